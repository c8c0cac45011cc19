"""S1-S5: before the first card is played."""

from collections import Counter

import pytest

from tests.rules.trun.table import CARDS, GAME, A, B, asked, cards, walk
from throneroom import CHANCE, WATCHER, Illegal, Malformed, Position
from throneroom.kit.text import seat_name


def dealt(cards_dealt: int, luck: int = 3) -> Position:
    """A table after so many cards of the deal."""
    answers = [text for _, text in GAME.start(options={"first": "A"}, luck=luck).lines()]
    return GAME.start(options={"first": "A"}, luck=answers[:cards_dealt])


def test_S1_all_52_cards_are_shuffled() -> None:
    position = GAME.start(options={"first": "A"}, luck=())
    assert cards(position, "deck") == CARDS
    assert len(CARDS) == 52
    assert Counter(position.legal(CHANCE)) == Counter(f"deal {card}" for card in CARDS)


def test_S1_every_undealt_card_may_come_next() -> None:
    position = dealt(10)
    left = Counter(CARDS) - Counter(cards(position, "A hand"))
    assert Counter(position.legal(CHANCE)) == Counter({f"deal {card}": n for card, n in left.items()})


def test_S1_other_luck_is_another_deal() -> None:
    assert len({GAME.start(luck=seed).text for seed in range(20)}) == 20


@pytest.mark.parametrize("luck", range(5))
def test_S2_thirteen_cards_each_and_each_sees_only_their_own(luck: int) -> None:
    position = GAME.start(luck=luck)
    for seat, other in ((A, "B hand"), (B, "A hand")):
        own = f"{seat_name(seat)} hand"
        assert len(cards(position, own)) == 13
        assert cards(position.view(seat), own) == cards(position, own)
        assert cards(position.view(seat), other) == ["?13"]
    assert cards(position.view(WATCHER), "A hand") == cards(position.view(WATCHER), "B hand") == ["?13"]


def test_S2_a_dealt_card_is_told_to_its_owner_only() -> None:
    for position in walk(1):
        for event in position.view(A).events():
            if event["kind"] == "dealt":
                assert (event["card"] == "?") == (event["seat"] == "B")
        if asked(position).startswith("lead"):
            break


def test_S3_the_other_26_cards_are_the_face_down_deck() -> None:
    position = dealt(26)
    hands = Counter(cards(position, "A hand") + cards(position, "B hand"))
    assert asked(position) == "prize"
    assert Counter(cards(position, "deck")) == Counter(CARDS) - hands
    assert len(cards(position, "deck")) == 26
    assert {tuple(cards(position.view(seat), "deck")) for seat in (A, B, WATCHER)} == {("?26",)}


@pytest.mark.parametrize("pile", ["followers", "score"])
def test_S4_follower_and_score_piles_begin_empty(pile: str) -> None:
    position = GAME.start(luck=4)
    assert cards(position, f"A {pile}") == cards(position, f"B {pile}") == []


@pytest.mark.parametrize("first", ["A", "B"])
def test_S5_the_first_leader_is_a_parameter(first: str) -> None:
    assert asked(GAME.start(options={"first": first}, luck=5)) == f"lead {first}"


def test_S5_by_default_chance_decides_who_leads() -> None:
    assert GAME.start(luck=()).legal(CHANCE) == ["first A", "first B"]
    for first in ("A", "B"):
        rest = [text for _, text in GAME.start(luck=6).lines()][1:]
        assert asked(GAME.start(luck=[f"first {first}", *rest])) == f"lead {first}"


def test_S5_another_first_leader_is_refused() -> None:
    with pytest.raises(Malformed):
        GAME.start(options={"first": "C"})


@pytest.mark.parametrize("seats", [1, 3])
def test_exactly_two_seats(seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.start(seats=seats)
    assert refused.value.code == "seat-count"
