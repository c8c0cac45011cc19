"""One socket of one person at one table."""

import asyncio
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
        self.muted: set[str] = set()
        self._socket = socket
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.is_open = True
        self.end: asyncio.Timeout | None = None  # of listening to it

    @property
    def is_behind(self) -> bool:
        """Does more wait than usual?"""
        return self._waiting.qsize() > MOST_WAITING // 2

    def tell(self, message: bytes) -> None:
        """Send it when the socket is ready."""
        if not self.is_open:
            return
        if self._waiting.full():
            self.close("slow", 1)
            return
        self._waiting.put_nowait(message)

    def close(self, why: str, back: int | None) -> None:
        """Say goodbye after what is waiting; to a slow reader at once."""
        if not self.is_open:
            return
        self.is_open = False
        if self.end:
            self.end.reschedule(asyncio.get_running_loop().time() + LAST_WORDS)
        while self._waiting.qsize() > MOST_WAITING - 2:
            self._waiting.get_nowait()
        self._waiting.put_nowait(wire.encode(wire.Bye(why=why, back=back)))  # type: ignore[arg-type]
        self._waiting.put_nowait(None)

    async def send_all(self) -> None:
        """Runs as long as the socket is open."""
        while (message := await self._waiting.get()) is not None:
            await self._socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        await self._socket.close(1012, "bye")
