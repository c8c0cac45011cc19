"""A line that can be cut: a port through which a node reaches its database or its bus."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.rig.killable import free_port

PIECE = 1 << 16  # bytes


class Line:
    """From a port of its own to another one of this machine."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = free_port()
        self._flows = asyncio.Event()
        self._flows.set()
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def cut(self) -> None:
        """Nothing comes through, and nobody is told; what was sent arrives when it is whole again."""
        self._flows.clear()

    def mend(self) -> None:
        """As before."""
        self._flows.set()

    def tear(self) -> None:
        """Whoever speaks over it is told that it is gone."""
        for end in list(self._ends):
            end.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._flows.wait()
        try:
            to_read, to_write = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        for one, other in ((reader, to_write), (to_read, writer)):
            task = asyncio.create_task(self._carry(one, other))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        with contextlib.suppress(OSError):
            while data := await reader.read(PIECE):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        self._ends.discard(writer)
        writer.close()


@asynccontextmanager
async def line_to(port: int) -> AsyncIterator[Line]:
    """As long as it is needed."""
    line = Line(port)
    server = await asyncio.start_server(line._serve, "127.0.0.1", line.port)
    try:
        yield line
    finally:
        server.close()
        line.tear()
        for task in list(line._tasks):
            task.cancel()
        await asyncio.gather(*line._tasks, return_exceptions=True)
