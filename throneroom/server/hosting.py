"""A server on a port: uvicorn, or granian where it is asked for. Before it stops, everybody is told to come back."""

import asyncio
import contextlib
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, cast

import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from throneroom.server import callers, wire
from throneroom.server.app import make_app
from throneroom.server.handshake import Door, context_of
from throneroom.server.log import listen_to_libraries
from throneroom.server.site import Site

LONGEST_END = 5  # seconds for the last answers
SIGNALS = (signal.SIGINT, signal.SIGTERM)
RARELY = 20_000, 20, 20  # neither messages nor what is gone are cycles: the collector finds next to nothing


@dataclass(frozen=True)
class Address:
    """Where to listen, and whom to believe about where others come from."""

    host: str
    port: int
    certificate: Path | None = None
    key: Path | None = None
    proxies: tuple[str, ...] = ()

    def listen(self) -> socket.socket:
        """The port is ours from now on; an OSError if it is somebody else's."""
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        port = socket.create_server((self.host, self.port), family=family, backlog=2048)
        port.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # or asyncio would hold small answers back for 40 ms
        return port


class Polite(uvicorn.Server):
    """Says goodbye before it closes the sockets; uvicorn alone would cut them off."""

    def __init__(self, site: Site, address: Address) -> None:
        most = callers.room()
        crowd = callers.Callers(most, most if address.proxies else callers.MOST_OF_ONE)  # all may be the proxy's
        super().__init__(settings(site, address, crowd))
        self.site = site
        self.crowd = crowd
        self._context = context_of(address.certificate, address.key) if address.certificate else None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """TLS is ours to begin: uvicorn would wait for it for a minute, and count nobody meanwhile."""
        await super().startup([] if self._context else sockets)
        if self._context:
            parts = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
            caller = partial(callers.Caller, self.crowd, **parts)
            self.servers += [cast(Any, Door(port, self.crowd, self._context, caller)) for port in sockets or ()]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new comes in, everybody hears why, and then it ends."""
        for server in self.servers:
            server.close()
        await self.site.say_goodbye()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """To be stopped is no failure: uvicorn would raise the signal once more at the end."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


class Gathering(WebSocketsSansIOProtocol):
    """Frames leave at the end of a round of the loop, those of all tables one after the other: to wake a reader is the
    dearest part of a message, and one that is awake already reads several at once."""

    is_due = False
    on_lost: Callable[[], None] = staticmethod(lambda: None)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds its owner: all of this would wait for the collector
        self.on_lost()

    async def send(self, message: Any) -> None:
        """A frame waits for the end of the round; anything else goes its usual way."""
        if message["type"] != "websocket.send" or not self.handshake_complete or self.close_sent:
            await super().send(message)
            return
        await self.writable.wait()
        try:
            self.conn.send_text(message["text"].encode())
        except InvalidState:  # they have gone meanwhile
            raise ClientDisconnected from None
        if not self.is_due:
            self.is_due = True
            self.loop.call_soon(self.write)

    def write(self) -> None:
        """All frames that wait, unless a ping or a goodbye took them along."""
        self.is_due = False
        data = self.conn.data_to_send()
        if data and not self.transport.is_closing():
            self.transport.write(b"".join(data))


def settings(site: Site, address: Address, crowd: callers.Callers) -> uvicorn.Config:
    """Small frames, no compression of secrets, no log of who asked for what."""
    return uvicorn.Config(
        make_app(site),
        http=cast(Any, partial(callers.Caller, crowd)),
        proxy_headers=bool(address.proxies),
        forwarded_allow_ips=list(address.proxies),
        ws=Gathering,
        ws_max_size=wire.LONGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=LONGEST_END,
        access_log=False,
        log_config=None,
        server_header=False,
    )


def serve(site: Site, address: Address, port: socket.socket) -> None:
    """Until somebody stops it."""
    listen_to_libraries()
    callers.raise_limit()
    gc.freeze()  # what is loaded by now stays: the collector need not look at it again and again
    gc.set_threshold(*RARELY)
    Polite(site, address).run([port])


def serve_with_granian(site: Site, address: Address) -> None:
    """The same by another server. It has no limit of its own for frames; `wire.read` has."""
    listen_to_libraries()
    asyncio.run(_granian(site, address))


async def _granian(site: Site, address: Address) -> None:
    from granian.constants import Interfaces
    from granian.server.embed import Server
    from granian.utils.proxies import wrap_asgi_with_proxy_headers

    app = make_app(site)
    server = Server(
        wrap_asgi_with_proxy_headers(app, list(address.proxies)) if address.proxies else app,
        address=address.host,
        port=address.port,
        interface=Interfaces.ASGI,
        log_enabled=False,
        ssl_cert=address.certificate,
        ssl_key=address.key,
    )
    stopped = asyncio.Event()
    for number in SIGNALS:
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    running = asyncio.create_task(server.serve())
    await asyncio.wait([running, asyncio.create_task(stopped.wait())], return_when=asyncio.FIRST_COMPLETED)
    await site.say_goodbye()
    server.stop()
    await running
