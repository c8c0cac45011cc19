"""A real server on a real port, and people with real sockets, for tests."""

import asyncio
import contextlib
import json
import ssl
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect

from tests.server.rig.tls import TLS
from throneroom.server import wire
from throneroom.server.hall import Hall
from throneroom.server.hosting import Address, Polite
from throneroom.server.nodes import Nodes
from throneroom.server.pace import at_once
from throneroom.server.people import COOKIE
from throneroom.server.pool import Pool
from throneroom.server.safety import Rate
from throneroom.server.site import Site
from throneroom.server.store import Store

LONGEST_ANSWER = 60.0
# A worker that starts at once and never knows what to do, so that the table chooses for it.
CLUELESS = """
import struct, sys
while head := sys.stdin.buffer.read(4):
    sys.stdin.buffer.read(struct.unpack(">I", head)[0])
    sys.stdout.buffer.write(struct.pack(">I", 2) + bytes([0x91, 0xFF]))
    sys.stdout.buffer.flush()
"""


A_MOMENT = 0.3  # seconds
TRUSTING = ssl.create_default_context(cafile=TLS[0])


def quick_bots(workers: int = 1) -> Pool:
    """Bots that play anything that is legal."""
    return Pool(workers, command=(sys.executable, "-S", "-c", CLUELESS))


class Clock:
    """A time that passes when a test says so, in milliseconds."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time


class Person:
    """A guest with a cookie; at a table, with a socket."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sockets: list[ClientConnection] = []
        limits = httpx.Limits(keepalive_expiry=1)  # the server closes an idle connection after 5 seconds
        self.http = httpx.AsyncClient(base_url=url, timeout=LONGEST_ANSWER, limits=limits, verify=False)

    async def take_name(self, name: str) -> None:
        answer = await self.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text

    @property
    def cookie(self) -> dict[str, str]:
        value = self.http.cookies.get(COOKIE)
        return {"Cookie": f"{COOKIE}={value}"} if value else {}

    async def open_table(self, game: str, seats: int, **more: Any) -> str:
        return (await self.open_for(game, seats, **more))[0]

    async def open_for(self, game: str, seats: int, **more: Any) -> tuple[str, str]:
        """A table, and the secret of its invitation."""
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return answer.json()["id"], answer.json()["invite"]

    async def enter(self, table: str, invite: str) -> None:
        answer = await self.http.post(f"/api/tables/{table}/enter", json={"secret": invite})
        assert answer.status_code == 200, answer.text

    async def join(self, table: str, protocol: str = f"?protocol={wire.VERSION}") -> "AtTable":
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket{protocol}"
        tls = TRUSTING if address.startswith("wss") else None
        socket = await connect(
            address, additional_headers=self.cookie, max_size=None, max_queue=None, compression=None, ssl=tls
        )
        self.sockets.append(socket)
        return AtTable(self, table, socket)

    async def leave(self) -> None:
        """Close everything."""
        await self.http.aclose()
        for socket in self.sockets:
            socket.transport.abort()
            await socket.wait_closed()


