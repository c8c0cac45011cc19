"""Uniform play agrees with the figures of the rules page; the greedy player is as strong as measured there."""

import pytest

import throneroom
from tests.statistics.counted import counted
from tests.statistics.greedy import greedy_wins
from tests.statistics.krvavy_trun import counting

GAME = throneroom.game("krvavy_trun")
PAGE_GAMES = 3_000  # behind every figure of the page: its own sampling error is larger than ours
ROUNDS = 6

# seats: the page's figure; with its rounding, and the cell of the counts it is compared to
FIGURES: dict[str, tuple[dict[int, float], float, int]] = {
    "decisions with at least two options": ({3: 49, 4: 66, 5: 83}, 0.5, counting.DECISIONS),
    "mean purse": ({3: 8.0, 4: 7.7, 5: 7.5}, 0.05, counting.PURSE),
    "mean winning purse": ({3: 11.4, 4: 11.8, 5: 12.2}, 0.05, counting.WINNING),
    "longest row": ({3: 7.2, 4: 9.4, 5: 11.6}, 0.05, counting.LONGEST),
    "log10 of the product of options": ({3: 30, 4: 41, 5: 52}, 0.5, counting.LOG10),
    "shared victories": ({3: 0.03, 4: 0.03, 5: 0.03}, 0.005, counting.SHARED),
}
PLACES = 12.4  # mean options of a placement, over all seat counts


def check(seats: int, games: int) -> None:
    found = counted(GAME, seats, games)
    assert found.means[counting.FORCED] == 0  # what has one option is never asked
    for name, (figures, rounding, cell) in FIGURES.items():
        print(f"{seats} seats, {name}:")
        found.check(cell, figures[seats], rounding, PAGE_GAMES)
    assert found.means[counting.PLACES] / (ROUNDS * seats) == pytest.approx(PLACES, abs=0.1)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_much_uniform_play_agrees_with_the_page(seats: int) -> None:
    check(seats, 200_000)


@pytest.mark.parametrize(("seats", "least"), [(2, 0.97), (3, 0.88), (4, 0.82), (5, 0.78)])
def test_greedy_beats_uniform(seats: int, least: float) -> None:
    share = greedy_wins(GAME, seats, 2_000)
    print(f"greedy wins {share:.1%} of 2000 games at {seats} seats")
    assert share >= least
