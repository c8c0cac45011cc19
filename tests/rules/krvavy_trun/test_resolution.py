"""R10-R20: the cursor."""

import pytest

from tests.rules.krvavy_trun.table import COUNTS, A, asked, done, events, purses, resolving, result, row, things, walk
from throneroom import Illegal


def test_R10_from_slot_0_to_the_end_the_owner_decides() -> None:
    position = resolving("G.Lordv0 R.Spyv0 B.Heirv0 R.Trapv0")
    order = []
    while not position.is_over:
        order.append((asked(position), things(position, "cursor")[0]))
        position.play("keep")
    assert order == [("decide C", "1"), ("decide A", "2"), ("decide B", "3"), ("decide A", "4")]


def test_R10_no_other_player_decides() -> None:
    position = resolving("G.Lordv0 R.Spyv0")
    for seat in (0, 1):
        with pytest.raises(Illegal):
            position.play("keep", seat)


def test_R11_keep_or_reveal() -> None:
    position = resolving("R.Heirv2 B.Lordv0")
    assert position.legal(A) == ["keep", "reveal"]
    position.play("keep")
    assert result(position) == ("R.Heirv3 B.Lordv0", "1 1 1")
    (event,) = events(position, "kept")
    assert event == {"kind": "kept", "seat": "A", "slot": 0, "laid": 1}
    with pytest.raises(Illegal) as refused:
        position.play("strike 0")
    assert refused.value.rule == "R11"


def test_R12_points_to_the_purse_then_the_ability() -> None:
    position = done(resolving("B.Spyv0 R.Heirv3"), "keep", "reveal")
    assert result(position) == ("B.Spyv1 R.Heir^", "6 1 1")
    assert events(position) == [
        {"kind": "revealed", "seat": "A", "card": "Heir", "slot": 1, "laid": 2},
        {"kind": "took", "seat": "A", "slot": 1, "laid": 2, "points": 3},
        {"kind": "gained", "seat": "A", "slot": 1, "laid": 2, "points": 2},
    ]


def test_R12_nothing_is_taken_from_a_card_without_points() -> None:
    assert [event["kind"] for event in events(done(resolving("R.Heirv0"), "reveal"))] == ["revealed", "gained"]


def test_R12_also_in_the_round_it_was_placed() -> None:
    for position in walk(3, 6, "A"):
        if asked(position) == "decide A" and things(position, "turn") == ["1"]:
            break
    assert "reveal" in position.legal(A)
    position.play("reveal")
    assert [event["seat"] for event in events(position, "revealed")] == ["A"]


@pytest.mark.parametrize(
    ("card", "after"), [("Heir", "3 1 1"), ("Lord", "2 1 1"), ("Spy", "2 0 1"), ("Squire", "2 1 1")]
)
def test_R13_a_face_up_card_acts_without_a_choice(card: str, after: str) -> None:
    position = resolving(f"R.{card}^ B.Decreev0 G.Trapv0")
    assert purses(position) == after
    assert asked(position).startswith("decide")


def test_R14_an_ability_is_mandatory_even_if_it_hurts() -> None:
    assert result(resolving("R.Squire^ R.Conspiracyv4", "0 0 0")) == ("R.Squire^", "1 0 0")
    between = resolving("R.Lordv0 R.Squire^ R.Conspiracyv4", cursor=2)
    assert between.legal(A) == ["strike 0", "strike 2"]
    for refusal in ("keep", "strike 1"):
        with pytest.raises(Illegal):
            between.play(refusal)


@pytest.mark.parametrize("card", ["Squire", "Spy", "Impersonator"])
def test_R14_without_a_target_nothing_happens(card: str) -> None:
    assert result(resolving(f"R.{card}^")) == (f"R.{card}^", "1 1 1")
    assert resolving(f"R.{card}^").is_over


@pytest.mark.parametrize(
    ("card", "actions", "after"),
    [
        ("Murder", ["reveal", "strike 1"], ""),
        ("Decree", ["reveal"], "B.Lordv0"),
        ("Trap", ["reveal"], "B.Lordv0"),
        ("Conspiracy", ["reveal"], "B.Lordv0"),
    ],
)
def test_R15_a_used_scheme_is_discarded(card: str, actions: list[str], after: str) -> None:
    position = done(resolving(f"R.{card}v0 B.Lordv0"), *actions)
    assert row(position) == after
    assert things(position, "A discards") == [card]
    (event,) = events(position, "discarded")
    assert (event["seat"], event["card"], event["family"]) == ("A", card, "R")
    assert event["slot"] == (1 if card == "Decree" else 0)  # the Lord was carried in front of it


@pytest.mark.parametrize("card", ["Squire", "Spy", "Heir", "Impersonator", "Lord"])
def test_R15_a_character_stays(card: str) -> None:
    position = done(resolving(f"R.{card}v0 B.Heirv0"), "reveal")
    assert row(position).split()[0] == f"R.{card}^"
    assert things(position, "A discards") == []


