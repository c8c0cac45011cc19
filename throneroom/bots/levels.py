"""The bots that people play against: four in every game. They differ in budget and breadth, never in what they see."""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec

from throneroom.bots.bot import Bot
from throneroom.bots.searching import Search
from throneroom.bots.settings import SINGLE, Settings
from throneroom.kit.game import Game

Make = Callable[[Game], Bot]

LEVELS = ("page", "herald", "chancellor", "regent")  # from the weakest to the strongest
BEST = LEVELS[-1]
PATIENCE = 0.9  # seconds, on a slow machine too: what is begun at the last look at the clock ends within a second
BUDGETS = (8, 60, 400, 3000)  # in a game that has no levels of its own


def searching(name: str, settings: Settings, simulations: int) -> Make:
    """A level that is nothing but a search."""
    return lambda game: Search(game, name, settings, simulations, PATIENCE)


def level(name: str, game: Game) -> Bot:
    """A level of a game: `LEVELS` of the game's own module, or a plain search."""
    module = f"throneroom.bots.{game.name}_levels"
    own: Mapping[str, Make] = import_module(module).LEVELS if find_spec(module) else UNGUIDED
    return own[name](game)


UNGUIDED = {name: searching(name, Settings(SINGLE), budget) for name, budget in zip(LEVELS, BUDGETS, strict=True)}
