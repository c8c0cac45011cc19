"""A game's hand-made player: quick, sensible, looking no further than the move."""

from dataclasses import dataclass

import numpy as np

from throneroom.bots.bot import playouts
from throneroom.kit.game import Game
from throneroom.kit.rng import Rng
from throneroom.kit.view import View


@dataclass(frozen=True)
class Greedy:
    """The `greedy` of the game's own bots module."""

    game: Game
    name: str = "greedy"

    def choose(self, view: View, rng: Rng) -> int:
        """The action it likes best."""
        room = playouts(self.game)
        room.at.views[1] = view.array.view(np.uint8)
        room.at.seat[0], room.at.rng[:] = view.seat, rng
        room.door.choose_greedily()
        rng[:] = room.at.rng
        return int(room.at.action[0])
