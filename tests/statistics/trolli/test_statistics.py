"""Greedy players are much stronger than uniform ones, and what they do with the clans is as docs/balance.md tells."""

import numpy as np
import pytest

from bench.balance import played as greedy_games
from bench.balance import scores_of
from throneroom.bots.simulate import simulate
from throneroom.games.trolli import GAME


def greedy_wins(games: int) -> float:
    """The share of games at two seats that a greedy player wins alone against a uniform one, from both seats."""
    wins = 0
    for seat in range(2):
        bots = ["greedy" if other == seat else "uniform" for other in range(2)]
        wins += simulate(GAME, seats=2, bots=bots, games=games // 2, seed=seat).wins[seat]
    return wins / games


def test_greedy_wins_every_game_of_a_few_against_uniform() -> None:
    assert greedy_wins(10) == 1


@pytest.mark.slow
def test_greedy_wins_99_of_100_against_uniform() -> None:
    share = greedy_wins(500)
    print(f"greedy wins {share:.1%} of 500 games at 2 seats")
    assert share >= 0.99


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_players_score_about_as_much_as_the_page_says(seats: int) -> None:
    means = [scores_of(state, seats).mean() for state in greedy_games(seats, 60, seed=1)]
    print(f"{seats} seats: {np.mean(means):.1f} points")
    assert np.mean(means) > 35
