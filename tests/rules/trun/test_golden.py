"""The golden full game of section 6, fact by fact."""

import pytest

from tests.rules.trun.golden import DECK, LUCK
from tests.rules.trun.table import GAME, A, B, asked, cards, votes
from throneroom import Position

PHASE_ONE = """
U9: A G0/B G0→A · G9: A G0/B K2→B · M5: B K3/A K7→A · U7: A G0/B K4→B ·
G7: B K5/A K8→A · M3: A G0/B K6→B · U5: B D0/A D4→A · G5: A G1/B D1→A · M1: A K9/B D2→A · U3: A U0/B D3→A ·
G3: A D5/B M7→B · D9: B M8/A D6→B · U1: B M9/A D7→B
"""
PHASE_TWO = """
B G3/A G2→B · B G4/A G5→A · A G6/B G8→B · B G9/A G7→B · B U1/A U2→A · A U3/B U4→B ·
B U6/A U5→B · B U7/A U8→A · A U9/B D9→A · A D8/B M0→A · A M1/B M2→B · B M3/A M4→A · A M5/B M6→B
"""


def tricks(text: str) -> list[str]:
    """One trick each, as the rules page writes it."""
    return [" ".join(one.split()) for one in text.split("·")]


def begun() -> Position:
    """The deal of the golden game; everything random is fixed."""
    return GAME.start(options={"first": "A"}, luck=LUCK)


def play_lowest(position: Position) -> str:
    """The seat that is asked plays its lowest legal card: `A G0`."""
    seat = position.actor
    action = position.legal(seat)[0]
    position.play(action)
    return f"{'AB'[seat]} {action.removeprefix('play ')}"


def play_trick(position: Position) -> str:
    """`U9: A G0/B G0→A`, without the prize in phase 2."""
    prize = "".join(f"{card}: " for card in cards(position, "prize"))
    lead, reply = play_lowest(position), play_lowest(position)
    leader_after = asked(position).split()[-1]
    if position.is_over:
        leader_after = "B" if "M6" in cards(position, "B score") else "A"
    return f"{prize}{lead}/{reply}→{leader_after}"


def after(count: int) -> Position:
    """The golden game after so many tricks."""
    position = begun()
    for _ in range(count):
        play_trick(position)
    return position


def test_hands() -> None:
    assert " ".join(cards(begun(), "A hand")) == "G0 G0 G0 G0 G1 K7 K8 K9 U0 D4 D5 D6 D7"
    assert " ".join(cards(begun(), "B hand")) == "G0 K2 K3 K4 K5 K6 D0 D1 D2 D3 M7 M8 M9"


def test_deck() -> None:
    expected = "U9 M6 G9 U8 M5 G8 U7 M4 G7 U6 M3 G6 U5 M2 G5 U4 M1 G4 U3 M0 G3 U2 D9 G2 U1 D8"
    assert " ".join(DECK) == expected
    assert sorted(cards(begun(), "deck") + cards(begun(), "prize")) == sorted(expected.split())
    assert cards(begun(), "prize") == ["U9"]


def test_A_leads_first() -> None:
    assert asked(begun()) == "lead A"


def test_phase_one_tricks() -> None:
    position = begun()
    assert [play_trick(position) for _ in range(13)] == tricks(PHASE_ONE)


def test_phase_two_hands() -> None:
    position = after(13)
    assert " ".join(cards(position, "A hand")) == "G2 G5 G6 G7 U2 U3 U5 U8 U9 D8 M1 M4 M5"
    assert " ".join(cards(position, "B hand")) == "G3 G4 G8 G9 U1 U4 U6 U7 D9 M0 M2 M3 M6"
    assert asked(position) == "lead B"


def test_phase_two_tricks() -> None:
    position = after(13)
    assert [play_trick(position) for _ in range(13)] == tricks(PHASE_TWO)


def test_score_piles() -> None:
    position = after(26)
    assert position.is_over
    assert " ".join(cards(position, "A score")) == "G4 G5 U0 U1 U2 U7 U8 U9 M0 M3 M4"
    assert " ".join(cards(position, "B score")) == "G2 G3 G6 G7 G8 G9 U3 U4 U5 U6 D8 D9 M1 M2 M5 M6"
    assert (len(cards(position, "A score")), len(cards(position, "B score"))) == (11, 16)


def test_votes() -> None:
    position = after(26)
    assert votes(position) == "B-ABB"
    assert position.scores() == [1, 3]


@pytest.mark.parametrize("seat", [A, B])
def test_the_views_of_the_seats_agree_with_the_table(seat: int) -> None:
    position, own = after(13), f"{'AB'[seat]} hand"
    assert cards(position.view(seat), own) == cards(position, own)


def test_length() -> None:
    assert len(after(26).log) == 26 + 26 + 52
