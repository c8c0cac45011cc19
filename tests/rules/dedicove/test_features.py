"""What a network is told follows from the view, seats relative to the observer."""

from tests.rules.dedicove.table import GAME, at
from throneroom.games.dedicove.pieces import HEROES
from throneroom.games.dedicove.view import SEAT_NUMBERS


def test_own_things_come_first() -> None:
    position = at(
        "seats 3; A heir 1 hand {1 2}; B heir 2 hand {5} party 7u 8d; tavern 9 10 11; wilderness 12; C knows {12}"
    )
    for seat in range(3):
        numbers = position.view(seat).features()
        assert len(numbers) == GAME.features
        hand = {card + 1 for card in range(HEROES) if numbers[card]}
        assert hand == [{1, 2}, {5}, set()][seat]
    seen = position.view(2).features().tolist()
    of_b = seen[2 * SEAT_NUMBERS : 3 * SEAT_NUMBERS]
    assert of_b[HEROES + 6] == 1
    assert of_b[2 * HEROES + 7] == 0
    assert position.view(1).features()[2 * HEROES + 7] == 1
