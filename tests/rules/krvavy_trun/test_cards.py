"""R26-R44: what the ten cards do."""

import pytest

from tests.rules.krvavy_trun.table import CHARACTERS, A, asked, done, events, purses, resolving, result, row, things
from throneroom import Illegal, Position
from throneroom.kit.game import Json

# -- Archer, Squire, Spy ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "cursor", "targets"),
    [
        ("B.Lord^ R.Archer^ G.Spyv0 B.Heirv0", 2, ["strike 0", "strike 3"]),
        ("R.Archer^ G.Spyv0 B.Heirv0", 1, ["strike 0", "strike 2"]),
        ("R.Lordv0 G.Spyv0 R.Archer^", 3, ["strike 0", "strike 2"]),
    ],
)
def test_R26_the_archer_takes_an_end_of_the_row(before: str, cursor: int, targets: list[str]) -> None:
    position = resolving(before, cursor=cursor)
    assert asked(position) == "strike A Archer"
    assert position.legal(A) == targets
    for slot in range(5):
        if f"strike {slot}" not in targets:
            with pytest.raises(Illegal) as refused:
                position.play(f"strike {slot}")
            assert refused.value.rule == "R26"


def test_R26_own_cards_and_itself() -> None:
    assert result(done(resolving("R.Archer^ G.Spyv0"), "strike 0", "keep")) == ("G.Spyv1", "2 1 1")
    assert result(done(resolving("R.Lord^ R.Archer^ G.Heir^"), "strike 0")) == ("R.Archer^ G.Heir^", "4 1 3")
    assert result(resolving("R.Archer^")) == ("", "2 1 1")


@pytest.mark.parametrize(
    ("before", "targets"),
    [
        ("G.Decreev0 B.Lordv0 R.Squire^ R.Heirv0 G.Spyv0", ["strike 1", "strike 3"]),
        ("G.Spyv0/G.Lord^ B.Heir^/B.Trapv0 R.Squire^ G.Heir^", ["strike 1", "strike 3"]),
    ],
)
def test_R27_the_squire_takes_a_neighbour(before: str, targets: list[str]) -> None:
    position = resolving(before, cursor=3)
    assert asked(position) == "strike A Squire"
    assert position.legal(A) == targets
    for slot in (0, 2, 4):
        with pytest.raises(Illegal) as refused:
            position.play(f"strike {slot}")
        assert refused.value.rule == "R27"


def test_R27_at_an_end_it_has_one_target_alone_none() -> None:
    assert row(resolving("R.Squire^ B.Lordv0 G.Decreev0")) == "R.Squire^ G.Decreev0"
    assert row(resolving("B.Decreev0 G.Lordv0 R.Squire^", cursor=3)) == "B.Decreev0 R.Squire^"
    assert result(resolving("R.Squire^")) == ("R.Squire^", "1 1 1")


@pytest.mark.parametrize(
    ("before", "legal"),
    [
        ("B.Lordv0 R.Spy^ G.Heirv0", ["spy B", "spy C"]),
        ("R.Lordv0 R.Spy^ G.Heirv0", ["spy A", "spy C"]),
        ("G.Lordv0/G.Archerv1 R.Spy^ B.Heirv0", ["spy B", "spy C"]),
    ],
)
def test_R28_the_spy_chooses_between_the_neighbours_players(before: str, legal: list[str]) -> None:
    position = resolving(before, cursor=2)
    assert asked(position) == "spy A"
    assert position.legal(A) == legal
    with pytest.raises(Illegal) as refused:
        position.play("spy B" if "spy B" not in legal else "spy A")
    assert refused.value.rule == "R28"


@pytest.mark.parametrize(
    ("before", "cursor", "near"),
    [("B.Lordv0 R.Spy^ G.Heirv0 B.Heirv0", 2, [0, 2]), ("B.Heirv0 G.Lordv0 R.Spy^ B.Lordv1", 3, [1, 3])],
)
def test_R28_the_view_tells_which_slots_are_near(before: str, cursor: int, near: list[int]) -> None:
    assert view_of(resolving(before, cursor=cursor))["question"]["near"] == near
    assert view_of(resolving("B.Lordv0 R.Archer^ G.Heirv0", cursor=2))["question"]["near"] == []


def view_of(position: Position) -> Json:
    table: Json = position.view(A).json()["table"]
    return table


