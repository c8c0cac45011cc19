"""Bots that search: with which settings, how long, and who may see what."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from importlib.util import find_spec
from typing import Any, Protocol, cast, runtime_checkable

import numpy as np

from throneroom.bots.bot import Bot, policy
from throneroom.bots.memory import MULTIPLE, Memory, Settings, memory
from throneroom.kit.bind import bind
from throneroom.kit.game import Game
from throneroom.kit.rng import Rng, below, seeded
from throneroom.kit.state import States
from throneroom.kit.view import View

UNGUIDED = "throneroom.bots.unguided"
MOST_NODES = 1 << 17
FOREVER = float("inf")
CHUNK = 64  # simulations between two looks at the clock


class Plain(Protocol):
    """`bots.baseline`, bound to a game."""

    def think(self, v: States, seat: int, simulations: int, rng: Rng) -> int: ...


class Thought(Protocol):
    """`bots.search`, bound to a game."""

    def forget(self, m: Memory, seats: int) -> None: ...
    def think(self, m: Memory, v: States, seat: int, settings: Settings, simulations: int, rng: Rng) -> None: ...
    def tally(self, m: Memory, seat: int, settings: Settings, tries: Any) -> None: ...
    def told(self, s: Any, seat: int) -> int: ...
    def evaluate(self, s: Any, out: Any) -> None: ...


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
        compiled = cast(Plain, bind(self.game.package, "throneroom.bots.baseline"))
        return int(compiled.think(view.array, view.seat, self.simulations, rng))

    def given(self, simulations: int) -> "Baseline":
        """With another budget."""
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
        compiled, left = thought(self.game), max(1, self.simulations // self.threads)
        tries = np.zeros(self.game.actions, np.int64)
        with _memory(self.game, self._nodes(left)) as room:
            compiled.forget(room, int(view.array["seats"][0]))
            while left > 0:
                chunk = left if until == FOREVER else min(left, CHUNK)
                compiled.think(room, view.array, view.seat, self.settings, chunk, rng)
                left -= chunk
                if time.perf_counter() >= until:
                    break
            compiled.tally(room, view.seat, self.settings, tries)
        return tries

    def _nodes(self, simulations: int) -> int:
        """A simulation adds a node; where everybody has a tree, also what the mind heard on the way."""
        wide = 8 if self.settings.observers == MULTIPLE else 1
        return min(MOST_NODES, simulations * wide + self.game.seats[-1])


@cache
def thought(game: Game) -> Thought:
    """The compiled search of a game, guided by its hand-made play if there is one."""
    guide = policy(game) if is_guided(game) else UNGUIDED
    return cast(Thought, bind(game.package, "throneroom.bots.search", {"throneroom.bots.policy": guide}))


def is_guided(game: Game) -> bool:
    """Is there hand-made play?"""
    return find_spec(policy(game)) is not None


_free: dict[tuple[str, int], list[Memory]] = {}


@contextmanager
def _memory(game: Game, nodes: int) -> Iterator[Memory]:
    """Memory that nobody else uses now; it is kept for the next decision."""
    free = _free.setdefault((game.name, nodes), [])
    try:
        room = free.pop()
    except IndexError:
        room = memory(game, nodes)
    try:
        yield room
    finally:
        free.append(room)


@cache
def _threads(number: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(number, thread_name_prefix="search")
