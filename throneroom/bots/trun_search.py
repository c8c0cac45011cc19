"""Phase 1 of Trůn by search: worlds are imagined, one tree learns from all of them, and a value judges where it ends.

Worlds respect the public voids (`imagine` does). A view tells the trick that lies on the table and no earlier one, so
there is little else by which one world would be likelier than another.
"""

import math

import numpy as np

from throneroom.bots.trun import greedy
from throneroom.bots.trun_value import COLUMNS as UNITS
from throneroom.bots.trun_value import worth
from throneroom.games.trun import STATE, actor, draw, imagine, legal, play
from throneroom.games.trun.pieces import CARDS
from throneroom.games.trun.state import is_phase_two, led
from throneroom.kit import CHANCE, below, large_rule, rule

ACTION, SEAT, LED, CHILD, SIBLING, TRIES, CHANCES = range(7)  # columns of the tree
COLUMNS = CHANCES + 1
NODES = ACTION  # of row 0, which answers nothing


@rule
def pick(tree, won, node, lead, acts, n, explore):
    """The best answer by UCB, or 0 while some are new; and how many of the legal ones are known.

    Known answers change places with the first of acts, so the new ones stand behind them.
    """
    best = -1.0
    chosen = 0
    known = 0
    child = tree[node, CHILD]
    while child != 0:
        if tree[child, LED] == lead:
            for i in range(known, n):
                if acts[i] == tree[child, ACTION]:
                    acts[i] = acts[known]
                    acts[known] = tree[child, ACTION]
                    known += 1
                    tree[child, CHANCES] += 1
                    tries = tree[child, TRIES]
                    promise = won[child] / tries + explore * math.sqrt(math.log(tree[child, CHANCES]) / tries)
                    if promise > best:
                        best = promise
                        chosen = child
                    break
        child = tree[child, SIBLING]
    return chosen if known == n else 0, known


@rule
def grow(tree, node, new, seat, lead, action):
    """A new answer below a node."""
    tree[new, ACTION] = action
    tree[new, SEAT] = seat
    tree[new, LED] = lead
    tree[new, CHILD] = 0
    tree[new, TRIES] = 0
    tree[new, CHANCES] = 1
    tree[new, SIBLING] = tree[node, CHILD]
    tree[node, CHILD] = new


@rule
def let_chance_answer(s, rng):
    """Until a seat is asked."""
    while actor(s) == CHANCE:
        play(s, CHANCE, draw(s, rng))


@rule
def descend(s, tree, won, nodes, path, acts, explore, rng):
    """Down the tree until it has grown by one answer or phase 1 is over; return the length of the path."""
    node = 0
    length = 0
    while not is_phase_two(s):
        seat = actor(s)
        n = legal(s, seat, acts)
        action = int(acts[0])
        is_new = False
        if n > 1:
            lead = led(s)
            chosen, known = pick(tree, won, node, lead, acts, n, explore)
            is_new = chosen == 0
            if is_new:
                chosen = nodes
                grow(tree, node, chosen, seat, lead, int(acts[known + below(rng, n - known)]))
            node = chosen
            action = tree[node, ACTION]
            path[length] = node
            length += 1
        play(s, seat, action)
        let_chance_answer(s, rng)
        if is_new:
            break
    return length


@rule
def simulate(s, tree, won, nodes, path, acts, explore, net, sums, rng):
    """Descend in a world, judge where it ended, learn; return whether the tree has grown."""
    length = descend(s, tree, won, nodes, path, acts, explore, rng)
    is_new = length > 0 and path[length - 1] == nodes
    if is_new:
        won[nodes] = 0.0
    if led(s) >= 0:
        play(s, actor(s), greedy(s, actor(s), rng))
        let_chance_answer(s, rng)
    hope = worth(s, net, sums)
    for i in range(length):
        node = path[i]
        tree[node, TRIES] += 1
        won[node] += hope if tree[node, SEAT] == 0 else 1.0 - hope
    return is_new


@large_rule
def think(v, seat, simulations, explore, net, tree, won, rng):
    """So many simulations more from a view. The tree begins with zeros; its first cell counts its nodes."""
    acts = np.zeros(CARDS, np.int16)
    path = np.zeros(2 * CARDS, np.int64)
    sums = np.zeros(UNITS, np.float32)
    worlds = np.zeros(1, STATE)
    s = worlds[0]
    for _ in range(simulations):
        worlds[0] = v[0]
        imagine(s, seat, rng)
        if simulate(s, tree, won, tree[0, NODES] + 1, path, acts, explore, net, sums, rng):
            tree[0, NODES] += 1


@rule
def most_tried(tree):
    """The answer that was tried most."""
    best = tree[0, CHILD]
    child = best
    while child != 0:
        if tree[child, TRIES] > tree[best, TRIES]:
            best = child
        child = tree[child, SIBLING]
    return int(tree[best, ACTION])
