"""TLS handshakes: whoever calls and does not finish one is counted among the callers, and let go as they are.

asyncio alone would begin them before anybody knows of the connection, and wait for a minute.
"""

import asyncio
import socket
import ssl
from collections.abc import Callable
from pathlib import Path

from throneroom.server import callers
from throneroom.server.callers import Caller, Callers
from throneroom.server.safety import network_of

OUT_OF_FILES = 1.0  # seconds until somebody may have gone

MakeCaller = Callable[..., Caller]


class Handshake:
    """One connection, until a caller speaks through it."""

    def __init__(self, crowd: Callers, line: socket.socket, host: str) -> None:
        self.address = network_of(host)
        self._crowd = crowd
        self._line = line
        self._task: asyncio.Task[None] | None = None
        self._is_over = False

    def begin(self, context: ssl.SSLContext, caller: MakeCaller) -> "asyncio.Task[None] | None":
        """Unless there is no room."""
        if not self._crowd.admit(self):
            self._line.close()
            self.end()
            return None
        self._crowd.note_silence(self)
        self._task = asyncio.get_running_loop().create_task(self._shake_hands(context, caller))
        return self._task

    def hang_up(self) -> None:
        """They have said too little for too long."""
        self._crowd.note_request(self)
        if self._task:
            self._task.cancel()

    def end(self) -> None:
        """From here on the caller is counted, if it came to that."""
        if not self._is_over:
            self._is_over = True
            self._crowd.leave(self)

    async def _shake_hands(self, context: ssl.SSLContext, caller: MakeCaller) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: caller(before=self.end),
                self._line,
                ssl=context,
                ssl_handshake_timeout=callers.LONGEST_REQUEST,
            )
        except OSError:  # they have gone, take too long, or speak no TLS
            self._line.close()
        finally:
            self.end()


class Door:
    """A port where only TLS is spoken; for uvicorn a server like those of asyncio."""

    def __init__(self, port: socket.socket, crowd: Callers, context: ssl.SSLContext, caller: MakeCaller) -> None:
        self._port = port
        self._crowd = crowd
        self._context = context
        self._caller = caller
        self._port.setblocking(False)
        self._handshakes: set[asyncio.Task[None]] = set()
        self._opening = asyncio.get_running_loop().create_task(self._open())

    async def _open(self) -> None:
        """To everybody, one after the other."""
        while True:
            try:
                line, peer = await asyncio.get_running_loop().sock_accept(self._port)
            except OSError:
                await asyncio.sleep(OUT_OF_FILES)
                continue
            task = Handshake(self._crowd, line, peer[0]).begin(self._context, self._caller)
            if task:
                self._handshakes.add(task)
                task.add_done_callback(self._handshakes.discard)

    def close(self) -> None:
        """Nobody new comes in."""
        for task in (self._opening, *self._handshakes):
            task.cancel()

    async def wait_closed(self) -> None:
        """All have gone who were at the door."""
        await asyncio.gather(self._opening, *self._handshakes, return_exceptions=True)


def context_of(certificate: Path, key: Path | None) -> ssl.SSLContext:
    """For a server."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)
    return context
