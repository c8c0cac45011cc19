"""Reading the heirs (Z17-Z20): exact Bayes over every way in which the others may hold them.

Five heirs can lie with five others in 120 ways. Ways that use the same heirs for the first seats are added up once, so
32 sums weigh them all. The evidence is what a party shows: its heroes were chosen.
"""

import math

import numpy as np
import numpy.typing as npt

from throneroom.games.dedicove import grammar as g
from throneroom.games.dedicove.effects import FACTION, FIRST_ROW, ROWS
from throneroom.games.dedicove.pieces import ALLIED, EMPEROR, HEIRS, HEROES, HILL, IMPERIAL, UNDEAD
from throneroom.games.dedicove.sentence import BY_AT, FIRST_AT, VERB_AT
from throneroom.kit import count, has, large_rule, rule

Table = npt.NDArray[np.float64]

OTHERS = HEIRS - 1
DEALS = 1 << OTHERS  # sets of heirs
FACTIONS = 4
LEAN = 0.3  # how much a choice speaks: of a friend's card e^0.3 times as likely


def _pull(faction: int, red: int, green: int) -> float:
    """Z19: how much these steps are what a faction wants."""
    if faction == IMPERIAL:
        return red - green
    if faction == HILL:
        return green - red
    return (red + green) / 2 if faction == UNDEAD else -(red + green) / 2


def _score(card: int, heir: int) -> float:
    """How well a card serves an heir: it is a friend, and the best of its ways goes where a friend wants."""
    friends = [1 << i for i in range(FACTIONS) if int(ALLIED[heir]) >> i & 1]
    score = 1.0 if card != EMPEROR and FACTION[card] & ALLIED[heir] else 0.0
    row = ROWS[FIRST_ROW[card]]
    if row[VERB_AT] != g.MOVE or row[BY_AT] != g.ME or row[FIRST_AT] & g.BY_LEAD:
        return score
    steps = row[FIRST_AT + 2 : FIRST_AT + 2 + 2 * row[FIRST_AT + 1]].reshape(-1, 2).tolist()
    return score + max(min(2.0, _pull(friend, *way)) for friend in friends for way in steps)


def _likelihood() -> Table:
    """Of every card, shown by every heir; each heir's cards together as likely as any other's."""
    cards, heirs = range(1, HEROES + 1), range(1, HEIRS + 1)
    table = np.ones((HEROES + 1, HEIRS + 1))
    table[1:, 1:] = [[math.exp(LEAN * _score(card, heir)) for heir in heirs] for card in cards]
    table /= table[1:].mean(axis=0)
    return table


LIKELIHOOD = _likelihood()


@rule
def heir_at(own, i):
    """The i-th of the heirs but the own one."""
    return i + 1 if i + 1 < own else i + 2


@large_rule
def weigh(v, seat, weights):
    """For every other seat, clockwise from the own one, how likely its face-up heroes are with each heir."""
    for k in range(v.seats - 1):
        p = (seat + 1 + k) % v.seats
        for i in range(OTHERS):
            heir = heir_at(v.heir[seat], i)
            weight = 1.0
            for at in range(v.heroes[p]):
                if has(v.up[p], at):
                    weight *= LIKELIHOOD[v.party[p, at], heir]
            weights[k, i] = weight


@large_rule
def total(weights, others, ways):
    """The weight of all ways to deal the heirs together: seat after seat gets one that is left."""
    ways[:] = 0.0
    ways[0] = 1.0
    found = 0.0
    for dealt in range(DEALS):
        k = count(dealt)
        if k == others:
            found += ways[dealt]
        elif k < others:
            for i in range(OTHERS):
                if not has(dealt, i):
                    ways[dealt | 1 << i] += ways[dealt] * weights[k, i]
    return found


# -- who would win -------------------------------------------------------------------------------------------

HERO, HIDDEN, FEWER = 400, 100, 10  # what a hero of the faction counts, an unknown one, and every hero less (W7)


@large_rule
def standing_of(v, p, faction):
    """W7 as one number, the heir's number aside."""
    n = -FEWER * v.heroes[p]
    for i in range(v.heroes[p]):
        card = v.party[p, i]
        if card <= 0:
            n += HIDDEN
        elif FACTION[card] & faction != 0:
            n += HERO
    return n


@large_rule
def share_won(v, seat, faction, more, weights, left, ways):
    """The weight of the worlds where this seat would win with a faction, if it had so much more to show (W6-W8)."""
    own = int(v.heir[seat])
    mine = standing_of(v, seat, faction) + more + own
    for k in range(v.seats - 1):
        theirs = standing_of(v, (seat + 1 + k) % v.seats, faction)
        for i in range(OTHERS):
            heir = heir_at(own, i)
            is_lost = ALLIED[heir] & faction != 0 and theirs + heir > mine
            left[k, i] = 0.0 if is_lost else weights[k, i]
    return total(left, v.seats - 1, ways)


@large_rule
def read_hopes(v, seat, hopes):
    """For both own factions: the hope in their victory as it stands, and with one more of their heroes."""
    weights, left, ways = np.zeros((OTHERS, OTHERS)), np.zeros((OTHERS, OTHERS)), np.zeros(DEALS)
    weigh(v, seat, weights)
    everything = total(weights, v.seats - 1, ways)
    for i in range(FACTIONS):
        faction = 1 << i
        if ALLIED[v.heir[seat]] & faction != 0:
            hopes[0, i] = share_won(v, seat, faction, 0, weights, left, ways) / everything
            hopes[1, i] = share_won(v, seat, faction, HERO - FEWER, weights, left, ways) / everything


@large_rule
def leads(s, seat, faction):
    """With all heirs known: does this seat win, should that faction win?"""
    mine = standing_of(s, seat, faction) + s.heir[seat]
    for p in range(s.seats):
        if p != seat and ALLIED[s.heir[p]] & faction != 0 and standing_of(s, p, faction) + s.heir[p] > mine:
            return False
    return ALLIED[s.heir[seat]] & faction != 0
