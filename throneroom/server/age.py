"""The age of a server: how long it has lived, all its lives together. Clocks are measured by it.

It stands while the server is down, never jumps, and a kill gives nothing of it back: what is stored is always a little
more than the age by now, and the next life begins with that.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import BigInteger, cast, insert, select, update

from throneroom.kit.errors import Refusal
from throneroom.server import schema
from throneroom.server.store import Change, Store, Taken

NOTED_EVERY = 5_000  # milliseconds, while a match with clocks is played
SOON = 500
LARGEST_STEP = 1  # in which a shared age is set right, about every second
AHEAD = 6_000  # so much more is stored: a note may come a little late

_own = schema.settings.c.name == "age"
_m = schema.matches.c
CLOCKED = select(_m.id).where((_m.status == "playing") & _m.bank.is_not(None)).limit(1)


class Age:
    """Milliseconds, as a function."""

    def __init__(self, store: Store, steady: Callable[[], int]) -> None:
        self._store = store
        self._steady = steady
        self._begin = steady()
        self._noted = self._earlier = 0
        self._is_shared = False  # with other nodes

    def __call__(self) -> int:
        """Now."""
        return self._earlier + self._steady() - self._begin

    async def open(self, shared: int | None = None) -> None:
        """Another life begins; or that of all nodes goes on."""
        rows = await self._store.read(select(schema.settings).where(_own))
        if not rows:
            with suppress(Taken):  # another node was first
                await self._store.write((insert(schema.settings), [{"name": "age", "value": "0"}]))
        self._is_shared = shared is not None
        stored = int(rows[0]["value"]) if rows else 0
        self._begin, self._earlier = self._steady(), stored if shared is None else shared

    def follow(self, shared: int) -> None:
        """The clocks of machines drift apart; by small steps all of them follow that of the database."""
        self._earlier += max(-LARGEST_STEP, min(LARGEST_STEP, shared - self()))

    async def run(self) -> None:
        """Noted now and then, as long as it matters to somebody; soon again where the store has refused it."""
        while True:
            is_noted = False
            with suppress(Refusal):
                if await self._store.read(CLOCKED):
                    await self.note()
                is_noted = True
            await asyncio.sleep((NOTED_EVERY if is_noted else SOON) / 1000)

    async def note(self) -> None:
        """A sign of life."""
        await self._store.write(self._note(self() + AHEAD))

    def due(self) -> list[Change]:
        """Stored with whatever makes a clock run, unless the last note reaches to the next one."""
        return [self._note(self() + AHEAD)] if self._noted < self() + NOTED_EVERY else []

    async def close(self) -> None:
        """The server ends as it should: nothing is lost or given."""
        if not self._is_shared:
            with suppress(Refusal):
                await self._store.write(self._note(self()))

    def _note(self, age: int) -> Change:
        self._noted = age
        is_less = cast(schema.settings.c.value, BigInteger) < age  # a node that was paused comes late
        own = (_own & is_less) if self._is_shared else _own
        return update(schema.settings).where(own).values(value=str(age)), []
