"""Whole games in compiled code. A template: `bind` makes it for each game."""

import numpy as np

from throneroom.bots.policy import greedy
from throneroom.kit.bits import count, lowest
from throneroom.kit.contract import STATE, actor, draw, legal, play, scores, start, view, winners
from throneroom.kit.frames import CHANCE, OVER
from throneroom.kit.rng import below
from throneroom.kit.rule import rule

UNIFORM, GREEDY = 0, 1
WIDEST = 1024


@rule
def greedy_of(v, seat, rng):
    """The greedy player's choice: a door from Python."""
    return greedy(v[0], seat, rng)


@rule
def playout(s, acts, rng):
    """Play to the end, every choice uniform; return how many decisions and how many actions that took."""
    decisions = 0
    actions = 0
    seat = actor(s)
    while seat != OVER:
        if seat == CHANCE:
            play(s, seat, draw(s, rng))
        else:
            decisions += 1
            play(s, seat, int(acts[below(rng, legal(s, seat, acts))]))
        actions += 1
        seat = actor(s)
    return decisions, actions


@rule
def match(s, kinds, acts, views, rng):
    """The same between bots; in its own loop, because their thinking would slow down the other."""
    decisions = 0
    actions = 0
    seat = actor(s)
    while seat != OVER:
        if seat == CHANCE:
            play(s, seat, draw(s, rng))
        else:
            decisions += 1
            play(s, seat, choice(kinds[seat], s, seat, acts, views, rng))
        actions += 1
        seat = actor(s)
    return decisions, actions


@rule
def choice(kind, s, seat, acts, views, rng):
    """What a bot does."""
    if kind == UNIFORM:
        return int(acts[below(rng, legal(s, seat, acts))])
    views[1] = views[0]  # row 0 stays empty
    view(s, seat, views[1])
    return int(greedy(views[1], seat, rng))


@rule
def tally(won, points, seats, totals):
    """Add a result: rows of totals are scores, wins, and in the first cell of the last row games without one winner."""
    for p in range(seats):
        totals[0, p] += points[p]
    if count(won) != 1:
        totals[2, 0] += 1
    else:
        totals[1, lowest(won)] += 1


@rule
def playouts(games, seats, options, kinds, rng, totals):
    """So many games with a kind of bot in each seat; return how many decisions and actions they took."""
    acts = np.zeros(WIDEST, np.int16)
    points = np.zeros(seats, np.int64)
    worlds = np.zeros(2, STATE)
    views = np.zeros(2, STATE)
    s = worlds[1]
    decisions = 0
    actions = 0
    uniform = kinds.sum() == UNIFORM
    for _ in range(games):
        worlds[1] = worlds[0]
        start(s, seats, options)
        d, a = playout(s, acts, rng) if uniform else match(s, kinds, acts, views, rng)
        decisions += d
        actions += a
        scores(s, points)
        tally(winners(s), points, seats, totals)
    return decisions, actions
