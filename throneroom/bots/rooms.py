"""Every room of a game: its doors, whole games, searches, and what its own bots have beside them."""

from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from throneroom.bots.bot import guide
from throneroom.kit.bind import bind
from throneroom.kit.game import Game
from throneroom.kit.kept import Wanted


def templates_of(game: Game) -> dict[str, Mapping[str, str]]:
    """The templates that are bound to a game, and what else is swapped in each."""
    by_hand, own = {"throneroom.bots.policy": guide(game)}, f"throneroom.bots.{game.name}_thought"
    shared: dict[str, Mapping[str, str]] = {
        "throneroom.kit.doors": {},
        "throneroom.bots.playouts": by_hand,
        "throneroom.bots.search": by_hand,
        "throneroom.bots.baseline": {},
    }
    return shared | ({own: {}} if find_spec(own) else {})


def wanted_of(game: Game) -> list[Wanted]:
    """Each of them as native rules want it."""
    return [Wanted(game.package, template, others) for template, others in templates_of(game).items()]


def rooms_of(game: Game) -> Iterator[tuple[str, ModuleType]]:
    """Each template bound to the game, under its short name."""
    for wanted in wanted_of(game):
        yield wanted.place, bind(*wanted)


def sources_of(game: Game) -> tuple[Path, ...]:
    """Every file that a game's rooms are made from."""
    return tuple(sorted({file for wanted in wanted_of(game) for file in wanted.sources}))
