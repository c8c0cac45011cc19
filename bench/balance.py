"""How the clans and the seats of Jak se trollí princezny fare when greedy players meet.

python -m bench.balance --seats 4 --games 1000 [--seed 0]
"""

import argparse
import time
from collections import defaultdict
from typing import Any

import numpy as np

from throneroom.bots import KINDS
from throneroom.bots.bot import playouts
from throneroom.games.trolli import GAME
from throneroom.games.trolli.pieces import CLAN_NAMES, ITEMS
from throneroom.kit import blank, seeded
from throneroom.kit.state import States

COUNTED = ("tiles", "cards", "camps", "babies", "bells", "humans", "princesses", "royal cards")


def played(seats: int, games: int, seed: int) -> Any:
    """One finished table after the other, with greedy players in all seats and clans dealt at random."""
    doors, match = GAME.doors, playouts(GAME).match  # type: ignore[attr-defined]
    numbers = GAME.option_numbers(GAME.read_options({}, seats))
    kinds, rng = np.full(seats, list(KINDS).index("greedy"), np.int64), seeded(seed)
    acts, views = np.zeros(1024, np.int16), np.zeros(2, GAME.state)
    for _ in range(games):
        state = blank(GAME.state)
        doors.start_on(state, seats, numbers)
        match(state[0], kinds, acts, views, rng)
        yield state


def things(s: Any, p: int) -> list[int]:
    """What a player has at the end, in the order of COUNTED."""
    counts = [int(s.occupied[p]).bit_count(), int(s.cards[p]).bit_count()]
    counts += [int(s.items[p][item]) for item in range(len(ITEMS))]
    return [*counts, int(s.humans[p].sum()), int(s.princesses[p]), int(s.fulfilled[p]).bit_count()]


def tally(states: Any, seats: int) -> tuple[dict[str, list[tuple[int, float]]], Any]:
    """Score and share of the victory for every clan and every place in the order of turns; and what players have."""
    results, totals = defaultdict(list), np.zeros(len(COUNTED))
    for state in states:
        s, scores = state[0], scores_of(state, seats)
        won = int(GAME.doors.winners_of(state))
        for p in range(seats):
            result = int(scores[p]), (won >> p & 1) / won.bit_count()
            results[CLAN_NAMES[s.clan[p] - 1]].append(result)
            results[f"turn {(p - int(s.first)) % seats + 1}"].append(result)
            totals += things(s, p)
    return results, totals


def scores_of(state: States, seats: int) -> Any:
    """The points of all."""
    scores = np.zeros(seats, np.int64)
    GAME.doors.scores_of(state, scores)
    return scores


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser()
    for name, usual in (("seats", 4), ("games", 1000), ("seed", 0)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    given = parser.parse_args()
    began = time.process_time()
    results, totals = tally(played(given.seats, given.games, given.seed), given.seats)
    spent = time.process_time() - began
    print(f"{given.games} games at {given.seats} seats, {spent:.0f} CPU-seconds")
    for name in (*CLAN_NAMES, *sorted(name for name in results if name.startswith("turn"))):
        rows = np.array(results[name])
        (points, share), errors = rows.mean(axis=0), rows.std(axis=0) / len(rows) ** 0.5
        print(f"{name:10} {len(rows):6} {points:6.1f} ± {errors[0]:.1f}  wins {share:.3f} ± {errors[1]:.3f}")
    means = totals / (given.games * given.seats)
    print("  ".join(f"{name} {mean:.2f}" for name, mean in zip(COUNTED, means, strict=True)))


if __name__ == "__main__":
    main()
