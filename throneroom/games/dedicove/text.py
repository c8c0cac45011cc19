"""Notation, position text, JSON for people, and why something cannot be done. Cards are written as their numbers."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from throneroom.games.dedicove import grammar as g
from throneroom.games.dedicove.effects import CARD_OF_ROW, FIRST_ROW, ROWS
from throneroom.games.dedicove.flow import CARDS_WIDE, FROM_HARBOUR, PASS, legal
from throneroom.games.dedicove.markers import SPAN
from throneroom.games.dedicove.pieces import (
    CAPS,
    DECKS,
    FACTIONS,
    HEIRS,
    HEROES,
    SLOTS,
    SPACES,
    START_SPACE,
)
from throneroom.games.dedicove.result import CRITERIA, allies, decision, faction_at, heroes_of, is_capped
from throneroom.games.dedicove.sentence import DECLINE
from throneroom.games.dedicove.state import (
    ALL_DISCARD,
    ANOTHER,
    ASIDE_ROOM,
    COPIED,
    DRAW,
    DRAWN,
    DRAWN_ROOM,
    DROP,
    FACTION,
    FIRST,
    GIVE,
    GRAVE,
    HALF,
    HAND,
    HAND_ROOM,
    HARBOUR,
    HEIR,
    HEIR_CARDS,
    HERO,
    MODE,
    MORE,
    MOVE,
    PARTY_ROOM,
    PLACES_WIDE,
    PLAY,
    PLAYED,
    PLAYER,
    RANDOM_HERO,
    SET_UP,
    STEAL,
    STEPS,
    TAVERN,
    TO_PARTY,
    TURN,
    harbour_size,
    place_of,
    threshold,
)
from throneroom.kit import CHANCE, UNKNOWN, ask, has, waiting
from throneroom.kit.errors import Malformed
from throneroom.kit.game import Frame, Json, Why
from throneroom.kit.rule import plainly
from throneroom.kit.state import plain
from throneroom.kit.text import SEATS, Zone, names_in, read_number, read_seat, read_zones, seat_name, write_set

# -- actions -------------------------------------------------------------------------------------------------

VERB_WORDS = {
    g.BURY: "bury",
    g.BURY_RANDOM: "bury",
    g.TURN: "turn",
    g.LOOK: "look",
    g.TAKE: "take",
    g.SEND: "send",
    g.DISCARD: "discard",
    g.PERFORM: "perform",
    g.SWAP: "swap",
    g.TOSS: "toss",
    g.RECRUIT: "recruit",
    g.ASIDE: "aside",
    g.HIDE: "hide",
    g.HIDE_ONE: "hide",
    g.GIVE: "give",
    g.STEAL: "steal",
    g.ALL_DISCARD: "discard",
}
WORDS = sorted({*VERB_WORDS.values()})
FACTION_NAMES = {bit: name for name, bit in FACTIONS.items()}
_STEPS = re.compile(r"(?P<marker>[RG])(?P<steps>[+-][0-9]{1,2})")
_PLACE = re.compile(r"(?P<seat>[A-F])(?P<number>[0-9]{1,2})")


def write_action(frame: Frame, action: int) -> str:
    """One line of notation."""
    step = frame[0]
    if step >= PLAYED:
        return _write_effect(step, frame[2], action)
    if step == SET_UP:
        return f"hide {action // CARDS_WIDE} drop {action % CARDS_WIDE}"
    if step in (TURN, MORE) and action == PASS:
        return "pass" if step == TURN else "stop"
    if step == TURN and action > PLAY:
        return f"play {action - PLAY}"
    if step in (TURN, MORE, DROP):
        return f"discard {action}"
    if step == DRAW:
        return "draw harbour" if action == FROM_HARBOUR else f"draw slot {action}"
    if step == FIRST:
        return f"first {seat_name(action)}"
    return f"heir {action}" if step == HEIR else f"draw {action}"


def _write_effect(step: int, row: int, action: int) -> str:
    verb = int(ROWS[row][0])
    if step == MOVE:
        return "move" + _write_steps("R", action // SPAN) + _write_steps("G", action % SPAN)
    if step == PLAYER:
        return f"pick {seat_name(action)}"
    if step == TO_PARTY:
        return f"to {seat_name(action)}"
    if step == FACTION:
        return f"name {FACTION_NAMES[action]}"
    if step == MODE:
        return f"mode {g.MODES[action]}"
    if step == GRAVE:
        return f"exhume {action}"
    if action == DECLINE:
        return "stop" if verb == g.LOOK else "decline"
    if step == ANOTHER:
        return f"play {action - PLAY}"
    if step in (HERO, RANDOM_HERO):
        return f"{VERB_WORDS[verb]} {write_place(action)}"
    return f"{VERB_WORDS[verb]} slot {action}" if step == TAVERN else f"{VERB_WORDS[verb]} {action}"


def _write_steps(marker: str, steps: int) -> str:
    return f" {marker}{steps - SPACES:+}" if steps != SPACES else ""


def write_place(place: int) -> str:
    """`B2`: the second hero of B's party."""
    return f"{SEATS[place // PLACES_WIDE]}{place % PLACES_WIDE}"


