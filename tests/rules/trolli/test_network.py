"""R29, R30, R55-R63 and the rulings about building: where a tile may lie, and what it completes."""

import numpy as np
import pytest

from tests.rules.trolli.table import CAVES_UP, GAME, A, acting, asked, done, may, now, text
from throneroom import Illegal, Malformed, Position
from throneroom.games.trolli.acting import ACT
from throneroom.games.trolli.cards import NEW_CARDS
from throneroom.games.trolli.deducing import options_of
from throneroom.games.trolli.pieces import DONE
from throneroom.games.trolli.state import nth_tile, tiles_in
from throneroom.games.trolli.tiles import LAY, NEW_TILES
from throneroom.games.trolli.turn import DEAL
from throneroom.kit.state import top_frame


def building(network: str = "", caves: str = CAVES_UP, points: int = 2, **more: str) -> Position:
    """A builds with this network and this display."""
    zones = {"network": f"{{{network}}}", "ore": "O:3"} | more
    return acting("build", points, A=zones, common=f"caves {caves}")


def tiles(position: Position) -> list[str]:
    return [action.removeprefix("tile ") for action in position.legal(A) if action != "done"]


def slots(position: Position) -> set[str]:
    return {action.split()[1] for action in position.legal(A)}


def test_R29_A28_the_first_tile_lies_on_the_start_and_is_no_VP_tile() -> None:
    position = done(building(), "tiles")
    assert tiles(position) == ["P01", "L01", "R01"]
    assert done(position, "tile P01").legal(A) == [f"lay B3E {turn}" for turn in range(5)]


def test_A28_the_first_tile_may_be_royal() -> None:
    position = GAME.from_text(text("pass - deal chance 0 1 act A 2 0 tile A 1 0 1", common="royals {K04}"), ())
    assert position.legal(A) == ["tile K04", "done"]
    assert now(done(position, "tile K04", "lay B3E 3")).built[A].tolist() == [0, 0, 0, 0, 1]


def test_R29_every_later_tile_touches_the_network() -> None:
    position = done(building("B3E:P02.0"), "tiles", "tile P01")
    assert slots(position) == {"B3W", "B4S", "C3N", "C3S", "B2N"}
    assert len(position.legal(A)) == 25


@pytest.mark.parametrize(
    ("start", "turn", "shafts"),
    [("P05", 4, [6, 0, 1]), ("P05", 0, [5, 0, 1]), ("P03", 0, [5, 1, 1]), ("P03", 1, [5, 0, 1])],
)
def test_R30_R62_R63_equal_halves_make_an_empty_shaft(start: str, turn: int, shafts: list[int]) -> None:
    """Edge 0 of P05 shows O, of P03 G; over it lies edge 0 of B3W, where R11 (GO---) is turned."""
    position = building(f"B3E:{start}.0", "{R11}", filled="O:3 D:1")
    s = now(done(position, "tiles", "tile R11", f"lay B3W {turn}"))
    assert s.shafts[A].tolist() == shafts  # two in the middle of R11 are filled
    assert s.filled[A].tolist() == [5, 0, 1]


def test_R55_R25_A25_up_to_two_tiles_one_after_the_other() -> None:
    position = done(building("B3E:P02.0", "{P01 P03 P04 P05 P06}"), "tiles")
    assert now(position).ore[A].tolist() == [2, 0, 0]
    assert not may(position, "done")
    done(position, "tile P01", "lay B3W 0")
    assert tiles(position) == ["P03", "P04", "P05", "P06"]
    assert may(position, "done")
    done(position, "tile P03")
    assert "A3N" in slots(position)  # beside the first
    done(position, "lay A3N 0")
    assert asked(position)[0] == ACT


def test_R55_A25_one_tile_costs_the_same() -> None:
    position = done(building("B3E:P02.0", "{P01 P03}"), "tiles", "tile P01", "lay B3W 0", "done")
    assert asked(position)[:5] == [ACT, 1, 2, 0, 0]
    assert now(position).ore[A].tolist() == [2, 0, 0]


