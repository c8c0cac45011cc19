"""R50-R54, R66-R77 and their rulings: what is done in caves and villages."""

from typing import Any

import pytest

from tests.rules.trolli.table import A, B, acting, asked, done, may, now, points_left
from throneroom import Illegal
from throneroom.games.trolli.acting import ACT
from throneroom.games.trolli.camps import CAMPSITE
from throneroom.games.trolli.fields import FIELD

BELLS = {"network": "{B3E:L08.0 B3W:L09.0}", "covered": "1"}  # fields: gold, power2


# -- mining ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "ore", "points"), [("R50", "D", 3), ("R51", "G", 2), ("R52", "O", 1)])
def test_R50_R51_R52_A21_mining(number: str, ore: str, points: int) -> None:
    more = {"clan": "yellow", "network": "{B3E:K14.0}"} if ore != "O" else {"clan": "yellow"}
    for camps, mined in (("{O G D X}", 1), ("{" + " ".join(c for c in "OGDX" if c != ore) + "}", 2)):
        position = acting("mine", points, A=more | {"filled": f"{ore}:2", "camps": camps})
        s = now(done(position, f"mine-{ore}"))
        assert int(s.ore[A]["OGD".index(ore)]) == mined, number
        assert int(s.filled[A]["OGD".index(ore)]) == 2 - mined
        assert points_left(position) == (0, 0)
    last = acting("mine", points, A=more | {"filled": f"{ore}:1", "camps": "{X}"})
    assert int(now(done(last, f"mine-{ore}")).ore[A]["OGD".index(ore)]) == 1
    assert not may(acting("mine", points - 1, A=more | {"filled": f"{ore}:2"}), f"mine-{ore}")


def test_R53_A48_one_activation_in_a_phase() -> None:
    position = acting("mine", 3, A={"network": "{B3E:K04.0}"})
    assert {"activate K04", "activate board"} <= set(position.legal(A))
    done(position, "activate K04")
    assert int(now(position).might[A]) == 2
    assert points_left(position) == (2, 0)
    assert not any(action.startswith("activate") for action in position.legal(A))
    with pytest.raises(Illegal) as refused:
        position.play("activate board")
    assert refused.value.rule == "R53"


# -- camps -----------------------------------------------------------------------------------------------------


def test_R54_A30_a_camp() -> None:
    position = acting("build", 3, A={"cows": "1", "network": "{B3E:R02.0 B3W:R04.0}"})
    done(position, "camp")
    assert asked(position)[0] == CAMPSITE
    assert len(position.legal(A)) == 4 * 2
    done(position, "camp G II")
    assert asked(position)[0] == FIELD
    assert position.legal(A) == ["field gold", "field power2"]
    s = now(done(position, "field power2"))
    assert (int(s.wild_camps[1]), int(s.camp[1][A]), int(s.items[A][0]), int(s.might[A])) == (2, 1, 1, 2)
    assert int(s.camps[A]) == 0b1101
    assert (int(s.cows[A]), int(s.supply[3])) == (0, 16)
    assert points_left(position) == (0, 0)


def test_R54_a_camp_needs_a_field_a_cow_and_a_neutral_camp() -> None:
    with_field = {"cows": "1", "network": "{B3E:R02.0}"}
    assert may(acting("build", 3, A=with_field), "camp")
    assert not may(acting("build", 3, A={"cows": "1"}), "camp")
    assert not may(acting("build", 3, A=with_field | {"cows": ""}), "camp")
    assert not may(acting("build", 3, A=with_field | {"camps": ""}), "camp")
    nothing = {"I": "castle:C4", "II": "castle:C4"}
    assert not may(acting("build", 3, A=with_field, villages=nothing), "camp")


def test_A31_a_camp_taken_now_improves_now() -> None:
    position = acting("build", 5, A={"cows": "1", "ore": "O:1", "network": "{B3E:R05.0}"})
    done(position, "camp", "camp X I", "done", "tiles")  # the field's bonus is declined
    assert asked(position)[2] == 3


# -- the troll-power cave --------------------------------------------------------------------------------------


