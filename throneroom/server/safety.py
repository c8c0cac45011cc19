"""What keeps strangers from doing harm: origins, headers, rates."""

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

from throneroom.server.errors import Forbidden, TooMany

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "x-frame-options": "DENY",
}
ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
MOST_ADDRESSES = 10_000


def check_origin(headers: Mapping[str, str], public_url: str = "") -> None:
    """A browser tells where a page comes from; other sites may not act in a guest's name. Programs send no origin."""
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
            raise Forbidden("origin")
        return
    host = origin.partition("://")[2]
    if not host or host not in (headers.get("host"), urlsplit(public_url).netloc):
        raise Forbidden("origin")


class Rate:
    """So many a second, and so many at once; for each address or connection its own bucket."""

    def __init__(self, a_second: float, at_once: int, seconds: Callable[[], float] = lambda: time.monotonic()) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self._seconds = seconds
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # how full, and when that was so

    def check(self, whose: str) -> None:
        """Refuse what comes too often."""
        now = self._seconds()
        level, then = self._buckets.pop(whose, (float(self.at_once), now))
        level = min(self.at_once, level + max(now - then, 0.0) * self.a_second)
        self._buckets[whose] = (max(level - 1, 0.0) if level >= 1 else level, now)
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        if level < 1:
            raise TooMany("often")

    def give_back(self, whose: str) -> None:
        """It was no harm."""
        level, then = self._buckets.get(whose, (float(self.at_once), self._seconds()))
        self._buckets[whose] = (min(self.at_once, level + 1), then)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from; behind a trusted proxy uvicorn has put the real address there."""
    return network_of(connection.client.host) if connection.client else "?"


@lru_cache(MOST_ADDRESSES)
def network_of(host: str) -> str:
    """An address of IPv4, or a network of IPv6: whoever has one address there has 2⁶⁴ of them."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ip_network((int(address), 64), strict=False))


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer carries the headers that keep browsers careful."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", []), *ENCODED]
