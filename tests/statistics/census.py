"""Uniform play counted, compiled: what the rules page says of the size of a game.

A template: `bind` makes it for each game, and `counting` of the game says what is counted.
"""

import numpy as np

from tests.statistics.counting import CELLS, chosen, count_result
from throneroom.kit import CHANCE, OVER, cells, door, number, rule
from throneroom.kit.contract import GAME, STATE, actor, draw, play, scores, start
from throneroom.kit.state import MOST_OPTIONS, MOST_SEATS, layout_of_room

ROOM = layout_of_room(
    ("worlds", STATE, (2,)),  # an empty table, and the one that is played at
    number("games"),
    number("seats"),
    number("options", MOST_OPTIONS),
    number("rng", 1),
    ("one", np.float64, (CELLS,)),  # what the last game gave
    ("sums", np.float64, (CELLS,)),
    ("squares", np.float64, (CELLS,)),
    ("most", np.float64, (CELLS,)),
    cells("acts", GAME.widest),
    number("points", MOST_SEATS),
)
DOORS = ("census",)


@door
def census(room):
    """So many `games`: the `sums` of what each gave, the sums of `squares`, and the `most` that one gave."""
    r = room[0]
    s = r.worlds[1]
    for _ in range(r.games):
        r.worlds[1] = r.worlds[0]
        r.one[:] = 0
        start(s, r.seats, r.options)
        play_counted(s, r.acts, r.rng, r.one)
        scores(s, r.points)
        count_result(s, r.points, r.one)
        for cell in range(CELLS):
            r.sums[cell] += r.one[cell]
            r.squares[cell] += r.one[cell] * r.one[cell]
            r.most[cell] = max(r.most[cell], r.one[cell])


@rule
def play_counted(s, acts, rng, one):
    """One game."""
    seat = actor(s)
    while seat != OVER:
        play(s, seat, draw(s, rng) if seat == CHANCE else chosen(s, seat, acts, rng, one))
        seat = actor(s)
