"""R78 and its rulings: royal cards and royal tiles."""

import pytest

from tests.rules.trolli.table import GAME, A, B, acting, asked, done, may, moving, now, points_left, text
from throneroom import Illegal, Position
from throneroom.games.trolli.acting import ACT
from throneroom.games.trolli.moving import MOVE
from throneroom.games.trolli.royal import CLAIMS
from throneroom.games.trolli.turn import CARD

CAMPS = "{B3E:R02.0 B3W:R04.0 A3N:R07.0}"
USED = "{camp:gold camp:gold camp:power2}"
MEETING = {  # a play area that just meets a royal card, and one that does not
    "princess3": ({"network": "{B3E:P02.0 B3W:P03.0 A3N:P04.0}"}, {"network": "{B3E:P02.0 B3W:P03.0 A3N:L04.0}"}),
    "resource3": ({"network": CAMPS}, {"network": "{B3E:R02.0 B3W:R04.0 A3N:K07.0}"}),
    "bell3": ({"network": "{B3E:L02.0 B3W:L03.0 A3N:L04.0}"}, {"network": "{B3E:L02.0 B3W:L03.0}"}),
    "vp3": (
        {"network": "{B3E:P02.0 B3W:P03.0 A3N:V02.4 B2N:P05.0 C3N:V05.1 C2W:V06.3}"},
        {"network": "{B3E:P02.0 B3W:P03.0 A3N:V02.4 B2N:P05.0 C3N:V05.1 C2W:P06.0}"},
    ),
    "tiles7": (
        {"network": "{B3E:P02.0 B3W:P03.0 A3N:P04.0 A3S:P05.0 B4S:K01.0 B2N:L02.0 C3N:L03.0}"},
        {"network": "{B3E:P02.0 B3W:P03.0 A3N:P04.0 A3S:P05.0 B4S:K01.0 B2N:L02.0}"},
    ),
    "bats3": ({"cards": "{bat2 bat3 bat4}"}, {"cards": "{bat2 bat3 toad4}", "network": "{B3E:K20.0}"}),
    "snakes3": ({"cards": "{snake2 snake3 snake4}"}, {"cards": "{snake2 snake3}"}),
    "toads3": ({"cards": "{toad2 toad3 toad4}"}, {"cards": "{toad2 toad3}"}),
    "each1": ({"cards": "{bat2 snake2 toad2}"}, {"cards": "{bat2 bat3 toad2}"}),
    "cards5": ({"cards": "{bat2 bat3 bat4 toad2 toad3}"}, {"cards": "{bat2 bat3 bat4 toad2}"}),
    "camps3": ({"network": CAMPS, "used": USED}, {"network": CAMPS, "used": "{camp:gold camp:gold}"}),
    "babies3": (
        {"cards": "{bat7 toad7}", "used": "{baby:gold baby:gold baby:cow}"},
        {"cards": "{bat7 toad7}", "used": "{baby:gold baby:gold}"},
    ),
    "bells3": (
        {"network": "{B3E:K18.0 B3W:K19.0}", "used": "{bell:- bell:- bell:-}"},
        {"network": "{B3E:K18.0 B3W:K19.0}", "used": "{bell:- bell:-}"},
    ),
    "humans5": ({"humans": "mine:3 build:2"}, {"humans": "mine:3 build:1"}),
}


@pytest.mark.parametrize("card", MEETING)
def test_R78_A46_A47_A49_conditions(card: str) -> None:
    meets, fails = MEETING[card]
    claim = f"claim {card}"
    assert may(acting("I", 0, A=meets, common=f"royal-cards {{{card}}}"), claim)
    assert not may(acting("I", 0, A=fails, common=f"royal-cards {{{card}}}"), claim)
    assert not may(acting("I", 0, A=meets), claim)  # it is not face up


def test_R78_A48_a_tile_for_a_card_usable_at_once() -> None:
    position = acting("build", 1, A=MEETING["camps3"][0], common="royal-cards {camps3} royals {K04 K05}")
    done(position, "claim camps3")
    assert position.legal(A) == ["tile K04", "tile K05", "done"]
    done(position, "tile K04", "lay C3N 0", "activate K04")
    s = now(position)
    assert int(s.might[A]) == 2
    assert int(s.royals[A]) == 1 << 3
    assert points_left(position) == (0, 0)


def test_R78_A45_once_each_and_also_for_others() -> None:
    meets = MEETING["humans5"][0]
    position = acting("I", 1, A=meets, B={"fulfilled": "{humans5}"}, common="royal-cards {humans5} royals {K04}")
    done(position, "claim humans5", "done")
    assert not may(position, "claim humans5")
    assert int(now(position).fulfilled[A]) == int(now(position).fulfilled[B])
    with pytest.raises(Illegal) as refused:
        position.play("claim humans5")
    assert refused.value.rule == "A45"


BUILDING = {"ore": "O:1", "network": "{B3E:P02.0 B3W:P03.0}"}


