"""Every table that the rules read, against the data sheet that they follow: trolli-data.json, kept beside this."""

import json
from pathlib import Path
from typing import Any

import pytest

from throneroom.games.trolli import data, pieces
from throneroom.games.trolli.effects import SENTENCES
from throneroom.games.trolli.pieces import (
    ACTION_NAMES,
    ACTION_PLACE,
    BESIDE,
    CARD_BED,
    CARD_CONDITION,
    CARD_EFFECT,
    CARD_FIELDS,
    CARD_NAMES,
    CASTLE_EFFECT,
    CAVE_TILES,
    CONDITION,
    CONDITION_NAMES,
    CONDITION_OF,
    CONDITION_PER,
    COUNTED,
    EDGE,
    EDGES,
    EFFECT_NAMES,
    FACING,
    FEW_CARDS,
    FEW_CAVE_TILES,
    FOREIGN,
    HALF,
    ITEMS,
    KIND,
    NEAR,
    ORES,
    PERIOD,
    PLACE_NAMES,
    PRICE,
    ROCK,
    ROUND_ITEM,
    ROUND_KING,
    ROUND_NAMES,
    ROUND_VILLAGE,
    ROYAL_CARD_NAMES,
    ROYAL_CARD_NEEDS,
    ROYAL_CARD_OF,
    SLOT_NAMES,
    START,
    STOCK,
    TILE_ACTION,
    TILE_FIELDS,
    TILE_KINDS,
    TILE_NAMES,
    TILE_SHAFTS,
    TOTEM_CARDS,
    TOTEM_TILE,
)
from throneroom.games.trolli.registers import VERBS

Row = dict[str, Any]
SHEET: dict[str, Any] = json.loads((Path(__file__).parent / "trolli-data.json").read_text("utf-8"))
SLOTS: list[Row] = SHEET["grid"]["slots"]


def rows(name: str) -> dict[str, Row]:
    """A table of the sheet by id."""
    return {row["id"]: row for row in SHEET[name]}


def fields(table: Any) -> list[tuple[str, str]]:
    """The fields of a tile or a card: item and bonus."""
    return [(ITEMS[item], EFFECT_NAMES[bonus]) for item, bonus in table if item >= 0]


def edges_of(tile: int) -> str:
    """As on the sheet; a wall and a plain passage are both no half-shaft."""
    return "".join(pieces.HALF_SHAFTS[half] for half in EDGE[tile])


# -- the network ------------------------------------------------------------------------------------------------


def test_R29_all_slots_and_the_start() -> None:
    assert set(SLOT_NAMES) == {row["id"] for row in SLOTS}
    assert len(SLOT_NAMES) == SHEET["grid"]["cols"] * SHEET["grid"]["rows"] * 2 == 40
    assert SLOT_NAMES[START] == SHEET["grid"]["start"]


@pytest.mark.parametrize("row", SLOTS, ids=lambda row: row["id"])
def test_R29_R30_neighbours_and_the_edges_that_face(row: Row) -> None:
    """Two slots touch where an edge of one is, corner for corner, an edge of the other."""
    slot = SLOT_NAMES.index(row["id"])
    beside = [None if there == ROCK else SLOT_NAMES[there] for there in BESIDE[slot]]
    assert beside == row["adj"]
    assert int(NEAR[slot]) == sum(1 << SLOT_NAMES.index(there) for there in row["adj"] if there)
    for edge, there in enumerate(row["adj"]):
        if there:
            facing = int(FACING[slot, edge])
            assert corners(row, edge) == corners(next(one for one in SLOTS if one["id"] == there), facing)


def corners(row: Row, edge: int) -> set[tuple[float, ...]]:
    """Both ends of an edge."""
    return {tuple(round(n, 3) for n in row["poly"][(edge + end) % EDGES]) for end in (0, 1)}


# -- tiles ------------------------------------------------------------------------------------------------------


def test_R2_R6_all_tiles_are_there() -> None:
    assert sorted(TILE_NAMES[:CAVE_TILES]) == sorted(rows("caveTiles"))
    assert list(TILE_NAMES[CAVE_TILES:]) == list(rows("royalTiles"))


