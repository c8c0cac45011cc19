"""A player of Jak se trollí princezny that wants what its weights say. It reads a view, nothing else.

It plans a whole turn: for every round card of the hand and every place a troll can go to, the phases are played out in
a copy of the view, always by the action with the best gain for its points. A display is refreshed where that turns out
better with tiles or cards drawn as a trial from the stack, whose contents everybody knows.
"""

import numpy as np

from bench.balance_value import BONUS, SHAFT, TILE_KIND, value
from throneroom.games.trolli.acting import ACT
from throneroom.games.trolli.cards import NEW_CARDS
from throneroom.games.trolli.displays import REVEAL
from throneroom.games.trolli.fields import FIELD
from throneroom.games.trolli.flow import draw, legal, play, settle
from throneroom.games.trolli.moving import MOVE, PUSH
from throneroom.games.trolli.network import completed
from throneroom.games.trolli.pieces import (
    BESIDE,
    CLAIM,
    CONDITION,
    DONE,
    EDGE,
    EDGES,
    KIND,
    MOST_FIELDS,
    OFF,
    PLACES_WIDE,
    ROYAL_TILE,
    TILE_ACTION,
    TILE_FIELDS,
    TILE_SHAFTS,
    VP_TILE,
)
from throneroom.games.trolli.registers import FOREIGN_POINTS, OWN_POINTS
from throneroom.games.trolli.scoring import score, worth
from throneroom.games.trolli.state import STATE, trolls_at
from throneroom.games.trolli.tiles import LAY, NEW_TILES, TILE
from throneroom.games.trolli.turn import CARD
from throneroom.kit import CHANCE, actor, answered, argument, cells, number, rule, step
from throneroom.kit.state import layout_of_room

PLAN, FIRST_MOVE, PHASE, ACTION, ANSWER = range(5)  # rows of worlds: each tries something out inside the one before
WIDEST = 256
MOST_STEPS = 40  # of one phase
BREADTH = 3  # first moves that are followed by a look at the second
TRIALS = 3  # draws before a display is refreshed
NEVER = -1_000_000

SCRATCH = layout_of_room(
    ("worlds", STATE, (5,)),
    *(cells(name, WIDEST) for name in ("cards", "moves", "second_moves", "actions", "out")),
    number("worths", WIDEST),
)


@rule
def choose(v, p, w, scratch, rng):
    """One of the legal actions of a seat."""
    now = step(v)
    if now == CARD:
        return best_card(v, p, w, scratch)
    if now == MOVE:
        return best_move(v, p, w, scratch)
    if now == ACT:
        return best_deed(v, p, w, scratch, rng)
    return best_answer(v, p, w, scratch)


# -- a turn -----------------------------------------------------------------------------------------------------


@rule
def best_card(v, p, w, scratch):
    """The round card after which the turn is worth most; royal cards come first."""
    cards, worlds = scratch.cards, scratch.worlds
    n = legal(v, p, cards)
    best, most = int(cards[0]), NEVER
    for i in range(n):
        if cards[i] >= CLAIM:
            return int(cards[i])
        worlds[PLAN] = v
        play(worlds[PLAN], p, int(cards[i]))
        found = best_first_move(worlds[PLAN], p, w, scratch) // WIDEST
        if found > most:
            best, most = int(cards[i]), found
    return best


@rule
def best_move(v, p, w, scratch):
    """In phase 2 with a look at the second move."""
    n = legal(v, p, scratch.moves)
    if scratch.moves[n - 1] >= CLAIM:
        return int(scratch.moves[n - 1])
    scratch.worlds[PLAN] = v
    return best_first_move(scratch.worlds[PLAN], p, w, scratch) % WIDEST


@rule
def best_first_move(s, p, w, scratch):
    """What the best move is worth, and which one it is: two numbers in one."""
    moves, worths, worlds = scratch.moves, scratch.worths, scratch.worlds
    n = legal(s, p, moves)
    for i in range(n):
        worths[i] = NEVER
        if is_best_troll(s, p, int(moves[i]), moves, n):
            play_phase(s, p, int(moves[i]), w, scratch)
            worths[i] = value(worlds[PHASE], p, w)
    best, most = 0, NEVER
    for _ in range(BREADTH):
        i = greatest(worths, n)
        if worths[i] == NEVER:
            break
        play_phase(s, p, int(moves[i]), w, scratch)
        worths[i] = NEVER
        found = after_second_move(p, w, scratch)
        if found > most:
            best, most = int(moves[i]), found
    return most * WIDEST + best


