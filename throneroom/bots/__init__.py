"""Bots: they take views, never states."""

from collections.abc import Callable
from importlib.util import find_spec

from throneroom.bots.bot import Bot, policy
from throneroom.bots.greedy import Greedy
from throneroom.bots.searching import Baseline
from throneroom.bots.uniform import Uniform
from throneroom.kit.errors import Malformed
from throneroom.kit.game import Game

KINDS: dict[str, Callable[[Game], Bot]] = {"uniform": Uniform, "greedy": Greedy}
BUDGETED: dict[str, Callable[[Game, int], Bot]] = {"baseline": Baseline}  # `baseline:1000`, in simulations
BUDGET = 1000
MOST = 10_000_000

__all__ = ["BUDGETED", "KINDS", "Bot", "bot", "bot_names"]


def bot_names(game: Game) -> tuple[str, ...]:
    """The bots that can sit at this game's tables."""
    has_own = find_spec(policy(game)) is not None
    return tuple(name for name in KINDS if name == "uniform" or has_own)


def bot(name: str, game: Game) -> Bot:
    """A bot by its name; some can be told how many simulations each decision may take, as in `baseline:1000`."""
    kind, _, budget = name.partition(":")
    if kind in BUDGETED:
        return BUDGETED[kind](game, _budget(budget) if budget else BUDGET)
    if name not in bot_names(game):
        raise Malformed("bot", sent=name, known=", ".join((*bot_names(game), *BUDGETED)))
    return KINDS[name](game)


def _budget(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= MOST:
        raise Malformed("bot-budget", sent=text, most=MOST)
    return int(text)
