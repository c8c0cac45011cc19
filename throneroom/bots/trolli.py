"""Hand-made play of Jak se trollí princezny. It reads a view, nothing else.

Before its first move of a turn it looks over both: for every place a troll can go to, the phase is played out in a copy
of the view, always by the action with the best gain for its points; after the most promising ones the same is done for
the second move, and the table that comes out is judged. Nothing drawn by chance is ever guessed.
"""

import numpy as np

from throneroom.bots.trolli_outlook import evaluate
from throneroom.bots.trolli_value import ORE, POINT, value
from throneroom.bots.unguided import believe
from throneroom.games.trolli.acting import ACT, foreign_points, own_points
from throneroom.games.trolli.babies import CHANGELING
from throneroom.games.trolli.camps import CAMPSITE
from throneroom.games.trolli.cards import NEW_CARDS
from throneroom.games.trolli.displays import REVEAL
from throneroom.games.trolli.effects import TROLL_CARD
from throneroom.games.trolli.fields import FIELD
from throneroom.games.trolli.flow import legal, play, settle
from throneroom.games.trolli.mining import REFILLED
from throneroom.games.trolli.moving import MOVE
from throneroom.games.trolli.moving import PHASE as PHASE_OF_MOVE
from throneroom.games.trolli.network import completed
from throneroom.games.trolli.pieces import (
    BESIDE,
    CLAIM,
    CONDITION,
    DONE,
    EDGES,
    EFFECT_COUNT,
    EFFECT_NAMES,
    KIND,
    MOST_FIELDS,
    OFF,
    PLACES_WIDE,
    PRINCESSES,
    ROUND_ITEM,
    ROUND_KING,
    ROUND_VILLAGE,
    ROYAL_TILE,
    TILE_ACTION,
    TILE_FIELDS,
    TILE_SHAFTS,
    VP_TILE,
)
from throneroom.games.trolli.registers import FOREIGN_POINTS, OWN_POINTS
from throneroom.games.trolli.scoring import worth
from throneroom.games.trolli.state import STATE, trolls_at
from throneroom.games.trolli.tiles import LAY, NEW_TILES, TILE
from throneroom.games.trolli.turn import CARD
from throneroom.kit import CHANCE, actor, answered, argument, cells, number, rule, step
from throneroom.kit.state import layout_of_room

__all__ = ["SCRATCH", "believe", "evaluate", "greedy", "usual"]

PHASE, ACTION, ANSWER, SECOND = range(4)  # rows of worlds: each tries something out inside the one before
WIDEST = 256
MOST_STEPS = 40  # of one phase
BREADTH = 3  # first moves that are followed by a look at the second
NEVER = -1_000_000
BONUSES = {
    "gold": 9, "diamond": 16, "obs1": 5, "obs2": 10, "cow": 6, "cows2": 10, "obscow": 11, "power2": 8,
    "gold+power1": 13, "barn+cow": 8, "refill": 12, "build": 12, "card": 14, "move2": 2, "move3humans": 1,
    "mineO3": 12, "mineG2": 16, "mineD1": 12, "move1troll1human": 2,
}  # fmt: skip
BONUS = np.array([BONUSES.get(name, 0) for name in EFFECT_NAMES], np.int16)
TILE_WORTH = np.array([10, 12, 14, 4, 34], np.int16)  # princess, bell, resource, VP, royal
FIELDS, SHAFTS = 8, 4  # of a royal tile
PRINCESS_COMES = 4  # to a village, where there is a bed for her
assert len(BONUS) == EFFECT_COUNT

SCRATCH = layout_of_room(
    ("worlds", STATE, (4,)),
    number("worths", WIDEST),
    cells("moves", WIDEST),
    cells("second_moves", WIDEST),
    cells("actions", WIDEST),
    cells("out", WIDEST),
)


@rule
def greedy(v, seat, scratch, rng):
    """A troll to the best place, the best action there, and for all other questions the answer worth most by itself."""
    now = step(v)
    if now == MOVE:
        return best_move(v, seat, scratch)
    if now == ACT:
        return best_action(v, seat, scratch)
    return best_answer(v, seat, scratch)


usual = greedy


# -- moving -----------------------------------------------------------------------------------------------------


@rule
def best_move(v, p, scratch):
    """A royal card first; in phase 2 the move after which both are worth most, in phase 3 the best one."""
    options, worths = scratch.moves, scratch.worths
    n = legal(v, p, options)
    for i in range(n):
        worths[i] = NEVER
        if options[i] >= CLAIM:
            return int(options[i])
        if is_best_troll(v, p, int(options[i]), options, n):
            worths[i] = phase_worth(v, p, int(options[i]), scratch)
    best = greatest(worths, n)
    if argument(v, PHASE_OF_MOVE) == 3:
        return int(options[best])
    best_worth = NEVER
    for _ in range(BREADTH):
        i = greatest(worths, n)
        if worths[i] == NEVER:
            break
        worths[i] = NEVER
        found = turn_worth(v, p, int(options[i]), scratch)
        if found > best_worth:
            best, best_worth = i, found
    return int(options[best])


@rule
def greatest(worths, n):
    """The place of the greatest of n, the first of equals."""
    best = 0
    for i in range(1, n):
        if worths[i] > worths[best]:
            best = i
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


@rule
def phase_worth(v, p, action, scratch):
    """The table after this move and all that its phase brings, with company at its place as a trifle."""
    worlds = scratch.worlds
    worlds[PHASE] = v
    play(worlds[PHASE], p, action)
    play_phase(p, scratch)
    return value(worlds[PHASE], p) + trolls_at(worlds[PHASE], p, action % PLACES_WIDE)


