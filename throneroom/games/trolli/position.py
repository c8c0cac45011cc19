"""Position text. What follows from the rest is not written:

seats 2 first A turn B mover 1 king mine A
caves {P01 L03} royals {K04} trolls-up {bat1} royal-cards {tiles7} spent {dawn-1a} pool 35
village-I castle:C4 bells:3 camps:3 babies:1 humans:1 A:1
A clan red ore O:2 G:1 might 2 cows 1 covered 3 camps {O G D X} babies {P Q C T} trolls off off off mine I
A network B3E:P01.0 filled O:3 D:1 used {camp:gold} cards {bat1} princesses 1 hand {dawn-2a ?dusk}
ask pass - act A 2 5 0 0
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from throneroom.games.trolli.data import BABIES, CAMPS, CAVES, PERIODS, VILLAGES
from throneroom.games.trolli.flow import STEPS
from throneroom.games.trolli.pieces import (
    CARD_BED,
    CARD_FIELDS,
    CARD_NAMES,
    CASTLE_NAMES,
    CAVE_TILES,
    CLAN_NAMES,
    EFFECT_NAMES,
    HALF,
    ITEMS,
    KIND,
    NO_FIELD,
    ORES,
    PLACE_NAMES,
    PRINCESS_TILE,
    ROUND_NAMES,
    ROYAL_CARD_NAMES,
    SLOT_NAMES,
    TILE_FIELDS,
    TILE_NAMES,
)
from throneroom.kit import CHANCE
from throneroom.kit.game import Frame
from throneroom.kit.text import SEATS, names_in, seat_name, write_set

COMMON: tuple[str, ...] = ("seats", "first", "turn", "mover", "king", "pushed", "caves", "caves-gone", "royals")
COMMON += ("trolls-up", "trolls-gone", "royal-cards", "spent", "pool", *(f"village-{name}" for name in VILLAGES), "ask")
OWNED: tuple[str, ...] = ("clan", "ore", "might", "cows", "covered", "camps", "babies", "trolls", "humans", "network")
OWNED += ("filled", "used", "cards", "fulfilled", "own-beds", "princesses", "played", "hand")
ZONES: tuple[str, ...] = (*COMMON, *OWNED)
VILLAGE_NUMBERS = {
    "princess": "tower",
    "bells": "bells",
    "camps": "wild_camps",
    "babies": "wild_babies",
    "humans": "farm",
}
PUSHED = ("asked", "automatic")
MOST = 99


def write_position(s: Any) -> str:
    """The middle of the table, the villages, the players, and what is asked."""
    lines = [_write_common(s), " ".join(zone for zone in _displays(s) if zone)]
    lines += [_write_village(s, village) for village in range(int(s.seats))]
    for p in range(int(s.seats)):
        lines += [f"{SEATS[p]} {part}" for part in _write_player(s, p) if part]
    if s.depth:
        lines.append("ask " + " ".join(" ".join(_write_frame(s.stack[i].tolist())) for i in range(int(s.depth))))
    return "\n".join(line for line in lines if line)


def _write_common(s: Any) -> str:
    words = [f"seats {int(s.seats)} first {seat_name(int(s.first))} turn {seat_name(int(s.turn))}"]
    words += [f"mover {int(s.mover)}"] if s.mover else []
    words += [f"king {PLACE_NAMES[int(s.king)]} {seat_name(int(s.king_of))}"] if s.king else []
    words += ["pushed automatic"] if s.automatic else []
    return " ".join(words)


def _displays(s: Any) -> list[str]:
    return [
        write_set("caves", cave_names(s.cave_display)),
        write_set("caves-gone", cave_names(s.cave_discards)),
        write_set("royals", names_in(int(s.royal_display), TILE_NAMES[CAVE_TILES:])),
        write_set("trolls-up", card_names(s.card_display)),
        write_set("trolls-gone", card_names(s.card_discards)),
        write_set("royal-cards", names_in(int(s.royal_cards), ROYAL_CARD_NAMES)),
        write_set("spent", names_in(int(s.spent), ROUND_NAMES)),
        f"pool {int(s.pool).bit_count()}" if s.pool else "",
    ]


def cave_names(pile: Any) -> list[str]:
    """The cave tiles of a pile of two halves."""
    return names_in(int(pile[0]), TILE_NAMES) + names_in(int(pile[1]), TILE_NAMES[HALF:])


def card_names(pile: Any) -> list[str]:
    """The troll cards of a pile, equal ones as often as they lie there."""
    return names_in(int(pile), [name for name in CARD_NAMES for _ in range(2)])


def _write_village(s: Any, village: int) -> str:
    things = [f"castle:{CASTLE_NAMES[s.castle[village] - 1]}"] if s.castle[village] else []
    things += [f"{word}:{int(s[name][village])}" for word, name in VILLAGE_NUMBERS.items() if s[name][village]]
    things += [f"{SEATS[p]}:{int(s.camp[village][p])}" for p in range(int(s.seats)) if s.camp[village][p]]
    return " ".join([f"village-{VILLAGES[village]}", *things]) if things else ""


def _write_player(s: Any, p: int) -> list[str]:
    board = [
        f"clan {CLAN_NAMES[s.clan[p] - 1]}" if s.clan[p] else "",
        _numbers("ore", ORES, s.ore[p]),
        f"might {int(s.might[p])}" if s.might[p] else "",
        f"cows {int(s.cows[p])}" if s.cows[p] else "",
        f"covered {int(s.covered[p])}" if s.covered[p] else "",
        write_set("camps", names_in(int(s.camps[p]), CAMPS)),
        write_set("babies", names_in(int(s.babies[p]), BABIES)),
        "trolls " + " ".join(PLACE_NAMES[place] for place in s.trolls[p]) if s.trolls[p].any() else "",
        _numbers("humans", CAVES, s.humans[p]),
    ]
    laid = [f"{SLOT_NAMES[i]}:{TILE_NAMES[s.tile[p][i] - 1]}.{int(s.turned[p][i])}" for i in np.flatnonzero(s.tile[p])]
    things = [
        write_set("network", laid),
        _numbers("filled", ORES, s.filled[p]),
        write_set("used", _used(s, p)),
        write_set("cards", names_in(int(s.cards[p]), CARD_NAMES)),
        write_set("fulfilled", names_in(int(s.fulfilled[p]), ROYAL_CARD_NAMES)),
        f"own-beds {own_beds(s, p)}" if own_beds(s, p) else "",
        f"princesses {int(s.princesses[p])}" if s.princesses[p] else "",
        f"played {int(s.played[p])}" if s.played[p] else "",
        write_set("hand", names_in(int(s.hand[p]), ROUND_NAMES) + _backs(s, p)),
    ]
    return [" ".join(filter(None, board)), " ".join(filter(None, things))]


def _numbers(zone: str, names: Sequence[str], row: Any) -> str:
    """`ore O:2 D:1`"""
    things = [f"{name}:{int(n)}" for name, n in zip(names, row, strict=True) if n]
    return " ".join([zone, *things]) if things else ""


def _backs(s: Any, p: int) -> list[str]:
    """`?dusk` for each card of which only the back is seen."""
    return [f"?{name}" for period, name in enumerate(PERIODS) for _ in range(int(s.unseen_hand[p][period]))]


def _used(s: Any, p: int) -> list[str]:
    """The fields that are not free any more."""
    used = printed_fields(s, p) - free_fields_of(s, p)
    return sorted(f"{ITEMS[item]}:{EFFECT_NAMES[bonus]}" for item, bonus in used.elements())


def free_fields_of(s: Any, p: int) -> Counter[tuple[int, int]]:
    """The free fields of a player, by item and bonus."""
    free = s.free[p].tolist()
    return Counter({(item, bonus): n for item, row in enumerate(free) for bonus, n in enumerate(row) if n})


def printed_fields(s: Any, p: int) -> Counter[tuple[int, int]]:
    """All fields on the tiles and cards of a player, free or not."""
    rows = [TILE_FIELDS[s.tile[p][slot] - 1] for slot in np.flatnonzero(s.tile[p])]
    rows += [CARD_FIELDS[card] for card in range(len(CARD_NAMES)) if int(s.cards[p]) >> card & 1]
    return Counter((int(item), int(bonus)) for row in rows for item, bonus in row if item != NO_FIELD)


def own_beds(s: Any, p: int) -> int:
    """The beds printed on a board: those that are on no tile and on no card."""
    return int(s.beds[p]) - added_beds(s, p)


def added_beds(s: Any, p: int) -> int:
    """The beds of tiles and cards."""
    tiles = sum(int(KIND[s.tile[p][slot] - 1]) == PRINCESS_TILE for slot in np.flatnonzero(s.tile[p]))
    return tiles + sum(int(CARD_BED[card]) for card in range(len(CARD_NAMES)) if int(s.cards[p]) >> card & 1)


def _write_frame(frame: Frame) -> list[str]:
    """The step, who is asked, and its numbers up to the last that is not 0."""
    step, asked, *numbers = frame
    who = "chance" if asked == CHANCE else "-" if asked == 0 else seat_name(asked.bit_length() - 1)
    while numbers and not numbers[-1]:
        numbers.pop()
    return [STEPS[step], who, *map(str, numbers)]