def test_R66_A22_refilling_fills_shafts_of_every_origin() -> None:
    position = acting("power", 4, A={"network": "{B3E:R03.0 B3W:K12.0}", "filled": "O:1"})
    assert int(now(position).shafts[A][0]) == 3 + 2 + 4
    s = now(done(position, "refill-O", "refill-D"))
    assert s.filled[A].tolist() == s.shafts[A].tolist()
    assert points_left(position) == (0, 0)
    assert not may(acting("power", 4, A={"filled": "O:3 D:1"}), "refill-O")


@pytest.mark.parametrize(("babies", "gained"), [("{P Q C T}", 2), ("{P C T}", 3), ("{C T}", 4)])
def test_R67_gaining_power(babies: str, gained: int) -> None:
    position = acting("power", 2, A={"babies": babies})
    assert int(now(done(position, "gain")).might[A]) == gained


def test_R67_the_track_ends() -> None:
    assert int(now(done(acting("power", 2, A={"might": "5"}), "gain")).might[A]) == 6
    shown = acting("power", 2, A={"might": "5"}).view(A).json()["table"]["question"]["deeds"]
    assert [deed["amount"] for deed in shown if deed["do"] == "gain"] == [1]
    assert not may(acting("power", 2, A={"might": "6"}), "gain")
    longer = acting("power", 2, A={"might": "7", "babies": "{P Q C}"})
    assert int(now(done(longer, "gain")).might[A]) == 8


def test_R68_A33_buying_a_card() -> None:
    position = acting("power", 1, A={"might": "1", "cows": "1", "cards": "{toad8}"})
    done(position, "buy")
    assert position.legal(A) == ["take bat1", "take bat5", "take snake5", "take toad5"]  # toad8 is there already
    s = now(done(position, "take snake5"))
    assert (int(s.might[A]), int(s.cows[A]), int(s.ore[A][1])) == (0, 0, 1)
    assert int(s.free[A][1].sum()) == 2  # baby fields of toad8 and snake5
    for missing in ({"might": "1"}, {"cows": "1"}):
        assert not may(acting("power", 1, A=missing), "buy")
    owned = {"might": "1", "cows": "1", "cards": "{toad8}"}
    lonely = acting("power", 1, A=owned, common="trolls-up {toad8}")
    assert not may(lonely, "buy")


def test_R69_refreshing_the_troll_cards() -> None:
    position = acting("power", 1, common="trolls-up {bat1 bat2}")
    done(position, "new-cards")
    for name in ("toad1", "toad2", "toad3", "toad4", "toad4"):
        done(position, f"turn {name}")
    assert position.view(A).json()["table"]["cards"] == ["toad1", "toad2", "toad3", "toad4", "toad4"]
    assert "trolls-gone {bat1 bat2}" in position.text
    assert asked(position)[0] == ACT


# -- villages --------------------------------------------------------------------------------------------------


def test_R72_A17_A37_A40_a_princess() -> None:
    villages = {"I": "castle:C4 princess:1"}
    rich = {"might": "2", "ore": "D:1", "network": "{B3E:P02.0}"}
    position = acting("I", 3, 2, A=rich, villages=villages, common="royals {K04 K05}")
    done(position, "princess")
    assert position.legal(A) == ["tile K04", "tile K05", "done"]
    s = now(done(position, "done"))
    assert (int(s.princesses[A]), int(s.tower[0]), int(s.might[A]), int(s.ore[A][2])) == (1, 0, 0, 0)
    assert points_left(position) == (0, 0)
    none = acting("I", 5, A=rich, villages=villages)
    assert asked(done(none, "princess"))[0] == ACT  # no royal tile to take


def test_A40_a_royal_tile_that_cannot_be_placed_is_lost() -> None:
    """Walls all around: no slot is left for a tile with five passages."""
    sealed = "{B3E:P02.0 C3N:V02.1 B4S:V05.2 B2N:V03.3}"
    rich = {"might": "2", "ore": "D:1", "network": sealed}
    position = acting("I", 5, A=rich, villages={"I": "castle:C4 princess:1"}, common="royals {K04 K05}")
    done(position, "princess")
    s = now(position)
    assert asked(position)[0] == ACT
    assert (int(s.princesses[A]), int(s.royals[A])) == (1, 0)
    assert int(s.royal_display).bit_count() == 2


