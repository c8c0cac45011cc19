"""R79-R83 and the rulings about scoring."""

from typing import Any

import pytest

from tests.rules.trolli.table import A, acting, now, text
from throneroom import Position
from throneroom.games.trolli import GAME
from throneroom.kit.text import names_in


def sheet(zones: dict[str, str], **rest: Any) -> dict[str, int]:
    """A's scoring sheet."""
    found: dict[str, int] = acting("I", 0, 0, 0, A=zones, **rest).view(A).json()["table"]["seats"][A]["sheet"]
    return found


@pytest.mark.parametrize(
    ("camps", "babies", "bells", "points"),
    [
        (0, 0, 0, 0),
        (1, 1, 1, 15),
        (1, 1, 0, 9),
        (1, 0, 0, 4),
        (2, 1, 1, 19),
        (2, 2, 1, 24),
        (3, 1, 0, 17),
        (2, 2, 2, 30),
    ],
)
def test_R80_A52_sets(camps: int, babies: int, bells: int, points: int) -> None:
    network = "{B3E:R02.0 B3W:R04.0 A3N:R07.0 B4S:K18.0}"
    used = ["camp:gold", "camp:power2", "camp:gold"][:camps] + ["baby:gold", "baby:gold", "baby:cow"][:babies]
    used += ["bell:-"] * bells
    zones = {"network": network, "cards": "{bat7 toad7}", "used": f"{{{' '.join(used)}}}"}
    own_things_elsewhere = {"I": "castle:C4 camps:2 A:1", "II": "castle:C4"}
    assert sheet(zones, villages=own_things_elsewhere)["sets"] == points


def test_R81_princesses_royal_tiles_humans() -> None:
    found = sheet({"network": "{B3E:P02.0 B3W:P03.0 A3N:K01.0}", "princesses": "2", "humans": "mine:3"})
    assert (found["princesses"], found["royal-tiles"], found["humans"]) == (14, 3, 3)


@pytest.mark.parametrize(
    ("tile", "zones", "points"),
    [
        ("V01", {"cards": "{bat2 bat3}"}, 2),
        ("V02", {"cards": "{toad2 toad3 toad4}"}, 3),
        ("V03", {"cards": "{snake2}"}, 1),
        ("V04", {"ore": "D:3"}, 3),
        ("V05", {"ore": "G:5"}, 2),
        ("V06", {"ore": "O:3"}, 1),
        ("V07", {"cows": "2"}, 2),
        ("V08", {"humans": "mine:5"}, 2),
    ],
)
def test_R82_A53_VP_tiles(tile: str, zones: dict[str, str], points: int) -> None:
    for same in (tile, f"V{int(tile[1:]) + 8:02}"):  # two tiles count the same
        board = {"network": f"{{B3E:P02.0 C3N:{same}.1}}"} | zones
        assert sheet(board, seats=4, common="caves {P01 L01}")["vp-tiles"] == points


def test_R82_A47_the_tile_with_three_animals() -> None:
    found = sheet({"network": "{B3E:K20.0 C3N:V02.1}", "cards": "{toad4}"})
    assert found["vp-tiles"] == 2


@pytest.mark.parametrize(
    ("card", "zones", "points"),
    [
        ("snake1", {"might": "5"}, 5),
        ("toad1", {"network": "{B3E:L02.0 B3W:L03.0}"}, 2),
        ("bat1", {"network": "{B3E:P02.0 B3W:L03.0}"}, 1),
        ("snake2", {"network": "{B3E:P02.0 C3N:V02.1}"}, 1),
        ("bat2", {"network": "{B3E:K01.0 B3W:K02.0}"}, 2),
        ("toad2", {"network": "{B3E:K01.0 B3W:K02.0 A3N:P02.0 B4S:P03.0}"}, 1),
        ("toad3", {"network": "{B3E:K12.0}"}, 2),  # 3 on the board, 4 on the tile
        ("snake3", {"network": "{B3E:K13.0}"}, 1),
        ("bat3", {"network": "{B3E:K14.0}", "filled": ""}, 1),
    ],
)
def test_R82_A49_A54_troll_cards(card: str, zones: dict[str, str], points: int) -> None:
    assert sheet({"cards": f"{{{card}}}"} | zones, common="trolls-up {bat8}")["cards"] == points


def over(**players: dict[str, str]) -> Position:
    """A table where it is over."""
    written = text("", **{seat: {"played": "12"} | zones for seat, zones in players.items()})  # type: ignore[arg-type]
    return GAME.from_text(written.removesuffix("\nask "), ())


def winners(position: Position) -> list[str]:
    return names_in(int(GAME.doors.winners_of(position.state())), "ABCD")


def test_R83_A55_most_points_then_princesses_then_shared() -> None:
    beds = "{B3E:P02.0 B3W:P03.0}"
    humans = {"humans": "mine:4 build:3"}
    assert winners(over(A={"humans": "mine:1"}, B={})) == ["A"]
    assert winners(over(A={"network": beds, "princesses": "1"}, B=humans)) == ["A"]
    assert winners(over(A={}, B={})) == ["A", "B"]
    assert over(A={}, B={}).is_over


@pytest.mark.parametrize(
    ("a", "b", "places"),
    [
        ({}, {"humans": "mine:1"}, [(1, "B", 0), (2, "A", 0)]),
        ({}, {}, [(1, "A", 0), (1, "B", 0)]),
        (
            {"network": "{B3E:P02.0 B3W:P03.0}", "princesses": "1"},
            {"humans": "mine:4 build:3"},
            [(1, "A", 1), (2, "B", 0)],
        ),
    ],
)
def test_R83_the_ranking_is_best_first_and_equals_share_a_place(
    a: dict[str, str], b: dict[str, str], places: list[tuple[int, str, int]]
) -> None:
    table = over(A=a, B=b).view(A).json()["table"]
    assert [(one["place"], one["seat"], one["princesses"]) for one in table["ranking"]] == places
    assert [one["seat"] for one in table["ranking"] if one["place"] == 1] == table["winners"]


def test_R79_nobody_acts_any_more() -> None:
    assert now(over(A={}, B={})).depth == 0
    assert over(A={}, B={}).legal(A) == []
