"""What is counted, for royal cards (R78) and at the end (R79-R83)."""

from throneroom.games.trolli.data import (
    HUMAN_POINTS,
    PRINCESS_POINTS,
    ROYAL_TILE_POINTS,
    SET_OF_THREE,
    SET_OF_TWO,
    SINGLE,
)
from throneroom.games.trolli.pieces import (
    BABY,
    BELL,
    CAMP,
    CARD_CONDITION,
    CAVE_TILES,
    CONDITION_OF,
    CONDITION_PER,
    COUNTED,
    ROYAL_TILE,
    TOTEM_CARDS,
    TOTEM_TILE,
)
from throneroom.games.trolli.state import human_count
from throneroom.kit import best_of, count, has, lowest, rule

BATS, SNAKES, TOADS = TOTEM_CARDS
TOTEM_KINDS, ALL_CARDS, FIRST_ITEM, ALL_HUMANS, FIRST_TILE = (
    COUNTED.index(what) for what in ("totem", "card", "camp", "human", "princess-tile")
)
ALL_TILES, FIRST_ORE, FIRST_SHAFT, ALL_COWS = (
    COUNTED.index(what) for what in ("tile", "obsidian", "obsidian-shaft", "cow")
)
SOURCES = ("sets", "princesses", "royal-tiles", "humans", "vp-tiles", "cards")


@rule
def totem(s, p, which):
    """Troll cards with one animal."""
    return count(s.cards[p] & (BATS if which == 0 else SNAKES if which == 1 else TOADS))


@rule
def totem_kinds(s, p):
    """How many of the three animals a player has."""
    return min(totem(s, p, 0), 1) + min(totem(s, p, 1), 1) + min(totem(s, p, 2), 1)


@rule
def counted(s, p, what):
    """How many of these are in a player's play area."""
    if what < TOTEM_KINDS:
        return totem(s, p, what)
    if what == TOTEM_KINDS:
        return totem_kinds(s, p)
    if what == ALL_CARDS:
        return count(s.cards[p])
    if what < ALL_HUMANS:
        return int(s.items[p, what - FIRST_ITEM])
    if what == ALL_HUMANS:
        return human_count(s, p)
    if what < ALL_TILES:
        return int(s.built[p, what - FIRST_TILE])
    if what == ALL_TILES:
        return count(s.occupied[p])
    if what < FIRST_SHAFT:
        return int(s.ore[p, what - FIRST_ORE])
    if what < ALL_COWS:
        return int(s.shafts[p, what - FIRST_SHAFT])
    return int(s.cows[p]) if what == ALL_COWS else int(s.might[p])


@rule
def worth(s, p, condition):
    """R82, A47, A53: one point for so many; a passive royal tile counts as a card of each animal."""
    what = int(CONDITION_OF[condition])
    n = counted(s, p, what)
    if what < TOTEM_KINDS and has(s.royals[p], TOTEM_TILE - CAVE_TILES):
        n += 1
    return n // int(CONDITION_PER[condition])


@rule
def set_points(s, p):
    """R80, A52: sets of camps, babies and bells; with most, middle and least of them."""
    a, b, c = int(s.items[p, CAMP]), int(s.items[p, BABY]), int(s.items[p, BELL])
    most, least = max(a, max(b, c)), min(a, min(b, c))
    middle = a + b + c - most - least
    return SET_OF_THREE * least + SET_OF_TWO * (middle - least) + SINGLE * (most - middle)


@rule
def tile_points(s, p):
    """R82: VP tiles."""
    total = 0
    left = s.counts[p]
    while left != 0:
        total += worth(s, p, lowest(left))
        left &= left - 1
    return total


@rule
def card_points(s, p):
    """R82: troll cards."""
    total = 0
    left = s.cards[p]
    while left != 0:
        condition = int(CARD_CONDITION[lowest(left)])
        left &= left - 1
        if condition >= 0:
            total += worth(s, p, condition)
    return total


@rule
def points(s, p, source):
    """One line of a player's scoring sheet."""
    if source == 0:
        return set_points(s, p)
    if source == 1:
        return PRINCESS_POINTS * int(s.princesses[p])
    if source == 2:
        return ROYAL_TILE_POINTS * int(s.built[p, ROYAL_TILE])
    if source == 3:
        return HUMAN_POINTS * human_count(s, p)
    return tile_points(s, p) if source == 4 else card_points(s, p)


@rule
def score(s, p):
    """R80-R82: all of them."""
    total = 0
    for source in range(len(SOURCES)):
        total += points(s, p, source)
    return total


@rule
def winners(s):
    """R83, A55: the most points, then the most princesses; then they share the victory."""
    best, found = -1, 0
    for p in range(s.seats):
        best, found = best_of(best, found, p, 64 * score(s, p) + int(s.princesses[p]))
    return found


@rule
def scores(s, out):
    """The result per seat."""
    for p in range(s.seats):
        out[p] = score(s, p)
