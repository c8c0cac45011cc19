"""B1-B36: what the rulebook leaves open, as this project decided it."""

import pytest

from tests.rules.krvavy_trun.table import (
    COUNTS,
    GAME,
    A,
    B,
    asked,
    done,
    events,
    placing,
    purses,
    resolving,
    result,
    row,
    stacks,
    things,
    walk,
)
from throneroom import Illegal, Position
from throneroom.kit.text import SEATS


def test_B1_the_archer_may_shoot_itself_at_an_end() -> None:
    position = resolving("R.Archer^ B.Lordv0")
    assert position.legal(A) == ["strike 0", "strike 1"]
    assert result(done(position, "strike 0", "keep")) == ("B.Lordv1", "2 1 1")
    assert result(resolving("R.Archer^")) == ("", "2 1 1")


@pytest.mark.parametrize("slot", [0, 2])
def test_B2_opponents_cards_need_not_be_preferred(slot: int) -> None:
    position = resolving("R.Conspiracyv2 R.Squire^ B.Lordv0", cursor=2)
    assert position.legal(A) == ["strike 0", "strike 2"]
    assert purses(done(position, f"strike {slot}")) == "2 1 1"


def test_B2_a_table_may_ask_to_spare_own_cards() -> None:
    assert "own_last 1" in GAME.start(3, {"own-cards": "last"}, luck=1).text
    spared = resolving("R.Conspiracyv2 R.Squire^ B.Lordv0", cursor=2, more="own_last 1")
    assert result(spared) == ("R.Conspiracyv2 R.Squire^", "2 1 1")  # the only target that is left is not asked for
    own = resolving("R.Conspiracyv2 R.Squire^ R.Lordv0", cursor=2, more="own_last 1")
    assert own.legal(A) == ["strike 0", "strike 2"]
    archer = resolving("R.Archer^ G.Spyv0 B.Lordv0", more="own_last 1")
    assert result(archer) == ("R.Archer^ G.Spyv0", "2 1 1")
    copied = resolving("B.Squire^ R.Impersonator^ R.Trapv0", cursor=2, more="own_last 1")
    assert row(copied) == "R.Impersonator^ R.Trapv0"


def test_B2_a_murder_stays_free_where_own_cards_are_spared() -> None:
    murder = done(resolving("R.Murderv0 R.Lordv0 B.Lordv0", more="own_last 1"), "reveal")
    assert murder.legal(A) == ["strike 0", "strike 1", "strike 2"]


def test_B2_in_the_duel_both_families_are_own_cards() -> None:
    spared = resolving("G.Lordv0 R.Squire^ B.Lordv0", "1 1", seats=2, cursor=2, more="own_last 1")
    assert row(spared) == "G.Lordv0 R.Squire^"


def test_B3_a_lone_squire_does_nothing_an_archer_always_has_a_target() -> None:
    assert result(resolving("R.Squire^")) == ("R.Squire^", "1 1 1")
    assert result(resolving("R.Archer^")) == ("", "2 1 1")


def test_B4_a_murder_triggers_the_trap() -> None:
    position = done(resolving("R.Murderv0 B.Trapv0"), "reveal", "strike 1")
    assert result(position) == ("", "2 5 1")
    assert (things(position, "A discards"), things(position, "B discards")) == (["Murder"], ["Trap"])


def test_B5_the_impersonator_is_the_attacker_not_the_card_she_copied() -> None:
    hit = done(resolving("B.Squire^ R.Impersonator^ B.Trapv0", cursor=2), "strike 2")
    assert result(hit) == ("B.Squire^", "2 5 1")
    own = done(resolving("B.Squire^ R.Impersonator^ R.Trapv0", cursor=2), "strike 2")
    assert result(own) == ("B.Squire^ R.Impersonator^", "2 1 1")


def test_B6_two_heirs_do_not_stop_an_impersonator() -> None:
    assert purses(resolving("B.Heir^ R.Impersonator^ G.Trapv0 G.Heir^", cursor=2)) == "3 1 1"


def test_B6_a_table_may_ask_for_the_only_heir() -> None:
    strict = GAME.start(3, {"copied-heir": "only-heir"}, luck=1)
    assert "only_heir 1" in strict.text
    two = resolving("B.Heir^ R.Impersonator^ G.Trapv0 G.Heir^", cursor=2, more="only_heir 1")
    assert purses(two) == "1 1 1"
    one = resolving("B.Heir^ R.Impersonator^ G.Trapv0 G.Heirv0", cursor=2, more="only_heir 1")
    assert purses(one).startswith("3")
    rival = resolving("B.Heir^ R.Impersonator^ G.Impersonator^", cursor=2, more="only_heir 1")
    assert purses(rival).startswith("1")


