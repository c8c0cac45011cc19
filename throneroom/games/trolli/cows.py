"""Cows and their barns (R57, R77)."""

from throneroom.games.trolli.events import EVENTS
from throneroom.games.trolli.pieces import COWS
from throneroom.games.trolli.reasons import REASONS
from throneroom.games.trolli.registers import VERBS, deed
from throneroom.kit import EVERYONE, NOTHING, rule, tell
from throneroom.kit.kinds import COUNT, WHO

GOT_COW = EVENTS.add("cow", seat=WHO, count=COUNT)
UNCOVERED = EVENTS.add("uncovered", seat=WHO)
NO_COWS = REASONS.add("trolli-no-cows", "A35")
NO_BARN = REASONS.add("trolli-no-barn", "R77")


@rule
def can_take_cow(s, p, ore):
    """A19"""
    return against_cow(s, p) == 0


@rule
def against_cow(s, p, deed=0, place=0):
    """R77, A35: a cow in the supply, and an open barn."""
    if s.supply[COWS] == 0:
        return NO_COWS
    return 0 if s.cows[p] < s.barns[p] else NO_BARN


@rule
def take_cows(s, p, most, ore=0):
    """R77: up to so many, one in each open barn."""
    n = min(most, min(int(s.barns[p]) - int(s.cows[p]), int(s.supply[COWS])))
    if n > 0:
        s.cows[p] += n
        s.supply[COWS] -= n
        tell(s, GOT_COW, p, NOTHING, 0, 0, EVERYONE, n)


@rule
def steal(s, p, deed, place):
    """R77: one cow."""
    take_cows(s, p, 1)


VERBS.add("cows", can=can_take_cow, do=take_cows)
STEAL = deed("cow", rule="R77", check=against_cow, effect=steal)


@rule
def can_uncover(s, p, ore):
    """A29: is a barn still covered?"""
    return s.covered[p] > 0


@rule
def uncover(s, p, n=1, ore=0):
    """R57, A29: a barn, if one is still covered."""
    if s.covered[p] > 0:
        s.covered[p] -= 1
        s.barns[p] += 1
        tell(s, UNCOVERED, p, NOTHING, 0, 0, EVERYONE)


VERBS.add("uncover", can=can_uncover, do=uncover)
