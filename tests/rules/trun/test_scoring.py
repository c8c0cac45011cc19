"""R28-R32: votes, and who wins by them."""

import pytest

from tests.rules.trun.table import ended, votes

EACH_ONE = {"G": "G5", "K": "K5", "U": "U5", "D": "D5", "M": "M5"}


def piles(winners: str) -> tuple[str, str]:
    """Score piles in which G K U D M go to these seats (`-`: no card at all)."""
    a, b = ([card for card, to in zip(EACH_ONE.values(), winners, strict=True) if to == seat] for seat in "AB")
    return " ".join(a), " ".join(b)


@pytest.mark.parametrize("faction", "GKUDM")
def test_R28_more_cards_of_a_faction_get_its_vote(faction: str) -> None:
    expected = "".join("B" if letter == faction else "-" for letter in "GKUDM")
    position = ended(f"{faction}9", f"{faction}2 {faction}3")
    assert votes(position) == expected
    assert position.scores() == [0, 1]
    assert ended(f"{faction}2 {faction}3 {faction}4", f"{faction}8 {faction}9").scores() == [1, 0]


@pytest.mark.parametrize("faction", "GKUDM")
def test_R29_equal_counts_are_decided_by_the_highest_card(faction: str) -> None:
    assert ended(f"{faction}2 {faction}9", f"{faction}7 {faction}8").scores() == [1, 0]
    assert ended(f"{faction}6 {faction}7", f"{faction}2 {faction}8").scores() == [0, 1]
    assert ended(f"{faction}2", f"{faction}3").scores() == [0, 1]


def test_R29_a_single_goblin_above_zero_decides() -> None:
    assert votes(ended("G0 G0 G1", "G0 G0 G2")) == "B----"
    assert votes(ended("G0 G1", "G0 G0")) == "A----"


@pytest.mark.parametrize(("a", "b"), [("", ""), ("G0", "G0"), ("G0 G0", "G0 G0")])
def test_R30_no_card_or_equal_zeros_give_no_vote(a: str, b: str) -> None:
    position = ended(a, b)
    assert votes(position) == "-----"
    assert position.scores() == [0, 0]


def test_R30_one_zero_more_is_a_vote() -> None:
    assert votes(ended("G0 G0 G0", "G0 G0")) == "A----"


@pytest.mark.parametrize("winners", ["AAABB", "BBABA", "AAAAA", "B-ABB", "ABABA", "BAAB-", "-BBB-"])
def test_R31_three_votes_win(winners: str) -> None:
    position = ended(*piles(winners))
    a, b = position.scores()
    assert (a, b) == (winners.count("A"), winners.count("B"))
    assert votes(position) == winners
    assert (a > b) == (winners.count("A") >= 3 or winners.count("A") > winners.count("B"))


@pytest.mark.parametrize(
    ("winners", "scores"), [("AA-B-", [2, 1]), ("B----", [0, 1]), ("AABB-", [2, 2]), ("-----", [0, 0])]
)
def test_R32_otherwise_more_votes_win_and_equal_votes_draw(winners: str, scores: list[int]) -> None:
    assert ended(*piles(winners)).scores() == scores


@pytest.mark.parametrize(
    ("a", "b", "expected", "scores"),
    [
        ("G0 U0 U1 U2 U3 U4 U5 D1 D2 K3", "G0 U6 U7 U8 U9 D3 K4 K5 M1", "-BAAB", [2, 2]),  # Z2
        ("G1 G2 U0 U1 U2 U3 U4 U5 D1 M1", "G3 U6 U7 U8 U9 D2 D3 M2 M3", "A-ABB", [2, 2]),  # Z3
        ("U9 U0 U1 U2 U3", "U4 U5 U6 U7 U8", "--A--", [1, 0]),  # Z5
    ],
)
def test_R28_R30_the_examples(a: str, b: str, expected: str, scores: list[int]) -> None:
    position = ended(a, b)
    assert votes(position) == expected
    assert position.scores() == scores


@pytest.mark.parametrize(
    ("a", "b", "told"),
    [
        ("D1 D2 D3", "D9", ("A", "most", ["D1", "D2", "D3"])),
        ("D1 D8", "D7 D9", ("B", "highest", ["D9"])),
        ("", "", (None, "nobody", [])),
    ],
)
def test_R28_R30_the_end_tells_what_decided_a_vote(a: str, b: str, told: tuple[str | None, str, list[str]]) -> None:
    vote = ended(a, b).view(0).json()["table"]["result"]["GKUDM".index("D")]
    assert (vote["seat"], vote["by"], vote["cards"]) == told