def test_B6_an_heir_herself_is_judged_as_ever() -> None:
    assert purses(resolving("R.Heir^ B.Impersonator^ G.Impersonator^", more="only_heir 1")) == "3 1 1"


def test_R30_she_copies_a_lord_as_a_lord() -> None:
    assert purses(resolving("R.Impersonator^ B.Lord^")) == "2 2 1"
    assert purses(resolving("R.Trapv0 R.Impersonator^ B.Lord^", cursor=2)) == "3 2 1"


def test_B7_she_may_copy_an_impersonator_to_do_nothing() -> None:
    position = resolving("B.Impersonator^ R.Impersonator^ G.Squire^ B.Trapv0", cursor=2)
    assert position.legal(A) == ["copy 0", "copy 2"]
    position.play("copy 0")
    assert purses(position).split()[0] == "1"
    assert "R.Impersonator^" in row(position)


def test_B8_copying_is_not_optional() -> None:
    assert row(resolving("R.Conspiracyv3 R.Impersonator^ B.Squire^", cursor=2)).count("Impersonator") == 1
    position = resolving("R.Conspiracyv3 R.Impersonator^ B.Squire^", cursor=2)
    assert position.legal(A) == ["strike 0", "strike 2"]  # the only one to copy was copied
    with pytest.raises(Illegal):
        position.play("keep")


def test_B9_the_decree_does_not_move_itself() -> None:
    position = done(resolving("B.Lordv0 R.Decreev0 G.Spyv0", cursor=2), "reveal")
    assert position.legal(A) == ["move 0", "move 2"]
    with pytest.raises(Illegal) as refused:
        position.play("move 1")
    assert refused.value.rule == "B9"
    alone = done(resolving("R.Decreev1"), "reveal")
    assert result(alone) == ("", "2 1 1")
    assert things(alone, "A discards") == ["Decree"]


@pytest.mark.parametrize(
    ("before", "cursor", "slot", "gaps"),
    [
        ("B.Lordv0 R.Decreev0 G.Spyv0", 2, 0, [2, 3]),
        ("B.Lordv0 R.Decreev0 G.Spyv0", 2, 2, [0, 1]),
        ("B.Lordv0/B.Heirv0 R.Decreev0 G.Spyv0", 2, 0, [0, 1, 2, 3]),
    ],
)
def test_B10_no_null_move(before: str, cursor: int, slot: int, gaps: list[int]) -> None:
    position = done(resolving(before, cursor=cursor), "reveal", f"move {slot}")
    assert position.legal(A) == [f"to {gap}" for gap in gaps]


def test_B10_across_the_decree_there_is_always_a_move() -> None:
    assert row(done(resolving("B.Lordv0 R.Decreev0", cursor=2), "reveal")) == "B.Lordv0"
    position = done(resolving("R.Decreev0 B.Lordv0"), "reveal")
    assert [(event["slot"], event["gap"]) for event in events(position, "moved")] == [(1, 0)]


@pytest.mark.parametrize("card", ["R.Lordv2", "R.Lord^", "B.Lordv2", "G.Lord^"])
def test_B11_any_top_card_may_be_moved(card: str) -> None:
    position = done(resolving(f"R.Decreev0 B.Trapv0 {card}"), "reveal", "move 2", "to 0")
    assert row(position).split()[0] == card


def test_B12_under_a_decree_the_uncovered_card_is_next() -> None:
    position = done(resolving("R.Decreev0/R.Heir^ B.Lord^ G.Spyv0"), "reveal", "move 1", "to 3")
    assert asked(position) == "decide C"
    assert purses(position) == "3 1 1"
    assert result(done(position, "keep")) == ("R.Heir^ G.Spyv1 B.Lord^", "3 2 1")


def test_B13_directly_behind_it_is_next_directly_in_front_it_is_skipped() -> None:
    behind = done(resolving("R.Decreev0 B.Lordv0 G.Heirv0"), "reveal", "move 2", "to 1")
    assert (row(behind), asked(behind)) == ("G.Heirv0 B.Lordv0", "decide C")
    front = done(resolving("R.Decreev0 B.Lordv0 G.Heirv0"), "reveal", "move 2", "to 0")
    assert (row(front), asked(front)) == ("G.Heirv0 B.Lordv0", "decide B")


