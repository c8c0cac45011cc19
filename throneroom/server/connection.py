"""One socket of one person at one table."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from throneroom.server import wire
from throneroom.server.people import Guest

MOST_WAITING = 64  # messages that a slow reader may be behind
LAST_WORDS = 5.0  # seconds for a goodbye


class Socket(Protocol):
    """What a connection needs of a WebSocket."""

    @property
    def send(self) -> Callable[[Any], Awaitable[None]]: ...
    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Connection:
    """Messages wait here for the socket; whoever reads too slowly is let go and can come back for the whole."""

    def __init__(self, guest: Guest, socket: Socket) -> None:
        self.guest = guest
        self._socket = socket
        self._waiting: deque[bytes] = deque()
        self._has_more = asyncio.Event()
        self._is_sending = False
        self.is_heard = False  # what they asked for is being done: the answers are sent right after it
        self.is_open = True
        self.end: asyncio.Timeout | None = None  # of listening to it

    @property
    def behind(self) -> int:
        """So many messages wait."""
        return len(self._waiting)

    def tell(self, message: bytes) -> None:
        """Send it when the socket is ready."""
        if not self.is_open:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.close("slow", 1)
            return
        self._waiting.append(message)
        if not self.is_heard:
            self._has_more.set()

    def close(self, why: str, back: int | None) -> None:
        """Say goodbye after what is waiting; to a slow reader at once."""
        if not self.is_open:
            return
        self.is_open = False
        if self.end:
            self.end.reschedule(asyncio.get_running_loop().time() + LAST_WORDS)
        while len(self._waiting) >= MOST_WAITING:
            self._waiting.popleft()
        self._waiting.append(wire.encode(wire.Bye(why=why, back=back)))  # type: ignore[arg-type]
        self._has_more.set()

    async def send_all(self) -> None:
        """Runs as long as the socket is open."""
        while self.is_open or self._waiting:
            await self._has_more.wait()
            self._has_more.clear()
            await self.flush()
        await self._socket.close(1012, "bye")

    async def flush(self) -> None:
        """Send what waits; if that is being done already, what came since goes along."""
        if self._is_sending:
            return
        self._is_sending = True
        try:
            while self._waiting:
                text = self._waiting.popleft().decode()
                await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
        finally:
            self._is_sending = False
