"""A connection through a network that delays and cuts. Messages of one connection keep their order, others do not."""

import asyncio
import random
from collections import deque
from collections.abc import Callable
from typing import Any

from litestar.exceptions import WebSocketDisconnect

from throneroom.server import wire

ROOM = 8  # frames on their way before whoever sends has to wait


class Pipe:
    """One direction."""

    def __init__(self, delay: Callable[[], float]) -> None:
        self._delay = delay
        self._due = 0.0
        self._arrived: deque[str | None] = deque()  # None is the end
        self._on_the_way: deque[str | None] = deque()
        self._changed = asyncio.Event()
        self.is_cut = False

    def put(self, frame: str | None) -> None:
        """It arrives after whatever was put before it."""
        loop = asyncio.get_running_loop()
        self._due = max(self._due, loop.time() + self._delay())
        self._on_the_way.append(frame)
        loop.call_at(self._due, self._arrive)

    def _arrive(self) -> None:
        frame = self._on_the_way.popleft()
        if not self.is_cut:
            self._arrived.append(frame)
        self._changed.set()

    def cut(self) -> None:
        """What is on its way is lost."""
        self.is_cut = True
        self._arrived.append(None)
        self._changed.set()

    async def wait_for_room(self) -> None:
        """Returns when the other side has read enough."""
        while len(self._on_the_way) + len(self._arrived) >= ROOM and not self.is_cut:
            self._changed.clear()
            await self._changed.wait()

    async def get(self) -> str | None:
        """The next frame; None at the end."""
        while not self._arrived:
            self._changed.clear()
            await self._changed.wait()
        frame = self._arrived[0]
        if frame is not None:
            self._arrived.popleft()
        self._changed.set()
        return frame


class Line:
    """Both directions, as both sides see them: what the server holds of it is a WebSocket to `sockets.meet`."""

    client = None  # everybody comes from one address

    def __init__(self, guest: str, table: str, delay: Callable[[], float], told: Callable[["Line", str], None]) -> None:
        self.guest = guest
        self.table = table
        self.up, self.down = Pipe(delay), Pipe(delay)
        self._told = told

    # -- the server's side ----------------------------------------------------------------------------------

    async def send(self, message: dict[str, Any]) -> None:
        """A frame leaves the server: from here on it is told."""
        await self.down.wait_for_room()
        if self.down.is_cut:
            raise OSError("the other side has gone")
        self._told(self, message["text"])
        self.down.put(message["text"])

    async def receive_data(self, mode: str) -> str:
        """The next frame."""
        frame = await self.up.get()
        if frame is None:
            raise WebSocketDisconnect(code=1006, detail="")
        return frame

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """Nothing more will be told."""
        if not self.down.is_cut:
            self.down.put(None)

    # -- the network ----------------------------------------------------------------------------------------

    def cut(self, rng: random.Random) -> None:
        """It breaks. Either side learns of it; what the server was sent before may still reach it."""
        self.down.cut()
        if rng.random() < 0.5:
            self.up.cut()
        else:
            self.up.put(None)

    # -- a person's side ------------------------------------------------------------------------------------

    def say(self, message: wire.Message) -> None:
        """Up."""
        self.up.put(wire.encode(message).decode())

    async def hear(self) -> str | None:
        """Down."""
        return await self.down.get()
