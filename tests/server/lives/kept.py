"""One match as it is stored, replayed by the rules: what everybody may be told of it."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

import msgspec
import numpy as np

from tests.server.lives.bank import Banks
from throneroom.kit.errors import Refusal
from throneroom.kit.frames import CHANCE, WATCHER
from throneroom.kit.game import Game
from throneroom.kit.position import UNDO, Position
from throneroom.kit.state import States, top_frame
from throneroom.kit.view import View
from throneroom.server import fair, wire
from throneroom.server.table import STAND_IN

Json = dict[str, Any]
SeatRow = tuple[str | None, str, str | None, int]  # guest, name, bot, resigned
RESIGNED = 3


class Entry(NamedTuple):
    """Of the stored log."""

    seat: int
    action: int
    undone: int | None
    client: str | None
    left: int | None


class Moment(NamedTuple):
    """How it stood after an entry."""

    state: States
    opened: dict[int, int]  # by the seats that are asked


class Kept:
    """Grows with the disk."""

    def __init__(self, game: Game, row: Json, unnoted: Callable[[], int], ages: Mapping[int, int]) -> None:
        self.game = game
        self.row = row
        self.unnoted = unnoted  # milliseconds for which no time could be noted
        self.ages = ages
        self.seats: list[SeatRow] = []
        self.status = "open"
        self.timed_out: set[int] = set()
        self.sat: set[tuple[str, int]] = set()
        self.facts: set[bytes] = set()  # all that were ever stored
        self.log: list[Entry] = []
        self.lines = [0]  # of play, by how many entries the log has: an undo goes back to an earlier one
        self._position: Position | None = None
        self._moments: list[Moment] = []
        self._luck = fair.luck(row["secret"], {})
        self.clocks = Banks(self)
        self.view = cache(self._view)
        self.seen = cache(self._seen)

    # -- what is stored -------------------------------------------------------------------------------------

    def take_facts(self, row: Json, seats: list[Any]) -> None:
        """The table itself after a commit."""
        if (row, seats) == (self.row, self.seats) and self.facts:
            return
        self.row, self.seats, self.status = row, seats, row["status"]
        self.sat |= {(guest, number) for number, (guest, *_) in enumerate(seats) if guest}
        self.timed_out |= {number for number, (guest, _, bot, _) in enumerate(seats) if guest and bot == STAND_IN}
        clocks = msgspec.json.decode(row["clocks"] or '{"left": []}')
        self.timed_out |= {number for number, left in enumerate(clocks["left"]) if not left}
        given, result = (msgspec.json.decode(row[name] or "null") for name in ("contributions", "result"))
        places = [[name, guest is not None, bot, bool(resigned)] for guest, name, bot, resigned in seats]
        self.facts.add(msgspec.json.encode([row["status"], given, result, row["rematch"], places]))
        if self._position is None and row["status"] != "open":
            self._begin()

    def told_facts(self, facts: Json) -> bytes:
        """The same of what is told."""
        places = [[seat["name"], seat["person"], seat["bot"], seat["resigned"]] for seat in facts["seats"]]
        return msgspec.json.encode([facts["status"], facts["contributions"], facts["result"], facts["rematch"], places])

    def _begin(self) -> None:
        self._position = self.game.start(self.row["seats"], msgspec.json.decode(self.row["options"]), ())
        self._luck = fair.luck(self.row["secret"], msgspec.json.decode(self.row["contributions"]))
        self._note()

    def take_entry(self, *values: Any) -> list[str]:
        """An entry more; whatever law it breaks."""
        if self._position is None:
            return ["entry before the start"]
        entry, position = Entry(*values), self._position
        if entry.client and any((entry.seat, entry.client) == (old.seat, old.client) for old in self.log):
            return ["twice"]
        if entry.seat == CHANCE and entry.action != self._drawn(position):
            return ["wrong luck"]
        try:
            position.enter(entry.seat, entry.action, entry.undone)
        except Refusal as refusal:
            return [f"illegal entry, {refusal.code}"]
        self.log.append(entry)
        self.lines.append(len(self.log) if entry.undone is None else self.lines[entry.undone])
        self._note()
        return []

    def _drawn(self, position: Position) -> int:
        """What follows from the secret and the contributions."""
        options = position.actions(CHANCE)
        return options[self._luck.answer(len(options))] if options else -1

    def _note(self) -> None:
        assert self._position is not None
        opened = {seat: self._position.opened(seat) for seat in self._position.waiting}
        self._moments.append(Moment(self._position.state(), opened))

    # -- what may be told -----------------------------------------------------------------------------------

    def seat_of(self, guest: str) -> int:
        """By what is stored."""
        return next((number for number, (who, *_) in enumerate(self.seats) if who == guest), WATCHER)

    def _seen(self, ply: int, observer: int) -> View:
        array = np.empty(1, self.game.state)
        self.game.doors.view_of(self._moments[ply].state, observer, array)
        return View(self.game, observer, array)

    def _view(self, ply: int, observer: int) -> Json:
        view: Json = msgspec.json.decode(wire.encode(self.seen(ply, observer).json()))
        return view

    def events(self, ply: int, observer: int) -> list[Json]:
        """What the entry before this ply did."""
        events: list[Json] = msgspec.json.decode(wire.encode(self.seen(ply, observer).events()))
        return events

    def asked(self, ply: int, seat: int, status: str) -> int | None:
        """The ply at which the question of this seat was opened, if it has one."""
        return self._moments[ply].opened.get(seat) if status == "playing" else None

    def text(self, ply: int) -> str:
        """An entry as it is written."""
        action, frame = self.log[ply].action, top_frame(self._moments[ply].state)
        return "" if action == UNDO else self.game.codec.write_action(frame, action)
