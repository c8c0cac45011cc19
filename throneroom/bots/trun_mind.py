"""Trůn's strongest player: it searches phase 1, solves phase 2, and lays snares where that is lost. It takes a view."""

import time
from dataclasses import dataclass, replace

import numpy as np

from throneroom.bots.searching import FOREVER, MOST_SIMULATIONS, Search, spend
from throneroom.bots.settings import ALONE, SINGLE, Settings
from throneroom.games.trun.state import is_phase_two
from throneroom.kit.errors import Malformed
from throneroom.kit.game import Game
from throneroom.kit.rng import Rng
from throneroom.kit.room import Room, room, speed_of
from throneroom.kit.speed import INTERPRETED
from throneroom.kit.view import View

EXPLORE = 0.2
CHUNK, SLOW_CHUNK = 250, 5  # simulations between two looks at the clock; interpreted
NODES = 50  # of the solver take as long as a simulation
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
        if simulations > MOST_SIMULATIONS:
            raise Malformed("bot-budget", sent=str(simulations), most=MOST_SIMULATIONS)
        name = f"{self.name.partition(':')[0]}:{simulations}"
        return replace(self, name=name, simulations=simulations, seconds=FOREVER)

    def _searched(self, view: View, rng: Rng) -> int:
        until, thought = time.perf_counter() + self.seconds, self._thought()
        at = thought.at
        at.seen[0] = view.array.view(np.uint8)
        at.seat[0], at.explore[0], at.rng[:] = view.seat, EXPLORE, rng
        thought.door.forget()
        spend(thought, self.simulations, self._chunk(), until)
        rng[:] = at.rng
        return int(at.action[0])

    def _solved(self, view: View, rng: Rng) -> int:
        """V2: only the true world is left to imagine. If the solver cannot tell in time who wins, a search decides."""
        until, thought = time.perf_counter() + self.seconds / 2, self._thought()
        at = thought.at
        at.seen[0] = view.imagine(rng).view(np.uint8)
        thought.door.begin()
        chunk = self._chunk()
        for done in range(0, self.simulations, chunk):
            at.nodes[0] = min(chunk, self.simulations - done) * NODES
            thought.door.solve()
            if at.settled[0] or time.perf_counter() >= until:
                break
        if at.lost[0]:
            return self._tried(view, rng, FALLIBLE, min(self.simulations, SNARES))
        if at.settled[0]:
            return int(at.action[0])
        return self._tried(view, rng, Settings(SINGLE), self.simulations)

    def _chunk(self) -> int:
        return SLOW_CHUNK if speed_of(self.game.rules) == INTERPRETED else CHUNK

    def _thought(self) -> Room:
        return room(self.game.rules, "throneroom.bots.trun_thought")

    def _tried(self, view: View, rng: Rng, settings: Settings, simulations: int) -> int:
        return Search(self.game, self.name, settings, simulations, self.seconds / 2).choose(view, rng)
