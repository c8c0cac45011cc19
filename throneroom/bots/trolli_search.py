"""Search for Jak se trollí princezny: whenever a question is new, all its answers are judged by the outlook at once.

A simulation imagines a world, goes down to a question that nobody has met, judges the table after each answer, and
takes the best of them for what the question is worth. Every answer counts as tried once from then on, so those that
promise nothing are never tried again. Luck is sampled on the way. The best few of many slots for a tile are looked at.
"""

from throneroom.bots.trolli import lay_worth
from throneroom.bots.trolli_outlook import hopes
from throneroom.bots.ucb_tree import ACTION, CHILD, COLUMNS, SEAT, SIBLING, TRIES, grow, pick
from throneroom.games.trolli.flow import draw, legal, play
from throneroom.games.trolli.pieces import EDGES
from throneroom.games.trolli.tiles import LAY
from throneroom.games.trolli.view import imagine
from throneroom.kit import CHANCE, OVER, actor, argument, rule, step
from throneroom.kit.frames import top

WORLD, TRIED = range(2)  # rows of the worlds
PRIME = 2147483647


@rule
def question(s):
    """The top frame as one number."""
    number = 0
    for value in s.stack[top(s)]:
        number = (number * 1021 + int(value) + 7) % PRIME
    return number


@rule
def options(r, s, seat):
    """The answers worth a look: all, but of the slots for a tile the best few."""
    n = legal(s, seat, r.acts)
    if step(s) != LAY or n <= r.breadth:
        return n
    for i in range(n):
        action = int(r.acts[i])
        r.worths[i] = lay_worth(s, seat, argument(s), action // EDGES, action % EDGES)
    for k in range(r.breadth):
        best = k
        for i in range(k + 1, n):
            if r.worths[i] > r.worths[best]:
                best = i
        r.worths[k], r.worths[best] = r.worths[best], r.worths[k]
        r.acts[k], r.acts[best] = r.acts[best], r.acts[k]
    return r.breadth


@rule
def judge_answers(r, s, seat, node, asked, known, n, table):
    """Each new answer becomes a node with the hope after it; what the best of them brings is what it is all worth."""
    best = -1.0
    for i in range(known, n):
        r.worlds[TRIED] = r.worlds[WORLD]
        play(r.worlds[TRIED], seat, int(r.acts[i]))
        hopes(r.worlds[TRIED], table, r.hopes)
        new = r.nodes
        r.nodes += 1
        grow(r.tree, node, new, seat, asked, int(r.acts[i]))
        r.tree[new, TRIES] = 1
        r.won[new] = r.hopes[seat]
        if r.hopes[seat] > best:
            best = float(r.hopes[seat])
            for p in range(s.seats):
                r.worth[p] = r.hopes[p]


@rule
def descend(r, s, table):
    """Down to a new question, to the end, or as far as there is room; return the length of the path."""
    node, length = 0, 0
    seat = actor(s)
    while seat != OVER:
        if seat == CHANCE:
            play(s, seat, draw(s, r.rng))
        else:
            n = options(r, s, seat)
            if n > 1:
                node, is_new = chosen(r, s, seat, node, n, table)
                if is_new:
                    return length
                r.path[length] = node
                length += 1
            play(s, seat, int(r.tree[node, ACTION]) if n > 1 else int(r.acts[0]))
        seat = actor(s)
    hopes(s, table, r.worth)
    return length


@rule
def chosen(r, s, seat, node, n, table):
    """The answer to be tried, or that nobody has met the question; then its worth is known."""
    asked = question(s)
    best, known = pick(r.tree, r.won, node, asked, r.acts, n, r.explore)
    if known == n:
        return best, False
    if r.nodes + n - known > r.most:
        hopes(s, table, r.worth)
        return node, True
    judge_answers(r, s, seat, node, asked, known, n, table)
    best, _ = pick(r.tree, r.won, node, asked, r.acts, n, r.explore)
    return best, known == 0


@rule
def search(r, table):
    """So many simulations more; `forget` comes before the first."""
    s = r.worlds[WORLD]
    for _ in range(r.simulations):
        r.worlds[WORLD] = r.seen[0]
        imagine(s, r.seat, r.rng)
        length = descend(r, s, table)
        for i in range(length):
            node = r.path[i]
            r.tree[node, TRIES] += 1
            r.won[node] += r.worth[r.tree[node, SEAT]]


@rule
def forget(r):
    """An empty tree."""
    for k in range(COLUMNS):
        r.tree[0, k] = 0
    r.nodes = 1


@rule
def favourite(r):
    """The answer that was tried most; of equals the one that promises most."""
    best = child = r.tree[0, CHILD]
    while child != 0:
        more = r.tree[child, TRIES] - r.tree[best, TRIES]
        if more > 0 or (more == 0 and r.won[child] > r.won[best]):
            best = child
        child = r.tree[child, SIBLING]
    return int(r.tree[best, ACTION])
