"""Information-set search with luck sampled, hand-made play as a guide, and memory made beforehand.

A template: `bind` makes it for each game. Every simulation imagines a world. One mind learns in it: the seat that is
asked, or all seats in one tree (SINGLE), or by turns every seat in a tree of its own (MULTIPLE). Such a tree holds its
mind's answers and what it was told of the answers of others, so nobody's plan depends on what they cannot know; and a
mind learns only in worlds that it cannot rule out. Whoever does not learn plays by what its tree knows, then by hand.
"""

import math

import numpy as np

from throneroom.bots.policy import SCRATCH, evaluate, greedy, likely
from throneroom.bots.settings import ALONE, DICE, MOST_NODES, MULTIPLE, SETTINGS, SINGLE
from throneroom.kit.bits import count, has
from throneroom.kit.contract import GAME, STATE, actor, draw, imagine, legal, play, scores, view, winners
from throneroom.kit.events import AMOUNT, CARD, KIND, SEEN_BY, SOURCE, TARGET, sees
from throneroom.kit.events import SEAT as OF
from throneroom.kit.frames import CHANCE, OVER, top
from throneroom.kit.reals import log
from throneroom.kit.rng import below
from throneroom.kit.rule import door, rule
from throneroom.kit.state import cells, layout_of_room, number

ACTION, QUESTION, CHILD, SIBLING, TRIES, CHANCES, SEAT = range(7)  # columns of the tree
COLUMNS = 7
BLANK, WORLD, OTHER = range(3)  # rows of the worlds
TOLD = -1  # the action of a node that is no answer but what a mind was told of another's
PRIME = 2147483647
SEATS = 8
WORLDS = 8  # imagined at most for a simulation; the last one is taken as it is

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
    number("path", GAME.longest + SEATS),  # the nodes of this simulation
    number("where", SEATS),  # at which node of its tree each seat is, -1 if beyond it
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
def known_best(m, node, asked, stamp, liked, settings):
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
            if action == liked:
                worth += settings.trust / (1.0 + tries)
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
    """The answer of the mind that learns: its node, below zero without room, and whether it is new."""
    asked = question(s)
    liked = int(greedy(s, seat, m.scratch[0], rng)) if settings.trust > 0.0 else -1
    stamp = mark(m, n)
    chosen, known = known_best(m, node, asked, stamp, liked, settings)
    if known >= width(m, node, n, settings):
        return chosen, False
    return grow(m, node, asked, new_answer(m, n, known, stamp, liked, rng), seat), True


@rule
def by_hand(m, s, seat, n, settings, rng):
    """A choice of the game's hand-made player, or on a whim any."""
    if settings.whims > 0 and below(rng, DICE) < settings.whims:
        return int(m.acts[below(rng, n)])
    return int(greedy(s, seat, m.scratch[0], rng))


@rule
def recall(m, s, node, n):
    """What a mind that does not learn now has tried most of the legal answers; 0 if it knows none."""
    tree = m.tree
    asked = question(s)
    stamp = mark(m, n)
    chosen = 0
    child = tree[node, CHILD]
    while child != 0:
        action = tree[child, ACTION]
        legal_now = tree[child, QUESTION] == asked and action >= 0 and m.marks[action] == stamp
        if legal_now and (chosen == 0 or tree[child, TRIES] > tree[chosen, TRIES]):
            chosen = child
        child = tree[child, SIBLING]
    return chosen


@rule
def hear(m, s, mind, learns):
    """Move a mind's place in its tree along what it was told. Whoever learns makes room for what is new."""
    node = m.where[mind]
    if node < 0:
        return
    heard = told(s, mind)
    child = m.tree[node, CHILD]
    while child != 0 and (m.tree[child, ACTION] != TOLD or m.tree[child, QUESTION] != heard):
        child = m.tree[child, SIBLING]
    if child == 0:
        child = grow(m, node, heard, TOLD, mind) if learns else -1
    m.where[mind] = child


# -- one simulation -----------------------------------------------------------------------------------------


