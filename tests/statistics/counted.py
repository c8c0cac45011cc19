"""The census of a game, natively: what many uniform games gave."""

import math
from typing import Any, NamedTuple

import numpy as np

from tests.native import native_room
from throneroom import Game
from throneroom.kit import seeded

ERRORS = 4  # standard errors that are allowed


class Counted(NamedTuple):
    """By cell: the mean of a game, the spread of one, the most of one."""

    games: int
    means: Any
    spreads: Any
    most: Any

    def check(self, cell: int, figure: float, rounding: float, page_games: int) -> None:
        """The spread of one game gives the errors of the page's mean, from so many games, and of ours."""
        mean, spread = self.means[cell], self.spreads[cell]
        page = f"page {figure} ± {rounding} ± {spread / math.sqrt(page_games):.3f}"
        print(f"{mean:.3f} ± {spread / math.sqrt(self.games):.3f}, {page}")
        error = spread * math.sqrt(1 / page_games + 1 / self.games)
        assert abs(mean - figure) <= rounding + ERRORS * error, (mean, page)


def counted(game: Game, seats: int, games: int) -> Counted:
    """So many games, always the same ones."""
    counting = f"tests.statistics.{game.name}.counting"
    room = native_room(game.package, "tests.statistics.census", {"tests.statistics.counting": counting})
    at, options = room.at, game.option_numbers(game.read_options({}, seats))
    at.games[0], at.seats[0], at.options[: len(options)], at.rng[:] = games, seats, options, seeded(2026, seats)
    at.sums[:], at.squares[:], at.most[:] = 0, 0, 0
    room.door.census()
    means = at.sums / games
    return Counted(games, means, np.sqrt(at.squares / games - means**2), at.most)
