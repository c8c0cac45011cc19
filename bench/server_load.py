"""People at tables of our server: `python -m bench.server_load URL TABLES AT_ONCE THINK SECONDS WATCHERS SLOW [fresh]`.

Each says their move when the one before was acknowledged and shown to both seats. Lines of JSON: ready, then (when told
so by a line) how many moves there were now and then, and at the end the figures. `boardgame/load.js` does the same.
Every table has so many watchers, and so many of all watchers never read what they are sent.
"""

import asyncio
import itertools
import json
import os
import random
import sys
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter, process_time
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop

from throneroom.server import wire
from throneroom.server.people import COOKIE

LETTERS = "AB"
STEP = 10_000  # moves between two lines


# -- what is heard ------------------------------------------------------------------------------------------


class Choice(msgspec.Struct):
    """A legal action."""

    text: str


class View(msgspec.Struct):
    """Only what is needed to go on."""

    legal: list[Choice]


class Facts(msgspec.Struct):
    """Of the table."""

    status: str


class Shown(msgspec.Struct, tag_field="type", tag="table"):
    """Everything, as one seat sees it."""

    table: Facts
    ply: int
    asked: int | None
    view: View | None


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """It is stored."""

    ply: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """It must not happen here."""

    text: str


read = msgspec.json.Decoder(Shown | Done | Refused).decode


# -- sockets ------------------------------------------------------------------------------------------------


class Socket(asyncio.Protocol):
    """Just enough of a WebSocket to keep the server busy: whole text frames, masked with zeros."""

    def __init__(self, match: "Match", seat: int | None, cookie: str, is_slow: bool = False) -> None:
        self.match = match
        self.seat = seat  # nobody's: a watcher
        self.is_slow = is_slow
        self.cookie = cookie
        self.buffer = bytearray()
        self.is_open = False

    def connection_made(self, transport: Any) -> None:
        """Ask for the socket of the table."""
        self.transport = transport
        host, port = transport.get_extra_info("peername")
        lines = (
            f"GET /api/tables/{self.match.id}/socket?protocol={wire.VERSION} HTTP/1.1",
            f"Host: {host}:{port}",
            f"Cookie: {self.cookie}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        )
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        """The head of the answer, then frames."""
        self.buffer += data
        if not self.is_open:
            head, end, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.buffer, self.is_open = bytearray(rest), True
        if self.is_slow:
            self.transport.pause_reading()
        for frame in self._frames():
            if self.seat is not None:
                self.match.hear(self.seat, read(frame))

    def _frames(self) -> Iterator[bytes]:
        """Every whole text frame; pings are answered."""
        buffer = self.buffer
        while len(buffer) >= 2:
            kind, size, begin = buffer[0] & 15, buffer[1], 2
            if size >= 126:
                begin = 4 if size == 126 else 10
                size = int.from_bytes(buffer[2:begin])
            if len(buffer) < begin + size:
                return
            body = bytes(buffer[begin : begin + size])
            del buffer[: begin + size]
            if kind == 1:
                yield body
            elif kind == 9:
                self._send(10, body)

    def say(self, **message: Any) -> None:
        """One message up."""
        self._send(1, msgspec.json.encode(message))

    def _send(self, kind: int, body: bytes) -> None:
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2)
        self.transport.write(bytes([0x80 | kind]) + size + bytes(4) + body)

    def connection_lost(self, error: Exception | None) -> None:
        """Too soon, unless the match is over; a slow reader is let go."""
        if not self.match.over.done() and not self.is_slow:
            self.match.over.set_exception(error or ConnectionError("closed by the server"))


# -- tables -------------------------------------------------------------------------------------------------


@dataclass
class Load:
    """What all tables share."""

    url: str
    think: float
    watchers: int = 0  # of each table
    slow: int = 0  # of all watchers together, still to come
    latencies: list[float] = field(default_factory=list)  # milliseconds
    stopped: bool = False

    def moved(self, seconds: float) -> None:
        """A move was acknowledged and shown."""
        self.latencies.append(seconds * 1000)
        if len(self.latencies) % STEP == 0:
            tell(moves=len(self.latencies))


class Pair:
    """Two guests who play together, and those who watch them."""

    def __init__(self, load: Load) -> None:
        self.load = load
        limits = httpx.Limits(keepalive_expiry=1)  # the server closes an idle connection after 5 seconds
        everybody = range(len(LETTERS) + load.watchers)
        self.people = [httpx.AsyncClient(base_url=load.url, timeout=60, limits=limits) for _ in everybody]

    async def come(self) -> None:
        """Take names."""
        for number, person in enumerate(self.people):
            (await person.post("/api/guests", json={"name": f"Guest {number}"})).raise_for_status()

    async def open(self) -> "Match":
        """A table at which both sit; the match has begun."""
        answer = await self.people[0].post("/api/tables", json={"game": "trun", "seats": len(LETTERS)})
        match = Match(self.load, answer.raise_for_status().json()["id"])
        await self._connect(match)
        await match.until(lambda: all(match.shown))
        for letter, socket in zip(LETTERS, match.sockets, strict=False):
            socket.say(do="sit", seat=letter, id="sit")
        await match.until(lambda: match.answers == len(LETTERS))
        match.sockets[0].say(do="start", id="start")
        await match.until(lambda: all(one.table.status == "playing" for one in match.shown))
        return match

    async def _connect(self, match: "Match") -> None:
        host, port = urlsplit(self.load.url).netloc.split(":")
        for number, person in enumerate(self.people):
            seat = number if number < len(LETTERS) else None
            is_slow = seat is None and self.load.slow > 0
            self.load.slow -= is_slow
            make = partial(Socket, match, seat, f"{COOKIE}={person.cookies[COOKIE]}", is_slow)
            _, socket = await asyncio.get_running_loop().create_connection(make, host, int(port))
            match.sockets.append(socket)


