"""Throneroom: four games about empty thrones, for people, bots and researchers.

>>> import throneroom
>>> position = throneroom.game("trun").start(luck=7)
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from throneroom.games import GAMES, game
    from throneroom.kit.errors import Illegal, Malformed, Refusal, Stale
    from throneroom.kit.frames import CHANCE, OVER, WATCHER
    from throneroom.kit.game import Game
    from throneroom.kit.luck import Luck
    from throneroom.kit.position import Position
    from throneroom.kit.record import Record
    from throneroom.kit.view import View

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "GAMES",
    "OVER",
    "WATCHER",
    "Game",
    "Illegal",
    "Luck",
    "Malformed",
    "Position",
    "Record",
    "Refusal",
    "Stale",
    "View",
    "game",
]

# Where each name lives. It is imported when it is first asked for: `throneroom --help` need not wait for Numba.
_HOMES = {
    "throneroom.games": ("GAMES", "game"),
    "throneroom.kit.errors": ("Illegal", "Malformed", "Refusal", "Stale"),
    "throneroom.kit.frames": ("CHANCE", "OVER", "WATCHER"),
    "throneroom.kit.game": ("Game",),
    "throneroom.kit.luck": ("Luck",),
    "throneroom.kit.position": ("Position",),
    "throneroom.kit.record": ("Record",),
    "throneroom.kit.view": ("View",),
}


def __getattr__(name: str) -> Any:
    for home, names in _HOMES.items():
        if name in names:
            globals()[name] = getattr(importlib.import_module(home), name)
            return globals()[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