def test_R28_one_point_from_purse_to_purse() -> None:
    position = done(resolving("B.Lordv3 R.Spy^ G.Heirv2", "1 4 5", cursor=2), "spy C")
    assert result(position) == ("B.Lordv3 R.Spy^ G.Heirv2", "2 4 4")
    (event,) = events(position, "stole")
    assert event == {"kind": "stole", "seat": "A", "victim": "C"}


def test_R28_never_from_points_on_cards_and_never_from_oneself() -> None:
    assert result(resolving("R.Spy^ B.Lordv3", "1 0 1"))[1] == "1 0 1"
    assert result(done(resolving("R.Spy^ B.Lordv3", "1 0 1"), "keep")) == ("R.Spy^ B.Lordv4", "1 0 1")
    assert purses(resolving("R.Lordv5 R.Spy^", "3 1 1", cursor=2)) == "3 1 1"
    own = done(resolving("R.Lordv5 R.Spy^ B.Heirv0", "3 1 1", cursor=2), "spy A")
    assert purses(own) == "3 1 1"
    assert events(own, "stole") == []


def test_R28_equal_neighbours_are_one_choice() -> None:
    position = resolving("B.Lordv0 R.Spy^ B.Heirv0", "1 1 1", cursor=2)
    assert (purses(position), asked(position)) == ("2 0 1", "decide B")


# -- Heir, Impersonator, Lord -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("B.Lord^", 2),
        ("B.Heirv0", 2),
        ("B.Spyv0/B.Heir^", 2),
        ("B.Impersonatorv0", 2),
        ("B.Heir^", 0),
        ("B.Lordv0 G.Heir^/G.Spyv0", 0),
    ],
)
def test_R29_two_points_if_no_other_heir_lies_open(others: str, points: int) -> None:
    first = resolving(f"R.Heir^ {others} G.Trapv0")
    last = resolving(f"B.Decreev0 {others} R.Heir^", cursor=2 + len(others.split()))
    assert purses(first).split()[0] == purses(last).split()[0] == str(1 + points)


def test_R29_the_gain_is_told() -> None:
    (event,) = events(done(resolving("B.Spyv0 R.Heirv0"), "keep", "reveal"), "gained")
    assert event == {"kind": "gained", "seat": "A", "slot": 1, "laid": 2, "points": 2}


@pytest.mark.parametrize("kind", CHARACTERS)
def test_R30_the_impersonator_copies_any_open_character(kind: str) -> None:
    position = resolving(f"B.{kind}^ R.Impersonator^ G.Spy^ B.Trapv0", cursor=2)
    assert asked(position) == "copy A"
    assert position.legal(A) == ["copy 0", "copy 2"]
    position.play("copy 0")
    told = events(position, "copied")[0]
    assert told == {"kind": "copied", "seat": "A", "card": kind, "slot": 0, "by": 1}


@pytest.mark.parametrize(
    ("before", "cursor"),
    [
        ("B.Heirv0 R.Impersonator^ G.Lordv0", 2),
        ("R.Impersonator^ B.Spyv0/B.Heir^ G.Lord^", 1),
        ("B.Heir^ G.Spyv0 R.Impersonator^", 3),
    ],
)
def test_R30_face_down_and_covered_cards_cannot_be_copied(before: str, cursor: int) -> None:
    position = resolving(before, cursor=cursor)
    assert purses(position).split()[0] == "1"
    assert not events(position, "copied")
    assert not asked(position).startswith("copy")


def test_R30_a_slot_that_cannot_be_copied_is_refused() -> None:
    position = resolving("B.Spy^ R.Impersonator^ G.Heir^ B.Lord^", cursor=2)
    for slot in (1, 3):
        with pytest.raises(Illegal) as refused:
            position.play(f"copy {slot}")
        assert refused.value.rule == "R30"


def test_R30_at_her_own_place_for_her_own_player_under_her_own_name() -> None:
    lord = resolving("B.Lord^ R.Impersonator^ R.Trapv0", cursor=2)
    assert (purses(lord), asked(lord)) == ("3 1 1", "decide A")
    squire = resolving("G.Spyv0 B.Squire^ R.Impersonator^ G.Trapv0", cursor=3)
    assert (asked(squire), squire.legal(A)) == ("strike A Squire", ["strike 1", "strike 3"])
    archer = resolving("G.Spyv0 B.Archer^ R.Impersonator^ G.Trapv0 G.Lordv0", cursor=3)
    assert (asked(archer), archer.legal(A)) == ("strike A Archer", ["strike 0", "strike 4"])
    spy = resolving("B.Spy^ R.Impersonator^ G.Trapv0", cursor=2)
    assert (asked(spy), spy.legal(A)) == ("spy A", ["spy B", "spy C"])
    assert purses(resolving("B.Heir^ R.Impersonator^ G.Heirv0", cursor=2)) == "3 1 1"


