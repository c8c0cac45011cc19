"""What a game's own bots module offers to searches and playouts. `bind` puts `bots.<game>` in place of this module."""

from collections.abc import Callable
from typing import Any

import numpy as np

SCRATCH: np.dtype[Any]  # memory that greedy may write into; it keeps nothing there
greedy: Callable[[Any, int, Any, Any], int]  # (v, seat, scratch, rng): an action for this seat, from its view alone
evaluate: Callable[[Any, Any], None]  # (s, out): for a world in the middle of a game, each seat's hope of winning it
believe: Callable[
    [Any, Any, int, Any, Any], None
]  # (v, s, seat, scratch, rng): in a world s imagined of a view v, deals anew what evidence makes likelier
usual: Callable[[Any, int, Any, Any], int]  # (s, seat, scratch, rng): what is usually done, behind the tree
