"""The bots that people play against: four in every game. They differ in budget and breadth, never in what they see."""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec

from throneroom.bots.bot import Bot
from throneroom.bots.memory import SINGLE, Settings
from throneroom.bots.searching import Search
from throneroom.kit.game import Game

LEVELS = ("page", "herald", "chancellor", "regent")  # from the weakest to the strongest
BEST = LEVELS[-1]
PATIENCE = 1.0  # seconds: on a slow machine a level thinks less rather than longer
BUDGETS = dict(zip(LEVELS, (8, 60, 400, 3000), strict=True))  # of a game that has no levels of its own

Make = Callable[[Game], Bot]


def level(name: str, game: Game) -> Bot:
    """A level of a game."""
    return _own(game)[name](game) if _own(game) else plain(name, game, Settings(SINGLE))


def plain(name: str, game: Game, settings: Settings) -> Search:
    """A level that is nothing but a search."""
    return Search(game, name, settings, BUDGETS[name], PATIENCE)


def _own(game: Game) -> Mapping[str, Make]:
    """What the module of a game's levels says, if there is one."""
    module = f"throneroom.bots.{game.name}_levels"
    if find_spec(module) is None:
        return {}
    own: Mapping[str, Make] = import_module(module).LEVELS
    return own
