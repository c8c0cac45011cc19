"""The influence markers: which ways they can go (E12-E19), and how they move."""

import re
from dataclasses import dataclass
from typing import Any

from throneroom.games.dedicove.events import EVENTS
from throneroom.games.dedicove.notation import Thing
from throneroom.games.dedicove.pieces import SPACES
from throneroom.games.dedicove.reasons import REASONS
from throneroom.games.dedicove.rows import ME, VERBS, Rows, row
from throneroom.games.dedicove.sentence import DONE, ask_decider, cell, decider, it, the_only
from throneroom.games.dedicove.state import QUESTIONS
from throneroom.kit import EVERYONE, NOTHING, rule, tell
from throneroom.kit.errors import Malformed
from throneroom.kit.events import SOURCE, TARGET
from throneroom.kit.kinds import WHO, number_in

MOVED = EVENTS.add("moved", seat=WHO, red=number_in(SOURCE), green=number_in(TARGET))  # where they stand now
NOT_A_WAY = REASONS.add("dedicove-move", "E14")

MOST_WAYS = 3
FLAGS_AT, WAYS_AT, STEPS_AT = range(3)  # arguments of the row; the steps of red and green, way after way
TIMES_IT, BY_LEAD, IF_RED_LEADS, IF_GREEN_LEADS = 1, 2, 4, 8  # the conditions are those of the second way
SPAN = 2 * SPACES + 1  # a way is a number: steps of red, then of green, both from -12 to 12
STILL = SPACES * SPAN + SPACES
NO_WAY = -1

# -- which ways there are ------------------------------------------------------------------------------------


@rule
def clamped(position, steps):
    """E13: as far as it can."""
    return min(SPACES, max(1, position + steps)) - position


@rule
def way(s, k):
    """E14: where the k-th way of this row leads, NO_WAY if it is not there or moves nothing."""
    flags = cell(s, FLAGS_AT)
    if k >= cell(s, WAYS_AT):
        return NO_WAY
    if k == 1 and (
        (flags & IF_RED_LEADS != 0 and s.red <= s.green) or (flags & IF_GREEN_LEADS != 0 and s.green <= s.red)
    ):
        return NO_WAY
    red, green = cell(s, STEPS_AT + 2 * k), cell(s, STEPS_AT + 2 * k + 1)
    if flags & TIMES_IT != 0:
        red, green = red * it(s), green * it(s)
    if flags & BY_LEAD != 0:
        if s.red == s.green:
            return NO_WAY
        if s.red < s.green:
            red, green = green, red
    found = (clamped(s.red, red) + SPACES) * SPAN + clamped(s.green, green) + SPACES
    return NO_WAY if found == STILL else found


@rule
def options_of_way(s, seat, out):
    """E14: ways with equal results are one."""
    n = 0
    for k in range(MOST_WAYS):
        found = way(s, k)
        new = found != NO_WAY
        for i in range(n):
            if out[i] == found:
                new = False
        if new:
            out[n] = found
            n += 1
    return n


@rule
def refusal_of_way(s, seat, action):
    """E14"""
    for k in range(MOST_WAYS):
        if action != NO_WAY and way(s, k) == action:
            return 0
    return NOT_A_WAY


# -- how it is written ---------------------------------------------------------------------------------------

_STEPS = re.compile(r"(?P<marker>[RG])(?P<steps>[+-][0-9]{1,2})")


def _steps(action: int) -> tuple[int, int]:
    return action // SPAN - SPACES, action % SPAN - SPACES


def _write_way(action: int) -> str:
    """`R+1 G-2`"""
    return " ".join(f"{marker}{steps:+}" for marker, steps in zip("RG", _steps(action), strict=True) if steps)


def _read_way(text: str) -> int:
    found = {"R": 0, "G": 0}
    for one in text.split(" "):
        match = _STEPS.fullmatch(one)
        if not match or found[match["marker"]] or abs(int(match["steps"])) > SPACES:
            raise Malformed("action", sent=f"move {text}")
        found[match["marker"]] = int(match["steps"])
    return (found["R"] + SPACES) * SPAN + found["G"] + SPACES


def _tell_way(action: int) -> dict[str, Any]:
    return dict(zip(("red", "green"), _steps(action), strict=True))


CHOOSE_WAY = QUESTIONS.add(
    "move",
    row=True,
    options=options_of_way,
    refusal=refusal_of_way,
    says={"move": Thing(".+", _write_way, _read_way, _tell_way, 0)},
)

# -- move ----------------------------------------------------------------------------------------------------


@rule
def begin_move(s):
    """E14: nothing, the only way, or a question."""
    first, second, third = way(s, 0), way(s, 1), way(s, 2)
    only = max(first, second, third)
    if only == NO_WAY:
        return DONE
    if first in (only, NO_WAY) and second in (only, NO_WAY) and third in (only, NO_WAY):
        return the_only(CHOOSE_WAY, only)
    return ask_decider(s, CHOOSE_WAY)


@rule
def move_markers(s, action):
    """Both markers, each by itself (E16)."""
    red, green = action // SPAN - SPACES, action % SPAN - SPACES
    s.red += red
    s.green += green
    remember(s.moved[decider(s)], red, green)
    tell(s, MOVED, decider(s), NOTHING, s.red, s.green, EVERYONE)
    return DONE


@rule
def remember(moved, red, green):
    """Who moved them where speaks of their heirs; the order is that of DIRECTIONS."""
    moved[0] += max(0, red)
    moved[1] += max(0, -red)
    moved[2] += max(0, green)
    moved[3] += max(0, -green)


MOVE = VERBS.add("move", begin=begin_move, effect=move_markers, asks=(CHOOSE_WAY,))

# -- the words -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Way:
    """Steps of both markers; `|` is one of several ways, `&` both together."""

    ways: tuple[tuple[int, int], ...]
    flags: int = 0

    def __or__(self, other: "Way") -> "Way":
        return Way(self.ways + other.ways, self.flags | other.flags)

    def __and__(self, other: "Way") -> "Way":
        (first,), (second,) = self.ways, other.ways
        return Way(((first[0] + second[0], first[1] + second[1]),), self.flags | other.flags)


@dataclass(frozen=True)
class Marker:
    """`RED + 1` is one way to move."""

    unit: tuple[int, int]
    flags: int = 0

    def __add__(self, steps: int) -> Way:
        return Way(((self.unit[0] * steps, self.unit[1] * steps),), self.flags)

    def __sub__(self, steps: int) -> Way:
        return self + -steps


RED, GREEN = Marker((1, 0)), Marker((0, 1))
LEADER, TRAILER = Marker((1, 0), BY_LEAD), Marker((0, 1), BY_LEAD)


def one_or_both(this: Way, that: Way) -> Way:
    """E15: AND/OR."""
    return this | that | (this & that)


def if_red_leads(way: Way) -> Way:
    """E18"""
    return Way(way.ways, way.flags | IF_RED_LEADS)


def if_green_leads(way: Way) -> Way:
    """E18"""
    return Way(way.ways, way.flags | IF_GREEN_LEADS)


def move(way: Way, by: int = ME) -> Rows:
    """E12-E18"""
    return row(MOVE, way.flags, len(way.ways), *(step for pair in way.ways for step in pair), by=by)


def move_each(way: Way) -> Rows:
    """E19: so many times as `it` says."""
    return move(Way(way.ways, way.flags | TIMES_IT))