@rule
def turn_worth(v, p, action, scratch):
    """The same after the best second move, without what chance would turn up in between."""
    worlds, options = scratch.worlds, scratch.second_moves
    alone = phase_worth(v, p, action, scratch)
    if actor(worlds[PHASE]) != p or step(worlds[PHASE]) != MOVE:
        return alone
    worlds[SECOND] = worlds[PHASE]
    n = legal(worlds[SECOND], p, options)
    best = alone
    for i in range(n):
        if options[i] < CLAIM and is_best_troll(worlds[SECOND], p, int(options[i]), options, n):
            best = max(best, phase_worth(worlds[SECOND], p, int(options[i]), scratch))
    return best


@rule
def play_phase(p, scratch):
    """The rest of a phase, by the best actions, up to the next move. Displays stay as they are."""
    s = scratch.worlds[PHASE]
    for _ in range(MOST_STEPS):
        while actor(s) >= 0 and actor(s) != p and step(s) != CARD:  # somebody's troll was pushed out
            play(s, actor(s), first_answer(s, scratch.out))
        while actor(s) == CHANCE and step(s) == REVEAL:
            answered(s)
            settle(s)
        if actor(s) != p or step(s) in (CARD, MOVE):
            return
        if step(s) == ACT:
            play(s, p, best_action(s, p, scratch))
        else:
            play(s, p, best_answer(s, p, scratch))


@rule
def first_answer(s, out):
    """The first thing that whoever is asked may do."""
    legal(s, actor(s), out)
    return int(out[0])


# -- acting -----------------------------------------------------------------------------------------------------


@rule
def best_action(s, p, scratch):
    """The action with the best gain for its points; nothing that leaves the table worse."""
    worlds, options = scratch.worlds, scratch.actions
    n = legal(s, p, options)
    before, points = value(s, p), points_left(s)
    best, best_gain = DONE, 0
    for i in range(n):
        action = int(options[i])
        if action in (DONE, NEW_TILES, NEW_CARDS):
            continue
        if action >= CLAIM:
            return action
        worlds[ACTION] = s
        play(worlds[ACTION], p, action)
        answer_all(p, scratch)
        spent = points
        if step(worlds[ACTION]) == ACT:
            spent -= points_left(worlds[ACTION])
        gain = 60 * (value(worlds[ACTION], p) - before) // max(spent, 1)
        if gain > best_gain:
            best, best_gain = action, gain
    return best


@rule
def points_left(s):
    """Action points of one's own and of others' trolls."""
    return argument(s, OWN_POINTS) + argument(s, FOREIGN_POINTS)


@rule
def answer_all(p, scratch):
    """The questions inside an action, until the next action is asked for."""
    s = scratch.worlds[ACTION]
    for _ in range(MOST_STEPS):
        if actor(s) != p or step(s) in (ACT, CARD, MOVE):
            return
        play(s, p, best_answer(s, p, scratch))


# -- single answers ---------------------------------------------------------------------------------------------


@rule
def best_answer(v, p, scratch):
    """The answer that is worth most by itself; the first of equals."""
    worlds, out = scratch.worlds, scratch.out
    n = legal(v, p, out)
    best, best_worth = int(out[0]), NEVER
    tries = step(v) in (CAMPSITE, CHANGELING, REFILLED, TROLL_CARD)
    for i in range(n):
        action = int(out[i])
        if tries:
            worlds[ANSWER] = v
            play(worlds[ANSWER], p, action)
            found = value(worlds[ANSWER], p)
        else:
            found = worth_of(v, p, action)
        if found > best_worth:
            best, best_worth = action, found
    return best


@rule
def worth_of(v, p, action):
    """What an answer to the top question is worth."""
    now = step(v)
    if now == LAY:
        return lay_worth(v, p, argument(v), action // EDGES, action % EDGES)
    if now == CARD:
        return 1000 if action >= CLAIM else card_worth(v, p, action)
    if action == DONE:
        return 0
    if now == TILE:
        return tile_worth(v, p, action)
    return int(BONUS[action]) if now == FIELD else 1


@rule
def card_worth(v, p, card):
    """The king where there are points already; a princess where a bed waits for her."""
    total = own_points(v, p, int(ROUND_KING[card])) + 1
    if ROUND_ITEM[card] == PRINCESSES and v.tower[ROUND_VILLAGE[card]] == 0 and v.princesses[p] < v.beds[p]:
        total += PRINCESS_COMES
    return total


@rule
def tile_worth(v, p, tile):
    """By its kind; a VP tile also by what it would count now, a royal tile by what it does."""
    kind = int(KIND[tile])
    total = int(TILE_WORTH[kind])
    if kind == VP_TILE:
        total += POINT * worth(v, p, int(CONDITION[tile]))
    elif kind == ROYAL_TILE:
        total += int(BONUS[TILE_ACTION[tile]]) + SHAFTS * int(TILE_SHAFTS[tile].sum())
        for i in range(MOST_FIELDS):
            total += FIELDS if TILE_FIELDS[tile, i, 0] >= 0 else 0
    return total


@rule
def lay_worth(v, p, tile, slot, turned):
    """Shafts completed, the precious ones more; then many open sides."""
    total = 1
    for edge in range(EDGES):
        there = int(BESIDE[slot, edge])
        if there < 0:
            total -= 1
        else:
            half = completed(v, p, tile, slot, turned, edge)
            total += int(ORE[half - 1]) if half > 0 else 0
    return total
