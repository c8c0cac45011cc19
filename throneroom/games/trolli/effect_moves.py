"""Trolls and humans that an effect moves to empty cauldrons: nobody is pushed out (A44)."""

from collections.abc import Callable
from typing import Any

from throneroom.games.trolli.caves import move_troll
from throneroom.games.trolli.data import CAVES, TROLLS
from throneroom.games.trolli.events import EVENTS, TROLL
from throneroom.games.trolli.pieces import (
    CAVE_COUNT,
    FIRST_VILLAGE,
    HUMAN,
    MINE,
    OFF,
    PLACE_NAMES,
    PLACES_WIDE,
    TROLL_NAMES,
)
from throneroom.games.trolli.reasons import CAVES_ONLY, FULL_CAVE, REASONS, SAME_PLACE, SOMETHING_ELSE
from throneroom.games.trolli.registers import QUESTIONS, VERBS, Texts, always, count_down
from throneroom.games.trolli.state import cave_room, caves_with_room, has_room, is_village
from throneroom.kit import BIT, EVERYONE, NOTHING, answered, argument, ask, has, members_from, rule, set_argument, tell
from throneroom.kit.kinds import FROM, TO, WHO
from throneroom.kit.reasons import Attempt

TROLLS_LEFT, MOVABLE, HUMANS_LEFT = range(3)  # arguments of TROLLS_TO: how many, which trolls, how many humans beside
EVERY_TROLL = (1 << TROLLS) - 1
MOVED = EVENTS.add("moved", seat=WHO, troll=TROLL, from_=FROM, to=TO)
HUMAN_MOVED = EVENTS.add("human-moved", seat=WHO, from_=FROM, to=TO)
TROLL_TEXTS: Texts = [
    (troll * PLACES_WIDE + place, f"move {TROLL_NAMES[troll]} {PLACE_NAMES[place]}")
    for troll in range(TROLLS)
    for place in range(MINE, len(PLACE_NAMES))
]
HUMAN_TEXTS: Texts = [  # all villages are one wish that is never granted
    (HUMAN + source * 4 + min(target, CAVE_COUNT), f"human {CAVES[source]} {place}")
    for source in range(CAVE_COUNT)
    for target, place in enumerate(PLACE_NAMES[MINE:])
]