@rule
def after_second_move(p, w, scratch):
    """The table in the row of phases, and the best that a second move makes of it."""
    worlds, moves = scratch.worlds, scratch.second_moves
    best = value(worlds[PHASE], p, w)
    if actor(worlds[PHASE]) != p or step(worlds[PHASE]) != MOVE:
        return best
    worlds[FIRST_MOVE] = worlds[PHASE]
    n = legal(worlds[FIRST_MOVE], p, moves)
    for i in range(n):
        if is_best_troll(worlds[FIRST_MOVE], p, int(moves[i]), moves, n):
            play_phase(worlds[FIRST_MOVE], p, int(moves[i]), w, scratch)
            best = max(best, value(worlds[PHASE], p, w))
    return best


@rule
def greatest(worths, n):
    """The place of the greatest of n, the first of equals."""
    best = n - 1
    for back in range(2, n + 1):
        best = n - back if worths[n - back] >= worths[best] else best
    return best


@rule
def is_best_troll(s, p, action, moves, n):
    """Of all trolls that can go to a place, the one that is missed least where it stands."""
    better = 1 if action >= CLAIM else 0
    for i in range(n):
        if max(moves[i], action) < CLAIM and moves[i] % PLACES_WIDE == action % PLACES_WIDE:
            better += int(missed(s, p, int(moves[i])) < missed(s, p, action))
    return better == 0


@rule
def missed(s, p, action):
    """How many stand with a troll; of equals, which it is."""
    troll = action // PLACES_WIDE
    company = 0 if s.trolls[p, troll] == OFF else trolls_at(s, p, int(s.trolls[p, troll]))
    return company * PLACES_WIDE + troll


@rule
def play_phase(s, p, move, w, scratch):
    """A move and all that its phase brings, up to the next one, in a world of its own. Displays stay as they are."""
    scratch.worlds[PHASE] = s
    play(scratch.worlds[PHASE], p, move)
    finish_phase(p, w, scratch)


@rule
def finish_phase(p, w, scratch):
    """By the best actions. Whoever is pushed out, goes to the first cave."""
    s = scratch.worlds[PHASE]
    for _ in range(MOST_STEPS):
        while actor(s) >= 0 and actor(s) != p and step(s) != CARD:
            legal(s, actor(s), scratch.out)
            play(s, actor(s), int(scratch.out[0]))
        while actor(s) == CHANCE and step(s) == REVEAL:
            answered(s)
            settle(s)
        if actor(s) != p or step(s) == CARD or step(s) == MOVE:
            return
        if step(s) == ACT:
            play(s, p, best_action(s, p, w, scratch))
        else:
            play(s, p, best_answer(s, p, w, scratch))


# -- acting -----------------------------------------------------------------------------------------------------


@rule
def best_deed(v, p, w, scratch, rng):
    """The best action now, or new tiles or cards, if the phase is likely to end better with them."""
    scratch.worlds[PHASE] = v
    finish_phase(p, w, scratch)
    without = value(scratch.worlds[PHASE], p, w)
    n = legal(v, p, scratch.moves)
    for i in range(n):
        action = int(scratch.moves[i])
        if (action in (NEW_TILES, NEW_CARDS)) and refreshed(v, p, action, w, scratch, rng) > without:
            return action
    return best_action(v, p, w, scratch)


@rule
def refreshed(v, p, action, w, scratch, rng):
    """What the phase is worth in the mean after new ones are turned up."""
    total = 0
    for _ in range(TRIALS):
        s = scratch.worlds[PHASE]
        scratch.worlds[PHASE] = v
        play(s, p, action)
        while actor(s) == CHANCE and step(s) == REVEAL:
            play(s, CHANCE, draw(s, rng))
        finish_phase(p, w, scratch)
        total += value(s, p, w)
    return total // TRIALS