@pytest.mark.parametrize("missing", [{"might": "1"}, {"ore": ""}, {"network": ""}])
def test_R71_R72_what_a_princess_needs(missing: dict[str, str]) -> None:
    rich = {"might": "2", "ore": "D:1", "network": "{B3E:P02.0}"} | missing
    assert not may(acting("I", 5, A=rich, villages={"I": "castle:C4 princess:1"}), "princess")
    whole = {"might": "2", "ore": "D:1", "network": "{B3E:P02.0}"}
    assert not may(acting("I", 5, A=whole), "princess")  # nobody in the tower
    assert not may(acting("I", 4, A=whole, villages={"I": "castle:C4 princess:1"}), "princess")


def test_R73_A17_a_bell() -> None:
    position = acting("I", 4, 2, A=BELLS | {"ore": "O:3"})
    done(position, "bell", "field power2")
    s = now(position)
    assert (int(s.bells[0]), int(s.items[A][2]), int(s.might[A]), int(s.ore[A][0])) == (2, 1, 2, 0)
    assert points_left(position) == (2, 0)  # two foreign points went first
    assert not may(acting("I", 4, A=BELLS | {"ore": "O:2"}), "bell")
    assert not may(acting("I", 4, A={"ore": "O:3"}), "bell")
    assert not may(acting("I", 4, A=BELLS | {"ore": "O:3"}, villages={"I": "castle:C4"}), "bell")


def test_A38_the_castle_for_the_way_home_alone() -> None:
    position = acting("I", 6, A={"trolls": "I mine off off off", "filled": "O:3 D:1"}, villages={"I": "castle:C1"})
    done(position, "castle")  # all shafts are full
    assert not may(position, "castle")  # the way home is sure already
    done(position, "end")
    assert position.legal(A) == ["home mine", "home build", "home power"]


def test_R75_the_swap_tells_how_it_was_paid() -> None:
    for pay, ore in (("gold", "G:2"), ("diamond", "D:1")):
        position = acting("I", 2, A={"might": "2", "ore": ore, "cards": "{snake5}"}, common="trolls-up {bat8}")
        done(position, "swap", f"swap Q {pay}")
        assert [event["paid"] for event in position.events(B) if event["kind"] == "swapped"] == [pay]


def test_R74_A38_the_castle_and_the_way_home() -> None:
    position = acting("I", 6, A={"trolls": "I I mine off off"}, villages={"I": "castle:C4 A:1"})
    done(position, "castle", "castle")
    assert int(now(position).ore[A][0]) == 4
    done(position, "end")
    assert position.legal(A) == ["home mine", "home build", "home power"]
    done(position, "home power", "home build")
    s = now(position)
    assert s.trolls[A].tolist() == [3, 2, 1, 0, 0]
    assert int(s.camp[0][A]) == 1


def test_A38_without_room_they_are_out_of_play() -> None:
    full = {"trolls": "I I mine off off", "humans": "mine:4 build:5 power:4"}
    position = acting("I", 3, A=full, villages={"I": "castle:C4", "II": "castle:C4"})
    done(position, "castle", "end", "home power")
    assert now(position).trolls[A].tolist() == [3, 0, 1, 0, 0]


def test_A39_home_go_those_who_are_there_at_the_end() -> None:
    position = acting("I", 3, A={"trolls": "I I mine off off"}, villages={"I": "castle:C3"})
    done(position, "castle", "move 1 II", "move 3 I", "end")
    done(position, "home build", "home build")
    assert now(position).trolls[A].tolist() == [5, 2, 2, 0, 0]


@pytest.mark.parametrize(("pay", "ore"), [("gold", "G:2"), ("diamond", "D:1")])
def test_R75_A36_A41_swapping_babies(pay: str, ore: str) -> None:
    other = "trolls-up {bat8}"
    position = acting("I", 2, A={"might": "2", "ore": ore, "cards": "{snake5}"}, common=other)
    done(position, "swap")
    assert set(position.legal(A)) == {f"swap {baby} {pay}" for baby in "QCT"}  # P and Q are alike
    s = now(done(position, f"swap Q {pay}"))
    assert s.ore[A].tolist() == [1, 0, 0]  # the field's bonus is an obsidian
    assert (int(s.wild_babies[0]), int(s.items[A][1]), int(s.might[A])) == (0, 1, 0)
    assert int(s.babies[A]) == 0b1101
    assert not may(acting("I", 2, A={"might": "2", "ore": "G:1", "cards": "{snake5}"}, common=other), "swap")
    assert not may(acting("I", 2, A={"might": "1", "ore": ore, "cards": "{snake5}"}, common=other), "swap")


