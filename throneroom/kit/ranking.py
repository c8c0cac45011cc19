"""Who is where at the end."""

from collections.abc import Sequence
from typing import Any


def places(strengths: Sequence[Any]) -> list[tuple[int, int]]:
    """Each place with its seat, best first; equals share a place, and the next ones keep theirs: 1, 2, 2, 4."""
    return sorted((1 + sum(other > own for other in strengths), seat) for seat, own in enumerate(strengths))
