"""One match and the people around it. Every change goes through the store before anybody is told."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import insert, update

from throneroom.kit.errors import Malformed, Refusal, Stale
from throneroom.kit.game import Game
from throneroom.kit.position import UNDO, Position
from throneroom.kit.text import seat_name
from throneroom.server import fair, schema, wire
from throneroom.server.clocks import SECOND, Clocks
from throneroom.server.connection import Connection
from throneroom.server.errors import Conflict, Forbidden, Unavailable
from throneroom.server.guard import Deed, Who, check
from throneroom.server.people import Guest
from throneroom.server.store import Change, Taken
from throneroom.server.talk import Talk
from throneroom.server.telling import Teller

if TYPE_CHECKING:
    from throneroom.server.hall import Hall

STAND_IN = "greedy"  # who plays for somebody whose time ran out or who resigned
MOVES = insert(schema.moves)


@dataclass
class Seat:
    """Who sits there: a guest, a bot, or a guest for whom a bot plays at the moment."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    resigned: bool = False

    @property
    def is_open(self) -> bool:
        """Can somebody sit down?"""
        return self.guest is None and self.bot is None

    @property
    def is_played(self) -> bool:
        """Does a person answer for it?"""
        return self.guest is not None and self.bot is None


class Turn:
    """`async with match.turn()`: nobody else is heard at this table meanwhile."""

    def __init__(self, match: "Match") -> None:
        self.match = match

    async def __aenter__(self) -> None:
        await self.match.lock.acquire()
        if self.match.is_gone:
            self.match.lock.release()
            raise Unavailable("store")

    async def __aexit__(self, *_: object) -> None:
        self.match.lock.release()


