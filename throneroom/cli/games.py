"""`throneroom games`: what can be played."""

from typing import TYPE_CHECKING

from throneroom.cli.terminal import Lang, console, tell_notices, voice

if TYPE_CHECKING:
    from throneroom.kit.game import Game

WIDEST_OPTION = 22  # so much of an option stands on one line
COLUMNS = ("name", "title", "seats", "options", "bots", "rules")


def games(lang: Lang = None) -> None:
    """All games: names, seats, options, bots, and the version of the rules."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from throneroom.games import GAMES

    tell_notices()
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in COLUMNS:
        least = WIDEST_OPTION if column == "options" else None
        table.add_column(voice.say(f"cli-games-{column}"), overflow="fold", min_width=least)
    for game in GAMES.values():
        table.add_row(*_row(game))
    console().print(table)


def _row(game: "Game") -> list[str]:
    from throneroom.bots import bot_names

    least, most = game.seats[0], game.seats[-1]
    return [
        game.name,
        voice.say(f"{game.name}-name"),
        str(least) if least == most else f"{least}–{most}",
        "\n".join(f"{option.name}={'|'.join(option.values)}" for option in game.options) or "–",
        "\n".join(bot_names(game)),
        str(game.version),
    ]
