"""Information-set search with luck sampled, hand-made play as a guide, and memory made beforehand.

A template: `bind` makes it for each game. Every simulation imagines a world and learns in it: the seat that is asked
(ALONE), or all seats in one tree (SINGLE), or each in a tree of its own (MULTIPLE). Such a tree holds its mind's
answers and what it was told of the answers of others, so nobody's plan depends on what they cannot know. Where some
worlds are dealt anew, our hand with them, the others learn in those alone, and against what this seat would do there
with any hand, which has a tree beside them. Whoever does not learn plays by what its tree knows, then as is usual.
"""

import math

import numpy as np

from throneroom.bots.policy import SCRATCH, believe, evaluate, greedy, usual
from throneroom.bots.settings import DICE, MOST_NODES, MULTIPLE, SETTINGS, SINGLE
from throneroom.kit.bits import count, has
from throneroom.kit.contract import GAME, STATE, actor, draw, imagine, legal, play, scores, view, winners
from throneroom.kit.events import AMOUNT, CARD, KIND, SEEN_BY, SOURCE, TARGET, sees
from throneroom.kit.events import SEAT as OF
from throneroom.kit.frames import CHANCE, OVER, top
from throneroom.kit.reals import log
from throneroom.kit.rng import below
from throneroom.kit.rule import door, rule
from throneroom.kit.state import cells, layout_of_room, number

ACTION, QUESTION, CHILD, SIBLING, TRIES, CHANCES, SEAT, LIKED = range(8)  # columns of the tree
COLUMNS = 8
BLANK, WORLD, OTHER = range(3)  # rows of the worlds
TOLD = -1  # the action of a node that is no answer but what a mind was told of another's
PRIME = 2147483647
SEATS = 8

ROOM = layout_of_room(
    ("seen", STATE, (1,)),
    number("seat"),
    number("simulations"),
    number("rng", 1),
    ("settings", SETTINGS, (1,)),
    number("tries", GAME.actions),  # how often each action was tried
    number("nodes"),  # in use
    number("most"),  # nodes that may be in use
    number("stamp"),  # questions so far, times two
    number("marks", GAME.actions),  # which are legal now: the stamp of the question, plus one for a known answer
    number("path", (GAME.longest + 1) * SEATS),  # the nodes of this simulation whose minds learn
    number("length"),  # of the path
    number("where", SEATS),  # at which node of its tree each seat is, -1 if beyond it
    number("learns", SEATS),  # does its mind learn in this simulation?
    cells("acts", GAME.widest),
    number("points", SEATS),
    ("worth", np.float64, (SEATS,)),  # what a result is worth to each seat
    ("worlds", STATE, (3,)),  # an empty table, the world of this simulation, and the view that another seat has of it
    ("scratch", SCRATCH, (1,)),  # for hand-made play
    number("tree", MOST_NODES, COLUMNS),  # a row for every node
    ("won", np.float64, (MOST_NODES,)),  # what came of it, summed up
)
DOORS = ("forget", "think", "tally")


# -- what a mind can tell apart -----------------------------------------------------------------------------


@rule
def question(s):
    """The top frame as one number."""
    frame = s.stack[top(s)]
    number = 0
    for i in range(len(frame)):
        number = (number * 1021 + int(frame[i]) + 7) % PRIME
    return number


@rule
def told(s, seat):
    """What the last action looked like to a seat, as one number."""
    number = 1
    for i in range(s.told):
        event = s.events[i]
        card = int(event[CARD]) if sees(int(event[SEEN_BY]), seat) else -1
        number = (number * 31 + int(event[KIND]) * 8 + int(event[OF])) % PRIME
        number = (number * 1021 + card + 2) % PRIME
        number = (number * 1021 + int(event[SOURCE]) * 64 + int(event[TARGET])) % PRIME
        number = (number * 1021 + int(event[AMOUNT]) + 7) % PRIME
    return number


# -- the tree -----------------------------------------------------------------------------------------------


@rule
def mark(m, n):
    """Note which actions are legal now; known ones get the next number."""
    m.stamp += 2
    for i in range(n):
        m.marks[m.acts[i]] = m.stamp
    return m.stamp


@rule
def known_best(m, node, asked, stamp, settings):
    """The answer that is worth trying most among those known and legal, and how many those are."""
    tree = m.tree
    best = -1.0
    chosen = 0
    known = 0
    child = tree[node, CHILD]
    while child != 0:
        action = tree[child, ACTION]
        if tree[child, QUESTION] == asked and action >= 0 and m.marks[action] == stamp:
            m.marks[action] = stamp + 1
            known += 1
            tree[child, CHANCES] += 1
            tries = tree[child, TRIES]
            worth = m.won[child] / tries + settings.explore * math.sqrt(log(tree[child, CHANCES]) / tries)
            worth += tree[child, LIKED] * settings.trust / (1.0 + tries)
            if worth > best:
                best = worth
                chosen = child
        child = tree[child, SIBLING]
    return chosen, known


