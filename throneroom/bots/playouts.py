"""Whole games of uniform play, compiled. A template: `bind` makes it for each game."""

import numpy as np

from throneroom.kit import CHANCE, OVER, below, rule
from throneroom.kit.contract import STATE, actor, draw, legal, play, scores, start

WIDEST = 1024


@rule
def playout(s, acts, rng):
    """Play to the end at random; return (decisions, actions)."""
    decisions = 0
    actions = 0
    seat = actor(s)
    while seat != OVER:
        if seat == CHANCE:
            play(s, CHANCE, draw(s, rng))
        else:
            decisions += 1
            play(s, seat, int(acts[below(rng, legal(s, seat, acts))]))
        actions += 1
        seat = actor(s)
    return decisions, actions


@rule
def playouts(games, seats, options, rng, totals):
    acts = np.zeros(WIDEST, np.int16)
    points = np.zeros(8, np.int64)
    worlds = np.zeros(2, STATE)
    s = worlds[1]
    decisions = 0
    actions = 0
    for _ in range(games):
        worlds[1] = worlds[0]
        start(s, seats, options)
        d, a = playout(s, acts, rng)
        decisions += d
        actions += a
        scores(s, points)
        for p in range(seats):
            totals[p] += points[p]
    return decisions, actions
