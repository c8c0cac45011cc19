"""Who is told what. Everything here is made from views; a state never leaves."""

import weakref
from typing import Any

import msgspec

from throneroom.kit.errors import Refusal
from throneroom.kit.frames import WATCHER
from throneroom.kit.game import Json
from throneroom.kit.position import Entry, Position
from throneroom.kit.text import seat_name
from throneroom.kit.view import View
from throneroom.server import wire
from throneroom.server.table import Table

News = dict[int, list[wire.Moment]]  # by observer
Tables = dict[int, Json]  # what each observer sees now
Reader = tuple[int | None, bool, int | None]  # the seat, whether it is the host, and the seat that is kept for them


class Teller:
    """Follows the log of a match one entry behind the store, and writes one message for all who see the same."""

    def __init__(self, match: Table) -> None:
        self.match = weakref.proxy(match)  # or a match that nobody needs would wait for the collector
        self.told = 0  # so many entries of the log are told
        self._facts: msgspec.Raw | None = None
        self._you: dict[Reader, msgspec.Raw] = {}
        self.has_news = False

    def changed(self) -> None:
        """Something is different and stored: it will be told."""
        self._facts = None
        self._you.clear()
        self.has_news = True

    def catch_up(self) -> None:
        """What was played before anybody listened is not told as news."""
        if self.match.position:
            self.told = self.match.ply

    def tell(self) -> None:
        """To everybody, what is new and how everything is now."""
        match = self.match
        seats = [match.seat_of(connection.guest.id) for connection in match.connections]
        news, tables = self._news({WATCHER if seat is None else seat for seat in seats})
        written: dict[Reader, bytes] = {}
        for connection, seat in zip(match.connections, seats, strict=True):
            reader = seat, connection.guest.id == match.host, match.awaits(connection.guest.id)
            if reader not in written:
                written[reader] = self._message(reader, news, tables)
            connection.tell(written[reader])
        self.has_news = False

    def _news(self, observers: set[int]) -> tuple[News, Tables]:
        """The entries of the log that nobody was told yet, as every observer saw them, and what they see now."""
        position = self.match.position
        if position is None:
            return {observer: [] for observer in observers}, {}
        news, tables = {}, {}
        for observer in observers:
            news[observer], tables[observer] = since(position, self.told, observer)
        self.told = position.ply
        position.forget_seen()
        return news, tables

    def _message(self, reader: Reader, news: News, tables: Tables) -> bytes:
        match, position, seat = self.match, self.match.position, reader[0]
        observer = WATCHER if seat is None else seat
        asks = position is not None and seat in position.waiting and match.status == "playing"
        view: Any = tables.get(observer)
        return wire.encode(
            wire.Table(
                table=self.facts,
                you=self._reader_facts(reader),
                ply=match.ply,
                asked=position.opened(observer) if asks and position else None,
                undo=None if seat is None else match.undo_of(seat),
                moments=news[observer],
                clocks=self._clocks(),
                view=view,
            )
        )

    def _reader_facts(self, reader: Reader) -> Any:
        """As with the facts, where a message says You."""
        if reader not in self._you:
            self._you[reader] = msgspec.Raw(wire.encode(self._facts_of(*reader)))
        return self._you[reader]

    def _facts_of(self, seat: int | None, host: bool, awaited: int | None) -> wire.You:
        """A host keeps order, and is told of whom."""
        own, kept = (None if number is None else seat_name(number) for number in (seat, awaited))
        you = wire.You(seat=own, host=host, awaited=kept)  # type: ignore[arg-type]
        if host:
            here = {connection.guest for connection in self.match.connections if connection.is_open}
            watching = (guest for guest in here if self.match.seat_of(guest.id) is None and guest.id != self.match.host)
            you.watching = sorted(guest.name for guest in watching)
            you.silenced = sorted(set(self.match.silenced.values()))
        return you

    def _clocks(self) -> wire.Clocks | None:
        match = self.match
        if match.clocks is None:
            return None
        age = match.age()
        left = {seat_name(seat): match.clocks.left_of(seat, age) for seat in range(len(match.seats))}
        return wire.Clocks(at=match.now(), left=left, running=[seat_name(seat) for seat in sorted(match.clocks.since)])

    @property
    def facts(self) -> Any:
        """The same for everybody, written once for each change: already JSON, where a message says Facts."""
        if self._facts is None:
            self._facts = msgspec.Raw(wire.encode(facts_of(self.match)))
        return self._facts


def since(position: Position, begin: int, observer: int) -> tuple[list[wire.Moment], Json]:
    """The entries of the log from a ply on, as they were kept for this observer; and the table now, told only once.

    At the beginning nobody watches the deal card by card: only the table after it is told.
    """
    told: list[wire.Moment] = []
    table: Json = {}
    for ply, entry in enumerate(position.log[begin:], begin):
        view = position.saw(ply, observer)
        before, table = table, view.json() if begin or ply == position.ply - 1 else {}
        told.append(moment(ply, entry, view, table if table != before else None))
    if told:
        told[-1].view = None
    return told, table or position.view(observer).json()


def moment(ply: int, entry: Entry, view: View, table: Any) -> wire.Moment:
    """One entry of the log as the observer of this view saw it."""
    seat, _, *undone = entry
    events: Any = [] if undone else view.events()
    return wire.Moment(ply=ply, seat=seat_name(seat), events=events, undo=undone[0] if undone else None, view=table)


def reason(position: Position, seat: int, thing: str, sent_as: str) -> wire.Because:
    """Why a seat cannot use a thing now; without a code it can."""
    why = None if position.is_over else position.view(seat).why_not(thing)
    if not why:
        return wire.Because(id=sent_as, thing=thing, code=None, rule="", args={}, text="")
    refusal = Refusal(why.code, why.rule, **why.arguments)
    return wire.Because(
        id=sent_as,
        thing=thing,
        code=refusal.code,
        rule=refusal.rule,
        args=refusal.arguments,
        text=refusal.sentence(),
    )


def facts_of(match: Table) -> wire.Facts:
    """What everybody at the table may know about it."""
    here = {connection.guest.id for connection in match.connections}
    status: Any = match.status
    return wire.Facts(
        id=match.id,
        game=match.game.name,
        rules=match.rules,
        options=match.options,
        changed=match.game.changed(match.options),
        status=status,
        public=match.public,
        host=match.host_name,
        since=match.since,
        clock=match.control,
        seats=[_seat_facts(match, number, here) for number in range(len(match.seats))],
        watchers=sum(match.seat_of(guest) is None for guest in here),
        votes={about: [seat_name(seat) for seat in sorted(seats)] for about, seats in match.votes.items() if seats},
        commitment=match.commitment,
        contributions=match.contributions,
        secret=match.secret if match.status == "over" else None,
        result=match.result,
        rematch=match.rematch,
    )


def _seat_facts(match: Table, number: int, here: set[str]) -> wire.SeatFacts:
    seat, letter = match.seats[number], seat_name(number)
    return wire.SeatFacts(
        seat=letter,  # type: ignore[arg-type]
        name=seat.name,
        person=seat.guest is not None,
        bot=seat.bot,
        here=seat.guest in here,
        resigned=seat.resigned,
        awaited=seat.awaited is not None,
    )