def read_action(text: str) -> int:
    """Its number."""
    match text.split(" "):
        case ["pass" | "stop" | "decline"]:
            return DECLINE
        case ["draw", "harbour"]:
            return FROM_HARBOUR
        case ["hide", hidden, "drop", dropped]:
            return _card(hidden) * CARDS_WIDE + _card(dropped)
        case ["play", card]:
            return PLAY + _card(card)
        case ["pick" | "to" | "first", seat] if seat in set(SEATS):
            return SEATS.index(seat)
        case ["name", faction] if faction in FACTIONS:
            return FACTIONS[faction]
        case ["mode", mode] if mode in g.MODES[1:]:
            return g.MODES.index(mode)
        case ["heir", number]:
            return read_number(number, HEIRS)
        case ["exhume", number]:
            return read_number(number, HEROES)
        case ["move", *steps] if steps:
            return _read_steps(text, steps)
        case ["draw" | "toss" | "recruit" | "aside" | "swap", "slot", number]:
            return read_number(number, SLOTS)
        case [word, target] if word in WORDS or word == "draw":
            return _read_place(target) if _PLACE.fullmatch(target) else _card(target)
    raise Malformed("action", sent=text)


def _read_steps(text: str, steps: Sequence[str]) -> int:
    found = {"R": 0, "G": 0}
    for one in steps:
        match = _STEPS.fullmatch(one)
        if not match or found[match["marker"]] or abs(int(match["steps"])) > SPACES:
            raise Malformed("action", sent=text)
        found[match["marker"]] = int(match["steps"])
    return (found["R"] + SPACES) * SPAN + found["G"] + SPACES


def _read_place(text: str) -> int:
    match = _PLACE.fullmatch(text)
    if not match or not 1 <= int(match["number"]) <= PARTY_ROOM:
        raise Malformed("dedicove-place", sent=text)
    return int(place_of(SEATS.index(match["seat"]), int(match["number"]) - 1))


def _card(text: str) -> int:
    number = read_number(text, HEROES)
    if number == 0:
        raise Malformed("dedicove-card", sent=text)
    return number


