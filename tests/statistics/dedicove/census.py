"""Uniform play counted, compiled: what the rules specification says of the size of the game."""

import numpy as np

from throneroom.games.dedicove.flow import draw, legal, play
from throneroom.games.dedicove.result import faction_at
from throneroom.games.dedicove.setup import start
from throneroom.games.dedicove.state import STATE
from throneroom.kit import CHANCE, OVER, actor, below, rule

TURNS, DECISIONS, OPTIONS, WIDEST, FORCED, HILL, IMPERIAL, UNDEAD, WATER = range(9)
CELLS = 9
ROOM = 128


@rule
def census(games, seats, options, rng, sums, squares):
    """Add so many games to the sums, and to the sums of squares of what one game gave."""
    acts = np.zeros(ROOM, np.int16)
    worlds = np.zeros(2, STATE)
    one = np.zeros(CELLS)
    for _ in range(games):
        worlds[1] = worlds[0]
        one[:] = 0
        start(worlds[1], seats, options)
        play_counted(worlds[1], acts, rng, one)
        for cell in range(CELLS):
            sums[cell] += one[cell]
            squares[cell] += one[cell] * one[cell]


@rule
def play_counted(s, acts, rng, one):
    """One game."""
    seat = actor(s)
    while seat != OVER:
        if seat == CHANCE:
            play(s, seat, draw(s, rng))
        else:
            n = legal(s, seat, acts)
            one[DECISIONS] += 1
            one[OPTIONS] += n
            one[FORCED] += n < 2
            one[WIDEST] = max(one[WIDEST], n)
            play(s, seat, int(acts[below(rng, n)]))
        seat = actor(s)
    one[TURNS] = s.turns + 1  # the last turn is not completed
    won = faction_at(s.red, s.green)
    for i in range(4):
        one[HILL + i] = won >> i & 1
