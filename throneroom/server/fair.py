"""Luck by commitment: what is published before, what is taken from the players, and how anybody can check it after."""

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from types import MappingProxyType
from typing import NamedTuple

from msgspec import Struct

from throneroom.kit.errors import Malformed
from throneroom.kit.frames import CHANCE
from throneroom.kit.game import Game, Json
from throneroom.kit.kinds import HIDDEN
from throneroom.kit.luck import Luck
from throneroom.kit.position import Position
from throneroom.kit.record import Record
from throneroom.kit.state import top_frame
from throneroom.kit.text import CHANCE_NAME, SEATS, read_seat

LONGEST_SECRET = 64  # bytes: a longer key would be hashed first
DIGITS = re.compile(r"[0-9a-f]{1,64}")


def commitment(secret: str) -> str:
    """Published before anybody contributes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def contributed(contributions: dict[str, str]) -> bytes:
    """The players' contributions as the luck takes them in: a line for each seat, in their order."""
    return "".join(f"{seat} {contributions[seat]}\n" for seat in sorted(contributions)).encode()


def luck(secret: str, contributions: dict[str, str]) -> Luck:
    """The luck of a match."""
    return Luck(bytes.fromhex(secret), contributed(contributions))


class Answered(Struct, kw_only=True):
    """One answer of chance: where it stands in the record, which of how many options it was, and what it showed."""

    ply: int
    text: str
    options: int
    index: int
    faces: list[str]


def answers(position: Position) -> list[Answered]:
    """All that CHANCE answered. Whoever has the secret can work out again which option it was."""
    again = position.game.start(position.seats, position.options, ())
    given = []
    for ply, entry in enumerate(position.log):
        options, frame = again.actions(CHANCE), top_frame(again.state())
        again.enter(*entry)
        if entry[0] == CHANCE:
            text, index = position.game.codec.write_action(frame, entry[1]), options.index(entry[1])
            faces = faces_of(told_to_nobody(again))
            given.append(Answered(ply=ply, text=text, options=len(options), index=index, faces=faces))
    return given


def told_to_nobody(position: Position) -> list[Json]:
    """What the last entry of the log did, with every face: for matches that are over."""
    state = position.state()
    told = state["told"].item()
    return [position.game.events.write(event) for event in state["events"][0, :told].tolist()]


def faces_of(events: Iterable[Json]) -> list[str]:
    """The faces that were shown; none if one of them was hidden."""
    faces = [event["card"] for event in events if isinstance(event.get("card"), str)]
    return [] if HIDDEN in faces else faces


class Noted(NamedTuple):
    """What somebody kept from before they sat down and while they played: afterwards another story may be told."""

    commitment: str = ""
    contributions: Mapping[str, str] = MappingProxyType({})
    seen: Mapping[str, str] = MappingProxyType({})  # by seat, the hash of all the faces that chance showed it


def faults(record: Record, game: Game, noted: Noted = Noted()) -> list[str]:
    """The first thing that does not hold: nothing, if all cards follow from the secret, and all else is as noted."""
    return list(islice(_found(record, game, noted), 1))


def _found(record: Record, game: Game, noted: Noted) -> Iterator[str]:
    """Each check may trust the ones before it: nobody asks on after the first fault."""
    if not record.secret or not record.commitment:
        yield "unfinished"
    if noted.commitment and noted.commitment != record.commitment:
        yield "other-commitment"
    for seat, contribution in noted.contributions.items():
        if record.contributions.get(seat) != contribution:
            yield f"other-contribution {seat}"
    if not _is_committed(record):
        yield "commitment"
    yield from _strange_contributions(record)
    if record.begin:
        yield "begun"
    yield from _dealt_otherwise(record, game, noted.seen)


def _is_committed(record: Record) -> bool:
    try:
        return commitment(record.secret) == record.commitment and len(bytes.fromhex(record.secret)) <= LONGEST_SECRET
    except ValueError:  # no hexadecimal digits
        return False


def _strange_contributions(record: Record) -> Iterator[str]:
    """Of seats that are not at the table, or more than digits: a way to try on until the deal pleases."""
    for seat, digits in record.contributions.items():
        if seat not in SEATS[: len(record.seats)] or len(seat) != 1 or not DIGITS.fullmatch(digits):
            yield f"strange-contribution {seat}"


def _dealt_otherwise(record: Record, game: Game, seen: Mapping[str, str]) -> Iterator[str]:
    """The match once more, from an empty table on: chance answers by the secret, all others by the record."""
    rules = game.at(record.rules)
    if rules is None:
        raise Malformed("record-version", game=game.name, sent=record.rules, known=game.version)
    again = rules.start(len(record.seats), record.options, ())
    ahead = luck(record.secret, record.contributions)
    sights = {seat: Sight() for seat in seen}
    for ply, (seat, text) in enumerate(record.log):
        if not again.asks_chance:
            again.play_line(seat, text)
            continue
        if (seat, text) != (CHANCE_NAME, _answer(again, ahead)):
            yield f"ply {ply}"
        for looking, sight in sights.items():
            sight.note(ply, again.view(read_seat(looking)).events())
    if again.asks_chance:
        yield f"cut {len(record.log)}"
    yield from (f"other-cards {seat}" for seat, sight in sights.items() if sight.digest != seen[seat])


def _answer(again: Position, ahead: Luck) -> str:
    """What follows from the luck is played, and told as a line."""
    actions, frame = again.actions(CHANCE), top_frame(again.state())
    action = actions[ahead.answer(len(actions))]
    again.play(action, CHANCE)
    return again.game.codec.write_action(frame, action)


class Sight:
    """All the faces that chance showed to one seat, as one hash: a line for each answer that hid none."""

    def __init__(self) -> None:
        self.lines = ""

    def note(self, ply: int, events: Iterable[Json]) -> None:
        """What the seat saw of an answer."""
        if faces := faces_of(events):
            self.lines += f"{ply} {' '.join(faces)}\n"

    @property
    def digest(self) -> str:
        """What a browser works out from what it saw."""
        return hashlib.sha256(self.lines.encode()).hexdigest()
