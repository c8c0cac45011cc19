"""Plain single-observer information-set search, the measure of strength. FROZEN: never change how it plays.

UCB with 0.7, uniform playouts, no priors. It imagines a world for every simulation; luck is sampled, not stored. A
template: `bind` makes it for each game. A node is a question with its answer, because the same answers can lead to
different questions in different worlds.
"""

import numpy as np

from throneroom.bots.settings import MOST_NODES
from throneroom.bots.ucb_tree import ACTION, COLUMNS, SEAT, TRIES, grow, most_tried, pick
from throneroom.kit.bits import has
from throneroom.kit.contract import GAME, STATE, actor, draw, imagine, legal, play, winners
from throneroom.kit.frames import CHANCE, OVER, top
from throneroom.kit.rng import below
from throneroom.kit.rule import door, rule
from throneroom.kit.state import cells, layout_of_room, number

EXPLORE = 0.7

ROOM = layout_of_room(
    ("seen", STATE, (1,)),
    number("seat"),
    number("simulations"),
    number("rng", 1),
    number("action"),
    cells("acts", GAME.widest),
    ("worlds", STATE, (1,)),
    number("path", MOST_NODES),
    number("tree", MOST_NODES, COLUMNS),
    ("won", np.float64, (MOST_NODES,)),
)
DOORS = ("think",)


@rule
def question(s):
    """The top frame as one number."""
    frame = s.stack[top(s)]
    number = 0
    for i in range(len(frame)):
        number = number * 1021 + int(frame[i])
    return number


@rule
def finish(s, acts, rng):
    """Play to the end, every choice uniform."""
    seat = actor(s)
    while seat != OVER:
        if seat == CHANCE:
            play(s, seat, draw(s, rng))
        else:
            play(s, seat, int(acts[below(rng, legal(s, seat, acts))]))
        seat = actor(s)


@rule
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


@door
def think(room):
    """So many `simulations` from what a `seat` has `seen`; an `action` of this seat."""
    r = room[0]
    s, seat, rng = r.worlds[0], r.seat, r.rng
    if legal(r.seen[0], seat, r.acts) == 1:
        r.action = int(r.acts[0])
        return
    for k in range(COLUMNS):
        r.tree[0, k] = 0
    nodes = 1
    for _ in range(r.simulations):
        r.worlds[0] = r.seen[0]
        imagine(s, seat, rng)
        r.won[nodes] = 0.0
        length = descend(s, seat, r.tree, r.won, nodes, r.path, r.acts, rng)
        if length > 0 and r.tree[r.path[length - 1], TRIES] == 0:
            nodes += 1
        finish(s, r.acts, rng)
        credit(s, r.tree, r.won, r.path, length)
    r.action = most_tried(r.tree)
