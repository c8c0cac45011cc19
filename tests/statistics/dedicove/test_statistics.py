"""Uniform play agrees with the figures of the specification (2,000 games per line there)."""

import math

import numpy as np
import pytest

from tests.native import native_room
from tests.statistics.dedicove import census
from throneroom.games.dedicove import GAME
from throneroom.kit import seeded

PAGE_GAMES = 2_000
ERRORS = 4  # standard errors that are allowed
TURNS = {2: 33.4, 3: 38.8, 4: 48.5, 5: 47.5, 6: 43.0}
DECISIONS = {2: 181, 3: 212, 4: 267, 5: 263, 6: 240}
OPTIONS = {2: 4.2, 3: 4.2, 4: 4.3, 5: 4.4, 6: 4.5}
MOST_OPTIONS = {2: 20, 3: 20, 4: 27, 5: 28, 6: 29}


def check(seats: int, games: int) -> int:
    """The spread of one game gives the errors of the page's mean and of ours. Returns the most options asked."""
    counted = native_room(GAME.package, census.__name__)
    at = counted.at
    options = GAME.option_numbers(GAME.read_options({}, seats))
    at.games[0], at.seats[0], at.options[: len(options)], at.rng[:] = games, seats, options, seeded(2026, seats)
    at.sums[:], at.squares[:] = 0, 0
    counted.door.census()
    means = at.sums / games
    spreads = np.sqrt(at.squares / games - means**2)
    assert means[census.FORCED] == 0  # I7: what has one option is never asked
    for figures, rounding, cell in ((TURNS, 0.05, census.TURNS), (DECISIONS, 0.5, census.DECISIONS)):
        error = spreads[cell] * math.sqrt(1 / PAGE_GAMES + 1 / games)
        print(f"{seats} seats: {means[cell]:.2f}, page {figures[seats]} ± {error:.2f}")
        assert abs(means[cell] - figures[seats]) <= rounding + ERRORS * error
    assert means[census.OPTIONS] / means[census.DECISIONS] == pytest.approx(OPTIONS[seats], abs=0.1)
    return int(at.most[0])


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_uniform_play_agrees_with_the_page(seats: int) -> None:
    assert check(seats, PAGE_GAMES) == pytest.approx(MOST_OPTIONS[seats], abs=4)  # the most of as many games


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_much_uniform_play_agrees_with_the_page(seats: int) -> None:
    check(seats, 20_000)
