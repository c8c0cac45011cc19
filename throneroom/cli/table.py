"""How a game looks in a terminal: each game draws its own table, in the module `table` of its package.

Whatever stands in it is made from `View.json()`, so a drawing cannot show more than its seat may know.
"""

import importlib
from typing import TYPE_CHECKING, Protocol, cast

from throneroom.kit.game import Game, Json

if TYPE_CHECKING:
    from rich.console import RenderableType


class Table(Protocol):
    """What that module offers. `view` is `View.json()`, of a seat or of a watcher; `language` is en or cs."""

    def draw(self, view: Json, language: str) -> "RenderableType":
        """The table in 80 columns. Legal actions carry their number in `view["legal"]`, counted from 1."""

    def prompt(self, view: Json, language: str) -> str:
        """What is asked now, in one sentence."""

    def sentence(self, event: Json, view: Json, language: str) -> str:
        """What happened; nothing where it would only be noise."""

    def ending(self, view: Json, language: str) -> str:
        """The result, in one sentence."""


def table_of(game: Game) -> Table:
    """The table of a game."""
    return cast(Table, importlib.import_module(f"{game.package}.table"))
