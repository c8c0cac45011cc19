"""What a network is told follows from the view, seats relative to the observer."""

from tests.rules.dedicove.table import ALL, GAME, at
from throneroom.games.dedicove.pieces import HEIRS, HEROES
from throneroom.games.dedicove.turn import ACT
from throneroom.games.dedicove.view import ASKED_NUMBERS, PILE_NUMBERS, SEAT_NUMBERS, STEPS

FIRST_PILE = 6 * SEAT_NUMBERS
TRACK = FIRST_PILE + PILE_NUMBERS
STEP = TRACK + 2 * 13  # two markers on spaces 1 to 12; the number before them stays empty
ASKS = STEP + STEPS
LAST = STEP + ASKED_NUMBERS


def told(numbers: list[int], first: int, end: int) -> dict[int, int]:
    """What is not zero there, counted from the first."""
    return {i: number for i, number in enumerate(numbers[first:end]) if number}


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


def test_a_seat_is_told_number_by_number() -> None:
    a, b = "A heir 3 hand {1 2} moved R-4", "B heir 2 hand {5} party 7u 8d 9u moved R+1 G+2 G-3"
    seen = at(f"seats 2; {a}; {b}; tavern 10 11 12").view(0).features().tolist()
    counts = 3 * HEROES + HEIRS
    assert told(seen, 0, SEAT_NUMBERS) == {0: 1, 1: 1, 3 * HEROES + 2: 1, counts: 2, counts + 4: 1, counts + 6: 4}
    assert told(seen, SEAT_NUMBERS, 2 * SEAT_NUMBERS) == {
        HEROES + 6: 1,
        HEROES + 8: 1,
        counts: 1,
        counts + 1: 1,
        counts + 2: 3,
        counts + 3: 2,
        counts + 5: 1,
        counts + 7: 2,
        counts + 8: 3,
    }


def test_piles_and_track_are_told_number_by_number() -> None:
    position = at(
        "seats 3; R 6 G 2; turns 4; turn B; first C; B hand {5}; A knows {14}; B knows {15}; "
        "tavern 9 10 11; wilderness 14 15; graveyard 20 21; ask act B"
    )
    seen = position.view(1).features().tolist()
    wild, grave = HEROES, 2 * HEROES
    assert told(seen, FIRST_PILE, TRACK) == {8: 1, 9: 2, 10: 3, wild + 14: 2, grave + 19: 1}
    assert told(seen, TRACK, STEP) == {6: 1, 13 + 2: 1}
    assert told(seen, STEP, LAST) == {ACT: 1}
    harbour = len(ALL) - 8
    assert seen[LAST:] == [1, 4, 0, 1, harbour, 2, 2, 1, 180, 7]


def test_questions_with_other_answers_are_told_apart() -> None:
    """The hero that asks, its row, and what was picked or named before."""
    party = "A heir 1 hand {38 14 76}; B heir 2 hand {40 41 7 8} party 9u 10d 11u; tavern 20 21 22; graveyard 85"
    bury, turn = (at(party, f"A play {hero}").view(0).features().tolist() for hero in (38, 14))
    assert told(bury, ASKS, LAST)[38 - 1] == 1
    assert told(turn, ASKS, LAST)[14 - 1] == 1
    numbers = [at(party, "A play 76", f"A name {faction}").view(1).features() for faction in ("undead", "hill")]
    assert (numbers[0] != numbers[1]).any()


ROW, IT, IT_FROM_ME, NAMED = HEROES, HEROES + 1, HEROES + 2, HEROES + 4
AT_76 = "seats 3; A heir 1 hand {76 27}; B heir 2 hand {40 41 7 8} party 9u 10d 11u; tavern 20 21 22; graveyard 85"


def test_a_question_is_told_number_by_number() -> None:
    """B is asked in the fourth row of 76 for a hero of the named faction: the same seat is another one for C."""
    position = at(AT_76, "A play 76", "A name hill")
    own, others = (position.view(seat).features().tolist() for seat in (1, 2))
    assert told(own, ASKS, LAST) == {76 - 1: 1, ROW: 4, IT: 1, NAMED: 1}
    assert told(others, ASKS, LAST) == {76 - 1: 1, ROW: 4, IT: 1, IT_FROM_ME: 2, NAMED: 1}


def test_drawn_cards_are_told_where_they_are() -> None:
    seen = at(AT_76, "A play 27").view(0).features().tolist()
    assert told(seen, FIRST_PILE, TRACK) == {2 * HEROES + 84: 1} | {3 * HEROES + card - 1: 1 for card in (20, 21, 22)}
