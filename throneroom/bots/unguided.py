"""In place of hand-made play, for a game that has none: a search finds its own way, and playouts are uniform."""

from throneroom.kit.rule import rule
from throneroom.kit.state import UNUSED

SCRATCH = UNUSED


@rule
def greedy(v, seat, scratch, rng):
    """No action is liked."""
    return -1


usual = greedy  # nobody has habits


@rule
def believe(v, s, seat, scratch, rng):
    """A world stays as it was imagined."""


@rule
def evaluate(s, out):
    """Everybody can win."""
    for seat in range(s.seats):
        out[seat] = 1.0 / s.seats
