"""Uniform play agrees with the figures of the rules page; the greedy player is as strong as measured there."""

import math

import pytest

import throneroom
from tests.statistics.counted import counted
from tests.statistics.trun import counting
from throneroom.bots import bot
from throneroom.bots.simulate import simulate
from throneroom.kit import seeded

GAME = throneroom.game("trun")
TRICKS = 26

# name: (figure on the page, its rounding, standard deviation of one game, how to read it per game from the counts)
SHARES = {
    "3-2": (0.57, 0.005, counting.VOTES_3),
    "4-1": (0.36, 0.005, counting.VOTES_4),
    "5-0": (0.06, 0.005, counting.VOTES_5),
    "an unawarded vote": (0.0029, 0.0003, counting.UNAWARDED),
    "no vote for the Knights": (0.0021, 0.0002, counting.UNAWARDED_KNIGHTS),
    "two all": (0.0011, 0.0002, counting.TWO_ALL),
}
MEANS = {
    "tie-breaks by the highest card": (0.63, 0.005, 0.8, counting.TIE_BREAKS, 1),
    "choices of the follower": (3.46, 0.005, 0.4, counting.REPLIES, TRICKS),
    "tricks with one legal reply": (0.22, 0.005, 0.1, counting.FORCED, TRICKS),
    "log10 of the product of choices": (31.1, 0.05, 1.3, counting.LOG10, 1),
    "Goblins scored": (7.0, 0.005, 1.6, counting.SCORED, 1),
    "Knights scored": (4.0, 0.005, 1.3, counting.SCORED + 1, 1),
    "Undead scored": (10.0, 0.0, 0.0, counting.SCORED + 2, 1),
    "Dwarves scored": (5.0, 0.005, 1.5, counting.SCORED + 3, 1),
    "Doppelgangers scored": (5.0, 0.005, 1.5, counting.SCORED + 4, 1),
}


def check(games: int) -> None:
    means = counted(GAME, 2, games).means
    for name, (figure, rounding, cell) in SHARES.items():
        error = 4 * math.sqrt(figure / games)
        assert abs(means[cell] - figure) <= rounding + error, (name, means[cell])
    for name, (figure, rounding, deviation, cell, per_game) in MEANS.items():
        error = 4 * deviation / math.sqrt(games)
        assert abs(means[cell] / per_game - figure) <= rounding + error, (name, means[cell])
    share = means[counting.WON_BY_LEADER]
    assert abs(share - 0.502) <= 0.0005 + 4 * 0.5 / math.sqrt(games)


def test_uniform_play_agrees_with_the_page() -> None:
    check(50_000)


@pytest.mark.slow
def test_much_uniform_play_agrees_with_the_page() -> None:
    check(400_000)


def test_greedy_beats_uniform() -> None:
    wins = simulate(GAME, bots=["greedy", "uniform"], games=20_000, seed=1).wins[0]
    wins += simulate(GAME, bots=["uniform", "greedy"], games=20_000, seed=2).wins[1]
    assert wins / 40_000 >= 0.82


@pytest.mark.slow
def test_greedy_beats_uniform_over_rotated_deals() -> None:
    """Every deal is played twice, with the seats exchanged."""
    deals, wins = 5_000, 0
    for deal in range(deals):
        for seat in (0, 1):
            scores = duel(deal, seat)
            wins += scores[seat] > scores[1 - seat]
    print(f"greedy wins {wins / (2 * deals):.1%} of {2 * deals} games")
    assert wins / (2 * deals) >= 0.82


def duel(deal: int, greedy_seat: int) -> list[int]:
    position = GAME.start(luck=deal)
    bots = [bot("greedy" if seat == greedy_seat else "uniform", GAME) for seat in (0, 1)]
    rngs = [seeded(deal, seat) for seat in (0, 1)]
    while not position.is_over:
        seat = position.actor
        position.play(bots[seat].choose(position.view(seat), rngs[seat]), seat)
    return position.scores()
