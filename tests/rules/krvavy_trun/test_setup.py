"""S0-S5: before the first card is placed."""

import pytest

from tests.rules.krvavy_trun.table import COUNTS, GAME, KINDS, A, asked, purses, row, things, walk
from throneroom import CHANCE, Illegal, Malformed
from throneroom.kit.text import SEATS


@pytest.mark.parametrize("seats", COUNTS)
def test_S0_two_to_five_players(seats: int) -> None:
    position = GAME.start(seats, luck=1)
    assert position.seats == seats
    assert len(purses(position).split()) == seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_S0_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.start(seats)
    assert refused.value.code == "seat-count"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_S1_seven_cards_in_hand_and_three_set_aside(seats: int) -> None:
    position = GAME.start(seats, luck=2)
    for seat in SEATS[:seats]:
        hand, aside = things(position, f"{seat} hand"), things(position, f"{seat} aside")
        assert (len(hand), len(aside)) == (7, 3)
        assert sorted(hand + aside) == sorted(KINDS)


def test_S1_any_card_may_be_set_aside_and_each_player_in_turn() -> None:
    position = GAME.start(3, {"first": "A"}, luck=())
    assert position.legal(CHANCE) == [f"aside {kind}" for kind in KINDS]
    position.play("aside Spy")
    assert position.legal(CHANCE) == [f"aside {kind}" for kind in KINDS if kind != "Spy"]
    for kind in ("Heir", "Lord"):
        position.play(f"aside {kind}")
    assert things(position, "A aside") == ["Spy", "Heir", "Lord"]
    assert things(position, "B aside") == []
    assert position.legal(CHANCE) == [f"aside {kind}" for kind in KINDS]
    position.play("aside Trap")
    assert things(position, "B aside") == ["Trap"]


def test_S1_other_luck_sets_other_cards_aside() -> None:
    assert len({tuple(things(GAME.start(3, luck=seed), "A aside")) for seed in range(20)}) > 10


@pytest.mark.parametrize("seats", COUNTS)
def test_S2_everyone_begins_with_one_point(seats: int) -> None:
    assert purses(GAME.start(seats, luck=3)) == " ".join(["1"] * seats)


@pytest.mark.parametrize("seats", COUNTS)
def test_S3_the_first_player_is_a_parameter(seats: int) -> None:
    for first in SEATS[:seats]:
        position = GAME.start(seats, {"first": first}, luck=4)
        assert asked(position) == f"place {first} 0"
        assert things(position, "first") == [first]


@pytest.mark.parametrize("seats", COUNTS)
def test_S3_by_default_chance_decides(seats: int) -> None:
    position = GAME.start(seats, luck=())
    assert position.legal(CHANCE) == [f"first {seat}" for seat in SEATS[:seats]]
    assert {things(GAME.start(seats, luck=seed), "first")[0] for seed in range(40)} == set(SEATS[:seats])
    position.play("first B")
    assert things(position, "first") == ["B"]
    assert [event["seat"] for event in position.view(A).events() if event["kind"] == "chosen"] == ["B"]


def test_S3_nobody_begins_who_does_not_play() -> None:
    with pytest.raises(Malformed):
        GAME.start(3, {"first": "D"})


@pytest.mark.parametrize("seats", COUNTS)
def test_S4_the_direction_is_the_same_for_the_whole_game(seats: int) -> None:
    """While a row is resolved, the cursor never goes back but for slots that vanished before it."""
    before = (0, 0, 0)  # the round, the cursor, and the slots up to the end of the row
    for position in walk(seats, 1):
        if things(position, "cursor"):
            turn, cursor = int(things(position, "turn")[0]), int(things(position, "cursor")[0])
            left = len(things(position, "row")) - cursor
            if turn == before[0]:
                assert left <= before[2] + any(event["kind"] == "moved" for event in position.view(A).events())
            before = (turn, cursor, left)
    assert before[0] == 6


@pytest.mark.parametrize("seats", COUNTS)
def test_S5_the_row_is_empty(seats: int) -> None:
    position = GAME.start(seats, luck=5)
    assert row(position) == ""
    assert things(position, "turn") == ["1"]
    assert things(position, "cursor") == []
