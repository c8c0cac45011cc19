"""`broken` bites: positions that no play leads to are told by the number of the invariant they break."""

import pytest

from tests.rules.krvavy_trun.table import COUNTS, GAME, KINDS, SCHEMES, asked, resolving, walk
from throneroom import Position
from throneroom.kit.state import States


def broken(state: States) -> int:
    return GAME.doors.broken_in(state)


def whole(row: str, turn: int, ask: str) -> Position:
    """Three families with this row, all other placed cards discarded: every family has all its cards."""
    lying = [card.rstrip("^0123456789").removesuffix("v") for slot in row.split() for card in slot.split("/")]
    lines = [f"turn {turn} first A cursor {0 if ask.startswith('place') else 1}", f"row {row}", f"ask {ask}"]
    placed = turn - 1 if ask.startswith("place") else turn
    for seat, family in zip("ABC", "RBG", strict=True):
        own = [name[2:] for name in lying if name[0] == family]
        free = [kind for kind in KINDS if kind not in own]
        gone = placed - len(own)
        piles = (free[:gone], free[gone : gone + 3], free[gone + 3 :])
        discards, aside, hand = (" ".join(pile) for pile in piles)
        lines.append(f"{seat} purse 1 hand {{{hand}}} aside {{{aside}}} discards {{{discards}}}")
    return GAME.from_text("\n".join(lines), ())


ROW = "R.Spyv2/R.Heir^ B.Lord^ G.Trapv1 B.Murderv0/B.Conspiracyv1"


def table() -> States:
    """Round 4, the first placement; the cards of the row: 0 Spy, 1 Heir below it, 2 Lord, 3 Trap, 4 Murder, 5 below."""
    return whole(ROW, 4, "place A 0").state()


def test_the_tables_of_this_file_are_whole() -> None:
    assert broken(table()) == 0
    assert broken(whole(ROW, 4, "decide A").state()) == 0
    assert broken(whole("R.Lordv0", 1, "decide A").state()) == 0


@pytest.mark.parametrize("seats", COUNTS)
def test_real_positions_are_whole(seats: int) -> None:
    for position in walk(seats, 30):
        assert broken(position.state()) == 0


@pytest.mark.parametrize(("card", "family"), [(1, 1), (5, 0), (5, 2)])
def test_I1_a_stack_of_two_families_is_noticed(card: int, family: int) -> None:
    state = table()
    state[0].family[card] = family
    assert broken(state) == 1


def test_I1_a_covered_card_at_the_beginning_is_noticed() -> None:
    state = table()
    state[0].tops ^= 1
    assert broken(state) == 1


@pytest.mark.parametrize("field", ["tops", "up"])
def test_I1_a_mark_behind_the_row_is_noticed(field: str) -> None:
    state = table()
    state[0][field] |= 1 << int(state[0].length)
    assert broken(state) == 1


@pytest.mark.parametrize("card", [1, 2])
def test_I2_points_on_a_face_up_card_are_noticed(card: int) -> None:
    state = table()
    state[0].points[card] = 1
    assert broken(state) == 2


@pytest.mark.parametrize("kind", SCHEMES)
@pytest.mark.parametrize(("row", "card"), [("B.Lordv0 R.{}v0", 1), ("B.Lordv0 R.Spyv0/R.{}v0", 2)])
def test_I3_a_face_up_scheme_is_noticed_while_cards_are_placed(kind: str, row: str, card: int) -> None:
    for ask, expected in (("place A 0", 3), ("decide B", 0)):
        state = whole(row.format(kind), 3, ask).state()
        assert broken(state) == 0
        state[0].up |= 1 << card
        assert broken(state) == expected


def test_I3_a_lord_is_no_scheme() -> None:
    assert broken(whole("B.Heir^ R.Lord^", 3, "place A 0").state()) == 0


@pytest.mark.parametrize("family", range(3))
@pytest.mark.parametrize("pile", ["hand", "aside", "discards"])
def test_I4_a_card_that_is_nowhere_is_noticed(pile: str, family: int) -> None:
    state = whole("R.Lord^ B.Lord^ G.Lord^", 3, "place A 0").state()
    assert broken(state) == 0
    state[0][pile][family] &= state[0][pile][family] - 1
    assert broken(state) == 4


@pytest.mark.parametrize("family", range(3))
def test_I4_a_card_in_two_places_is_noticed(family: int) -> None:
    state = whole("R.Lord^ B.Lord^ G.Lord^", 3, "place A 0").state()
    state[0].aside[family] |= 1 << 5
    assert broken(state) == 4


def test_I4_a_card_for_another_is_noticed() -> None:
    state = table()
    state[0].face[2] = 2 if state[0].face[2] != 2 else 3
    assert broken(state) == 4


@pytest.mark.parametrize(("turn", "expected"), [(2, 4), (3, 4), (4, 0), (5, 4)])
def test_I4_the_hand_is_seven_less_the_rounds(turn: int, expected: int) -> None:
    state = whole(ROW, 4, "decide A").state()
    state[0].turn = turn
    assert broken(state) == expected


@pytest.mark.parametrize(("turn", "expected"), [(2, 4), (3, 0), (4, 0), (5, 4)])
def test_I4_while_cards_are_placed_it_may_be_one_more(turn: int, expected: int) -> None:
    state = table()
    state[0].turn = turn
    assert broken(state) == expected


def test_I4_before_the_first_round_nothing_is_placed() -> None:
    for position in walk(3, 31):
        if asked(position).startswith("place"):
            break
        state = position.state()
        assert broken(state) == 0
        card = state[0].hand[0] & -state[0].hand[0]
        state[0].hand[0] ^= card
        state[0].discards[0] |= card
        assert broken(state) == 4


@pytest.mark.parametrize("seat", range(3))
def test_I5_a_debt_is_noticed(seat: int) -> None:
    state = table()
    state[0].purse[seat] = -1
    assert broken(state) == 5
    state[0].purse[seat] = 0
    assert broken(state) == 0


def test_faults_of_the_kit_are_told_first() -> None:
    state = resolving("R.Lordv0").state()
    state[0].fault = 2
    state[0].purse[0] = -1
    assert broken(state) == 102


def test_I1_two_cards_that_are_one_are_noticed() -> None:
    state = table()
    state[0].laid[1] = state[0].laid[0]
    assert broken(state) == 1


def test_I4_a_wrong_count_of_placed_cards_is_noticed() -> None:
    state = table()
    state[0].placed += 1
    assert broken(state) == 4
