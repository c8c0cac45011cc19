"""What the tables of all games have in common in a terminal of 80 columns. Made from `View.json()`, as they are."""

from collections.abc import Callable

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from throneroom.kit.game import Json
from throneroom.kit.speech import say
from throneroom.kit.text import SEATS


def place_of(view: Json) -> int | None:
    """The seat that looks, or nobody's."""
    return SEATS.index(view["seat"]) if view["seat"] in SEATS else None


def seat_words(view: Json, seat: int, language: str) -> str:
    """A seat's letter, and that it is one's own."""
    return say(language, "table-you", seat=SEATS[seat]) if seat == place_of(view) else SEATS[seat]


def heading(view: Json, game: str, where: list[str], language: str) -> Rule:
    """The name of the game, and how far it has come: that it is over, or where it stands."""
    words = [say(language, "table-over")] if view["table"]["step"] == "over" else where
    return Rule(Text(" · ".join([say(language, f"{game}-name"), *words]), "bold"), style="dim", align="left")


def is_asked(view: Json) -> bool:
    """Is the seat that looks one of those asked?"""
    return place_of(view) is not None and view["seat"] in view["waiting"]


def instead(view: Json, ending: Callable[[Json, str], str], language: str) -> str:
    """What there is to say to somebody who is not asked: how it ended, or who is; nothing if they are asked."""
    if view["table"]["step"] == "over":
        return ending(view, language)
    return "" if is_asked(view) else thinking(view, language)


def thinking(view: Json, language: str) -> str:
    """Who is asked, for somebody who is not."""
    return say(language, "seat-thinking", seat=" ".join(view["waiting"]))


def beside(width: int, label: str | Text, *lines: Text) -> Table:
    """A label, and beside it what may be wider than a line."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=width, no_wrap=True, style="bold" if isinstance(label, str) else "")
    grid.add_column()
    for number, line in enumerate(lines):
        grid.add_row(label if number == 0 else "", line)
    return grid
