"""People who play on whatever happens to the server, and keep a ledger of what it has acknowledged."""

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.rig.killable import BREATH, HUNG_AFTER
from tests.server.rig.ledger import Entry, Ledger
from tests.server.rig.serving import Person
from throneroom.kit.text import SEATS, seat_name
from throneroom.server import wire

T = TypeVar("T")
BOT = "uniform"
SICK = "store", "moved"  # what is refused for now
GONE = (OSError, ConnectionClosed, InvalidHandshake, httpx.TransportError)


class Player:
    """A person who plays on whatever happens, and sends again, word for word, what was not answered."""

    def __init__(self, url: str, seat: int, ledger: Ledger, rng: random.Random) -> None:
        self.person = Person(url)
        self.seat = seat
        self.ledger = ledger
        self.rng = rng
        self.table = ""
        self.bots: set[str] = set()  # the host's: seats for bots
        self.now: dict[str, Any] = {}  # the last message of type table
        self.unanswered: dict[str, Any] | None = None
        self.answered = -1  # the last question that was
        self.did: set[str] = set()  # what is done once
        self.messages = self.resent = self.known = 0
        self.urls = [url]  # of servers; where one does not answer, the next is asked
        self.patience = HUNG_AFTER  # seconds without a word, after which another server is asked
        self.came = 0.0  # when it began to come the last time
        self.byes: list[str] = []
        self.refusals: list[str] = []

    @property
    def is_over(self) -> bool:
        """Has the match ended, with nothing left open?"""
        return bool(self.now) and self.now["table"]["status"] == "over" and self.unanswered is None

    async def play(self) -> None:
        """To the end of the match."""
        path = f"/api/tables/{self.table}/socket?protocol={wire.VERSION}"
        while not self.is_over:
            address, self.came = self.urls[0].replace("http", "ws") + path, time.monotonic()
            try:
                async with connect(
                    address, additional_headers=self.person.cookie, compression=None, max_size=None
                ) as door:
                    await self._at_table(door)
            except GONE:
                self.urls.append(self.urls.pop(0))
                await asyncio.sleep(BREATH)

    async def _at_table(self, door: ClientConnection) -> None:
        if self.unanswered:
            self.resent += 1
            await door.send(json.dumps(self.unanswered))
        while not self.is_over:
            async with asyncio.timeout(self.patience):
                message = json.loads(await door.recv())
            if message["type"] == "table":
                self.now = message
            elif message["type"] == "done":
                self._take(message)
            elif message["type"] == "refused":
                await self._hear_refusal(message, door)
            elif message["type"] == "bye":
                self.byes.append(message["why"])
                await asyncio.sleep(BREATH)
                return
            await self._go_on(door)

    async def _go_on(self, door: ClientConnection) -> None:
        """One thing after the other: what is next, if everything is answered."""
        if self.unanswered is None and (message := self._next()):
            self.messages += 1
            self.unanswered = message | {"id": f"{message['do']}-{self.messages}"}
            self.ledger.sent.add((self.table, self.seat, self.unanswered["id"]))
            await door.send(json.dumps(self.unanswered))

    def _next(self) -> dict[str, Any] | None:
        now = self.now
        if now["table"]["status"] == "playing" and now["asked"] is not None and now["asked"] > self.answered:
            action = self.rng.choice(now["view"]["legal"])["text"]
            return {"do": "play", "action": action, "asked": now["asked"]}
        return self._arrange() if now["table"]["status"] == "open" else None

    def _arrange(self) -> dict[str, Any] | None:
        """Before the start: sit down; the host also lets bots sit down, and starts when the table is full."""
        if "sit" not in self.did:
            return {"do": "sit", "seat": seat_name(self.seat), "luck": self.rng.randbytes(8).hex()}
        if missing := sorted(self.bots - self.did):
            return {"do": "bot", "seat": missing[0], "level": BOT}
        full = all(seat["person"] or seat["bot"] for seat in self.now["table"]["seats"])
        return {"do": "start"} if self.now["you"]["host"] and full and "start" not in self.did else None

    def _take(self, done: dict[str, Any]) -> None:
        """Acknowledged: it goes into the ledger."""
        message = self.unanswered
        assert message, done
        assert message["id"] == done["id"], (message, done)
        if message["do"] == "play":
            self.ledger.done.append(Entry(self.table, self.seat, done["id"], done["ply"], message["action"]))
            self.known += self.now.get("asked") != message["asked"]
        self._finish(message)

    def _finish(self, message: dict[str, Any]) -> None:
        self.unanswered = None
        if message["do"] == "play":
            self.answered = message["asked"]
        elif message["do"] == "sit":
            self.ledger.seated.add((self.table, self.seat))
        elif message["do"] == "start":
            self.ledger.started.add(self.table)
        self.did.add(message["seat"] if message["do"] == "bot" else message["do"])

    async def _hear_refusal(self, refused: dict[str, Any], door: ClientConnection) -> None:
        """Asked again later; what comes after the start had been done before it. All else is a fault."""
        message = self.unanswered
        if refused["code"] in ("often", *SICK) and message:
            await asyncio.sleep(0.2)
            await door.send(json.dumps(message))
        elif message and message["do"] != "play" and refused["code"] in ("table-playing", "table-over"):
            self._finish(message)
        else:
            self.refusals.append(f"refused: {refused} for {message}")
            self.unanswered = None


async def insist(call: Callable[[], Awaitable[T]]) -> T:
    """Again until the server is there, and its store."""
    begin = time.perf_counter()
    while True:
        try:
            return await call()
        except (*GONE, AssertionError) as error:
            is_sick = isinstance(error, AssertionError) and any(f'"code":"{code}"' in str(error) for code in SICK)
            if not (is_sick or isinstance(error, GONE)) or time.perf_counter() - begin > HUNG_AFTER:
                raise
            await asyncio.sleep(BREATH)


async def sit_down(game: str, seats: int, players: Sequence[Player]) -> None:
    """At a new table; the seats that they leave are for bots."""
    for player in players:
        await insist(partial(player.person.take_name, f"player {player.seat}"))
    table = await insist(lambda: players[0].person.open_table(game, seats))
    players[0].bots = set(SEATS[len(players) : seats])
    for player in players:
        player.table = table
