"""R1-R12: leading, replying and winning, in both phases."""

from itertools import pairwise

import pytest

from tests.rules.trun.table import KINDS, A, B, asked, cards, favour, recruiting, replies, trick, winner, won
from throneroom import CHANCE, WATCHER, Illegal, Position

EXAMPLES = """
G9/K2 follower · G5/M5 leader · G5/M6 follower · G0/G0 leader · K5/G9 leader · K5/M6 follower ·
K5/M5 leader · M3/K9 leader · M3/G9 leader · M3/M4 follower · U4/U7 follower · U4/K9 leader · D2/D8 follower ·
D2/M3 follower · D2/M1 leader · U9/M9 leader · G8/U9 leader · K2/M2 leader
"""
PAIRS = [(lead, reply) for lead in KINDS for reply in KINDS if lead != reply or lead == "G0"]


def follower_wins(lead: str, reply: str) -> bool:
    """Who wins a trick of phase 2 that A leads."""
    return won(trick(favour(lead, reply), lead, reply)) == "B"


def test_R1_the_leader_then_the_other_player() -> None:
    position = favour("G1 G2", "G3 G4")
    assert (asked(position), position.waiting) == ("lead A", (A,))
    position.play("play G1")
    assert (asked(position), position.waiting) == ("follow B G1", (B,))
    position.play("play G3")
    assert asked(position).startswith("lead")
    assert (cards(position, "A hand"), cards(position, "B hand")) == (["G2"], ["G4"])


def test_R1_nobody_plays_out_of_turn() -> None:
    position = favour("G1", "G3")
    with pytest.raises(Illegal):
        position.play("play G3", B)
    why = position.view(B).why_not("G3")
    assert why is not None
    assert why.rule == "R1"


@pytest.mark.parametrize("prize", ["G1", "K9", "U9", "D9", "M9"])
def test_R2_the_leader_may_play_any_card_whatever_the_prize(prize: str) -> None:
    hand = ["G5", "K5", "U5", "D5", "M5"]
    assert recruiting(" ".join(hand), "G7", prize).legal(A) == [f"play {card}" for card in hand]


def test_R2_only_cards_of_the_hand() -> None:
    with pytest.raises(Illegal) as refused:
        favour("G1", "G3").play("play G3")
    assert refused.value.rule == "R2"


@pytest.mark.parametrize("lead", ["G4", "K4", "U4", "D4", "M4"])
def test_R3_the_led_faction_is_the_printed_one(lead: str) -> None:
    assert replies("G5 K5 U5 D5", lead) == ([f"{lead[0]}5"] if lead[0] != "M" else ["G5", "K5", "U5", "D5"])


def test_R3_a_led_doppelganger_asks_for_doppelgangers() -> None:
    assert replies("G5 K5 U5 D5 M0 M9", "M4") == ["M0", "M9"]


@pytest.mark.parametrize(
    ("hand", "lead", "legal"),
    [
        ("G3 G7 K9 U2 M5", "G5", "G3 G7 M5"),  # L1
        ("K9 U2 D4 M5", "G5", "K9 U2 D4 M5"),  # L2
        ("G3 K9 U2", "M1", "G3 K9 U2"),  # L4
        ("U1", "K8", "U1"),  # L6
        ("U1 U2 K3", "U8", "U1 U2"),
        ("D1 M2 G0", "D8", "D1 M2"),
        ("M2 G0", "M8", "M2"),
    ],
)
def test_R4_legal_replies_of_the_examples(hand: str, lead: str, legal: str) -> None:
    assert replies(hand, lead) == legal.split()


@pytest.mark.parametrize("lead", ["G4", "K4", "U4", "D4", "M4"])
@pytest.mark.parametrize("held", range(1, 32))
def test_R4_every_combination_of_factions(lead: str, held: int) -> None:
    factions = [faction for i, faction in enumerate("GKUDM") if held >> i & 1]
    allowed = [f for f in factions if f in (lead[0], "M")] if lead[0] in factions else factions
    assert replies(" ".join(f"{faction}5 {faction}6" for faction in factions), lead) == [
        f"{faction}{value}" for faction in allowed for value in (5, 6)
    ]


def test_R4_another_card_is_refused_by_its_number() -> None:
    position = favour("G5", "G3 K9")
    position.play("play G5")
    with pytest.raises(Illegal) as refused:
        position.play("play K9")
    assert (refused.value.code, refused.value.rule) == ("trun-must-follow", "R4")
    assert asked(position) == "follow B G5"


@pytest.mark.parametrize("lead", ["G4", "K4", "U4", "D4", "M4"])
@pytest.mark.parametrize("others", ["", "G5 K5 U5 D5", "G5", "K5 D5"])
def test_R5_a_doppelganger_is_always_a_legal_reply(lead: str, others: str) -> None:
    assert "M0" in replies(f"{others} M0", lead)


