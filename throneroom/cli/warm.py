"""`throneroom warm`: compile now, so that nobody waits later."""

import time
from typing import TYPE_CHECKING, Annotated

import typer

from throneroom.cli.terminal import Lang, console, games_beginning, tell_notices, voice

if TYPE_CHECKING:
    from throneroom.bots.warming import Step


def warm(
    games: Annotated[
        list[str] | None,
        typer.Argument(help="Games; by default all.", show_default=False, autocompletion=games_beginning),
    ] = None,
    lang: Lang = None,
) -> None:
    """Compile the rules and bots into the cache, and remove what nobody used for 30 days."""
    from throneroom.bots.warming import mark, steps
    from throneroom.games import GAMES, game
    from throneroom.kit import cache
    from throneroom.kit.rule import COMPILED

    chosen = [game(name) for name in games or GAMES]
    tell_notices()
    if not COMPILED:
        print(voice.say("cli-warm-nothing"))
        return
    began = time.perf_counter()
    _run([step for each in chosen for step in steps(each)])
    for each in chosen:
        mark(each).touch()
    removed = cache.forget_unused()
    print(voice.say("cli-warm-done", seconds=f"{time.perf_counter() - began:.1f}", removed=len(removed)))


def _run(todo: "list[Step]") -> None:
    """One line for each step with its time; the bar moves below them."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    shown = console(stderr=True)
    with Progress(*columns, console=shown, transient=True, disable=not shown.is_terminal) as bar:
        task = bar.add_task("", total=len(todo))
        for name, compile_it in todo:
            bar.update(task, description=name)
            began = time.perf_counter()
            compile_it()
            line = f"{time.perf_counter() - began:7.2f} s  {name}"
            bar.console.print(line) if shown.is_terminal else print(line, flush=True)
            bar.advance(task)
