"""A disk that takes its time, may be full, and keeps what was committed; and the real store, writing to it in turns."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import cache
from typing import Any

from sqlalchemy import Engine, StaticPool, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.sql import Executable

from throneroom.server import schema, sqlite
from throneroom.server.errors import Unavailable
from throneroom.server.store import PROBE, Change, Fence, Job, Row, Store, answer


@cache
def engine() -> Engine:
    """Tables in memory. Lives have it one after the other: to make them anew takes as long as a life."""
    made = create_engine("sqlite://", module=sqlite.driver(), poolclass=StaticPool, hide_parameters=True)

    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA foreign_keys = ON")

    event.listen(made, "connect", prepare)
    event.listen(made, "begin", lambda connection: connection.connection.dbapi_connection.execute("BEGIN"))
    with made.begin() as connection:
        schema.metadata.create_all(connection)
    return made


class Disk:
    """What survives a kill."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.engine = engine()
        self.slowness = rng.choice((0.001, 0.01, 0.1))  # seconds for a commit, about
        self.is_full = False
        self.unnoted = 0  # milliseconds for which it may have been full and the server's age was not noted
        self.lies = 0.0  # how often
        self.on_commit: Callable[[], None] = lambda: None
        raw: Any = self.engine.raw_connection()
        self._raw = raw.dbapi_connection
        for table in reversed(schema.metadata.sorted_tables):
            self._raw.execute(f"DELETE FROM {table.name}")

    def rows(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What lies on it now, past all layers."""
        found: list[tuple[Any, ...]] = self._raw.execute(sql, values).fetchall()
        return found

    def time(self) -> float:
        """Half a commit, or a look."""
        return self.rng.expovariate(1 / self.slowness)

    def is_lying(self) -> bool:
        """Does it say that it failed, and did not?"""
        return self.rng.random() < self.lies

    def touched(self) -> str | None:
        """The mark of whoever changed something beside the server, as `throneroom admin` does."""
        return next((value for (value,) in self.rows("SELECT value FROM settings WHERE name = 'touched'")), None)

    def touch(self) -> None:
        """Leave another mark."""
        self.rows("INSERT OR REPLACE INTO settings VALUES ('touched', ?)", str(self.rng.random()))


class Simulated(Store):
    """The real store with a task in place of its thread."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.is_killed = False
        super().__init__("sqlite://")
        self._alone = nullcontext()
        self._more = asyncio.Event()
        self._committed: list[Job] = []  # and not answered yet
        self._touched = disk.touched()

    def _engine(self, synchronous: str, *, writes: bool) -> Engine:
        return self.disk.engine

    def look_together(self, *queries: Executable) -> list[list[Row]]:
        """As it is on the disk."""
        if self.is_killed:
            raise Unavailable("store")
        return super().look_together(*queries)

    async def read_together(self, *queries: Executable) -> list[list[Row]]:
        """The same, after a while."""
        await asyncio.sleep(self.disk.time())
        return self.look_together(*queries)

    async def write(self, *changes: Change, fences: Sequence[Fence] = ()) -> None:
        """Wakes whoever writes."""
        if self.is_killed:
            raise Unavailable("store")
        self._more.set()
        await super().write(*changes, fences=fences)

    async def write_for_ever(self) -> None:
        """As the thread does it: whatever waits goes into one commit. A kill may come before it and after it."""
        while True:
            await self._more.wait()
            self._more.clear()
            await asyncio.sleep(self.disk.time())
            while group := self._gathered():
                self._commit(group)
                await self._tell()
                while not self.is_well:
                    await self._recover()

    def _try(self, group: list[Job]) -> Exception | None:
        if self.is_killed or self.disk.is_full:
            return failure()
        error = super()._try(group)
        if error is None:
            self.disk.on_commit()
            if self.disk.is_lying():
                return failure()
        return error

    def _answer(self, group: list[Job]) -> None:
        self._committed += group

    async def _tell(self) -> None:
        await asyncio.sleep(self.disk.time())
        if not self.is_killed:
            answer(self._committed)
        self._committed.clear()

    async def _recover(self) -> None:
        """One look whether the disk takes changes again."""
        self._refuse_waiting()
        await self._tell()
        await asyncio.sleep(PROBE)
        self.is_well = not self.disk.is_full


def failure() -> OperationalError:
    """What SQLite says when it cannot write."""
    return OperationalError("COMMIT", None, Exception("disk I/O error"))
