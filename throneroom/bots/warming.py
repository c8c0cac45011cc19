"""What must be compiled before a game is quick; `python -m throneroom.bots.warming GAME` does it all."""

import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from throneroom.bots import KINDS, bot, bot_names
from throneroom.bots.simulate import simulate
from throneroom.games import GAMES
from throneroom.kit import cache
from throneroom.kit.frames import CHANCE, WATCHER
from throneroom.kit.game import Game
from throneroom.kit.rng import below, seeded
from throneroom.kit.state import blank

SOMETIMES = 3  # plies
Step = tuple[str, Callable[[], object]]


def steps(game: Game) -> Iterator[Step]:
    """Small steps, each of which compiles something when it is done for the first time."""
    for name, step in (*door_steps(game), *bot_steps(game)):
        yield f"{game.name}: {name}", step


def door_steps(game: Game) -> Iterator[Step]:
    """Every door once, on a match that has just begun."""
    doors, seats = game.doors, game.seats[0]
    out, rng = np.zeros(game.widest, np.int16), seeded(0)
    options = game.option_numbers(game.read_options({}, seats))
    state, view = blank(game.state), blank(game.state)
    worlds, acts = np.zeros(3, game.state), np.zeros((3, game.widest + 2), np.int16)
    yield "start", lambda: doors.start_on(state, seats, options)
    yield "questions", lambda: (doors.actor_of(state), doors.waiting_of(state), doors.question(state, out))
    yield "legal actions", lambda: (doors.legal_of(state, CHANCE, out), doors.draw_from(state, rng))
    yield "playing", lambda: doors.advance(state, CHANCE, doors.draw_from(state, rng), out)
    yield "replaying", lambda: doors.play_on(state, CHANCE, doors.draw_from(state, rng))
    yield "views", lambda: doors.view_of(state, WATCHER, view)
    yield "scores", lambda: doors.scores_of(state, np.zeros(seats, np.int64))
    yield "winners", lambda: doors.winners_of(state)
    yield "invariants", lambda: doors.broken_in(state)
    yield (
        "features",
        lambda: doors.features_of(game.start(seats, luck=0).view(0).array, 0, np.zeros(game.features, np.int16)),
    )
    yield "imagining", lambda: game.start(seats, luck=0).view(0).imagine(rng)
    yield "counting lines of play", lambda: doors.lines_of_play(state, 1, worlds, acts)


def bot_steps(game: Game) -> Iterator[Step]:
    """Every bot, and a whole game between bots."""
    for name in (*bot_names(game), "baseline"):
        yield f"bot {name}", lambda name=name: try_out(name, game)  # type: ignore[misc]
    yield "playouts", lambda: simulate(game, games=1)


def try_out(name: str, game: Game) -> None:
    """Ask a bot now and then in a match of random actions: it may think in another way later on."""
    match, rng = game.start(luck=0), seeded(0)
    player = bot(name if name in KINDS else f"{name}:1", game)
    while not match.is_over:
        seat, actions = match.actor, match.actions(match.actor)
        if match.ply % SOMETIMES == 0:
            player.choose(match.view(seat), seeded(0))
        match.play(actions[below(rng, len(actions))], seat)


def sources(game: Game) -> tuple[Path, ...]:
    """Every file whose edit makes a game cold: its own, all bots', and what they need."""
    package = find_spec(game.package)
    assert package
    assert package.origin
    begin = [Path(package.origin), *Path(__file__).parent.glob("*.py")]
    return tuple(sorted({file for path in begin for file in cache.sources(path)}))


def mark(game: Game) -> Path:
    """Where it is noted that all of a game is in the cache of this processor; any edit moves the place."""
    from llvmlite.binding import get_host_cpu_name

    return cache.folder(f"warm-{game.name}-{get_host_cpu_name()}", sources(game)) / "done"


if __name__ == "__main__":
    for _, compile_it in steps(GAMES[sys.argv[1]]):
        compile_it()
    mark(GAMES[sys.argv[1]]).touch()