def alike_by(movable: Callable[[Any], int]) -> int:
    """The reason that another troll stands for this one, of those that may move."""

    def other(tried: Attempt) -> str:
        return TROLL_NAMES[int(alike(tried.v, tried.seat, tried.action // PLACES_WIDE, movable(tried.v)))]

    return REASONS.add("trolli-alike", "R38", troll=other)


NO_VILLAGE = REASONS.add("trolli-no-village", "R11")
FULL_VILLAGE = REASONS.add("trolli-full-village", "A44")
OUT_OF_PLAY = REASONS.add("trolli-out-of-play", "A44")
MOVED_ALREADY = REASONS.add("trolli-moved", "A44")
NO_HUMAN = REASONS.add("trolli-no-human", "A44")
ALIKE = alike_by(lambda v: argument(v, MOVABLE))

# -- trolls -------------------------------------------------------------------------------------------------


@rule
def alike(s, p, troll, others):
    """The first of these trolls for which moving would be the same, or -1. The one barred by R47 is like no other."""
    for other in range(troll):
        same = s.trolls[p, other] == s.trolls[p, troll] and other != s.mover - 1 and troll != s.mover - 1
        if same and has(others, other):
            return other
    return -1


@rule
def against_troll(s, p, troll, trolls):
    """A44: only those on the board, each once."""
    if s.trolls[p, troll] == OFF:
        return OUT_OF_PLAY
    return 0 if has(trolls, troll) else MOVED_ALREADY


@rule
def against_room(s, p, place):
    """A44: an empty cauldron is needed."""
    if place >= FIRST_VILLAGE + s.seats:
        return NO_VILLAGE
    if has_room(s, p, place):
        return 0
    return FULL_VILLAGE if is_village(place) else FULL_CAVE


@rule
def places_with_room(s, p):
    """All places that take a player's troll."""
    found = 0
    for place in range(MINE, FIRST_VILLAGE + s.seats):
        if against_room(s, p, place) == 0:
            found |= BIT[place]
    return found


@rule
def trolls_to_move(s, p, trolls):
    """Those of these trolls that an effect can move."""
    found = 0
    for troll in range(TROLLS):
        if against_troll(s, p, troll, trolls) == 0:
            found |= BIT[troll]
    return found


@rule
def troll_moves(s, p, trolls, places, out):
    """R38, A12, A44: each of these trolls to each of these places but its own; equal trolls once."""
    n = 0
    for troll in range(TROLLS):
        if not has(trolls, troll) or alike(s, p, troll, trolls) >= 0:
            continue
        n = members_from(troll * PLACES_WIDE, places & ~BIT[s.trolls[p, troll]], out, n)
    return n


@rule
def can_move_troll(s, p, trolls, places):
    """Is there such a move?"""
    found = 0
    for troll in range(TROLLS):
        if has(trolls, troll):
            found |= places & ~BIT[s.trolls[p, troll]]
    return found != 0


@rule
def can_move_one_of(s, p, trolls):
    """A19, A44: can an effect move any of these trolls?"""
    return can_move_troll(s, p, trolls_to_move(s, p, trolls), places_with_room(s, p))


@rule
def against_troll_move(s, p, troll, place):
    """A44"""
    found = against_troll(s, p, troll, argument(s, MOVABLE))
    if found == 0:
        found = SAME_PLACE if s.trolls[p, troll] == place else against_room(s, p, place)
    if found == 0 and alike(s, p, troll, argument(s, MOVABLE)) >= 0:
        return ALIKE
    return found


# -- humans -------------------------------------------------------------------------------------------------


@rule
def against_human(s, p, action):
    """A44: from one cave to another."""
    source, target = (action - HUMAN) // 4, (action - HUMAN) % 4
    if target == CAVE_COUNT:
        return CAVES_ONLY
    if s.humans[p, source] == 0:
        return NO_HUMAN
    if source == target:
        return SAME_PLACE
    return 0 if cave_room(s, p, target + MINE) > 0 else FULL_CAVE


@rule
def human_moves(s, p, out, n):
    """A44: behind n others."""
    for action in range(HUMAN, HUMAN + 4 * CAVE_COUNT):
        if against_human(s, p, action) == 0:
            out[n] = action
            n += 1
    return n


@rule
def can_move_human(s, p, ore=0):
    """Is there a human, and room in a cave that is not its own?"""
    room = caves_with_room(s, p)
    found = 0
    for cave in range(CAVE_COUNT):
        if s.humans[p, cave] > 0:
            found |= room & ~(1 << cave)
    return found != 0


@rule
def move_human(s, p, action):
    """A44: between two caves."""
    source, target = (action - HUMAN) // 4, (action - HUMAN) % 4
    s.humans[p, source] -= 1
    s.humans[p, target] += 1
    tell(s, HUMAN_MOVED, p, NOTHING, source + MINE, target + MINE, EVERYONE)


@rule
def move_one_human(s, p, action):
    """A44: one of several."""
    count_down(s, 0)
    move_human(s, p, action)


HUMANS_TO = QUESTIONS.add(
    "move-humans", refusal=against_human, answer=move_one_human, is_open=can_move_human,
    may_end=always, texts=HUMAN_TEXTS, rule="A44",
)  # fmt: skip

# -- trolls, and for one effect humans, too -----------------------------------------------------------------


@rule
def can_move_either(s, p):
    """Is something left of the top question?"""
    if argument(s, TROLLS_LEFT) > 0 and can_move_one_of(s, p, argument(s, MOVABLE)):
        return True
    return argument(s, HUMANS_LEFT) > 0 and can_move_human(s, p)


@rule
def either_moves(s, p, out):
    """A44: what may be moved by the top question."""
    trolls = trolls_to_move(s, p, argument(s, MOVABLE)) if argument(s, TROLLS_LEFT) > 0 else 0
    n = troll_moves(s, p, trolls, places_with_room(s, p), out)
    return human_moves(s, p, out, n) if argument(s, HUMANS_LEFT) > 0 else n


@rule
def against_either(s, p, action):
    """A44"""
    if argument(s, HUMANS_LEFT if action >= HUMAN else TROLLS_LEFT) == 0:
        return SOMETHING_ELSE
    if action >= HUMAN:
        return against_human(s, p, action)
    return against_troll_move(s, p, action // PLACES_WIDE, action % PLACES_WIDE)


@rule
def move_either(s, p, action):
    """A44: one of so many trolls, each once, or where the effect says so one of so many humans."""
    if action >= HUMAN:
        set_argument(s, argument(s, HUMANS_LEFT) - 1, HUMANS_LEFT)
        move_human(s, p, action)
        return
    troll = action // PLACES_WIDE
    set_argument(s, argument(s, TROLLS_LEFT) - 1, TROLLS_LEFT)
    set_argument(s, argument(s, MOVABLE) & ~BIT[troll], MOVABLE)
    humans = argument(s, HUMANS_LEFT)
    if argument(s, TROLLS_LEFT) == 0 and humans > 0:
        answered(s)
        ask(s, HUMANS_TO, BIT[p], humans)
    move_troll(s, p, troll, action % PLACES_WIDE, MOVED)


TROLLS_TO = QUESTIONS.add(
    "move-trolls", options=either_moves, refusal=against_either, answer=move_either, is_open=can_move_either,
    may_end=always, texts=[*TROLL_TEXTS, *HUMAN_TEXTS], rule="A44",
)  # fmt: skip

# -- the verbs ----------------------------------------------------------------------------------------------


@rule
def can_move_trolls(s, p, ore=0):
    """A19"""
    return can_move_one_of(s, p, EVERY_TROLL)


@rule
def can_move_some(s, p, ore):
    """A19"""
    return can_move_trolls(s, p) or can_move_human(s, p)


@rule
def ask_trolls(s, p, n):
    """Up to so many."""
    ask(s, TROLLS_TO, BIT[p], n, EVERY_TROLL)


@rule
def ask_humans(s, p, n):
    """Up to so many."""
    ask(s, HUMANS_TO, BIT[p], n)


@rule
def ask_either(s, p, n):
    """Up to so many of both, in any order."""
    ask(s, TROLLS_TO, BIT[p], n, EVERY_TROLL, n)


VERBS.add("trolls", can=can_move_trolls, ask=ask_trolls)
VERBS.add("humans", can=can_move_human, ask=ask_humans)
VERBS.add("either", can=can_move_some, ask=ask_either)
