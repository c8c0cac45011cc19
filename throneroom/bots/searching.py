"""Bots that search: how many simulations, how far, and who may do it."""

from dataclasses import dataclass
from typing import Protocol, cast

from throneroom.kit.bind import bind
from throneroom.kit.game import Game
from throneroom.kit.rng import Rng
from throneroom.kit.state import States
from throneroom.kit.view import View


class Thinking(Protocol):
    """`bots.baseline`, bound to a game."""

    def think(self, v: States, seat: int, simulations: int, rng: Rng) -> int: ...


@dataclass(frozen=True)
class Baseline:
    """Plain information-set search, frozen."""

    game: Game
    simulations: int

    @property
    def name(self) -> str:
        """With its budget."""
        return f"baseline:{self.simulations}"

    def choose(self, view: View, rng: Rng) -> int:
        """The action that it tried most."""
        compiled = cast(Thinking, bind(self.game.package, "throneroom.bots.baseline"))
        return int(compiled.think(view.array, view.seat, self.simulations, rng))
