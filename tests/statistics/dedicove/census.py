"""Uniform play counted, compiled: what the rules specification says of the size of the game."""

import numpy as np

from throneroom.games.dedicove.flow import draw, legal, play
from throneroom.games.dedicove.setup import start
from throneroom.games.dedicove.state import STATE
from throneroom.kit import CHANCE, OVER, actor, below, door, rule

TURNS, DECISIONS, OPTIONS, FORCED = range(4)
CELLS = 4
ROOM = 128


@door
def census(games, seats, options, rng, sums, squares):
    """Add so many games to the sums, and to the sums of squares of what one game gave; returns the most options."""
    acts = np.zeros(ROOM, np.int16)
    worlds = np.zeros(2, STATE)
    one = np.zeros(CELLS)
    widest = 0
    for _ in range(games):
        worlds[1] = worlds[0]
        one[:] = 0
        start(worlds[1], seats, options)
        widest = max(widest, play_counted(worlds[1], acts, rng, one))
        for cell in range(CELLS):
            sums[cell] += one[cell]
            squares[cell] += one[cell] * one[cell]
    return widest


@rule
def play_counted(s, acts, rng, one):
    """One game; returns the most options of a decision."""
    widest = 0
    seat = actor(s)
    while seat != OVER:
        if seat == CHANCE:
            play(s, seat, draw(s, rng))
        else:
            n = legal(s, seat, acts)
            one[DECISIONS] += 1
            one[OPTIONS] += n
            one[FORCED] += n < 2
            widest = max(widest, n)
            play(s, seat, int(acts[below(rng, n)]))
        seat = actor(s)
    one[TURNS] = s.turns + 1  # the last turn is not completed
    return widest
