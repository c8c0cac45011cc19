"""Who is told what. Everything here is made from views; a state never leaves."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from throneroom.kit.errors import Refusal
from throneroom.kit.frames import WATCHER
from throneroom.kit.position import Position
from throneroom.kit.text import seat_name
from throneroom.kit.view import View
from throneroom.server import wire

if TYPE_CHECKING:
    from throneroom.server.match import Match

News = dict[int, list[wire.Ply]]  # by observer
Views = dict[int, View]


class Teller:
    """Follows the log of a match one entry behind the store, and writes one message for all who see the same."""

    def __init__(self, match: "Match") -> None:
        self.match = match
        self.told = 0  # so many entries of the log are told
        self._facts: msgspec.Raw | None = None
        self.has_news = False

    def changed(self) -> None:
        """Something is different and stored: it will be told."""
        self._facts = None
        self.has_news = True

    def catch_up(self) -> None:
        """What was played before anybody listened is not told as news."""
        if self.match.position:
            self.told = self.match.ply

    def tell(self) -> None:
        """To everybody, what is new and how everything is now."""
        match = self.match
        seats = [match.seat_of(connection.guest.id) for connection in match.connections]
        news, views = self._news({WATCHER if seat is None else seat for seat in seats})
        written: dict[tuple[int | None, bool], bytes] = {}
        for connection, seat in zip(match.connections, seats, strict=True):
            host = connection.guest.id == match.host
            if (seat, host) not in written:
                written[seat, host] = self._message(seat, host, news, views)
            connection.tell(written[seat, host])
        self.has_news = False

    def _news(self, observers: set[int]) -> tuple[News, Views]:
        """The entries of the log that nobody was told yet, as every observer saw them, and what they see now."""
        match = self.match
        news: News = {observer: [] for observer in observers}
        if match.position is None:
            return news, {}
        position, views = match.position, {}
        for ply, (seat, _, *undone) in enumerate(position.log[self.told :], self.told):
            for observer, plies in news.items():
                views[observer] = position.saw(ply, observer)
                plies.append(seen(ply, seat, undone, views[observer]))
        self.told = match.ply
        position.forget_seen()
        return news, views or {observer: position.view(observer) for observer in news}

    def _message(self, seat: int | None, host: bool, news: News, views: Views) -> bytes:
        match, position = self.match, self.match.position
        observer = WATCHER if seat is None else seat
        asks = position is not None and seat in position.waiting and match.status == "playing"
        letter: Any = None if seat is None else seat_name(seat)
        view: Any = views[observer].json() if position else None
        return wire.encode(
            wire.Table(
                table=self.facts,
                you=wire.You(seat=letter, host=host),
                ply=match.ply,
                asked=position.opened(observer) if asks and position else None,
                plies=news[observer],
                clocks=self._clocks(),
                view=view,
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
    def facts(self) -> Any:
        """The same for everybody, written once for each change: already JSON, where a message says Facts."""
        if self._facts is None:
            self._facts = msgspec.Raw(wire.encode(facts_of(self.match)))
        return self._facts


def seen(ply: int, seat: int, undone: Sequence[int], view: View) -> wire.Ply:
    """One entry of the log as the observer of this view saw it."""
    events: Any = [] if undone else view.events()
    return wire.Ply(ply=ply, seat=seat_name(seat), events=events, undo=undone[0] if undone else None)


def reason(position: Position, seat: int, thing: str, sent_as: str) -> wire.Because:
    """Why a seat cannot use a thing now; without a code it can."""
    why = None if position.is_over else position.view(seat).why_not(thing)
    answer = wire.Because(id=sent_as, thing=thing, code=None, rule="")
    if why:
        refusal = Refusal(why.code, why.rule, **why.arguments)
        answer.code, answer.rule = refusal.code, refusal.rule
        answer.args, answer.text = refusal.arguments, refusal.sentence()
    return answer


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
        commitment=match.commitment,
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
