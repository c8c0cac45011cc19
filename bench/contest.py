"""Contestants take turns, and the best turn of each counts: noise only ever slows one down."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

TRIES = 3  # in each turn, as many as throneroom.bots.simulate makes
SECONDS = 0.12  # of CPU time, at least, for a try


@dataclass(frozen=True)
class Pace:
    """Per CPU-second. A decision is an action of a player; what chance does is never counted."""

    decisions: float
    games: float


@dataclass(frozen=True)
class Contestant:
    """Somebody who plays whole games with uniformly random choices."""

    family: str
    name: str
    turn: Callable[[], Pace] | None  # None: not installed


@dataclass(frozen=True)
class Row:
    """A contestant's best turn; no pace where it is not installed."""

    family: str
    name: str
    pace: Pace | None


Batch = Callable[[], tuple[float, int]]  # plays some games, returns how many decisions and games they were


def timed(batch: Batch) -> Callable[[], Pace]:
    """A turn made of a batch that is repeated until the time is long enough to measure."""

    def turn() -> Pace:
        return max((_try(batch) for _ in range(TRIES)), key=lambda pace: pace.decisions)

    return turn


def _try(batch: Batch) -> Pace:
    decisions, games, spent = 0.0, 0, 0.0
    began = time.process_time()
    while spent < SECONDS:
        made, played = batch()
        decisions, games = decisions + made, games + played
        spent = time.process_time() - began
    return Pace(decisions / spent, games / spent)


def contest(
    contestants: Sequence[Contestant], rounds: int, told: Callable[[str], None], after: Callable[[], None]
) -> list[Row]:
    """Everybody plays in every round, one after the other; whatever else is measured comes after each round."""
    best: dict[Contestant, Pace] = {}
    for _ in range(rounds):
        for contestant in contestants:
            told(f"{contestant.family}: {contestant.name}")
            if contestant.turn:
                pace = contestant.turn()
                best[contestant] = max(pace, best.get(contestant, pace), key=lambda pace: pace.decisions)
        after()
    return [Row(one.family, one.name, best.get(one)) for one in contestants]
