"""Reading the heirs (Z17-Z20): exact Bayes over every way in which the others may hold them.

Five heirs can lie with five others in 120 ways. Ways that use the same heirs for the first seats are added up once, so
32 sums weigh them all. The evidence is what all saw a seat do: where it moved the markers, and which heroes it shows.
"""

import numpy as np
import numpy.typing as npt

from throneroom.games.dedicove.pieces import ALLIED, EMPEROR, HEIRS, HEROES, HILL, IMPERIAL, UNDEAD, WATER
from throneroom.games.dedicove.rows import FACTION
from throneroom.games.dedicove.state import DIRECTIONS
from throneroom.kit import below, count, has, rule
from throneroom.kit.reals import exp
from throneroom.kit.state import layout_of_room

Table = npt.NDArray[np.float64]

OTHERS = HEIRS - 1
DEALS = 1 << OTHERS  # sets of heirs
FACTIONS = 4
FINE = 1 << 30  # parts of a chance
LEAST = -1e9  # no evidence speaks so much against an heir
FRIENDLY = 0.6  # a hero of an own faction is shown e^0.6 times as likely as another one
WANTED = 0.3  # a step is made e^0.3 times as likely by whom it serves, and again if it serves both factions
DOUBT = 1e-6  # nobody has to play as we think: no heir is ever less likely than that beside the likeliest
WANTS = {IMPERIAL: ("R+", "G-"), HILL: ("R-", "G+"), UNDEAD: ("R+", "G+"), WATER: ("R-", "G-")}  # Z19


def _is_friend(card: int, heir: int) -> bool:
    return card != EMPEROR and bool(FACTION[card] & ALLIED[heir])


def _served(direction: str, heir: int) -> int:
    """How many of the heir's two factions want it."""
    return sum(direction in wanted for faction, wanted in WANTS.items() if faction & ALLIED[heir])


def _likelihood(leanings: list[list[float]]) -> Table:
    """For each thing and each heir, as a logarithm; all things together are as likely with one heir as with another."""
    table = np.array(leanings)
    table -= np.log(np.exp(table).mean(axis=0))
    return table.round(12)  # the last bits of a logarithm differ from machine to machine


ALL_HEIRS = range(HEIRS + 1)  # 0 stands for none
OF_HERO = _likelihood([[FRIENDLY * _is_friend(card, heir) for heir in ALL_HEIRS] for card in range(HEROES + 1)])
OF_STEP = _likelihood([[WANTED * _served(direction, heir) for heir in ALL_HEIRS] for direction in DIRECTIONS])


READING = layout_of_room(
    ("weights", np.float64, (OTHERS, OTHERS)), ("left", np.float64, (OTHERS, OTHERS)), ("ways", np.float64, (DEALS,))
)


@rule
def heir_at(own, i):
    """The i-th of the heirs but the own one."""
    return i + 1 if i + 1 < own else i + 2


@rule
def weigh(v, seat, weights):
    """For every other seat, clockwise from the own one, how likely each heir makes what all saw of it."""
    for k in range(v.seats - 1):
        most = LEAST
        for i in range(OTHERS):
            weights[k, i] = evidence(v, (seat + 1 + k) % v.seats, heir_at(v.heir[seat], i))
            most = max(most, weights[k, i])
        for i in range(OTHERS):
            weights[k, i] = max(DOUBT, exp(weights[k, i] - most))


@rule
def evidence(v, p, heir):
    """What its face-up heroes and its steps of the markers say for an heir, as a logarithm."""
    found = 0.0
    for i in range(v.heroes[p]):
        if has(v.up[p], i):
            found += OF_HERO[v.party[p, i], heir]
    for k in range(len(DIRECTIONS)):
        found += v.moved[p, k] * OF_STEP[k, heir]
    return found


@rule
def total(weights, others, ways):
    """The weight of all ways to deal the heirs together: seat after seat gets one that is left."""
    for dealt in range(DEALS):
        ways[dealt] = 0.0
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


# -- imagining them ------------------------------------------------------------------------------------------


@rule
def weigh_rest(weights, others, ways):
    """For each set of heirs that the first seats may have: the weight of all ways to deal to the others."""
    for dealt in range(DEALS - 1, -1, -1):
        k = count(dealt)
        ways[dealt] = 1.0 if k == others else 0.0
        for i in range(OTHERS):
            if k < others and not has(dealt, i):
                ways[dealt] += weights[k, i] * ways[dealt | 1 << i]


@rule
def deal_heirs(v, s, seat, reading, rng):
    """In a world that was imagined of a view: the heirs anew, each way as likely as the evidence makes it."""
    weights, ways, others = reading.weights, reading.ways, v.seats - 1
    weigh(v, seat, weights)
    weigh_rest(weights, others, ways)
    dealt = 0
    for k in range(others):
        left = ways[dealt] * below(rng, FINE) / FINE
        chosen = -1
        for i in range(OTHERS):
            if not has(dealt, i) and (chosen < 0 or left >= 0.0):
                chosen = i
                left -= weights[k, i] * ways[dealt | 1 << i]
        dealt |= 1 << chosen
        s.heir[(seat + 1 + k) % v.seats] = heir_at(v.heir[seat], chosen)


# -- who would win -------------------------------------------------------------------------------------------

HERO, HIDDEN, FEWER = 400, 100, 10  # what a hero of the faction counts, an unknown one, and every hero less (W7)


@rule
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


@rule
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


@rule
def read_hopes(v, seat, hopes, reading):
    """For both own factions: the hope in their victory as it stands, and with one more of their heroes."""
    weights, left, ways = reading.weights, reading.left, reading.ways
    for i in range(FACTIONS):
        hopes[0, i] = hopes[1, i] = 0.0
    weigh(v, seat, weights)
    everything = total(weights, v.seats - 1, ways)
    for i in range(FACTIONS):
        faction = 1 << i
        if ALLIED[v.heir[seat]] & faction != 0:
            hopes[0, i] = share_won(v, seat, faction, 0, weights, left, ways) / everything
            hopes[1, i] = share_won(v, seat, faction, HERO - FEWER, weights, left, ways) / everything
