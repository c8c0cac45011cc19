"""R1-R9: rounds, placing and covering."""

import pytest

from tests.rules.krvavy_trun.table import (
    COUNTS,
    GAME,
    KINDS,
    A,
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
from throneroom import Illegal, Malformed
from throneroom.kit.text import SEATS


@pytest.mark.parametrize("seats", COUNTS)
def test_R1_six_rounds_of_placing_and_resolving(seats: int) -> None:
    rounds: list[int] = []
    phases: list[tuple[int, bool]] = []  # which round, and whether cards are placed
    for position in walk(seats, 2):
        rounds += [event["number"] for event in events(position, "round")]
        placing_now = asked(position).startswith("place")
        if rounds and asked(position) != "over" and (rounds[-1], placing_now) not in phases[-1:]:
            phases.append((rounds[-1], placing_now))
    assert rounds == [1, 2, 3, 4, 5, 6]
    assert [turn for turn, is_placing in phases if is_placing] == rounds
    assert [phase for phase in phases if not phase[1]] == [(turn, False) for turn in rounds]


def test_R2_the_token_passes_to_the_left_and_the_row_stays() -> None:
    for seats, first in ((3, "ABCABC"), (4, "ABCDAB"), (5, "ABCDEA"), (2, "ABABAB")):
        found = [event["seat"] for position in walk(seats, 3, "A") for event in events(position, "round")]
        assert "".join(found) == first
    position = done(resolving("R.Lord^ B.Trapv2/B.Heir^", turn=2), "keep")
    assert row(position) == "R.Lord^ B.Trapv3/B.Heir^"
    assert (things(position, "turn"), things(position, "first"), asked(position)) == (["3"], ["B"], "place B 0")
    assert things(position, "cursor") == []


@pytest.mark.parametrize("seats", COUNTS)
def test_R3_after_round_six_it_is_over_with_a_card_in_hand(seats: int) -> None:
    *_, position = walk(seats, 4)
    hands = ["hand", "hand2"] if seats == 2 else ["hand"]
    assert {len(things(position, f"{seat} {hand}")) for seat in SEATS[:seats] for hand in hands} == {1}
    assert position.is_over
    with pytest.raises(Illegal) as refused:
        position.play("keep", A)
    assert refused.value.code == "over"


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("first", range(3))
def test_R4_everyone_places_one_card_clockwise(seats: int, first: int) -> None:
    position = GAME.start(seats, {"first": SEATS[first]}, luck=5)
    for number in range(seats):
        seat = (first + number) % seats
        assert asked(position) == f"place {SEATS[seat]} {number}"
        assert all(action.startswith("place ") for action in position.legal(seat))
        card = things(position, f"{SEATS[seat]} hand")[2]
        position.play(f"place {card} end", seat)
        assert card not in things(position, f"{SEATS[seat]} hand")
        assert stacks(position)[-1] == [f"{'RBGVY'[seat]}.{card}v0"]
    assert asked(position).startswith("decide")


def test_R4_only_a_card_in_hand() -> None:
    position = placing("Spy Lord")
    for sent, seat in (("place Heir end", A), ("keep", A), ("place Spy end", 1)):
        with pytest.raises(Illegal):
            position.play(sent, seat)
    with pytest.raises(Illegal) as refused:
        position.play("place Heir end")
    assert (refused.value.code, refused.value.rule) == ("krvavy_trun-not-in-hand", "R4")
    assert refused.value.arguments["card"] == "Heir"


@pytest.mark.parametrize(
    ("before", "places"),
    [
        ("", ["end"]),
        ("B.Heirv0", ["start", "end"]),
        ("B.Heirv0 G.Lord^ B.Spyv1", ["start", "end"]),
        ("R.Heirv0", ["start", "end", "on 0"]),
        ("B.Lord^ R.Heirv2 G.Lord^ R.Spy^", ["start", "end", "on 1", "on 3"]),
        ("R.Trapv0/R.Heir^ B.Lord^/B.Heir^ R.Spyv0/R.Murderv0/R.Decreev0", ["start", "end", "on 0", "on 2"]),
    ],
)
def test_R5_the_ends_and_own_slots(before: str, places: list[str]) -> None:
    hand = ["Archer", "Squire", "Conspiracy"]
    position = placing(" ".join(hand), before, turn=3)
    assert sorted(position.legal(A)) == sorted(f"place {card} {place}" for card in hand for place in places)


@pytest.mark.parametrize(
    ("place", "slot", "after"),
    [
        ("start", 0, "R.Archerv0 B.Lord^ R.Heirv2/R.Spy^ G.Lordv1"),
        ("end", 3, "B.Lord^ R.Heirv2/R.Spy^ G.Lordv1 R.Archerv0"),
        ("on 1", 1, "B.Lord^ R.Archerv0/R.Heirv2/R.Spy^ G.Lordv1"),
    ],
)
def test_R5_where_the_card_lies_then(place: str, slot: int, after: str) -> None:
    position = placing("Archer Squire", "B.Lord^ R.Heirv2/R.Spy^ G.Lordv1", turn=3)
    position.play(f"place Archer {place}")
    assert row(position) == after
    assert things(position, "A hand") == ["Squire"]
    (event,) = events(position, "covered" if place == "on 1" else "placed", A)
    assert (event["seat"], event["card"], event["slot"], event["family"]) == ("A", "Archer", slot, "R")


@pytest.mark.parametrize("place", ["on 0", "on 2", "on 3", "on 9"])
def test_R6_never_on_another_slot(place: str) -> None:
    position = placing("Archer", "B.Lord^ R.Heirv2 G.Lordv1", turn=2)
    with pytest.raises(Illegal) as refused:
        position.play(f"place Archer {place}")
    assert refused.value.rule == "R5"


@pytest.mark.parametrize("place", ["between 0", "1", "at 1", "before 1"])
def test_R6_never_between_two_slots(place: str) -> None:
    with pytest.raises(Malformed):
        placing("Archer", "B.Lord^ R.Heirv2 G.Lordv1", turn=2).play(f"place Archer {place}")


@pytest.mark.parametrize("seats", COUNTS)
def test_R7_covering_from_round_two_on(seats: int) -> None:
    covering = dict.fromkeys(range(1, 7), False)
    for seed in range(2):
        for position in walk(seats, seed):
            if asked(position).startswith("place"):
                turn = int(things(position, "turn")[0])
                covering[turn] |= any(" on " in action for action in position.legal(position.actor))
    assert covering == {1: False, 2: True, 3: True, 4: True, 5: True, 6: True}


def test_R8_the_points_are_covered_too_and_stacks_have_no_limit() -> None:
    position = placing("Spy", "R.Heirv3/R.Lord^/R.Trapv2/R.Decreev1/R.Archer^", turn=6)
    position.play("place Spy on 0")
    assert row(position) == "R.Spyv0/R.Heirv3/R.Lord^/R.Trapv2/R.Decreev1/R.Archer^"


def test_R9_a_covered_card_is_not_resolved() -> None:
    """Neither asked for, nor acting, nor given points."""
    position = resolving("R.Spyv1/R.Heir^/R.Trapv2 B.Lord^/B.Heirv0")
    assert asked(position) == "decide A"
    assert result(done(position, "keep")) == ("R.Spyv2/R.Heir^/R.Trapv2 B.Lord^/B.Heirv0", "1 2 1")
    assert position.is_over


def test_R9_a_covered_card_is_no_target_and_no_neighbour() -> None:
    assert done(resolving("R.Murderv0 B.Lordv0/B.Heir^ G.Lordv1/G.Spy^"), "reveal").legal(A) == [
        "strike 0",
        "strike 1",
        "strike 2",
    ]
    assert purses(resolving("R.Impersonator^ B.Trapv0/B.Heir^")) == "1 1 1"
    assert asked(resolving("R.Impersonator^ B.Trapv0/B.Heir^")) == "decide B"


def test_R9_its_points_wait_until_it_is_uncovered() -> None:
    position = done(resolving("R.Trapv4/R.Conspiracyv3 B.Lord^"), "reveal")
    assert row(position) == "R.Conspiracyv3 B.Lord^"
    assert result(done(position, "reveal")) == ("B.Lord^", "8 2 1")


def test_placements_are_counted() -> None:
    assert len(placing(" ".join(KINDS[:7])).legal(A)) == 7
    assert len(placing(" ".join(KINDS[:7]), "B.Spyv0 G.Spyv0 B.Heirv0").legal(A)) == 14
    assert len(placing(" ".join(KINDS[:5]), "R.Trapv0 G.Spyv0 R.Murderv0", turn=3).legal(A)) == 20
