"""Honest bots: the same view and the same numbers give the same choice, whatever the hidden world."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from zlib import crc32

import pytest

from tests.laws.games import TABLES, Table, bots_of
from tests.laws.twins import replayed, twins
from tests.tiny import GAME as TINY
from throneroom import GAMES, Game, Position, View
from throneroom.bots import Bot, bot
from throneroom.kit import seeded
from throneroom.kit.rng import Rng

COMPARED, LEAST = 40, 8  # choices of every bot at every table, each in two worlds that differ
MANY = 2_000  # choices of every bot in every game, in the slow set

at_every_table = pytest.mark.parametrize("table", TABLES, ids=str)


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


def differing(table: Table, numbers: Iterable[int], sitting: Mapping[str, Callable[[Position], Bot]]) -> set[str]:
    """The bots that did one thing at a decision and another in the same place of a twin."""
    found = set()
    for number in numbers:
        seat = number % table.seats
        pair = worlds(table, seat, seeded(number, seat))
        views = [position.view(seat) for position in pair]
        assert views[0].array.tobytes() == views[1].array.tobytes()
        for name, sit in sitting.items():
            one, other = (sit(match).choose(seen, seeded(number)) for match, seen in zip(pair, views, strict=True))
            found |= {name} if one != other else set()
    return found


@at_every_table
def test_an_honest_bot_chooses_alike_in_twins(table: Table) -> None:
    numbers = range(table.scaled(COMPARED, LEAST))
    assert differing(table, numbers, {name: partial(honest, name) for name in bots_of(table.game)}) == set()


@pytest.mark.slow
@pytest.mark.parametrize("game", [*GAMES.values(), TINY], ids=lambda game: game.name)
def test_an_honest_bot_chooses_alike_in_many_twins(game: Game) -> None:
    tables = [table for table in TABLES if table.game is game]
    sitting = {name: partial(honest, name) for name in bots_of(game)}
    for number, table in enumerate(tables):
        assert differing(table, range(number, MANY, len(tables)), sitting) == set()


@at_every_table
def test_a_peeking_bot_is_caught(table: Table) -> None:
    assert differing(table, range(table.scaled(COMPARED, LEAST)), {"peeking": Peeking}) == {"peeking"}
