"""What a search is told."""

from typing import NamedTuple

import numpy as np

# Who searches: the seat itself, all in one tree, or everybody in a tree of their own.
ALONE, SINGLE, MULTIPLE = range(3)
EVER = 1 << 30  # a depth that no playout reaches
DICE = 1024  # chances in a playout are so many parts
MOST_NODES = 1 << 17  # of a tree: a room has a fixed size


class Settings(NamedTuple):
    """How a search thinks. Numbers only: rules read them."""

    observers: int = ALONE
    explore: float = 0.7
    breadth: float = 0.0  # 0: every answer is tried; else about `breadth` times the root of the visits
    trust: float = 0.0  # the head start of the answer that the game's hand-made player likes
    whims: int = DICE  # how many of DICE choices in a playout are uniform, the others hand-made
    depth: int = EVER  # decisions of a playout before the position is judged by the game's evaluation
    margin: float = 0.0  # how much of the worth of a result is its margin, the rest being victory
    redeal: int = 0  # MULTIPLE: in how many of DICE simulations the others learn, in a world that another seat imagines


_KINDS = {int: np.int64, float: np.float64}
SETTINGS = np.dtype((np.record, [(name, _KINDS[kind]) for name, kind in Settings.__annotations__.items()]))
