"""Whole games in compiled code. A template: `bind` makes it for each game."""

import numpy as np

from throneroom.bots.policy import greedy
from throneroom.kit.contract import STATE, actor, draw, legal, play, scores, start, view
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
def choice(kind, worlds, seat, acts, rng):
    """What a bot does in the game in row 1; row 0 stays empty. Uniform play needs no view: the legal actions are public to it."""
    if kind == UNIFORM:
        return np.int64(acts[below(rng, legal(worlds[1], seat, acts))])
    worlds[2] = worlds[0]
    view(worlds[1], seat, worlds[2])
    return np.int64(greedy(worlds[2], seat, rng))


@rule
def playout(worlds, kinds, acts, rng):
    """Play to the end; return how many decisions and how many actions that took."""
    s = worlds[1]
    decisions = 0
    actions = 0
    seat = actor(s)
    while seat != OVER:
        if seat == CHANCE:
            play(s, seat, draw(s, rng))
        else:
            decisions += 1
            play(s, seat, choice(kinds[seat], worlds, seat, acts, rng))
        actions += 1
        seat = actor(s)
    return decisions, actions


@rule
def tally(points, seats, totals):
    """Add a result: rows of totals are scores, wins, and in the first cell of the last row games without one winner."""
    best = 0
    for p in range(seats):
        totals[0, p] += points[p]
        if points[p] > points[best]:
            best = p
    for p in range(seats):
        if p != best and points[p] == points[best]:
            totals[2, 0] += 1
            return
    totals[1, best] += 1


@rule
def playouts(games, seats, options, kinds, rng, totals):
    """So many games, one kind of bot per seat; return how many decisions and actions they took."""
    acts = np.zeros(WIDEST, np.int16)
    points = np.zeros(seats, np.int64)
    worlds = np.zeros(3, STATE)
    decisions = 0
    actions = 0
    for _ in range(games):
        worlds[1] = worlds[0]
        start(worlds[1], seats, options)
        d, a = playout(worlds, kinds, acts, rng)
        decisions += d
        actions += a
        scores(worlds[1], points)
        tally(points, seats, totals)
    return decisions, actions
