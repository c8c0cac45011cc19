"""What a world of Dědicové trůnu is worth, all cards and heirs being known: who wins, and by which faction.

First which faction wins, then who of its allies: two choices among few. What speaks for each is a sum of table cells.
Weights: `dedicove_weights`, made by `python -m bench.dedicove_value`.
"""

from base64 import b85decode
from typing import Final

import numpy as np
import numpy.typing as npt

from throneroom.bots.dedicove_heirs import FACTIONS, standing_of
from throneroom.bots.dedicove_weights import SCALE, WEIGHTS
from throneroom.games.dedicove.flow import is_of_row
from throneroom.games.dedicove.pieces import ALLIED, HEIRS, HEROES, SPACES
from throneroom.games.dedicove.result import faction_at
from throneroom.games.dedicove.rows import FACTION, MOST_ROWS
from throneroom.games.dedicove.sentence import here
from throneroom.games.dedicove.setup import SET_UP
from throneroom.games.dedicove.state import CARDS_WIDE, threshold
from throneroom.games.dedicove.turn import ACT
from throneroom.kit import count, has, lowest, rule, step
from throneroom.kit.reals import exp
from throneroom.kit.state import MOST_SEATS

FARTHEST = 24
SEATS, LATE, FAR, MOST_UP, MOST_DOWN, MOST_PARTY = MOST_SEATS + 1, 7, 8, 8, 6, 14
NEAR = 3  # a win of a faction is here, two steps away at most, or farther
NOBODY = 7  # leads a faction without allies
LEADER_BITS = 3


def _distances() -> npt.NDArray[np.int16]:
    """The fewest steps from every position to one where a faction wins (Z8)."""
    table = np.full((FACTIONS, SPACES + 1, SPACES + 1), FARTHEST, np.int16)
    spaces = range(1, SPACES + 1)
    for faction in range(FACTIONS):
        goals = [(r, g) for r in spaces for g in spaces if faction_at(r, g) == 1 << faction]
        for red in spaces:
            for green in spaces:
                table[faction, red, green] = min(abs(red - r) + abs(green - g) for r, g in goals)
    return table


DISTANCE = _distances()


def _laid_out(*sizes: int) -> list[int]:
    """Where each of these tables begins, and the end of all."""
    return [sum(sizes[:k]) for k in range(len(sizes) + 1)]


(TRACK, STEPS, ALLY, HELD, PENDING, SHOWN, HIDDEN, PARTY, HEIR, LEADS, FRIENDS, OWN, CELLS) = _laid_out(
    LATE * SPACES * SPACES * FACTIONS,  # for a faction: the markers, the nearer the end the more
    SEATS * LATE * FAR,  # how far it is from winning
    LATE * MOST_SEATS * NEAR * 4,  # an ally, how soon it acts, whether it leads there and in its other faction
    2 * (HEROES + 1) * FACTIONS,  # a card that an ally holds, and whether it acts now
    MOST_ROWS * 2 * FACTIONS,  # the instruction that is being carried out, by an ally or not
    LATE * MOST_UP,  # for an ally of the winning faction: its heroes of it that lie face up
    LATE * MOST_DOWN,  # and hidden
    LATE * MOST_PARTY,  # all its heroes
    LATE * (HEIRS + 1),
    LATE * MOST_SEATS * NEAR * 2,  # how soon it acts, and whether it leads
    LATE * 4 * 2,  # heroes of the faction in its hand, and whether it acts now
    LATE * MOST_SEATS * NEAR,  # how many face-up heroes it lacks itself
)
NET: Final = np.frombuffer(b85decode("".join(WEIGHTS.split())), "<i2") / SCALE
assert len(NET) == CELLS


# -- how it stands -------------------------------------------------------------------------------------------


@rule
def lateness(s):
    """How many face-up heroes the fullest party lacks to the end."""
    most = 0
    for p in range(s.seats):
        most = max(most, count(s.up[p]))
    return min(max(0, int(threshold(s)) - most), LATE - 1)


@rule
def turns_to(s, p):
    """In how many turns a seat acts: 0 if it has its choice of what to play."""
    now = step(s)
    is_open = now in (ACT, SET_UP)
    return (p - s.turn + s.seats - (0 if is_open else 1)) % s.seats


@rule
def nearness(s, f):
    """How far a faction is from winning, roughly."""
    steps = int(DISTANCE[f, s.red, s.green])
    return 0 if steps == 0 else 1 if steps < NEAR else 2


@rule
def leader(s, f):
    """Who wins, should this faction win."""
    best, most = NOBODY, -FARTHEST * 1000
    for p in range(s.seats):
        if has(int(ALLIED[s.heir[p]]), f):
            n = standing_of(s, p, 1 << f) + s.heir[p]
            if n > most:
                best, most = p, n
    return best


@rule
def leaders(s):
    """Of all four, in three bits each."""
    found = 0
    for f in range(FACTIONS):
        found |= leader(s, f) << LEADER_BITS * f
    return found


@rule
def leads(led, p, f):
    """Is it this one's?"""
    return int(led >> LEADER_BITS * f & NOBODY == p)


@rule
def sealed_hero(s, p):
    """The card that a seat has decided to hide, before all have decided; else 0."""
    return (s.sealed[p] - 1) // CARDS_WIDE if step(s) == SET_UP and s.sealed[p] > 0 else 0


@rule
def sealed_drop(s, p):
    """The card that it throws away then."""
    return (s.sealed[p] - 1) % CARDS_WIDE if step(s) == SET_UP and s.sealed[p] > 0 else 0


# -- cells that speak for a faction --------------------------------------------------------------------------


