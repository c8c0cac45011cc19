"""A real server on a real port, and people with real sockets, for tests: `asyncio.run(test())` inside a plain test."""

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from throneroom.server.app import make_app
from throneroom.server.bots import Pool
from throneroom.server.hall import Hall
from throneroom.server.people import COOKIE
from throneroom.server.safety import Rate
from throneroom.server.site import Site
from throneroom.server.store import Store

PATIENCE = 60.0


class Person:
    """A guest with a cookie; at a table, with a socket."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)

    async def take_name(self, name: str) -> None:
        answer = await self.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text

    @property
    def cookie(self) -> dict[str, str]:
        value = self.http.cookies.get(COOKIE)
        return {"Cookie": f"{COOKIE}={value}"} if value else {}

    async def open_table(self, game: str, seats: int, **more: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["id"]
        return table

    async def join(self, table: str) -> "AtTable":
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        return AtTable(await connect(address, additional_headers=self.cookie, max_size=None, compression=None))


class AtTable:
    """One socket at one table; keeps every frame that came, in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.now: dict[str, Any] = {}  # the last message of type table

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
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
            assert heard["type"] != "refused", heard


class Served:
    """A running server."""

    def __init__(self, url: str, site: Site, server: uvicorn.Server) -> None:
        self.url = url
        self.site = site
        self.server = server
        self.people: list[Person] = []

    async def person(self, name: str = "") -> Person:
        """Somebody who comes by; with a name, a guest."""
        person = Person(self.url)
        self.people.append(person)
        if name:
            await person.take_name(name)
        return person


@contextlib.asynccontextmanager
async def serving(database: Path, **parts: Any) -> AsyncIterator[Served]:
    """A server with this database. Parts of the hall (games, now, ids, luck) may be replaced."""
    hall = Hall(Store(database), pool=parts.pop("pool", None) or Pool(1), **parts)
    site = Site(hall, socket_rate=Rate(1e6, 10**6))
    site.write_rate = Rate(1e6, 10**6)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    config = uvicorn.Config(
        make_app(site),
        host="127.0.0.1",
        port=port,
        log_level="error",
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    served = Served(f"http://127.0.0.1:{port}", site, server)
    try:
        yield served
    finally:
        for person in served.people:
            await person.http.aclose()
        server.should_exit = True
        await running
