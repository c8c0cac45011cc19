"""Time that passes only when everybody waits: a loop of asyncio without a clock and without sockets."""

import asyncio
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from contextvars import Context, ContextVar
from itertools import count
from typing import Any, TypeVar
from unittest.mock import patch

T = TypeVar("T")
SECOND = 1000  # milliseconds
EPOCH = 1_800_000_000 * SECOND  # when every life begins


OWNER: ContextVar["set[asyncio.Task[Any]]"] = ContextVar("owner")  # the tasks of the process that is running


class Stuck(Exception):
    """Nobody waits for anything that could still come."""


class Task(asyncio.Task[Any]):
    """A task whose place in a set follows from when it was made, not from where it lies in memory."""

    def __init__(self, work: Coroutine[Any, Any, Any], number: int, **more: Any) -> None:
        self.number = number
        super().__init__(work, **more)

    def __hash__(self) -> int:
        return self.number


class Loop(asyncio.BaseEventLoop):
    """The next timer is always due at once: whoever sleeps wakes at the right time, without having slept."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._selector = self  # what a loop asks when it has nothing to do
        self._numbers = count()
        self.set_task_factory(self._task)  # type: ignore[arg-type]

    def _task(self, loop: Any, work: Coroutine[Any, Any, Any], context: Context | None = None, **more: Any) -> Task:
        """Whoever owns the task that makes another one owns that too."""
        made = Task(work, next(self._numbers), loop=loop, context=context, **more)
        owner = context.get(OWNER) if context else OWNER.get(None)
        if owner is not None:
            owner.add(made)
            made.add_done_callback(owner.discard)
        return made

    def time(self) -> float:
        """Seconds since the beginning of this life."""
        return self._now

    def select(self, timeout: float | None) -> list[Any]:
        """Where another loop would sleep."""
        if timeout is None:
            raise Stuck
        self._now += timeout
        return []

    def _process_events(self, events: list[Any]) -> None:
        """There are none: nothing comes from outside."""

    def _write_to_self(self) -> None:
        """There is only one thread, and it is awake."""


class Clocks:
    """What the machine's clocks show: one that only runs, and one that somebody may set."""

    def __init__(self, loop: Loop) -> None:
        self._loop = loop
        self.offset = 0  # milliseconds by which the wall clock was set

    def monotonic(self) -> float:
        """Seconds."""
        return self._loop.time()

    def wall(self) -> int:
        """Milliseconds."""
        return EPOCH + self.offset + round(self._loop.time() * SECOND)

    @contextmanager
    def shown(self) -> Iterator[None]:
        """Whoever asks Python for the time is told this one."""
        with (
            patch.object(time, "monotonic", self.monotonic),
            patch.object(time, "time", lambda: self.wall() / SECOND),
        ):
            yield


def live(loop: Loop, work: Coroutine[Any, Any, T]) -> T:
    """From the beginning to the end; whoever is left then is ended, too."""
    try:
        return loop.run_until_complete(work)
    finally:
        for task in sorted(asyncio.all_tasks(loop), key=hash):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        loop.close()
