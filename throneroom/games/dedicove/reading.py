"""Position text, read: what was written, checked as far as the rules rely on it."""

from collections.abc import Iterator, Sequence
from typing import Any

from throneroom.games.dedicove.effects import DECK
from throneroom.games.dedicove.notation import read_card, seat_at
from throneroom.games.dedicove.pieces import CAPS, DECKS, EMPEROR, HEIRS, HEROES, SLOTS, START_SPACE
from throneroom.games.dedicove.position import (
    COUNTS,
    EMPTY,
    FIELDS,
    HIDDEN,
    NUMBERS,
    OWNED,
    PILES,
    ROOMS,
    ZONES,
    cards_in,
    harbour_cards,
    seen_anyway,
)
from throneroom.games.dedicove.questions import read_question
from throneroom.games.dedicove.state import CARDS_WIDE, DIRECTIONS, HALF, HAND_ROOM, PARTY_ROOM
from throneroom.kit import UNKNOWN
from throneroom.kit.errors import Malformed
from throneroom.kit.text import Zone, read_number, read_zones

MOST_STEPS = 9_999


def read_position(text: str, out: Any) -> Sequence[int]:
    """Fill a blank state. Without a question it is the turn of the seat named by `turn`."""
    zones = read_zones(text, ZONES)
    _check_zones(zones)
    found = {(zone.owner, zone.name): zone for zone in zones}
    numbers = {name: read_number(_one(zone), NUMBERS[name]) for (_, name), zone in found.items() if name in NUMBERS}
    out.seats = numbers.get("seats", 2)
    out.red, out.green = numbers.get("R", START_SPACE), numbers.get("G", START_SPACE)
    out.turns = numbers.get("turns", 0)
    out.cap = numbers.get("cap", int(CAPS[0]) * int(out.seats))
    if not (out.seats >= 2 and out.red and out.green):
        raise Malformed("number", sent="0")
    for zone in zones:
        _read_zone(zone, out)
    _check_cards(out)
    _read_marks(zones, out)
    ask_zone = found.get(("", "ask"))
    read_question(ask_zone.things if ask_zone else (), out)
    harbour = found.get(("", "harbour"))
    if not (harbour and harbour.ordered):
        return ()
    return [read_card(thing) for thing in harbour.things if not thing.startswith("?")]


def _check_zones(zones: list[Zone]) -> None:
    """What belongs to nobody has no owner, and no zone is written twice."""
    seen = set()
    for zone in zones:
        name = f"{zone.owner} {zone.name}".strip()
        if bool(zone.owner) != (zone.name in OWNED):
            raise Malformed("zone-owner", sent=name)
        if name in seen:
            raise Malformed("zone-twice", sent=name)
        seen.add(name)


def _one(zone: Zone) -> str:
    if len(zone.things) != 1:
        raise Malformed("zone-things", sent=zone.name)
    return zone.things[0]


def _read_zone(zone: Zone, out: Any) -> None:
    if zone.name in OWNED:
        _read_owned(zone, seat_at(zone.owner, out), out)
    elif zone.name in PILES:
        _read_pile(zone, out)
    elif zone.name == "deck":
        if _one(zone) not in DECKS:
            raise Malformed("dedicove-table", sent=_one(zone))
        out.deck = DECKS.index(_one(zone))
    elif zone.name in ("turn", "first"):
        out[zone.name] = seat_at(_one(zone), out)
    elif zone.name == "tavern":
        if len(zone.things) > SLOTS:
            raise Malformed("zone-things", sent=zone.name)
        for slot, thing in enumerate(zone.things):
            out.tavern[slot] = 0 if thing == EMPTY else read_card(thing)
    elif zone.name == "harbour":
        _read_harbour(zone, out)


