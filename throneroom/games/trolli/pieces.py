"""The printed data as small tables that rules can read."""

from typing import Final

import numpy as np

from throneroom.games.trolli import data
from throneroom.games.trolli.data import (
    ACTIONS,
    BABIES,
    CAMPS,
    CASTLES,
    CAVES,
    CLANS,
    COLUMNS,
    CONDITIONS,
    COPIES,
    DECK,
    EFFECTS,
    NEIGHBOURS,
    PERIODS,
    ROWS,
    START_SLOT,
    SUPPLY,
    TOTEMS,
    TROLLS,
    VILLAGES,
)

MOST_SEATS = len(CLANS)
ORES = "OGD"
OBSIDIAN, GOLD, DIAMOND = range(3)
KINDS = len(ORES)
CLAN_NAMES = tuple(CLANS)

# -- places: off the board, three caves, the villages -------------------------------------------------------

PLACE_NAMES: Final = ("off", *CAVES, *VILLAGES)
OFF, MINE, BUILD, POWER, FIRST_VILLAGE = range(5)
CAVE_COUNT = len(CAVES)
PLACES_WIDE = 8  # a move is troll * 8 + place
TROLL_NAMES = tuple(str(troll + 1) for troll in range(TROLLS))

# -- items: on fields in the play area; and what the supply holds -------------------------------------------

ITEMS = ("camp", "baby", "bell")
CAMP, BABY, BELL = range(3)
STOCK = tuple(SUPPLY)
PRINCESSES, BABY_STOCK, HUMANS, COWS = range(4)

# -- effects --------------------------------------------------------------------------------------------

EFFECT_NAMES = tuple(EFFECTS)
EFFECT_COUNT = len(EFFECT_NAMES)


def _effect(name: str) -> int:
    return EFFECT_NAMES.index(name)


# -- the network --------------------------------------------------------------------------------------------

EDGES = 5
SLOT_NAMES = tuple(
    f"{COLUMNS[x]}{y + 1}{side}"
    for y in range(ROWS)
    for x in range(len(COLUMNS))
    for side in ("NS" if (x + y) % 2 == 0 else "EW")
)
SLOTS = len(SLOT_NAMES)
START = SLOT_NAMES.index(START_SLOT)
ROCK = -1


def _beside() -> np.ndarray:
    """The slot over each edge of a slot, or ROCK."""
    made = np.full((SLOTS, EDGES), ROCK, np.int8)
    for slot, name in enumerate(SLOT_NAMES):
        x, y = COLUMNS.index(name[0]), int(name[1])
        for edge, (side, right, up) in enumerate(NEIGHBOURS[name[2]]):
            there = f"{COLUMNS[x + right]}{y + up}{side}" if 0 <= x + right < len(COLUMNS) else ""
            made[slot, edge] = SLOT_NAMES.index(there) if there in SLOT_NAMES else ROCK
    return made


BESIDE = _beside()
FACING = np.array(  # the edge of the neighbour that touches this edge
    [[BESIDE[there].tolist().index(slot) if there != ROCK else 0 for there in BESIDE[slot]] for slot in range(SLOTS)],
    np.int8,
)
NEAR = np.array([sum(1 << int(there) for there in row if there != ROCK) for row in BESIDE], np.int64)

# -- tiles: cave tiles, then royal tiles --------------------------------------------------------------------

_CAVE = [line.split() for line in data.CAVE_TILES.strip().splitlines()]
_ROYAL = [line.split() for line in data.ROYAL_TILES.strip().splitlines()]
TILE_NAMES = tuple(row[0] for row in _CAVE + _ROYAL)
CAVE_TILES, ROYAL_TILES = len(_CAVE), len(_ROYAL)
ROYAL_NAMES = TILE_NAMES[CAVE_TILES:]
TILES = CAVE_TILES + ROYAL_TILES
HALF = 32  # cave tiles are too many for one set: the first 32, and the others
TILE_KINDS = ("princess", "bell", "resource", "vp", "royal")
PRINCESS_TILE, BELL_TILE, RESOURCE_TILE, VP_TILE, ROYAL_TILE = range(5)
KIND = np.array([TILE_KINDS.index(row[1]) for row in _CAVE] + [ROYAL_TILE] * ROYAL_TILES, np.int8)
HALF_SHAFTS = "-" + ORES  # on an edge: nothing, or half of a shaft; # is a wall
EDGE = np.array(
    [[max(HALF_SHAFTS.find(c), 0) for c in edges] for edges in [row[2] for row in _CAVE] + [row[1] for row in _ROYAL]],
    np.int8,
)
CONDITION_NAMES = tuple(CONDITIONS)
CONDITION = np.array(
    [CONDITION_NAMES.index(row[3]) if row[1] == "vp" else -1 for row in _CAVE] + [-1] * ROYAL_TILES, np.int8
)
TILE_ACTION = np.array([0] * CAVE_TILES + [_effect(row[3]) if row[2] == "action" else 0 for row in _ROYAL], np.int8)
TOTEM_TILE = TILE_NAMES.index(next(row[0] for row in _ROYAL if row[3] == "totems"))
MOST_FIELDS = 2
NO_FIELD = -1