def test_B13_after_an_uncovered_one() -> None:
    position = done(resolving("R.Decreev0/R.Spyv0 B.Lordv0 G.Heirv0"), "reveal", "move 2", "to 1")
    assert (row(position), asked(position)) == ("R.Spyv0 G.Heirv0 B.Lordv0", "decide A")
    assert asked(done(position, "keep")) == "decide C"


def test_B14_neither_a_move_nor_a_spy_triggers_a_trap() -> None:
    moved = done(resolving("R.Decreev0 G.Lordv0 B.Trapv2"), "reveal", "move 2", "to 0")
    assert result(moved) == ("B.Trapv2 G.Lordv0", "1 1 1")
    assert result(resolving("R.Spy^ B.Trapv2", "1 3 1")) == ("R.Spy^ B.Trapv2", "2 2 1")


def test_B15_a_covered_trap_is_not_triggered_but_uncovered() -> None:
    position = resolving("R.Squire^ B.Lordv0/B.Trapv3")
    assert result(position) == ("R.Squire^ B.Trapv3", "2 1 1")
    assert asked(position) == "decide B"


def test_B16_nothing_is_taken_from_an_empty_purse() -> None:
    position = resolving("R.Spy^ B.Trapv3", "2 0 1")
    assert purses(position) == "2 0 1"
    told = done(resolving("R.Spyv0 B.Trapv3", "2 0 1"), "reveal")
    assert events(told, "stole") == []


@pytest.mark.parametrize(("choice", "after"), [("spy A", "1 9 2"), ("spy C", "2 9 1")])
def test_B17_the_spy_is_free_to_choose_the_poorer_or_nobody(choice: str, after: str) -> None:
    row = "R.Lordv0 R.Spy^ G.Trapv0"
    assert purses(done(resolving(row, "1 9 2", cursor=2), choice)) == after


def test_B18_the_points_are_taken_before_the_ability() -> None:
    position = done(resolving("R.Archerv3"), "reveal")
    assert result(position) == ("", "5 1 1")
    assert [event["kind"] for event in events(position)] == ["revealed", "took", "eliminated", "gained"]


def test_B19_the_supply_has_no_end() -> None:
    position = done(resolving("R.Conspiracyv90 B.Heirv60", "300 300 300"), "reveal", "reveal")
    assert purses(position) == "480 362 300"


def test_B20_covered_cards_break_a_tie() -> None:
    end = "turn 6\nA purse 4\nB purse 4\nrow R.Spyv0/R.Heir^ B.Lord^"
    assert GAME.from_text(end, ()).winners() == (A,)


def test_B21_a_covered_heir_neither_scores_nor_blocks() -> None:
    position = done(resolving("R.Trapv0/R.Heir^ B.Heir^"), "keep")
    assert purses(position) == "1 3 1"


def test_B22_an_eliminated_heir_no_longer_blocks() -> None:
    assert purses(done(resolving("R.Heir^ B.Archer^ G.Heir^"), "strike 0")) == "1 2 3"
    assert purses(done(resolving("R.Heir^ B.Lord^ G.Heir^"))) == "1 2 1"


def test_B23_the_first_heir_scores_before_the_second_is_revealed() -> None:
    assert purses(done(resolving("R.Heirv0 B.Heirv0"), "reveal", "reveal")) == "3 1 1"


def test_B24_the_traps_player_gets_four_and_no_more() -> None:
    position = resolving("R.Squire^ B.Trapv0 G.Trapv0")
    assert purses(position) == "2 5 1"


def test_B25_what_lay_below_a_trapped_attacker_is_resolved_at_once() -> None:
    position = resolving("R.Squire^/R.Lordv2 B.Trapv0 G.Spyv0")
    assert (row(position), asked(position)) == ("R.Lordv2 G.Spyv0", "decide A")
    assert purses(resolving("R.Squire^/R.Lord^ B.Trapv0 G.Spyv0")) == "3 5 1"


def standing(position: Position) -> tuple[str, str, list[str]]:
    """The row, what is asked, and where."""
    return row(position), asked(position), things(position, "cursor")


def test_B26_next_is_the_slot_now_at_the_place_of_the_attacker() -> None:
    position = resolving("G.Decreev0 R.Squire^ B.Trapv0 G.Lordv0 B.Heirv0", cursor=2)
    done(position, "strike 2")
    assert standing(position) == ("G.Decreev0 G.Lordv0 B.Heirv0", "decide C", ["2"])