@rule
def new_answer(m, n, known, stamp, liked, rng):
    """The liked answer if nobody has tried it, else any that is new."""
    if liked >= 0 and m.marks[liked] == stamp:
        return liked
    skip = below(rng, n - known)
    for i in range(n):
        if m.marks[m.acts[i]] == stamp:
            if skip == 0:
                return int(m.acts[i])
            skip -= 1
    return int(m.acts[0])


@rule
def grow(m, node, asked, action, seat):
    """A new node below a node; -1 if there is no room."""
    new = m.nodes
    if new == m.most:
        return -1
    m.nodes += 1
    row = m.tree[new]
    row[ACTION] = action
    row[QUESTION] = asked
    row[CHILD] = 0
    row[SIBLING] = m.tree[node, CHILD]
    row[TRIES] = 0
    row[CHANCES] = 1
    row[SEAT] = seat
    row[LIKED] = 0
    m.won[new] = 0.0
    m.tree[node, CHILD] = new
    return new


@rule
def width(m, node, n, settings):
    """Progressive widening: how many answers a node may know by now."""
    if settings.breadth <= 0.0:
        return n
    return min(n, 1 + int(settings.breadth * math.sqrt(m.tree[node, TRIES])))


@rule
def learn(m, s, seat, node, n, settings, rng):
    """The answer of the mind that learns: its node, below zero without room, and whether it is new.

    The hand-made player is asked only what is new; that it liked an answer is remembered in the tree.
    """
    asked = question(s)
    stamp = mark(m, n)
    chosen, known = known_best(m, node, asked, stamp, settings)
    if known >= width(m, node, n, settings):
        return chosen, False
    liked = int(greedy(s, seat, m.scratch[0], rng)) if settings.trust > 0.0 else -1
    action = new_answer(m, n, known, stamp, liked, rng)
    new = grow(m, node, asked, action, seat)
    if new >= 0 and action == liked:
        m.tree[new, LIKED] = 1
    return new, True


@rule
def by_hand(m, s, seat, n, settings, rng):
    """What is usually done, or on a whim any."""
    if settings.whims > 0 and below(rng, DICE) < settings.whims:
        return int(m.acts[below(rng, n)])
    return int(usual(s, seat, m.scratch[0], rng))


@rule
def recall(m, s, node, n, rng):
    """One of the legal answers that a mind knows, the more often the more often it was tried; 0 if it knows none."""
    tree = m.tree
    asked = question(s)
    stamp = mark(m, n)
    chosen = 0
    total = 0
    child = tree[node, CHILD]
    while child != 0:
        action = tree[child, ACTION]
        if tree[child, QUESTION] == asked and action >= 0 and m.marks[action] == stamp:
            total += tree[child, TRIES]
            if below(rng, total) < tree[child, TRIES]:
                chosen = child
        child = tree[child, SIBLING]
    return chosen


@rule
def hear(m, s, mind):
    """Move a mind's place in its tree along what it was told. Whoever learns makes room for what is new."""
    node = m.where[mind]
    if node < 0:
        return
    heard = told(s, mind)
    child = m.tree[node, CHILD]
    while child != 0 and (m.tree[child, ACTION] != TOLD or m.tree[child, QUESTION] != heard):
        child = m.tree[child, SIBLING]
    if child == 0:
        child = grow(m, node, heard, TOLD, mind) if m.learns[mind] != 0 else -1
    step_to(m, mind, child)


# -- one simulation -----------------------------------------------------------------------------------------


@rule
def step_to(m, tree, node):
    """A mind's new place in its tree; whoever learns will remember what came of it."""
    m.where[tree] = node
    if node >= 0 and m.learns[tree] != 0:
        m.path[m.length] = node
        m.length += 1


@rule
def answer(m, s, seat, n, settings, rng):
    """The action of a seat in the trees, and whether a mind that learns has grown or has no room."""
    tree = 0 if settings.observers == SINGLE else seat
    if m.where[tree] < 0:
        return by_hand(m, s, seat, n, settings, rng), False
    if m.learns[tree] == 0:
        node = recall(m, s, m.where[tree], n, rng)
        step_to(m, tree, node if node > 0 else -1)
        return (int(m.tree[node, ACTION]) if node > 0 else by_hand(m, s, seat, n, settings, rng)), False
    node, is_new = learn(m, s, seat, m.where[tree], n, settings, rng)
    if node < 0:
        return by_hand(m, s, seat, n, settings, rng), True
    step_to(m, tree, node)
    return int(m.tree[node, ACTION]), is_new


