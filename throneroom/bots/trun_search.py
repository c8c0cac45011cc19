"""Phase 1 of Trůn by search: worlds are imagined, one tree learns from all of them, a value judges where it ends."""

import numpy as np

from throneroom.bots.tree import ACTION, SEAT, TRIES, grow, pick
from throneroom.bots.trun import greedy
from throneroom.bots.trun_belief import imagine_likely
from throneroom.bots.trun_value import COLUMNS as UNITS
from throneroom.bots.trun_value import worth
from throneroom.games.trun import STATE, actor, draw, legal, play
from throneroom.games.trun.pieces import CARDS
from throneroom.games.trun.state import is_phase_two, led
from throneroom.kit import CHANCE, below, large_rule, rule

NODES = ACTION  # of row 0, which answers nothing


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
        imagine_likely(v, seat, worlds, rng)
        if simulate(s, tree, won, tree[0, NODES] + 1, path, acts, explore, net, sums, rng):
            tree[0, NODES] += 1
