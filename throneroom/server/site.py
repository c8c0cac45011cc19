"""What the routes and sockets of one server share."""

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.handlers.base import BaseRouteHandler

from throneroom.server.clocks import SECOND
from throneroom.server.errors import Elsewhere, Forbidden, Missing, Unavailable
from throneroom.server.guard import AT_TABLE, Who, check, is_for_all
from throneroom.server.hall import DAY, Hall
from throneroom.server.log import log
from throneroom.server.match import Match
from throneroom.server.metrics import Metrics
from throneroom.server.people import COOKIE, Guest, signed
from throneroom.server.relay import Relay
from throneroom.server.safety import Rate, address_of, check_origin
from throneroom.server.shelf import Shelf

MOST_SOCKETS, MOST_PER_GUEST = 256, 16  # open at once, of one address and of one guest
REPLAYS, REPLAYS_OF_ONE = (2, 40), (10, 200)  # a second and at once: stories of one guest and of one address
CHAT_OF_ONE = 2, 30  # a second and at once: lines and emotes at one table from one address
GUESSES, GUESSES_OF_ALL = (0.1, 12), (5, 100)  # a second and at once: codes that open nothing, of one address, of all
MOST_REMEMBERED = 10_000
BRIEFLY = 5_000  # milliseconds
SAFE = ("GET", "HEAD", "OPTIONS")  # methods that change nothing
AnyConnection = ASGIConnection[Any, Any, Any, Any]


async def allow(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Every request passes here before anything is done. A route that names no deed is closed to everybody."""
    site: Site = connection.app.state.site
    if site.relay:
        site.relay.welcome(connection)
    site.check_manners(connection)
    deed = handler.opt.get("deed")
    if is_for_all(deed):
        return
    guest = await site.guest_of(connection.cookies)
    if guest and handler.opt.get("replays"):
        site.replay_rate.check(guest.id)
        site.replays_rate.check(address_of(connection))
    who = {Who.ANYONE, Who.GUEST} if guest else {Who.ANYONE}
    if guest and deed in AT_TABLE:
        try:
            who = (await site.hall.match(connection.path_params["table"])).who(guest)
        except Elsewhere:
            if isinstance(connection, Request):
                raise
            return  # the node that has the table lets nobody in who may not look
    check(deed, who)


class Site:
    """The hall, and how its visitors are counted."""

    def __init__(self, hall: Hall, public_url: str = "", socket_rate: Rate | None = None) -> None:
        self.hall = hall
        self.public_url = public_url
        self.metrics = Metrics(hall)
        self.metrics_apart = False  # they are told elsewhere, and not to everybody
        self.socket_rate = socket_rate or Rate(10, 300)
        self.read_rate = Rate(50, 500)
        self.write_rate = Rate(5, 120)
        self.chat_rate = Rate(*CHAT_OF_ONE, lambda: hall.age() / SECOND)
        self.replay_rate, self.replays_rate = Rate(*REPLAYS), Rate(*REPLAYS_OF_ONE)
        self.guess_rate, self.guesses_rate = Rate(*GUESSES), Rate(*GUESSES_OF_ALL)
        self.most_sockets = MOST_SOCKETS
        self.shelf = Shelf()
        self.relay = Relay(hall) if hall.nodes.url else None
        self._sockets: Counter[str] = Counter()
        self._guests: dict[str, tuple[Guest, int]] = {}  # and since when they are remembered
        self._seen: dict[str, int] = {}  # when that was stored last
        self._memory = BRIEFLY if hall.nodes.url else DAY  # at another node they may take another name, or go

    @property
    def is_ready(self) -> bool:
        """Are the games compiled?"""
        return self.hall.warming.is_done

    async def guest_of(self, cookies: Mapping[str, str]) -> Guest | None:
        """Whoever sent this cookie."""
        known = signed(cookies.get(COOKIE, ""), self.hall.key)
        if known is None:
            return None
        now = self.hall.age()
        guest, since = self._guests.get(known, (None, now))
        if guest is None or now - since > self._memory:
            guest = await self._look_up(known)
        return guest

    async def _look_up(self, known: str) -> Guest | None:
        """A guest from the store, who is remembered for a day and then seen again."""
        guest = await self.hall.guest(known)
        if guest is None:
            self.forget(known)
            return None
        if len(self._guests) > MOST_REMEMBERED:
            self._guests.clear()
            self._seen.clear()
        self._guests[known] = guest, self.hall.age()
        await self._note_seen(guest)
        return guest

    async def _note_seen(self, guest: Guest) -> None:
        """Once a day."""
        now = self.hall.age()
        if guest.id not in self._seen or now - self._seen[guest.id] > DAY:
            self._seen[guest.id] = now
            with suppress(Unavailable):  # who only looks need not wait for the store
                await self.hall.saw(guest)

    async def must_be_guest(self, cookies: Mapping[str, str]) -> Guest:
        """A person with a name."""
        guest = await self.guest_of(cookies)
        if guest is None:
            raise Forbidden("no-name")
        return guest

    def bot_trouble(self, what: str) -> None:
        """A bot has to be asked again."""
        self.metrics.bot_troubles.inc()
        log.warning("bot", trouble=what)

    def forget(self, guest: str) -> None:
        """Ask the store for this guest the next time."""
        self._guests.pop(guest, None)
        self.shelf.clear()

    def forget_all(self) -> None:
        """Somebody at the machine has changed what is stored: ask the store for everything."""
        log.warning("touched")
        self._guests.clear()
        self.shelf.clear()
        self.hall.forget_all()

    def check_manners(self, connection: AnyConnection) -> None:
        """Not too often; and what can change something comes from our own pages or from a program."""
        only_reads, rate = False, self.socket_rate
        if isinstance(connection, Request):
            only_reads = connection.method in SAFE
            rate = self.read_rate if only_reads else self.write_rate
        if not only_reads:
            check_origin(connection.headers, self.public_url)
        rate.check(address_of(connection))

    async def invited_by(self, code: str, address: str) -> Match:
        """The table of a code. Whoever tries one after the other is slowed down; a right one costs nothing."""
        is_guess = False
        self.guess_rate.check(address)
        self.guesses_rate.check("")
        try:
            return await self.hall.invited_by(code)
        except Missing:
            is_guess = True
            raise
        finally:
            if not is_guess:
                self.guess_rate.give_back(address)
                self.guesses_rate.give_back("")

    async def say_goodbye(self) -> None:
        """Everybody is told to come back, also those who are passed on."""
        if self.relay:
            self.relay.say_goodbye()
        await self.hall.say_goodbye()

    async def close(self) -> None:
        """The hall, and the lines to others."""
        await self.hall.close()
        if self.relay:
            await self.relay.close()

    def admit(self, address: str, guest: str) -> bool:
        """Is there room for another socket of this address and this guest?"""
        if self._sockets[address] >= self.most_sockets or self._sockets[guest] >= MOST_PER_GUEST:
            return False
        self._sockets.update((address, guest))
        return True

    def dismiss(self, address: str, guest: str) -> None:
        """A socket is closed."""
        self._sockets.subtract((address, guest))
        for whose in (address, guest):
            if self._sockets[whose] <= 0:
                del self._sockets[whose]
