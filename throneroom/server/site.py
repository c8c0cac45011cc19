"""What the routes and sockets of one server share."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from litestar.connection import ASGIConnection

from throneroom.server.errors import Forbidden
from throneroom.server.hall import Hall
from throneroom.server.log import log
from throneroom.server.metrics import Metrics
from throneroom.server.people import COOKIE, Guest, signed
from throneroom.server.safety import Rate, address_of, check_origin

MOST_SOCKETS, MOST_PER_GUEST = 256, 16  # open at once, of one address and of one guest
MOST_REMEMBERED = 10_000


class Site:
    """The hall, and how its visitors are counted."""

    def __init__(self, hall: Hall, public_url: str = "", socket_rate: Rate | None = None) -> None:
        self.hall = hall
        self.public_url = public_url
        self.metrics = Metrics(hall)
        self.socket_rate = socket_rate or Rate(10, 300)
        self.write_rate = Rate(5, 120)
        self.is_ready = False
        self._sockets: Counter[str] = Counter()
        self._guests: dict[str, Guest] = {}

    async def guest_of(self, cookies: Mapping[str, str]) -> Guest | None:
        """Whoever sent this cookie."""
        known = signed(cookies.get(COOKIE, ""), self.hall.key)
        if known is None:
            return None
        if known not in self._guests:
            guest = await self.hall.guest(known)
            if guest is None:
                return None
            if len(self._guests) > MOST_REMEMBERED:
                self._guests.clear()
            self._guests[known] = guest
            await self.hall.saw(guest)
        return self._guests[known]

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

    def check_write(self, request: "ASGIConnection[Any, Any, Any, Any]") -> None:
        """A request that changes something: from our own pages or from a program, and not too often."""
        check_origin(request.headers, self.public_url)
        self.write_rate.check(address_of(request))

    def admit(self, address: str, guest: str) -> bool:
        """Is there room for another socket of this address and this guest?"""
        if self._sockets[address] >= MOST_SOCKETS or self._sockets[guest] >= MOST_PER_GUEST:
            return False
        self._sockets.update((address, guest))
        return True

    def dismiss(self, address: str, guest: str) -> None:
        """A socket is closed."""
        self._sockets.subtract((address, guest))
        for whose in (address, guest):
            if self._sockets[whose] <= 0:
                del self._sockets[whose]
