"""Uniform play counted, compiled: what the rules page says of the size of the game.

The page counts a Decree as one choice of a card and a gap together; here these are two questions, counted as one.
"""

import math

import numpy as np

from throneroom.games.krvavy_trun.flow import ON_SLOT, PLACES_WIDE, draw, legal, play, start, winners
from throneroom.games.krvavy_trun.pieces import MOST_FAMILIES
from throneroom.games.krvavy_trun.state import MOVE, MOVE_TO, PLACE, STATE, slots
from throneroom.kit import CHANCE, OVER, actor, below, cells, door, number, rule, step
from throneroom.kit.state import MOST_OPTIONS, layout_of_room

DECISIONS, QUESTIONS, LONGEST, PURSE, WINNING, SHARED, PLACES, LOG10, FORCED = range(9)
CELLS = 9
WIDEST = 64

ROOM = layout_of_room(
    ("worlds", STATE, (2,)),  # an empty table, and the one that is played at
    number("games"),
    number("seats"),
    number("options", MOST_OPTIONS),
    number("rng", 1),
    ("one", np.float64, (CELLS,)),  # what the last game gave
    ("sums", np.float64, (CELLS,)),
    ("squares", np.float64, (CELLS,)),
    cells("acts", WIDEST),
)
DOORS = ("census",)


@door
def census(room):
    """Add so many `games` to the `sums`, and to the sums of `squares` of what one game gave."""
    r = room[0]
    s = r.worlds[1]
    for _ in range(r.games):
        r.worlds[1] = r.worlds[0]
        r.one[:] = 0
        start(s, r.seats, r.options)
        play_counted(s, r.acts, r.rng, r.one)
        count_result(s, r.one)
        for cell in range(CELLS):
            r.sums[cell] += r.one[cell]
            r.squares[cell] += r.one[cell] * r.one[cell]


@rule
def play_counted(s, acts, rng, one):
    """One game."""
    before = 0
    seat = actor(s)
    while seat != OVER:
        if seat == CHANCE:
            play(s, seat, draw(s, rng))
        else:
            n = legal(s, seat, acts)
            action = int(acts[below(rng, n)])
            count_choice(s, n, action, one)
            one[DECISIONS] += 0 if step(s) == MOVE_TO and before == MOVE else 1
            before = step(s)
            play(s, seat, action)
        seat = actor(s)


@rule
def count_choice(s, n, action, one):
    """How many options there were, and how long the row is once a card has been placed."""
    one[QUESTIONS] += 1
    one[FORCED] += n < 2
    one[LOG10] += math.log10(n)
    row = slots(s)
    if step(s) == PLACE:
        one[PLACES] += n
        row += 1 if action % PLACES_WIDE < ON_SLOT else 0
    one[LONGEST] = max(one[LONGEST], row)


@rule
def count_result(s, one):
    """Purses, and whether there was one winner."""
    for seat in range(MOST_FAMILIES):
        one[PURSE] += s.purse[seat] / s.seats
        one[WINNING] = max(one[WINNING], s.purse[seat])
    won = winners(s)
    one[SHARED] += won & (won - 1) != 0
