"""Hand-made play of Jak se trollí princezny. It reads a view, nothing else.

A troll goes where the action points it brings there buy most: for every place the phase is played out in a copy of the
view, always by the action with the best gain for its points, and the table that comes out is judged. Nothing drawn by
chance is ever guessed. Worths are in tenths of a point.
"""

import numpy as np

from throneroom.games.trolli.actions import foreign_points, own_points
from throneroom.games.trolli.flow import legal, play
from throneroom.games.trolli.network import half_shaft
from throneroom.games.trolli.pieces import (
    BABY,
    BELL,
    BESIDE,
    CAMP,
    CLAIM,
    CONDITION,
    DONE,
    EDGE,
    EDGES,
    EFFECT_COUNT,
    EFFECT_NAMES,
    FACING,
    KIND,
    KINDS,
    NEW_CARDS,
    NEW_TILES,
    OFF,
    PLACES_WIDE,
    ROUND_KING,
    ROYAL_TILE,
    VP_TILE,
)
from throneroom.games.trolli.scoring import score, worth
from throneroom.games.trolli.state import (
    ACT,
    CARD,
    FIELD,
    LAY,
    MOVE,
    STATE,
    TILE,
    TROLL_CARD,
    deck_size,
    human_count,
    trolls_at,
)
from throneroom.kit import actor, argument, count, has, large_rule, rule, step

WIDEST = 256
MOST_STEPS = 40  # of one phase
POINT = 10
ORE = np.array([4, 8, 12], np.int16)  # obsidian, gold, a diamond; so many of them are of use
USEFUL = np.array([6, 5, 4], np.int16)
FILLED = np.array([2, 4, 7], np.int16)
SHAFT = np.array([2, 3, 4], np.int16)  # for two rounds
FIELD_WORTH = np.array([10, 7, 8], np.int16)  # a free field for a camp, a baby, a bell; two of each are of use
BED, MIGHT, COW, BARN, CARD_WORTH, TILE_IN_NETWORK = 8, 3, 4, 1, 4, 2
BONUSES = {
    "gold": 9, "diamond": 16, "obs1": 5, "obs2": 10, "cow": 6, "cows2": 10, "obscow": 11, "power2": 8,
    "gold+power1": 13, "barn+cow": 8, "refill": 12, "build": 12, "card": 14, "move2": 2, "move3humans": 1,
}  # fmt: skip
BONUS = np.array([BONUSES.get(name, 0) for name in EFFECT_NAMES], np.int16)
TILE_WORTH = np.array([10, 12, 14, 4, 34], np.int16)  # princess, bell, resource, VP, royal
assert len(BONUS) == EFFECT_COUNT


@large_rule
def greedy(v, seat, rng):
    """A troll to the best place, the best action there, and for all other questions the answer worth most by itself."""
    worlds = np.zeros(2, STATE)
    out = np.zeros(WIDEST, np.int16)
    now = step(v)
    if now == MOVE:
        return best_move(v, seat, worlds, out)
    if now == ACT:
        return best_action(v, seat, worlds, out)
    return best_answer(v, seat, out)


# -- what a table is worth ----------------------------------------------------------------------------------------


@large_rule
def value(s, p):
    """Points, and what can still become points in the rounds that are left."""
    left = deck_size(s) - int(s.played[p])
    total = POINT * score(s, p) + MIGHT * int(s.might[p]) + COW * int(s.cows[p]) + BARN * int(s.barns[p])
    for ore in range(KINDS):
        total += int(ORE[ore]) * min(int(s.ore[p, ore]), int(USEFUL[ore]))
        total += int(FILLED[ore]) * int(s.filled[p, ore]) + int(SHAFT[ore]) * int(s.shafts[p, ore]) * left // 8
    for item in (CAMP, BABY, BELL):
        total += int(FIELD_WORTH[item]) * min(int(s.free[p, item].sum()), 2)
    total += BED * min(int(s.beds[p]) - int(s.princesses[p]), 2)
    total += CARD_WORTH * count(s.cards[p]) + TILE_IN_NETWORK * count(s.occupied[p])
    return total + left * (human_count(s, p) + 4 - count(s.camps[p]) + int(s.built[p, ROYAL_TILE]))


# -- moving and acting ----------------------------------------------------------------------------------------------


