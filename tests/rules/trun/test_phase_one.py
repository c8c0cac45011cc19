"""R13-R20: recruiting."""

from collections import Counter

import pytest

from tests.rules.trun.table import A, B, asked, cards, recruiting, to_phase_two, trick, walk
from throneroom import CHANCE, WATCHER


def test_R13_a_prize_is_turned_up_before_each_trick() -> None:
    position = trick(recruiting("G9 G1", "G2 G3", "D7", "{D1 D2 D3}"), "G9", "G2")
    position.play("draw D1")
    assert asked(position) == "prize"
    assert position.legal(CHANCE) == ["prize D2", "prize D3"]
    position.play("prize D3")
    assert (cards(position, "prize"), cards(position, "deck"), asked(position)) == (["D3"], ["D2"], "lead A")
    assert all(cards(position.view(seat), "prize") == ["D3"] for seat in (A, B, WATCHER))


@pytest.mark.parametrize("seed", range(3))
def test_R13_no_trick_of_phase_one_begins_without_a_prize(seed: int) -> None:
    questions, _ = to_phase_two(seed)
    assert questions.count("prize") == 13
    leads = [i for i, question in enumerate(questions[:-1]) if question.startswith("lead")]
    assert all(questions[i - 1] == "prize" for i in leads)


@pytest.mark.parametrize(("lead", "winner", "loser"), [("G9", "A", "B"), ("G7", "B", "A")])
def test_R14_R15_the_winner_gets_the_prize_the_loser_the_next_card(lead: str, winner: str, loser: str) -> None:
    position = trick(recruiting(f"{lead} U1", "G8 U2", "D7", "M3 D2 D3"), lead, "G8")
    assert cards(position, f"{winner} followers") == ["D7"]
    assert cards(position, f"{loser} followers") == ["M3"]


def test_R14_the_prize_stays_known_in_the_pile() -> None:
    position = trick(recruiting("G9 U1", "G8 U2", "D7", "M3 D2 D3"), "G9", "G8")
    assert all(cards(position.view(seat), "A followers") == ["D7"] for seat in (A, B, WATCHER))


def test_R15_the_blind_draw_is_seen_by_its_owner_only() -> None:
    position = trick(recruiting("G9 U1", "G8 U2", "D7", "M3 D2 D3"), "G9", "G8")
    assert cards(position.view(B), "B followers") == ["M3"]
    assert cards(position.view(A), "B followers") == cards(position.view(WATCHER), "B followers") == ["?1"]


def test_R15_any_card_of_the_deck_may_be_drawn() -> None:
    position = trick(recruiting("G9 U1", "G8 U2", "D7", "{M3 D2 D3}"), "G9", "G8")
    assert asked(position) == "draw B"
    assert position.legal(CHANCE) == ["draw D2", "draw D3", "draw M3"]


@pytest.mark.parametrize(
    ("lead", "reply", "winner", "scored"),
    [
        ("U3", "U8", "B", "U3 U8"),  # both
        ("U8", "U3", "A", "U3 U8"),
        ("D6", "U9", "A", "U9"),  # off-faction and losing
        ("U5", "K9", "A", "U5"),  # led and winning
        ("U5", "M6", "B", "U5"),  # led and losing
    ],
)
def test_R16_every_played_undead_goes_to_the_winner(lead: str, reply: str, winner: str, scored: str) -> None:
    position = trick(recruiting(lead, reply), lead, reply)
    loser = "B" if winner == "A" else "A"
    assert cards(position, f"{winner} score") == scored.split()
    assert cards(position, f"{loser} score") == []


def test_R16_it_lies_there_for_all_to_see() -> None:
    position = trick(recruiting("U8", "U3"), "U8", "U3")
    assert all(cards(position.view(seat), "A score") == ["U3", "U8"] for seat in (A, B, WATCHER))


def test_R17_an_undead_prize_or_draw_is_a_follower() -> None:
    position = trick(recruiting("K7 G1", "K5 G2", prize="U6", deck="U0 D2 D3"), "K7", "K5")
    assert cards(position, "A followers") == ["U6"]
    assert cards(position, "B followers") == ["U0"]
    assert cards(position, "A score") == cards(position, "B score") == []


@pytest.mark.parametrize(
    ("lead", "reply", "removed"),
    [
        ("G9", "K2", "G9 K2"),
        ("U5", "M6", "M6"),
        ("U5", "M2", "M2"),
        ("D4", "D6", "D4 D6"),
        ("U1", "U2", ""),
        ("G0", "G0", "G0 G0"),
    ],
)
def test_R18_all_other_played_cards_leave_the_game(lead: str, reply: str, removed: str) -> None:
    assert cards(trick(recruiting(lead, reply), lead, reply), "removed") == removed.split()


@pytest.mark.parametrize("seed", range(3))
def test_R19_phase_one_is_thirteen_tricks_and_uses_up_the_deck(seed: int) -> None:
    questions, position = to_phase_two(seed)
    kinds = Counter(question.split()[0] for question in questions)
    assert (kinds["prize"], kinds["draw"], kinds["follow"]) == (13, 13, 13)
    assert cards(position, "deck") == cards(position, "prize") == []


def test_R19_both_hands_are_empty_when_the_last_card_is_drawn() -> None:
    for position in walk(4):
        if asked(position).startswith("draw") and len(cards(position, "deck")) == 1:
            assert cards(position, "A hand") == cards(position, "B hand") == []
            return
    raise AssertionError("the deck was never used up")


def test_R20_dwarves_have_no_power_in_phase_one() -> None:
    position = trick(recruiting("D9", "D4", prize="G5"), "D9", "D4")
    assert cards(position, "removed") == ["D4", "D9"]
    assert cards(position, "A score") == cards(position, "B score") == []
    assert cards(position, "A followers") == ["G5"]
