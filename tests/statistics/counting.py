"""What a game's own `counting` offers to the census. `bind` puts `tests.statistics.<game>.counting` in its place."""

from collections.abc import Callable
from typing import Any

CELLS: int  # how many numbers one game gives
chosen: Callable[[Any, int, Any, Any, Any], int]  # (s, seat, acts, rng, one): an action, counted
count_result: Callable[[Any, Any, Any], None]  # (s, points, one): when it is over
