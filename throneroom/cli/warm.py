"""`throneroom warm`: compile now, so that nobody waits later."""

import time
from typing import TYPE_CHECKING, Annotated

import typer

from throneroom.cli.terminal import Lang, complain, console, games_beginning, tell_notices, voice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throneroom.kit.game import Game


def warm(
    games: Annotated[
        list[str] | None,
        typer.Argument(help="Games; by default all.", show_default=False, autocompletion=games_beginning),
    ] = None,
    lang: Lang = None,
) -> None:
    """Compile the rules and bots into the cache, and remove what nobody used for 30 days."""
    from throneroom.bots.rooms import wanted_of
    from throneroom.games import GAMES, game
    from throneroom.kit import cache, kept, native
    from throneroom.kit.speed import NATIVE, SPEED

    chosen = [game(name) for name in games or GAMES]
    tell_notices()
    if SPEED != NATIVE:
        print(voice.say("cli-warm-nothing"))
        return
    began = time.perf_counter()
    for each in chosen:
        kept.forget_failures(wanted_of(each))
    failed = [each.name for each in shown(chosen) if not native.make(wanted_of(each))]
    if failed:
        complain(voice.say("cli-warm-failed", games=", ".join(failed)))
        raise typer.Exit(1)
    removed = cache.forget_unused()
    print(voice.say("cli-warm-done", seconds=f"{time.perf_counter() - began:.1f}", removed=len(removed)))


def shown(games: "list[Game]") -> "Iterator[Game]":
    """One line for each game with its time; the bar moves below them."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    errors = console(stderr=True)
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("", total=len(games))
        for game in games:
            bar.update(task, description=game.name)
            began = time.perf_counter()
            yield game
            line = f"{time.perf_counter() - began:7.2f} s  {game.name}"
            bar.console.print(line) if errors.is_terminal else print(line, flush=True)
            bar.advance(task)
