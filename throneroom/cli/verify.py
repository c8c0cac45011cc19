"""`throneroom verify`: was the luck of a match fixed before anybody could know the players' part in it?"""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from throneroom.cli.terminal import Lang, complain, game_called, sentence_about, voice

if TYPE_CHECKING:
    from throneroom.kit.record import Record

HOLDS_NOT = 1
EDITED = ("record-digest", "record-line", "record-result")  # readable, but not what was played


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record.", show_default=False)],
    lang: Lang = None,
) -> None:
    """Check that every answer of chance follows from the published commitment. Exit code 1 if one does not."""
    from throneroom.kit.errors import Malformed
    from throneroom.kit.record import Record

    try:
        _check(Record.load(file))
    except Malformed as refusal:
        if refusal.code not in EDITED:
            raise
        complain(sentence_about(refusal))
        raise typer.Exit(HOLDS_NOT) from None


def _check(record: "Record") -> None:
    from throneroom.kit.text import CHANCE_NAME
    from throneroom.server.fair import faults

    game = game_called(record.game)
    record.replay(game)
    answers = sum(seat == CHANCE_NAME for seat, _ in record.log)
    for fault in faults(record, game):
        what, _, ply = fault.partition(" ")
        complain(voice.say(f"cli-verify-{what}", ply=int(ply or 0)))
        raise typer.Exit(HOLDS_NOT)
    print(voice.say("cli-verify-holds", answers=answers, contributions=len(record.contributions)))
