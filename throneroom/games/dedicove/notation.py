"""Actions as lines of text. Cards are written as their numbers."""

import re
from collections.abc import Sequence
from typing import Any, cast

from throneroom.games.dedicove import grammar as g
from throneroom.games.dedicove.effects import ROWS
from throneroom.games.dedicove.markers import SPAN
from throneroom.games.dedicove.pieces import FACTIONS, HEIRS, HEROES, HILL, IMPERIAL, SLOTS, SPACES, UNDEAD, WATER
from throneroom.games.dedicove.sentence import DECLINE
from throneroom.games.dedicove.shapes import Action, Deed, Faction, Mode, Seat
from throneroom.games.dedicove.state import (
    ANOTHER,
    CARDS_WIDE,
    DRAW,
    DROP,
    FACTION,
    FIRST,
    FROM_HARBOUR,
    GRAVE,
    HEIR,
    HERO,
    MODE,
    MORE,
    MOVE,
    PARTY_ROOM,
    PASS,
    PLACES_WIDE,
    PLAY,
    PLAYED,
    PLAYER,
    RANDOM_HERO,
    SET_UP,
    TAVERN,
    TO_PARTY,
    TURN,
    place_of,
)
from throneroom.kit.errors import Malformed
from throneroom.kit.game import Frame
from throneroom.kit.text import SEATS, read_number, read_seat, seat_name

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
FACTION_NAMES: dict[int, Faction] = {HILL: "hill", IMPERIAL: "imperial", UNDEAD: "undead", WATER: "water"}
LETTERS: tuple[Seat, ...] = ("A", "B", "C", "D", "E", "F")
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
            return read_card(hidden) * CARDS_WIDE + read_card(dropped)
        case ["play", card]:
            return PLAY + read_card(card)
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
            return _read_place(target) if _PLACE.fullmatch(target) else read_card(target)
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


def pointed_at(thing: str) -> tuple[str, int]:
    """What an action names, and its number: a place (`bury B2`), a slot (`aside slot 1`), a seat or a card."""
    word = thing.rpartition(" ")[2]
    if match := _PLACE.fullmatch(word):
        return "place", int(place_of(SEATS.index(match["seat"]), int(match["number"]) - 1))
    if word in set(SEATS):
        return "seat", SEATS.index(word)
    if re.fullmatch("[0-9]{1,2}", word):
        return "slot" if " slot " in thing else "card", int(word)
    return "", 0


def read_card(text: str) -> int:
    """A hero\'s number."""
    number = read_number(text, HEROES)
    if number == 0:
        raise Malformed("dedicove-card", sent=text)
    return number


def seat_at(name: str, s: Any) -> int:
    """A seat of this table."""
    seat = read_seat(name)
    if not 0 <= seat < s.seats:
        raise Malformed("seat", sent=name)
    return seat


def action_json(frame: Frame, action: int) -> Action:
    """What a browser needs to light a card, a hero, a slot or a marker."""
    step, text = frame[0], write_action(frame, action)
    if step == SET_UP:
        return {"text": text, "do": "set-up", "card": action // CARDS_WIDE, "drop": action % CARDS_WIDE}
    word, *named = text.split()
    found: Action = {"text": text, "do": cast(Deed, word)}
    if step == MOVE:
        found["red"], found["green"] = action // SPAN - SPACES, action % SPAN - SPACES
    elif step in (PLAYER, TO_PARTY):
        found["seat"] = LETTERS[action]
    elif step == FACTION:
        found["faction"] = FACTION_NAMES[action]
    elif step == MODE:
        found["mode"] = cast(Mode, g.MODES[action])
    elif step == GRAVE:
        found["number"] = action
    elif step == HERO and named:
        found["seat"], found["place"] = LETTERS[action // PLACES_WIDE], action % PLACES_WIDE
    elif step == DRAW and action == FROM_HARBOUR:
        found["pile"] = "harbour"
    elif step in (DRAW, TAVERN) and named:
        found["slot"] = action
    elif named:
        found["card"] = action % PLAY
    return found
