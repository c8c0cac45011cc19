"""Bots: they take views, never states."""

from collections.abc import Callable

from throneroom.bots.bot import Bot, is_guided
from throneroom.bots.greedy import Greedy
from throneroom.bots.levels import BEST, LEVELS, level
from throneroom.bots.oracle import Oracle
from throneroom.bots.searching import Baseline, Budgeted
from throneroom.bots.uniform import Uniform
from throneroom.kit.errors import Malformed
from throneroom.kit.game import Game

KINDS: dict[str, Callable[[Game], Bot]] = {"uniform": Uniform, "greedy": Greedy}
BUDGETED = ("baseline", "best", "oracle", *LEVELS)  # with a colon and a number: so many simulations for a decision
MOST = 10_000_000

__all__ = ["BUDGETED", "KINDS", "LEVELS", "Bot", "bot", "bot_names"]


def bot_names(game: Game) -> tuple[str, ...]:
    """The bots that can sit at this game's tables: the levels, and the plain ones that came before them."""
    return (*(name for name in KINDS if name == "uniform" or is_guided(game)), *LEVELS)


def bot(name: str, game: Game) -> Bot:
    """A bot by its name; `best` is the strongest level. A search can be given another budget, as in `regent:500`."""
    kind, colon, budget = name.partition(":")
    if kind not in (*bot_names(game), *BUDGETED) or (colon and kind in KINDS):
        raise Malformed("bot", sent=name, known=", ".join((*bot_names(game), "best", "baseline", "oracle")))
    made = _made(kind, game)
    return made.given(_budget(budget)) if colon and isinstance(made, Budgeted) else made


def _made(kind: str, game: Game) -> Bot:
    if kind in KINDS:
        return KINDS[kind](game)
    if kind == "baseline":
        return Baseline(game)
    if kind == "oracle":
        return Oracle(level(BEST, game))
    return level(BEST if kind == "best" else kind, game)


def _budget(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= MOST:
        raise Malformed("bot-budget", sent=text, most=MOST)
    return int(text)
