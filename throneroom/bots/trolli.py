"""Hand-made play of Jak se trollí princezny. It reads a view, nothing else.

Every choice is given a worth in tenths of a point by what it leads to next: no look ahead beyond the action itself, but
a troll goes where the action points it will have there can buy most.
"""

import numpy as np

from throneroom.games.trolli.actions import can_activate, can_pay, foreign_points, is_of_place, is_possible, own_points
from throneroom.games.trolli.flow import legal
from throneroom.games.trolli.network import half_shaft
from throneroom.games.trolli.pieces import (
    ACTION_NAMES,
    ACTIVATE,
    BESIDE,
    BUYING,
    CAMPING,
    CASTLE,
    CASTLE_EFFECT,
    CLAIM,
    CONDITION,
    DEEDS,
    DONE,
    EDGE,
    EDGES,
    EFFECT_COUNT,
    EFFECT_NAMES,
    FACING,
    FIRST_VILLAGE,
    FOREIGN,
    GAINING,
    KIND,
    KINDS,
    PLACES_WIDE,
    PRICE,
    PRICE_AP,
    PRICE_COW,
    PRICE_ORE,
    PRICE_POWER,
    PRINTED,
    REFILLING,
    RESCUE,
    ROUND_KING,
    STEAL,
    SWAP,
    TEAR_DOWN,
    TILING,
    VP_TILE,
)
from throneroom.games.trolli.scoring import worth
from throneroom.games.trolli.state import (
    ACT,
    CARD,
    FIELD,
    LAY,
    MOVE,
    TILE,
    TROLL_CARD,
    deck_size,
    is_village,
    trolls_at,
)
from throneroom.kit import argument, has, large_rule, rule, step

WIDEST = 256
ORE_WORTH = np.array([5, 9, 16], np.int16)  # obsidian, gold, a diamond
POWER_WORTH, COW_WORTH, POINT_WORTH = 4, 6, 3  # troll power, a cow, an action point
BONUSES = {
    "gold": 9, "diamond": 16, "obs1": 5, "obs2": 10, "cow": 6, "cows2": 10, "obscow": 11, "power2": 8,
    "gold+power1": 13, "barn+cow": 8, "refill": 12, "build": 12, "card": 14, "move2": 2, "move3humans": 1,
    "move1troll1human": 1, "mineO3": 12, "mineG2": 15, "mineD1": 15, "mineG1": 8, "power1human": 5,
}  # fmt: skip
BONUS = np.array([BONUSES.get(name, 0) for name in EFFECT_NAMES], np.int16)
DEEDS_WORTH = {"camp": 55, "tiles": 24, "gain": 9, "buy": 26, "princess": 105, "bell": 62, "swap": 60, "hire": 28}
DEED_WORTH = np.array([DEEDS_WORTH.get(name, 0) for name in ACTION_NAMES], np.int16)
TILE_WORTH = np.array([10, 12, 14, 4, 34], np.int16)  # princess, bell, resource, VP, royal
assert len(BONUS) == EFFECT_COUNT


@large_rule
def greedy(v, seat, rng):
    """The legal action that is worth most now; the first of equals."""
    out = np.zeros(WIDEST, np.int16)
    n = legal(v, seat, out)
    best, best_worth = int(out[0]), -1_000_000
    for i in range(n):
        found = worth_of(v, seat, int(out[i]))
        if found > best_worth:
            best, best_worth = int(out[i]), found
    return best


