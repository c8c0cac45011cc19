"""`throneroom warm`: compile now, so that nobody waits later."""

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from throneroom.cli.terminal import Lang, console, tell_notices, voice

if TYPE_CHECKING:
    from throneroom.kit.game import Game

Step = tuple[str, Callable[[], object]]


def warm(
    games: Annotated[list[str] | None, typer.Argument(help="Games; by default all.", show_default=False)] = None,
    lang: Lang = None,
) -> None:
    """Compile the rules and bots into the cache, and remove what nobody used for 30 days."""
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
    removed = cache.forget_unused()
    print(voice.say("cli-warm-done", seconds=f"{time.perf_counter() - began:.1f}", removed=len(removed)))


def _run(todo: list[Step]) -> None:
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


def steps(game: "Game") -> Iterator[Step]:
    """Small steps, each of which compiles something when it is done for the first time."""
    for name, step in (*_doors(game), *_bots(game)):
        yield f"{game.name}: {name}", step


def _doors(game: "Game") -> Iterator[Step]:
    """Every door once, on a match that has just begun."""
    import numpy as np

    from throneroom.kit.frames import CHANCE, WATCHER
    from throneroom.kit.rng import seeded
    from throneroom.kit.state import blank

    doors, seats = game.doors, game.seats[0]
    out, rng, none = (
        np.zeros(game.widest, np.int16),
        seeded(0),
        game.option_numbers(game.read_options({}, game.seats[0])),
    )
    state, view = blank(game.state), blank(game.state)
    worlds, acts = np.zeros(3, game.state), np.zeros((3, game.widest + 2), np.int16)
    yield "start", lambda: doors.start_on(state, seats, none)
    yield "questions", lambda: (doors.actor_of(state), doors.waiting_of(state), doors.question(state, out))
    yield "legal actions", lambda: (doors.legal_of(state, CHANCE, out), doors.draw_from(state, rng))
    yield "playing", lambda: doors.advance(state, CHANCE, doors.draw_from(state, rng), out)
    yield "replaying", lambda: doors.play_on(state, CHANCE, doors.draw_from(state, rng))
    yield "views", lambda: doors.view_of(state, WATCHER, view)
    yield "scores", lambda: doors.scores_of(state, np.zeros(seats, np.int64))
    yield "invariants", lambda: doors.broken_in(state)
    yield (
        "features",
        lambda: doors.features_of(game.start(seats, luck=0).view(0).array, 0, np.zeros(game.features, np.int16)),
    )
    yield "imagining", lambda: game.start(seats, luck=0).view(0).imagine(rng)
    yield "counting lines of play", lambda: doors.lines_of_play(state, 1, worlds, acts)


def _bots(game: "Game") -> Iterator[Step]:
    from throneroom.bots import bot, bot_names
    from throneroom.bots.simulate import simulate
    from throneroom.kit.rng import seeded

    def choose(name: str) -> int:
        begun = game.start(luck=0)
        return bot(name, game).choose(begun.view(begun.actor), seeded(0))

    for name in bot_names(game):
        yield f"bot {name}", lambda name=name: choose(name)  # type: ignore[misc]
    yield "playouts", lambda: simulate(game, games=1)
