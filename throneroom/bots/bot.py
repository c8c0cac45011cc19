"""A bot is handed a view and a generator of its own, and gives back an action."""

from typing import Any, Protocol, cast

from throneroom.kit.bind import bind
from throneroom.kit.game import Game
from throneroom.kit.rng import Rng
from throneroom.kit.state import States
from throneroom.kit.view import View


class Bot(Protocol):
    """Same view, same numbers: same choice, whatever the hidden world."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View, rng: Rng) -> int:
        """One of the view's legal actions."""


class Playouts(Protocol):
    """`bots.playouts`, bound to a game."""

    def greedy_of(self, v: States, seat: int, rng: Rng) -> int: ...
    def playouts(self, games: int, seats: int, options: Any, kinds: Any, rng: Rng, totals: Any) -> tuple[int, int]: ...


def playouts(game: Game) -> Playouts:
    """The compiled play of a game, its own greedy player included."""
    return cast(Playouts, bind(game.package, "throneroom.bots.playouts", {"throneroom.bots.policy": policy(game)}))


def policy(game: Game) -> str:
    """The module with a game's hand-made play."""
    return f"throneroom.bots.{game.name}"