@pytest.mark.parametrize(
    ("before", "cursor", "points"),
    [
        ("R.Lord^", 1, 1),
        ("R.Lord^ B.Trapv0", 1, 1),
        ("R.Lord^ R.Trapv0", 1, 2),
        ("R.Spy^ R.Lord^ B.Trapv0", 2, 2),
        ("R.Spyv0 R.Lord^ R.Heir^ B.Trapv0", 2, 3),
        ("R.Spyv0/R.Squirev0 R.Lord^ B.Heir^", 2, 2),
        ("R.Spyv0 B.Trapv0 R.Lord^ B.Heirv0 R.Decreev0", 3, 1),
    ],
)
def test_R31_the_lord_counts_neighbours_of_the_family(before: str, cursor: int, points: int) -> None:
    resolved = resolving(before + " G.Trapv0", "1 1 1", cursor=cursor)
    heir = 2 if "R.Heir^" in before else 0
    assert int(purses(resolved).split()[0]) == 1 + points + heir


# -- schemes ------------------------------------------------------------------------------------------------


def test_R32_a_revealed_trap_pays_one_and_loses_its_points() -> None:
    position = done(resolving("R.Trapv5 B.Trapv0"), "reveal")
    assert result(position) == ("B.Trapv0", "2 1 1")
    assert [(event["kind"], event.get("points")) for event in events(position)] == [
        ("revealed", None),
        ("lost", 5),
        ("gained", 1),
        ("discarded", None),
    ]


@pytest.mark.parametrize("face", ["v0", "v7"])
@pytest.mark.parametrize("attacker", ["R.Squire^", "R.Archer^"])
def test_R33_an_opponents_trap_pays_four_and_the_attacker_is_discarded(attacker: str, face: str) -> None:
    position = done(resolving(f"G.Heirv0 {attacker} B.Trap{face}", cursor=2), "strike 2")
    assert result(position) == ("G.Heirv0", "2 5 1")
    assert things(position, "A discards") == [attacker[2:-1]]
    assert things(position, "B discards") == ["Trap"]
    assert [(event["kind"], event["seat"]) for event in events(position) if event["kind"] != "lost"] == [
        ("eliminated", "B"),
        ("gained", "A"),
        ("gained", "B"),
        ("discarded", "A"),
    ]


@pytest.mark.parametrize("attacker", ["R.Squire^", "R.Archer^"])
def test_R34_a_trap_of_the_own_family_is_eliminated_like_any_card(attacker: str) -> None:
    position = done(resolving(f"G.Heirv0 {attacker} R.Trapv3", cursor=2), "strike 2")
    assert result(position) == (f"G.Heirv0 {attacker}", "2 1 1")
    assert things(position, "A discards") == ["Trap"]


@pytest.mark.parametrize("points", range(5))
def test_R35_a_conspiracy_pays_double(points: int) -> None:
    position = done(resolving(f"R.Conspiracyv{points} B.Trapv0"), "reveal")
    assert result(position) == ("B.Trapv0", f"{1 + 2 * points} 1 1")
    assert things(position, "A discards") == ["Conspiracy"]


def test_R35_an_eliminated_conspiracy_pays_nothing() -> None:
    assert result(resolving("B.Squire^ R.Conspiracyv4")) == ("B.Squire^", "1 2 1")


@pytest.mark.parametrize("slot", range(4))
def test_R36_the_murder_takes_any_card(slot: int) -> None:
    before = ["B.Lordv2", "R.Murderv1", "R.Heir^", "G.Spyv0/G.Trapv0"]
    position = done(resolving(" ".join(before), cursor=2), "reveal")
    assert asked(position) == "strike A Murder"
    assert position.legal(A) == [f"strike {each}" for each in range(4)]
    position.play(f"strike {slot}")
    left = [card for each, card in enumerate(before) if each not in (slot, 1)]
    assert row(position).split() == [card if slot != 3 else card.replace("G.Spyv0/", "") for card in left] + (
        ["G.Trapv0"] if slot == 3 else []
    )
    assert purses(position).split()[0] == ("3" if slot == 2 else "5")  # one on the card, one for it, the Heir's two
    assert "Murder" in things(position, "A discards")


