"""Greedy players are much stronger than uniform ones, and what they do with the clans is as docs/balance.md tells."""

import numpy as np
import pytest

from tests.statistics.greedy import greedy_wins
from throneroom.bots.simulate import simulate
from throneroom.games.trolli import GAME


def test_greedy_wins_every_game_of_a_few_against_uniform() -> None:
    assert greedy_wins(GAME, 2, 10) == 1


@pytest.mark.slow
def test_greedy_wins_99_of_100_against_uniform() -> None:
    share = greedy_wins(GAME, 2, 500)
    print(f"greedy wins {share:.1%} of 500 games at 2 seats")
    assert share >= 0.99


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_players_score_about_as_much_as_the_page_says(seats: int) -> None:
    mean = np.mean(simulate(GAME, seats, bots=["greedy"], games=60, seed=1).mean_scores)
    print(f"{seats} seats: {mean:.1f} points")
    assert mean > 35
