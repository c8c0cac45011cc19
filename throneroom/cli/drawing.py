"""How a game looks in a terminal: each game draws its own table, in the module `drawing` of its package.

Whatever stands in it is made from `View.json()`, so a drawing cannot show more than its seat may know.
"""

import importlib
from typing import TYPE_CHECKING, Any, Protocol, cast

from throneroom.kit.game import Game, Json
from throneroom.kit.kinds import HIDDEN
from throneroom.kit.speech import say

if TYPE_CHECKING:
    from rich.console import RenderableType

Words = dict[str, str | int]


class Drawing(Protocol):
    """What that module offers. `view` is `View.json()`, of a seat or of a watcher; `language` is en or cs."""

    def draw(self, view: Json, language: str) -> "RenderableType":
        """The table in 80 columns. Legal actions carry their number in `view["legal"]`, counted from 1."""

    def prompt(self, view: Json, language: str) -> str:
        """What is asked now, in one sentence."""

    def card_words(self, card: str, language: str) -> "Words":
        """A card of an event as arguments for a sentence."""

    def ending(self, view: Json, language: str) -> str:
        """The result, in one sentence."""


def drawing_of(game: Game) -> Drawing:
    """How a game is drawn."""
    return cast(Drawing, importlib.import_module(f"{game.package}.drawing"))


def spoken(game: Game, action: str) -> str:
    """An action as people say it: in notation, unless the game counts otherwise than people do."""
    return str(getattr(drawing_of(game), "spoken", str)(action))


def written(game: Game, typed: str) -> str:
    """What somebody typed, in notation."""
    return str(getattr(drawing_of(game), "written", str)(typed))


def sentence(game: Game, event: Json, language: str) -> str:
    """What happened; nothing where the table shows it better."""
    kind = game.events[event["kind"]]
    if kind.is_quiet:
        return ""
    words: Words = {}
    for name, field in kind.fields.items():
        words |= _words(game, name, field.type, event[name], language)
    return say(language, f"{game.name}-event-{kind.name}", **words)


def _words(game: Game, name: str, of: str, value: Any, language: str) -> Words:
    """A field of an event as arguments for its sentence."""
    if of.startswith("card"):
        if value in (None, HIDDEN):
            return {"seen": "no" if value else "none"}
        return {"seen": "yes"} | drawing_of(game).card_words(value, language)
    return {name: _place(game, value, language) if of == "place" else value}


def _place(game: Game, place: str | Json, language: str) -> str:
    """A place that is a word has a label; one of several parts, a sentence that is made of them."""
    if isinstance(place, str):
        return say(language, f"{game.name}-label-{place}")
    return say(language, f"{game.name}-place", **place)