class Match:
    """One table: a move is over when it is acknowledged and every seat was shown what came of it."""

    def __init__(self, load: Load, table: str) -> None:
        self.load = load
        self.id = table
        self.sockets: list[Socket] = []
        self.shown: list[Any] = [None for _ in LETTERS]
        self.answers = 0
        self.done_ply = -1
        self.sent: float | None = None
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def is_shown(self) -> bool:
        """Has everybody seen what was acknowledged last?"""
        return all(one and one.ply > self.done_ply for one in self.shown)

    async def until(self, holds: Any) -> None:
        """Set-up is not timed, so it may look now and then."""
        while not holds():
            await asyncio.sleep(0.001)

    def hear(self, seat: int, message: Shown | Done | Refused) -> None:
        """A message for one seat."""
        if isinstance(message, Shown):
            self.shown[seat] = message
        elif isinstance(message, Done):
            self.answers, self.done_ply = self.answers + 1, message.ply
        else:
            self.over.set_exception(RuntimeError(message.text))
        if self.sent is not None and self.done_ply >= self.asked and self.is_shown:
            self._moved()

    def _moved(self) -> None:
        assert self.sent is not None
        self.load.moved(perf_counter() - self.sent)
        self.sent = None
        if self.shown[0].table.status == "over" or self.load.stopped:
            self.over.set_result(None)
        elif self.load.think:
            asyncio.get_running_loop().call_later(self.load.think * random.uniform(0.5, 1.5), self.move)
        else:
            self.move()

    def move(self) -> None:
        """Whoever is asked does something legal."""
        seat = next(n for n, one in enumerate(self.shown) if one.asked is not None)
        self.asked = self.shown[seat].asked
        action = random.choice(self.shown[seat].view.legal).text
        self.sent = perf_counter()
        self.sockets[seat].say(do="play", action=action, asked=self.asked, id=f"p{self.asked}")

    async def play(self) -> None:
        """To the end, or until there is enough."""
        if self.load.think:
            await asyncio.sleep(self.load.think * random.random())
        self.move()
        await self.over

    def close(self) -> None:
        """All go."""
        for socket in self.sockets:
            socket.transport.close()


# -- the whole ----------------------------------------------------------------------------------------------


def tell(**figures: Any) -> None:
    """A line for whoever started this."""
    print(json.dumps(figures), flush=True)


async def told_to_go() -> None:
    """A line from whoever started this."""
    await asyncio.to_thread(sys.stdin.readline)


async def run(load: Load, tables: int, at_once: int, seconds: float, fresh: bool) -> None:
    """Set up, wait, play, report."""
    pairs = [Pair(load) for _ in range(at_once if fresh else tables)]
    for pair in pairs:
        await pair.come()
    matches = [] if fresh else [await pair.open() for pair in pairs]
    tell(ready=tables)
    await told_to_go()
    began, cpu = perf_counter(), process_time()
    if seconds:
        asyncio.get_running_loop().call_later(seconds, setattr, load, "stopped", True)
    if fresh:
        left = itertools.count(1)
        await asyncio.gather(*(play_anew(pair, left, tables) for pair in pairs))
    else:
        queue = iter(matches)
        await asyncio.gather(*(play_on(queue) for _ in range(at_once)))
    passed, used = perf_counter() - began, process_time() - cpu
    tell(moves=len(load.latencies), seconds=passed, cpu=used, latencies=load.latencies)
    for match in matches:
        match.close()


async def play_on(queue: Iterator[Match]) -> None:
    """One match after the other, all opened before."""
    for match in queue:
        await match.play()


async def play_anew(pair: Pair, left: Iterator[int], tables: int) -> None:
    """One match after the other, each opened when the last is over."""
    while next(left) <= tables and not pair.load.stopped:
        match = await pair.open()
        await match.play()
        match.close()


def main() -> None:
    """As the arguments say."""
    url, tables, at_once, think, seconds, watchers, slow, *fresh = sys.argv[1:]
    load = Load(url, float(think), int(watchers), int(slow))
    uvloop.run(run(load, int(tables), int(at_once), float(seconds), bool(fresh)))


if __name__ == "__main__":
    main()
