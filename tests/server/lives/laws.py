"""What must hold at every step: checked at everything that is told, and after every commit."""

import asyncio
import hashlib
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from tests.server.lives.disk import Disk
from tests.server.lives.kept import RESIGNED, Kept
from tests.server.lives.net import Line
from tests.server.rig.ledger import Ledger, Row
from throneroom.kit.frames import WATCHER
from throneroom.kit.game import Game
from throneroom.kit.position import UNDO
from throneroom.kit.text import SEATS, seat_name
from throneroom.server import wire

Json = dict[str, Any]
MATCHES = "SELECT * FROM matches ORDER BY created, id"
SEATED = "SELECT guest, name, bot, resigned FROM seats WHERE match = ? ORDER BY seat"
MOVES = 'SELECT seat, action, undone, client, "left" FROM moves WHERE match = ? AND ply >= ? ORDER BY ply'
LOGS = "SELECT match, ply, seat, action, undone, client FROM moves ORDER BY match, ply"


class Laws:
    """Looks at the disk and at every frame, and knows nothing of what the server has in memory."""

    def __init__(self, disk: Disk, games: Mapping[str, Game], now: Callable[[], float]) -> None:
        self.disk = disk
        self.games = games
        self.now = now
        self.kept: dict[str, Kept] = {}
        self.ledger = Ledger()
        self.sent: dict[tuple[str, str], wire.Message] = {}  # by guest and id
        self.ages: dict[int, int] = {}  # of the server, by its clock on the wall
        self.faults: list[str] = []
        self.broken = asyncio.Event()  # a life ends with its first fault: what comes after may follow from it
        self.steps: Counter[str] = Counter()
        self.on_step: Callable[[str], None] = lambda line: None
        self._trace = hashlib.sha256()
        self._columns = [column[1] for column in disk.rows("PRAGMA table_info(matches)")]
        disk.on_commit = self.look

    # -- steps ----------------------------------------------------------------------------------------------

    def step(self, kind: str, what: str = "") -> None:
        """Something happened."""
        self.steps[kind] += 1
        line = f"{self.now():.6f} {kind} {what}"
        self._trace.update(f"{line}\n".encode())
        self.on_step(line)

    @property
    def digest(self) -> str:
        """Of everything that happened, in its order."""
        return self._trace.hexdigest()

    def blame(self, law: str, what: object) -> None:
        """A law does not hold."""
        self.faults.append(f"{law}: {what} after {self.now():.3f} s")
        self.broken.set()

    # -- what is stored -------------------------------------------------------------------------------------

    def look(self) -> None:
        """After a commit."""
        self.step("commit")
        if self.faults:
            return
        for values in self.disk.rows(MATCHES):
            row = dict(zip(self._columns, values, strict=True))
            kept = self.kept.get(row["id"])
            if kept is None:
                kept = self.kept[row["id"]] = Kept(self.games[row["game"]], row, lambda: self.disk.unnoted, self.ages)
            kept.take_facts(row, self.disk.rows(SEATED, row["id"]))
            for move in self.disk.rows(MOVES, row["id"], len(kept.log)):
                self.step("entry", f"{row['id']} {move}")
                for fault in kept.take_entry(*move):
                    self.blame(fault, f"entry {len(kept.log) - 1} of {row['id']}")

    def check_ledger(self) -> None:
        """All that people were told is done against all that is stored."""
        rows = [Row(*row) for row in self.disk.rows(LOGS)]
        for fault in self.ledger.faults(rows):
            self.blame(*fault.split(": ", 1))

    def admit(self, line: Line) -> None:
        """A socket is opened."""
        self.kept[line.table].clocks.meet(line)

    # -- what is told ---------------------------------------------------------------------------------------

    def told(self, line: Line, frame: str) -> None:
        """A frame leaves the server."""
        message = msgspec.json.decode(frame)
        self.step(" ".join([message["type"], message.get("why", "")]).strip(), f"{line.guest} {frame}")
        if self.faults:
            return
        if message["type"] == "table":
            self._check_table(line, message)
        elif message["type"] == "done":
            self._check_done(line, message)
        elif message["type"] == "refused":
            self._check_refused(line, message)

    def _check_refused(self, line: Line, refused: Json) -> None:
        """Nothing has changed."""
        kept = self.kept[line.table]
        own = [entry for entry in kept.log if entry.seat == kept.seat_of(line.guest)]
        if refused["id"] and any(entry.client == refused["id"] for entry in own):
            self.blame("refused and stored", refused)

    def _check_done(self, line: Line, done: Json) -> None:
        """It is stored, and says what was sent."""
        message, kept = self.sent.get((line.guest, done["id"])), self.kept[line.table]
        if isinstance(message, wire.Play | wire.Undo):
            is_stored = self._is_entered(line, message, done["ply"])
        elif isinstance(message, wire.Say):
            is_stored = self._times_said(line.guest, message.text) == 1  # also if it was sent again after a kill
        elif isinstance(message, wire.Start):
            is_stored = kept.status != "open"
        elif isinstance(message, wire.Close):
            is_stored = kept.status == "over"
        elif isinstance(message, wire.Remove | wire.Silence):
            is_stored = self._is_noted(line.table, message)
        elif isinstance(message, wire.Resign):
            is_stored = bool(kept.seats[kept.seat_of(line.guest)][RESIGNED])
        elif isinstance(message, wire.Sit):
            is_stored = (line.guest, SEATS.index(message.seat)) in kept.sat
        else:
            return
        if not is_stored:
            self.blame("done and not stored", done)

    def _is_entered(self, line: Line, message: wire.Play | wire.Undo, ply: int) -> bool:
        """Does it stand in the log, at that ply?"""
        kept = self.kept[line.table]
        if ply >= len(kept.log):
            return False
        entry, text = kept.log[ply], message.action if isinstance(message, wire.Play) else ""
        return (entry.seat, entry.client, kept.text(ply)) == (kept.seat_of(line.guest), message.id, text)

    def _is_noted(self, table: str, message: wire.Remove | wire.Silence) -> bool:
        """Is everybody of this name sent away, or muted for all, or heard again?"""
        noted = "removed" if isinstance(message, wire.Remove) else "silenced"
        found = self.disk.rows(
            f"SELECT guest FROM {noted} WHERE match = ? AND guest IN (SELECT id FROM guests WHERE name = ?)",
            table,
            message.name,
        )
        return bool(found) == (not isinstance(message, wire.Silence) or message.on)

    def _times_said(self, guest: str, text: str) -> int:
        return len(self.disk.rows("SELECT line FROM chat WHERE guest = ? AND text = ?", guest, text))

    def _check_table(self, line: Line, message: Json) -> None:
        facts, kept = message["table"], self.kept[line.table]
        if kept.told_facts(facts) not in kept.facts:
            self.blame("told before stored", facts)
        if message["ply"] > len(kept.log):
            self.blame("told before stored", f"ply {message['ply']} of {len(kept.log)}")
        elif message["view"] is not None:
            self._check_view(line, kept, message)
            for fault in kept.clocks.told(line, message):
                self.blame(fault, message["clocks"])

    def _check_view(self, line: Line, kept: Kept, message: Json) -> None:
        """The table and what has happened are what a replay of the stored log shows to this guest."""
        seat, ply = kept.seat_of(line.guest), message["ply"]
        letter = None if seat == WATCHER else seat_name(seat)
        if message["you"]["seat"] != letter:
            self.blame("wrong seat", (message["you"], letter))
            return
        if message["view"] != kept.view(ply, seat):
            self.blame("wrong view", (letter, ply))
        if message["asked"] != kept.asked(ply, seat, message["table"]["status"]):
            self.blame("wrong question", (letter, ply, message["asked"]))
        for moment in message["moments"]:
            self._check_moment(kept, seat, moment)

    def _check_moment(self, kept: Kept, seat: int, moment: Json) -> None:
        entry, after = kept.log[moment["ply"]], moment["ply"] + 1
        if (moment["seat"], moment["undo"]) != (seat_name(entry.seat), entry.undone):
            self.blame("wrong moment", moment)
        if moment["events"] != ([] if entry.action == UNDO else kept.events(after, seat)):
            self.blame("wrong events", moment)
        if moment["view"] and moment["view"]["table"] != kept.view(after, seat)["table"]:
            self.blame("wrong view", moment)
