"""What a network is told follows from the view, boards relative to the observer, number by number."""

from itertools import pairwise

from tests.rules.trolli.table import GAME, A, B, acting
from throneroom.games.trolli.acting import ACT
from throneroom.games.trolli.data import TROLLS
from throneroom.games.trolli.flow import STEPS
from throneroom.games.trolli.pieces import (
    CARDS,
    CAVE_COUNT,
    CAVE_TILES,
    EFFECT_COUNT,
    ITEMS,
    KINDS,
    MOST_SEATS,
    ROUND_CARDS,
    ROYAL_CARDS,
    ROYAL_TILES,
    SLOT_NAMES,
    SLOTS,
    STOCK,
    TILE_NAMES,
)
from throneroom.games.trolli.state import MOST_VILLAGES, PERIOD_COUNT

STORES = (9, KINDS, KINDS, KINDS, len(ITEMS), len(ITEMS) * EFFECT_COUNT)
BOARD = (*STORES, 8, CAVE_COUNT, SLOTS, SLOTS, CARDS, 4, 4, ROYAL_CARDS, PERIOD_COUNT)
VILLAGE = 6 + MOST_SEATS
COMMON = (CAVE_TILES, ROYAL_TILES, 2 * CARDS, ROYAL_CARDS, len(STOCK), len(STEPS), 4, 4)
OWN = {
    "network": "{B3E:R05.0 B3W:P03.3}",
    "ore": "O:3 G:2 D:1",
    "filled": "O:2",
    "might": "4",
    "cows": "2",
    "trolls": "mine mine I off off",
    "humans": "build:2",
    "played": "3",
    "hand": "{dawn-1a dawn-1c}",
}
THEIRS = {"trolls": "II off off off off", "played": "3", "hand": "{dawn-2a}"}
POSITION = acting("mine", 3, 2, 1, seats=3, common="king build B", A=OWN, B=THEIRS)


def parts(numbers: list[int], sizes: tuple[int, ...]) -> list[list[int]]:
    """Cut one after the other; nothing is left."""
    ends = [sum(sizes[:n]) for n in range(len(sizes) + 1)]
    assert ends[-1] == len(numbers)
    return [numbers[begin:end] for begin, end in pairwise(ends)]


def told(seat: int) -> tuple[list[int], list[list[int]], list[list[int]], list[list[int]]]:
    """The own hand, the boards, the villages, and what all have in common."""
    sizes = (ROUND_CARDS, *[sum(BOARD)] * MOST_SEATS, *[VILLAGE] * MOST_VILLAGES, sum(COMMON))
    hand, *rest = parts(POSITION.view(seat).features().tolist(), sizes)
    return hand, rest[:MOST_SEATS], rest[MOST_SEATS:-1], parts(rest[-1], COMMON)


def members(row: list[int]) -> dict[int, int]:
    return {place: number for place, number in enumerate(row) if number}


def test_the_own_hand_comes_first() -> None:
    assert [members(told(seat)[0]) for seat in (A, B)] == [{0: 1, 2: 1}, {6: 1}]
    assert len(POSITION.view(A).features()) == GAME.features


def test_a_board_is_told() -> None:
    head, ore, shafts, filled, items, free, trolls, humans, tiles, turned, cards, camps, babies, *rest = parts(
        told(A)[1][0], BOARD
    )
    assert head == [1, 4, 2, 3, 2, 1, 0, 3, 1]  # red, 4 power, 2 barns, 3 covered, 2 cows, a bed; 3 played, its turn
    assert (ore, shafts, filled, items) == ([3, 2, 1], [6, 0, 1], [2, 0, 0], [0, 0, 0])
    assert sum(free) == 1  # for a camp
    assert trolls == [2, 2, 0, 0, 1, 0, 0, 0]
    assert sum(trolls) == TROLLS
    assert humans == [0, 2, 0]
    start, west = SLOT_NAMES.index("B3E"), SLOT_NAMES.index("B3W")
    assert members(tiles) == {start: TILE_NAMES.index("R05") + 1, west: TILE_NAMES.index("P03") + 1}
    assert members(turned) == {west: 3}
    assert (sum(cards), camps, babies) == (0, [1] * 4, [1] * 4)
    assert rest == [[0] * ROYAL_CARDS, [0] * PERIOD_COUNT]


def test_boards_are_told_from_the_observer_on() -> None:
    mine, theirs = told(A)[1], told(B)[1]
    assert mine[1][:-PERIOD_COUNT] == theirs[0][:-PERIOD_COUNT]
    assert mine[0][:-PERIOD_COUNT] == theirs[2][:-PERIOD_COUNT]
    assert (mine[1][-PERIOD_COUNT:], theirs[0][-PERIOD_COUNT:]) == ([1, 0, 0], [0, 0, 0])  # backs of cards
    assert mine[3] == [0] * sum(BOARD)


def test_villages_and_displays_are_told() -> None:
    _, _, villages, (caves, royals, cards, royal_cards, supply, step, arguments, last) = told(A)
    assert villages == [[0, 3, 3, 1, 1, 4, 0, 0, 0, 0]] * 3 + [[0] * VILLAGE]
    assert sorted(TILE_NAMES[tile] for tile in members(caves)) == ["L01", "P01", "R01", "V01", "V09"]
    assert (sum(royals), sum(cards), sum(royal_cards)) == (0, 5, 0)
    assert supply == [12, 13, 8, 14]
    assert (members(step), arguments) == ({ACT: 1}, [1, 3, 2, 1])
    assert last == [1, 2, 1, 1]  # A is asked; the king, in the building cave of the next player; troll 1 moved
    assert told(B)[3][-1] == [0, 2, 0, 1]