def test_R6_a_knight_on_a_goblin_only_without_goblins() -> None:
    assert "K9" not in replies("G0 K9 D3", "G5")
    assert "K9" not in replies("G0 K9 M3", "G5")
    assert "K9" in replies("K9 D3", "G5")


@pytest.mark.parametrize("faction", "GKUDM")
def test_R7_values_go_from_0_to_9(faction: str) -> None:
    values = [int(kind[1]) for kind in KINDS if kind[0] == faction]
    assert values == list(range(2 if faction == "K" else 0, 10))
    for low, high in pairwise(values):
        assert follower_wins(f"{faction}{low}", f"{faction}{high}")
        assert not follower_wins(f"{faction}{high}", f"{faction}{low}")


@pytest.mark.parametrize("example", EXAMPLES.split("·"))
def test_R8_winners_of_the_examples(example: str) -> None:
    played, expected = example.split()
    lead, reply = played.split("/")
    assert winner(lead, reply) == expected
    assert follower_wins(lead, reply) == (expected == "follower")
    assert won(trick(recruiting(lead, reply), lead, reply)) == ("B" if expected == "follower" else "A")


def test_R8_the_whole_decision_table() -> None:
    assert len(PAIRS) == 48 * 47 + 1
    wrong = [pair for pair in PAIRS if follower_wins(*pair) != (winner(*pair) == "follower")]
    assert wrong == []


def test_R8_a_trick_led_by_B_is_decided_alike() -> None:
    for lead, reply in PAIRS[::7]:
        assert won(trick(favour(reply, lead, leader="B"), lead, reply)) == (
            "A" if winner(lead, reply) == "follower" else "B"
        )


@pytest.mark.parametrize(
    ("lead", "reply", "takes"), [("G5", "M4", "A"), ("G5", "M5", "A"), ("G5", "M6", "B"), ("U5", "M6", "B")]
)
def test_R9_a_doppelganger_reply_counts_by_value_without_powers(lead: str, reply: str, takes: str) -> None:
    position = trick(favour(lead, reply), lead, reply)
    assert won(position) == takes
    assert cards(position, f"{takes} score") == sorted([lead, reply], key=KINDS.index)


def test_R9_it_is_taken_and_removed_as_a_doppelganger() -> None:
    assert cards(trick(favour("D5", "M4"), "D5", "M4"), "A score") == ["M4"]
    assert cards(trick(recruiting("U5", "M4"), "U5", "M4"), "removed") == ["M4"]


@pytest.mark.parametrize("goblin", ["G0", "G5", "G9"])
def test_R10_a_led_knight_beats_a_goblin_reply_only_as_leader(goblin: str) -> None:
    assert not follower_wins("K2", goblin)
    assert cards(trick(recruiting("K2", goblin), "K2", goblin), "removed") == [goblin, "K2"]
    assert cards(trick(favour("K2", goblin), "K2", goblin), "A score") == [goblin, "K2"]


@pytest.mark.parametrize("other", ["K2", "U0", "D0", "M0"])
def test_R11_goblins_have_no_power(other: str) -> None:
    assert not follower_wins(other, "G9")
    position = trick(recruiting("G1", "G2"), "G1", "G2")
    assert (cards(position, "removed"), cards(position, "B score")) == (["G1", "G2"], [])


@pytest.mark.parametrize(("lead", "reply", "leader"), [("G5", "G4", "A"), ("G5", "G6", "B"), ("K5", "U9", "A")])
def test_R12_the_winner_leads_the_next_trick(lead: str, reply: str, leader: str) -> None:
    assert asked(trick(favour(f"{lead} D8", f"{reply} D9"), lead, reply)) == f"lead {leader}"
    after = trick(recruiting(f"{lead} D8", f"{reply} D9", deck="D1 D2 D3"), lead, reply)
    assert asked(after) == f"lead {leader}"


@pytest.mark.parametrize("seat", [A, B, WATCHER])
def test_R1_R8_the_trick_lies_there_until_something_else_has_happened(seat: int) -> None:
    def lies(position: Position) -> list[tuple[str, str, bool]]:
        told = position.view(seat).json()["table"]["trick"]
        return [(card["seat"], card["card"], card["won"]) for card in told]

    position = favour("G1 G2", "G3 G4")
    assert lies(position) == []
    position.play("play G1")
    assert lies(position) == [("A", "G1", False)]
    position.play("play G3")
    assert lies(position) == [("A", "G1", False), ("B", "G3", True)]
    position.play("play G4")
    assert lies(position) == [("B", "G4", False)]


def test_R1_a_trick_of_phase_one_is_gone_when_the_next_prize_is_turned() -> None:
    position = recruiting("U1 U2", "K2 K3")
    for text in ("play U1", "play K2"):
        position.play(text)
    assert [card["card"] for card in position.view(A).json()["table"]["trick"]] == ["U1", "K2"]
    position.play(position.legal(CHANCE)[0])
    assert position.view(A).json()["table"]["trick"] == []