class Match:
    """A table from its opening to its end; `past.restore` makes it again from what is stored."""

    def __init__(self, hall: "Hall", game: Game, row: dict[str, Any]) -> None:
        self.hall = hall
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
        self.seats = [Seat() for _ in range(row["seats"])]
        self.visitors: set[str] = set()
        self.position: Position | None = None
        self.clocks = Clocks.of(self.control, len(self.seats)) if self.control else None
        self.votes: dict[str, set[int]] = {}
        self.lines = 0  # of chat
        self.said: set[tuple[str, str]] = set()  # by guest and client's id: while it is in memory
        self.talk = Talk()
        self.connections: list[Connection] = []
        self.teller = Teller(self)
        self.done: dict[tuple[int, str], int] = {}  # by seat and client's id: at which ply it was done
        self.thinking: set[int] = set()  # the seats whose bots are at work
        self.idle_since = self._since = hall.now()
        self._left: dict[str, int] = {}  # by guest: when they were here last
        self.is_gone = False  # forgotten after trouble with the store: it will be read again
        self.lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def ply(self) -> int:
        """How many entries the log has."""
        return self.position.ply if self.position else 0

    # -- who is who -----------------------------------------------------------------------------------------

    def seat_of(self, guest: str) -> int | None:
        """The seat of a guest."""
        for number, seat in enumerate(self.seats):
            if seat.guest == guest:
                return number
        return None

    def own_seat(self, guest: Guest) -> int:
        """The seat of a guest who must have one."""
        seat = self.seat_of(guest.id)
        if seat is None:
            raise Forbidden("no-seat")
        return seat

    @property
    def last_left(self) -> int:
        """When somebody was here last, as far as is remembered."""
        return max(self._left.values(), default=0)

    def away_for(self, guest: str) -> int:
        """For how many milliseconds this guest has not been here."""
        if any(connection.guest.id == guest for connection in self.connections):
            return 0
        return self.hall.now() - self._left.get(guest, self._since)

    def who(self, guest: Guest | None) -> set[Who]:
        """What this person is here."""
        found = {Who.ANYONE}
        if guest is None:
            return found
        found.add(Who.GUEST)
        if self.status == "over":
            found.add(Who.READER)
        if self.public or guest.id in self.visitors:
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

    # -- coming, asking and going ---------------------------------------------------------------------------

    def turn(self) -> "Turn":
        """One after the other: nobody sees what is not stored yet."""
        return Turn(self)

    async def join(self, connection: Connection) -> None:
        """Somebody looks: they are told everything they may know, the others that they are here."""
        async with self.turn():
            self.connections.append(connection)
            self.teller.changed()
            self.tell_news()
            self.talk.tell_again(connection)

    async def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        self.connections.remove(connection)
        self.idle_since = self._left[connection.guest.id] = self.hall.now()
        with suppress(Refusal):
            async with self.turn():
                self.teller.changed()
                self.teller.tell()
                if self.status == "over" and not self.connections:
                    self.hall.forget(self)  # whoever wants to see it again reads it from the store

    async def hear(self, connection: Connection, message: wire.Message) -> None:
        """One message of one person: refused, or done, stored and told."""
        from throneroom.server.deeds import obey

        async with self.turn():
            if not connection.is_open:
                return
            answer = await obey(self, connection, message)
            connection.tell(answer)
            if self.teller.has_news:
                self.tell_news()

    def tell_news(self) -> None:
        """Everything that has happened, to everybody; then those who are asked go on."""
        self._run_clocks()
        self.teller.tell()
        self.go_on()

    def go_on(self) -> None:
        """Every bot that is asked begins to think."""
        from throneroom.server.thinking import think

        if self.position is None or self.status != "playing":
            return
        for seat in self.position.waiting:
            if self.seats[seat].bot and seat not in self.thinking:
                self.thinking.add(seat)
                self.hall.spawn(think(self, seat))

    async def say_goodbye(self) -> None:
        """The server stops: after what is being stored now, everybody is told to come back."""
        with suppress(Refusal):
            async with self.turn():
                self.stop("restart", 2)

    def send_away(self, guest: str) -> None:
        """Somebody has no more business here."""
        for connection in self.connections:
            if connection.guest.id == guest:
                connection.close("closed", None)

    def stop(self, why: str, back: int | None) -> None:
        """Everybody is sent away, and no timer runs any more."""
        self.is_gone = True
        if self._timer:
            self._timer.cancel()
        for connection in self.connections:
            connection.close(why, back)

    # -- play -----------------------------------------------------------------------------------------------

    async def enter(self, seat: int, action: str | int, asked: int, client: str = "") -> int:
        """An action of a person or a bot: checked by the rules, stored, and only then believed."""
        assert self.position is not None
        begin = self.ply
        self.position.play(action, seat, asked)
        await self._keep(begin, seat, client)
        return begin

    async def undo(self, seat: int, ply: int | None, client: str) -> int:
        """A seat takes back what it did."""
        assert self.position is not None
        begin = self.ply
        self.position.undo(seat, ply)
        await self._keep(begin, seat, client)
        return begin

    async def _keep(self, begin: int, seat: int, client: str) -> None:
        """The new entries of the log are stored, with the end if this was the end."""
        assert self.position is not None
        rows = self.rows(self.position, begin, seat, client)
        result = self.outcome("played", self.position.winners()) if self.position.is_over else None
        await self.write((MOVES, rows), *([self.ending(result)] if result else []))
        if client:
            self.done[seat, client] = begin
        if seat in self.votes.get("draw", ()):
            self.votes["draw"].discard(seat)  # whoever plays on does not want a draw any more
            self.teller.changed()
        if result:
            self.result, self.status = result, "over"

    def rows(self, position: Position, begin: int, seat: int, client: str) -> list[dict[str, Any]]:
        """The entries of the log from a ply on, as they are stored; the first is the seat's own."""
        now = self.hall.now()
        is_undo = position.log[begin][1] == UNDO
        left = self.clocks.answered(seat, now, is_undo) if self.clocks and seat >= 0 else None
        rows = [
            {
                "match": self.id,
                "ply": ply,
                "seat": who,
                "action": action,
                "undone": undone[0] if undone else None,
                "at": now,
                "left": None,
                "client": None,
            }
            for ply, (who, action, *undone) in enumerate(position.log[begin:], begin)
        ]
        rows[0] |= {"left": left, "client": client or None}
        return rows

    def outcome(self, by: Any, winners: Any) -> wire.Result:
        """How it ended."""
        scores = self.position.scores() if self.position else []
        return wire.Result(scores=scores, winners=[seat_name(seat) for seat in winners], by=by)

    async def end(self, result: wire.Result, *more: Change) -> None:
        """It is over."""
        await self.write(self.ending(result), *more)
        self.result, self.status = result, "over"
        self.votes.clear()

    # -- storing --------------------------------------------------------------------------------------------

    async def write(self, *changes: Change) -> None:
        """Stored, or this match is forgotten and read again from what is stored."""
        try:
            await self.hall.store.write(*changes)
        except Taken:
            self.hall.forget(self)
            raise Stale("elsewhere") from None
        except BaseException:
            self.hall.forget(self)
            raise
        if any(statement is not MOVES for statement, _ in changes):
            self.teller.changed()
        else:
            self.teller.has_news = True

    def change(self, **values: Any) -> Change:
        """Of the table itself."""
        return update(schema.matches).where(schema.matches.c.id == self.id).values(**values), []

    def seat_change(self, number: int, **values: Any) -> Change:
        """Of one seat."""
        own = (schema.seats.c.match == self.id) & (schema.seats.c.seat == number)
        return update(schema.seats).where(own).values(**values), []

    def ending(self, result: wire.Result) -> Change:
        """The end, as it is stored."""
        return self.change(status="over", result=msgspec.json.encode(result).decode(), ended=self.hall.now())

    # -- clocks ---------------------------------------------------------------------------------------------

    def _run_clocks(self) -> None:
        """The clocks of those persons run who are asked now."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self.clocks is None:
            return
        now = self.hall.now()
        asked = self.position.waiting if self.position and self.status == "playing" else ()
        self.clocks.run([seat for seat in asked if self.seats[seat].is_played], now)
        if end := self.clocks.next_end(now):
            seat, left = end
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(left / SECOND + 0.01, lambda: self.hall.spawn(self._time_out(seat)))

    async def _time_out(self, number: int) -> None:
        """A bot takes over; the person can come back."""
        async with self.turn():
            if self.clocks is None or number not in self.clocks.since or not self.seats[number].is_played:
                return
            if self.clocks.left_of(number, self.hall.now()) == 0:
                await self.write(self.seat_change(number, bot=STAND_IN))
                self.seats[number].bot = STAND_IN
            self.tell_news()
