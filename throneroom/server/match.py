"""One match and the people around it. Every change goes through the store before anybody is told."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from math import inf
from typing import Any, Protocol

import msgspec
from sqlalchemy import bindparam, insert, update

from throneroom.kit.errors import Refusal, Stale
from throneroom.kit.frames import CHANCE
from throneroom.kit.game import Game
from throneroom.kit.luck import Luck
from throneroom.kit.position import Entry, Position
from throneroom.kit.text import seat_name
from throneroom.server import schema, wire
from throneroom.server.age import Age
from throneroom.server.clocks import SECOND
from throneroom.server.connection import Connection
from throneroom.server.errors import Unavailable
from throneroom.server.guard import Deed
from throneroom.server.nodes import Alone
from throneroom.server.offer import Offer
from throneroom.server.people import Guest
from throneroom.server.safety import Rate
from throneroom.server.store import Change, Fence, Store, Taken
from throneroom.server.table import STAND_IN, Table
from throneroom.server.talk import Talk
from throneroom.server.telling import Teller

MOVES = insert(schema.moves)
CLOCKS = update(schema.matches).where(schema.matches.c.id == bindparam("table")).values(clocks=bindparam("kept"))


class Keeper(Protocol):
    """What a match, and whoever does something at it, asks of the hall that keeps it."""

    store: Store
    now: Callable[[], int]
    age: Age
    luck: Callable[["Match"], Luck | Sequence[str]]
    chat_rate: Rate
    nodes: Alone

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...
    def think(self, match: "Match", seat: int) -> None: ...
    def forget(self, match: "Match", why: str = "store", back: int | None = 2) -> None: ...
    def check_bots(self, guest: str) -> None: ...
    async def open_again(self, match: "Match", host: Guest) -> str: ...
    async def is_there(self, table: str) -> bool: ...


class Turn:
    """`async with match.turn()`: nobody else is heard at this table meanwhile."""

    def __init__(self, match: "Match") -> None:
        self.match = match

    async def __aenter__(self) -> None:
        await self.match.lock.acquire()
        if self.match.is_gone or not self.match.hall.nodes.holds():
            self.match.lock.release()
            raise Unavailable("store")

    async def __aexit__(self, *_: object) -> None:
        self.match.lock.release()


class Match(Table):
    """What happens at a table; `past.restore` makes it again from what is stored."""

    def __init__(self, hall: Keeper, game: Game, row: dict[str, Any]) -> None:
        super().__init__(game, row, hall.now, hall.age)
        self.hall = hall
        self.lines = 0  # of chat
        self.talk = Talk()
        self.teller = Teller(self)
        self.done: dict[tuple[int, str], int] = {}  # by seat and client's id: at which ply it was done
        self.thinking: set[int] = set()  # the seats whose bots are at work
        self.pausing: set[int] = set()  # the seats that agreed to the pause, as far as is remembered
        self.one_bot = asyncio.Lock()  # of those that are asked at once
        self.due = -inf  # by the loop's time: when the last thought of a bot is told
        self.idle_since = self._since = self.age()
        self._left: dict[str, int] = {}  # by guest: when they were here last
        self.seen: int = row.get("seen") or 0  # when a person with a seat was here, as it is stored
        self.is_closed = False  # by its host, before the start
        self.is_gone = False  # forgotten after trouble with the store: it will be read again
        self.lock = asyncio.Lock()
        self.fences: Sequence[Fence] = ()  # by which this node holds it, if it is not the only one
        self._timer: asyncio.TimerHandle | None = None

    # -- coming and going -----------------------------------------------------------------------------------

    def turn(self) -> "Turn":
        """One after the other: nobody sees what is not stored yet."""
        return Turn(self)

    async def join(self, connection: Connection) -> None:
        """Somebody looks: they are told everything they may know, the others that they are here."""
        async with self.turn():
            self.check(Deed.LOOK, connection.guest)  # they may have been removed while they came
            self.connections.append(connection)
            self.teller.changed()
            self.tell_news()
            self.talk.tell_again(connection)

    async def leave(self, connection: Connection) -> None:
        """Somebody is gone."""
        self.connections.remove(connection)
        self.idle_since = self._left[connection.guest.id] = self.age()
        with suppress(Refusal):
            async with self.turn():
                self.teller.changed()
                self.teller.tell()
                if self.status == "over" and not self.connections:
                    self.hall.forget(self)  # whoever wants to see it again reads it from the store

    def tell_news(self) -> None:
        """Everything that has happened, to everybody; then those who are asked go on."""
        self._run_clocks()
        self.teller.tell()
        self.go_on()

    def go_on(self) -> None:
        """Every bot that is asked begins to think."""
        if self.position is None or self.status != "playing":
            return
        for seat in self.position.waiting:
            if self.seats[seat].bot and seat not in self.thinking:
                self.thinking.add(seat)
                self.hall.think(self, seat)

    @property
    def left_for(self) -> float:
        """For how many milliseconds nobody has been here, as far as is remembered."""
        return self.age() - max(self._left.values(), default=-inf)

    def last_here(self) -> int:
        """When a person with a seat was here last, as far as is remembered."""
        people = {seat.guest for seat in self.seats if seat.guest}
        if any(connection.guest.id in people for connection in self.connections):
            return self.now()
        left = [self._left[guest] for guest in people if guest in self._left]
        return self.now() - (self.age() - max(left)) if left else 0

    def away_for(self, guest: str) -> int:
        """For how many milliseconds this guest has not been here."""
        if any(connection.guest.id == guest for connection in self.connections):
            return 0
        return self.age() - self._left.get(guest, self._since)

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
        begin, ply = self.ply, self.undoable(seat, ply)
        self.position.undo(seat, ply)
        await self._keep(begin, seat, client)
        return begin

    async def _keep(self, begin: int, seat: int, client: str) -> None:
        """The new entries of the log are stored, with the end if this was the end."""
        assert self.position is not None
        rows = self.rows(self.position, begin, client)
        result = self.outcome("played", self.position.winners()) if self.position.is_over else None
        await self.write((MOVES, rows), *([self.ending(result)] if result else []))
        self.end_offer()
        if client:
            self.done[seat, client] = begin
        if seat in self.votes.get("draw", ()):
            self.votes["draw"].discard(seat)  # whoever plays on does not want a draw any more
            self.teller.changed()
        if result:
            self.result, self.status = result, "over"

    def offer_undo(self, seat: int, lasts: int) -> None:
        """What this seat has just done may be taken back for a while, before a bot answers it."""
        assert self.position is not None
        if self.undo_of(seat) and any(self.seats[asked].bot for asked in self.position.waiting):
            self.offer = Offer(seat, lasts)

    def end_offer(self) -> None:
        """Whatever was offered is so no longer."""
        if self.offer:
            self.offer.end()
            self.offer = None

    async def let_offers_pass(self) -> None:
        """A bot waits until nobody is offered anything."""
        while self.offer and self.offer.left:
            await self.offer.passed()

    def rows(self, position: Position, begin: int, client: str) -> list[dict[str, Any]]:
        """The entries of the log from a ply on, as they are stored; the first is the seat's own."""
        now = self.now()
        left = self._count_time(position.log[begin:], begin) if self.clocks else None
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

    def _count_time(self, entries: Sequence[Entry], ply: int) -> int | None:
        """By the clock of whoever acted; what is left to them. Before an answer of CHANCE nothing is taken back."""
        assert self.clocks
        (seat, _, *undone), left = entries[0], None
        if undone:
            left = self.clocks.took_back(seat, self.age(), undone[0])
        elif seat >= 0:
            mine = self.seats[seat]
            left = self.clocks.answered(
                seat, self.age(), ply, earns=mine.is_played, is_of_person=mine.guest is not None
            )
        if any(who == CHANCE for who, *_ in entries):
            self.clocks.acts.clear()
        return left

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
            await self.hall.store.write(*changes, *self._clock_changes(), fences=self.fences)
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

    def _clock_changes(self) -> list[Change]:
        """With every change the clocks are stored, so that no time that was used comes back."""
        if self.clocks is None:
            return []
        return [(CLOCKS, [{"table": self.id, "kept": self.clocks.keep(self.age())}]), *self.hall.age.due()]

    def change(self, **values: Any) -> Change:
        """Of the table itself."""
        return update(schema.matches).where(schema.matches.c.id == self.id).values(**values), []

    def seat_change(self, number: int, **values: Any) -> Change:
        """Of one seat."""
        own = (schema.seats.c.match == self.id) & (schema.seats.c.seat == number)
        return update(schema.seats).where(own).values(**values), []

    def ending(self, result: wire.Result) -> Change:
        """The end, as it is stored."""
        return self.change(status="over", result=msgspec.json.encode(result).decode(), ended=self.now())

    # -- clocks ---------------------------------------------------------------------------------------------

    @property
    def answering(self) -> list[int]:
        """The seats that are asked now and played by a person, or were when they were asked: their clocks run."""
        asked = self.position.waiting if self.position and self.status == "playing" else ()
        return [seat for seat in asked if self.seats[seat].is_played or self._is_handed(seat)]

    def note_handed(self, seat: int) -> None:
        """A bot gets what a person was asked: the clock runs until it has answered, or who comes back thought free."""
        if self.position and self.clocks and seat in self.answering:
            self.clocks.handed[seat] = self.position.opened(seat)

    def _is_handed(self, seat: int) -> bool:
        """Is the question that a bot has to answer one that its person was asked?"""
        assert self.position is not None
        return self.clocks is not None and self.clocks.handed.get(seat) == self.position.opened(seat)

    async def time_out(self) -> None:
        """Bots take over from those whose time has run out."""
        late = self.clocks.ended(self.age()) if self.clocks else []
        if self.clocks is None or not late:
            return
        for number in late:
            self.clocks.handed.pop(number, None)
        alone = [number for number in late if self.seats[number].is_played]
        await self.write(*(self.seat_change(number, bot=STAND_IN) for number in alone))
        for number in alone:
            self.seats[number].bot = STAND_IN
        self.tell_news()

    def _run_clocks(self) -> None:
        """The clocks of those persons run who are asked now."""
        if self.clocks:
            self.clocks.run(self.answering, self.age())
            self._set_timer()

    def _set_timer(self) -> None:
        """For the next end of somebody's time; there is never a second one."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        left = self.clocks.next_end(self.age()) if self.clocks else None
        if left is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(left / SECOND + 0.01, lambda: self.hall.spawn(self._ring()))

    async def _ring(self) -> None:
        """The timer: has somebody's time run out, or was there an answer meanwhile?"""
        async with self.turn():
            await self.time_out()
            self._set_timer()