def test_A31_without_its_camp_three_tiles() -> None:
    position = done(building("B3E:P02.0", "{P01 P03 P04 P05}", camps="{O G D}"), "tiles")
    for tile, slot in (("P01", "B3W"), ("P03", "B4S"), ("P04", "C3N")):
        done(position, f"tile {tile}", f"lay {slot} 0")
    assert asked(position)[0] == ACT


def test_R56_a_resource_tile() -> None:
    s = now(done(building("", "{R01}", filled="O:1"), "tiles", "tile R01", "lay B3E 0"))
    assert s.shafts[A].tolist() == [5, 0, 1]
    assert s.filled[A].tolist() == [3, 0, 0]
    assert int(s.free[A].sum()) == 1
    assert int(s.free[A][0].sum()) == 1


def test_R57_A29_a_bell_tile_uncovers_a_barn() -> None:
    s = now(done(building("", "{L01}"), "tiles", "tile L01", "lay B3E 0"))
    assert (int(s.covered[A]), int(s.barns[A])) == (2, 3)
    assert int(s.free[A][2].sum()) == 1
    s = now(done(building("", "{L01}", covered="0"), "tiles", "tile L01", "lay B3E 0"))
    assert (int(s.covered[A]), int(s.barns[A])) == (0, 5)


def test_R58_a_princess_tile() -> None:
    assert int(now(done(building("", "{P01}"), "tiles", "tile P01", "lay B3E 0")).beds[A]) == 1


def test_R59_R60_A27_a_VP_tile_has_one_neighbour() -> None:
    position = done(building("B3E:P02.0 B3W:P03.0", "{V01}"), "tiles", "tile V01")
    assert "B4S" not in slots(position)  # it touches both tiles
    assert "B2N" not in slots(position)
    assert {"C3N", "C3S", "A3N", "A3S"} == slots(position)
    assert len(position.legal(A)) == 4  # its passage looks at the neighbour
    done(position, "lay C3N 1")  # over edge 1 of C3N lies B3E
    position.play("end")
    assert int(now(position).built[A][3]) == 1


def test_R60_A27_nothing_is_laid_at_a_wall() -> None:
    position = done(building("B3E:P02.0 C3N:V02.1", "{P01 V01}"), "tiles", "tile P01")
    walled = {"C3S", "C4W", "C4E", "D3W"}
    assert slots(position) == {"B3W", "B4S", "B2N"}
    assert not slots(position) & walled
    with pytest.raises(Illegal) as refused:
        position.play("lay C3S 0")
    assert refused.value.rule == "R60"


def test_R61_no_condition_twice() -> None:
    position = done(building("B3E:P02.0 C3N:V02.1", "{V10 V01}"), "tiles")
    assert tiles(position) == ["V01"]  # V02 and V10 both count toads


def test_A26_a_VP_tile_never_seals_a_network() -> None:
    """The safety rule: only B2N is open beside the start, so no VP tile may be taken."""
    position = done(building("B3E:P02.0 B4S:V02.2 C3N:V05.1", "{V01 P01}"), "tiles")
    assert tiles(position) == ["P01"]
    assert slots(done(position, "tile P01")) == {"B2N"}
    assert not may(building("B3E:P02.0 B4S:V02.2 C3N:V05.1", "{V01}"), "tiles")


def test_A23_tiles_and_shafts_stay() -> None:
    position = done(building("B3E:P02.0", "{R01 P03}", filled="O:3 D:1"), "tiles", "tile R01", "lay B3W 0")
    before = now(position).tile[A].tolist(), now(position).shafts[A].tolist()
    done(position, "tile P03", "lay C3N 0", "end")
    after = now(position)
    assert all(one in (0, other) for one, other in zip(before[0], after.tile[A].tolist(), strict=True))
    assert all(one <= other for one, other in zip(before[1], after.shafts[A].tolist(), strict=True))


def test_R64_A32_refreshing_the_cave_tiles() -> None:
    position = building("B3E:P02.0", "{P01 L01 R01 V01}", points=2)
    done(position, "new-tiles")
    assert position.asks_chance
    for tile in ("P03", "P04", "P05", "P06", "P07"):
        done(position, f"turn {tile}")
    assert asked(position)[:4] == [ACT, 1, 2, 1]
    assert position.view(A).json()["table"]["caves"] == ["P03", "P04", "P05", "P06", "P07"]
    assert "caves-gone {P01 L01 R01 V01}" in position.text
    assert may(position, "new-tiles")


