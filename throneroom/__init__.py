"""Throneroom: four games about empty thrones, for people, bots and researchers.

>>> import throneroom
>>> position = throneroom.game("trun").start(luck=7)
"""

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
