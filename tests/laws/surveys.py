"""Uniform games surveyed inside the rules: every byte on the way goes into a digest, and the first problem is told.

python -m tests.laws.surveys GAME COUNT
"""

import sys
from typing import Any

from tests.laws.games import TABLES, Table
from tests.modules.hosts import SEED
from tests.native import speeds_opened
from throneroom.bots.bot import playouts
from throneroom.kit import seeded

PROBLEMS = ("", "broken invariant", "nobody can act", "too many options", "too long")


def surveyed(table: Table, games: int, seed: int) -> Any:
    """So many games; the room's fields `problem` and `digest`."""
    room = playouts(table.game)
    numbers = table.game.option_numbers(dict(table.options))
    at = room.at
    at.seats[0], at.options[: len(numbers)], at.games[0] = table.seats, numbers, games
    at.rng[:], at.digest[0] = seeded(seed), 0
    room.door.survey()
    return at


def main(game: str, count: int) -> None:
    """One line for each table, and the speed."""
    for table in TABLES:
        if table.game.name == game:
            at = surveyed(table, count, SEED)
            print(table, at.problem.item(), at.digest.item())
    print(speeds_opened())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
