"""Every room of a game: its doors, whole games, searches, and what its own bots have beside them."""

from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from types import ModuleType

from throneroom.bots.bot import guide
from throneroom.kit.bind import bind
from throneroom.kit.game import Game


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


def rooms_of(game: Game) -> Iterator[tuple[str, ModuleType]]:
    """Each template bound to the game, under its short name."""
    for template, others in templates_of(game).items():
        yield template.rpartition(".")[2], bind(game.package, template, others)
