"""Play games and print a digest of every byte on the way: every speed must print the same.

python -m tests.laws.digest GAME COUNT [TABLES]      at every table, or at so many of the last
"""

import hashlib
import sys

import numpy as np

from tests.laws.games import TABLES, Table, view, walk
from tests.native import speeds_opened
from throneroom.bots import KINDS, bot, bot_names
from throneroom.kit import seeded
from throneroom.kit.view import View


def digest(table: Table, games: int) -> str:
    """States, views, imagined worlds, features, scores and bots' choices of some games."""
    doors, total = table.game.doors, hashlib.sha256()
    features, scores = np.zeros(table.game.features, np.int16), np.zeros(table.seats, np.int64)
    for number in range(games):
        for ply, (state, seat, _) in enumerate(walk(table, seeded(number, 11))):
            total.update(state.tobytes())
            doors.scores_of(state, scores)
            total.update(scores.tobytes() + bytes([doors.broken_in(state)]))
            observer = table.observers()[ply % len(table.observers())]
            seen = view(table, state, observer)
            doors.features_of(seen, observer, features)
            total.update(seen.tobytes() + features.tobytes())
            if ply % 7 == 0:
                doors.imagine_in(seen, observer, seeded(number, ply))
                total.update(seen.tobytes())
            if seat >= 0 and ply % table.sparse(15) == 0:
                own = View(table.game, seat, view(table, state, seat))
                choices = [
                    bot(name, table.game).choose(own, seeded(ply)) for name in bot_names(table.game) if name in KINDS
                ]
                total.update(str(choices).encode())
    return total.hexdigest()


def main(game: str, count: int, tables: int = 0) -> None:
    for table in [table for table in TABLES if table.game.name == game][-tables:]:
        print(table, digest(table, table.scaled(count, least=1)))
    print(speeds_opened())


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
