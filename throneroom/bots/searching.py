"""Bots that search: with which settings, how long, and who may see what."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Protocol, runtime_checkable

import numpy as np

from throneroom.bots.bot import Bot, guide
from throneroom.bots.settings import MOST_NODES, MULTIPLE, SETTINGS, Settings
from throneroom.kit.errors import Malformed
from throneroom.kit.game import Game
from throneroom.kit.rng import Rng, below, seeded
from throneroom.kit.room import Room, room
from throneroom.kit.view import View

MOST_SIMULATIONS = MOST_NODES - 1  # of the baseline, which makes a node of each
FOREVER = float("inf")
CHUNK = 64  # simulations between two looks at the clock


@runtime_checkable
class Budgeted(Bot, Protocol):
    """A bot that thinks as long as it is told."""

    def given(self, simulations: int) -> Bot:
        """The same bot with so many simulations for a decision, and no clock: its choices can be repeated."""


@dataclass(frozen=True)
class Baseline:
    """Plain information-set search, frozen."""

    game: Game
    simulations: int = 1000

    @property
    def name(self) -> str:
        """With its budget."""
        return f"baseline:{self.simulations}"

    def choose(self, view: View, rng: Rng) -> int:
        """The action that it tried most."""
        assert self.simulations <= MOST_SIMULATIONS
        baseline = room(self.game.rules, "throneroom.bots.baseline")
        at = baseline.at
        at.seen[0] = view.array.view(np.uint8)
        at.seat[0], at.simulations[0], at.rng[:] = view.seat, self.simulations, rng
        baseline.door.think()
        rng[:] = at.rng
        return int(at.action[0])

    def given(self, simulations: int) -> "Baseline":
        """With another budget, as far as its tree has room."""
        if simulations > MOST_SIMULATIONS:
            raise Malformed("bot-budget", sent=str(simulations), most=MOST_SIMULATIONS)
        return replace(self, simulations=simulations)


@dataclass(frozen=True)
class Search:
    """Information-set search with a budget of simulations, of seconds, or of both. Threads search on their own."""

    game: Game
    name: str
    settings: Settings
    simulations: int
    seconds: float = FOREVER
    threads: int = 1

    def choose(self, view: View, rng: Rng) -> int:
        """The action that was tried most. The same numbers give the same one, unless time is short."""
        actions = view.actions()
        if len(actions) == 1:
            return actions[0]
        tries = self.tries(view, rng)
        return max(actions, key=lambda action: int(tries[action]))

    def tries(self, view: View, rng: Rng) -> Any:
        """How often each action was tried by all threads together."""
        until, own = time.perf_counter() + self.seconds, below(rng, 1 << 30)
        seeds = [seeded(own, thread) for thread in range(self.threads)]
        if self.threads == 1:
            return self._tries(view, until, seeds[0])
        return sum(_threads(self.threads).map(lambda seed: self._tries(view, until, seed), seeds))

    def given(self, simulations: int) -> "Search":
        """With another budget, and no clock."""
        return replace(
            self, name=f"{self.name.partition(':')[0]}:{simulations}", simulations=simulations, seconds=FOREVER
        )

    def _tries(self, view: View, until: float, rng: Rng) -> Any:
        """How often one thread tried each action."""
        search, left = thought(self.game), max(1, self.simulations // self.threads)
        at, door = search.at, search.door
        at.seen[0] = view.array.view(np.uint8)
        at.settings[0] = np.array(self.settings, SETTINGS).reshape(1).view(np.uint8)
        at.seat[0], at.most[0], at.rng[:] = view.seat, self._nodes(left), rng
        door.forget()
        while left > 0:
            at.simulations[0] = left if until == FOREVER else min(left, CHUNK)
            door.think()
            left -= at.simulations.item()
            if time.perf_counter() >= until:
                break
        door.tally()
        return at.tries.copy()

    def _nodes(self, simulations: int) -> int:
        """A simulation adds a node; where everybody has a tree, also what the mind heard on the way."""
        wide = 8 if self.settings.observers == MULTIPLE else 1
        return min(MOST_NODES, simulations * wide + self.game.seats[-1] + 1)


def spend(thought: Room, simulations: int, chunk: int, until: float) -> None:
    """So many simulations in a room, with a look at the clock after every chunk of them."""
    for done in range(0, simulations, chunk):
        thought.at.simulations[0] = min(chunk, simulations - done)
        thought.door.think()
        if time.perf_counter() >= until:
            return


def thought(game: Game) -> Room:
    """The search of a game for this thread, guided by its hand-made play if there is one."""
    return room(game.rules, "throneroom.bots.search", {"throneroom.bots.policy": guide(game)})


@cache
def _threads(number: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(number, thread_name_prefix="search")
