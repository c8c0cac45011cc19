"""`throneroom play`: a match against bots."""

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from throneroom.cli.terminal import NAME_OF_GAME, Lang, Options, console, game_called, patience, read_options, voice

if TYPE_CHECKING:
    from throneroom.bots import Bot
    from throneroom.kit.position import Position

RANDOM = "random"


def play(
    game: Annotated[str | None, NAME_OF_GAME] = None,
    bot: Annotated[str, typer.Option(help="Who plays the other seats, see `throneroom games`.")] = "page",
    seat: Annotated[str | None, typer.Option(help="Your seat: A, B … or random.", show_default="A")] = None,
    seats: Annotated[int | None, typer.Option(help="How many play; by default as few as possible.")] = None,
    luck: Annotated[int | None, typer.Option(help="The same deal again for the same number.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the match in this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a match that was kept.")] = None,
    option: Options = None,
    lang: Lang = None,
) -> None:
    """Play against bots. Every action is kept on disk, so a match can be left and resumed."""
    from throneroom.cli import saves

    path = saves.new_file(save) if save else resume
    with patience():
        if resume:
            match, names = _resumed(resume, game, luck)
        else:
            match, names = _opened(game, seats, read_options(option), luck), []
    _sit(match, _seat(match, seat, names), names, bot, path)


def _opened(name: str | None, seats: int | None, options: dict[str, str], luck: int | None) -> "Position":
    from throneroom.games import GAMES
    from throneroom.kit.errors import Malformed

    if name is None:
        raise Malformed("cli-which-game", sent=next(iter(GAMES)))
    return game_called(name).start(seats, options, luck)


def _resumed(path: Path, name: str | None, luck: int | None) -> tuple["Position", list[str]]:
    from throneroom.cli import saves
    from throneroom.kit.errors import Malformed
    from throneroom.kit.record import Record

    record = Record.load(path)
    if name not in (None, record.game):
        raise Malformed("cli-other-game", sent=str(name), game=record.game)
    if luck is not None and record.secret:
        raise Malformed("cli-luck-kept", sent=luck)
    return saves.resume(record, game_called(record.game), luck), record.seats


def _seat(match: "Position", wanted: str | None, names: list[str]) -> int:
    """The seat asked for, that of the person in the record, or the first."""
    from throneroom.cli.sitting import PERSON
    from throneroom.kit.errors import Malformed
    from throneroom.kit.text import SEATS

    if wanted is None:
        return names.index(PERSON) if PERSON in names else 0
    if wanted.lower() == RANDOM:
        return secrets.randbelow(match.seats)
    if len(wanted) != 1 or wanted.upper() not in SEATS[: match.seats]:
        raise Malformed("seat", sent=wanted)
    return SEATS.index(wanted.upper())


def _sit(match: "Position", seat: int, names: list[str], bot: str, path: Path | None) -> None:
    from throneroom.cli.sitting import Sitting

    bots = _bots(match, seat, names, bot)
    sitting = Sitting(match, seat, bots, path)
    _welcome(match, seat, bots)
    sitting.run()


def _bots(match: "Position", seat: int, names: list[str], name: str) -> "dict[int, Bot]":
    """A bot for every other seat: those of the record, otherwise the one asked for."""
    from throneroom.bots import bot, bot_names

    known = bot_names(match.game)
    kept = dict(enumerate(names))
    chosen = {other: kept.get(other, name) for other in range(match.seats) if other != seat}
    return {other: bot(called if called in known else name, match.game) for other, called in chosen.items()}


def _welcome(match: "Position", seat: int, bots: "dict[int, Bot]") -> None:
    from rich.text import Text

    from throneroom.kit.text import seat_name

    sits = " ".join(voice.say("cli-bot-sits", seat=seat_name(other), bot=bot.name) for other, bot in bots.items())
    seated = voice.say("cli-seats", seat=seat_name(seat), bots=sits)
    console().print(Text(f"{voice.say(f'{match.game.name}-about')}\n{seated}\n{voice.say('cli-hint')}"))
