"""Many games between bots, counted and timed in CPU-seconds."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from throneroom.bots import KINDS
from throneroom.bots.bot import playouts
from throneroom.kit import seeded
from throneroom.kit.errors import Malformed
from throneroom.kit.game import Game
from throneroom.kit.room import speed_of

ROUNDS = 3  # the best of these counts: the machine is noisy
MOST_GAMES = 10**12
CHUNKS = 50  # progress is told between chunks, outside the clock


@dataclass(frozen=True)
class Simulation:
    """What happened, and how long it took."""

    game: str
    seats: int
    bots: list[str]
    seed: int
    games: int
    decisions: int
    actions: int
    cpu_seconds: float
    games_per_cpu_second: float
    decisions_per_cpu_second: float
    mean_scores: list[float]
    wins: list[int]
    draws: int
    speed: str


def kinds_of(bots: Sequence[str], seats: int) -> npt.NDArray[np.int64]:
    """The bot of each seat as a number; one name stands for all seats."""
    names = list(bots) * seats if len(bots) == 1 else list(bots)
    for name in names:
        if name not in KINDS:
            raise Malformed("bot", sent=name, known=", ".join(KINDS))
    if len(names) != seats:
        raise Malformed("bot-count", sent=", ".join(bots), seats=seats)
    return np.array([list(KINDS).index(name) for name in names], np.int64)


def simulate(
    game: Game,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    bots: Sequence[str] = ("uniform",),
    games: int = 1000,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """The same games three times over; the quickest round is the time that counts."""
    seats = game.seats[0] if seats is None else seats
    game.check_seats(seats)
    if not 1 <= games <= MOST_GAMES:
        raise Malformed("games-count", sent=games, most=MOST_GAMES)
    kinds, numbers = kinds_of(bots, seats), game.option_numbers(game.read_options(options or {}, seats))
    room = playouts(game)
    at = room.at
    at.seats[0], at.games[0], at.options[: len(numbers)], at.kinds[:seats] = seats, 1, numbers, kinds
    at.rng[:] = seeded(seed)
    room.door.play_games()  # warm: compiling is not playing
    best = float("inf")
    for _ in range(ROUNDS):
        decisions, actions, spent = 0, 0, 0.0
        at.rng[:], at.totals[:] = seeded(seed), 0
        for chunk in _chunks(games):
            at.games[0] = chunk
            began = time.process_time()
            room.door.play_games()
            spent += time.process_time() - began
            decisions, actions = decisions + at.decisions.item(), actions + at.actions.item()
            if progress:
                progress(chunk)
        best = min(best, spent)
    best = max(best, 1e-9)
    return Simulation(
        game=game.name,
        seats=seats,
        bots=list(bots) * seats if len(bots) == 1 else list(bots),
        seed=seed,
        games=games,
        decisions=int(decisions),
        actions=int(actions),
        cpu_seconds=best,
        games_per_cpu_second=games / best,
        decisions_per_cpu_second=decisions / best,
        mean_scores=[float(total) / games for total in at.totals[0, :seats]],
        wins=at.totals[1, :seats].tolist(),
        draws=at.totals[2, 0].item(),
        speed=speed_of(game.rules),
    )


def _chunks(games: int) -> list[int]:
    size = max(1, games // CHUNKS)
    return [size] * (games // size) + ([games % size] if games % size else [])
