"""A bot is handed a view and a generator of its own, and gives back an action."""

from functools import cache
from importlib.util import find_spec
from typing import Protocol

from throneroom.kit.game import Game
from throneroom.kit.rng import Rng
from throneroom.kit.room import Room, room
from throneroom.kit.view import View

UNGUIDED = "throneroom.bots.unguided"


class Bot(Protocol):
    """Same view, same numbers: same choice, whatever the hidden world."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View, rng: Rng) -> int:
        """One of the view's legal actions."""


def playouts(game: Game) -> Room:
    """Whole games of this thread, with the game's own greedy player."""
    return room(game.rules, "throneroom.bots.playouts", {"throneroom.bots.policy": guide(game)})


def guide(game: Game) -> str:
    """The module with hand-made play, or with what stands in for it."""
    return _guide(game.name)


def is_guided(game: Game) -> bool:
    """Is there hand-made play?"""
    return guide(game) != UNGUIDED


@cache
def _guide(game: str) -> str:
    own = f"throneroom.bots.{game}"
    return own if find_spec(own) else UNGUIDED
