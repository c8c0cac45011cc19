"""A game's hand-made player: quick, sensible, looking no further than the move."""

from dataclasses import dataclass

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
        return int(playouts(self.game).greedy_of(view.array, view.seat, rng))
