"""`throneroom replay`: a record again, as one seat saw it."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from throneroom.cli.terminal import Lang, console, game_called, is_interactive, voice

if TYPE_CHECKING:
    from throneroom.cli.drawing import Drawing
    from throneroom.cli.witness import Witness

WATCHES = "watcher"


def replay(
    file: Annotated[Path, typer.Argument(help="A record.", show_default=False)],
    seat: Annotated[str, typer.Option(help="Whose eyes: A, B … or watcher.")] = WATCHES,
    lang: Lang = None,
) -> None:
    """Step through a record as one seat saw it: Enter goes on, q stops; all at once where no person sits."""
    from throneroom.cli.drawing import drawing_of
    from throneroom.cli.witness import Witness
    from throneroom.kit.record import Record

    record = Record.load(file)
    game = game_called(record.game)
    match = record.replay(game)
    drawing = drawing_of(game)
    for page in pages(Witness(match, read_eyes(seat, match.seats)), drawing):
        console().print(*page, sep="\n")
        if is_interactive() and _stops():
            return


def read_eyes(name: str, seats: int) -> int:
    """The number of a seat, or WATCHER."""
    from throneroom.kit.errors import Malformed
    from throneroom.kit.frames import WATCHER
    from throneroom.kit.text import SEATS

    if name.lower() == WATCHES:
        return WATCHER
    if len(name) != 1 or name.upper() not in SEATS[:seats]:
        raise Malformed("seat", sent=name)
    return SEATS.index(name.upper())


def pages(witness: "Witness", drawing: "Drawing") -> Iterator[list[object]]:
    """What happened until somebody was asked again, and the table then."""
    from rich.text import Text

    from throneroom.cli.drawing import sentence

    told: list[str] = []
    while witness.is_behind:
        events = witness.step()
        view = witness.view.json()
        told += filter(None, (sentence(witness.game, event, voice.language) for event in events))
        if view["waiting"] or not witness.is_behind:
            drawn = drawing.draw(view, voice.language)
            yield [Text(" ".join(told)), drawn, Text(drawing.prompt(view, voice.language), "bold"), Text()]
            told = []


def _stops() -> bool:
    try:
        return input(voice.say("cli-next") + " ").strip().casefold() in ("q", "quit", "konec")
    except EOFError:
        return True
