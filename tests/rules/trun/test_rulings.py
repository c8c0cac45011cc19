"""A1-A20: what the rulebook leaves open, as this project decided it."""

from collections import Counter

import pytest

from tests.rules.trun.table import (
    CARDS,
    GAME,
    A,
    B,
    asked,
    cards,
    ended,
    favour,
    recruiting,
    replies,
    to_phase_two,
    trick,
    votes,
    walk,
    won,
)
from throneroom import CHANCE, WATCHER, Illegal, Malformed, Position


def test_A1_both_first_leaders_are_equally_likely() -> None:
    leads = Counter(asked(GAME.start(luck=seed)) for seed in range(200))
    assert set(leads) == {"lead A", "lead B"}
    assert abs(leads["lead A"] - 100) < 5 * 50**0.5
    assert GAME.start(luck=()).actions(CHANCE) == [0, 1]


@pytest.mark.parametrize("lead", ["G5", "K5", "U5", "D5"])
def test_A2_a_doppelganger_need_not_be_played(lead: str) -> None:
    others = [card for card in ("G1", "K3", "U1", "D1") if card[0] != lead[0]]
    assert replies(" ".join([*others, "M5"]), lead) == [*others, "M5"]


@pytest.mark.parametrize(("reply", "leader"), [("G8", "A"), ("K2", "B")])
def test_A3_the_winner_of_trick_13_leads_phase_two(reply: str, leader: str) -> None:
    assert asked(trick(recruiting("G9", reply, "D7", "M3"), "G9", reply)) == f"lead {leader}"


def test_A4_a_tie_that_no_card_breaks_gives_no_vote() -> None:
    assert votes(ended("G0 G0", "G0 G0")) == "-----"
    assert votes(ended("K2 U5", "D3 M4")) == "-AABB"
    assert ended("G0", "G0").scores() == [0, 0]


def test_A5_two_votes_each_are_a_draw_and_two_beat_one() -> None:
    assert ended("G1 K2", "U1 D1").scores() == [2, 2]
    assert ended("G1 K2", "U1").scores() == [2, 1]


@pytest.mark.parametrize(("lead", "reply"), [("G1", "U9"), ("K2", "G9"), ("U1", "K9"), ("D0", "K9"), ("M0", "D9")])
def test_A6_the_second_player_off_faction_loses(lead: str, reply: str) -> None:
    assert won(trick(favour(lead, reply), lead, reply)) == "A"
    assert won(trick(favour(reply, lead, leader="B"), lead, reply)) == "B"


@pytest.mark.parametrize("seat", [A, B, WATCHER])
def test_A7_score_piles_and_removed_cards_are_open(seat: int) -> None:
    text = "A hand {G1} score {U1 U2}\nB hand {G2} score {U3}\nremoved {K2 K3}\nprize {D1}\ndeck {D2}\nask lead A"
    view = GAME.from_text(text, ()).view(seat)
    assert cards(view, "A score") == ["U1", "U2"]
    assert cards(view, "B score") == ["U3"]
    assert cards(view, "removed") == ["K2", "K3"]


def test_A8_a_player_may_look_through_their_own_followers() -> None:
    text = "A hand {G1} followers {K4 M3} shown {K4}\nB hand {G2}\nprize {D1}\ndeck {D2}\nask lead A"
    position = GAME.from_text(text, ())
    assert cards(position.view(A), "A followers") == ["K4", "M3"]
    assert cards(position.view(B), "A followers") == ["K4", "?1"]


def test_A9_the_blind_draw_is_shown_to_its_owner_without_asking() -> None:
    position = trick(recruiting("G9 D0", "K2 D1", "D7", "{M3 U6 G2}"), "G9", "K2")
    position.play("draw M3")
    faces = {seat: [event["card"] for event in position.view(seat).events()] for seat in (A, B, WATCHER)}
    assert faces == {A: ["M3"], B: ["?"], WATCHER: ["?"]}


def test_A10_a_led_doppelganger_is_no_goblin() -> None:
    assert won(trick(favour("M0", "K9"), "M0", "K9")) == "A"
    assert replies("G5 M1", "M0") == ["M1"]
    assert GAME.from_text("A hand {M0}\nB hand {G1}\nask lead A", ()).legal(A) == ["play M0"]  # no faction is named


def test_A11_a_doppelganger_is_no_knight() -> None:
    assert won(trick(favour("G5", "M4"), "G5", "M4")) == "A"
    assert won(trick(favour("G5", "K4"), "G5", "K4")) == "B"


@pytest.mark.parametrize("reply", ["M2", "M8"])
def test_A12_a_doppelganger_on_an_undead_is_removed(reply: str) -> None:
    position = trick(recruiting("U5", reply), "U5", reply)
    assert cards(position, "removed") == [reply]
    assert cards(position, "A score") + cards(position, "B score") == ["U5"]