@rule
def descend(m, s, settings, rng):
    """Down the trees until a mind that learns has grown, or it is over."""
    seat = actor(s)
    grown = False
    while seat != OVER and not grown:
        if seat == CHANCE:
            play(s, seat, draw(s, rng))
        else:
            n = legal(s, seat, m.acts)
            if n == 1:
                action = int(m.acts[0])
            else:
                action, grown = answer(m, s, seat, n, settings, rng)
            play(s, seat, action)
            if settings.observers == MULTIPLE:
                for other in range(s.seats):
                    if other != seat:
                        hear(m, s, other)
        seat = actor(s)


@rule
def finish(m, s, settings, rng):
    """A playout by hand; True if it came to the end, False if it was cut."""
    left = settings.depth
    seat = actor(s)
    while seat != OVER:
        if seat == CHANCE:
            play(s, seat, draw(s, rng))
        elif left == 0:
            return False
        else:
            left -= 1
            play(s, seat, by_hand(m, s, seat, legal(s, seat, m.acts), settings, rng))
        seat = actor(s)
    return True


@rule
def judge(m, s, settings):
    """What a result is worth to each seat: a victory, shared among the winners, and the margin of points."""
    victors = winners(s)
    share = (1.0 - settings.margin) / max(1, count(victors))  # nobody may win
    scores(s, m.points)
    for seat in range(s.seats):
        rival = -1
        for other in range(s.seats):
            if other != seat and (rival < 0 or m.points[other] > m.points[rival]):
                rival = other
        mine, theirs = float(m.points[seat]), float(m.points[rival])
        lead = 0.5 + 0.5 * (mine - theirs) / (abs(mine) + abs(theirs) + 1.0)
        m.worth[seat] = settings.margin * lead + (share if has(victors, seat) else 0.0)


@rule
def credit(m):
    """Every node of the path has been tried once more."""
    for i in range(m.length):
        node = m.path[i]
        m.tree[node, TRIES] += 1
        m.won[node] += m.worth[m.tree[node, SEAT]]


@rule
def imagine_likely(m, v, seat, rng):
    """A world of a view, as likely as what was seen makes it."""
    s = m.worlds[WORLD]
    m.worlds[WORLD] = v
    imagine(s, seat, rng)
    believe(v, s, seat, m.scratch[0], rng)


@rule
def redeal(m, s, seat, rng):
    """Deal the world anew as another seat imagines it in it: our hand too, which nobody knows."""
    mind = (seat + 1 + below(rng, s.seats - 1)) % s.seats
    m.worlds[OTHER] = m.worlds[BLANK]
    view(s, mind, m.worlds[OTHER])
    imagine_likely(m, m.worlds[OTHER], mind, rng)


@rule
def imagine_world(m, v, seat, settings, rng):
    """A world as this seat imagines it, in which it learns, or one dealt anew, in which the others learn."""
    s = m.worlds[WORLD]
    imagine_likely(m, v[0], seat, rng)
    anew = settings.observers == MULTIPLE and below(rng, DICE) < settings.redeal
    if anew:
        redeal(m, s, seat, rng)
    m.length = 0
    for mind in range(s.seats):
        all_learn = anew or settings.redeal == 0
        m.learns[mind] = 1 if all_learn or mind == seat else 0
        has_tree = mind == (0 if settings.observers == SINGLE else seat) or settings.observers == MULTIPLE
        root = s.seats if anew and mind == seat else mind
        step_to(m, mind, root if has_tree else -1)


# -- doors --------------------------------------------------------------------------------------------------


@door
def forget(room):
    """An empty tree for every seat of the view and for what others make of this one, and nothing tried."""
    m = room[0]
    seats = m.seen[0].seats
    for root in range(seats + 1):
        for k in range(COLUMNS):
            m.tree[root, k] = 0
        m.tree[root, SEAT] = root if root < seats else m.seat
        m.won[root] = 0.0
    m.nodes = seats + 1


@door
def think(room):
    """So many `simulations` more for a `seat`, from what it has `seen`: imagine a world, descend, play out, learn."""
    m = room[0]
    settings, rng, seat = m.settings[0], m.rng, m.seat
    s = m.worlds[WORLD]
    for _ in range(m.simulations):
        imagine_world(m, m.seen, seat, settings, rng)
        descend(m, s, settings, rng)
        if finish(m, s, settings, rng):
            judge(m, s, settings)
        else:
            evaluate(s, m.worth)
        credit(m)


@door
def tally(room):
    """How often each answer was tried, in `tries`."""
    m = room[0]
    for action in range(len(m.tries)):
        m.tries[action] = 0
    child = m.tree[0 if m.settings[0].observers == SINGLE else m.seat, CHILD]
    while child != 0:
        if m.tree[child, ACTION] >= 0 and m.tree[child, SEAT] == m.seat:
            m.tries[m.tree[child, ACTION]] += m.tree[child, TRIES]
        child = m.tree[child, SIBLING]