def test_B27_nothing_is_skipped_when_slot_0_vanishes() -> None:
    position = done(resolving("B.Lordv0 R.Archer^ G.Lordv0 B.Heirv0", cursor=2), "strike 0")
    assert standing(position) == ("R.Archer^ G.Lordv0 B.Heirv0", "decide C", ["2"])


def test_B28_uncovered_on_the_left_waits() -> None:
    position = done(resolving("B.Trapv0 G.Lordv0/G.Heir^ R.Squire^ B.Spyv0", cursor=3), "strike 1")
    assert result(position) == ("B.Trapv0 G.Heir^ R.Squire^ B.Spyv0", "2 1 1")
    assert (asked(position), things(position, "cursor")) == ("decide B", ["4"])


@pytest.mark.parametrize(("below", "purse"), [("G.Heir^", "3"), ("G.Heirv1", "1")])
def test_B29_uncovered_on_the_right_is_next(below: str, purse: str) -> None:
    position = done(resolving(f"B.Trapv0 R.Squire^ G.Lordv0/{below} B.Spyv0", cursor=2), "strike 2")
    assert purses(position).split()[2] == purse
    assert asked(position) == ("decide B" if below == "G.Heir^" else "decide C")


@pytest.mark.parametrize("seats", COUNTS)
def test_B30_no_family_places_on_what_it_placed_in_the_same_round(seats: int) -> None:
    before: dict[str, int] = {}
    for position in walk(seats, 9):
        heights = {family: sum(card[0] == family for slot in stacks(position) for card in slot) for family in "RBGVY"}
        if events(position, "round"):
            before = heights
        if asked(position).startswith("place"):
            assert all(heights[family] <= before[family] + 1 for family in heights)


@pytest.mark.parametrize("who", ["A", "B"])
def test_B31_an_empty_row_in_a_later_round(who: str) -> None:
    text = f"turn 3 first {who}\nA hand {{Spy Lord}}\nB hand {{Spy Lord}}\nC hand {{Spy Lord}}\nask place {who} 0"
    position = GAME.from_text(text, ())
    assert position.legal(SEATS.index(who)) == ["place Spy end", "place Lord end"]
    position.play("place Spy end")
    assert len(position.legal(position.actor)) == 4
    with pytest.raises(Illegal):
        GAME.from_text(text, ()).play("place Spy start")


def test_B32_points_stay_on_a_covered_card() -> None:
    position = done(placing("Trap Spy", "R.Conspiracyv3", turn=2), "place Trap on 0")
    assert row(position) == "R.Trapv0/R.Conspiracyv3"
    assert result(done(resolving(row(position)), "reveal", "reveal")) == ("", "8 1 1")


def test_B33_an_eliminated_conspiracy_does_not_pay() -> None:
    assert result(resolving("R.Squire^ B.Conspiracyv6")) == ("R.Squire^", "2 1 1")


@pytest.mark.parametrize("card", ["Archer", "Squire", "Murder", "Spy", "Impersonator", "Decree"])
def test_B34_first_keep_or_reveal_then_the_target(card: str) -> None:
    position = resolving(f"G.Lord^ R.{card}v2 B.Lord^", cursor=2)
    assert position.legal(A) == ["keep", "reveal"]
    position.play("reveal")
    assert row(position) == f"G.Lord^ R.{card}^ B.Lord^"
    assert purses(position) == "3 1 1"
    assert len(position.legal(A)) >= 2
    assert [event["card"] for event in events(position, "revealed", B)] == [card]


@pytest.mark.parametrize("seats", COUNTS)
def test_B35_the_first_legal_action_is_to_keep_or_the_lowest_target(seats: int) -> None:
    for position in walk(seats, 10):
        if position.actor >= 0:
            actions = position.actions(position.actor)
            if asked(position).startswith("decide"):
                assert position.legal(position.actor)[0] == "keep"
            elif not asked(position).startswith("place"):
                assert actions == sorted(actions)


@pytest.mark.parametrize(
    "row",
    [
        "",
        "B.Lord^",
        "B.Lord^ R.Lord^",
    ],
)
def test_B35_the_first_placement_is_the_lowest_card_at_the_end(row: str) -> None:
    assert placing("Heir Spy Trap", row, turn=2).legal(A)[0] == "place Spy end"


@pytest.mark.parametrize("seats", COUNTS)
def test_B36_three_cards_are_set_aside(seats: int) -> None:
    position = GAME.start(seats, luck=11)
    piles = ["aside", "aside2"] if seats == 2 else ["aside"]
    assert {len(things(position, f"{seat} {pile}")) for seat in SEATS[:seats] for pile in piles} == {3}
