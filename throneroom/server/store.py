"""The store: one thread writes, a group of changes to a commit, and nobody is told before it is on disk."""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext, suppress
from functools import lru_cache
from itertools import chain
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

from sqlalchemy import Connection, Dialect, Engine, Insert, create_engine, event, make_url, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError
from sqlalchemy.sql import Executable

from throneroom.server import postgres, sqlite
from throneroom.server.errors import Unavailable

Change = tuple[Executable, list[dict[str, Any]]]  # a statement and its rows
Row = dict[str, Any]
Fence = tuple[str, int]  # a match, and the number by which its node holds it
LARGEST_GROUP = 500  # jobs in one commit
LARGEST_STEP = 500  # rows in one statement: databases take only so many values
GATHER = 0.005  # seconds that a busy store waits for more to commit at once
TOUCHED = "SELECT value FROM settings WHERE name = 'touched'"  # written by `throneroom admin`, see admin.py
HELD = "SELECT id, fence FROM matches WHERE id = ANY(%s) ORDER BY id FOR SHARE"
DEADLOCK = "40P01"  # as PostgreSQL calls it
PROBE = 1.0  # seconds between two looks whether a broken disk is well again


class Taken(Exception):
    """Another writer was first: this ply exists already."""


class Touched(Exception):
    """Somebody at the machine has changed what is stored: what is in memory may not hold any more."""


class Outdated(Exception):
    """A change made from what was in memory before somebody touched what is stored."""


class Fenced(Exception):
    """Another node has taken the match meanwhile."""


class Job:
    """Changes that happen together or not at all, and whoever waits for them."""

    def __init__(
        self, changes: Sequence[Change], generation: int, loop: asyncio.AbstractEventLoop, fences: Sequence[Fence] = ()
    ) -> None:
        self.changes = changes
        self.fences = fences
        self.generation = generation
        self.done: asyncio.Future[None] = loop.create_future()
        self.error: Exception | None = None