@rule
def at_track(s, f, late):
    """Where the markers stand."""
    return TRACK + ((late * SPACES + s.red - 1) * SPACES + s.green - 1) * FACTIONS + f


@rule
def at_steps(s, f, late):
    """How far it has to go, at a table of this size."""
    return STEPS + (s.seats * LATE + late) * FAR + min(FAR - 1, int(DISTANCE[f, s.red, s.green]))


@rule
def at_ally(s, p, f, late, led):
    """An ally who can act for it, and may want its other faction more."""
    other = lowest(int(ALLIED[s.heir[p]]) & ~(1 << f))
    wants = 2 * leads(led, p, f) + leads(led, p, other)
    return ALLY + ((late * MOST_SEATS + turns_to(s, p)) * NEAR + nearness(s, f)) * 4 + wants


@rule
def at_held(s, p, f, i):
    """A card in an ally's hand."""
    is_next = 1 if turns_to(s, p) == 0 else 0
    return HELD + (is_next * (HEROES + 1) + int(s.hand[p, i])) * FACTIONS + f


@rule
def at_pending(s, f):
    """What is just being carried out, by an ally or by somebody else; -1 if nothing is."""
    if not is_of_row(step(s)):
        return -1
    is_ally = 1 if has(int(ALLIED[s.heir[s.turn]]), f) else 0
    return PENDING + (here(s) * 2 + is_ally) * FACTIONS + f


@rule
def faction_score(s, f, late, led):
    """What speaks for the victory of a faction."""
    total = NET[at_track(s, f, late)] + NET[at_steps(s, f, late)]
    if at_pending(s, f) >= 0:
        total += NET[at_pending(s, f)]
    for p in range(s.seats):
        if has(int(ALLIED[s.heir[p]]), f):
            total += NET[at_ally(s, p, f, late, led)]
            for i in range(s.held[p]):
                total += NET[at_held(s, p, f, i)]
    return total


# -- cells that speak for one of its allies ------------------------------------------------------------------


@rule
def heroes_at(s, p, f, up):
    """Its heroes of a faction that lie so."""
    n = 0
    for i in range(s.heroes[p]):
        if has(s.up[p], i) == up and has(int(FACTION[s.party[p, i]]), f):
            n += 1
    if not up and has(int(FACTION[sealed_hero(s, p)]), f):
        n += 1
    return n


@rule
def at_shown(s, p, f, late):
    """Its heroes that all see."""
    return SHOWN + late * MOST_UP + min(MOST_UP - 1, heroes_at(s, p, f, True))


@rule
def at_hidden(s, p, f, late):
    """Its hidden heroes."""
    return HIDDEN + late * MOST_DOWN + min(MOST_DOWN - 1, heroes_at(s, p, f, False))


@rule
def at_party(s, p, late):
    """How large its party is."""
    return PARTY + late * MOST_PARTY + min(MOST_PARTY - 1, s.heroes[p])


@rule
def at_heir(s, p, late):
    """Its heir, who decides when all else is equal."""
    return HEIR + late * (HEIRS + 1) + int(s.heir[p])


@rule
def at_leads(s, p, f, late, led):
    """Whether it would win, and how soon it can do something."""
    return LEADS + ((late * MOST_SEATS + turns_to(s, p)) * NEAR + nearness(s, f)) * 2 + leads(led, p, f)


@rule
def at_friends(s, p, f, late):
    """Heroes of the faction that it can still play."""
    n = 0
    drop = sealed_drop(s, p)
    for i in range(s.held[p]):
        if s.hand[p, i] != drop and has(int(FACTION[s.hand[p, i]]), f):
            n += 1
    return FRIENDS + (late * 4 + min(3, n)) * 2 + (1 if turns_to(s, p) == 0 else 0)


@rule
def at_own(s, p, f):
    """How near it is to ending the game itself."""
    own = min(max(0, int(threshold(s)) - count(s.up[p])), LATE - 1)
    return OWN + (own * MOST_SEATS + turns_to(s, p)) * NEAR + nearness(s, f)


@rule
def ally_score(s, p, f, late, led):
    """What speaks for an ally, should the faction win."""
    total = NET[at_shown(s, p, f, late)] + NET[at_hidden(s, p, f, late)] + NET[at_party(s, p, late)]
    total += NET[at_heir(s, p, late)] + NET[at_leads(s, p, f, late, led)] + NET[at_friends(s, p, f, late)]
    return total + NET[at_own(s, p, f)]


# -- the value -----------------------------------------------------------------------------------------------


@rule
def evaluate(s, out):
    """Each seat's hope in a world where all is known. What is missing to 1 is the chance that nobody wins."""
    late, led = lateness(s), leaders(s)
    sum_of_all = 0.0
    for seat in range(s.seats):
        out[seat] = 0.0
    for f in range(FACTIONS):
        hope = exp(faction_score(s, f, late, led))
        sum_of_all += hope
        share_out(s, f, late, led, hope, out)
    for seat in range(s.seats):
        out[seat] /= sum_of_all


@rule
def share_out(s, f, late, led, hope, out):
    """The hope of a faction among its allies, three at most."""
    first, second, third = 0.0, 0.0, 0.0
    for p in range(s.seats):
        if has(int(ALLIED[s.heir[p]]), f):
            first, second, third = exp(ally_score(s, p, f, late, led)), first, second
    sum_of_all = first + second + third
    for p in range(s.seats - 1, -1, -1):
        if has(int(ALLIED[s.heir[p]]), f):
            out[p] += hope * first / sum_of_all
            first, second = second, third
