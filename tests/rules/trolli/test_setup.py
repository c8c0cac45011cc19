"""R1-R33 and the rulings about set-up: what is in the box, and how a match begins."""

import pytest

from tests.rules.trolli.table import GAME, A, B, acting, dealt, done, may, now
from throneroom.games.trolli import data
from throneroom.games.trolli.pieces import (
    BESIDE,
    CARD_NAMES,
    CLAN_NAMES,
    FEW_CARDS,
    FEW_CAVE_TILES,
    KIND,
    NEAR,
    ROCK,
    ROUND_NAMES,
    ROYAL_CARD_NAMES,
    SLOT_NAMES,
    SLOTS,
    START,
    TILE_NAMES,
)
from throneroom.kit.text import names_in

SEATS = (2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_R1_R10_R11_A2_as_many_villages_as_players(seats: int) -> None:
    s = now(dealt(seats))
    assert [int(n) for n in s.bells] == [3] * seats + [0] * (4 - seats)
    assert len(dealt(seats).view(A).json()["table"]["villages"]) == seats


def test_R2_sixteen_tiles_of_each_kind() -> None:
    assert [KIND.tolist().count(kind) for kind in range(5)] == [16, 16, 16, 16, 20]


def test_R3_ore_never_runs_out() -> None:
    position = acting("I", 3, A={"ore": "O:90"})
    assert int(now(done(position, "castle")).ore[A][0]) == 92


def test_R4_R16_royal_cards_by_colour() -> None:
    colours = [colour for colour, _, _ in data.ROYAL_CARDS.values()]
    assert [colours.count(colour) for colour in ("blue", "yellow", "red")] == [5, 5, 4]
    shown = names_in(int(now(dealt()).royal_cards), ROYAL_CARD_NAMES)
    assert [data.ROYAL_CARDS[name][0] for name in shown] == ["blue", "yellow", "red", "red"]


def test_R5_round_cards_by_period() -> None:
    assert [sum(name.startswith(period) for name in ROUND_NAMES) for period in data.PERIODS] == [24, 24, 12]


def test_R6_twenty_royal_tiles() -> None:
    assert TILE_NAMES[64:] == tuple(f"K{n:02}" for n in range(1, 21))


def test_R7_sixteen_cards_of_each_animal() -> None:
    assert [2 * sum(name.startswith(totem) for name in CARD_NAMES) for totem in data.TOTEMS] == [16, 16, 16]


@pytest.mark.parametrize("seats", SEATS)
def test_R8_R17_A3_the_rest_is_the_supply(seats: int) -> None:
    s = now(dealt(seats))
    humans = sum(int(n) for row in s.humans for n in row)
    cows = int(s.cows.sum())
    assert [int(n) for n in s.supply] == [12, 16 - seats, 13 - seats - humans, 16 - cows]
    assert len(data.CASTLES) == 10


def test_R9_R19_R20_R22_what_a_clan_has() -> None:
    s = now(dealt())
    for p in range(4):
        clan = CLAN_NAMES[s.clan[p] - 1]
        assert int(s.covered[p]) == (2 if clan == "turquoise" else 3)
        assert int(s.camps[p]).bit_count() == int(s.babies[p]).bit_count() == 4
        assert s.trolls[p].tolist() == [0] * 5


@pytest.mark.parametrize("seats", SEATS)
def test_R12_every_village_is_furnished(seats: int) -> None:
    s = now(dealt(seats))
    for village in range(seats):
        things = (s.bells, s.wild_camps, s.wild_babies, s.farm, s.tower)
        assert [int(row[village]) for row in things] == [3, 3, 1, 1, 0]
    assert len({int(tile) for tile in s.castle[:seats]}) == seats
    assert 0 not in s.castle[:seats]


@pytest.mark.parametrize("seats", SEATS)
def test_R13_R14_R15_A1_displays_of_five_without_T(seats: int) -> None:
    s = now(dealt(seats))
    assert int(s.cave_display[0]).bit_count() + int(s.cave_display[1]).bit_count() == 5
    assert int(s.royal_display).bit_count() == int(s.card_display).bit_count() == 5
    tiles = sum(int(half).bit_count() for half in (*s.cave_display, *s.cave_stack))
    cards = int(s.card_display).bit_count() + int(s.card_stack).bit_count()
    assert (tiles, cards) == ((64, 48) if seats == 4 else (48, 36))
    if seats < 4:
        assert int(s.cave_stack[0]) & ~FEW_CAVE_TILES[0] == int(s.cave_stack[1]) & ~FEW_CAVE_TILES[1] == 0
        assert (int(s.card_stack) | int(s.card_display)) & ~FEW_CARDS == 0


def test_R18_A5_chance_chooses_who_begins() -> None:
    assert {dealt(3, luck).actor for luck in range(30)} == {0, 1, 2}
    assert dealt(3, 1, first="B").actor == B
    assert int(now(dealt()).king) == 0


@pytest.mark.parametrize(
    ("clan", "shafts", "ore", "power", "cows"),
    [
        ("red", [3, 0, 1], [2, 1, 2], 2, 1),
        ("yellow", [2, 2, 0], [3, 0, 2], 3, 1),
        ("purple", [4, 1, 0], [2, 0, 2], 2, 1),
        ("turquoise", [3, 1, 0], [2, 0, 2], 2, 1),
    ],
)
def test_R21_R23_R24_boards(clan: str, shafts: list[int], ore: list[int], power: int, cows: int) -> None:
    s = now(done(GAME.start(2, {"first": "A", "clans": "choose"}, 3), f"clan {clan}"))
    assert s.shafts[A].tolist() == s.filled[A].tolist() == shafts
    assert s.ore[A].tolist() == ore
    assert (int(s.might[A]), int(s.cows[A]), int(s.beds[A])) == (power, cows, 1)
    assert now(GAME.start(2, {"first": "A", "clans": "choose"}, 3)).might[A] == 0


@pytest.mark.parametrize(("seats", "starts"), data.LATE.items())
def test_R24_A5_who_comes_later_begins_with_more(seats: int, starts: tuple[dict[str, int], ...]) -> None:
    first = GAME.start(seats, {"first": "B", "clans": "choose"}, 3)
    for late, start in enumerate(starts):
        p = (1 + late) % seats
        done(first, f"clan {('yellow', 'red', 'turquoise', 'purple')[late]}")
        row = data.CLANS[("yellow", "red", "turquoise", "purple")[late]]["start"]
        s = now(first)
        assert s.ore[p].tolist() == [row.get(ore, 0) + start.get(ore, 0) for ore in "OGD"]
        assert (int(s.might[p]), int(s.cows[p])) == tuple(row[what] + start.get(what, 0) for what in ("power", "cow"))


def test_R24_A4_a_start_human_finds_a_cauldron_at_once() -> None:
    position = done(GAME.start(2, {"first": "A", "clans": "choose"}, 3), "clan purple")
    assert position.legal(A) == ["house mine", "house build", "house power"]
    s = now(done(position, "house build"))
    assert s.humans[A].tolist() == [0, 1, 0]
    assert int(s.supply[2]) == 13 - 2 - 1


def test_R12_R16_R19_R27_the_table_is_there_before_clans_are_chosen_and_hands_dealt() -> None:
    s = now(GAME.start(3, {"first": "A", "clans": "choose"}, 3))
    assert s.clan.tolist() == [0] * 4
    assert 0 not in s.castle[:3]
    assert int(s.cave_display[0]).bit_count() + int(s.cave_display[1]).bit_count() == 5
    assert int(s.royal_display).bit_count() == int(s.card_display).bit_count() == 5
    assert int(s.royal_cards).bit_count() == 4
    assert s.hand.tolist() == [0] * 4


def test_A6_every_clan_once() -> None:
    position = done(GAME.start(2, {"first": "B", "clans": "choose"}, 3), "clan red")
    assert position.actor == A
    assert position.legal(A) == ["clan yellow", "clan purple", "clan turquoise"]
    assert len({int(clan) for clan in now(dealt()).clan}) == 4


@pytest.mark.parametrize(("seats", "size"), [(2, 12), (3, 11), (4, 10)])
def test_R25_R26_R27_round_cards(seats: int, size: int) -> None:
    position = dealt(seats)
    s = now(position)
    for p in range(seats):
        hand = names_in(int(s.hand[p]), ROUND_NAMES)
        assert len(hand) == 3
        assert all(name.startswith("dawn") and int(name[5]) <= seats for name in hand)
    assert int(s.pool).bit_count() == 15 * seats - 3 * seats
    assert sum(data.DECK[seats]) == size


def test_R28_R31_R33_three_caves_and_fields_with_bonuses() -> None:
    assert data.CAVES == ("mine", "build", "power")
    position = acting("I", 4, A={"ore": "O:3", "network": "{B3E:L08.0}", "covered": "2"})
    s = now(done(position, "bell"))
    assert s.items[A].tolist() == [0, 0, 1]
    assert s.ore[A].tolist() == [0, 1, 0]  # the field's bonus is gold


def test_R29_the_grid() -> None:
    assert SLOTS == 40
    assert SLOT_NAMES[START] == "B3E"
    assert (BESIDE[START] != ROCK).all()
    for slot in range(SLOTS):
        for there in BESIDE[slot]:
            assert there == ROCK or slot in BESIDE[there]
            assert there == ROCK or int(NEAR[slot]) >> int(there) & 1


@pytest.mark.parametrize(
    ("slot", "beside"),
    [
        ("A1N", ["A1S", None, "A2W", "A2E", "B1W"]),
        ("B3E", ["B3W", "B4S", "C3N", "C3S", "B2N"]),
        ("B3W", ["B3E", "B2N", "A3S", "A3N", "B4S"]),
        ("C2E", ["C2W", "C3S", "D2N", "D2S", "C1N"]),
        ("D5W", ["D5E", "D4N", "C5S", "C5N", None]),
        ("D1E", ["D1W", "D2S", None, None, None]),
    ],
)
def test_R29_neighbours_over_the_edges(slot: str, beside: list[str | None]) -> None:
    found = BESIDE[SLOT_NAMES.index(slot)]
    assert [None if there == ROCK else SLOT_NAMES[there] for there in found] == beside


def test_R32_printed_shafts_count() -> None:
    position = acting("power", 2, A={"filled": "O:1"})
    assert may(position, "refill-O")
    assert now(done(position, "refill-O")).filled[A].tolist() == [3, 0, 0]


def test_A7_hands_are_secret_and_the_rest_is_open() -> None:
    position = dealt()
    seen = position.view(A).array[0]
    assert int(seen.hand[A]) == int(now(position).hand[A])
    assert int(seen.hand[B]) == int(seen.pool) == 0
    assert seen.unseen_hand[B].tolist() == [3, 0, 0]
    assert int(seen.card_stack) == int(now(position).card_stack)