def test_R36_a_slot_that_is_not_there_is_refused() -> None:
    with pytest.raises(Illegal) as refused:
        done(resolving("R.Murderv0 B.Lordv0"), "reveal", "strike 2")
    assert refused.value.rule == "R36"


@pytest.mark.parametrize(
    ("slot", "gap", "after"),
    [
        (0, 2, "R.Heir^ B.Lordv2 G.Spyv3/G.Trapv0 B.Trapv0"),
        (0, 3, "R.Heir^ B.Lordv2 G.Spyv3/G.Trapv0 B.Trapv0"),
        (0, 4, "R.Heir^ G.Spyv3/G.Trapv0 B.Lordv2 B.Trapv0"),
        (0, 5, "R.Heir^ G.Spyv3/G.Trapv0 B.Trapv0 B.Lordv2"),
        (1, 0, "R.Heir^ B.Lordv2 G.Spyv3/G.Trapv0 B.Trapv0"),
        (1, 3, "B.Lordv2 R.Heir^ G.Spyv3/G.Trapv0 B.Trapv0"),
        (3, 0, "G.Spyv3 B.Lordv2 R.Heir^ G.Trapv0 B.Trapv0"),
        (3, 3, "B.Lordv2 R.Heir^ G.Spyv3 G.Trapv0 B.Trapv0"),
        (3, 4, "B.Lordv2 R.Heir^ G.Trapv0 G.Spyv3 B.Trapv0"),
        (3, 5, "B.Lordv2 R.Heir^ G.Trapv0 B.Trapv0 G.Spyv3"),
        (4, 2, "B.Lordv2 R.Heir^ B.Trapv0 G.Spyv3/G.Trapv0"),
        (4, 3, "B.Lordv2 R.Heir^ B.Trapv0 G.Spyv3/G.Trapv0"),
    ],
)
def test_R37_the_decree_moves_a_card_with_its_points_and_facing(slot: int, gap: int, after: str) -> None:
    position = done(resolving("B.Lordv2 R.Heir^ R.Decreev0 G.Spyv3/G.Trapv0 B.Trapv0", cursor=3), "reveal")
    assert position.legal(A) == ["move 0", "move 1", "move 3", "move 4"]
    done(position, f"move {slot}", f"to {gap}")
    assert row(position) == after
    assert things(position, "A discards") == ["Decree"]
    (event,) = events(position, "moved", observer=2 if slot == 3 else 1)
    known = {0: "Lord", 1: "Heir", 3: "Spy", 4: "Trap"}[slot]
    family = {0: "B", 1: "R", 3: "G", 4: "B"}[slot]
    assert (event["card"], event["slot"], event["gap"]) == (known, slot, gap)
    assert (event["seat"], event["family"]) == ("A", family)  # who moved it, and whose it is


@pytest.mark.parametrize(
    ("slot", "gaps"),
    [(0, [2, 3, 4]), (2, [0, 1, 4]), (3, [0, 1, 2, 3, 4])],
)
def test_R37_any_gap_that_changes_the_row(slot: int, gaps: list[int]) -> None:
    position = done(resolving("B.Lordv2 R.Decreev0 G.Spyv3 R.Heir^/R.Squirev0", cursor=2), "reveal", f"move {slot}")
    assert asked(position) == f"to A {slot}"
    assert position.legal(A) == [f"to {gap}" for gap in gaps]
    for gap in set(range(7)) - set(gaps):
        with pytest.raises(Illegal) as refused:
            position.play(f"to {gap}")
        assert refused.value.rule == "B10"


# -- how they meet ------------------------------------------------------------------------------------------


def test_R38_the_heir_is_tested_when_it_is_resolved() -> None:
    position = done(resolving("R.Heir^ B.Heirv0 G.Spyv0"), "reveal")
    assert result(position) == ("R.Heir^ B.Heir^ G.Spyv0", "3 1 1")


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("B.Heir^ G.Heir^", 2),
        ("B.Heir^ G.Impersonatorv0", 2),
        ("B.Heir^ G.Trapv0/G.Impersonator^", 2),
        ("B.Heir^ G.Impersonator^", 0),
        ("B.Heir^ G.Trapv0 B.Impersonator^", 0),
    ],
)
def test_R39_for_a_copied_heir_other_impersonators_count(others: str, points: int) -> None:
    assert purses(resolving(f"R.Impersonator^ {others}")).split()[0] == str(1 + points)