def test_A13_A14_undead_of_either_player_go_to_the_winner() -> None:
    assert cards(trick(recruiting("D6", "U9"), "D6", "U9"), "A score") == ["U9"]
    assert cards(trick(recruiting("U3", "U8"), "U3", "U8"), "B score") == ["U3", "U8"]


def test_A15_a_dwarf_that_wins_goes_to_the_loser_and_its_player_leads() -> None:
    position = trick(favour("D9 G1", "D4 G2"), "D9", "D4")
    assert (cards(position, "A score"), cards(position, "B score")) == ([], ["D4", "D9"])
    assert asked(position) == "lead A"


def test_A16_only_score_piles_break_ties() -> None:
    rest = "removed {G9 K9}\nA followers {U9}\nB hand {D9}"
    assert votes(ended("G2 U2", "G3 U3", rest)) == "B-B--"
    assert votes(ended("", "", rest)) == "-----"


@pytest.mark.parametrize("seed", range(3))
def test_A17_the_deck_lasts_exactly_thirteen_tricks(seed: int) -> None:
    sizes = [len(cards(p, "deck")) for p in walk(seed) if asked(p) == "prize" or asked(p).startswith("draw")]
    assert sizes == list(range(26, 0, -1))


@pytest.mark.parametrize("seed", range(10))
def test_A18_a_certain_vote_never_changes(seed: int) -> None:
    certain: dict[int, str] = {}
    _, position = to_phase_two(seed)
    while not position.is_over:
        certain |= certain_votes(position)
        position.play(position.legal(position.actor)[seed % len(position.legal(position.actor))])
    final = votes(position)
    assert certain
    assert {faction: final[faction] for faction in certain} == certain


def certain_votes(position: Position) -> dict[int, str]:
    """The factions whose lead is greater than what is still in the two hands, and who leads."""
    found = {}
    for number, faction in enumerate("GKUDM"):
        a, b, left = (held(position, faction, *places) for places in (("A score",), ("B score",), ("A hand", "B hand")))
        left += sum(card[0] == faction for card in asked(position).split()[2:])
        if abs(a - b) > left:
            found[number] = "A" if a > b else "B"
    return found


def held(position: Position, faction: str, *places: str) -> int:
    """How many cards of a faction lie there."""
    return sum(card[0] == faction for place in places for card in cards(position, place))


def test_A19_five_zeros_are_one_choice_but_five_cards() -> None:
    position = favour("G0 G0 G0 G1", "G0 G0")
    assert position.legal(A) == ["play G0", "play G1"]
    position.play("play G0")
    assert position.legal(B) == ["play G0"]
    assert cards(position, "A hand") == ["G0", "G0", "G1"]
    position.play("play G0")
    assert cards(position, "A score") == ["G0", "G0"]
    assert votes(ended("G0 G0 G0", "G8 G9")) == "A----"


def test_A19_chance_draws_each_zero_as_a_card_of_its_own() -> None:
    position = trick(recruiting("G9 D0", "K2 D1", "D7", "{G0 G0 G0 M1 M2}"), "G9", "K2")
    assert position.legal(CHANCE) == ["draw G0"] * 3 + ["draw M1", "draw M2"]


def test_A19_more_than_five_zeros_are_refused() -> None:
    with pytest.raises(Malformed):
        favour("G0 G0 G0 G0 G0 G0", "")


@pytest.mark.parametrize("step", ["deal 0, prize, lead A", "prize, lead A", "draw A, prize, lead A"])
def test_A19_nobody_can_tell_which_zero_it_was(step: str) -> None:
    text = f"A hand {{K2}} followers {{}}\nB hand {{K3}}\ndeck {{G0 G0 G0 D1 D2 D3}}\nask {step}"
    seen = set()
    for zero in range(3):
        position = GAME.from_text(text, ())
        position.play(zero, CHANCE)
        seen.add(tuple(position.view(seat).array.tobytes() for seat in (A, B, WATCHER)))
    assert len(seen) == 1


@pytest.mark.parametrize("seed", range(3))
def test_A20_the_first_legal_action_is_the_lowest_card(seed: int) -> None:
    for position in walk(seed):
        if position.actor >= 0:
            actions, names = position.actions(position.actor), position.legal(position.actor)
            assert actions == sorted(set(actions))
            assert [name.removeprefix("play ") for name in names] == [CARDS[action] for action in actions]


def test_A20_an_illegal_card_is_refused_and_changes_nothing() -> None:
    position = favour("G5", "G3 K9")
    position.play("play G5")
    before = (position.state().tobytes(), list(position.log))
    for sent in ("play K9", "play G9", "draw G3", 14, 51, -1):
        with pytest.raises(Illegal):
            position.play(sent, B)
    with pytest.raises(Malformed):
        position.play("play X1", B)
    assert (position.state().tobytes(), position.log) == before
