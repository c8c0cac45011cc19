"""For a moment after an action it is offered to take it back, and bots wait with their answers until that is over."""

import asyncio
from contextlib import suppress

from throneroom.server.clocks import SECOND


class Offer:
    """To a seat, from its action on. It is kept in memory only: whoever reads the match again waits for nothing."""

    def __init__(self, seat: int, lasts: int) -> None:
        self._time = asyncio.get_running_loop().time
        self._until = self._time() + lasts / SECOND
        self._end = asyncio.Event()
        self.seat = seat

    @property
    def left(self) -> int:
        """For so many milliseconds more."""
        return 0 if self._end.is_set() else max(round((self._until - self._time()) * SECOND), 0)

    def end(self) -> None:
        """Taken, dismissed, or overtaken: nobody waits any longer."""
        self._end.set()

    async def passed(self) -> None:
        """Until it has ended in one way or the other."""
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self._until):
                await self._end.wait()
