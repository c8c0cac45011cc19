"""What is counted of a game: what the rules page says of its size.

The page counts a Decree as one choice of a card and a gap together; here these are two questions, counted as one.
"""

import math

from throneroom.games.krvavy_trun.flow import ON_SLOT, legal, winners
from throneroom.games.krvavy_trun.pieces import MOST_FAMILIES
from throneroom.games.krvavy_trun.state import MOVE, MOVE_TO, PLACE, PLACES_WIDE, slots
from throneroom.kit import below, rule, step

DECISIONS, QUESTIONS, LONGEST, PURSE, WINNING, SHARED, PLACES, LOG10, FORCED = range(9)
BEFORE = 9  # the step of the question before
CELLS = 10


@rule
def chosen(s, seat, acts, rng, one):
    """Any legal action."""
    n = legal(s, seat, acts)
    action = int(acts[below(rng, n)])
    count_choice(s, n, action, one)
    one[DECISIONS] += 0 if step(s) == MOVE_TO and one[BEFORE] == MOVE else 1
    one[BEFORE] = step(s)
    return action


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
def count_result(s, points, one):
    """Purses, and whether there was one winner."""
    for seat in range(MOST_FAMILIES):
        one[PURSE] += s.purse[seat] / s.seats
        one[WINNING] = max(one[WINNING], s.purse[seat])
    won = winners(s)
    one[SHARED] += won & (won - 1) != 0
