"""What must be compiled before native rules are quick; `python -m throneroom.bots.warming GAME` does it all."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from throneroom.bots.rooms import rooms_of, templates_of
from throneroom.games import GAMES
from throneroom.kit import cache
from throneroom.kit.bind import CONTRACT, path_of
from throneroom.kit.game import Game
from throneroom.kit.sources import sources

Step = tuple[str, Callable[[], object]]


def steps(game: Game) -> Iterator[Step]:
    """A door each: compiled, or loaded where it is kept."""
    for place, bound in rooms_of(game):
        for name in bound.DOORS:
            yield f"{game.name}: {place}.{name}", _made(getattr(bound, name), bound.ROOM)


def _made(door: Any, kind: np.dtype[Any]) -> Callable[[], object]:
    from numba import typeof

    return lambda: door.compile((typeof(np.zeros(1, kind)),))


def sources_of(game: Game) -> tuple[Path, ...]:
    """Every file that a game's rooms are made from."""
    found = {path_of("throneroom.kit.native")}
    for template, others in templates_of(game).items():
        found |= {*sources(path_of(template), swaps={CONTRACT: game.package, **others})}
    return tuple(sorted(found))


def mark(game: Game) -> Path:
    """Where it is noted that all of a game is in the cache of this processor; any edit moves the place."""
    from llvmlite.binding import get_host_cpu_name

    return cache.folder(f"warm-{game.name}-{get_host_cpu_name()}", sources_of(game)) / "done"


if __name__ == "__main__":
    for _, compile_it in steps(GAMES[sys.argv[1]]):
        compile_it()
    mark(GAMES[sys.argv[1]]).touch()
