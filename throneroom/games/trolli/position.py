"""Position text. What follows from the rest is not written:

seats 2 first A turn B mover 1 king mine A
caves {P01 L03} royals {K04} trolls-up {bat1} royal-cards {tiles7} spent {dawn-1a} pool 35
village-I castle:C4 bells:3 camps:3 babies:1 humans:1 A:1
A clan red ore O:2 G:1 might 2 cows 1 covered 3 camps {O G D X} babies {P Q C T} trolls off off off mine I
A network B3E:P01.0 filled O:3 D:1 used {camp:gold} cards {bat1} princesses 1 hand {dawn-2a ?dusk}
ask pass - act A 2 5 0 0
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from throneroom.games.trolli.data import (
    BABIES,
    BARNS,
    CAMPS,
    CAVES,
    PERIODS,
    SUPPLY,
    TROLLS,
    VILLAGES,
)
from throneroom.games.trolli.flow import legal
from throneroom.games.trolli.invariants import are_walls_right, is_connected
from throneroom.games.trolli.network import enclose, half_shaft
from throneroom.games.trolli.notation import (
    CASTLE_NAMES,
)
from throneroom.games.trolli.pieces import (
    ALL_CARDS,
    ALL_HALF,
    BABY_C,
    BABY_STOCK,
    BESIDE,
    CARD_BED,
    CARD_FIELDS,
    CARD_NAMES,
    CAVE_TILES,
    CLAN_NAMES,
    CLAN_SHAFTS,
    COWS,
    EDGES,
    EFFECT_NAMES,
    FACING,
    FEW_CARDS,
    FEW_CAVE_TILES,
    FIRST_VILLAGE,
    HALF,
    HUMANS,
    ITEMS,
    KIND,
    MOST_SEATS,
    NO_FIELD,
    OF_VILLAGES,
    ORES,
    PLACE_NAMES,
    PRINCESS_TILE,
    PRINCESSES,
    ROUND_NAMES,
    ROYAL_CARD_NAMES,
    ROYAL_TILES,
    SLOT_NAMES,
    START,
    TILE_FIELDS,
    TILE_NAMES,
    TILE_SHAFTS,
    VP_TILE,
)
from throneroom.games.trolli.state import (
    CARD,
    DEAL,
    FIELD,
    STEPS,
    cave_room,
    deck_size,
    drawn,
    power_max,
    village_room,
)
from throneroom.kit import CHANCE, actor, ask, has
from throneroom.kit.errors import Malformed
from throneroom.kit.frames import ASKED, STEP
from throneroom.kit.game import Frame
from throneroom.kit.text import SEATS, Zone, names_in, read_number, read_seat, read_zones, seat_name, write_set

COMMON: tuple[str, ...] = (
    "seats",
    "first",
    "turn",
    "mover",
    "king",
    "caves",
    "caves-gone",
    "royals",
    "trolls-up",
    "trolls-gone",
)
COMMON += ("royal-cards", "spent", "pool", *(f"village-{name}" for name in VILLAGES), "ask")
OWNED: tuple[str, ...] = (
    "clan",
    "ore",
    "might",
    "cows",
    "covered",
    "camps",
    "babies",
    "trolls",
    "humans",
    "network",
    "filled",
    "used",
)
OWNED += ("cards", "fulfilled", "princesses", "played", "hand")
ZONES: tuple[str, ...] = (*COMMON, *OWNED)
VILLAGE_NUMBERS = {
    "princess": "tower",
    "bells": "bells",
    "camps": "wild_camps",
    "babies": "wild_babies",
    "humans": "farm",
}
MOST = 99
_LAID = re.compile(r"(?P<slot>\w{3}):(?P<tile>\w{3})\.(?P<turned>[0-4])")


# -- writing ------------------------------------------------------------------------------------------------


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
    cells = ((item, bonus) for item in range(len(ITEMS)) for bonus in range(len(EFFECT_NAMES)))
    return Counter({(item, bonus): int(s.free[p][item][bonus]) for item, bonus in cells})


def printed_fields(s: Any, p: int) -> Counter[tuple[int, int]]:
    """All fields on the tiles and cards of a player, free or not."""
    rows = [TILE_FIELDS[s.tile[p][slot] - 1] for slot in np.flatnonzero(s.tile[p])]
    rows += [CARD_FIELDS[card] for card in range(len(CARD_NAMES)) if int(s.cards[p]) >> card & 1]
    return Counter((int(item), int(bonus)) for row in rows for item, bonus in row if item != NO_FIELD)


def _write_frame(frame: Frame) -> list[str]:
    """The step, who is asked, and its numbers up to the last that is not 0."""
    step, asked, *numbers = frame
    who = "chance" if asked == CHANCE else "-" if asked == 0 else seat_name(asked.bit_length() - 1)
    while numbers and not numbers[-1]:
        numbers.pop()
    return [STEPS[step], who, *map(str, numbers)]


# -- reading ------------------------------------------------------------------------------------------------


def read_position(text: str, out: Any) -> Sequence[int]:
    """Fill a blank state; then all that follows from what was written."""
    zones = read_zones(text, ZONES)
    _check_zones(zones)
    out.seats = next((read_number(_one(zone), MOST_SEATS) for zone in zones if zone.name == "seats"), 2)
    if out.seats < 2:
        raise Malformed("number", sent=str(int(out.seats)))
    for zone in sorted(zones, key=lambda zone: zone.name in ("used", "ask")):
        _read_zone(zone, out)
    _deduce(out, any(zone.name == "pool" for zone in zones))
    _check_table(out)
    return ()


def _check_zones(zones: list[Zone]) -> None:
    """What belongs to nobody has no owner; a zone is written once."""
    written = Counter((zone.owner, zone.name) for zone in zones)
    for zone in zones:
        if bool(zone.owner) != (zone.name in OWNED):
            raise Malformed("zone-owner", sent=f"{zone.owner} {zone.name}".strip())
        if written[zone.owner, zone.name] > 1:
            raise Malformed("zone-twice", sent=f"{zone.owner} {zone.name}".strip())


def _one(zone: Zone) -> str:
    if len(zone.things) != 1:
        raise Malformed("zone-things", sent=zone.name)
    return zone.things[0]


def _seat(name: str, out: Any) -> int:
    seat = read_seat(name)
    if not 0 <= seat < out.seats:
        raise Malformed("seat", sent=name)
    return seat


def _index(name: str, names: Sequence[str]) -> int:
    if name not in names:
        raise Malformed("trolli-thing", sent=name)
    return list(names).index(name)


def _set(things: Iterable[str], names: Sequence[str]) -> int:
    found = 0
    for thing in things:
        bit = 1 << _index(thing, names)
        if found & bit:
            raise Malformed("trolli-thing", sent=thing)
        found |= bit
    return found


def _read_zone(zone: Zone, out: Any) -> None:
    name, things = zone.name, zone.things
    if zone.owner:
        _read_owned(zone, _seat(zone.owner, out), out)
    elif name in ("first", "turn"):
        out[name] = _seat(_one(zone), out)
    elif name == "mover":
        out.mover = read_number(_one(zone), TROLLS)
    elif name == "king":
        _read_king(zone, out)
    elif name in ("caves", "caves-gone"):
        _read_caves(things, out["cave_display" if name == "caves" else "cave_discards"])
    elif name == "royals":
        out.royal_display = _set(things, TILE_NAMES[CAVE_TILES:])
    elif name in ("trolls-up", "trolls-gone"):
        out["card_display" if name == "trolls-up" else "card_discards"] = _read_cards(things)
    elif name == "royal-cards":
        out.royal_cards = _set(things, ROYAL_CARD_NAMES)
    elif name == "spent":
        out.spent = _set(things, ROUND_NAMES)
    elif name == "ask":
        _read_frames(list(things), out)
    elif name.startswith("village-"):
        _read_village(things, VILLAGES.index(name.removeprefix("village-")), out)


def _read_king(zone: Zone, out: Any) -> None:
    if len(zone.things) != 2:
        raise Malformed("zone-things", sent=zone.name)
    out.king = _index(zone.things[0], PLACE_NAMES[: FIRST_VILLAGE + int(out.seats)])
    out.king_of = _seat(zone.things[1], out)


def _read_caves(things: Sequence[str], pile: Any) -> None:
    found = _set(things, TILE_NAMES[:CAVE_TILES])
    pile[0], pile[1] = found & ALL_HALF, found >> HALF


def _read_cards(things: Sequence[str]) -> int:
    """Two bits a design, equal cards in unary."""
    found = 0
    for name, n in Counter(things).items():
        if n > 2:
            raise Malformed("trolli-thing", sent=name)
        found |= (1 << n) - 1 << 2 * _index(name, CARD_NAMES)
    return found


def _pairs(things: Sequence[str], names: Sequence[str]) -> list[tuple[int, int]]:
    """`O:2 D:1`"""
    found = []
    for thing in things:
        name, _, n = thing.partition(":")
        found.append((_index(name, names), read_number(n, MOST)))
    return found


def _read_village(things: Sequence[str], village: int, out: Any) -> None:
    if village >= out.seats:
        raise Malformed("trolli-thing", sent=f"village-{VILLAGES[village]}")
    words = [*VILLAGE_NUMBERS, *SEATS[: int(out.seats)]]
    for thing in things:
        if thing.startswith("castle:"):
            out.castle[village] = _index(thing.removeprefix("castle:"), CASTLE_NAMES) + 1
            continue
        ((word, n),) = _pairs([thing], words)
        if word < len(VILLAGE_NUMBERS):
            out[VILLAGE_NUMBERS[words[word]]][village] = n
        else:
            out.camp[village][word - len(VILLAGE_NUMBERS)] = n


def _read_owned(zone: Zone, p: int, out: Any) -> None:
    name, things = zone.name, zone.things
    if name == "clan":
        out.clan[p] = _index(_one(zone), CLAN_NAMES) + 1
    elif name in ("might", "cows", "covered", "princesses", "played"):
        out[name][p] = read_number(_one(zone), MOST)
    elif name in ("ore", "filled"):
        for ore, n in _pairs(things, ORES):
            out[name][p][ore] = n
    elif name == "humans":
        for cave, n in _pairs(things, CAVES):
            out.humans[p][cave] = n
    elif name == "trolls":
        _read_trolls(things, p, out)
    elif name == "network":
        for thing in things:
            _read_tile(thing, p, out)
    elif name == "used":
        for thing in things:
            _use_field(thing, p, out)
    elif name == "hand":
        _read_hand(things, p, out)
    else:
        names = {"camps": CAMPS, "babies": BABIES, "cards": CARD_NAMES, "fulfilled": ROYAL_CARD_NAMES}[name]
        out[name][p] = _set(things, names)


def _read_trolls(things: Sequence[str], p: int, out: Any) -> None:
    if len(things) != TROLLS:
        raise Malformed("zone-things", sent="trolls")
    for troll, place in enumerate(things):
        out.trolls[p][troll] = _index(place, PLACE_NAMES[: FIRST_VILLAGE + int(out.seats)])


def _read_tile(thing: str, p: int, out: Any) -> None:
    match = _LAID.fullmatch(thing)
    if not match:
        raise Malformed("trolli-thing", sent=thing)
    slot = _index(match["slot"], SLOT_NAMES)
    if out.tile[p][slot]:
        raise Malformed("trolli-thing", sent=thing)
    out.tile[p][slot] = _index(match["tile"], TILE_NAMES) + 1
    out.turned[p][slot] = int(match["turned"])


def _use_field(thing: str, p: int, out: Any) -> None:
    item, _, bonus = thing.partition(":")
    out.items[p][_index(item, ITEMS)] += 1
    out.free[p][_index(item, ITEMS)][_index(bonus, EFFECT_NAMES)] -= 1  # the printed ones are added later


def _read_hand(things: Sequence[str], p: int, out: Any) -> None:
    out.hand[p] = _set([thing for thing in things if not thing.startswith("?")], ROUND_NAMES)
    for thing in things:
        if thing.startswith("?"):
            out.unseen_hand[p][_index(thing[1:], PERIODS)] += 1


def _read_frames(words: list[str], out: Any) -> None:
    while words:
        if words[0] not in STEPS[1:] or len(words) < 2:
            raise Malformed("ask", sent=" ".join(words))
        step, who = STEPS.index(words.pop(0)), words.pop(0)
        asked = CHANCE if who == "chance" else 0 if who == "-" else 1 << _seat(who, out)
        numbers = []
        while words and words[0] not in STEPS:
            numbers.append(read_number(words.pop(0), MOST))
        if len(numbers) > 4:
            raise Malformed("ask", sent=STEPS[step])
        ask(out, step, asked, *numbers)


# -- what follows from the rest -----------------------------------------------------------------------------


def _deduce(s: Any, has_pool: bool) -> None:
    """Shafts, beds, fields, barns, stacks and the supply."""
    for p in range(int(s.seats)):
        _deduce_board(s, p)
    for half in (0, 1):
        every = ALL_HALF if s.seats == MOST_SEATS else FEW_CAVE_TILES[half]
        seen = int(s.cave_display[half]) | int(s.cave_discards[half])
        s.cave_stack[half] = every & ~seen & ~_laid(s, half * HALF, HALF)
    s.royal_stack = (1 << ROYAL_TILES) - 1 & ~int(s.royal_display) & ~_laid(s, CAVE_TILES, ROYAL_TILES)
    s.card_stack = _card_stack(s)
    if has_pool:
        hands = 0
        for p in range(int(s.seats)):
            hands |= int(s.hand[p])
        s.pool = int(OF_VILLAGES[s.seats]) & ~int(s.spent) & ~hands
    _deduce_supply(s)


def _laid(s: Any, first: int, n: int) -> int:
    """The tiles in all networks, as a set of these n."""
    found = 0
    for tile in s.tile[s.tile > 0].tolist():
        found |= 1 << tile - 1 - first if first <= tile - 1 < first + n else 0
    return found


def _card_stack(s: Any) -> int:
    every, stack = FEW_CARDS if s.seats < MOST_SEATS else ALL_CARDS, 0
    for card in range(len(CARD_NAMES)):
        piles = (every, -int(s.card_display), -int(s.card_discards))
        left = sum((1 if pile > 0 else -1) * (abs(pile) >> 2 * card & 3).bit_count() for pile in piles)
        left -= sum(int(s.cards[p]) >> card & 1 for p in range(int(s.seats)))
        if left < 0:
            raise Malformed("trolli-table", sent=CARD_NAMES[card])
        stack |= (1 << left) - 1 << 2 * card
    return stack


def _deduce_board(s: Any, p: int) -> None:
    for (item, bonus), n in printed_fields(s, p).items():
        s.free[p][item][bonus] += n
    s.beds[p] += sum(int(CARD_BED[card]) for card in range(len(CARD_NAMES)) if int(s.cards[p]) >> card & 1)
    if s.clan[p]:
        s.barns[p] = BARNS - int(s.covered[p]) - (1 if has(int(s.babies[p]), BABY_C) else 0)
        s.shafts[p] += CLAN_SHAFTS[s.clan[p] - 1]
    s.room[p] = 1 << START
    slots = np.flatnonzero(s.tile[p]).tolist()
    for slot in sorted(slots, key=lambda slot: KIND[s.tile[p][slot] - 1] == VP_TILE):  # walls last
        tile = int(s.tile[p][slot]) - 1
        s.shafts[p] += TILE_SHAFTS[tile]
        s.beds[p] += KIND[tile] == PRINCESS_TILE
        enclose(s, p, tile, slot)
    for slot in slots:
        _join_halves(s, p, slot)
    if slots:
        s.room[p] = int(s.room[p]) & ~int(s.occupied[p])


def _join_halves(s: Any, p: int, slot: int) -> None:
    """R30: every touching pair once, from its lower slot."""
    for edge in range(EDGES):
        there = int(BESIDE[slot][edge])
        if there > slot and s.tile[p][there]:
            half = int(half_shaft(s, p, slot, edge))
            if half and half == int(half_shaft(s, p, there, int(FACING[slot][edge]))):
                s.shafts[p][half - 1] += 1


def _deduce_supply(s: Any) -> None:
    """A3: what is nowhere else."""
    pending = sum(frame[STEP] == FIELD and frame[2] == 1 for frame in s.stack[: int(s.depth)].tolist())
    s.supply[PRINCESSES] = SUPPLY["princess"] - s.tower.sum() - s.princesses.sum()
    s.supply[BABY_STOCK] = SUPPLY["baby"] - s.wild_babies.sum() - s.items[:, 1].sum() - pending
    s.supply[HUMANS] = SUPPLY["human"] - s.farm.sum() - s.humans.sum()
    s.supply[COWS] = SUPPLY["cow"] - s.cows.sum()


def _check_table(s: Any) -> None:
    """What play can lead to, as far as the rules of the next action rely on it."""
    tiles = s.tile[s.tile > 0].tolist()
    faces = [int(s.spent), *(int(s.hand[p]) for p in range(int(s.seats)))]
    if s.supply.min() < 0 or s.free.min() < 0:
        raise Malformed("trolli-table", sent="supply")
    if len(set(tiles)) != len(tiles) or len(tiles) + sum(map(int.bit_count, _shown(s))) != _distinct_tiles(s):
        raise Malformed("trolli-table", sent="network")
    if sum(map(int.bit_count, faces)) != _union(faces).bit_count() or _union(faces) & ~int(OF_VILLAGES[s.seats]):
        raise Malformed("trolli-table", sent="hand")
    for p in range(int(s.seats)):
        _check_player(s, p)
    if any(village_room(s, FIRST_VILLAGE + village) < 0 for village in range(int(s.seats))):
        raise Malformed("trolli-table", sent="trolls")
    if s.depth and not _is_askable(s):
        raise Malformed("trolli-table", sent="ask")


def _union(sets: Iterable[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found


def _shown(s: Any) -> list[int]:
    piles = [*s.cave_display.tolist(), *s.cave_discards.tolist(), int(s.royal_display)]
    return [int(pile) for pile in piles]


def _distinct_tiles(s: Any) -> int:
    """How many different tiles lie in displays, discards and networks."""
    laid = [_laid(s, 0, HALF), _laid(s, HALF, HALF), _laid(s, CAVE_TILES, ROYAL_TILES)]
    shown = _shown(s)
    piles = [shown[0] | shown[2] | laid[0], shown[1] | shown[3] | laid[1], shown[4] | laid[2]]
    return sum(map(int.bit_count, piles))


def _check_player(s: Any, p: int) -> None:
    """Caves, barns, shafts, beds, the power track and the network of one player."""
    fits = all(cave_room(s, p, cave + 1) >= 0 for cave in range(len(CAVES)))
    fits &= s.cows[p] <= s.barns[p] and s.princesses[p] <= s.beds[p] and bool((s.filled[p] <= s.shafts[p]).all())
    fits &= s.might[p] <= power_max(s, p) and drawn(s, p) <= deck_size(s)
    fits &= bool(is_connected(s, p)) and bool(are_walls_right(s, p))
    if not fits or int(s.counts[p]).bit_count() != s.built[p][VP_TILE]:
        raise Malformed("trolli-table", sent=SEATS[p])


def _is_askable(s: Any) -> bool:
    """Has whoever is asked a clan, and something to answer?"""
    frame = s.stack[int(s.depth) - 1].tolist()
    seat = int(actor(s))
    if frame[ASKED] == 0:
        return False
    if seat >= 0 and frame[STEP] != STEPS.index("choose-clan") and not s.clan[seat]:
        return False
    if frame[STEP] == CARD:
        return bool(s.hand[seat] or s.unseen_hand[seat].any())
    return frame[STEP] == DEAL or bool(options_of(s, seat))  # a view does not know what can be drawn


def options_of(v: Any, seat: int) -> list[int]:
    """The legal actions of a seat, or of CHANCE."""
    out = np.zeros(256, np.int16)
    options: list[int] = out[: legal(v, seat, out)].tolist()
    return options
