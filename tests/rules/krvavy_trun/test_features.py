"""What a network is told: families (own first), the cards of the row, the step, and where the game stands."""

import pytest

from tests.rules.krvavy_trun.table import GAME, KINDS, walk
from throneroom import WATCHER, Position
from throneroom.games.krvavy_trun.view import FEATURES

FAMILY, CARD, FAMILIES, LONGEST, STEPS = 33, 19, 5, 30, 10
Family = tuple[list[str], list[str], list[str], list[int]]
POSITION = GAME.from_text(
    """
turn 4 first C cursor 2
A purse 3 hand {Archer Lord} aside {Trap Decree Murder} discards {Spy}
B purse 5 hand {Squire Heir} aside {Conspiracy Decree Murder} discards {Archer Trap}
C purse 7 hand {Squire Heir} aside {Conspiracy Decree Murder}
row B.Lord^ C_ A_
ask decide C
""".replace("C_", "G.Spyv2/G.Trapv1/G.Impersonator^").replace("A_", "R.Heirv3"),
    (),
)
DUEL = GAME.from_text(
    """
seats 2 turn 2 first B
A purse 3 hand {Archer} hand2 {Squire} discards2 {Lord}
B purse 5 hand {Spy} hand2 {Heir} aside2 {Trap}
row V.Lord^ G.Spyv1
ask place B 0
""",
    (),
)


def family(position: Position, seat: int, number: int) -> Family:
    """Hand, set aside, discards, and the three numbers."""
    block = position.view(seat).features()[number * FAMILY : (number + 1) * FAMILY].tolist()
    piles = [[kind for kind, there in zip(KINDS, block[i * 10 : i * 10 + 10], strict=True) if there] for i in range(3)]
    assert set(block[:30]) <= {0, 1}
    return piles[0], piles[1], piles[2], block[30:]


def cards(position: Position, seat: int) -> list[tuple[str | None, int, list[int]]]:
    """Each card of the row: its kind, its family counted from the own one, and points, up, covered, acting."""
    numbers = position.view(seat).features()[FAMILIES * FAMILY :].tolist()
    found = []
    for i in range(LONGEST):
        block = numbers[i * CARD : (i + 1) * CARD]
        if any(block):
            kinds = [kind for kind, there in zip(KINDS, block[:10], strict=True) if there]
            (relative,) = [k for k in range(FAMILIES) if block[10 + k]]
            found.append((kinds[0] if kinds else None, relative, block[15:]))
            assert len(kinds) <= 1
    return found


def rest(position: Position, seat: int) -> list[int]:
    return list(position.view(seat).features()[FAMILIES * FAMILY + LONGEST * CARD :].tolist())


def test_the_length_is_the_one_promised() -> None:
    assert len(POSITION.view(0).features()) == FEATURES == FAMILIES * FAMILY + LONGEST * CARD + STEPS + 5


def test_families_of_seat_b_begin_with_b() -> None:
    hidden_c: Family = ([], [], [], [2, 3, 7])
    hidden_a: Family = ([], [], ["Spy"], [2, 3, 3])
    own = (["Squire", "Heir"], ["Murder", "Decree", "Conspiracy"], ["Archer", "Trap"], [0, 0, 5])
    assert [family(POSITION, 1, k) for k in range(4)] == [own, hidden_c, hidden_a, ([], [], [], [0, 0, 0])]


def test_families_of_seat_a_and_of_a_watcher() -> None:
    assert family(POSITION, 0, 0) == (["Archer", "Lord"], ["Murder", "Decree", "Trap"], ["Spy"], [0, 0, 3])
    assert family(POSITION, WATCHER, 0) == ([], [], ["Spy"], [2, 3, 3])
    assert family(POSITION, WATCHER, 1) == ([], [], ["Archer", "Trap"], [2, 3, 5])


def test_the_row_as_each_seat_knows_it() -> None:
    assert cards(POSITION, 2) == [
        ("Lord", 2, [0, 1, 0, 0]),
        ("Spy", 0, [2, 0, 0, 1]),
        ("Trap", 0, [1, 0, 1, 1]),
        ("Impersonator", 0, [0, 1, 1, 1]),
        (None, 1, [3, 0, 0, 0]),
    ]
    assert cards(POSITION, 0) == [
        ("Lord", 1, [0, 1, 0, 0]),
        (None, 2, [2, 0, 0, 1]),
        (None, 2, [1, 0, 1, 1]),
        ("Impersonator", 2, [0, 1, 1, 1]),
        ("Heir", 0, [3, 0, 0, 0]),
    ]
    assert cards(POSITION, WATCHER)[4] == (None, 0, [3, 0, 0, 0])


@pytest.mark.parametrize(("seat", "asked", "first"), [(0, 0, 2), (1, 0, 1), (2, 1, 0), (WATCHER, 0, 2)])
def test_step_turn_and_cursor(seat: int, asked: int, first: int) -> None:
    step = [0] * STEPS
    step[4] = 1
    assert rest(POSITION, seat) == [*step, asked, 4, first, 2, 5]


def test_in_the_duel_both_own_families_are_known() -> None:
    assert [family(DUEL, 1, k) for k in range(4)] == [
        (["Spy"], [], [], [0, 0, 5]),
        ([], [], ["Lord"], [1, 0, 3]),
        (["Heir"], ["Trap"], [], [0, 0, 5]),
        ([], [], [], [1, 0, 3]),
    ]
    assert cards(DUEL, 1) == [("Lord", 2, [0, 1, 0, 0]), (None, 1, [1, 0, 0, 0])]
    assert cards(DUEL, 0) == [("Lord", 3, [0, 1, 0, 0]), ("Spy", 2, [1, 0, 0, 0])]
    assert rest(DUEL, 1)[STEPS:] == [1, 2, 0, 0, 2]
    assert rest(DUEL, 0)[STEPS:] == [0, 2, 1, 0, 2]


def test_other_tables_are_told_otherwise() -> None:
    told = {position.view(0).features().tobytes() for position in walk(3, 40)}
    assert len(told) > 40