class AtTable:
    """One socket of one person at one table; keeps every frame that came, in order."""

    def __init__(self, person: Person, table: str, socket: ClientConnection) -> None:
        self.person = person
        self.table = table
        self.socket = socket
        self.frames: list[str] = []
        self.now: dict[str, Any] = {}  # the last message of type table

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        frame = await asyncio.wait_for(self.socket.recv(), LONGEST_ANSWER)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["type"] == "table":
            self.now = message
        return message

    async def hear_until(self, kind: str) -> dict[str, Any]:
        """The next message of this type."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def send(self, do: str, **more: Any) -> None:
        """A message, not waiting for what comes back."""
        await self.socket.send(json.dumps({"do": do, **more}))

    async def ask(self, do: str, **more: Any) -> dict[str, Any]:
        """A message, and the answer to it: done, refused or because."""
        await self.send(do, **more)
        while (message := await self.hear())["type"] not in ("done", "refused", "because"):
            pass
        return message

    async def must(self, do: str, **more: Any) -> dict[str, Any]:
        """A message that is not refused, though it may have to wait: nobody stops to think here."""
        while (answer := await self.ask(do, **more)).get("code") == "often":
            await asyncio.sleep(A_MOMENT)
        assert answer["type"] != "refused", answer
        return answer

    async def refused(self, do: str, **more: Any) -> str:
        """A message that is refused; with which code."""
        answer = await self.ask(do, **more)
        assert answer["type"] == "refused", answer
        code: str = answer["code"]
        return code

    async def see(self, is_so: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """The first message of type table, the present one included, of which this is true."""
        while not (self.now and is_so(self.now)):
            await self.hear()
        return self.now

    async def play_to_the_end(self, choose: Any = lambda legal: legal[0]) -> dict[str, Any]:
        """Answer every question with one of the legal actions; returns the last message of type table."""
        answered = -1
        while True:
            message = self.now
            if message and message["table"]["status"] == "over":
                return message
            if message and message["asked"] is not None and message["asked"] > answered:
                answered = message["asked"]
                action = choose(message["view"]["legal"])["text"]
                await self.send("play", action=action, asked=answered, id=f"p{answered}")
            heard = await self.hear()
            if heard["type"] == "refused" and heard["code"] == "often":
                await asyncio.sleep(A_MOMENT)
                answered = -1
                continue
            assert heard["type"] != "refused", heard


class Served:
    """A running server."""

    def __init__(self, url: str, site: Site, server: uvicorn.Server) -> None:
        self.url = url
        self.site = site
        self.server = server
        self.people: list[Person] = []

    @property
    def app(self) -> Litestar:
        """What is served."""
        app = self.server.config.app
        assert isinstance(app, Litestar)
        return app

    async def person(self, name: str = "") -> Person:
        """Somebody who comes by; with a name, a guest."""
        person = Person(self.url)
        self.people.append(person)
        if name:
            await person.take_name(name)
        return person

    async def again(self, person: Person) -> Person:
        """Somebody who has been here before, perhaps at a server that is no more."""
        back = await self.person()
        back.http.cookies.set(COOKIE, person.http.cookies[COOKIE])
        return back

    async def match(self, game: str, *names: str, **more: Any) -> list[AtTable]:
        """People of these names sit down in this order, and the first of them starts."""
        people = [await self.person(name) for name in names]
        table, invite = await people[0].open_for(game, len(people), **more)
        for person in people[1:]:
            await person.enter(table, invite)
        places = [await person.join(table) for person in people]
        for letter, place in zip("ABCDEF", places, strict=False):
            await place.must("sit", seat=letter)
        await places[0].must("start")
        for place in places:
            await place.see(lambda now: now["table"]["status"] == "playing")
        return places

    async def against_bots(self, game: str, *levels: str, **more: Any) -> AtTable:
        """Eva sits at A, bots of these levels at the other seats."""
        eva = await self.person("Eva")
        place = await eva.join(await eva.open_table(game, 1 + len(levels), **more))
        await place.must("sit", seat="A")
        for letter, level in zip("BCDEF", levels, strict=False):
            await place.must("bot", seat=letter, level=level)
        await place.must("start")
        await place.see(lambda now: now["table"]["status"] == "playing")
        return place


@contextlib.asynccontextmanager
async def serving(database: Path | str, **parts: Any) -> AsyncIterator[Served]:
    """A server with this database. Parts of the hall (games, now, ids, luck) may be replaced; bots answer at once.

    With `is_node` it is a node beside others.
    """
    parts.setdefault("pace", at_once)
    if "now" in parts:
        parts.setdefault("steady", parts["now"])
    tls = parts.pop("tls", (None, None))
    address = Address(parts.pop("host", "127.0.0.1"), 0, tls[0], tls[1], parts.pop("proxies", ()))
    port = address.listen()
    url = f"http{'s' if address.certificate else ''}://127.0.0.1:{port.getsockname()[1]}"
    if parts.pop("is_node", False):
        parts["nodes"] = Nodes(str(database), url)
    hall = Hall(Store(database, parts.pop("synchronous", "FULL")), pool=parts.pop("pool", None) or Pool(1), **parts)
    site = Site(hall)
    site.socket_rate = site.read_rate = site.write_rate = site.chat_rate = hall.chat_rate = Rate(1e6, 10**6)
    site.replay_rate = site.replays_rate = site.guess_rate = site.guesses_rate = Rate(1e6, 10**6)
    site.most_sockets = 10**6  # everybody comes from one address
    server = Polite(site, address)
    running = asyncio.create_task(server.serve([port]))
    while not server.started:
        await asyncio.sleep(0.01)
    served = Served(url, site, server)
    try:
        yield served
    finally:
        server.should_exit = True
        await running
        for person in served.people:
            await person.leave()


def quick_server(folder: Path, **parts: Any) -> contextlib.AbstractAsyncContextManager[Served]:
    """The same with bots that play anything at once, if no others are given."""
    return serving(folder / "hall.db", **{"pool": quick_bots(), **parts})
