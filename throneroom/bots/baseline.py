"""Plain single-observer information-set search, the measure of strength. FROZEN: never change how it plays.

UCB with 0.7, uniform playouts, no priors. It imagines a world for every simulation; luck is sampled, not stored. A
template: `bind` makes it for each game. A node is a question with its answer, because the same answers can lead to
different questions in different worlds.
"""

import numpy as np

from throneroom.bots.tree import ACTION, COLUMNS, SEAT, TRIES, grow, most_tried, pick
from throneroom.kit.bits import has
from throneroom.kit.contract import STATE, actor, draw, imagine, legal, play, winners
from throneroom.kit.frames import CHANCE, OVER, top
from throneroom.kit.rng import below
from throneroom.kit.rule import large_rule, rule

EXPLORE = 0.7
WIDEST = 1024


@rule
def question(s):
    """The top frame as one number."""
    frame = s.stack[top(s)]
    number = 0
    for i in range(len(frame)):
        number = number * 1021 + int(frame[i])
    return number


@large_rule
def finish(s, acts, rng):
    """Play to the end, every choice uniform."""
    seat = actor(s)
    while seat != OVER:
        if seat == CHANCE:
            play(s, seat, draw(s, rng))
        else:
            play(s, seat, int(acts[below(rng, legal(s, seat, acts))]))
        seat = actor(s)


@large_rule
def descend(s, seat, tree, won, nodes, path, acts, rng):
    """Down the tree until it has grown by one answer or it is over; return the length of the path."""
    node = 0
    length = 0
    while seat != OVER:
        if seat == CHANCE:
            play(s, seat, draw(s, rng))
        else:
            n = legal(s, seat, acts)
            if n == 1:
                play(s, seat, int(acts[0]))
            else:
                asked = question(s)
                chosen, known = pick(tree, won, node, asked, acts, n, EXPLORE)
                is_new = chosen == 0
                if is_new:
                    chosen = nodes
                    grow(tree, node, chosen, seat, asked, acts[known + below(rng, n - known)])
                node = chosen
                path[length] = node
                length += 1
                play(s, seat, int(tree[node, ACTION]))
                if is_new:
                    break
        seat = actor(s)
    return length


@rule
def credit(s, tree, won, path, length):
    """One victory, shared among the winners."""
    victors = winners(s)
    share = 0
    for seat in range(s.seats):
        if has(victors, seat):
            share += 1
    for i in range(length):
        node = path[i]
        tree[node, TRIES] += 1
        if has(victors, tree[node, SEAT]):
            won[node] += 1.0 / share


@large_rule
def think(v, seat, simulations, rng):
    """So many simulations from a view; return an action of this seat."""
    tree = np.zeros((simulations + 1, COLUMNS), np.int64)
    won = np.zeros(simulations + 1, np.float64)
    path = np.zeros(simulations + 1, np.int64)
    acts = np.zeros(WIDEST, np.int16)
    worlds = np.zeros(1, STATE)
    s = worlds[0]
    if legal(v[0], seat, acts) == 1:
        return int(acts[0])
    nodes = 1
    for _ in range(simulations):
        worlds[0] = v[0]
        imagine(s, seat, rng)
        length = descend(s, seat, tree, won, nodes, path, acts, rng)
        if length > 0 and tree[path[length - 1], TRIES] == 0:
            nodes += 1
        finish(s, acts, rng)
        credit(s, tree, won, path, length)
    return most_tried(tree)
