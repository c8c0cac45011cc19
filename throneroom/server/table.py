"""A table as everybody may look at it: what was agreed, who sits where, and the position."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from throneroom.kit.errors import Malformed
from throneroom.kit.game import Game
from throneroom.kit.position import Position
from throneroom.kit.text import seat_name
from throneroom.server import fair, wire
from throneroom.server.clocks import Clocks
from throneroom.server.connection import Connection
from throneroom.server.errors import Conflict, Forbidden
from throneroom.server.guard import Deed, Who, check
from throneroom.server.offer import Offer
from throneroom.server.people import Guest

NO_INVITATION = "void"  # the hash of no secret
STAND_IN = "greedy"  # who plays for somebody whose time ran out or who resigned


@dataclass
class Seat:
    """Who sits there: a guest, a bot, or a guest for whom a bot plays at the moment."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False
    awaited: str | None = None  # the guest for whom an open seat is kept

    @property
    def is_open(self) -> bool:
        """Does nobody sit there?"""
        return self.guest is None and self.bot is None

    def is_free_for(self, guest: str) -> bool:
        """Can this guest sit down, or sits there already?"""
        return guest == self.guest or (self.is_open and self.awaited in (None, guest))

    @property
    def is_played(self) -> bool:
        """Does a person answer for it?"""
        return self.guest is not None and self.bot is None


class Table:
    """How it stands, from its opening to its end; what happens there is a `Match`."""

    def __init__(self, game: Game, row: dict[str, Any], now: Callable[[], int], age: Callable[[], int]) -> None:
        self.game = game
        self.id: str = row["id"]
        self.rules: int = row["rules"]
        self.options: dict[str, str] = msgspec.json.decode(row["options"])
        self.control = wire.Control(bank=row["bank"], increment=row["increment"]) if row["bank"] else None
        self.public: bool = row["public"]
        self.host: str | None = row["host"]
        self.host_name: str = row["host_name"]
        self.status: str = row["status"]
        self.secret: str = row["secret"]
        self.commitment = fair.commitment(self.secret)
        self.contributions: dict[str, str] = msgspec.json.decode(row["contributions"])
        self.invite: str = row["invite"]
        self.result = msgspec.json.decode(row["result"], type=wire.Result) if row["result"] else None
        self.rematch: str | None = row["rematch"]
        self.since: int = row.get("created") or 0  # when it was opened, later when play began
        self.seats = [Seat() for _ in range(row["seats"])]
        self.visitors: set[str] = set()
        self.removed: set[str] = set()  # guests whom the host sent away
        self.silenced: dict[str, str] = {}  # guests whom the host muted for all, and their names then
        self.position: Position | None = None
        self.clocks = Clocks.of(self.control, len(self.seats)) if self.control else None
        self.offer: Offer | None = None  # to take the last action back
        self.votes: dict[str, set[int]] = {}
        self.connections: list[Connection] = []
        self.now = now  # for stamps
        self.age = age  # for everything that lasts

    @property
    def ply(self) -> int:
        """How many entries the log has."""
        return self.position.ply if self.position else 0

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest."""
        for number, seat in enumerate(self.seats):
            if seat.guest == guest:
                return number
        return None

    def awaits(self, guest: str) -> int | None:
        """The seat that is kept for a guest."""
        for number, seat in enumerate(self.seats):
            if seat.awaited == guest:
                return number
        return None

    @property
    def bots(self) -> dict[int, str]:
        """The seats that no person has, and who plays there."""
        return {number: seat.bot for number, seat in enumerate(self.seats) if seat.bot and seat.guest is None}

    @property
    def is_attended(self) -> bool:
        """Is somebody here who plays?"""
        here = {connection.guest.id for connection in self.connections}
        return any(seat.guest in here for seat in self.seats)

    def guests_named(self, name: str) -> set[str]:
        """Whoever has this name: with a seat, or here."""
        people = {(seat.guest, seat.name) for seat in self.seats if seat.guest}
        people |= {(connection.guest.id, connection.guest.name) for connection in self.connections}
        return {guest for guest, known in people if known == name}

    def own_seat(self, guest: Guest) -> int:
        """The seat of a guest who must have one."""
        seat = self.seat_of(guest.id)
        if seat is None:
            raise Forbidden("no-seat")
        return seat

    def people_beside(self, number: int) -> int:
        """The other seats that belong to persons, as a set."""
        return sum(1 << other for other, seat in enumerate(self.seats) if seat.guest and other != number)

    def undoable(self, seat: int, ply: int | None = None) -> int:
        """The ply from which this seat would take back; a refusal if it may not."""
        assert self.position is not None
        ply = self.position.undoable(seat, ply, self.people_beside(seat))
        if self.clocks:
            self.clocks.check_undo(seat, self.age(), ply)
        return ply

    def undo_of(self, seat: int) -> wire.Undoable | None:
        """What this seat may take back now."""
        if self.position is None or self.status != "playing" or not self.seats[seat].is_played:
            return None
        ply = self.position.last_undoable(seat, self.people_beside(seat))
        if ply is None or (self.clocks and self.clocks.is_too_late(seat, self.age(), ply)):
            return None
        return wire.Undoable(ply=ply, left=self.offer.left if self.offer and self.offer.seat == seat else 0)

    def who(self, guest: Guest | None) -> set[Who]:
        """What this person is here."""
        found = {Who.ANYONE}
        if guest is None:
            return found
        found.add(Who.GUEST)
        if self.status == "over":
            found.add(Who.READER)
        if guest.id in self.visitors or (self.public and guest.id not in self.removed):
            found.add(Who.VISITOR)
        if self.seat_of(guest.id) is not None:
            found.add(Who.SEATED)
        if guest.id == self.host:
            found.add(Who.HOST)
        return found

    def check(self, deed: Deed | None, guest: Guest | None) -> None:
        """Refuse what this person may not do here."""
        check(deed, self.who(guest))

    def need(self, *statuses: str) -> None:
        """Refuse what is not possible at this time of a match."""
        if self.status not in statuses:
            raise Conflict(f"table-{self.status}")

    def seat(self, number: int) -> Seat:
        """A seat of this table."""
        if number >= len(self.seats):
            raise Malformed("seat", sent=seat_name(number))
        return self.seats[number]
