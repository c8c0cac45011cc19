"""Uniform play counted, compiled: what the rules specification says of the size of the game."""

import numpy as np

from throneroom.games.dedicove.flow import draw, legal, play
from throneroom.games.dedicove.setup import start
from throneroom.games.dedicove.state import STATE
from throneroom.kit import CHANCE, OVER, actor, below, cells, door, number, rule
from throneroom.kit.state import MOST_OPTIONS, layout_of_room

TURNS, DECISIONS, OPTIONS, FORCED = range(4)
CELLS = 4
WIDEST = 128

ROOM = layout_of_room(
    ("worlds", STATE, (2,)),  # an empty table, and the one that is played at
    number("games"),
    number("seats"),
    number("options", MOST_OPTIONS),
    number("rng", 1),
    ("one", np.float64, (CELLS,)),  # what the last game gave
    ("sums", np.float64, (CELLS,)),
    ("squares", np.float64, (CELLS,)),
    number("most"),  # options of a decision
    cells("acts", WIDEST),
)
DOORS = ("census",)


@door
def census(room):
    """Add so many `games` to the `sums`, and to the sums of `squares` of what one game gave; the `most` options."""
    r = room[0]
    s = r.worlds[1]
    r.most = 0
    for _ in range(r.games):
        r.worlds[1] = r.worlds[0]
        r.one[:] = 0
        start(s, r.seats, r.options)
        r.most = max(r.most, play_counted(s, r.acts, r.rng, r.one))
        for cell in range(CELLS):
            r.sums[cell] += r.one[cell]
            r.squares[cell] += r.one[cell] * r.one[cell]


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
