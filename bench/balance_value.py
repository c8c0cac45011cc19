"""What a table of Jak se trollí princezny is worth to whoever wants what these weights say, in tenths of a point.

Points count by where they come from; all else by what it can still become: the fewer moves are left, the less.
"""

import numpy as np

from throneroom.games.trolli.moving import MOVE
from throneroom.games.trolli.pieces import (
    BABY,
    BELL,
    CAMP,
    CAVE_COUNT,
    DIAMOND,
    EFFECT_NAMES,
    FIRST_VILLAGE,
    ITEMS,
    KINDS,
    MINE,
    ROYAL_CARD_NEEDS,
    ROYAL_CARD_OF,
    ROYAL_TILE,
)
from throneroom.games.trolli.scoring import SOURCES, counted, points
from throneroom.games.trolli.state import deck_size, human_count, trolls_at
from throneroom.kit import count, has, rule
from throneroom.kit.frames import STEP

# fmt: off
USUAL = {  # tenths of a point
    "sets": 10, "princesses": 10, "royal-tiles": 10, "humans": 10, "vp-tiles": 10, "cards": 10,  # a point of a source
    "ore-O": 4, "ore-G": 8, "ore-D": 12, "filled-O": 0, "filled-G": 4, "filled-D": 3,
    "shaft-O": 3, "shaft-G": 4, "shaft-D": 5,  # for eight rounds
    "field-camp": 10, "field-baby": 7, "field-bell": 8, "bed": 8, "power": 8, "cow": 4, "barn": 1,
    "card": 2, "tile": 2, "royal-card": 24, "freed": 3, "human": 3, "active": 2, "place": 0, "hope": 3, "bonus": 3,
    "princess-tile": 10, "bell-tile": 17, "resource-tile": 28, "vp-tile": 8, "royal-tile": 17,  # where one is chosen
}
BONUSES = {
    "gold": 9, "diamond": 16, "obs1": 5, "obs2": 10, "cow": 6, "cows2": 10, "obscow": 11, "power2": 8,
    "gold+power1": 13, "barn+cow": 8, "refill": 12, "build": 12, "card": 14, "move2": 6, "move3humans": 4,
    "mineO3": 12, "mineG2": 16, "mineD1": 12, "move1troll1human": 6,
}
# fmt: on
NAMES = tuple(USUAL)
POINTS_OF, ORE, FILLED, SHAFT, FIELD = (
    NAMES.index(name) for name in ("sets", "ore-O", "filled-O", "shaft-O", "field-camp")
)
BED, POWER, COW, BARN, CARD, TILE = (NAMES.index(name) for name in ("bed", "power", "cow", "barn", "card", "tile"))
ROYAL_CARD, FREED, HUMAN, ACTIVE = (NAMES.index(name) for name in ("royal-card", "freed", "human", "active"))
PLACE, HOPE, BONUS_PART, TILE_KIND = (NAMES.index(name) for name in ("place", "hope", "bonus", "princess-tile"))
BONUS = np.array([BONUSES.get(name, 0) for name in EFFECT_NAMES], np.int16)
USEFUL = np.array([6, 5, 4], np.int16)  # so many pieces of ore are of use
SOON = 6  # moves: with fewer left the engine is worth less
ENOUGH_POWER, ENOUGH_POINTS = 2, 5  # for a princess
assert tuple(SOURCES) == NAMES[: len(SOURCES)]


@rule
def value(s, p, w):
    """Points, and what can still become points."""
    total = 0
    for source in range(len(SOURCES)):
        total += int(w[POINTS_OF + source]) * points(s, p, source)
    left = to_move(s, p)
    return total + (engine(s, p, w) + standing(s, p, w)) * min(left, SOON) // SOON


@rule
def to_move(s, p):
    """How many trolls a player will still move."""
    n = 2 * (deck_size(s) - int(s.played[p]))
    for i in range(s.depth):
        if s.turn == p and s.stack[i, STEP] == MOVE:
            n += 1
    return n


@rule
def engine(s, p, w):
    """Resources, fields, beds, and what brings something in every round that is left."""
    left = deck_size(s) - int(s.played[p])
    total = int(w[POWER]) * int(s.might[p]) + int(w[COW]) * int(s.cows[p]) + int(w[BARN]) * int(s.barns[p])
    for ore in range(KINDS):
        total += int(w[ORE + ore]) * min(int(s.ore[p, ore]), int(USEFUL[ore]))
        total += int(w[FILLED + ore]) * int(s.filled[p, ore]) + int(w[SHAFT + ore]) * int(s.shafts[p, ore]) * left // 8
    for item in range(len(ITEMS)):
        total += fields_worth(s, p, item, w)
    total += int(w[BED]) * min(int(s.beds[p]) - int(s.princesses[p]), 2)
    total += int(w[CARD]) * count(s.cards[p]) + int(w[TILE]) * count(s.occupied[p]) + nearness(s, p, w)
    total += left * int(w[FREED]) * (8 - count(s.camps[p]) - count(s.babies[p]))
    return total + left * (int(w[HUMAN]) * human_count(s, p) + int(w[ACTIVE]) * int(s.built[p, ROYAL_TILE]))


@rule
def fields_worth(s, p, item, w):
    """Two free fields of a kind are of use; the bonus of the best one counts a little."""
    n, best = 0, 0
    for bonus in range(len(BONUS)):
        if s.free[p, item, bonus] > 0:
            n += int(s.free[p, item, bonus])
            best = max(best, int(BONUS[bonus]))
    return int(w[FIELD + item]) * min(n, 2) + int(w[BONUS_PART]) * best // 10


@rule
def nearness(s, p, w):
    """How near the face-up royal cards are."""
    total = 0
    for card in range(len(ROYAL_CARD_NEEDS)):
        if has(s.royal_cards & ~s.fulfilled[p], card):
            got = min(counted(s, p, int(ROYAL_CARD_OF[card])), int(ROYAL_CARD_NEEDS[card]))
            total += int(w[ROYAL_CARD]) * got * got // int(ROYAL_CARD_NEEDS[card]) ** 2
    return total


@rule
def standing(s, p, w):
    """Company at the two best places for the next turn; and at a tower, if the princess could be paid."""
    first, second = 0, 0
    for cave in range(CAVE_COUNT):
        n = trolls_at(s, p, MINE + cave) + int(s.humans[p, cave])
        second = max(second, min(n, first))
        first = max(first, n)
    hope = 0
    can_pay = s.ore[p, DIAMOND] > 0 and s.might[p] >= ENOUGH_POWER and s.beds[p] > s.princesses[p]
    for village in range(s.seats):
        n = trolls_at(s, p, FIRST_VILLAGE + village) + int(s.camp[village, p])
        second = max(second, min(n, first))
        first = max(first, n)
        if can_pay and s.tower[village] > 0:
            hope = max(hope, 1 + min(n + others_at(s, p, village), ENOUGH_POINTS))
    return int(w[PLACE]) * (first + second) + int(w[HOPE]) * hope


@rule
def others_at(s, p, village):
    """Trolls of others in a village."""
    n = 0
    for other in range(s.seats):
        if other != p:
            n += trolls_at(s, other, FIRST_VILLAGE + village)
    return n


assert (CAMP, BABY, BELL) == (0, 1, 2)