def test_A32_discards_become_the_stack() -> None:
    names = [f"{kind}{n:02}" for kind in "PLRV" for n in range(1, 13)]
    gone = [name for name in names if name not in ("P01", "P02")]
    position = building("B3E:P02.0", f"{{P01}} caves-gone {{{' '.join(gone)}}}", points=2)
    assert sum(int(half) for half in now(position).cave_stack) == 0
    done(position, "new-tiles")
    assert len(position.legal(-1)) == 47


def test_A32_troll_cards_are_shuffled_again_and_royal_tiles_are_not() -> None:
    cards = acting("power", 1).state()
    gone = int(cards[0].card_stack)
    cards[0].card_discards, cards[0].card_stack = gone, 0
    GAME.doors.play_on(cards, A, NEW_CARDS)
    assert (int(cards[0].card_stack) & gone, int(cards[0].card_discards)) == (gone, 0)
    ask, common = "pass - deal chance 0 1 reveal chance 1 act A 1 1", "pool 30 royals {K04 K05}"
    royals = GAME.from_text(text(ask, common=common), ()).state()
    royals[0].royal_stack = 0
    GAME.doors.play_on(royals, A, DONE)
    assert (top_frame(royals)[0], int(royals[0].royal_display).bit_count()) == (DEAL, 2)


def test_A40_the_last_slot_still_takes_a_royal_tile() -> None:
    one_slot = "{B3E:P02.0 C3N:V02.1 B4S:V05.2}"
    common = "royals {K04 K05}"
    ask = "pass - deal chance 0 1 act A 2 0 tile A 1 0 1"
    position = GAME.from_text(text(ask, common=common, A={"network": one_slot}), ())
    assert int(now(position).room[A]).bit_count() == 1
    assert position.legal(A) == ["tile K04", "tile K05", "done"]


def test_nobody_is_asked_who_has_nothing_to_answer() -> None:
    """A tile has to be taken, and none is there."""
    with pytest.raises(Malformed, match="ask"):
        GAME.from_text(text("pass - deal chance 0 1 act A 2 0 tile A 1 1 1"), ())


def test_every_tile_of_a_pile_can_be_turned_up() -> None:
    """Both halves, and the border between them."""
    pile = np.array([0b1011, 0b101], np.int64)
    assert [int(nth_tile(pile, k)) for k in range(int(tiles_in(pile)))] == [0, 1, 3, 32, 34]


def test_R64_R69_A19_only_if_something_new_could_come() -> None:
    tiles, cards = acting("build", 1).state()[0], acting("power", 1).state()[0]
    assert NEW_TILES in options_of(tiles, A)
    assert NEW_CARDS in options_of(cards, A)
    tiles.cave_stack[:] = 0
    cards.card_stack = 0
    assert NEW_TILES not in options_of(tiles, A)
    assert NEW_CARDS not in options_of(cards, A)
    tiles.cave_discards[1] = 1
    cards.card_discards = 1
    assert NEW_TILES in options_of(tiles, A)
    assert NEW_CARDS in options_of(cards, A)


def test_R65_R70_R53_royal_actions_in_every_cave() -> None:
    for place in ("mine", "build", "power"):
        assert may(acting(place, 1), "activate board")
    assert not may(acting("I", 1), "activate board")


def test_R30_the_board_is_told_which_edges_join() -> None:
    position = done(building("B3E:P05.0", "{R11}"), "tiles", "tile R11")
    told = position.view(A).json()["table"]["question"]["joins"]
    joins = {f"{join['slot']} {join['turned']}": join["edges"] for join in told}
    assert joins["B3W 4"] == [0]
    assert "B3W 0" not in joins
    for lay in position.legal(A):
        tried = position.copy()
        before = int(now(tried).shafts[A].sum()) + 2
        assert int(now(done(tried, lay)).shafts[A].sum()) - before == len(joins.get(lay.removeprefix("lay "), []))


def test_lay_is_asked_after_the_tile() -> None:
    assert asked(done(building("B3E:P02.0"), "tiles", "tile P01"))[0] == LAY
