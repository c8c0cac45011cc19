"""Uniform play agrees with the figures of the specification (2,000 games per line there)."""

import pytest

from tests.statistics.counted import counted
from tests.statistics.dedicove import counting
from throneroom.games.dedicove import GAME

PAGE_GAMES = 2_000
TURNS = {2: 33.4, 3: 38.8, 4: 48.5, 5: 47.5, 6: 43.0}
DECISIONS = {2: 181, 3: 212, 4: 267, 5: 263, 6: 240}
OPTIONS = {2: 4.2, 3: 4.2, 4: 4.3, 5: 4.4, 6: 4.5}
MOST_OPTIONS = {2: 20, 3: 20, 4: 27, 5: 28, 6: 29}


def check(seats: int, games: int) -> int:
    """Returns the most options asked."""
    found = counted(GAME, seats, games)
    assert found.means[counting.FORCED] == 0  # I7: what has one option is never asked
    found.check(counting.TURNS, TURNS[seats], 0.05, PAGE_GAMES)
    found.check(counting.DECISIONS, DECISIONS[seats], 0.5, PAGE_GAMES)
    options = found.means[counting.OPTIONS] / found.means[counting.DECISIONS]
    assert options == pytest.approx(OPTIONS[seats], abs=0.1)
    return int(found.most[counting.MOST_OPTIONS])


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_uniform_play_agrees_with_the_page(seats: int) -> None:
    assert check(seats, PAGE_GAMES) == pytest.approx(MOST_OPTIONS[seats], abs=4)  # the most of as many games


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_much_uniform_play_agrees_with_the_page(seats: int) -> None:
    check(seats, 20_000)
