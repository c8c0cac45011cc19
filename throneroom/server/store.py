"""The store: one thread writes, a group of changes to a commit, and nobody is told before it is on disk."""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from time import sleep
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import Executable

from throneroom.server.errors import Unavailable

Change = tuple[Executable, list[dict[str, Any]]]  # a statement and its rows
Row = dict[str, Any]
LARGEST_GROUP = 500  # changes in one commit
PROBE = 1.0  # seconds between two looks whether a broken disk is well again


class Taken(Exception):
    """Another writer was first: this ply exists already."""


class Job:
    """Changes that happen together or not at all, and whoever waits for them."""

    def __init__(self, changes: Sequence[Change], loop: asyncio.AbstractEventLoop) -> None:
        self.changes = changes
        self.done: asyncio.Future[None] = loop.create_future()
        self.error: Exception | None = None


class Store:
    """SQLite in a file, or PostgreSQL by its URL: the same code."""

    def __init__(self, database: str | Path, synchronous: str = "FULL") -> None:
        self.url = url_of(database)
        self._writer = self._engine(synchronous, writes=True)
        self._reader = self._engine(synchronous, writes=False)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._write_for_ever, name="store", daemon=True)
        self.is_well = True
        self.on_commit: Callable[[int, float], None] = lambda changes, seconds: None

    def _engine(self, synchronous: str, *, writes: bool) -> Engine:
        if not self.url.startswith("sqlite"):
            return create_engine(self.url, pool_size=1 if writes else 5, pool_pre_ping=True)
        import pysqlite3  # the standard library's SQLite is often older than 3.51.3, which mended a race in WAL

        engine = create_engine(self.url, module=pysqlite3.dbapi2, connect_args={"check_same_thread": False})

        def prepare(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # transactions begin where we say so
            for line in (
                "journal_mode = WAL",
                f"synchronous = {synchronous}",
                "foreign_keys = ON",
                "busy_timeout = 5000",
            ):
                connection.execute(f"PRAGMA {line}")

        event.listen(engine, "connect", prepare)
        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
        return engine

    # -- opening and closing --------------------------------------------------------------------------------

    def open(self) -> None:
        """Bring the tables up to date and begin to write."""
        from throneroom.server.migrations import upgrade

        upgrade(self._writer)
        self._thread.start()

    def close(self) -> None:
        """Finish every commit, then stop."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
        self._writer.dispose()
        self._reader.dispose()

    # -- reading --------------------------------------------------------------------------------------------

    def look(self, query: Executable) -> list[Row]:
        """Rows, in this thread."""
        with self._reader.begin() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    async def read(self, query: Executable) -> list[Row]:
        """Rows, without holding anybody up."""
        return await asyncio.to_thread(self.look, query)

    # -- writing --------------------------------------------------------------------------------------------

    async def write(self, *changes: Change) -> None:
        """Returns when it is on disk. Taken if another was first; Unavailable if the disk does not do its duty."""
        if not self.is_well:
            raise Unavailable("store")
        self._loop = asyncio.get_running_loop()
        job = Job(changes, self._loop)
        self._jobs.put(job)
        await job.done

    def _write_for_ever(self) -> None:
        while (job := self._jobs.get()) is not None:
            group = [job]
            while len(group) < LARGEST_GROUP and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    self._jobs.put(None)
                    break
                group.append(more)
            self._commit(group)
            if not self.is_well:
                self._wait_for_health()

    def _commit(self, group: list[Job]) -> None:
        """All in one transaction; if one of them is the loser of a race, each in its own."""
        try:
            with self._writer.begin() as connection:
                for job in group:
                    apply(connection, job.changes)
        except IntegrityError as error:
            if len(group) > 1:
                for job in group:
                    self._commit([job])
                return
            group[0].error = Taken(str(error.orig))
        except Exception:
            self.is_well = False
            for job in group:
                job.error = Unavailable("store")
        assert self._loop is not None
        self._loop.call_soon_threadsafe(answer, group)

    def _wait_for_health(self) -> None:
        """Nothing is acknowledged until the disk takes a change again."""
        while not self.is_well:
            self._refuse_waiting()
            sleep(PROBE)
            try:
                with self._writer.begin() as connection:
                    connection.execute(text("DELETE FROM settings WHERE name = 'probe'"))
                    connection.execute(text("INSERT INTO settings (name, value) VALUES ('probe', '')"))
                self.is_well = True
            except Exception:
                self._writer.dispose()

    def _refuse_waiting(self) -> None:
        waiting = []
        while not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)
                self.is_well = True  # asked to stop: nothing is left to protect
                break
            job.error = Unavailable("store")
            waiting.append(job)
        if waiting and self._loop:
            self._loop.call_soon_threadsafe(answer, waiting)


def apply(connection: Connection, changes: Sequence[Change]) -> None:
    """The changes of one job."""
    for statement, rows in changes:
        connection.execute(statement, rows or None)


def answer(group: list[Job]) -> None:
    """In the loop of those who wait: it is done, or why not."""
    for job in group:
        if job.done.done():
            continue
        if job.error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(job.error)


def url_of(database: str | Path) -> str:
    """A path means SQLite."""
    written = str(database)
    return written if "://" in written else f"sqlite:///{written}"
