"""Any legal action, each equally likely."""

from dataclasses import dataclass

from throneroom.kit.game import Game
from throneroom.kit.rng import Rng, below
from throneroom.kit.view import View


@dataclass(frozen=True)
class Uniform:
    """The measure of all other bots."""

    game: Game
    name: str = "uniform"

    def choose(self, view: View, rng: Rng) -> int:
        """A legal action."""
        actions = view.actions()
        return actions[below(rng, len(actions))]