class Store:
    """SQLite in a file, or PostgreSQL by its URL: the same code."""

    def __init__(self, database: str | Path, synchronous: str = "FULL", *, reads_only: bool = False) -> None:
        self.url = read_url_of(database) if reads_only else url_of(database)
        self._reads_only = reads_only
        self._writer = self._engine(synchronous, writes=True)
        self._reader = self._engine(synchronous, writes=False)
        is_file = self.url.startswith("sqlite")
        self._alone = sqlite.alone(self._writer.url.database) if is_file else nullcontext()
        self._connection: Connection | None = None  # of the writing thread, kept open
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._write_for_ever, name="store", daemon=True)
        self.is_well = True
        self._touched: str | None = None
        self._generation = 0  # of what is in memory: another one after somebody touched what is stored
        self._trusted = 0  # the first generation whose changes are taken
        self.on_commit: Callable[[int, float], None] = lambda changes, seconds: None
        self.on_touched: Callable[[], None] = lambda: None

    def _engine(self, synchronous: str, *, writes: bool) -> Engine:
        if not self.url.startswith("sqlite"):
            return postgres.engine(self.url, writes=writes)
        engine = create_engine(
            self.url, module=sqlite.driver(), connect_args={"check_same_thread": False}, hide_parameters=True
        )

        def prepare(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # transactions begin where we say so
            for line in (
                *(() if self._reads_only else ("journal_mode = WAL",)),
                f"synchronous = {synchronous}",
                "foreign_keys = ON",
                "busy_timeout = 5000",
                "secure_delete = ON",  # whoever is forgotten is not left in the free pages of the file
            ):
                connection.execute(f"PRAGMA {line}")

        event.listen(engine, "connect", prepare)
        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"
        event.listen(engine, "begin", lambda connection: connection.connection.dbapi_connection.execute(begin))
        return engine

    # -- opening and closing --------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Bring the tables up to date."""
        from throneroom.server.migrations import upgrade

        with self._alone:
            upgrade(self._writer)

    def open(self) -> None:
        """Bring the tables up to date and begin to write."""
        self.prepare()
        with self._alone, self._writer.begin() as connection:
            self._touched = look_up(connection, TOUCHED)
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

    def look_together(self, *queries: Executable) -> list[list[Row]]:
        """Rows of several queries, as they were at one moment."""
        with self._reader.begin() as connection:
            return [[dict(row) for row in connection.execute(query).mappings()] for query in queries]

    async def read(self, query: Executable) -> list[Row]:
        """Rows, without holding anybody up. Unavailable if the disk does not do its duty."""
        (rows,) = await self.read_together(query)
        return rows

    async def read_together(self, *queries: Executable) -> list[list[Row]]:
        """Rows of several queries, as they were at one moment."""
        try:
            return await asyncio.to_thread(self.look_together, *queries)
        except DBAPIError:
            raise Unavailable("store") from None

    # -- writing --------------------------------------------------------------------------------------------

    async def write(self, *changes: Change, fences: Sequence[Fence] = ()) -> None:
        """Returns when it is on disk. Taken if another was first; Unavailable if the disk does not do its duty.

        With fences: only while all these matches are still held by these numbers, or Unavailable.
        """
        if not self.is_well:
            raise Unavailable("store")
        self._loop = asyncio.get_running_loop()
        job = Job(changes, self._generation, self._loop, fences)
        self._jobs.put(job)
        await job.done

    def _write_for_ever(self) -> None:
        is_busy = False
        while (job := self._jobs.get()) is not None:
            if is_busy:
                sleep(GATHER)
            group = [job, *self._gathered()]
            is_busy = len(group) > 1
            self._commit(group)
            if not self.is_well:
                self._wait_for_health()
        self._let_go()

    def _gathered(self) -> list[Job]:
        """Whatever else waits already."""
        group: list[Job] = []
        while len(group) < LARGEST_GROUP and not self._jobs.empty():
            job = self._jobs.get()
            if job is None:
                self._jobs.put(None)
                break
            group.append(job)
        return group

    def _commit(self, group: list[Job]) -> None:
        """All in one transaction; if one of them is itself to blame that it cannot be stored, each in its own."""
        begin = perf_counter()
        error = self._try(group)
        if is_deadlock(error):  # with another node: one of the two goes first
            error = self._try(group)
        if error and len(group) > 1 and blames_job(error):
            for job in group:
                self._commit([job])
            return
        if isinstance(error, Touched) and self._loop:
            self._trusted += 1
            self._loop.call_soon_threadsafe(self._forget)
        for job in group if error else ():
            job.error = self._reason(error)
        if error is None:
            self.on_commit(sum(len(job.changes) for job in group), perf_counter() - begin)
        self._answer(group)

    def _try(self, group: list[Job]) -> Exception | None:
        """One transaction: None when it is on disk."""
        try:
            if self._connection is None:
                self._connection = self._writer.connect()
            with self._alone, self._connection.begin():
                self._check_untouched(self._connection, group)
                self._check_fences(self._connection, group)
                for statement, rows in together(group):
                    if len(rows) > 1 and isinstance(statement, Insert):
                        insert_at_once(self._connection, statement, rows)
                    else:
                        self._connection.execute(statement, rows or None)
        except Exception as error:
            self._let_go()
            return error
        return None

    def _let_go(self) -> None:
        """After any trouble the next transaction has a connection of its own."""
        if self._connection:
            with suppress(Exception):
                self._connection.close()
        self._connection = None

    def _check_untouched(self, connection: Connection, group: list[Job]) -> None:
        touched = look_up(connection, TOUCHED)
        if touched != self._touched:
            self._touched = touched
            raise Touched
        if any(job.generation < self._trusted for job in group):
            raise Outdated

    def _check_fences(self, connection: Connection, group: list[Job]) -> None:
        """Nobody can take these matches until this is committed; a server that is alone has no fences."""
        fences = {fence for job in group for fence in job.fences}
        if fences and not fences <= held(connection, sorted({match for match, _ in fences})):
            raise Fenced

    def _forget(self) -> None:
        """In the loop: what is in memory is forgotten, and what comes after that is trusted."""
        self._generation = self._trusted
        self.on_touched()

    def _reason(self, error: Exception | None) -> Exception:
        """What a job is told that was not stored; unless it is itself to blame, nothing more is stored for now."""
        if isinstance(error, Touched | Outdated):
            return Unavailable("touched")
        if isinstance(error, Fenced):
            return Unavailable("moved")
        if isinstance(error, IntegrityError):
            return Taken(str(error.orig))
        if error and blames_job(error):
            return error
        self.is_well = False
        return Unavailable("store")

    def _answer(self, group: list[Job]) -> None:
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(answer, group)

    def _wait_for_health(self) -> None:
        """Nothing is acknowledged until the disk takes a change again."""
        while not self.is_well:
            self._refuse_waiting()
            sleep(PROBE)
            try:
                with self._alone, self._writer.begin() as connection:
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
        if waiting:
            self._answer(waiting)


def blames_job(error: Exception) -> bool:
    """Was it the change itself (it came second, or a value cannot be stored), and not the disk?"""
    if isinstance(error, DBAPIError):
        return isinstance(error, IntegrityError | DataError)
    return isinstance(error, StatementError | ValueError | TypeError | OverflowError | Outdated | Fenced)


def is_deadlock(error: Exception | None) -> bool:
    """Did the database end it, so that another could go on?"""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") == DEADLOCK


def held(connection: Connection, matches: list[str]) -> set[Fence]:
    """By which numbers these matches are held, and stay so until the end of this transaction."""
    raw: Any = connection.connection.dbapi_connection
    return set(raw.execute(HELD, (matches,)).fetchall())


def look_up(connection: Connection, query: str) -> Any:
    """One value, past all layers: this is asked for every commit."""
    raw: Any = connection.connection.dbapi_connection
    row = raw.execute(query).fetchone()
    return row[0] if row else None


def insert_at_once(connection: Connection, statement: Insert, rows: list[Row]) -> None:
    """In one step. `executemany` takes a step for each row and after each one waits for the loop to lend the thread
    its interpreter: with many tables that was most of the time of a commit."""
    columns = tuple(rows[0])
    for begin in range(0, len(rows), LARGEST_STEP):
        step = rows[begin : begin + LARGEST_STEP]
        values = chain.from_iterable([row[name] for name in columns] for row in step)
        connection.exec_driver_sql(
            insertion(connection.dialect, statement.table.name, columns, len(step)), tuple(values)
        )


@lru_cache(LARGEST_STEP)
def insertion(dialect: Dialect, table: str, columns: tuple[str, ...], rows: int) -> str:
    """So many rows by one statement, in the words of a database."""
    mark = "?" if dialect.paramstyle == "qmark" else "%s"
    row = "(" + ", ".join(mark for _ in columns) + ")"
    names = ", ".join(map(dialect.identifier_preparer.quote, columns))
    return f"INSERT INTO {table} ({names}) VALUES {', '.join(row for _ in range(rows))}"


def together(group: list[Job]) -> Iterable[Change]:
    """All changes in their order, but rows of one and the same statement at once."""
    found: dict[int, Change] = {}
    for job in group:
        for statement, rows in job.changes:
            if rows and id(statement) in found:
                found[id(statement)][1].extend(rows)
            else:
                found[id(statement)] = (statement, list(rows))
    return found.values()


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
    """A path means SQLite; PostgreSQL is spoken to by psycopg 3."""
    written = str(database)
    if "://" not in written:
        return f"sqlite:///{written}"
    scheme, _, rest = written.partition("://")
    return f"postgresql+psycopg://{rest}" if scheme in ("postgres", "postgresql") else written


def read_url_of(database: str | Path) -> str:
    """By which it can be looked at, and nothing more: a file may lie where nobody can write."""
    url = make_url(url_of(database))
    return sqlite.reading(url.database) if url.get_backend_name() == "sqlite" and url.database else str(url)