def test_A41_the_own_baby_left_there_cannot_be_taken() -> None:
    rich = {"might": "4", "ore": "G:4", "cards": "{bat4 snake5}"}
    position = done(acting("I", 4, A=rich, common="trolls-up {bat8}"), "swap", "swap Q gold")
    done(position, position.legal(A)[0])  # one of the two fields
    assert (int(now(position).wild_babies[0]), points_left(position)) == (0, (2, 0))
    found = position.view(A).why_not("swap")
    assert found
    assert found.code == "trolli-not-there"  # there would be a field, points and gold


def test_R75_A42_what_a_baby_frees() -> None:
    rich = {"might": "2", "ore": "G:2", "cards": "{bat4}"}
    barn = now(done(acting("I", 2, A=rich), "swap", "swap C gold"))
    assert (int(barn.barns[A]), int(barn.cows[A])) == (3, 1)
    track = acting("I", 2, A=rich)
    assert track.view(A).json()["table"]["seats"][A]["power_max"] == 6
    done(track, "swap", "swap T gold")
    assert track.view(A).json()["table"]["seats"][A]["power_max"] == 8


FIVE = {"cows": "5", "covered": "0"}
NO_COWS: dict[str, Any] = {"seats": 4, "B": FIVE, "C": FIVE, "D": FIVE}  # A's cow is the sixteenth


def test_A42_without_a_cow_in_the_supply_only_the_barn() -> None:
    rich = {"might": "2", "ore": "G:2", "cards": "{bat4}", "cows": "1"}
    position = acting("I", 2, A=rich, **NO_COWS)
    assert int(now(position).supply[3]) == 0
    s = now(done(position, "swap", "swap C gold"))
    assert (int(s.barns[A]), int(s.cows[A]), int(s.supply[3])) == (3, 1, 0)


def test_R77_A35_without_a_cow_in_the_supply() -> None:
    assert may(acting("I", 1, A={"cows": "1"}), "cow")
    assert not may(acting("I", 1, A={"cows": "1"}, **NO_COWS), "cow")
    last = acting("I", 1, **NO_COWS)  # A has none
    assert (int(now(last).supply[3]), may(last, "cow")) == (1, True)
    effect = done(acting("I", 3, villages={"I": "castle:C6"}, **NO_COWS), "castle")
    assert int(now(effect).cows[A]) == 1
    dry = acting("I", 3, used=4, A={"cows": "1"}, villages={"I": "castle:C6"}, **NO_COWS)
    assert not may(dry, "castle")  # it takes cows
    half = done(acting("I", 3, A={"cows": "1"}, villages={"I": "castle:C5"}, **NO_COWS), "castle")
    assert (int(now(half).ore[A][0]), int(now(half).cows[A])) == (1, 1)


def test_R76_A20_A43_hiring_a_human() -> None:
    position = acting("I", 3, A={"might": "1", "ore": "G:1", "trolls": "mine mine mine mine mine"})
    done(position, "hire")
    assert position.legal(A) == ["house build", "house power"]  # five are in the mining cave
    s = now(done(position, "house build"))
    assert (int(s.farm[0]), int(s.humans[A][1]), int(s.might[A]), int(s.ore[A][1])) == (0, 1, 0, 0)
    assert points_left(position) == (1, 0)
    assert not may(acting("I", 2, A={"might": "1"}), "hire")
    assert not may(acting("I", 2, A={"ore": "G:1"}), "hire")


def test_R77_A35_stealing_a_cow() -> None:
    position = acting("II", 2, A={"cows": "1"})
    assert int(now(done(position, "cow")).cows[A]) == 2
    assert not may(position, "cow")  # both open barns are full
