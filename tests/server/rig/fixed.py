"""A server in which nothing happens by chance: clock, ids and luck are fixed, and bots do what they are told."""

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from unittest import mock

import msgspec

from tests.server.rig.serving import Served, serving
from tests.tiny import GAME as TINY
from throneroom import GAMES
from throneroom.kit.luck import Luck
from throneroom.server import age, pages, sockets, store
from throneroom.server.match import Match
from throneroom.server.people import Ids
from throneroom.server.pool import Pool, Question, Thought
from throneroom.server.rota import Asker

SERVED = {**GAMES, "tiny": TINY}


class Clock:
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self.time = 1_700_000_000_000

    def __call__(self) -> int:
        return self.time


class Counted(Ids):
    """The same ids again, but for what is made while somebody acts whose things are nobody's business."""

    def __init__(self) -> None:
        self.count = 0
        self.owner = ""
        self.secret_luck = ""

    def _next(self, kind: str, owner: str) -> str:
        self.count += 1
        return hashlib.sha256(f"{kind} {self.count} {owner}".encode()).hexdigest()

    def table(self) -> str:
        return self._next("table", "")[:10]

    def guest(self) -> str:
        return self._next("guest", self.owner)[:20]

    def secret(self) -> str:
        return self._next("secret", self.owner)[:32]

    def code(self) -> str:
        return f"tango-zebra-{int(self._next('code', self.owner)[:6], 16)}"

    def luck(self) -> bytes:
        return bytes.fromhex(self._next("luck", self.secret_luck))

    def key(self) -> str:
        return self._next("key", "")


class Dealt(Luck):
    """Luck that answers as it is told, also after the match was read again from the store."""

    def __init__(self, told: list[int], answers: int = 0) -> None:
        super().__init__(b"", b"", answers)
        self.told = told

    def _number(self, n: int, retry: int) -> int:
        return self.told[n] if n < len(self.told) else 0

    def copy(self) -> "Dealt":
        return Dealt(self.told, self.answers)


class Scripted(Pool):
    """A bot that does what it is told; what it was asked is kept."""

    def __init__(self) -> None:
        super().__init__(0)
        self.tape: list[bytes] = []
        self.actions: asyncio.Queue[int] = asyncio.Queue()

    async def choose(self, question: Question, asker: Asker) -> Thought:
        self.waiting += 1
        self.tape.append(msgspec.msgpack.encode(question))
        action = await self.actions.get()
        self.waiting -= 1
        return Thought(action, 0.0)


class House:
    """A server, and what is fixed in it."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.ids = Counted()
        self.pool = Scripted()
        self.answers: list[int] = []
        self.served: Served

    def luck(self, match: Match) -> Luck:
        return Dealt(self.answers)

    @property
    def port(self) -> int:
        return int(self.served.url.rpartition(":")[2])


@contextlib.asynccontextmanager
async def house(database: Path) -> AsyncIterator[House]:
    """Opened, on a real port."""
    it = House()
    parts = {"games": SERVED, "now": it.clock, "ids": it.ids, "luck": it.luck, "pool": it.pool}
    async with serving(database, synchronous="OFF", **parts) as it.served:
        it.served.server.config.ws_ping_interval = None
        it.served.server.config.timeout_keep_alive = 3600
        yield it


@contextlib.contextmanager
def standing_still() -> Iterator[None]:
    """The clocks that are no argument of the hall; and nobody is too quick."""
    with contextlib.ExitStack() as stack:
        for where in ("email.utils.formatdate", "uvicorn.server.formatdate"):
            stack.enter_context(mock.patch(where, return_value="Thu, 01 Jan 1970 00:00:00 GMT"))
        stack.enter_context(mock.patch("prometheus_client.metrics.time")).time.return_value = 0.0
        for module in (sockets, store):
            stack.enter_context(mock.patch.object(module, "perf_counter", return_value=0.0))
        stack.enter_context(mock.patch.object(age, "NOTED_EVERY", 10**9))  # only with what is stored anyway
        stack.enter_context(mock.patch.object(sockets, "AT_ONCE", 10**9))
        stack.enter_context(mock.patch.object(pages, "FOLDER", Path(__file__).parent))  # no client that is just built
        yield
