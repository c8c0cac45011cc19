"""Any node serves any player: what concerns a table of another node is passed on to it, just as its caller sent it.

The other node lets them do what they may do there, and nothing else: it is told who calls, sealed with the key that all
nodes share.
"""

import asyncio
import hashlib
import hmac
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Iterable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.exceptions import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from throneroom.server import wire
from throneroom.server.errors import Elsewhere, Forbidden, Unavailable
from throneroom.server.hall import Hall
from throneroom.server.match import Match

if TYPE_CHECKING:
    pass

CALLER = "x-throneroom-caller"  # an address, a scheme and a host, and their seal
FORWARDED = "accept", "accept-language", "content-type", "cookie", "origin", "sec-fetch-site", "user-agent"
ANSWERED = "allow", "cache-control", "content-language", "content-type", "set-cookie", "vary"
PATIENCE, BREATH = 6.0, 0.2  # seconds until another node has taken a table; between two tries
CONNECT, ANSWER, LIST = 1.0, 20.0, 2.0  # seconds
BYE = b'{"type":"bye"'
AnySocket = WebSocket[Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


def is_passed_on(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """By another node. It goes no further, or it might go round."""
    return getattr(connection.state, "is_passed_on", False)


class Answer(NamedTuple):
    """What another node says to a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def is_moved(self) -> bool:
        """It has the table no more."""
        return self.status == 503 and b'"code":"moved"' in self.body


class Relay:
    """The lines to other nodes."""

    def __init__(self, hall: Hall) -> None:
        import httpx

        self._hall = hall
        self._own = hall.nodes.url
        limits = httpx.Limits(keepalive_expiry=1.0)  # sooner than uvicorn closes what is idle
        self._http = httpx.AsyncClient(limits=limits, timeout=httpx.Timeout(ANSWER, connect=CONNECT), trust_env=False)
        self._lines: dict[str, set[asyncio.Timeout]] = defaultdict(set)
        self._is_closing = False
        hall.nodes.on_living = self.cut_dead

    # -- who calls ------------------------------------------------------------------------------------------

    def introduce(self, connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, str]:
        """The headers that are passed on."""
        kept = {name: value for name in FORWARDED if (value := connection.headers.get(name)) is not None}
        address = connection.client.host if connection.client else "?"
        scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
        about = f"{address}|{scheme}|{connection.headers.get('host', '')}"
        return kept | {CALLER: f"{about}|{self._seal(about)}"}

    def welcome(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Whom another node passes on is taken for who they are. Before anything else looks at the headers."""
        scope: Any = connection.scope
        given = [value.decode("latin-1") for name, value in scope["headers"] if name == CALLER.encode()]
        if not given:
            return
        about, _, seal = given[0].rpartition("|")
        if not hmac.compare_digest(seal.encode(), self._seal(about).encode()):
            raise Forbidden("origin")
        address, scheme, host = about.split("|", 2)
        scope["client"] = address, 0
        scope["scheme"] = scheme if scope["type"] == "http" else scheme.replace("http", "ws")
        others = [(name, value) for name, value in scope["headers"] if name not in (b"host", CALLER.encode())]
        scope["headers"] = [*others, (b"host", host.encode("latin-1"))]
        connection.state.is_passed_on = True

    def _seal(self, about: str) -> str:
        return hmac.new(self._hall.key, b"caller " + about.encode("latin-1"), hashlib.sha256).hexdigest()

    # -- lines ----------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _line_to(self, url: str) -> AsyncIterator[None]:
        """TimeoutError if that node dies meanwhile: it may be paused, and would never answer."""
        async with asyncio.timeout(None) as end:
            self._lines[url].add(end)
            try:
                yield
            finally:
                self._lines[url].discard(end)

    def cut_dead(self, living: Collection[str]) -> None:
        """Nobody waits for nodes whose lease is over."""
        self._cut(url for url in list(self._lines) if url not in living and url != self._own)

    def _cut(self, urls: Iterable[str]) -> None:
        now = asyncio.get_running_loop().time()
        for end in [end for url in urls for end in self._lines.pop(url, ())]:
            with suppress(RuntimeError):  # it ends just now
                end.reschedule(now)

    def say_goodbye(self) -> None:
        """Everybody who is passed on is told to come back."""
        self._is_closing = True
        self._cut(list(self._lines))

    async def close(self) -> None:
        """No more lines."""
        await self._http.aclose()

    # -- requests -------------------------------------------------------------------------------------------

    async def ask(self, request: AnyRequest, table: Elsewhere) -> Answer:
        """The node that has the table; if it has died, whoever takes it. That may be this one."""
        url, until = table.url, time.monotonic() + PATIENCE
        while True:
            answer = await self._try(url, request)
            if answer and not answer.is_moved:
                return answer
            if time.monotonic() > until:
                raise Unavailable("moved")
            await asyncio.sleep(BREATH)
            url = await self._where(table.table)

    async def _try(self, url: str, request: AnyRequest) -> Answer | None:
        """None if it surely has not been done."""
        import httpx

        body = await request.body()
        try:
            async with self._line_to(url):
                return await self._send(url, request, body)
        except (httpx.ConnectError, httpx.ConnectTimeout):
            return None
        except (httpx.TransportError, TimeoutError):
            if request.method in ("GET", "HEAD"):
                return None
            raise Unavailable("store") from None

    async def _send(self, url: str, request: AnyRequest, body: bytes = b"", timeout: Any = None) -> Answer:
        path, query = request.scope["raw_path"].decode("latin-1"), request.scope["query_string"].decode("latin-1")
        more = {"timeout": timeout} if timeout else {}
        headers = self.introduce(request) | {"accept-encoding": "identity"}
        answer = await self._http.request(
            request.method, f"{url}{path}{'?' if query else ''}{query}", content=body, headers=headers, **more
        )
        kept = {name: answer.headers[name] for name in ANSWERED if name in answer.headers}
        return Answer(answer.status_code, kept, answer.content)

    async def _where(self, table: str) -> str:
        try:
            await self._hall.match(table)
            return self._own
        except Elsewhere as elsewhere:
            return elsewhere.url

    async def ask_all(self, request: AnyRequest) -> list[bytes]:
        """What all other nodes say to this request, but those that say nothing."""
        found = await asyncio.gather(*(self._ask_one(url, request) for url in self._hall.nodes.living))
        return [body for body in found if body]

    async def _ask_one(self, url: str, request: AnyRequest) -> bytes:
        import httpx

        with suppress(httpx.TransportError, TimeoutError):
            async with self._line_to(url):
                answer = await self._send(url, request, timeout=LIST)
                return answer.body if answer.status == 200 else b""
        return b""

    # -- sockets --------------------------------------------------------------------------------------------

    async def find(self, socket: AnySocket, table: str) -> "Match | Line":
        """The match, if it is here or is taken now; or a line to the node that has it."""
        until, refused = time.monotonic() + PATIENCE, ""
        while True:
            try:
                return await self._hall.match(table)
            except Elsewhere as elsewhere:
                if is_passed_on(socket):
                    raise
                url = elsewhere.url
            try:
                return await self._dial(socket, url)
            except InvalidHandshake:  # they may not come, or it has just moved
                if refused == url:
                    raise Forbidden("forbidden") from None
                refused = url
            except (OSError, TimeoutError):
                if time.monotonic() > until:
                    raise Unavailable("moved") from None
            await asyncio.sleep(BREATH)

    async def _dial(self, socket: AnySocket, url: str) -> "Line":
        path, query = socket.scope["raw_path"].decode("latin-1"), socket.scope["query_string"].decode("latin-1")
        async with self._line_to(url):
            line = await connect(
                f"{url.replace('http', 'ws', 1)}{path}?{query}",
                additional_headers=self.introduce(socket),
                compression=None,
                max_size=None,
                proxy=None,
                open_timeout=CONNECT * 3,
            )
        return Line(url, line)

    async def pass_on(self, socket: AnySocket, line: "Line") -> None:
        """Every frame, until one of the two goes; who is left behind by a node is told to come back."""
        up = asyncio.create_task(send_up(socket, line.socket))
        has_said_bye = False
        try:
            with suppress(TimeoutError, ConnectionClosed):
                async with self._line_to(line.url):
                    async for frame in line.socket:
                        text = frame if isinstance(frame, str) else frame.decode()
                        has_said_bye = text.encode().startswith(BYE)
                        await socket.send({"type": "websocket.send", "text": text, "bytes": None})
            if not up.done() and not has_said_bye:
                bye = wire.encode(wire.Bye(why="restart", back=2 if self._is_closing else 1)).decode()
                await socket.send({"type": "websocket.send", "text": bye, "bytes": None})
            if not up.done():
                await socket.close(1012, "bye")
        finally:
            up.cancel()
            line.socket.transport.abort()
            with suppress(asyncio.CancelledError, Exception):
                await up


class Line(NamedTuple):
    """A socket to another node, for one person at one table."""

    url: str
    socket: ClientConnection


async def send_up(socket: AnySocket, line: ClientConnection) -> None:
    """What the person says, until they go."""
    try:
        while True:
            frame = await socket.receive_data("text")
            await line.send(frame or "")
    except (WebSocketDisconnect, KeyError, UnicodeError, ConnectionClosed):
        pass
    finally:
        await line.close()