def test_R16_neighbours_of_an_emptied_slot_are_adjacent_at_once() -> None:
    position = done(resolving("R.Murderv0 B.Lord^ G.Heir^ B.Trapv0"), "reveal", "strike 2")
    assert result(position) == ("B.Lord^ B.Trapv0", "2 3 1")


def test_R16_a_slot_with_cards_left_stays() -> None:
    position = done(resolving("R.Murderv0 B.Lord^ G.Heir^/G.Spyv0 B.Trapv0"), "reveal", "strike 2")
    assert result(position) == ("B.Lord^ G.Spyv0 B.Trapv0", "2 2 1")


@pytest.mark.parametrize(
    ("top", "actions", "points"),
    [
        ("R.Murderv0", ["reveal", "strike 1"], 1),
        ("R.Murderv0", ["reveal", "strike 0"], 1),
        ("R.Decreev0", ["reveal"], 0),
        ("R.Trapv0", ["reveal"], 1),
        ("R.Conspiracyv1", ["reveal"], 2),
        ("R.Archerv0", ["reveal", "strike 0"], 1),
        ("R.Squirev0", ["reveal"], 1),  # discarded by the Trap beside it
        ("R.Archerv0", ["reveal", "strike 1"], 1),
    ],
)
def test_R17_what_lies_below_a_card_that_left_is_resolved_at_once(top: str, actions: list[str], points: int) -> None:
    other = "B.Trapv0" if top in ("R.Squirev0", "R.Archerv0") else "B.Spyv0"
    position = done(resolving(f"{top}/R.Heirv2 {other}"), *actions)
    assert asked(position) == "decide A"
    assert position.legal(A) == ["keep", "reveal"]
    assert "R.Heirv2" in things(position, "row")
    assert purses(position).split()[0] == str(1 + points)
    face_up = done(resolving(f"{top}/R.Heir^ {other}"), *actions)
    assert purses(face_up).split()[0] == str(3 + points)
    assert asked(face_up) != "decide A"


def test_R18_uncovered_before_the_cursor_waits() -> None:
    position = resolving("B.Lordv0/B.Heir^ R.Squire^ G.Spyv0")
    done(position, "keep", "strike 0")
    assert result(position) == ("B.Heir^ R.Squire^ G.Spyv0", "2 1 1")
    assert asked(position) == "decide C"


def test_R18_uncovered_behind_the_cursor_has_its_turn() -> None:
    position = resolving("R.Squire^ B.Lordv0/B.Heir^ G.Spyv0")
    assert result(position) == ("R.Squire^ B.Heir^ G.Spyv0", "2 3 1")
    assert asked(position) == "decide C"


def test_R19_removals_before_the_cursor_skip_nothing_and_repeat_nothing() -> None:
    position = done(resolving("B.Lord^ R.Archer^ G.Lord^ B.Heir^"), "strike 0")
    assert result(position) == ("R.Archer^ G.Lord^ B.Heir^", "2 4 2")


def test_R19_removals_behind_the_cursor_skip_nothing() -> None:
    position = done(resolving("R.Archer^ G.Lord^ B.Heir^ G.Spyv0"), "strike 3")
    assert result(position) == ("R.Archer^ G.Lord^ B.Heir^", "2 3 2")


def test_R19_after_a_slot_that_vanished_comes_the_one_now_at_its_place() -> None:
    position = done(resolving("B.Lord^ R.Murderv0 G.Lord^ B.Heir^"), "reveal", "strike 0")
    assert result(position) == ("G.Lord^ B.Heir^", "2 4 2")
    assert result(done(resolving("B.Lord^ R.Trapv0 G.Lord^ B.Heir^"), "reveal")) == (
        "B.Lord^ G.Lord^ B.Heir^",
        "2 4 2",
    )


def test_R19_both_an_earlier_slot_and_the_attackers_own_vanish() -> None:
    position = done(resolving("B.Trapv1 R.Squire^ G.Lord^ B.Heirv0", cursor=2), "strike 0")
    assert result(position) == ("G.Lord^ B.Heirv0", "2 5 2")
    assert asked(position) == "decide B"


@pytest.mark.parametrize("seats", COUNTS)
def test_R20_no_card_is_decided_twice_in_a_round_without_a_decree(seats: int) -> None:
    decided: list[str] = []
    decree = False
    for position in walk(seats, 7):
        decree |= bool(events(position, "moved"))
        if events(position, "round"):
            decided, decree = [], False
        if asked(position).startswith("decide"):
            slot = things(position, "row")[int(things(position, "cursor")[0]) - 1]
            card = slot.split("/")[0].split("v")[0]
            assert decree or card not in decided
            decided.append(card)
