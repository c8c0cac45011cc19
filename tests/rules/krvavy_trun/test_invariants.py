"""I1-I6: what holds in every game, looked at from outside after every ply of random games."""

import re
from collections.abc import Iterator

import pytest

from tests.rules.krvavy_trun.table import (
    COUNTS,
    FAMILIES,
    KINDS,
    SCHEMES,
    asked,
    events,
    families_of,
    purses,
    stacks,
    things,
    walk,
)
from throneroom import Position


def games(seats: int) -> Iterator[Position]:
    """Every table of two random games."""
    for seed in (20, 21):
        yield from walk(seats, seed)


def points(position: Position) -> int:
    """All points in purses and on cards."""
    on_cards = [int(n) for slot in stacks(position) for card in slot for n in re.findall(r"v(\d+)$", card)]
    return sum(on_cards) + sum(map(int, purses(position).split()))


@pytest.mark.parametrize("seats", COUNTS)
def test_I1_a_slot_is_of_one_family(seats: int) -> None:
    highest = 0
    for position in games(seats):
        for slot in stacks(position):
            assert len({card[0] for card in slot}) == 1
            highest = max(highest, len(slot))
    assert highest > 1


@pytest.mark.parametrize("seats", COUNTS)
def test_I2_a_face_up_card_has_no_points(seats: int) -> None:
    for position in games(seats):
        state = position.state()[0]
        assert not any(state.points[i] for i in range(state.length) if state.up >> i & 1)


@pytest.mark.parametrize("seats", COUNTS)
def test_I3_no_scheme_lies_face_up_while_cards_are_placed(seats: int) -> None:
    for position in games(seats):
        if asked(position).startswith("place"):
            assert not [card for slot in stacks(position) for card in slot if card[2:-1] in SCHEMES and card[-1] == "^"]


@pytest.mark.parametrize("seats", COUNTS)
def test_I4_the_ten_cards_of_a_family_are_always_all_there(seats: int) -> None:
    for position in games(seats):
        lying = [card for slot in stacks(position) for card in slot]
        for seat in range(seats):
            for family, second in families_of(seat, seats):
                piles = [things(position, f"{'ABCDE'[seat]} {pile}{second}") for pile in ("hand", "aside", "discards")]
                row = [re.split(r"v\d|\^", card[2:])[0] for card in lying if card[0] == family]
                assert sorted(sum(piles, row)) == sorted(KINDS)
                if not asked(position).startswith(("place", "set-aside", "choose")):
                    assert len(piles[0]) == 7 - int(things(position, "turn")[0])


@pytest.mark.parametrize("seats", COUNTS)
def test_I5_points_come_and_go_only_as_told(seats: int) -> None:
    before = all_lost = 0
    for position in games(seats):
        after = points(position)
        told = events(position)
        if position.ply == 0:
            before = after
        entered = sum(event["points"] for event in told if event["kind"] == "gained")
        entered += sum(event["kind"] == "kept" for event in told)
        lost = sum(event["points"] for event in told if event["kind"] == "lost")
        assert after == before + entered - lost
        for i, event in enumerate(told):
            if event["kind"] == "lost":
                assert told[i + 1]["kind"] == "eliminated" or told[i - 1]["card"] == "Trap"
        assert all(int(purse) >= 0 for purse in purses(position).split())
        before = after
        all_lost += lost
    assert all_lost > 0


@pytest.mark.parametrize("seats", COUNTS)
def test_I6_a_round_has_no_more_decisions_than_cards_and_decrees(seats: int) -> None:
    steps = most = 0
    for position in games(seats):
        if asked(position).startswith("place") or position.ply == 0:
            steps, most = 0, sum(map(len, stacks(position))) + 1
        most += len(events(position, "moved"))
        steps += asked(position).startswith("decide")
        assert steps <= most
        assert len(things(position, "row")) <= len(FAMILIES) * 6
