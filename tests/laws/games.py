"""Every game at every table: seat counts and options. The laws hold for all of them, without exceptions."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from tests.tiny import GAME as TINY
from throneroom import CHANCE, GAMES, OVER, WATCHER, Game, Illegal, Position
from throneroom.bots import KINDS, LEVELS, bot_names
from throneroom.kit import blank, seeded
from throneroom.kit.bits import lowest
from throneroom.kit.portable import MODULES
from throneroom.kit.rng import Rng, below
from throneroom.kit.state import States

QUICKLY = 0.35  # of what the slow set plays
SCALE = float(os.environ.get("LAW_SCALE", QUICKLY))  # mutants are hunted with still fewer games, interpreted

FEW_GAMES = 4  # tell how long a game usually is
UNAIDED = 4  # times fewer games where rules are interpreted
USUAL = 120  # entries of a log: games that are longer are looked at more rarely
USUAL_COST = 480  # the same for four observers: of what costs more fewer games are played
LONG = 400  # entries that a game may have before it is too long to be hunted at every table


@dataclass(frozen=True)
class Table:
    """A game with a number of seats and all its options chosen."""

    game: Game
    seats: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *(value for _, value in self.options)])

    def empty(self) -> States:
        state = blank(self.game.state)
        self.game.doors.start_on(state, self.seats, self.game.option_numbers(dict(self.options)))
        return state

    def start(self, luck: int) -> Position:
        return self.game.start(self.seats, dict(self.options), luck)

    def observers(self) -> list[int]:
        return [*range(self.seats), WATCHER]

    @cached_property
    def length(self) -> int:
        """Entries of a log, as uniform games have them."""
        return sum(1 for number in range(FEW_GAMES) for _ in walk(self, seeded(number))) // FEW_GAMES

    def scaled(self, games: int, least: int = 2) -> int:
        """So many games, or fewer: in quick tests, where they are long or seen by many, or where mutants are hunted."""
        cost = self.length * len(self.observers())
        share = SCALE if SCALE == 1 or self.has_module else SCALE / UNAIDED
        return max(least, round(games * share * min(1.0, USUAL_COST / cost) ** 3))

    @property
    def has_module(self) -> bool:
        """The small game has none: it runs interpreted."""
        return (MODULES / f"{self.game.name}.wasm").exists()

    def sparse(self, every: int = 1) -> int:
        """Of so many positions one, or of more where games are long."""
        return every * max(1, self.length // USUAL)


def _tables() -> Iterator[Table]:
    """Every seat count with every default, and every other value of an option at a seat count that has it, by turns."""
    for game in (*GAMES.values(), TINY):
        defaults = {option.name: option.values[0] for option in game.options}
        for seats in game.seats:
            yield Table(game, seats, tuple(defaults.items()))
        for option in game.options:
            for turn, value in enumerate(option.values[1:]):
                possible = [seats for seats in game.seats if value in game.option_values(option.name, seats)]
                seats = possible[-1 - turn % len(possible)]
                yield Table(game, seats, tuple((defaults | {option.name: value}).items()))


def _hunted(tables: list[Table]) -> list[Table]:
    """Where mutants are hunted in a long game, not every table: interpreted, each takes its time."""
    of_game = {table.game.name: [other for other in tables if other.game is table.game] for table in tables}
    return [table for own in of_game.values() for table in own if table.game.longest <= LONG or table is own[0]]


TABLES = list(_tables()) if SCALE >= QUICKLY else _hunted(list(_tables()))


FEW = 16  # simulations: enough for a search to disagree with itself if it could


def bots_of(game: Game, simulations: int = FEW) -> list[str]:
    """Every honest bot, those that think with few simulations and without a clock."""
    thinking = [f"{name}:{simulations}" for name in ("baseline", *LEVELS)]
    return [*(name for name in bot_names(game) if name in KINDS), *thinking]


class Going:
    """A table that is played on, and what is asked at it: one call of a door for each action."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.state = table.empty()
        self._out = np.zeros(table.game.widest, np.int16)
        self.asked, self._n = table.game.doors.question(self.state, self._out)

    @property
    def lowest(self) -> int:
        """The lowest waiting seat, or CHANCE, or OVER."""
        return self.asked if self.asked < 0 else lowest(self.asked)

    def legal(self, seat: int) -> list[int]:
        """The actions of somebody who is asked."""
        if seat != self.lowest:
            return legal(self.table, self.state, seat)
        return self._out[: self._n].tolist()  # type: ignore[no-any-return]

    def play(self, seat: int, action: int) -> None:
        """One of them."""
        self.asked, self._n, *_ = self.table.game.doors.move(self.state, seat, action, (), self._out)


def walk(table: Table, rng: Rng) -> Iterator[tuple[States, int, int]]:
    """A uniform game: before each action the state, the seat (any of the waiting ones) and the action."""
    going = Going(table)
    while going.asked != OVER:
        seat = any_of(going.asked, rng) if going.asked != CHANCE else CHANCE
        actions = going.legal(seat)
        action = actions[below(rng, len(actions))]
        yield going.state, seat, action
        going.play(seat, action)
    yield going.state, OVER, 0


def any_of(seats: int, rng: Rng) -> int:
    """One of a set of seats."""
    members = [seat for seat in range(6) if seats >> seat & 1]
    return members[below(rng, len(members))]


def positions(table: Table, games: int, every: int, seed: int = 0) -> Iterator[States]:
    """Some positions out of many games, chance's questions included."""
    rng = seeded(seed, 77)
    for number in range(table.scaled(games)):
        for state, _, _ in walk(table, seeded(seed, number)):
            if below(rng, table.sparse(every)) == 0:
                yield state


def may_undo(position: Position, seat: int) -> bool:
    """May this seat take its last action back?"""
    try:
        return position.undoable(seat) >= 0
    except Illegal:
        return False


def legal(table: Table, state: States, seat: int) -> list[int]:
    out = np.zeros(table.game.widest, np.int16)
    return out[: table.game.doors.legal_of(state, seat, out)].tolist()  # type: ignore[no-any-return]


def view(table: Table, state: States, seat: int) -> States:
    seen = blank(table.game.state)
    table.game.doors.view_of(state, seat, seen)
    return seen