@large_rule
def worth_of(v, p, action):
    """What an answer to the top question is worth."""
    now = step(v)
    if now in (ACT, CARD, MOVE) and CLAIM <= action < DONE:
        return 1000
    if action == DONE and now != LAY:
        return 0
    if now == ACT:
        return deed_worth(v, p, action, argument(v))
    if now == MOVE:
        return move_worth(v, p, action // PLACES_WIDE, action % PLACES_WIDE)
    if now == CARD:
        return best_of_place(v, p, int(ROUND_KING[action]), own_points(v, p, int(ROUND_KING[action])) + 1, 0)
    if now == TILE:
        return tile_worth(v, p, action)
    if now == LAY:
        return lay_worth(v, p, argument(v), action // EDGES, action % EDGES)
    if now == FIELD:
        return int(BONUS[action])
    if now == TROLL_CARD:
        return 20
    return 1 if is_asked_to_stay(now) else 0


@rule
def is_asked_to_stay(now):
    """All other questions: the first answer will do, but trolls and humans stay where they are."""
    return now not in (ACT, CARD, MOVE)


# -- actions ---------------------------------------------------------------------------------------------------


@large_rule
def price_worth(deed):
    """What the price of an action would be worth elsewhere, action points aside."""
    total = POWER_WORTH * int(PRICE[deed, PRICE_POWER]) + COW_WORTH * int(PRICE[deed, PRICE_COW])
    for ore in range(KINDS):
        total += int(ORE_WORTH[ore]) * int(PRICE[deed, PRICE_ORE + ore])
    return total


@large_rule
def deed_worth(v, p, deed, place):
    """What an action gives, less its price, and less something for its action points."""
    if deed >= ACTIVATE:
        return 6
    points = POINT_WORTH * int(PRICE[deed, PRICE_AP])
    if deed < REFILLING:
        n = 1 if has(v.camps[p], deed) else 2
        return int(ORE_WORTH[deed]) * min(n, int(v.filled[p, deed])) - points + 6
    if deed < REFILLING + KINDS:
        empty = int(v.shafts[p, deed - REFILLING]) - int(v.filled[p, deed - REFILLING])
        return int(ORE_WORTH[deed - REFILLING]) * empty // 2 - points
    if deed == CASTLE:
        return castle_worth(v, place) - points
    if deed == STEAL:
        return COW_WORTH - points + 2
    if deed == SWAP:
        return int(DEED_WORTH[deed]) - 16 - price_worth(deed) - points + late(v, p)
    if deed in (CAMPING, TEAR_DOWN, RESCUE):
        return int(DEED_WORTH[deed]) - price_worth(deed) - points + late(v, p)
    if deed in (TILING, BUYING, GAINING):
        return int(DEED_WORTH[deed]) - price_worth(deed) - points + 4
    return int(DEED_WORTH[deed]) - price_worth(deed) - points if DEED_WORTH[deed] > 0 else -20


@rule
def castle_worth(v, place):
    """The effect of a village's castle tile."""
    return int(BONUS[CASTLE_EFFECT[v.castle[place - FIRST_VILLAGE] - 1]])


@rule
def late(v, p):
    """Towards the end points count more than what they cost."""
    return 2 * int(v.played[p]) if 2 * int(v.played[p]) > deck_size(v) else 0


# -- moving ----------------------------------------------------------------------------------------------------


@large_rule
def move_worth(v, p, troll, place):
    """The best that can be bought with the points there; a troll alone elsewhere is missed less than one of several."""
    own = own_points(v, p, place) + 1
    left = trolls_at(v, p, int(v.trolls[p, troll])) if v.trolls[p, troll] > 0 else 0
    return best_of_place(v, p, place, own, foreign_points(v, p, place)) - 3 * left


@large_rule
def best_of_place(v, p, place, own, foreign):
    """The most useful action that so many points can buy there, and something for the points left over."""
    best = 0
    for deed in range(DEEDS):
        have = own + (foreign if FOREIGN[deed] != 0 else 0)
        if not is_of_place(deed, place) or have < PRICE[deed, PRICE_AP]:
            continue
        if can_pay(v, p, deed) and is_possible(v, p, deed, place):
            found = deed_worth(v, p, deed, place) + POINT_WORTH * int(PRICE[deed, PRICE_AP])
            if found > best:
                best = found
    if not is_village(place) and can_activate(v, p, PRINTED):
        best += 2
    return best + own


# -- building --------------------------------------------------------------------------------------------------


@large_rule
def tile_worth(v, p, tile):
    """By its kind; a VP tile also by what it would count now."""
    kind = int(KIND[tile])
    if kind == VP_TILE:
        return int(TILE_WORTH[kind]) + 10 * worth(v, p, int(CONDITION[tile]))
    return int(TILE_WORTH[kind])


@large_rule
def lay_worth(v, p, tile, slot, turned):
    """Shafts completed, the precious ones more; then many open sides."""
    total = 1
    for edge in range(EDGES):
        there = int(BESIDE[slot, edge])
        if there < 0:
            total -= 1
        elif has(v.occupied[p], there):
            half = int(EDGE[tile, (edge - turned + EDGES) % EDGES])
            if half > 0 and half == half_shaft(v, p, there, int(FACING[slot, edge])):
                total += int(ORE_WORTH[half - 1])
    return total
