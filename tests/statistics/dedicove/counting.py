"""What is counted of a game: what the rules specification says of its size."""

from throneroom.games.dedicove.flow import legal
from throneroom.kit import below, rule

TURNS, DECISIONS, OPTIONS, MOST_OPTIONS, FORCED = range(5)
CELLS = 5


@rule
def chosen(s, seat, acts, rng, one):
    """Any legal action."""
    n = legal(s, seat, acts)
    one[DECISIONS] += 1
    one[OPTIONS] += n
    one[MOST_OPTIONS] = max(one[MOST_OPTIONS], n)
    one[FORCED] += n < 2
    return int(acts[below(rng, n)])


@rule
def count_result(s, points, one):
    """How long it was."""
    one[TURNS] = s.turns + 1  # the last turn is not completed
