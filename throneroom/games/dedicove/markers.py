"""The influence markers: which ways they can go (E12-E19), and how they move."""

from throneroom.games.dedicove.events import MOVED
from throneroom.games.dedicove.grammar import BY_LEAD, IF_GREEN_LEADS, IF_RED_LEADS, TIMES_IT
from throneroom.games.dedicove.pieces import SPACES
from throneroom.games.dedicove.sentence import DONE, ask_decider, cell, decider, it, the_only
from throneroom.games.dedicove.state import MOVE
from throneroom.kit import EVERYONE, NOTHING, rule, tell

SPAN = 2 * SPACES + 1  # a way is a number: steps of red, then of green, both from -12 to 12
STILL = SPACES * SPAN + SPACES
NO_WAY = -1


@rule
def clamped(position, steps):
    """E13: as far as it can."""
    return min(SPACES, max(1, position + steps)) - position


@rule
def way(s, k):
    """E14: where the k-th way of this row leads, NO_WAY if it is not there or moves nothing."""
    flags = cell(s, 0)
    if k >= cell(s, 1):
        return NO_WAY
    if k == 1 and (
        (flags & IF_RED_LEADS != 0 and s.red <= s.green) or (flags & IF_GREEN_LEADS != 0 and s.green <= s.red)
    ):
        return NO_WAY
    red, green = cell(s, 2 + 2 * k), cell(s, 3 + 2 * k)
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
def options_move(s, out):
    """E14: ways with equal results are one."""
    n = 0
    for k in range(3):
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
def begin_move(s):
    """E14: nothing, the only way, or a question."""
    first, second, third = way(s, 0), way(s, 1), way(s, 2)
    only = max(first, second, third)
    if only == NO_WAY:
        return DONE
    if first in (only, NO_WAY) and second in (only, NO_WAY) and third in (only, NO_WAY):
        return the_only(MOVE, only)
    return ask_decider(s, MOVE)


@rule
def move(s, action):
    """Both markers, each by itself (E16)."""
    red, green = action // SPAN - SPACES, action % SPAN - SPACES
    s.red += red
    s.green += green
    remember(s.moved[decider(s)], red, green)
    tell(s, MOVED, decider(s), NOTHING, s.red, s.green, EVERYONE)
    return DONE


@rule
def remember(moved, red, green):
    """Who moved them where speaks of their heirs."""
    moved[0] += max(0, red)
    moved[1] += max(0, -red)
    moved[2] += max(0, green)
    moved[3] += max(0, -green)
