"""How Krvavý trůn is played as a rule: what strong players place and reveal, in shares that were counted."""

import numpy as np

from throneroom.games.krvavy_trun.flow import AT_END, AT_START, ON_SLOT
from throneroom.games.krvavy_trun.pieces import CARDS
from throneroom.games.krvavy_trun.state import PLACES_WIDE, slots_of
from throneroom.kit import below, count, has, lowest, nth, rule

PERCENT = 100
MOST_POINTS = 4
# In a hundred, by points: Archer Squire Spy Heir Impersonator Lord Murder Decree Trap Conspiracy
REVEALED = np.array(
    [
        [65, 67, 65, 75, 48, 58, 45, 20, 6, 5],
        [63, 60, 63, 52, 55, 68, 42, 8, 3, 12],
        [65, 75, 65, 50, 75, 70, 45, 10, 1, 16],
        [80, 80, 70, 60, 80, 80, 50, 10, 1, 70],
        [80, 80, 70, 60, 80, 80, 60, 10, 1, 75],
    ],
    np.int64,
)
USEFUL, USELESS = 80, 15  # an Impersonator with somebody to copy; a Murder with somebody to hit
PLACED = np.array(  # by round, the same kinds
    [
        [24, 8, 12, 26, 5, 15, 2, 1, 4, 4],
        [13, 13, 14, 15, 11, 13, 4, 1, 8, 7],
        [12, 14, 13, 10, 12, 13, 6, 2, 8, 9],
        [8, 11, 12, 11, 13, 13, 6, 4, 9, 13],
        [6, 8, 9, 8, 14, 10, 11, 7, 12, 15],
        [5, 5, 7, 4, 9, 7, 26, 9, 19, 9],
    ],
    np.int64,
)
STARTS = np.array([52, 65, 72, 72, 65, 69, 42, 35, 38, 60], np.int64)  # in a hundred at the beginning of the row
COVERS = np.array([16, 13, 8, 7, 8, 7, 35, 45, 17, 20], np.int64)  # and on an own slot, the rest at its end


@rule
def usual_placement(s, family, rng):
    """A card of the hand by the round, and its place by the card."""
    kind = usual_card(s.hand[family], PLACED[s.turn - 1], rng)
    return kind * PLACES_WIDE + usual_place(s, family, kind, rng)


@rule
def usual_card(hand, chances, rng):
    """One of these cards, each with its chance."""
    total = 0
    for kind in range(CARDS):
        if has(hand, kind):
            total += chances[kind]
    rest = below(rng, total)
    kind = lowest(hand)
    while rest >= chances[kind]:
        rest -= chances[kind]
        hand &= hand - 1
        kind = lowest(hand)
    return kind


@rule
def usual_place(s, family, kind, rng):
    """Mostly the beginning of the row."""
    if s.length == 0:
        return AT_END
    dice = below(rng, PERCENT)
    if dice < STARTS[kind]:
        return AT_START
    own = slots_of(s, family)
    if dice < STARTS[kind] + COVERS[kind] and own != 0:
        return ON_SLOT + nth(own, below(rng, count(own)))
    return AT_END


@rule
def is_revealed(kind, points, rng):
    """A card with so many points on it."""
    return below(rng, PERCENT) < REVEALED[min(points, MOST_POINTS)][kind]


@rule
def is_revealed_for_use(is_useful, rng):
    """A card that waits for its moment."""
    return below(rng, PERCENT) < (USEFUL if is_useful else USELESS)