def _tile_fields() -> np.ndarray:
    """Up to two fields of a tile: the item, and the bonus for filling it."""
    made = np.full((TILES, MOST_FIELDS, 2), NO_FIELD, np.int8)
    for tile, row in enumerate(_CAVE):
        if row[1] in ("bell", "resource"):
            made[tile, 0] = BELL if row[1] == "bell" else CAMP, _effect(row[3])
    for tile, row in enumerate(_ROYAL, CAVE_TILES):
        for i, word in enumerate(row[3:]):
            if word in ITEMS:
                made[tile, i] = ITEMS.index(word), 0
    return made


def _tile_shafts() -> np.ndarray:
    """The shafts in the middle of a tile, filled when it is placed."""
    made = np.zeros((TILES, KINDS), np.int8)
    for tile, row in enumerate(_CAVE):
        if row[1] in data.TILE_SHAFTS:
            ore, n = data.TILE_SHAFTS[row[1]]
            made[tile, ORES.index(ore)] = n
    for tile, row in enumerate(_ROYAL, CAVE_TILES):
        if row[3].startswith("shafts:"):
            made[tile, ORES.index(row[3][7])] = int(row[3][8])
    return made


TILE_FIELDS, TILE_SHAFTS = _tile_fields(), _tile_shafts()
FEW_CAVE_TILES = tuple(  # the two halves of the stack without the tiles marked T
    sum(1 << i % HALF for i, row in enumerate(_CAVE) if i // HALF == half and "T" not in row[4:]) for half in (0, 1)
)
ALL_HALF = (1 << HALF) - 1

# -- troll cards --------------------------------------------------------------------------------------------

_CARDS = [line.split() for line in data.TROLL_CARDS.strip().splitlines()]
CARD_NAMES = tuple(row[0] for row in _CARDS)
CARDS = len(_CARDS)
TOTEM_CARDS = tuple(sum(1 << i for i, row in enumerate(_CARDS) if row[0].startswith(totem)) for totem in TOTEMS)
CARD_EFFECT = np.array([_effect(row[2]) if row[1] == "now" else 0 for row in _CARDS], np.int8)
CARD_CONDITION = np.array([CONDITION_NAMES.index(row[2]) if row[1] == "vp" else -1 for row in _CARDS], np.int8)
CARD_BED = np.array([row[2] == "bed" for row in _CARDS], np.int8)
MOST_CARD_FIELDS = 2


def _card_fields() -> np.ndarray:
    """The fields of a card: the one it adds, and those for babies."""
    made = np.full((CARDS, 1 + MOST_CARD_FIELDS, 2), NO_FIELD, np.int8)
    for card, row in enumerate(_CARDS):
        if row[2] in ITEMS and row[1] == "field":
            made[card, 0] = ITEMS.index(row[2]), 0
        for i, bonus in enumerate(row[3].split(",")):
            made[card, 1 + i] = BABY, _effect(bonus)
    return made


CARD_FIELDS = _card_fields()
ALL_CARDS = (1 << CARDS * COPIES) - 1
FEW_CARDS = sum(
    1 << COPIES * i + copy for i, row in enumerate(_CARDS) for copy in range(1 if "T" in row[4:] else COPIES)
)

# -- round cards --------------------------------------------------------------------------------------------

_ROUND = [
    (period, village, letter, what[0], what[1])
    for period, village, *cards in (line.split() for line in data.ROUND_CARDS.strip().splitlines())
    for letter, what in zip("abcdef", cards, strict=False)
]
ROUND_CARDS = len(_ROUND)
ROUND_NAMES = tuple(f"{period}-{VILLAGES.index(village) + 1}{letter}" for period, village, letter, _, _ in _ROUND)
ROUND_VILLAGE = np.array([VILLAGES.index(row[1]) for row in _ROUND], np.int8)
ROUND_ITEM = np.array([{"H": HUMANS, "B": BABY_STOCK, "P": PRINCESSES}[row[3]] for row in _ROUND], np.int8)
ROUND_KING = np.array(
    ["mbp".index(row[4]) + MINE if row[4] in "mbp" else FIRST_VILLAGE + VILLAGES.index(row[1]) for row in _ROUND],
    np.int8,
)
PERIOD = np.array([sum(1 << i for i, row in enumerate(_ROUND) if row[0] == name) for name in PERIODS], np.int64)
OF_VILLAGES = np.array(  # the round cards of so many villages
    [sum(1 << i for i in range(ROUND_CARDS) if ROUND_VILLAGE[i] < n) for n in range(len(VILLAGES) + 1)], np.int64
)
DECK_SIZES = np.array([DECK.get(seats, (0, 0, 0)) for seats in range(MOST_SEATS + 1)], np.int8)

# -- castles, royal cards, clans ----------------------------------------------------------------------------

CASTLE_COUNT = len(CASTLES)
CASTLE_NAMES = tuple(f"C{i + 1}" for i in range(CASTLE_COUNT))
CASTLE_EFFECT = np.array([_effect(name) for name in CASTLES], np.int8)

COUNTED = (
    *TOTEMS,
    *("totem", "card", "camp", "baby", "bell", "human"),
    *(f"{kind}-tile" for kind in TILE_KINDS),
    *("tile", "obsidian", "gold", "diamond", "obsidian-shaft", "gold-shaft", "diamond-shaft", "cow", "power"),
)
CONDITION_OF = np.array([COUNTED.index(what) for what, _ in CONDITIONS.values()], np.int8)
CONDITION_PER = np.array([per for _, per in CONDITIONS.values()], np.int8)
ROYAL_CARD_NAMES = tuple(data.ROYAL_CARDS)
ROYAL_CARDS = len(ROYAL_CARD_NAMES)
ROYAL_CARD_OF = np.array([COUNTED.index(what) for _, what, _ in data.ROYAL_CARDS.values()], np.int8)
ROYAL_CARD_NEEDS = np.array([n for _, _, n in data.ROYAL_CARDS.values()], np.int8)
_COLOURS = [colour for colour, n in data.FACE_UP_ROYAL_CARDS.items() for _ in range(n)]
FACE_UP = len(_COLOURS)
COLOUR = np.array(  # the royal cards of the same colour as the first, second ... one to be revealed
    [
        sum(1 << i for i, (colour, _, _) in enumerate(data.ROYAL_CARDS.values()) if colour == wanted)
        for wanted in _COLOURS
    ],
    np.int64,
)

CLAN_SHAFTS = np.array([[clan["shafts"].count(ore) for ore in ORES] for clan in CLANS.values()], np.int8)
START_THINGS = (*ORES, "power", "cow", "H")


def _things(start: dict[str, int]) -> list[int]:
    return [start.get(thing, 0) for thing in START_THINGS]


CLAN_START = np.array([_things(clan["start"]) for clan in CLANS.values()], np.int8)
LATE_START = np.zeros((MOST_SEATS + 1, MOST_SEATS, len(START_THINGS)), np.int8)  # by how many play, who comes so late
for _seats, _starts in data.LATE.items():
    LATE_START[_seats, :_seats] = [_things(start) for start in _starts]
CLAN_OPEN = np.array([clan["open"] for clan in CLANS.values()], np.int8)
CLAN_COVERED = np.array([clan["covered"] for clan in CLANS.values()], np.int8)
CLAN_ACTION = np.array([_effect(str(clan["action"])) for clan in CLANS.values()], np.int8)
ALL_CAMPS, ALL_BABIES = (1 << len(CAMPS)) - 1, (1 << len(BABIES)) - 1
CAMP_X = CAMPS.index("X")  # the other camps stand on the ore of their number
BABY_P, BABY_Q, BABY_C, BABY_T = range(len(BABIES))

# -- actions of the places ----------------------------------------------------------------------------------

_ACTIONS = [line.split() for line in ACTIONS.strip().splitlines()]
ACTION_NAMES = tuple(row[0] for row in _ACTIONS)
DEED_COUNT = len(_ACTIONS)
ACTION_PLACE = np.array(
    [FIRST_VILLAGE if row[1] == "village" else CAVES.index(row[1]) + MINE for row in _ACTIONS], np.int8
)
DEEDS_OF = np.array(  # of caves, and of any village
    [sum(1 << deed for deed in range(DEED_COUNT) if ACTION_PLACE[deed] == place) for place in range(FIRST_VILLAGE + 1)],
    np.int64,
)
PRICE_AP, PRICE_POWER, PRICE_ORE, PRICE_COW = 0, 1, 2, 5
PRICE = np.array([[int(n) for n in row[2:]] for row in _ACTIONS], np.int8)
FOREIGN = np.array([name in data.FOREIGN_AP_ACTIONS for name in ACTION_NAMES], np.int8)
ACTIVATE = 32  # ACTIVATE + royal tile, or + PRINTED
PRINTED, PRINTED_NAME = ROYAL_TILES, "board"
HUMAN = TROLLS * PLACES_WIDE  # HUMAN + cave * 4 + cave: beside the moves of trolls
CLAIM = 64  # CLAIM + royal card: a free action, beside whatever is asked in one's own turn
DONE = 127  # no more of this
ACTION_NUMBERS = SLOTS * EDGES  # slot * 5 + turn where a tile is laid

assert max(HUMAN + 4 * CAVE_COUNT, ROUND_CARDS, ACTIVATE + PRINTED + 1) <= CLAIM <= DONE - ROYAL_CARDS
