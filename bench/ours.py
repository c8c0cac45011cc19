"""Trůn, from compiled playouts to interpreted rules. As a program: a short simulation, told as JSON."""

import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import throneroom
from bench.contest import Contestant, Pace, timed
from throneroom.bots.simulate import simulate
from throneroom.kit.frames import CHANCE, OVER
from throneroom.kit.speed import INTERPRETED, NATIVE, SPEED, SWITCH
from throneroom.kit.state import States, copied

FAMILY = "Throneroom, Trůn"
PLAYOUTS = "compiled playouts"
TEXT = "Position, by text"
ROOT = Path(__file__).resolve().parents[1]
GAMES = 60_000  # compiled, in one try
SLOW_GAMES = 10  # interpreted
REPEATS = 10  # of the single calls, in one round

TRUN = throneroom.game("trun")


def contestants() -> list[Contestant]:
    """Ourselves at our several speeds."""
    return [
        Contestant(FAMILY, PLAYOUTS, _playouts),
        Contestant(FAMILY, "array doors, by number", timed(_by_numbers)),
        Contestant(FAMILY, TEXT, timed(_by_text)),
        Contestant(FAMILY, "interpreted, without Numba", _interpreted),
    ]


# -- whole games ------------------------------------------------------------------------------------------------


def _playouts(games: int = GAMES) -> Pace:
    result = simulate(TRUN, games=games, seed=1)
    return Pace(result.decisions_per_cpu_second, result.games_per_cpu_second)


def _by_numbers(games: int = 20) -> tuple[float, int]:
    """Every action chosen and entered from Python, as numbers."""
    move, uniform, decisions = TRUN.doors.move, random.Random(1).random, 0
    out = np.zeros(TRUN.widest, np.int16)
    for _ in range(games):
        state = _empty_table()
        asks, n = TRUN.doors.question(state, out)
        while asks != OVER:
            seat = CHANCE if asks == CHANCE else asks.bit_length() - 1
            decisions += seat >= 0
            asks, n, *_ = move(state, seat, out.item(int(uniform() * n)), (), out)
    return decisions, games


def _empty_table() -> States:
    state = np.zeros(1, TRUN.state)
    TRUN.doors.start_on(state, TRUN.seats[0], TRUN.option_numbers(TRUN.read_options({}, TRUN.seats[0])))
    return state


def _by_text(games: int = 20) -> tuple[float, int]:
    """Whole games through the friendly API: texts are listed, and one is played."""
    decisions = 0
    for luck in range(games):
        position = TRUN.start(luck=luck)
        while not position.is_over:
            position.play(position.legal(position.actor)[0])
            decisions += 1
    return decisions, games


def _interpreted() -> Pace:
    told = _in_new_process(SLOW_GAMES, interpreted=True)
    return Pace(told["decisions"], told["games"])


# -- single calls from Python -----------------------------------------------------------------------------------

Moment = tuple[States, int, int]  # somebody is asked, and does something: state, seat, action


@dataclass
class Calls:
    """Microseconds of one call through an array door: the mean over the decisions of some games, the best of many."""

    legal: float = float("inf")
    play: float = float("inf")
    view: float = float("inf")

    def measure(self, moments: list[Moment]) -> None:
        """Keep what is better than before."""
        doors, out, seen = TRUN.doors, np.zeros(TRUN.widest, np.int16), np.zeros(1, TRUN.state)
        self.legal = min(self.legal, _micros(doors.legal_of, lambda: [(a, seat, out) for a, seat, _ in moments]))
        self.play = min(self.play, _micros(doors.play_on, lambda: [(copied(a), *rest) for a, *rest in moments]))
        self.view = min(self.view, _micros(doors.view_of, lambda: [(a, seat, seen) for a, seat, _ in moments]))


def _micros(door: Callable[..., object], arguments: Callable[[], list[tuple[Any, ...]]]) -> float:
    """Arguments are prepared outside the clock, then nothing is subtracted."""
    best, calls = float("inf"), arguments()
    for _ in range(REPEATS):
        began = time.process_time()
        for a, seat, third in calls:
            door(a, seat, third)
        best = min(best, time.process_time() - began)
        calls = arguments()
    return best / len(calls) * 1e6


def moments(games: int = 10) -> list[Moment]:
    """Every decision of some games."""
    found, choose = [], random.Random(1).choice
    for luck in range(games):
        position = TRUN.start(luck=luck)
        while not position.is_over:
            seat, action = position.actor, choose(position.actions(position.actor))
            found.append((position.state(), seat, action))
            position.play(action)
    return found


# -- other processes --------------------------------------------------------------------------------------------


def warm() -> None:
    """Fill the cache in another process: code that was compiled in this one would be timed otherwise."""
    _in_new_process(1, interpreted=False)


def _in_new_process(games: int, *, interpreted: bool) -> dict[str, float]:
    environment = {**os.environ, SWITCH: INTERPRETED if interpreted else NATIVE}
    command = [sys.executable, "-m", "bench.ours", str(games)]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    told: dict[str, float] = json.loads(done.stdout)
    return told


def main() -> None:
    """So many games, and every door that is measured once."""
    pace = _playouts(int(sys.argv[1]))
    if SPEED == NATIVE:
        _by_numbers(1)
        Calls().measure(moments(1))
    print(json.dumps({"decisions": pace.decisions, "games": pace.games}))


if __name__ == "__main__":
    main()
