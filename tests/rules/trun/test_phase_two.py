"""R21-R27: the fight for favour."""

import pytest

from tests.rules.trun.table import (
    GAME,
    asked,
    cards,
    favour,
    is_phase_two_begun,
    recruiting,
    replies,
    to_phase_two,
    trick,
    walk,
    won,
)


@pytest.mark.parametrize("seed", range(3))
def test_R21_the_followers_are_the_new_hand(seed: int) -> None:
    piles: list[list[str]] = []
    last: list[str] = []
    for position in walk(seed):
        if is_phase_two_begun(position):
            break
        piles = [cards(position, f"{seat} followers") for seat in "AB"]
        last = cards(position, "deck")
    hands = [cards(position, f"{seat} hand") for seat in "AB"]
    assert sorted([*piles[0], *piles[1], *last]) == sorted([*hands[0], *hands[1]])
    assert all(set(pile) <= set(hand) for pile, hand in zip(piles, hands, strict=True))
    assert cards(position, "A followers") == cards(position, "B followers") == []


@pytest.mark.parametrize(("lead", "reply", "leader"), [("G9", "K2", "B"), ("K9", "K2", "A")])
def test_R22_the_winner_of_the_last_trick_leads_phase_two(lead: str, reply: str, leader: str) -> None:
    position = trick(recruiting(lead, reply, "D7", "M3"), lead, reply)
    winner, loser = ("A hand", "B hand") if leader == "A" else ("B hand", "A hand")
    assert asked(position) == f"lead {leader}"
    assert (cards(position, winner), cards(position, loser)) == (["D7"], ["M3"])


@pytest.mark.parametrize("seed", range(3))
def test_R23_nothing_is_revealed_or_drawn(seed: int) -> None:
    _, position = to_phase_two(seed)
    while not position.is_over:
        assert asked(position).split()[0] in ("lead", "follow")
        assert cards(position, "prize") == cards(position, "deck") == []
        position.play(position.legal(position.actor)[-1])


def test_R23_legality_and_winner_as_before() -> None:
    assert replies("G3 G7 K9 U2 M5", "G5") == ["G3", "G7", "M5"]
    for lead, reply in (("G9", "K2"), ("D6", "U9"), ("U3", "U8"), ("K5", "M5")):
        assert won(trick(favour(lead, reply), lead, reply)) == won(trick(recruiting(lead, reply), lead, reply))


@pytest.mark.parametrize(
    ("lead", "reply", "a", "b"),
    [
        ("D9", "D4", "", "D4 D9"),  # Q1
        ("D3", "M8", "D3", "M8"),  # Q2
        ("G4", "K3", "", "G4 K3"),  # Q5
        ("M2", "M7", "", "M2 M7"),  # Q6
        ("M2", "K9", "K9 M2", ""),  # Q7
        ("U6", "U1", "U1 U6", ""),  # Q8
        ("D4", "D9", "D4 D9", ""),  # B wins with a Dwarf
        ("K5", "D9", "K5", "D9"),  # a Dwarf thrown in
        ("D0", "K9", "K9", "D0"),  # a Dwarf that wins
    ],
)
def test_R24_dwarves_to_the_loser_the_rest_to_the_winner(lead: str, reply: str, a: str, b: str) -> None:
    position = trick(favour(lead, reply), lead, reply)
    assert (cards(position, "A score"), cards(position, "B score")) == (a.split(), b.split())
    assert cards(position, "removed") == []


@pytest.mark.parametrize(("reply", "a", "b"), [("M8", "D3", "M8"), ("M1", "M1", "D3")])
def test_R25_a_doppelganger_on_a_dwarf_goes_to_the_winner(reply: str, a: str, b: str) -> None:
    position = trick(favour("D3", reply), "D3", reply)
    assert (cards(position, "A score"), cards(position, "B score")) == ([a], [b])


@pytest.mark.parametrize(
    ("lead", "reply", "winner"), [("U6", "U1", "A"), ("U1", "U6", "B"), ("K4", "U9", "A"), ("D4", "U9", "A")]
)
def test_R26_undead_have_no_power_in_phase_two(lead: str, reply: str, winner: str) -> None:
    position = trick(favour(lead, reply), lead, reply)
    assert won(position) == winner
    taken = [card for card in (lead, reply) if card[0] != "D"]
    assert sorted(cards(position, f"{winner} score")) == sorted(taken)


@pytest.mark.parametrize("seed", range(3))
def test_R27_phase_two_is_thirteen_tricks(seed: int) -> None:
    _, position = to_phase_two(seed)
    for _ in range(26):
        assert not position.is_over
        position.play(position.legal(position.actor)[0])
    assert position.is_over
    assert cards(position, "A hand") == cards(position, "B hand") == []


def test_R27_nothing_can_be_played_after_the_end() -> None:
    position = GAME.from_text("A score {G1}\nB score {}", ())
    assert (position.is_over, position.waiting, position.legal(0), position.legal(1)) == (True, (), [], [])