def test_R40_the_copied_ability_is_lost_at_once() -> None:
    """In the next round another neighbour may be copied."""
    position = done(resolving("B.Lord^ R.Impersonator^ G.Lord^", turn=5), "copy 0")
    assert asked(position) == "place B 0"
    position = resolving(row(position), purses(position))
    assert position.legal(A) == ["copy 0", "copy 2"]


def test_R40_copying_an_impersonator_does_nothing() -> None:
    position = done(resolving("B.Impersonator^ R.Impersonator^ G.Lord^", cursor=2), "copy 0")
    assert result(position) == ("B.Impersonator^ R.Impersonator^ G.Lord^", "1 1 2")
    copied, gained = events(position)
    assert (copied["kind"], copied["card"]) == ("copied", "Impersonator")
    assert (gained["kind"], gained["seat"]) == ("gained", "C")  # the Lord's point


@pytest.mark.parametrize(("copied", "actions"), [("Squire", ["strike 2"]), ("Archer", ["strike 2"])])
def test_R41_the_impersonator_is_the_attacker(copied: str, actions: list[str]) -> None:
    position = done(resolving(f"B.{copied}^ R.Impersonator^ B.Trapv1", cursor=2), *actions)
    assert result(position) == (f"B.{copied}^", "2 5 1")
    assert things(position, "A discards") == ["Impersonator"]
    assert things(position, "B discards") == ["Trap"]


@pytest.mark.parametrize("copied", ["Squire", "Archer"])
def test_R41_her_players_own_trap_does_not_spring(copied: str) -> None:
    position = done(resolving(f"B.{copied}^ R.Impersonator^ R.Trapv1", cursor=2), "strike 2")
    assert result(position) == (f"B.{copied}^ R.Impersonator^", "2 1 1")


def test_R42_a_murder_springs_a_trap() -> None:
    assert result(done(resolving("R.Murderv0 B.Trapv2 G.Decreev0"), "reveal", "strike 1")) == ("G.Decreev0", "2 5 1")
    assert result(done(resolving("R.Murderv0 R.Trapv2 G.Decreev0"), "reveal", "strike 1")) == ("G.Decreev0", "2 1 1")


def test_R43_in_front_of_the_decree_a_card_is_skipped() -> None:
    position = done(resolving("R.Decreev0 B.Lordv0 G.Heirv0"), "reveal", "move 2", "to 0")
    assert row(position) == "G.Heirv0 B.Lordv0"
    assert asked(position) == "decide B"
    assert done(position, "keep").is_over


def test_R43_behind_the_decree_a_card_is_resolved_again() -> None:
    position = done(resolving("B.Lord^ R.Decreev0 G.Spyv0"), "reveal", "move 0", "to 3", "keep")
    assert result(position) == ("G.Spyv1 B.Lord^", "1 3 1")
    again = done(resolving("B.Lord^ R.Decreev0 G.Spyv0"), "reveal", "move 0", "to 2")
    assert result(again) == ("B.Lord^ G.Spyv0", "1 3 1")
    assert asked(again) == "decide C"


@pytest.mark.parametrize(("slot", "gap"), [(2, 4), (3, 2)])
def test_R43_a_move_on_one_side_changes_nothing_about_turns(slot: int, gap: int) -> None:
    position = done(
        resolving("G.Trapv0 R.Decreev0 B.Lord^ G.Heir^ B.Spyv0"), "keep", "reveal", f"move {slot}", f"to {gap}"
    )
    assert result(position) == ("G.Trapv1 G.Heir^ B.Lord^ B.Spyv0", "1 3 3")


def test_R44_moving_off_a_stack_uncovers_by_position() -> None:
    before = resolving("B.Spyv0/B.Lord^ R.Decreev0 G.Trapv0", cursor=2)
    passed = done(before, "reveal", "move 0", "to 3")
    assert (row(passed), asked(passed)) == ("B.Lord^ G.Trapv0 B.Spyv0", "decide C")
    assert purses(passed) == "1 1 1"  # the Lord was uncovered too late
    still = done(resolving("R.Decreev0 B.Spyv0/B.Lord^ G.Trapv0"), "reveal", "move 1", "to 0")
    assert result(still) == ("B.Spyv0 B.Lord^ G.Trapv0", "1 3 1")
    assert asked(still) == "decide C"
