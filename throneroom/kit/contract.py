"""What every game fulfils. Templates import these names; `bind` puts one game's package in place of this module.

Nothing here exists at run time: it is the typed promise that mypy reads.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from throneroom.kit.game import Game

GAME: Game
STATE: np.dtype[Any]
start: Callable[[Any, int, Any], None]  # (s, seats, options): the empty table; options as numbers, in the game's order
waiting: Callable[[Any], int]  # bit mask of the seats asked now; 0 when CHANCE is asked or it is over
actor: Callable[[Any], int]  # the lowest waiting seat, or CHANCE, or OVER
legal: Callable[
    [Any, int, Any], int
]  # (s, seat, out) -> n: that seat's (or CHANCE's) actions; works on its view as well
refusal: Callable[
    [Any, int, int], int
]  # (s, seat, action): 0 if that seat may play it, otherwise the number of the reason; works on its view as well
draw: Callable[[Any, Any], int]  # (s, rng): legal(s, CHANCE)[below(rng, n)] without listing them
play: Callable[[Any, int, int], None]  # (s, seat, action): changes s in place; the caller has checked legality
scores: Callable[[Any, Any], None]  # (s, out): result per seat when over
winners: Callable[[Any], int]  # the set of seats that won when over; several share a victory or a draw
view: Callable[[Any, int, Any], None]  # (s, seat or WATCHER, out): built up from an empty State
imagine: Callable[[Any, int, Any], None]  # (v, seat, rng): fills the holes, each consistent world equally likely
features: Callable[[Any, int, Any], None]  # (v, seat, out): numbers for a network, seats relative to the observer
broken: Callable[[Any], int]  # number of the invariant that does not hold, 0 if all hold
