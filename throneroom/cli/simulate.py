"""`throneroom simulate`: many games between bots, counted and timed."""

from typing import TYPE_CHECKING, Annotated

import typer

from throneroom.cli.terminal import NAME_OF_GAME, Lang, Options, console, game_called, read_options, voice

if TYPE_CHECKING:
    from throneroom.bots.simulate import Simulation
    from throneroom.kit.game import Game


def simulate(
    game: Annotated[str, NAME_OF_GAME],
    seats: Annotated[int | None, typer.Option(help="How many play; by default as few as possible.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same games again for the same number.")] = 0,
    bots: Annotated[str, typer.Option(help="A bot for each seat, or one for all: greedy,uniform")] = "uniform",
    option: Options = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    lang: Lang = None,
) -> None:
    """Play many games between bots. Times are CPU-seconds of the playing loop, the best of three rounds."""
    import dataclasses

    import msgspec

    chosen = [name.strip() for name in bots.split(",")]
    result = _simulated(game_called(game), seats, read_options(option), chosen, games, seed)
    if json:
        print(msgspec.json.encode(dataclasses.asdict(result)).decode())
    else:
        _print(result)


def _simulated(
    game: "Game", seats: int | None, options: dict[str, str], bots: list[str], games: int, seed: int
) -> "Simulation":
    from rich.progress import Progress

    from throneroom.bots.simulate import ROUNDS, simulate

    shown = console(stderr=True)
    with Progress(console=shown, transient=True, disable=not shown.is_terminal) as bar:
        task = bar.add_task(voice.say("cli-simulating"), total=max(games, 1) * ROUNDS)
        count = game.seats[0] if seats is None else seats
        return simulate(game, count, options, bots, games, seed, lambda played: bar.advance(task, played))


def _print(result: "Simulation") -> None:
    import dataclasses

    from rich.table import Table

    table = Table.grid(padding=(0, 2))
    for name, value in dataclasses.asdict(result).items():
        table.add_row(name, _readable(value))
    console().print(table)


def _readable(value: object) -> str:
    if isinstance(value, list):
        return "  ".join(map(_readable, value))
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value)
    return f"{value:,.3f}" if isinstance(value, float) and abs(value) < 1000 else f"{value:,.0f}"
