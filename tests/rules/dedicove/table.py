"""Small tables to test rules on, written as position texts; what is not mentioned lies in the harbour."""

import re
from collections.abc import Iterator

from throneroom import WATCHER as WATCHER
from throneroom import Position, View
from throneroom.games import dedicove
from throneroom.games.dedicove.text import ZONES
from throneroom.kit.game import Json
from throneroom.kit.text import read_zones

GAME = dedicove.GAME
A, B, C, D, E, F = range(6)
ALL = range(1, 86)
COUNTS = (2, 3, 4, 5, 6)
DECKS = ("standard", "extended", "introductory")


def mentioned(text: str) -> set[int]:
    """The cards of hands, parties and piles."""
    numbers = {"seats", "turns", "cap", "R", "G", "heir", "ask", "turn", "first", "deck", "sealed", "knows", "moved"}
    zones = [zone for zone in read_zones(text, ZONES) if zone.name not in numbers]
    return {int(number) for zone in zones for thing in zone.things for number in re.findall(r"^\d+", thing)}


def whole(text: str) -> str:
    """A text with all cards of the extended deck: those that it leaves out are the harbour."""
    lines = text.replace(";", "\n")
    if "harbour" in lines:
        return f"deck extended\n{lines}"
    left = sorted(set(ALL) - mentioned(lines))
    return f"deck extended\n{lines}\nharbour {{{' '.join(map(str, left))}}}"


def at(text: str, *actions: str) -> Position:
    """The position of a text, after these actions: `A play 23`, or `play 23` by whoever is asked."""
    return done(GAME.from_text(whole(text), ()), *actions)


def bare(text: str, *actions: str) -> Position:
    """The same without any card that the text does not mention."""
    return done(GAME.from_text("deck extended\n" + text.replace(";", "\n"), ()), *actions)


def done(position: Position, *actions: str) -> Position:
    """The same position after these actions."""
    for action in actions:
        who, _, rest = action.partition(" ")
        if len(who) == 1 or who == "chance":
            position.play_line(who, rest)
        else:
            position.play(action)
    return position


def zone(seen: Position | View, place: str) -> str:
    """What lies in a place: `zone(position, "A hand")`."""
    owner, _, name = place.rpartition(" ")
    found = [zone.things for zone in read_zones(seen.text, ZONES) if (zone.owner, zone.name) == (owner, name)]
    return " ".join(found[0]) if found else ""


def markers(seen: Position | View) -> tuple[int, int]:
    """Where red and green stand."""
    return int(zone(seen, "R")), int(zone(seen, "G"))


def asked(seen: Position | View) -> str:
    """The question on top: `act A`."""
    return seen.text.rpartition("ask ")[2].rpartition("| ")[2]


def events(position: Position, kind: str = "", observer: int = WATCHER) -> list[Json]:
    """What the last action did, as this observer saw it."""
    return [event for event in position.view(observer).events() if kind in ("", event["kind"])]


def result(position: Position) -> Json:
    """W11: the result record."""
    found: Json = position.view(WATCHER).json()["table"]["result"]
    return found


def started(seats: int, deck: str = "standard", luck: int = 1) -> Position:
    """A match whose cards are dealt."""
    return GAME.start(seats, {"deck": deck}, luck)


def walk(position: Position, seed: int = 0) -> Iterator[Position]:
    """A match by choices that look random, position by position."""
    yield position
    number = seed
    while position.waiting:
        seat = position.waiting[number % len(position.waiting)]
        actions = position.actions(seat)
        number = number * 31 + 17 & 0xFFFF
        position.play(actions[number % len(actions)], seat)
        yield position
