"""The balance bench: what is mirrored, what is tried, what a strategy wants."""

import numpy as np
import pytest

from bench.balance_play import Plan, clans_of, read_gains
from bench.balance_report import rates
from bench.balance_search import is_allowed, written
from bench.balance_strategies import ALL_ROUNDER, WANTS, weights_of
from bench.balance_value import NAMES, USUAL
from throneroom.games.trolli.events import FACES
from throneroom.games.trolli.pieces import CASTLE_NAMES


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_of_clans_comes_equally_often(seats: int) -> None:
    played = [tuple(sorted(clans_of(Plan(seats), number))) for number in range(12)]
    assert {played.count(clans) for clans in played} == {12 // len(set(played))}
    assert all(len(set(clans)) == seats for clans in played)


def test_what_is_tried_is_read_and_written() -> None:
    text = "2 of 4 power=1, all D=-1, red O=2"
    assert written(read_gains(text)) == text
    assert is_allowed(read_gains("red O=2, 2 of 2 cow=1"))
    assert not is_allowed(read_gains("2 of 2 cow=-1"))  # who comes later never begins with less


def test_a_strategy_wants_something_else_and_the_all_rounder_nothing() -> None:
    assert weights_of(ALL_ROUNDER) == [*USUAL.values()]
    assert all(set(wants) <= set(NAMES) for wants in WANTS.values())
    assert len({tuple(weights_of(strategy)) for strategy in WANTS}) == len(WANTS)


def test_a_fair_share_of_use_is_one() -> None:
    taken, there = np.zeros(len(FACES)), np.zeros(len(FACES))
    at = [FACES.index(name) for name in CASTLE_NAMES]
    taken[at], there[at] = [2] * 9 + [0], 2
    shares = rates(CASTLE_NAMES, taken, there)
    assert shares["C10"] == 0
    assert np.mean([*shares.values()]) == pytest.approx(1)