def test_R78_A45_between_two_tiles_of_one_building_action() -> None:
    position = acting("build", 2, A=BUILDING, common="royal-cards {princess3} royals {K04}")
    done(position, "tiles", "tile P01", "lay B4S 0")
    assert position.legal(A) == ["claim princess3", "go-on"]
    done(position, "claim princess3", "tile K04")
    done(position, position.legal(A)[0])
    assert int(now(position).royals[A]) == 1 << 3
    done(position, "tile R01")  # and the second tile
    done(position, position.legal(A)[0])
    assert asked(position)[0] == ACT


def test_A45_between_two_tiles_it_may_be_put_off() -> None:
    position = acting("build", 2, A=BUILDING, common="royal-cards {princess3} royals {K04}")
    done(position, "tiles", "tile P01", "lay B4S 0", "go-on", "tile R01")
    done(position, position.legal(A)[0])
    assert may(position, "claim princess3")


def test_A45_nobody_is_asked_between_tiles_without_a_card_or_another_tile() -> None:
    position = acting("build", 2, A=BUILDING, common="royal-cards {tiles7} royals {K04}")
    assert may(done(position, "tiles", "tile P01", "lay B4S 0"), "tile R01")
    last = acting("build", 2, A=BUILDING, common="caves {P01} royal-cards {princess3} royals {K04}")
    assert asked(done(last, "tiles", "tile P01", "lay B4S 0"))[0] == ACT


def test_A45_in_other_phases_of_the_own_turn() -> None:
    position = moving(A=MEETING["humans5"][0], common="royal-cards {humans5} royals {K04}")
    assert may(position, "claim humans5")
    done(position, "claim humans5", "tile K04", "lay B3E 0")
    assert asked(position)[0] == MOVE
    assert not position.view(B).actions()


def carding(common: str = "", **players: dict[str, str]) -> Position:
    """A is to play the last card of all; then A's turn goes through its four phases."""
    ask = "pass - claims A deal chance 0 1 move A 3 move A 2 card A"
    last = {"A": {"hand": "{night-1c}", "played": "11"}, "B": {"played": "12"}}
    a, b = (last[seat] | players.get(seat, {}) for seat in "AB")
    full = "caves {P01 L01 R01 V01 V09} royals {K01 K02 K03 K04 K05}"
    return GAME.from_text(text(ask, common=f"{full} royal-cards {{humans5}} {common}", A=a, B=b), ())


HUMANS = MEETING["humans5"][0]


def test_R78_A45_in_phase_1_before_the_round_card() -> None:
    position = carding(A=HUMANS)
    assert position.legal(A) == ["play night-1c", "claim humans5"]
    done(position, "claim humans5", "tile K04", "lay B3E 0")
    assert asked(position)[0] == CARD


def test_R78_A45_A56_in_phase_4_also_in_the_last_turn() -> None:
    position = done(carding(A=HUMANS), "play night-1c", "move 1 I", "end", "move 2 I", "end")
    assert asked(position)[0] == CLAIMS
    assert position.legal(A) == ["claim humans5", "done"]
    done(position, "claim humans5", "tile K04", "lay B3E 0")
    assert position.legal(A) == ["done"]  # the phase ends when its player says so
    position.undo(A)
    done(position, "lay B3E 1", "done")
    assert position.is_over
    assert int(now(position).royals[A]) == 1 << 3
    with pytest.raises(Illegal) as refusal:
        position.undo(A)
    assert refusal.value.code == "undo-news"


def test_R78_A45_phase_4_may_end_without_a_claim() -> None:
    position = done(carding(A=HUMANS), "play night-1c", "move 1 I", "end", "move 2 I", "end", "done")
    assert position.is_over
    assert int(now(position).fulfilled[A]) == 0


def test_A45_phase_4_asks_nobody_without_a_card_to_fulfil() -> None:
    position = carding(A=MEETING["humans5"][1])
    assert done(position, "play night-1c", "move 1 I", "end", "move 2 I", "end").is_over


def test_A45_phase_4_comes_after_the_new_card_and_the_new_tiles() -> None:
    ask = "pass - claims A deal chance 0 1 reveal chance 1 act A 1 1"
    position = GAME.from_text(text(ask, common="pool 30 royal-cards {humans5}", A=HUMANS, B={"hand": "{dawn-1a}"}), 1)
    done(position, "end")
    assert asked(position)[0] == CLAIMS
    assert int(now(position).hand[A]).bit_count() == 1
    assert int(now(position).royal_display).bit_count() == 5
    done(position, "done")
    assert (position.actor, asked(position)[0]) == (B, CARD)


def test_A50_without_a_tile_the_card_is_fulfilled_all_the_same() -> None:
    position = acting("I", 1, A=MEETING["humans5"][0], common="royal-cards {humans5}")
    assert asked(done(position, "claim humans5"))[0] == ACT
    assert int(now(position).fulfilled[A]) != 0
