"""People at tables of our server: `python -m bench.server_load URL TABLES AT_ONCE THINK SECONDS [fresh]`.

Each says their move when the one before was acknowledged and shown to both seats. Lines of JSON: ready, then (when told
so by a line) how many moves there were now and then, and at the end the figures. `boardgame/load.js` does the same.
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
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop

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

    def __init__(self, match: "Match", seat: int, cookie: str) -> None:
        self.match = match
        self.seat = seat
        self.cookie = cookie
        self.buffer = bytearray()
        self.is_open = False

    def connection_made(self, transport: Any) -> None:
        """Ask for the socket of the table."""
        self.transport = transport
        host, port = transport.get_extra_info("peername")
        lines = (
            f"GET /api/tables/{self.match.id}/socket HTTP/1.1",
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
        for frame in self._frames():
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
        """Too soon, unless the match is over."""
        if not self.match.over.done():
            self.match.over.set_exception(error or ConnectionError("closed by the server"))


# -- tables -------------------------------------------------------------------------------------------------


@dataclass
class Load:
    """What all tables share."""

    url: str
    think: float
    latencies: list[float] = field(default_factory=list)  # milliseconds
    stopped: bool = False

    def moved(self, seconds: float) -> None:
        """A move was acknowledged and shown."""
        self.latencies.append(seconds * 1000)
        if len(self.latencies) % STEP == 0:
            tell(moves=len(self.latencies))


class Pair:
    """Two guests who play together."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.people = [httpx.AsyncClient(base_url=load.url, timeout=60) for _ in LETTERS]

    async def come(self) -> None:
        """Take names."""
        for person, name in zip(self.people, LETTERS, strict=True):
            (await person.post("/api/guests", json={"name": name})).raise_for_status()

    async def open(self) -> "Match":
        """A table at which both sit; the match has begun."""
        answer = await self.people[0].post("/api/tables", json={"game": "trun", "seats": len(LETTERS)})
        match = Match(self.load, answer.raise_for_status().json()["id"])
        host, port = urlsplit(self.load.url).netloc.split(":")
        loop = asyncio.get_running_loop()
        for seat, person in enumerate(self.people):
            make = partial(Socket, match, seat, f"{COOKIE}={person.cookies[COOKIE]}")
            _, socket = await loop.create_connection(make, host, int(port))
            match.sockets.append(socket)
        await match.until(lambda: all(match.shown))
        for letter, socket in zip(LETTERS, match.sockets, strict=True):
            socket.say(do="sit", seat=letter, id="sit")
        await match.until(lambda: match.answers == len(LETTERS))
        match.sockets[0].say(do="start", id="start")
        await match.until(lambda: all(one.table.status == "playing" for one in match.shown))
        return match


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
        """Both go."""
        for socket in self.sockets:
            socket.transport.close()


# -- the whole ----------------------------------------------------------------------------------------------


def tell(**figures: Any) -> None:
    """A line for whoever started this."""
    print(json.dumps(figures), flush=True)


async def told_to_go() -> None:
    """A line from whoever started this."""
    await asyncio.to_thread(sys.stdin.readline)


async def run(url: str, tables: int, at_once: int, think: float, seconds: float, fresh: bool) -> None:
    """Set up, wait, play, report."""
    load = Load(url, think)
    pairs = [Pair(load) for _ in range(at_once if fresh else tables)]
    for pair in pairs:
        await pair.come()
    matches = [] if fresh else [await pair.open() for pair in pairs]
    tell(ready=tables)
    await told_to_go()
    began = perf_counter()
    if seconds:
        asyncio.get_running_loop().call_later(seconds, setattr, load, "stopped", True)
    if fresh:
        left = itertools.count(1)
        await asyncio.gather(*(play_anew(pair, left, tables) for pair in pairs))
    else:
        queue = iter(matches)
        await asyncio.gather(*(play_on(queue) for _ in range(at_once)))
    tell(moves=len(load.latencies), seconds=perf_counter() - began, latencies=load.latencies)
    for match in matches:
        match.close()


async def play_on(queue: Iterator[Match]) -> None:
    """One match after the other, all opened before."""
    for match in queue:
        await match.play()


async def play_anew(pair: Pair, left: Iterator[int], tables: int) -> None:
    """One match after the other, each opened when the last is over."""
    while next(left) <= tables:
        match = await pair.open()
        await match.play()
        match.close()


def main() -> None:
    """As the arguments say."""
    url, tables, at_once, think, seconds, *fresh = sys.argv[1:]
    uvloop.run(run(url, int(tables), int(at_once), float(think), float(seconds), bool(fresh)))


if __name__ == "__main__":
    main()
