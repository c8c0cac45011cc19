"""Bots: they take views, never states."""

from collections.abc import Callable
from importlib.util import find_spec

from throneroom.bots.bot import Bot, policy
from throneroom.bots.greedy import Greedy
from throneroom.bots.uniform import Uniform
from throneroom.kit.errors import Malformed
from throneroom.kit.game import Game

KINDS: dict[str, Callable[[Game], Bot]] = {"uniform": Uniform, "greedy": Greedy}

__all__ = ["KINDS", "Bot", "bot", "bot_names"]


def bot_names(game: Game) -> tuple[str, ...]:
    """The bots that can sit at this game's tables."""
    has_own = find_spec(policy(game)) is not None
    return tuple(name for name in KINDS if name == "uniform" or has_own)


def bot(name: str, game: Game) -> Bot:
    """A bot by its name."""
    if name not in bot_names(game):
        raise Malformed("bot", sent=name, known=", ".join(bot_names(game)))
    return KINDS[name](game)
