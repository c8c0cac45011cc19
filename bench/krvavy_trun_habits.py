"""`python -m bench.krvavy_trun_habits`: count how Krvavý trůn is played, for the bots module of the same name."""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.bots import bot
from throneroom.bots.krvavy_trun import is_copying_useful, is_murder_due
from throneroom.bots.krvavy_trun_habits import MOST_POINTS, PERCENT
from throneroom.games import game as game_called
from throneroom.games.krvavy_trun.flow import AT_START, ON_SLOT
from throneroom.games.krvavy_trun.pieces import CARDS, IMPERSONATOR, MURDER, ROUNDS
from throneroom.games.krvavy_trun.state import DECIDE, PLACE, PLACES_WIDE, acting_slot, kind_at, top
from throneroom.kit import seeded, step

KRVAVY = game_called("krvavy_trun")
Counts = npt.NDArray[np.int64]


def zeros(*shape: int) -> Counts:
    """A table that starts empty."""
    return np.zeros(shape, np.int64)


class Habits:
    """How often what was done, and of how many times."""

    def __init__(self) -> None:
        self.revealed = zeros(2, MOST_POINTS + 1, CARDS)
        self.useful = zeros(2, 2)
        self.placed = zeros(ROUNDS, CARDS)
        self.starts = zeros(2, CARDS)
        self.covers = zeros(2, CARDS)

    def add(self, other: "Habits") -> None:
        """What somebody else counted."""
        for name in vars(self):
            vars(self)[name] += vars(other)[name]

    def count(self, s: Any, seat: int, action: int) -> None:
        """One answer in a state."""
        if step(s) == PLACE:
            self._count_placement(s, action // PLACES_WIDE, action % PLACES_WIDE)
        elif step(s) == DECIDE and s.turn < ROUNDS:
            self._count_decision(s, seat, action)

    def _count_placement(self, s: Any, kind: int, place: int) -> None:
        self.placed[s.turn - 1, kind] += 1
        if s.length > 0:
            self.starts[:, kind] += place == AT_START, 1
            self.covers[:, kind] += place >= ON_SLOT, 1

    def _count_decision(self, s: Any, seat: int, action: int) -> None:
        slot = acting_slot(s)
        kind = kind_at(s, slot)
        self.revealed[:, min(int(s.points[top(s, slot)]), MOST_POINTS), kind] += action, 1
        if kind in (IMPERSONATOR, MURDER):
            is_useful = is_copying_useful(s) if kind == IMPERSONATOR else is_murder_due(s, seat)
            self.useful[:, int(is_useful)] += action, 1


def counted(number: int, name: str) -> Habits:
    """One match of a bot with itself."""
    habits, player = Habits(), bot(name, KRVAVY)
    match = KRVAVY.start(KRVAVY.seats[number % len(KRVAVY.seats)], luck=number)
    rng = seeded(number)
    while not match.is_over:
        seat = match.actor
        action = player.choose(match.view(seat), rng)
        habits.count(match.state()[0], seat, action)
        match.play(action, seat)
    return habits


def shares(done: Counts) -> list[Any]:
    """In a hundred; where nothing was seen, a half."""
    return np.round(PERCENT * (done[0] + 1) / (done[1] + 2)).astype(int).tolist()  # type: ignore[no-any-return]


def main() -> None:
    """Matches at every number of seats in turn, and what was counted in them."""
    parser = argparse.ArgumentParser(prog="python -m bench.krvavy_trun_habits", description=__doc__)
    parser.add_argument("--bot", default="regent:400")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--workers", type=int)
    asked = parser.parse_args()
    total = Habits()
    with ProcessPoolExecutor(asked.workers) as pool:
        for habits in pool.map(partial(counted, name=asked.bot), range(asked.matches), chunksize=4):
            total.add(habits)
    placed = np.round(PERCENT * total.placed / total.placed.sum(1, keepdims=True)).astype(int)
    print("REVEALED", *shares(total.revealed), sep="\n")
    print("USELESS, USEFUL", shares(total.useful))
    print("PLACED", *np.maximum(1, placed).tolist(), sep="\n")
    print("STARTS", shares(total.starts), "COVERS", shares(total.covers), sep="\n")


if __name__ == "__main__":
    main()
