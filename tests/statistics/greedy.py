"""How strong the greedy player is."""

from throneroom import Game
from throneroom.bots.simulate import simulate


def greedy_wins(game: Game, seats: int, games: int) -> float:
    """The share of games that one greedy player wins alone against uniform ones, from every seat."""
    wins = 0
    for seat in range(seats):
        bots = ["greedy" if other == seat else "uniform" for other in range(seats)]
        wins += simulate(game, seats=seats, bots=bots, games=games // seats, seed=seat).wins[seat]
    return wins / (games // seats * seats)
