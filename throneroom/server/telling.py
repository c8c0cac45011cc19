"""Who is told what. Everything here is made from views; a state never leaves."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from throneroom.kit.frames import WATCHER
from throneroom.kit.position import UNDO
from throneroom.kit.state import States
from throneroom.kit.text import seat_name
from throneroom.kit.view import View
from throneroom.server import fair, wire

if TYPE_CHECKING:
    from throneroom.server.match import Match

News = dict[int, list[wire.Ply]]  # by observer


class Teller:
    """Follows the log of a match one entry behind the store, and writes one message for all who see the same."""

    def __init__(self, match: "Match") -> None:
        self.match = match
        self.told = 0  # so many entries of the log are told
        self._followed: States | None = None  # the state after them
        self._facts: msgspec.Raw | None = None
        self.has_news = False

    def changed(self) -> None:
        """Something is different and stored: it will be told."""
        self._facts = None
        self.has_news = True

    def catch_up(self) -> None:
        """What was played before anybody listened is not told as news."""
        if self.match.position:
            self._followed, self.told = self.match.position.state(), self.match.ply

    def tell(self) -> None:
        """To everybody, what is new and how everything is now."""
        news = self._news()
        written: dict[tuple[int | None, bool], bytes] = {}
        for connection in self.match.connections:
            seat, host = self.match.seat_of(connection.guest.id), connection.guest.id == self.match.host
            if (seat, host) not in written:
                written[seat, host] = self._message(seat, host, news)
            connection.tell(written[seat, host])
        self.has_news = False

    def _news(self) -> News:
        """The entries of the log that nobody was told yet, as every observer saw them."""
        match = self.match
        seats = {match.seat_of(connection.guest.id) for connection in match.connections}
        news: News = {WATCHER if seat is None else seat: [] for seat in seats}
        if match.position is None:
            return news
        for ply, (seat, action, *undone) in enumerate(match.position.log[self.told :], self.told):
            state = self._follow(seat, action)
            for observer, plies in news.items():
                plies.append(seen(ply, seat, undone, self._view(state, observer)))
        self.told = match.ply
        return news

    def _follow(self, seat: int, action: int) -> States:
        """The state after one entry more."""
        match = self.match
        assert match.position is not None
        if self._followed is None:
            self._followed = match.game.start(len(match.seats), match.options, ()).state()
        if action == UNDO:
            self._followed = match.position.state()
        else:
            match.game.doors.play_on(self._followed, seat, action)
        return self._followed

    def _view(self, state: States, observer: int) -> View:
        seen = self.match.hall.blank(self.match.game)
        self.match.game.doors.view_of(state, observer, seen)
        return View(self.match.game, observer, seen)

    def _message(self, seat: int | None, host: bool, news: News) -> bytes:
        match, position = self.match, self.match.position
        observer = WATCHER if seat is None else seat
        asks = position is not None and seat in position.waiting and match.status == "playing"
        letter: Any = None if seat is None else seat_name(seat)
        return wire.encode(
            wire.Table(
                table=self.facts,
                you=wire.You(seat=letter, host=host),
                ply=match.ply,
                asked=position.opened(observer) if asks and position else None,
                plies=news[observer],
                clocks=self._clocks(),
                view=position.view(observer).json() if position else None,
            )
        )

    def _clocks(self) -> wire.Clocks | None:
        match = self.match
        if match.clocks is None:
            return None
        now = match.hall.now()
        left = {seat_name(seat): match.clocks.left_of(seat, now) for seat in range(len(match.seats))}
        return wire.Clocks(at=now, left=left, running=[seat_name(seat) for seat in sorted(match.clocks.since)])

    @property
    def facts(self) -> msgspec.Raw:
        """The same for everybody, written once for each change."""
        if self._facts is None:
            self._facts = msgspec.Raw(wire.encode(facts_of(self.match)))
        return self._facts


def seen(ply: int, seat: int, undone: Sequence[int], view: View) -> wire.Ply:
    """One entry of the log as the observer of this view saw it."""
    events = [] if undone else view.events()
    return wire.Ply(ply=ply, seat=seat_name(seat), events=events, undo=undone[0] if undone else None)


def facts_of(match: "Match") -> wire.Facts:
    """What everybody at the table may know about it."""
    here = {connection.guest.id for connection in match.connections}
    status: Any = match.status
    return wire.Facts(
        id=match.id,
        game=match.game.name,
        rules=match.rules,
        options=match.options,
        status=status,
        public=match.public,
        host=match.host_name,
        clock=match.control,
        seats=[_seat_facts(match, number, here) for number in range(len(match.seats))],
        watchers=sum(match.seat_of(guest) is None for guest in here),
        votes={about: [seat_name(seat) for seat in sorted(seats)] for about, seats in match.votes.items() if seats},
        commitment=fair.commitment(match.secret),
        contributions=match.contributions,
        secret=match.secret if match.status == "over" else None,
        result=match.result,
        rematch=match.rematch,
    )


def _seat_facts(match: "Match", number: int, here: set[str]) -> wire.SeatFacts:
    seat, letter = match.seats[number], seat_name(number)
    return wire.SeatFacts(
        seat=letter,  # type: ignore[arg-type]
        name=seat.name,
        person=seat.guest is not None,
        bot=seat.bot,
        here=seat.guest in here,
        resigned=seat.resigned,
    )