@large_rule
def best_move(v, p, worlds, out):
    """For each place the troll that is missed least, the phase played out; or a royal card first."""
    options = np.zeros(WIDEST, np.int16)
    n = legal(v, p, options)
    best, best_worth = int(options[0]), -1_000_000
    for i in range(n):
        action = int(options[i])
        if action >= CLAIM:
            return action
        if not is_best_troll(v, p, action, options, n):
            continue
        worlds[0] = v
        play(worlds[0], p, action)
        play_phase(worlds, p, out)
        found = value(worlds[0], p) + trolls_at(worlds[0], p, action % PLACES_WIDE)
        if found > best_worth:
            best, best_worth = action, found
    return best


@rule
def is_best_troll(v, p, action, options, n):
    """Of all trolls that can go to a place, the one to go: from out of play, or from where fewest stand."""
    for i in range(n):
        other = int(options[i])
        if other < CLAIM and other % PLACES_WIDE == action % PLACES_WIDE:
            mine, its = missed(v, p, action // PLACES_WIDE), missed(v, p, other // PLACES_WIDE)
            if its < mine or (its == mine and other < action):
                return False
    return True


@rule
def missed(v, p, troll):
    """How much a troll is missed where it stands."""
    place = int(v.trolls[p, troll])
    return 0 if place == OFF else 1 + own_points(v, p, place) + foreign_points(v, p, place)


@large_rule
def play_phase(worlds, p, out):
    """The rest of a phase in row 0, by the best actions, up to its end."""
    for _ in range(MOST_STEPS):
        while actor(worlds[0]) >= 0 and actor(worlds[0]) != p:  # somebody's troll was pushed out
            play(worlds[0], actor(worlds[0]), first_answer(worlds[0], out))
        if actor(worlds[0]) != p or step(worlds[0]) in (CARD, MOVE):
            return
        if step(worlds[0]) != ACT:
            play(worlds[0], p, best_answer(worlds[0], p, out))
            continue
        action = best_action(worlds[0], p, worlds, out)
        if action == DONE:
            return
        play(worlds[0], p, action)


@rule
def first_answer(s, out):
    """The first thing that whoever is asked may do."""
    legal(s, actor(s), out)
    return int(out[0])


@large_rule
def best_action(s, p, worlds, out):
    """The action with the best gain for its points, tried in row 1; nothing that leaves the table worse."""
    options = np.zeros(WIDEST, np.int16)
    n = legal(s, p, options)
    before, points = value(s, p), argument(s, 1) + argument(s, 2)
    best, best_gain = DONE, 0
    for i in range(n):
        action = int(options[i])
        if action in (DONE, NEW_TILES, NEW_CARDS):
            continue
        worlds[1] = s
        play(worlds[1], p, action)
        answer_all(worlds[1], p, out)
        spent = points - argument(worlds[1], 1) - argument(worlds[1], 2) if step(worlds[1]) == ACT else points
        gain = 60 * (value(worlds[1], p) - before) // max(spent, 1)
        if action >= CLAIM:
            return action
        if gain > best_gain:
            best, best_gain = action, gain
    return best


@rule
def answer_all(s, p, out):
    """The questions inside an action, until the next action is asked for."""
    for _ in range(MOST_STEPS):
        if actor(s) != p or step(s) in (ACT, CARD, MOVE):
            return
        play(s, p, best_answer(s, p, out))


# -- single answers -------------------------------------------------------------------------------------------------


@large_rule
def best_answer(v, p, out):
    """The answer that is worth most by itself; the first of equals."""
    n = legal(v, p, out)
    best, best_worth = int(out[0]), -1_000_000
    for i in range(n):
        found = worth_of(v, p, int(out[i]))
        if found > best_worth:
            best, best_worth = int(out[i]), found
    return best


@large_rule
def worth_of(v, p, action):
    """What an answer to the top question is worth."""
    now = step(v)
    if now == LAY:
        return lay_worth(v, p, argument(v), action // EDGES, action % EDGES)
    if action == DONE:
        return 0
    if now == CARD:
        return 1000 if action >= CLAIM else own_points(v, p, int(ROUND_KING[action]))
    if now == TILE:
        return tile_worth(v, p, action)
    if now == FIELD:
        return int(BONUS[action])
    return 20 if now == TROLL_CARD else 1


@large_rule
def tile_worth(v, p, tile):
    """By its kind; a VP tile also by what it would count now."""
    kind = int(KIND[tile])
    if kind == VP_TILE:
        return int(TILE_WORTH[kind]) + POINT * worth(v, p, int(CONDITION[tile]))
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
                total += int(ORE[half - 1])
    return total
