"""The player of Jak se trollí princezny: a search that judges tables by what was learnt. It takes a view."""

import time
from dataclasses import dataclass, replace

import numpy as np

from throneroom.bots.searching import FOREVER, spend
from throneroom.bots.settings import MOST_NODES
from throneroom.kit.game import Game
from throneroom.kit.rng import Rng
from throneroom.kit.room import Room, room, speed_of
from throneroom.kit.speed import INTERPRETED
from throneroom.kit.view import View

CHUNK, SLOW_CHUNK = 100, 1  # simulations between two looks at the clock; interpreted
EXPLORE, BREADTH = 0.05, 12
NODES = 64  # of a simulation, at most


@dataclass(frozen=True)
class Mind:
    """A search with a budget in simulations, in seconds, or in both. It keeps nothing in mind.

    Each simulation judges all answers of a question.
    """

    game: Game
    name: str
    simulations: int
    seconds: float = FOREVER
    explore: float = EXPLORE
    breadth: int = BREADTH

    def choose(self, view: View, rng: Rng) -> int:
        """The best action found in time."""
        actions = view.actions()
        if len(actions) == 1:
            return actions[0]
        until, thought = time.perf_counter() + self.seconds, self._thought()
        at = thought.at
        at.seen[0] = view.array.view(np.uint8)
        at.seat[0], at.explore[0], at.breadth[0] = view.seat, self.explore, self.breadth
        at.most[0], at.rng[:] = min(MOST_NODES, NODES * (self.simulations + 4)), rng
        thought.door.forget()
        chunk = SLOW_CHUNK if speed_of(self.game.rules) == INTERPRETED else CHUNK
        spend(thought, self.simulations, chunk, until)
        rng[:] = at.rng
        return int(at.action[0])

    def given(self, simulations: int) -> "Mind":
        """With another budget, and no clock."""
        name = f"{self.name.partition(':')[0]}:{simulations}"
        return replace(self, name=name, simulations=simulations, seconds=FOREVER)

    def _thought(self) -> Room:
        return room(self.game.rules, "throneroom.bots.trolli_thought")
