"""The server as a process: started on a disk, stopped politely, or killed."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from contextvars import copy_context
from typing import Any, TypeVar, cast

from litestar import WebSocket

from tests.server.lives.bots import pool
from tests.server.lives.disk import Disk, Simulated
from tests.server.lives.laws import Laws
from tests.server.lives.loop import OWNER
from tests.server.lives.net import Line
from throneroom.kit.errors import Refusal
from throneroom.server import wire
from throneroom.server.app import sweep
from throneroom.server.guard import Deed
from throneroom.server.hall import Hall
from throneroom.server.people import Ids
from throneroom.server.site import Site
from throneroom.server.sockets import meet

T = TypeVar("T")


class Seeded(Ids):
    """Identifiers and secrets that come again with the seed."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def table(self) -> str:
        return f"table{self._rng.getrandbits(32)}"

    def guest(self) -> str:
        return f"guest{self._rng.getrandbits(32)}"

    def secret(self) -> str:
        return self._rng.randbytes(16).hex()

    def code(self) -> str:
        return f"tango-zebra-{self._rng.getrandbits(32)}"

    def luck(self) -> bytes:
        return self._rng.randbytes(32)

    def key(self) -> str:
        return self._rng.randbytes(32).hex()


class Process:
    """Everything that is gone when it is killed."""

    def __init__(self, disk: Disk, laws: Laws, now: Callable[[], int], rng: random.Random) -> None:
        self.store = Simulated(disk)

        def noted() -> int:
            laws.ages[now()] = self.hall.age()
            return now()

        self.hall = Hall(self.store, games=laws.games, now=noted, ids=Seeded(rng), pool=pool(laws.games, rng))
        self.site = Site(self.hall)
        self.lines: list[Line] = []
        self.is_up = False
        self._laws = laws
        self._rng = rng
        self._tasks: set[asyncio.Task[Any]] = set()
        self._context = copy_context()
        self._context.run(OWNER.set, self._tasks)
        self.hall.on_trouble = self._defect
        self.store.on_touched = self.hall.forget_all

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Work of this process."""
        return asyncio.get_running_loop().create_task(work, context=self._context)

    def _defect(self, what: str, error: BaseException) -> None:
        if not self.store.is_killed:
            self._laws.blame("defect", f"{what} {error!r}")

    # -- its life -------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """As the app does it."""
        self.spawn(self.store.write_for_ever())
        await self.spawn(self.hall.open())
        self.spawn(sweep(self.site))
        self.is_up = True

    async def stop(self) -> None:
        """As uvicorn and the app do it."""
        self.is_up = False
        await self.spawn(self.hall.say_goodbye())
        await self.spawn(self.hall.close())
        self.kill()

    def kill(self) -> None:
        """From this moment on it does nothing that anybody could see; its tasks end on their own."""
        self.is_up, self.store.is_killed = False, True
        for line in self.lines:
            line.cut(self._rng)
        for task in sorted(self._tasks, key=hash):
            task.cancel()

    # -- visitors -------------------------------------------------------------------------------------------

    async def answer(self, request: Callable[[Hall], Awaitable[T]]) -> T | None:
        """A request by HTTP; None if it was refused, or nobody is left to answer."""
        task = self.spawn(self._try(request))
        await asyncio.wait({task})
        return None if task.cancelled() else task.result()

    async def _try(self, request: Callable[[Hall], Awaitable[T]]) -> T | None:
        with suppress(Refusal):
            return await request(self.hall)
        return None

    def admit(self, line: Line) -> None:
        """A socket is opened."""
        self.lines.append(line)
        self._laws.admit(line)
        self.spawn(self._meet(line))

    async def _meet(self, line: Line) -> None:
        """As `table_socket` does it."""
        try:
            with suppress(OSError, Refusal):
                guest = await self.hall.guest(line.guest)
                match = await self.hall.match(line.table)
                match.check(Deed.LOOK, guest)
                assert guest is not None
                await meet(cast(WebSocket[Any, Any, Any], line), guest, match, self.site, wire.VERSION)
        except Exception as error:
            self._defect("socket", error)
        finally:
            line.cut(self._rng)
            if line in self.lines:
                self.lines.remove(line)
