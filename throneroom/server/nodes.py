"""Servers beside each other on one PostgreSQL: each match is played by one of them, which holds it by a lease.

A node renews its lease by the clock of the database. When it ends, others take its matches, and every taking raises the
fence of the match; what a node writes afterwards with the old one is not stored.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, Protocol

from sqlalchemy import ColumnElement, Engine, TextClause, or_, select, text, true, update
from sqlalchemy.exc import DBAPIError

from throneroom.server import postgres, removal, schema
from throneroom.server.errors import Elsewhere, Unavailable
from throneroom.server.log import log
from throneroom.server.store import Change, Fence, Row, url_of

LEASE, FORGOTTEN_AFTER = 3_000, 3_600_000  # milliseconds: a lease lasts; nodes that came no more are forgotten
RENEWED_EVERY = 0.5  # seconds
TRIES = 3

_NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_LIVES = f"nodes.until > {_NOW}"
_AGE = "coalesce((SELECT value::bigint FROM settings WHERE name = 'age'), 0)"
_ZERO = f"coalesce((SELECT min(zero) FROM nodes WHERE {_LIVES}), {_NOW} - {_AGE})"
_URLS = "SELECT coalesce(array_agg(others.url), '{}') FROM nodes AS others"
_OTHERS = f"{_URLS} WHERE others.id <> :id AND others.until > {_NOW}"
_PROOF = f"evicted, {_NOW} - zero, ({_OTHERS})"
ONE_AFTER_THE_OTHER = text("SELECT pg_advisory_xact_lock(7265)")
LEAVE = text("DELETE FROM nodes WHERE id = :id")
CLEAR = text(f"DELETE FROM nodes WHERE url = :url OR until < {_NOW} - :long")
ENTER = text(
    f"INSERT INTO nodes (id, url, until, zero, evicted) VALUES (:id, :url, {_NOW} + :lease, {_ZERO}, 0) "
    f"RETURNING {_PROOF}"
)
RENEW = text(f"UPDATE nodes SET until = {_NOW} + :lease WHERE id = :id RETURNING {_PROOF}")
# By the time before anything is read: a lease that seems over then was over, and its node has let go by its own clock.
WHO = text(
    "SELECT owner, fence, url, until > extract(epoch FROM statement_timestamp()) * 1000 AS lives "
    "FROM matches LEFT JOIN nodes ON nodes.id = matches.owner WHERE matches.id = :table"
)
# Only from whom it was found with: they may have taken it anew meanwhile.
TAKE = text(
    "UPDATE matches SET owner = :id, fence = fence + 1 "
    "WHERE id = :table AND fence = :fence AND owner IS NOT DISTINCT FROM :owner RETURNING fence"
)
BRIEFLY = text(f"SET LOCAL lock_timeout = {postgres.PATIENCE}")


class Proof(NamedTuple):
    """That a node lives: how often others took from it, the age of all, and where the others are."""

    evicted: int
    age: int
    living: list[str]


class Keeping(Protocol):
    """What the nodes ask of a hall."""

    @property
    def held(self) -> dict[str, Sequence[Fence]]: ...
    def let_go(self, tables: Collection[str]) -> None: ...
    def forget_all(self) -> None: ...
    def follow(self, age: int) -> None: ...


class Alone:
    """The only server there is: every match is its own."""

    url = ""
    living: Collection[str] = ()  # where the other nodes are
    on_living: Callable[[Collection[str]], None] = staticmethod(lambda living: None)

    async def open(self, hall: Keeping) -> int | None:
        """The age of all nodes, if there are any."""
        return None

    async def run(self) -> None:
        """As long as the hall is open."""

    async def close(self) -> None:
        """Others may take what was ours."""

    async def take(self, table: str) -> Sequence[Fence]:
        """From now on it is played here; Elsewhere if another node has it. By which fences every change goes."""
        return ()

    async def look_again(self) -> None:
        """Somebody may have taken one of our matches."""

    def holds(self) -> bool:
        """Are our matches still ours, as far as is known here?"""
        return True

    def mark(self) -> Row:
        """What is stored with a new table."""
        return {}

    def reachable(self) -> ColumnElement[bool]:
        """Of the matches that no other node has."""
        return true()

    def evicting(self, guest: str) -> list[Change]:
        """Stored before something of a guest is changed at tables of other nodes: they read them again."""
        return []


class Nodes(Alone):
    """This node among the others."""

    def __init__(self, database: str, url: str, lease: int = LEASE) -> None:
        self.id = secrets.token_hex(8)
        self.url = url
        self._lease = lease
        self._engine: Engine = postgres.engine(url_of(database), writes=True)
        self._looking: Engine = postgres.engine(url_of(database), writes=False)
        self._taking = self._looking.execution_options(isolation_level="READ COMMITTED")
        self._thread = ThreadPoolExecutor(1, "nodes")  # of its own: renewing waits for nobody
        self._until = 0.0  # by the clock of this machine
        self._evicted = 0
        self._hall: Keeping | None = None

    # -- the lease ------------------------------------------------------------------------------------------

    async def open(self, hall: Keeping) -> int | None:
        """The age of all nodes. Whoever had this address before is no more."""
        self._hall = hall
        return await self._prove(self._enter, CLEAR)

    async def run(self) -> None:
        """The lease is renewed for ever; while it is over nothing is ours."""
        renewing: asyncio.Task[None] | None = None
        try:
            while True:
                await asyncio.sleep(RENEWED_EVERY)
                if not self.holds() and self._hall:
                    self._hall.forget_all()
                if renewing is None or renewing.done():  # over a line that was cut it takes long
                    renewing = asyncio.create_task(self._renew())
        finally:
            if renewing:
                renewing.cancel()

    async def _renew(self) -> None:
        evicted, was_held = self._evicted, self.holds()
        try:
            age = await self._prove(self._renew_or_enter)
            if self._hall:
                self._hall.follow(age)
                if evicted != self._evicted:
                    await self.look_again()
        except (DBAPIError, Unavailable) as error:
            if was_held:
                log.warning("lease", trouble=type(error).__name__)

    async def _prove(self, ask: Callable[..., Proof], *more: Any) -> int:
        """The age of all."""
        begin = time.monotonic()
        self._evicted, age, self.living = await asyncio.get_running_loop().run_in_executor(self._thread, ask, *more)
        if self._hall and not self.holds():  # for a moment they were anybody's
            self._hall.forget_all()
        self._until = begin + self._lease / 1000
        self.on_living(self.living)
        return age

    def _enter(self, *first: TextClause) -> Proof:
        known = {"id": self.id, "url": self.url, "lease": self._lease, "long": FORGOTTEN_AFTER}
        with self._engine.begin() as connection:
            connection.execute(ONE_AFTER_THE_OTHER)
            for statement in first:
                connection.execute(statement, known)
            return Proof(*connection.execute(ENTER, known).one())

    def _renew_or_enter(self) -> Proof:
        with self._engine.begin() as connection:
            row = connection.execute(RENEW, {"id": self.id, "lease": self._lease}).one_or_none()
        return Proof(*row) if row else self._enter()

    async def close(self) -> None:
        """Others need not wait for the end of the lease."""
        self._until = 0.0
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._leave)
        except DBAPIError as error:
            log.warning("lease", trouble=type(error.orig).__name__)
        self._thread.shutdown(wait=False)
        self._engine.dispose()
        self._looking.dispose()

    def _leave(self) -> None:
        with self._engine.begin() as connection:
            connection.execute(LEAVE, {"id": self.id})

    def holds(self) -> bool:
        """By the time that has passed here, which may have been spent paused."""
        return time.monotonic() < self._until

    # -- matches --------------------------------------------------------------------------------------------

    async def take(self, table: str) -> Sequence[Fence]:
        """One change decides, by the clock of the database."""
        if not self.holds():
            raise Unavailable("store")
        fences: Sequence[Fence] = await self._in_thread(self._take, table)
        return fences

    def _take(self, table: str) -> Sequence[Fence]:
        for _ in range(TRIES):
            with self._looking.begin() as connection:
                found = connection.execute(WHO, {"table": table}).one_or_none()
            if found is None:
                return ()  # there is no such table
            owner, fence, url, lives = found
            if lives and owner != self.id:
                raise Elsewhere(url, table)
            if self._raise(table, owner, fence):
                return ((table, fence + 1),)
        raise Unavailable("moved")

    def _raise(self, table: str, owner: str | None, fence: int) -> bool:
        known = {"id": self.id, "table": table, "owner": owner, "fence": fence}
        with self._taking.begin() as connection:
            connection.execute(BRIEFLY)
            return connection.execute(TAKE, known).one_or_none() is not None

    async def look_again(self) -> None:
        """What is not held by its fence is not ours any more."""
        if self._hall:
            held = self._hall.held
            kept = await self._in_thread(self._held, sorted(held))
            self._hall.let_go([table for table, fences in held.items() if not kept.issuperset(fences)])

    def _held(self, tables: list[str]) -> set[Fence]:
        m = schema.matches.c
        with self._looking.begin() as connection:
            rows = connection.execute(select(m.id, m.fence).where(m.id.in_(tables) & (m.owner == self.id)))
            return {(table, fence) for table, fence in rows}

    async def _in_thread(self, ask: Callable[..., Any], *more: Any) -> Any:
        try:
            return await asyncio.to_thread(ask, *more)
        except DBAPIError:
            raise Unavailable("store") from None

    def mark(self) -> Row:
        """Whoever opens a table will come to it here."""
        return {"owner": self.id, "fence": 1}

    def reachable(self) -> ColumnElement[bool]:
        """Ours, and those of nodes that live no more."""
        living = select(schema.nodes.c.id).where(text(_LIVES))
        owner = schema.matches.c.owner
        return or_(owner.is_(None), owner == self.id, owner.not_in(living))

    def evicting(self, guest: str) -> list[Change]:
        """Their fences are raised, and the nodes look at the next renewal."""
        m, n = schema.matches, schema.nodes
        theirs = m.c.id.in_(removal.tables_of(guest)) & (m.c.owner != self.id)
        owners = n.c.id.in_(select(m.c.owner).where(theirs))
        return [
            (update(n).where(owners).values(evicted=n.c.evicted + 1), []),
            (update(m).where(theirs).values(fence=m.c.fence + 1), []),
        ]
