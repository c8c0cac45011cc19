"""Honest bots: the same view and the same numbers give the same choice, whatever the hidden world."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from zlib import crc32

import pytest

from tests.laws.games import TABLES, Table
from tests.laws.twins import replayed, twins
from throneroom import Position, View
from throneroom.bots import Bot, bot, bot_names
from throneroom.kit import seeded
from throneroom.kit.rng import Rng

COMPARED = 60  # choices of every bot at every table, each in two worlds that differ

pytestmark = pytest.mark.parametrize("table", TABLES, ids=str)


def honest(name: str, match: Position) -> Bot:
    """A bot of ours: it is not told of the match."""
    return bot(name, match.game)


@dataclass(frozen=True)
class Peeking:
    """A bot that was handed the match it plays in, and looks at the cards that its view hides."""

    match: Position
    name: str = "peeking"

    def choose(self, view: View, rng: Rng) -> int:
        """A legal action, by what lies where."""
        actions = view.actions()
        return actions[crc32(self.match.state().tobytes()) % len(actions)]


def worlds(table: Table, seat: int, rng: Rng) -> tuple[Position, Position]:
    """A decision of this seat and its twin. Late in a game nothing may be hidden any more: then look elsewhere."""
    while True:
        one, other = (replayed(table, plies) for plies in twins(table, seat, rng, asked=True))
        if one.state().tobytes() != other.state().tobytes():
            return one, other


def choices(table: Table, sit: Callable[[Position], Bot]) -> Iterator[tuple[int, int]]:
    """What a bot does at decisions of all seats, and what it does in the same place of a twin."""
    for number in range(COMPARED):
        seat = number % table.seats
        pair = worlds(table, seat, seeded(number, seat))
        views = [position.view(seat) for position in pair]
        assert views[0].array.tobytes() == views[1].array.tobytes()
        one, other = (sit(match).choose(seen, seeded(number)) for match, seen in zip(pair, views, strict=True))
        yield one, other


def test_an_honest_bot_chooses_alike_in_twins(table: Table) -> None:
    for name in bot_names(table.game):
        chosen = list(choices(table, partial(honest, name)))
        assert len(chosen) == COMPARED
        assert all(one == other for one, other in chosen), name


def test_a_peeking_bot_is_caught(table: Table) -> None:
    assert any(one != other for one, other in choices(table, Peeking))
