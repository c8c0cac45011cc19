"""D1-D6: two players with two families each."""

from tests.rules.krvavy_trun.table import (
    GAME,
    KINDS,
    A,
    B,
    asked,
    done,
    events,
    purses,
    resolving,
    result,
    things,
    walk,
)
from throneroom import Position

RED = "Archer Spy"
GREEN = "Heir Lord"


def placing(first: str, who: str, number: int, row: str) -> Position:
    """A placement of a duel; A and B have the same hands."""
    hands = "\n".join(f"{seat} hand {{{RED}}} hand2 {{{GREEN}}}" for seat in "AB")
    return GAME.from_text(f"seats 2 turn 3 first {first}\n{hands}\nrow {row}\nask place {who} {number}", ())


def duel(row: str, purses: str = "1 1", cursor: int = 1) -> Position:
    """A row that is resolved; R and G are A's, B and V are B's."""
    return resolving(row, purses, seats=2, cursor=cursor)


def test_D1_two_families_each_set_up_on_its_own() -> None:
    position = GAME.start(2, luck=1)
    for seat in "AB":
        for second in ("", "2"):
            hand, aside = things(position, f"{seat} hand{second}"), things(position, f"{seat} aside{second}")
            assert (len(hand), len(aside)) == (7, 3)
            assert sorted(hand + aside) == sorted(KINDS)


def test_D2_four_placements_by_turns() -> None:
    for first, order in (("A", "ABAB"), ("B", "BABA")):
        position = GAME.start(2, {"first": first}, luck=2)
        for number, seat in enumerate(order):
            assert asked(position) == f"place {seat} {number}"
            hand = things(position, f"{seat} hand{'2' if number > 1 else ''}")
            assert {action.split()[1] for action in position.legal("AB".index(seat))} == set(hand)
            position.play(f"place {hand[0]} end")
            assert hand[0] not in things(position, f"{seat} hand{'2' if number > 1 else ''}")
        assert [card[0] for card in things(position, "row")] == list("RBGV" if first == "A" else "BRVG")
        assert asked(position) == f"decide {first}"


def test_D2_the_token_passes_after_each_round() -> None:
    rounds = [event["seat"] for position in walk(2, 1, "B") for event in events(position, "round")]
    assert "".join(rounds) == "BABABA"


def test_D3_one_purse_and_one_player_for_both_families() -> None:
    assert purses(GAME.start(2, luck=3)) == "1 1"
    position = duel("G.Lordv2 V.Heirv1 R.Spyv0 B.Heirv0")
    order = []
    while not position.is_over:
        order.append(asked(position))
        position.play("reveal" if len(order) <= 2 else "keep")
    assert order == ["decide A", "decide B", "decide A", "decide B"]
    assert purses(position) == "4 4"
    assert position.scores() == [4, 4]


def test_D4_only_the_own_family_may_be_covered() -> None:
    before = "R.Trapv0 B.Trapv0 G.Trapv0 V.Trapv0"
    for first, who, number, slot in (("A", "A", 0, 0), ("A", "B", 1, 1), ("A", "A", 2, 2), ("A", "B", 3, 3)):
        position = placing(first, who, number, before)
        places = {action.split(maxsplit=2)[2] for action in position.legal("AB".index(who))}
        assert places == {"start", "end", f"on {slot}"}


def test_D4_the_lord_counts_only_his_own_family() -> None:
    assert purses(duel("G.Trapv0 R.Lord^ G.Spyv0", cursor=2)) == "2 1"
    assert purses(duel("G.Trapv0 R.Lord^ R.Spyv0", cursor=2)) == "3 1"
    assert purses(duel("R.Trapv0 G.Lord^ G.Spyv0", cursor=2)) == "3 1"


def test_D4_a_trap_of_the_own_other_family_does_not_spring() -> None:
    position = duel("R.Squire^ G.Trapv2 V.Decreev0")
    assert result(position) == ("R.Squire^ V.Decreev0", "2 1")
    assert things(position, "A discards2") == ["Trap"]
    position = duel("R.Squire^ V.Trapv2 G.Decreev0")
    assert result(position) == ("G.Decreev0", "2 5")
    assert things(position, "A discards") == ["Squire"]
    assert things(position, "B discards2") == ["Trap"]


def test_D5_a_spy_steals_nothing_from_her_own_player() -> None:
    assert purses(duel("R.Trapv0 G.Spy^ G.Trapv0", "3 3", cursor=2)) == "3 3"
    position = duel("R.Trapv0 G.Spy^ B.Trapv0", "3 3", cursor=2)
    assert position.legal(A) == ["spy A", "spy B"]
    assert purses(done(position, "spy A")) == "3 3"
    assert purses(duel("V.Trapv0 G.Spy^ B.Trapv0", "3 3", cursor=2)) == "4 2"


def test_D5_names_are_compared_over_all_four_families() -> None:
    assert purses(duel("R.Heir^ B.Trapv0 G.Heir^")) == "1 1"
    assert purses(duel("R.Heir^ B.Trapv0 G.Spy^")) == "3 1"
    assert purses(duel("V.Heir^ R.Impersonator^ B.Trapv0 G.Impersonator^", cursor=2)) == "1 1"
    assert purses(duel("V.Heir^ R.Impersonator^ B.Trapv0 G.Spy^", cursor=2)) == "3 1"


def test_D6_six_rounds_and_cards_of_both_families_break_a_tie() -> None:
    *_, position = walk(2, 2)
    assert things(position, "turn") == ["6"]
    assert {len(things(position, f"{seat} {hand}")) for seat in "AB" for hand in ("hand", "hand2")} == {1}
    end = "seats 2 turn 6\nA purse 5\nB purse 5\nrow "
    assert GAME.from_text(end + "R.Lord^ B.Lord^ B.Spy^", ()).winners() == (B,)
    assert GAME.from_text(end + "R.Lord^ B.Lord^ B.Spy^ G.Trapv0/G.Heir^", ()).winners() == (A,)
    assert GAME.from_text(end + "R.Lord^ B.Lord^ V.Spy^ G.Trapv0", ()).winners() == (A, B)