@pytest.mark.parametrize("row", SHEET["caveTiles"], ids=lambda row: row["id"])
def test_R2_R56_R57_R58_R59_cave_tiles(row: Row) -> None:
    tile = TILE_NAMES.index(row["id"])
    assert TILE_KINDS[KIND[tile]] == row["type"]
    assert edges_of(tile) == row["edges"].replace("#", "-")
    assert row["edges"].count("#") == (4 if row["type"] == "vp" else 0)
    assert (CONDITION_NAMES[CONDITION[tile]] if CONDITION[tile] >= 0 else None) == row["vp"]
    item = {"bell": "bell", "resource": "camp"}.get(row["type"])
    assert fields(TILE_FIELDS[tile]) == ([(item, row["bonus"])] if item else [])
    assert TILE_SHAFTS[tile].tolist() == ([2, 0, 0] if row["type"] == "resource" else [0, 0, 0])
    assert TILE_ACTION[tile] == 0
    assert (FEW_CAVE_TILES[tile // HALF] >> tile % HALF & 1 == 0) == row["T"]


ADDED: dict[str, tuple[list[int], list[str]]] = {  # shafts and fields
    "shaftsO4": ([4, 0, 0], []),
    "shaftsG3": ([0, 3, 0], []),
    "shaftsD2": ([0, 0, 2], []),
    "baby2": ([0, 0, 0], ["baby", "baby"]),
    "baby+camp": ([0, 0, 0], ["baby", "camp"]),
    "baby+bell": ([0, 0, 0], ["baby", "bell"]),
    "bell2": ([0, 0, 0], ["bell", "bell"]),
    "camp+bell": ([0, 0, 0], ["camp", "bell"]),
}


@pytest.mark.parametrize("row", SHEET["royalTiles"], ids=lambda row: row["id"])
def test_R6_royal_tiles(row: Row) -> None:
    tile = TILE_NAMES.index(row["id"])
    assert TILE_KINDS[KIND[tile]] == "royal"
    assert edges_of(tile) == row["edges"]
    assert EFFECT_NAMES[TILE_ACTION[tile]] == (row["effect"] if row["class"] == "action" else "-")
    shafts, items = ADDED.get(row["effect"], ([0, 0, 0], []))
    assert TILE_SHAFTS[tile].tolist() == shafts
    assert fields(TILE_FIELDS[tile]) == [(item, "-") for item in items]  # fields of royal tiles carry no bonus
    assert (tile == TOTEM_TILE) == (row["effect"] == "totems")
    assert CONDITION[tile] == -1


# -- cards ------------------------------------------------------------------------------------------------------


def test_R7_all_designs_are_there_twice() -> None:
    designs = [row["design"] for row in SHEET["trollCards"]]
    assert [design for design in CARD_NAMES for _ in range(data.COPIES)] == designs


@pytest.mark.parametrize("row", SHEET["trollCards"], ids=lambda row: row["id"])
def test_R7_R68_R82_troll_cards(row: Row) -> None:
    card = CARD_NAMES.index(row["design"])
    kind, effect = row["kind"], row["effect"]
    assert EFFECT_NAMES[CARD_EFFECT[card]] == (effect if kind == "now" else "-")
    assert (CONDITION_NAMES[CARD_CONDITION[card]] if CARD_CONDITION[card] >= 0 else None) == (
        effect if kind == "vp" else None
    )
    assert int(CARD_BED[card]) == (effect == "bed")
    added = [(effect, "-")] if kind == "field" and effect != "bed" else []
    assert fields(CARD_FIELDS[card]) == added + [("baby", bonus or "-") for bonus in row["babyFields"]]
    assert [TOTEM_CARDS[i] >> card & 1 == 1 for i in range(3)] == [row["totem"] == t for t in ("bat", "snake", "toad")]


@pytest.mark.parametrize("design", CARD_NAMES)
def test_R15_troll_cards_marked_T(design: str) -> None:
    kept = [row for row in SHEET["trollCards"] if row["design"] == design and not row["T"]]
    assert (FEW_CARDS >> 2 * CARD_NAMES.index(design) & 3).bit_count() == len(kept)


def test_R5_all_round_cards_are_there() -> None:
    assert list(ROUND_NAMES) == list(rows("roundCards"))


@pytest.mark.parametrize("row", SHEET["roundCards"], ids=lambda row: row["id"])
def test_R5_R36_R37_round_cards(row: Row) -> None:
    card = ROUND_NAMES.index(row["id"])
    assert int(ROUND_VILLAGE[card]) == row["village"] - 1
    assert STOCK[ROUND_ITEM[card]] == {"H": "human", "B": "baby", "P": "princess"}[row["item"]]
    village = ("I", "II", "III", "IV")[row["village"] - 1]
    assert PLACE_NAMES[ROUND_KING[card]] == (village if row["king"] == "village" else row["king"])
    assert [int(PERIOD[i]) >> card & 1 == 1 for i in range(3)] == [
        row["period"] == period for period in ("dawn", "dusk", "night")
    ]


def test_R8_R12_castle_tiles() -> None:
    assert [EFFECT_NAMES[effect] for effect in CASTLE_EFFECT] == SHEET["castleTiles"]


ROYAL_CARDS = {  # what is counted, and how many are needed
    "princess3": ("princess-tile", 3),
    "resource3": ("resource-tile", 3),
    "bell3": ("bell-tile", 3),
    "vp3": ("vp-tile", 3),
    "tiles7": ("tile", 7),
    "bat3": ("bat", 3),
    "snake3": ("snake", 3),
    "toad3": ("toad", 3),
    "each1": ("totem", 3),
    "cards5": ("card", 5),
    "camps3": ("camp", 3),
    "babies3": ("baby", 3),
    "bells3": ("bell", 3),
    "humans5": ("human", 5),
}


def test_R4_R16_R78_royal_cards() -> None:
    sheet = [(colour, card) for colour, cards in SHEET["royalCards"].items() for card in cards]
    assert [colour for colour, _, _ in data.ROYAL_CARDS.values()] == [colour for colour, _ in sheet]
    found = [(COUNTED[what], int(n)) for what, n in zip(ROYAL_CARD_OF, ROYAL_CARD_NEEDS, strict=True)]
    assert found == [ROYAL_CARDS[card] for _, card in sheet]
    names = dict(zip(ROYAL_CARD_NAMES, (card for _, card in sheet), strict=True))
    assert {ours: theirs for ours, theirs in names.items() if ours != theirs} == {
        "bats3": "bat3",
        "snakes3": "snake3",
        "toads3": "toad3",
    }
    assert data.FACE_UP_ROYAL_CARDS == {"blue": 1, "yellow": 1, "red": 2}


# -- clans and constants ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("clan", SHEET["clans"])
def test_R9_R22_R23_R24_clans(clan: str) -> None:
    row, number = SHEET["clans"][clan], pieces.CLAN_NAMES.index(clan)
    assert pieces.CLAN_SHAFTS[number].tolist() == [row["shafts"].count(ore) for ore in ORES]
    assert pieces.CLAN_START[number].tolist() == [
        row["start"].get(thing, 0) for thing in ("O", "G", "D", "power", "cow", "H")
    ]
    assert (int(pieces.CLAN_OPEN[number]), int(pieces.CLAN_COVERED[number])) == (row["openBarns"], row["coveredBarns"])
    action = {"cow1": "cow"}.get(row["printedRoyal"], row["printedRoyal"])
    assert EFFECT_NAMES[pieces.CLAN_ACTION[number]] == action


def test_R8_R9_R26_R27_R45_constants() -> None:
    sheet = SHEET["constants"]
    assert (sheet["caveCauldrons"], sheet["villageCauldrons"]) == (data.CAVE_CAULDRONS, data.VILLAGE_CAULDRONS)
    assert sheet["beds"] == data.BEDS
    assert sheet["late"] == {str(seats): [*starts] for seats, starts in data.LATE.items()}
    assert (sheet["powerMax"], sheet["powerMaxExtended"]) == (data.POWER_MAX, data.POWER_MAX_EXTENDED)
    assert (sheet["display"], sheet["hand"]) == (data.DISPLAY, data.HAND)
    assert sheet["supply"] == data.SUPPLY
    assert sheet["villageStart"] == {**data.VILLAGE_START, "princess": 0}
    assert list(data.FOREIGN_AP_ACTIONS) == sheet["foreignTrollActions"]
    assert [name for name, foreign in zip(ACTION_NAMES, FOREIGN, strict=True) if foreign] == ["princess", "bell"]
    assert {seats: sum(deck) for seats, deck in data.DECK.items()} == {2: 12, 3: 11, 4: 10}
    assert data.DECK == {2: (5, 5, 2), 3: (5, 5, 1), 4: (5, 5, 0)}
    assert (data.TROLLS, len(data.CAMPS), len(data.BABIES), data.BARNS) == (5, 4, 4, 6)
    assert (data.GAIN_POWER, data.MINED, data.BUILT, data.BUILT_WITHOUT_CAMP) == ((2, 3, 4), (1, 2), 2, 3)


def test_R80_R81_points() -> None:
    assert (data.SET_OF_THREE, data.SET_OF_TWO, data.SINGLE) == (15, 9, 4)
    assert (data.PRINCESS_POINTS, data.ROYAL_TILE_POINTS, data.HUMAN_POINTS) == (7, 3, 1)


def test_A8_A27_flags() -> None:
    assert (data.KING_CHOICE, data.VP_WALL_TO_WALL) == (False, False)


PRICES = {  # place; action points, troll power, obsidian, gold, diamonds, cows
    "mine-O": ("mine", [1, 0, 0, 0, 0, 0]),
    "mine-G": ("mine", [2, 0, 0, 0, 0, 0]),
    "mine-D": ("mine", [3, 0, 0, 0, 0, 0]),
    "refill-O": ("power", [2, 0, 0, 0, 0, 0]),
    "refill-G": ("power", [2, 0, 0, 0, 0, 0]),
    "refill-D": ("power", [2, 0, 0, 0, 0, 0]),
    "camp": ("build", [3, 0, 0, 0, 0, 1]),
    "tiles": ("build", [2, 0, 1, 0, 0, 0]),
    "new-tiles": ("build", [1, 0, 0, 0, 0, 0]),
    "gain": ("power", [2, 0, 0, 0, 0, 0]),
    "buy": ("power", [1, 1, 0, 0, 0, 1]),
    "new-cards": ("power", [1, 0, 0, 0, 0, 0]),
    "princess": ("I", [5, 2, 0, 0, 1, 0]),
    "bell": ("I", [4, 0, 3, 0, 0, 0]),
    "castle": ("I", [3, 0, 0, 0, 0, 0]),
    "swap": ("I", [2, 2, 0, 0, 0, 0]),
    "hire": ("I", [2, 1, 0, 1, 0, 0]),
    "cow": ("I", [1, 0, 0, 0, 0, 0]),
}


def test_R50_R51_R52_R53_R54_R55_R64_R66_R67_R68_R69_prices() -> None:
    found = {name: (PLACE_NAMES[ACTION_PLACE[deed]], PRICE[deed].tolist()) for deed, name in enumerate(ACTION_NAMES)}
    assert found == PRICES
    assert data.ACTIVATE_AP == 1
    assert (data.SWAP_GOLD, data.SWAP_DIAMONDS) == (2, 1)


CONDITIONS = {  # what gives a point, and how many of them
    "bat": ("bat", 1),
    "toad": ("toad", 1),
    "snake": ("snake", 1),
    "diamond": ("diamond", 1),
    "gold2": ("gold", 2),
    "obs2": ("obsidian", 2),
    "cow": ("cow", 1),
    "human2": ("human", 2),
    "power": ("power", 1),
    "bellTiles": ("bell-tile", 1),
    "princessTiles": ("princess-tile", 1),
    "vpTiles": ("vp-tile", 1),
    "royalTiles": ("royal-tile", 1),
    "tiles4": ("tile", 4),
    "obsShafts3": ("obsidian-shaft", 3),
    "goldShafts2": ("gold-shaft", 2),
    "diaShafts2": ("diamond-shaft", 2),
}


def test_R82_what_is_counted() -> None:
    found = zip(CONDITION_NAMES, CONDITION_OF, CONDITION_PER, strict=True)
    assert {name: (COUNTED[what], int(per)) for name, what, per in found} == CONDITIONS


EFFECTS = {  # verb, kind of ore, amount
    "-": [],
    "gold": ["take G 1"],
    "diamond": ["take D 1"],
    "obs1": ["take O 1"],
    "obs2": ["take O 2"],
    "cow": ["cows 1"],
    "cows2": ["cows 2"],
    "obscow": ["take O 1", "cows 1"],
    "power2": ["power 2"],
    "gold+power1": ["take G 1", "power 1"],
    "barn+cow": ["uncover 1", "cows 1"],
    "refill": ["refill 1"],
    "build": ["build 1"],
    "card": ["card 1"],
    "move2": ["trolls 2"],
    "move3humans": ["humans 3"],
    "move1troll1human": ["either 1"],
    "mineO3": ["mine O 3"],
    "mineG2": ["mine G 2"],
    "mineD1": ["mine D 1"],
    "mineG1": ["mine G 1"],
    "power1human": ["power 1", "humans 1"],
}


@pytest.mark.parametrize("effect", EFFECTS)
def test_R33_effects_are_these_sentences(effect: str) -> None:
    found = []
    for verb, ore, amount in SENTENCES[EFFECT_NAMES.index(effect)].tolist():
        words = [VERBS.names[verb], *([ORES[ore]] if VERBS.names[verb] in ("take", "mine") else []), str(amount)]
        found += [" ".join(words)] if verb else []
    assert found == EFFECTS[effect]


def test_R33_there_are_no_other_effects() -> None:
    assert list(EFFECT_NAMES) == list(EFFECTS)
