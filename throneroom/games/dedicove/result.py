"""The end (section 6): the winning faction, its allies, and what decides between them."""

from typing import Final

from throneroom.games.dedicove.pieces import ALLIED, FIRST_DARK, HILL, IMPERIAL, UNDEAD, WATER
from throneroom.games.dedicove.rows import FACTION
from throneroom.games.dedicove.state import is_dry, is_reached
from throneroom.kit import BIT, best_of, count, has, lowest, rule

CRITERIA: Final = ("nobody", "sole-ally", "most-heroes", "fewest-heroes", "heir-number")
NOBODY, SOLE_ALLY, MOST_HEROES, FEWEST_HEROES, HEIR_NUMBER = range(5)
MANY = 64  # more than heroes in a party


@rule
def faction_at(red, green):
    """W5: the first that applies."""
    if red >= FIRST_DARK and green >= FIRST_DARK:
        return UNDEAD
    if abs(red - green) <= 1:
        return WATER
    return IMPERIAL if red > green else HILL


@rule
def allies(s):
    """W6: the seats whose heir is allied with the winning faction."""
    faction = faction_at(s.red, s.green)
    found = 0
    for seat in range(s.seats):
        if s.heir[seat] > 0 and ALLIED[s.heir[seat]] & faction != 0:
            found |= BIT[seat]
    return found


@rule
def heroes_of(s, seat, faction):
    """W7: face up and hidden together, the Emperor too."""
    n = 0
    for i in range(s.heroes[seat]):
        if s.party[seat, i] > 0 and FACTION[s.party[seat, i]] & faction != 0:
            n += 1
    return n


@rule
def strength(s, seat, criterion):
    """What is compared: more is better."""
    if criterion == MOST_HEROES:
        return heroes_of(s, seat, faction_at(s.red, s.green))
    if criterion == FEWEST_HEROES:
        return MANY - s.heroes[seat]
    return int(s.heir[seat])


@rule
def strongest(s, seats, criterion):
    """Of these seats those that are best by a criterion."""
    best, found = -1, 0
    for seat in range(s.seats):
        if has(seats, seat):
            best, found = best_of(best, found, seat, strength(s, seat, criterion))
    return found


@rule
def decision(s):
    """W6-W9: the winner, -1 for nobody, and the criterion that decided."""
    left = allies(s)
    if left == 0:
        return -1, NOBODY
    if count(left) == 1:
        return lowest(left), SOLE_ALLY
    for criterion in (MOST_HEROES, FEWEST_HEROES, HEIR_NUMBER):
        left = strongest(s, left, criterion)
        if count(left) == 1:
            return lowest(left), criterion
    return lowest(left), HEIR_NUMBER


@rule
def winner(s):
    """The seat that wins, or -1."""
    found, _ = decision(s)
    return found


@rule
def is_capped(s):
    """W12: did the turns run out?"""
    return not is_reached(s) and s.cap > 0 and s.turns == s.cap


@rule
def is_played_out(s):
    """W12: was there nothing left to do?"""
    return not is_reached(s) and not is_capped(s) and is_dry(s)