@rule
def answer(m, s, seat, mind, n, settings, rng):
    """The action of a seat in the tree, and whether the mind that learns has grown or has no room."""
    tree = 0 if settings.observers == SINGLE else seat
    if settings.observers == SINGLE or seat == mind:
        node, is_new = learn(m, s, seat, m.where[tree], n, settings, rng)
        if node < 0:
            return by_hand(m, s, seat, n, settings, rng), True
        m.where[tree] = node
        return int(m.tree[node, ACTION]), is_new
    if settings.observers == ALONE or m.where[seat] < 0:
        return by_hand(m, s, seat, n, settings, rng), False
    node = recall(m, s, m.where[seat], n)
    m.where[seat] = node if node > 0 else -1
    return (int(m.tree[node, ACTION]) if node > 0 else by_hand(m, s, seat, n, settings, rng)), False


@rule
def descend(m, s, seat, mind, settings, rng):
    """Down the trees until the mind that learns has grown, or it is over; return the length of the path."""
    tree = 0 if settings.observers == SINGLE else mind
    m.path[0] = m.where[tree]
    length = 1
    grown = False
    while seat != OVER and not grown:
        if seat == CHANCE:
            play(s, seat, draw(s, rng))
        else:
            n = legal(s, seat, m.acts)
            if n == 1:
                action = int(m.acts[0])
            else:
                action, grown = answer(m, s, seat, mind, n, settings, rng)
            play(s, seat, action)
            if settings.observers == MULTIPLE:
                for other in range(s.seats):
                    if other != seat:
                        hear(m, s, other, other == mind)
                grown = grown or m.where[mind] < 0
            node = m.where[tree]
            if node >= 0 and node != m.path[length - 1]:
                m.path[length] = node
                length += 1
        seat = actor(s)
    return length


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
def credit(m, length):
    """Every node of the path has been tried once more."""
    for i in range(length):
        node = m.path[i]
        m.tree[node, TRIES] += 1
        m.won[node] += m.worth[m.tree[node, SEAT]]


@rule
def whose(s, seat, settings, rng):
    """The mind that learns in the next simulation."""
    if settings.observers == MULTIPLE and below(rng, DICE) < settings.redeal:
        return (seat + 1 + below(rng, s.seats - 1)) % s.seats
    return seat


@rule
def imagine_likely(m, v, seat, rng):
    """A world of a view, the likely ones more often: what is not kept is imagined again."""
    s = m.worlds[WORLD]
    for _ in range(WORLDS):
        m.worlds[WORLD] = v
        imagine(s, seat, rng)
        kept = likely(v, s, seat, m.scratch[0])
        if kept >= 1.0 or below(rng, DICE) < kept * DICE:
            break


@rule
def imagine_world(m, v, seat, settings, rng):
    """A world as this seat imagines it, or one that another imagines in it; return the mind that learns in it."""
    s = m.worlds[WORLD]
    imagine_likely(m, v[0], seat, rng)
    mind = whose(s, seat, settings, rng)
    if mind != seat:
        m.worlds[OTHER] = m.worlds[BLANK]
        view(s, mind, m.worlds[OTHER])
        imagine_likely(m, m.worlds[OTHER], mind, rng)
    for other in range(s.seats):
        m.where[other] = other
    return mind


# -- doors --------------------------------------------------------------------------------------------------


@door
def forget(room):
    """An empty tree for every seat of the view, and nothing tried."""
    m = room[0]
    for seat in range(m.seen[0].seats):
        for k in range(COLUMNS):
            m.tree[seat, k] = 0
        m.tree[seat, SEAT] = seat
        m.won[seat] = 0.0
    m.nodes = m.seen[0].seats


@door
def think(room):
    """So many `simulations` more for a `seat`, from what it has `seen`: imagine a world, descend, play out, learn."""
    m = room[0]
    settings, rng, seat = m.settings[0], m.rng, m.seat
    s = m.worlds[WORLD]
    for _ in range(m.simulations):
        mind = imagine_world(m, m.seen, seat, settings, rng)
        length = descend(m, s, seat, mind, settings, rng)
        if finish(m, s, settings, rng):
            judge(m, s, settings)
        else:
            evaluate(s, m.worth)
        credit(m, length)


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
