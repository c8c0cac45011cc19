"""Trůn's strongest player: it searches phase 1, solves phase 2, and lays snares where that is lost. It takes a view."""

import time
from base64 import b85decode
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from throneroom.bots import trun_search as recruiting
from throneroom.bots import trun_solver as solver
from throneroom.bots.memory import ALONE, SINGLE, Settings
from throneroom.bots.searching import FOREVER, Search
from throneroom.bots.tree import COLUMNS, most_tried
from throneroom.bots.trun_value import COLUMNS as UNITS
from throneroom.bots.trun_weights import SCALE, WEIGHTS
from throneroom.games.trun.state import is_phase_two
from throneroom.kit import COMPILED
from throneroom.kit.game import Game
from throneroom.kit.rng import Rng
from throneroom.kit.state import States
from throneroom.kit.view import View

EXPLORE = 0.2
CHUNK = 250 if COMPILED else 5  # simulations between two looks at the clock
NODES = 50  # of the solver take as long as a simulation
MEMO = 1 << 18  # positions that the solver remembers
FALLIBLE = Settings(ALONE, trust=0.5, whims=512)  # the other seat plays by hand half of the time, else on a whim
SNARES = 3000  # simulations that are enough to lay one


@dataclass(frozen=True)
class Mind:
    """A budget in simulations (the solver makes nodes of them), in seconds, or in both. It keeps nothing in mind."""

    game: Game
    name: str
    simulations: int
    seconds: float = FOREVER

    def choose(self, view: View, rng: Rng) -> int:
        """The best action found in time."""
        actions = view.actions()
        if len(actions) == 1:
            return actions[0]
        return self._solved(view, rng) if is_phase_two(view.array[0]) else self._searched(view, rng)

    def given(self, simulations: int) -> "Mind":
        """With another budget, and no clock."""
        name = f"{self.name.partition(':')[0]}:{simulations}"
        return replace(self, name=name, simulations=simulations, seconds=FOREVER)

    def _searched(self, view: View, rng: Rng) -> int:
        until = time.perf_counter() + self.seconds
        tree = np.zeros((self.simulations + 1, COLUMNS), np.int64)
        won = np.zeros(self.simulations + 1, np.float64)
        for done in range(0, self.simulations, CHUNK):
            chunk = min(CHUNK, self.simulations - done)
            recruiting.think(view.array, view.seat, chunk, EXPLORE, network(), tree, won, rng)
            if time.perf_counter() >= until:
                break
        return int(most_tried(tree))

    def _solved(self, view: View, rng: Rng) -> int:
        """V2: only the true world is left to imagine. If the solver cannot tell in time who wins, a search decides."""
        until = time.perf_counter() + self.seconds / 2
        work, memo = np.zeros(1, solver.WORK), np.zeros((MEMO, 2), np.int64)
        solver.begin(view.imagine(rng), work)
        for done in range(0, self.simulations, CHUNK):
            chunk = min(CHUNK, self.simulations - done)
            if solver.find_winner(work, chunk * NODES, memo) or time.perf_counter() >= until:
                break
        if is_lost(work):
            return self._tried(view, rng, FALLIBLE, min(self.simulations, SNARES))
        if solver.is_settled(work):
            return int(solver.best_card(work))
        return self._tried(view, rng, Settings(SINGLE), self.simulations)

    def _tried(self, view: View, rng: Rng, settings: Settings, simulations: int) -> int:
        return Search(self.game, self.name, settings, simulations, self.seconds / 2).choose(view, rng)


def is_lost(work: States) -> bool:
    """Against best play. Then every card is as good as the others, but not against every player."""
    found = work[0]
    return bool(found.high < 0 if found.seat[0] == 0 else found.low > 0)


@cache
def network() -> Any:
    """The weights of the value, as compiled code wants them."""
    numbers = np.frombuffer(b85decode("".join(WEIGHTS.split())), "<i2")
    return (numbers.reshape(-1, UNITS) / SCALE).astype(np.float32)
