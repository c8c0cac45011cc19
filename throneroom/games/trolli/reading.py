"""Position text, read: what was written, and then all that follows from it."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from throneroom.games.trolli.data import BABIES, CAMPS, CAVES, PERIODS, TROLLS, VILLAGES
from throneroom.games.trolli.deducing import check_table, deduce
from throneroom.games.trolli.flow import STEPS
from throneroom.games.trolli.pieces import (
    ALL_HALF,
    CARD_NAMES,
    CASTLE_NAMES,
    CAVE_TILES,
    CLAN_NAMES,
    EFFECT_NAMES,
    FIRST_VILLAGE,
    HALF,
    ITEMS,
    MOST_SEATS,
    ORES,
    PLACE_NAMES,
    ROUND_NAMES,
    ROYAL_CARD_NAMES,
    SLOT_NAMES,
    TILE_NAMES,
)
from throneroom.games.trolli.position import MOST, OWNED, PUSHED, VILLAGE_NUMBERS, ZONES
from throneroom.kit import CHANCE, ask
from throneroom.kit.errors import Malformed
from throneroom.kit.text import SEATS, Zone, read_number, read_seat, read_zones

_LAID = re.compile(r"(?P<slot>\w{3}):(?P<tile>\w{3})\.(?P<turned>[0-4])")


def read_position(text: str, out: Any) -> Sequence[int]:
    """Fill a blank state; then all that follows from what was written."""
    zones = read_zones(text, ZONES)
    _check_zones(zones)
    out.seats = next((read_number(_one(zone), MOST_SEATS) for zone in zones if zone.name == "seats"), 2)
    if out.seats < 2:
        raise Malformed("number", sent=str(int(out.seats)))
    for zone in sorted(zones, key=lambda zone: zone.name in ("used", "ask")):
        _read_zone(zone, out)
    deduce(out, any(zone.name == "pool" for zone in zones))
    check_table(out)
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
    elif name == "pushed":
        out.automatic = _index(_one(zone), PUSHED)
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
    elif name == "own-beds":
        out.beds[p] = read_number(_one(zone), MOST)
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
