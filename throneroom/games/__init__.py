"""The games, and the only registry of them."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from throneroom.kit.errors import Malformed
from throneroom.kit.game import Game

NAMES = ("trun", "krvavy_trun", "dedicove", "trolli")


class Games(Mapping[str, Game]):
    """Every game by its name; imported when it is first asked for, so that nobody waits for the others."""

    def __getitem__(self, name: str) -> Game:
        if name not in NAMES:
            raise KeyError(name)
        found: Game = import_module(f"{__name__}.{name}").GAME
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


GAMES = Games()


def game(name: str) -> Game:
    """A game by its name."""
    if name not in GAMES:
        raise Malformed("game", sent=name, known=", ".join(GAMES))
    return GAMES[name]