def action_json(frame: Frame, action: int) -> Json:
    """What a browser needs to light a card, a hero, a slot or a marker."""
    verb, *rest = write_action(frame, action).split()
    found: Json = {"do": verb}
    if verb == "hide" and len(rest) == 3:
        return {"do": "set-up", "card": int(rest[0]), "drop": int(rest[2])}
    if verb == "move":
        return {"do": verb, "red": action // SPAN - SPACES, "green": action % SPAN - SPACES}
    if rest and rest[0] == "slot":
        return {"do": verb, "slot": int(rest[1])}
    if rest and _PLACE.fullmatch(rest[0]):
        return {"do": verb, "seat": rest[0][0], "place": int(rest[0][1:])}
    if rest:
        key = {"pick": "seat", "to": "seat", "first": "seat", "name": "faction", "mode": "mode", "exhume": "number"}
        named = key.get(verb, "card")
        found[named] = int(rest[0]) if rest[0].isdecimal() else rest[0]
    return found


def write_card(card: int) -> str:
    """`23`; an heir is `heir3`."""
    return str(card) if card < HEIR_CARDS else f"heir{card - HEIR_CARDS}"


# -- positions -----------------------------------------------------------------------------------------------

NUMBERS = {"seats": 6, "turns": 9_999, "cap": 9_999, "R": SPACES, "G": SPACES}
OWNED = ("heir", "hand", "party", "knows", "sealed")
PILES = ("wilderness", "graveyard", "aside", "drawn")
FIELDS = {"wilderness": "wild", "graveyard": "grave", "aside": "aside", "drawn": "drawn"}
COUNTS = {"wilderness": "wilds", "graveyard": "buried", "aside": "asides", "drawn": "drawns"}
ROOMS = {"wilderness": HEROES, "graveyard": HEROES, "aside": ASIDE_ROOM, "drawn": DRAWN_ROOM}
ZONES: tuple[str, ...] = (*NUMBERS, *OWNED, *PILES, "deck", "turn", "first", "tavern", "harbour", "ask")
EMPTY, HIDDEN = "-", "?"
NEXT_FRAME = "|"


def write_position(s: Any) -> str:
    """The table, a line for each seat, the piles from the top, and what is asked."""
    lines = [f"seats {int(s.seats)} deck {DECKS[int(s.deck)]} turn {seat_name(int(s.turn))}"]
    lines[0] += f" first {seat_name(int(s.first))} turns {int(s.turns)} cap {int(s.cap)}"
    lines.append(f"R {int(s.red)} G {int(s.green)}")
    lines += [f"{seat_name(p)} {line}" for p in range(int(s.seats)) if (line := _write_seat(s, p))]
    if s.tavern.any():
        lines.append("tavern " + " ".join(str(int(card)) if card else EMPTY for card in s.tavern))
    unseen = int(s.unseen_harbour)
    lines += filter(None, [write_set("harbour", map(str, _harbour(s)), unseen)])
    for pile in PILES:
        cards = s[FIELDS[pile]][: int(s[COUNTS[pile]])]
        if len(cards):
            ordered = cards if pile in ("aside", "drawn") else cards[::-1]
            lines.append(f"{pile} " + " ".join(_write_known(card) for card in ordered))
    lines.append("ask " + f" {NEXT_FRAME} ".join(_write_frame(s.stack[i].tolist()) for i in range(int(s.depth))))
    return "\n".join(lines) if s.depth else "\n".join([*lines[:-1], "ask over"])


def _write_seat(s: Any, seat: int) -> str:
    zones = [f"heir {_write_known(s.heir[seat])}"] if s.heir[seat] else []
    hand = s.hand[seat][: int(s.held[seat] - s.unseen_hand[seat])]
    zones.append(write_set("hand", [str(int(card)) for card in hand], int(s.unseen_hand[seat])))
    heroes = [
        _write_known(card) + ("u" if has(int(s.up[seat]), i) else "d")
        for i, card in enumerate(s.party[seat][: int(s.heroes[seat])])
    ]
    zones.append("party " + " ".join(heroes) if heroes else "")
    zones.append(write_set("knows", map(str, _marks(s, seat))))
    zones.append(f"sealed {_write_sealed(s, seat)}" if s.sealed[seat] else "")
    return " ".join(zone for zone in zones if zone)


def _write_known(card: Any) -> str:
    return HIDDEN if card == UNKNOWN else str(int(card))


def _write_sealed(s: Any, seat: int) -> str:
    answer = int(s.sealed[seat]) - 1
    if s.sealed[seat] == UNKNOWN:
        return HIDDEN
    return f"{answer // CARDS_WIDE}+{answer % CARDS_WIDE}" if answer >= CARDS_WIDE else str(answer)


def _harbour(s: Any) -> list[int]:
    cards = range(1, HEROES + 1)
    return [card for card in cards if has(int(s.harbour[(card - 1) // HALF]), (card - 1) % HALF)]


def _marks(s: Any, seat: int) -> list[int]:
    """The cards this seat knows in places where it could not see them."""
    seen = _seen_anyway(s)
    return [card for card in range(1, HEROES + 1) if has(int(s.known[card]) & ~seen.get(card, 0), seat)]


def _seen_anyway(s: Any) -> dict[int, int]:
    """H4, H5: who knows a card because of where it lies."""
    everybody = (1 << int(s.seats)) - 1
    seen: dict[int, int] = {}
    for seat in range(int(s.seats)):
        seen |= dict.fromkeys(s.hand[seat][: int(s.held[seat])].tolist(), 1 << seat)
        for i, card in enumerate(s.party[seat][: int(s.heroes[seat])].tolist()):
            seen[card] = everybody if has(int(s.up[seat]), i) else 1 << seat
    seen |= dict.fromkeys([*s.tavern.tolist(), *s.aside.tolist(), *s.grave.tolist()], everybody)
    seen |= dict.fromkeys(s.drawn.tolist(), 1 << int(s.turn))
    return seen


def _write_frame(frame: Frame) -> str:
    step, asked, *arguments = frame
    words = [STEPS[step]]
    if asked:
        words.append(seat_name(CHANCE) if asked == CHANCE else "".join(names_in(asked, SEATS)))
    if step >= PLAYED:
        card = int(CARD_OF_ROW[arguments[0]])
        words.append(f"{card}.{arguments[0] - int(FIRST_ROW[card])}")
        arguments = arguments[1:]
    while arguments and not arguments[-1]:
        arguments = arguments[:-1]
    return " ".join([*words, *map(str, arguments)])


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
    _read_question(ask_zone.things if ask_zone else (), out)
    harbour = found.get(("", "harbour"))
    if not (harbour and harbour.ordered):
        return ()
    return [_card(thing) for thing in harbour.things if not thing.startswith("?")]


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


def _seat(name: str, out: Any) -> int:
    seat = read_seat(name)
    if not 0 <= seat < out.seats:
        raise Malformed("seat", sent=name)
    return seat


def _read_zone(zone: Zone, out: Any) -> None:
    if zone.name in OWNED:
        _read_owned(zone, _seat(zone.owner, out), out)
    elif zone.name in PILES:
        _read_pile(zone, out)
    elif zone.name == "deck":
        if _one(zone) not in DECKS:
            raise Malformed("dedicove-table", sent=_one(zone))
        out.deck = DECKS.index(_one(zone))
    elif zone.name in ("turn", "first"):
        out[zone.name] = _seat(_one(zone), out)
    elif zone.name == "tavern":
        if len(zone.things) > SLOTS:
            raise Malformed("zone-things", sent=zone.name)
        for slot, thing in enumerate(zone.things):
            out.tavern[slot] = 0 if thing == EMPTY else _card(thing)
    elif zone.name == "harbour":
        _read_harbour(zone, out)


def _read_owned(zone: Zone, seat: int, out: Any) -> None:
    if zone.name == "heir":
        thing = _one(zone)
        out.heir[seat] = UNKNOWN if thing == HIDDEN else read_number(thing, HEIRS)
    elif zone.name == "hand":
        unseen = sum(read_number(thing[1:], HAND_ROOM) for thing in zone.things if thing.startswith("?"))
        cards = sorted(_card(thing) for thing in zone.things if not thing.startswith("?"))
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
            out.party[seat, i] = UNKNOWN if thing == "?d" else _card(thing[:-1])
            out.up[seat] |= 1 << i if thing[-1] == "u" else 0
        out.heroes[seat] = len(zone.things)
    elif zone.name == "sealed":
        out.sealed[seat] = _read_sealed(_one(zone))


def _read_sealed(text: str) -> int:
    hidden, plus, dropped = text.partition("+")
    if text == HIDDEN:
        return UNKNOWN
    return 1 + (_card(hidden) * CARDS_WIDE + _card(dropped) if plus else read_number(text, HEROES))


def _read_pile(zone: Zone, out: Any) -> None:
    """From the top; in the state the top is the last one. What is aside or drawn keeps its order."""
    cards = [UNKNOWN if thing == HIDDEN else _card(thing) for thing in zone.things]
    if len(cards) > ROOMS[zone.name] or (UNKNOWN in cards and zone.name == "aside"):
        raise Malformed("zone-things", sent=zone.name)
    out[FIELDS[zone.name]][: len(cards)] = cards if zone.name in ("aside", "drawn") else cards[::-1]
    out[COUNTS[zone.name]] = len(cards)


def _read_harbour(zone: Zone, out: Any) -> None:
    for thing in zone.things:
        if thing.startswith("?"):
            out.unseen_harbour = read_number(thing[1:], HEROES)
        else:
            card = _card(thing)
            out.harbour[(card - 1) // HALF] |= 1 << (card - 1) % HALF


def _check_cards(out: Any) -> None:
    """I1: no card in two places, no more cards than there are, and each heir once."""
    cards = [int(card) for card in _all_cards(out) if card]
    known = [card for card in cards if card != UNKNOWN]
    unseen = int(out.unseen_hand.sum()) + int(out.unseen_harbour)
    if len(set(known)) != len(known) or len(cards) + unseen > HEROES:
        raise Malformed("dedicove-table", sent=str(max(known, key=known.count, default=0)))
    heirs = [int(heir) for heir in out.heir if heir > 0]
    if len(set(heirs)) != len(heirs):
        raise Malformed("dedicove-table", sent="heir")


def _all_cards(out: Any) -> Iterator[int]:
    for field in ("hand", "party"):
        yield from out[field].ravel()
    for field in ("tavern", "wild", "grave", "aside", "drawn"):
        yield from out[field]
    yield from _harbour(out)


def _read_marks(zones: list[Zone], out: Any) -> None:
    for card, seats in _seen_anyway(out).items():
        if card > 0:
            out.known[card] = seats
    placed = {int(card) for card in _all_cards(out) if card > 0}
    for zone in zones:
        if zone.name == "knows":
            for thing in zone.things:
                if _card(thing) not in placed:
                    raise Malformed("dedicove-table", sent=thing)
                out.known[_card(thing)] |= 1 << _seat(zone.owner, out)


# -- the question of a position ------------------------------------------------------------------------------


def _read_question(words: Sequence[str], out: Any) -> None:
    if list(words) == ["over"]:
        return
    if not words:
        ask(out, TURN, 1 << int(out.turn))
        return
    for frame in " ".join(words).split(f" {NEXT_FRAME} "):
        if out.depth == len(out.stack):
            raise Malformed("ask", sent=frame)
        _read_frame(frame.split(), out)
    if not _is_askable(out):
        raise Malformed("ask", sent=" ".join(words))


def _read_frame(words: list[str], out: Any) -> None:
    name, *rest = words or [""]
    if name not in STEPS[1:]:
        raise Malformed("ask", sent=" ".join(words))
    step, asked = STEPS.index(name), 0
    if rest and rest[0] == seat_name(CHANCE):
        asked = CHANCE
        rest = rest[1:]
    elif rest and rest[0].isalpha():
        asked = sum({1 << _seat(letter, out) for letter in rest[0]})
        rest = rest[1:]
    arguments = _read_row(rest) if step >= PLAYED else [read_number(word, 99) for word in rest]
    if len(arguments) > 4:
        raise Malformed("ask", sent=" ".join(words))
    ask(out, step, asked, *arguments)


def _read_row(words: list[str]) -> list[int]:
    card, dot, number = words[0].partition(".") if words else ("", "", "")
    if not dot:
        raise Malformed("ask", sent=" ".join(words))
    row = int(FIRST_ROW[_card(card)]) + read_number(number, len(ROWS))
    if row >= len(ROWS) or CARD_OF_ROW[row] != _card(card):
        raise Malformed("ask", sent=words[0])
    return [row, *(read_number(word, len(SEATS) * PLACES_WIDE) for word in words[1:])]


QUESTION_OF = {
    HERO: (g.BURY, g.TURN, g.LOOK, g.TAKE, g.SEND, g.DISCARD, g.PERFORM, g.SWAP),
    TAVERN: (g.TOSS, g.RECRUIT, g.ASIDE, g.SWAP),
    HAND: (g.HIDE, g.SWAP),
    DRAWN: (g.HIDE_ONE, g.SWAP),
    MOVE: (g.MOVE,),
    PLAYER: (g.PICK,),
    FACTION: (g.NAME,),
    MODE: (g.MODE,),
    GRAVE: (g.EXHUME,),
    ANOTHER: (g.ANOTHER,),
    GIVE: (g.GIVE,),
    STEAL: (g.STEAL,),
    RANDOM_HERO: (g.BURY_RANDOM,),
    TO_PARTY: (g.SEND,),
    ALL_DISCARD: (g.ALL_DISCARD,),
}


def _is_askable(s: Any) -> bool:
    """Can play have led to this question, as far as the rules of the next action rely on it?"""
    frames = s.stack[: int(s.depth)].tolist()
    *below, (step, asked, *arguments) = frames
    if any(frame[0] not in (PLAYED, COPIED) or frame[1] for frame in below) or step in (PLAYED, COPIED):
        return False
    if step == HARBOUR:
        return asked == CHANCE and _is_harbour_askable(s, bool(below), *arguments[:2])
    if step in (HEIR, FIRST):
        return asked == CHANCE and not below and (step == FIRST or arguments[0] < s.seats)
    if step < PLAYED:
        return not below and asked > 0 and (step == SET_UP or asked == 1 << int(s.turn)) and _can_answer(s)
    row, it, that = arguments[:3]
    if not below or int(ROWS[row][0]) not in QUESTION_OF[step] or below[-1][2] != row:
        return False
    if it >= s.seats and step in (STEAL, GIVE, RANDOM_HERO, HERO):
        return False
    if that and not _is_place(s, that) and int(ROWS[row][0]) in (g.SEND, g.LOOK, g.SWAP) and that > SLOTS:
        return False
    is_chance = step in (STEAL, RANDOM_HERO)
    return (asked == CHANCE if is_chance else asked > 0) and (step != TO_PARTY or _is_place(s, that)) and _can_answer(s)


def _is_place(s: Any, place: int) -> bool:
    seat, number = divmod(place, PLACES_WIDE)
    return bool(seat < s.seats and 1 <= number <= s.heroes[seat])


def _is_harbour_askable(s: Any, in_effect: bool, purpose: int, number: int) -> bool:
    return bool(harbour_size(s) > 0 and purpose <= 4 and (purpose == 4) == in_effect and number < 5 * s.seats)


def _can_answer(s: Any) -> bool:
    """Has everybody who is asked an answer? Of a hand that is not known one may be there."""
    if s.unseen_hand.any():
        return True
    seats = names_in(int(waiting(s)), SEATS)
    return all(_options(s, SEATS.index(seat)) for seat in seats) if seats else bool(_options(s, CHANCE))


def _options(s: Any, seat: int) -> list[int]:
    out = np.zeros(512, np.int16)
    options: list[int] = out[: legal(s, seat, out)].tolist()
    return options


# -- for people ----------------------------------------------------------------------------------------------


def view_json(v: Any, seat: int) -> Json:
    """The table as this seat knows it. Cards are numbers, None where they are not known."""
    known = plain(v)
    frames = [known.stack[i].tolist() for i in range(known.depth)]
    step = frames[-1][0] if frames else 0
    return {
        "step": STEPS[step],
        "turn": seat_name(known.turn),
        "first": seat_name(known.first),
        "turns": known.turns,
        "cap": known.cap or None,
        "deck": DECKS[known.deck],
        "threshold": int(plainly(threshold)(known)),
        "red": known.red,
        "green": known.green,
        "favoured": FACTION_NAMES[int(plainly(faction_at)(known.red, known.green))],
        "seats": [_seat_json(known, p) for p in range(known.seats)],
        "tavern": [card or None for card in known.tavern],
        "harbour": int(plainly(harbour_size)(known)),
        "wilderness": [_face(card) for card in known.wild[: known.wilds][::-1]],
        "graveyard": [_face(card) for card in known.grave[: known.buried][::-1]],
        "aside": known.aside[: known.asides],
        "drawn": [_face(card) for card in known.drawn[: known.drawns]],
        "chain": [int(CARD_OF_ROW[frame[2]]) for frame in frames if frame[0] in (PLAYED, COPIED)],
        "question": _question_json(frames[-1]) if frames else None,
        "result": None if frames else result_json(known),
    }


def _face(card: int) -> int | None:
    return None if card == UNKNOWN else card


def _seat_json(v: Any, seat: int) -> Json:
    return {
        "heir": v.heir[seat] if v.heir[seat] > 0 else None,
        "hand": v.hand[seat][: v.held[seat] - v.unseen_hand[seat]].tolist(),
        "unseen_hand": v.unseen_hand[seat],
        "party": [
            {"card": _face(int(card)), "up": v.up[seat] >> i & 1 == 1}
            for i, card in enumerate(v.party[seat][: v.heroes[seat]])
        ],
        "decided": v.sealed[seat] != 0,
    }


def _question_json(frame: Frame) -> Json:
    """Which hero asks, what it wants, and the faction that was named."""
    step, row = frame[0], frame[2]
    if step < PLAYED:
        return {"hero": None, "verb": None, "faction": None}
    verb = int(ROWS[row][0])
    return {"hero": int(CARD_OF_ROW[row]), "verb": g.VERBS[verb], "faction": FACTION_NAMES.get(frame[5])}


def result_json(s: Any) -> Json:
    """W11: the result record."""
    faction = int(plainly(faction_at)(s.red, s.green))
    winner, criterion = plainly(decision)(s)
    seats = names_in(int(plainly(allies)(s)), SEATS)
    return {
        "faction": FACTION_NAMES[faction],
        "red": s.red,
        "green": s.green,
        "allies": [
            {
                "seat": letter,
                "of-faction": int(plainly(heroes_of)(s, SEATS.index(letter), faction)),
                "heroes": s.heroes[SEATS.index(letter)],
                "heir": s.heir[SEATS.index(letter)],
            }
            for letter in seats
        ],
        "criterion": CRITERIA[criterion],
        "winner": seat_name(winner) if winner >= 0 else None,
        "capped": bool(plainly(is_capped)(s)),
    }


WHY = {
    SET_UP: ("dedicove-set-up", "S9"),
    TURN: ("dedicove-turn", "T2"),
    MORE: ("dedicove-more", "T5"),
    DRAW: ("dedicove-draw", "T8"),
    DROP: ("dedicove-drop", "T11"),
    MOVE: ("dedicove-move", "E14"),
    HERO: ("dedicove-hero-target", "E5"),
    PLAYER: ("dedicove-player", "E5"),
    HAND: ("dedicove-hand", "E5"),
    TAVERN: ("dedicove-tavern", "E5"),
    GRAVE: ("dedicove-grave", "E5"),
    DRAWN: ("dedicove-drawn", "E24"),
    FACTION: ("dedicove-faction", "E11"),
    MODE: ("dedicove-mode", "E11"),
    ANOTHER: ("dedicove-another", "E32"),
    GIVE: ("dedicove-give", "E31"),
    ALL_DISCARD: ("dedicove-all-discard", "E43"),
    TO_PARTY: ("dedicove-to-party", "E31"),
}


def why_not(v: Any, seat: int, thing: str) -> Why | None:
    """What is asked instead of this, and by which rule."""
    if not has(int(waiting(v)), seat):
        return Why("dedicove-not-asked", "T14")
    frame = v.stack[int(v.depth) - 1].tolist()
    if thing in [write_action(frame, action) for action in _options(v, seat)]:
        return None
    word, _, card = thing.partition(" ")
    if frame[0] in (TURN, MORE, DROP) and word in ("play", "discard") and card.isdecimal():
        held = v.hand[seat][: int(v.held[seat])].tolist()
        if int(card) not in held:
            return Why("dedicove-not-in-hand", "T2", {"hero": int(card)})
    code, rule = WHY[frame[0]]
    return Why(code, rule)
