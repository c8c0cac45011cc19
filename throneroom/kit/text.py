"""Reading and writing position texts: zones of things, `A hand {G0 K7}` or, in drawing order, `deck U9 M6`."""

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from throneroom.kit.errors import Malformed
from throneroom.kit.frames import ASKED, STEP
from throneroom.kit.kinds import SEATS as SEATS
from throneroom.kit.reasons import NO_ACTION

CHANCE_NAME = "chance"
Name = TypeVar("Name", bound=str)
Read = Callable[[str], int]
Write = Callable[[Sequence[int], int], str]
_TOKEN = re.compile(r"[{}]|[^\s{}]+")


@dataclass(frozen=True)
class Zone:
    """A place in a position text. Without braces the order matters: things are drawn from it in that order."""

    owner: str
    name: str
    things: tuple[str, ...]
    ordered: bool


def seat_name(seat: int) -> str:
    """A, B, C ...; chance for CHANCE."""
    return SEATS[seat] if seat >= 0 else CHANCE_NAME


def read_seat(name: str) -> int:
    """The number of a seat's letter, or CHANCE."""
    if name == CHANCE_NAME:
        return -1
    if len(name) != 1 or name not in SEATS:
        raise Malformed("seat", sent=name)
    return SEATS.index(name)


def question_words(frame: Sequence[int], steps: Sequence[str]) -> list[str]:
    """The step that a frame is about, and the seat that is asked if it is one."""
    asked = int(frame[ASKED])
    return [steps[frame[STEP]]] + ([seat_name(asked.bit_length() - 1)] if asked > 0 else [])


def as_written(read: Read, write: Write, frame: Sequence[int], text: str) -> int:
    """The action that is written so while this is asked; NO_ACTION where it answers another question, or none."""
    try:
        action = read(text)
        return action if write(frame, action) == text else NO_ACTION
    except (Malformed, LookupError):
        return NO_ACTION


def names_in(things: int, names: Sequence[Name]) -> list[Name]:
    """The members of a set by name, in order."""
    found = []
    while things:
        found.append(names[(things & -things).bit_length() - 1])
        things &= things - 1
    return found


def read_number(text: str, most: int) -> int:
    """A number from 0 to `most`."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 6 and int(text) <= most):
        raise Malformed("number", sent=text)
    return int(text)


def read_zones(text: str, names: Collection[str]) -> list[Zone]:
    """The zones of a text, line by line; `#` begins a comment."""
    zones = []
    for line in text.splitlines():
        tokens = _TOKEN.findall(line.partition("#")[0])
        owner = tokens.pop(0) if tokens and tokens[0] in set(SEATS) else ""
        while tokens:
            zones.append(_next_zone(owner, tokens, names))
    return zones


def _next_zone(owner: str, tokens: list[str], names: Collection[str]) -> Zone:
    name = tokens.pop(0)
    if name not in names:
        raise Malformed("zone", sent=name)
    things = []
    if tokens and tokens[0] == "{":
        tokens.pop(0)
        while tokens and tokens[0] != "}":
            things.append(tokens.pop(0))
        if not tokens:
            raise Malformed("brace", sent=name)
        tokens.pop(0)
        return Zone(owner, name, tuple(things), ordered=False)
    while tokens and tokens[0] not in names:
        things.append(tokens.pop(0))
    return Zone(owner, name, tuple(things), ordered=True)


def write_set(name: str, things: Iterable[str], unseen: int = 0) -> str:
    """`name {a b ?2}`, or nothing for an empty set."""
    written = [*things, f"?{unseen}"] if unseen else list(things)
    return f"{name} {{{' '.join(written)}}}" if written else ""
