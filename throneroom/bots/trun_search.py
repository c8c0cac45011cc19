"""Phase 1 of Trůn by search: worlds are imagined, one tree learns from all of them, a value judges where it ends."""

from throneroom.bots.trun import greedy
from throneroom.bots.trun_belief import imagine_likely
from throneroom.bots.trun_value import worth
from throneroom.bots.ucb_tree import ACTION, SEAT, TRIES, grow, pick
from throneroom.games.trun import actor, draw, legal, play
from throneroom.games.trun.state import is_phase_two, led
from throneroom.kit import CHANCE, below, rule

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
def simulate(r, s, net, nodes):
    """Descend in a world, judge where it ended, learn; return whether the tree has grown."""
    tree, won, path = r.tree, r.won, r.path
    length = descend(s, tree, won, nodes, path, r.acts, r.explore, r.rng)
    is_new = length > 0 and path[length - 1] == nodes
    if is_new:
        won[nodes] = 0.0
    if led(s) >= 0:
        play(s, actor(s), greedy(s, actor(s), r.scratch[0], r.rng))
        let_chance_answer(s, r.rng)
    hope = worth(s, net, r.sums)
    for i in range(length):
        node = path[i]
        tree[node, TRIES] += 1
        won[node] += hope if tree[node, SEAT] == 0 else 1.0 - hope
    return is_new


@rule
def search(r, net):
    """So many simulations more. The tree begins with a row of zeros, and its first cell counts its nodes."""
    s, tree = r.worlds[0], r.tree
    for _ in range(r.simulations):
        imagine_likely(r.seen, r.seat, r.worlds, r.rng)
        if simulate(r, s, net, tree[0, NODES] + 1):
            tree[0, NODES] += 1
