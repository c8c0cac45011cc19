"""R45-R47: scores and winners."""

import pytest

from tests.rules.krvavy_trun.table import COUNTS, GAME, resolving, walk
from throneroom import Position
from throneroom.kit.text import SEATS


def ended(purses: str, row: str, seats: int = 3) -> Position:
    """The end."""
    lines = [f"{seat} purse {purse}" for seat, purse in zip(SEATS, purses.split(), strict=False)]
    return GAME.from_text("\n".join([f"seats {seats} turn 6", *lines, f"row {row}"]), ())


def test_R45_points_on_cards_count_for_nobody() -> None:
    position = ended("5 4 0", "R.Lordv6 B.Spyv3/B.Heirv9")
    assert position.is_over
    assert position.scores() == [5, 4, 0]
    assert position.winners() == (0,)


@pytest.mark.parametrize("seats", COUNTS)
def test_R45_the_score_is_the_purse(seats: int) -> None:
    *_, position = walk(seats, 8)
    assert [f"purse {score}" in position.text for score in position.scores()] == [True] * seats
    assert len(position.scores()) == seats


@pytest.mark.parametrize(
    ("purses", "winners"),
    [("9 8 7", (0,)), ("3 8 7", (1,)), ("3 4 7", (2,)), ("0 0 1", (2,)), ("10 9 9", (0,))],
)
def test_R46_the_highest_score_wins(purses: str, winners: tuple[int, ...]) -> None:
    assert ended(purses, "R.Lord^ B.Spy^ B.Heir^ B.Squire^").winners() == winners


@pytest.mark.parametrize(
    ("row", "winners"),
    [
        ("R.Lord^ R.Heir^ B.Spy^ B.Heirv2 B.Squire^ G.Spy^ G.Heir^ G.Lord^ G.Squire^", (1,)),
        ("R.Lord^ R.Heir^ B.Spy^ G.Spy^ G.Heir^ G.Lord^ G.Squire^", (0,)),
        ("R.Lord^ R.Heir^ B.Spy^ B.Squire^ G.Spy^ G.Heir^ G.Lord^", (0, 1)),
        ("G.Spy^", (0, 1)),
        ("", (0, 1)),
    ],
)
def test_R46_a_tie_goes_to_more_cards_in_the_row_or_is_shared(row: str, winners: tuple[int, ...]) -> None:
    assert ended("9 9 7", row).winners() == winners


@pytest.mark.parametrize("seats", COUNTS)
def test_R46_all_may_share(seats: int) -> None:
    assert ended(" ".join(["4"] * seats), "", seats).winners() == tuple(range(seats))
    assert ended("", "", seats).winners() == tuple(range(seats))


@pytest.mark.parametrize(
    ("row", "winners"),
    [
        ("R.Lord^ R.Heir^ B.Spyv0/B.Heir^ B.Squire^", (1,)),
        ("R.Lord^ R.Heirv1 B.Spyv0/B.Heir^/B.Squirev3", (1,)),
        ("R.Lord^/R.Heirv1 B.Spyv0 B.Heir^", (0, 1)),
    ],
)
def test_R47_all_cards_of_the_family_count(row: str, winners: tuple[int, ...]) -> None:
    assert ended("9 9 7", row).winners() == winners


def test_points_are_worth_more_than_any_number_of_cards() -> None:
    most = "/".join(f"B.{kind}^" for kind in ("Archer", "Squire", "Spy", "Heir", "Impersonator", "Lord"))
    assert ended("2 1 1", most).winners() == (0,)


def test_winners_are_told_at_the_end_only() -> None:
    assert resolving("R.Lordv0").view(0).json()["table"]["winners"] is None
    assert ended("1 2 2", "").view(0).json()["table"]["winners"] == ["B", "C"]


RANKINGS = {
    "B1 C2 A3": ("3 9 7", "R.Lord^"),
    "B1 A2 C3": ("9 9 7", "R.Lord^ B.Spy^ B.Heir^"),
    "B1 C1 A3": ("4 7 7", ""),
    "C1 A2 B2": ("4 4 7", ""),
}


@pytest.mark.parametrize("places", RANKINGS)
def test_R46_R47_the_ranking_is_best_first_and_equals_share_a_place(places: str) -> None:
    position = ended(*RANKINGS[places])
    ranking = position.view(0).json()["table"]["ranking"]
    assert " ".join(f"{one['seat']}{one['place']}" for one in ranking) == places
    assert tuple(SEATS.index(one["seat"]) for one in ranking if one["place"] == 1) == position.winners()
