"""Uniform play agrees with the figures of the rules page; the greedy player is as strong as measured there."""

import math

import numpy as np
import pytest

import throneroom
from tests.native import native_room
from tests.statistics.krvavy_trun import census
from throneroom.bots.simulate import simulate
from throneroom.kit import seeded

GAME = throneroom.game("krvavy_trun")
PAGE_GAMES = 3_000  # behind every figure of the page: its own sampling error is larger than ours
ERRORS = 4  # standard errors that are allowed
ROUNDS = 6

# seats: the page's figure; with its rounding, and the cell of the counts it is compared to
FIGURES: dict[str, tuple[dict[int, float], float, int]] = {
    "decisions with at least two options": ({3: 49, 4: 66, 5: 83}, 0.5, census.DECISIONS),
    "mean purse": ({3: 8.0, 4: 7.7, 5: 7.5}, 0.05, census.PURSE),
    "mean winning purse": ({3: 11.4, 4: 11.8, 5: 12.2}, 0.05, census.WINNING),
    "longest row": ({3: 7.2, 4: 9.4, 5: 11.6}, 0.05, census.LONGEST),
    "log10 of the product of options": ({3: 30, 4: 41, 5: 52}, 0.5, census.LOG10),
    "shared victories": ({3: 0.03, 4: 0.03, 5: 0.03}, 0.005, census.SHARED),
}
PLACES = 12.4  # mean options of a placement, over all seat counts


def check(seats: int, games: int) -> None:
    """The spread of one game, measured here, gives the errors of the page's mean and of ours."""
    counted = native_room(GAME.package, census.__name__)
    at = counted.at
    options = GAME.option_numbers(GAME.read_options({}, seats))
    at.games[0], at.seats[0], at.options[: len(options)], at.rng[:] = games, seats, options, seeded(2026, seats)
    at.sums[:], at.squares[:] = 0, 0
    counted.door.census()
    means = at.sums / games
    spreads = np.sqrt(at.squares / games - means**2)
    assert means[census.FORCED] == 0  # what has one option is never asked
    for name, (figures, rounding, cell) in FIGURES.items():
        error = spreads[cell] * math.sqrt(1 / PAGE_GAMES + 1 / games)
        page = f"{figures[seats]} ± {rounding} ± {spreads[cell] / math.sqrt(PAGE_GAMES):.3f}"
        print(f"{seats} seats, {name}: {means[cell]:.3f} ± {spreads[cell] / math.sqrt(games):.3f}, page {page}")
        assert abs(means[cell] - figures[seats]) <= rounding + ERRORS * error, (name, means[cell], page)
    assert means[census.PLACES] / (ROUNDS * seats) == pytest.approx(PLACES, abs=0.1)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_much_uniform_play_agrees_with_the_page(seats: int) -> None:
    check(seats, 200_000)


def greedy_wins(seats: int, games: int) -> float:
    """The share of games that one greedy player wins alone against uniform ones, from every seat."""
    wins = 0
    for seat in range(seats):
        bots = ["greedy" if other == seat else "uniform" for other in range(seats)]
        wins += simulate(GAME, seats=seats, bots=bots, games=games // seats, seed=seat).wins[seat]
    return wins / (games // seats * seats)


@pytest.mark.parametrize(("seats", "least"), [(2, 0.97), (3, 0.88), (4, 0.82), (5, 0.78)])
def test_greedy_beats_uniform(seats: int, least: float) -> None:
    share = greedy_wins(seats, 2_000)
    print(f"greedy wins {share:.1%} of 2000 games at {seats} seats")
    assert share >= least