@rule
def best_action(s, p, w, scratch):
    """The action with the best gain for its points; nothing that leaves the table worse. Royal cards come first."""
    options = scratch.actions
    n = legal(s, p, options)
    best, most, before = DONE, 0, value(s, p, w)
    for i in range(n):
        if CLAIM <= options[i] < DONE:
            return int(options[i])
        if options[i] not in (DONE, NEW_TILES, NEW_CARDS):
            gain = gain_of(s, p, int(options[i]), before, w, scratch)
            best = int(options[i]) if gain > most else best
            most = max(most, gain)
    return best


@rule
def gain_of(s, p, action, before, w, scratch):
    """What an action makes of the table, for each point that it costs."""
    after = scratch.worlds[ACTION]
    scratch.worlds[ACTION] = s
    play(after, p, action)
    answer_all(p, w, scratch)
    spent = points_left(s) - (points_left(after) if step(after) == ACT else 0)
    return 60 * (value(after, p, w) - before) // max(spent, 1)


@rule
def points_left(s):
    """Action points of one's own and of others' trolls."""
    return argument(s, OWN_POINTS) + argument(s, FOREIGN_POINTS)


@rule
def answer_all(p, w, scratch):
    """The questions inside an action, until the next action is asked for."""
    s = scratch.worlds[ACTION]
    for _ in range(MOST_STEPS):
        if actor(s) != p or step(s) == ACT or step(s) == CARD or step(s) == MOVE:
            return
        play(s, p, best_answer(s, p, w, scratch))


# -- single answers ---------------------------------------------------------------------------------------------


@rule
def best_answer(v, p, w, scratch):
    """The answer that is worth most by itself; the first of equals, and royal cards before all."""
    out = scratch.out
    n = legal(v, p, out)
    best, most = int(out[0]), NEVER
    now = step(v)
    for i in range(n):
        action = int(out[i])
        if now != LAY and now != TILE and CLAIM <= action < DONE:
            return action
        found = answer_worth(v, p, action, w, scratch)
        if found > most:
            best, most = action, found
    return best


@rule
def answer_worth(v, p, action, w, scratch):
    """By its looks where tiles are concerned; else by the table that it makes."""
    now = step(v)
    looks = NEVER
    if now == LAY:
        looks = lay_worth(v, p, action, w)
    elif now == TILE:
        looks = tile_worth(v, p, action, w)
    elif now == PUSH:
        looks = score(v, action)
    if looks != NEVER:
        return looks
    s = scratch.worlds[ANSWER]
    scratch.worlds[ANSWER] = v
    play(s, p, action)
    extra = int(BONUS[action]) if now == FIELD and action < len(BONUS) else 0
    return value(s, p, w) + extra


@rule
def tile_worth(v, p, tile, w):
    """By its kind and its halves of shafts; a VP tile also by what it would count now, a royal tile by what it does."""
    if tile == DONE:
        return 0
    kind = int(KIND[tile])
    total = int(w[TILE_KIND + kind])
    if kind == VP_TILE:
        return total + int(w[4]) * worth(v, p, int(CONDITION[tile]))
    for edge in range(EDGES):
        if EDGE[tile, edge] > 0:
            total += int(w[SHAFT + int(EDGE[tile, edge]) - 1]) // 2
    for i in range(MOST_FIELDS):
        if TILE_FIELDS[tile, i, 0] >= 0:
            total += 1 + int(BONUS[TILE_FIELDS[tile, i, 1]]) // 3
            total += 8 if kind == ROYAL_TILE else 0
    if kind == ROYAL_TILE:
        total += int(BONUS[TILE_ACTION[tile]]) + 4 * int(TILE_SHAFTS[tile].sum())
    return total


@rule
def lay_worth(v, p, action, w):
    """Shafts completed, the precious ones more; then many open sides."""
    tile, slot, turned = argument(v), action // EDGES, action % EDGES
    total = 0
    for edge in range(EDGES):
        if BESIDE[slot, edge] < 0:
            total -= 1
        else:
            half = completed(v, p, tile, slot, turned, edge)
            total += 2 * int(w[SHAFT + half - 1]) if half > 0 else 0
    return total


assert np.int16(NEVER >> 16) < 0