def _read_owned(zone: Zone, seat: int, out: Any) -> None:
    if zone.name == "heir":
        thing = _one(zone)
        out.heir[seat] = UNKNOWN if thing == HIDDEN else read_number(thing, HEIRS)
    elif zone.name == "hand":
        unseen = sum(read_number(thing[1:], HAND_ROOM) for thing in zone.things if thing.startswith("?"))
        cards = sorted(read_card(thing) for thing in zone.things if not thing.startswith("?"))
        if len(cards) + unseen > HAND_ROOM - 4:
            raise Malformed("zone-things", sent="hand")
        out.hand[seat][: len(cards)] = cards
        out.held[seat], out.unseen_hand[seat] = len(cards) + unseen, unseen
    elif zone.name == "party":
        if len(zone.things) > PARTY_ROOM - 8:
            raise Malformed("zone-things", sent="party")
        for i, thing in enumerate(zone.things):
            if thing[-1] not in "ud" or thing == "?u":
                raise Malformed("dedicove-hero", sent=thing)
            out.party[seat, i] = UNKNOWN if thing == "?d" else read_card(thing[:-1])
            out.up[seat] |= 1 << i if thing[-1] == "u" else 0
        out.heroes[seat] = len(zone.things)
    elif zone.name == "moved":
        for thing in zone.things:
            direction = thing[:2]
            if direction not in DIRECTIONS:
                raise Malformed("zone-things", sent=zone.name)
            out.moved[seat, DIRECTIONS.index(direction)] = read_number(thing[2:], MOST_STEPS)
    elif zone.name == "sealed":
        out.sealed[seat] = _read_sealed(_one(zone))


def _read_sealed(text: str) -> int:
    hidden, plus, dropped = text.partition("+")
    if text == HIDDEN:
        return UNKNOWN
    return 1 + (read_card(hidden) * CARDS_WIDE + read_card(dropped) if plus else read_number(text, HEROES))


def _read_pile(zone: Zone, out: Any) -> None:
    """From the top; in the state the top is the last one. What is aside or drawn keeps its order."""
    cards = [UNKNOWN if thing == HIDDEN else read_card(thing) for thing in zone.things]
    if len(cards) > ROOMS[zone.name] or (UNKNOWN in cards and zone.name == "aside"):
        raise Malformed("zone-things", sent=zone.name)
    out[FIELDS[zone.name]][: len(cards)] = cards if zone.name in ("aside", "drawn") else cards[::-1]
    out[COUNTS[zone.name]] = len(cards)


def _read_harbour(zone: Zone, out: Any) -> None:
    for thing in zone.things:
        if thing.startswith("?"):
            out.unseen_harbour = read_number(thing[1:], HEROES)
        else:
            card = read_card(thing)
            out.harbour[(card - 1) // HALF] |= 1 << (card - 1) % HALF


def _check_cards(out: Any) -> None:
    """I1: cards of the deck, none in two places, no more unknown ones than it has left, and each heir once."""
    cards = [int(card) for card in _all_cards(out) if card]
    known = [card for card in cards if card != UNKNOWN]
    unknown = cards.count(UNKNOWN) + int(out.unseen_hand.sum()) + int(out.unseen_harbour)
    deck = {*cards_in(DECK[out.deck]), EMPEROR}
    if strangers := set(known) - deck:
        raise Malformed("dedicove-table", sent=str(min(strangers)))
    if len(set(known)) != len(known) or unknown > len(deck) - len(known):
        raise Malformed("dedicove-table", sent=str(max(known, key=known.count, default=0)))
    heirs = [int(heir) for heir in out.heir if heir > 0]
    if len(set(heirs)) != len(heirs):
        raise Malformed("dedicove-table", sent="heir")


def _all_cards(out: Any) -> Iterator[int]:
    for field in ("hand", "party"):
        yield from out[field].ravel()
    for field in ("tavern", "wild", "grave", "aside", "drawn"):
        yield from out[field]
    yield from harbour_cards(out)


def _read_marks(zones: list[Zone], out: Any) -> None:
    for card, seats in seen_anyway(out).items():
        if card > 0:
            out.known[card] = seats
    placed = {int(card) for card in _all_cards(out) if card > 0} - set(harbour_cards(out))  # H11
    for zone in zones:
        if zone.name == "knows":
            for thing in zone.things:
                if read_card(thing) not in placed:
                    raise Malformed("dedicove-table", sent=thing)
                out.known[read_card(thing)] |= 1 << seat_at(zone.owner, out)
