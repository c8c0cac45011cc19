"""`throneroom verify`: was the luck of a match fixed before anybody could know the players' part in it?"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from throneroom.cli.terminal import Lang, complain, game_called, sentence_about, voice

if TYPE_CHECKING:
    from throneroom.kit.record import Record
    from throneroom.server.fair import Noted

HOLDS_NOT = 1
EDITED = ("record-digest", "record-line", "record-result")  # readable, but not what was played


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record.", show_default=False)],
    commitment: Annotated[
        str, typer.Option(metavar="HEX", help="The commitment that you saw before you sat down.", show_default=False)
    ] = "",
    contribution: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT=HEX", help="What a seat contributed, by your own account.", show_default=False),
    ] = None,
    saw: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT=HEX", help="What a seat saw dealt, as its browser tells it.", show_default=False),
    ] = None,
    lang: Lang = None,
) -> None:
    """Check that every answer of chance follows from the published commitment. Exit code 1 if one does not."""
    from throneroom.kit.errors import Malformed
    from throneroom.kit.record import Record
    from throneroom.server.fair import Noted

    try:
        noted = Noted(commitment.lower(), dict(map(_read, contribution or [])), dict(map(_read, saw or [])))
        _check(Record.load(file), noted)
    except Malformed as refusal:
        if refusal.code not in EDITED:
            raise
        complain(sentence_about(refusal))
        raise typer.Exit(HOLDS_NOT) from None


def _read(given: str) -> tuple[str, str]:
    """`A=5f3c`"""
    from throneroom.kit.errors import Malformed
    from throneroom.kit.text import SEATS

    seat, equals, digits = given.partition("=")
    if not equals or len(seat) != 1 or seat not in SEATS or not digits:
        raise Malformed("cli-contribution", sent=given)
    return seat, digits


def _check(record: "Record", noted: "Noted") -> None:
    from throneroom.server.fair import faults

    game = game_called(record.game)
    record.replay(game)
    for fault in faults(record, game, noted):
        what, _, where = fault.partition(" ")
        about: dict[str, str | int] = {"ply": int(where)} if where.isdecimal() else {"seat": where}
        complain(voice.say(f"cli-verify-{what}", **about))
        raise typer.Exit(HOLDS_NOT)
    _tell_what_holds(record, noted)


def _tell_what_holds(record: "Record", noted: "Noted") -> None:
    """What was proved, and what was not, a line for each: whoever reads only the first has seen which match it is."""
    from throneroom.kit.text import CHANCE_NAME

    answers = sum(seat == CHANCE_NAME for seat, _ in record.log)
    others = sorted(record.contributions.keys() - noted.contributions.keys())
    options = ", ".join(f"{name}={value}" for name, value in record.options.items())
    title = voice.say(f"{record.game}-name")
    print(voice.say("cli-verify-holds", answers=answers, contributions=len(record.contributions)))
    print(voice.say("cli-verify-match", game=title, seats=len(record.seats), options=options or "–"))
    print(voice.say("cli-verify-committed", known="yes" if noted.commitment else "no"))
    print(voice.say("cli-verify-contributed", known="yes" if noted.contributions else "no"))
    if others and noted.contributions:
        print(voice.say("cli-verify-others", seats=" ".join(others), count=len(others)))
    print(voice.say("cli-verify-saw", known="yes" if noted.seen else "no", seats=" ".join(noted.seen)))
    if record.result is None:
        print(voice.say("cli-verify-not-whole"))
    print(voice.say("cli-verify-never"))
