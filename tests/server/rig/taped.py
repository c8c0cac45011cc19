"""A person at the far end of the wire who keeps every byte that comes: answers with headers, handshakes, frames."""

import asyncio
from typing import Any

import msgspec

from throneroom.server import wire
from throneroom.server.people import COOKIE

LONGEST_ANSWER = 30.0
HANDSHAKE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhyb25lcm9vbS10d2lucw==\r\n"
)
TEXT, CLOSE = 0x81, 0x88  # first bytes of whole frames
NO_MASK = b"\0\0\0\0"  # a client must mask; this mask changes nothing


class Taped:
    """Speaks HTTP and WebSocket by hand, so that nothing comes between the wire and the tape."""

    def __init__(self, port: int, name: str) -> None:
        self.port = port
        self.name = name
        self.asked = 0
        self.cookie = ""
        self.tape: list[bytes] = []
        self.now: dict[str, Any] = {}  # the last message of type table
        self._pages: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    # -- pages ----------------------------------------------------------------------------------------------

    async def request(self, method: str, path: str, body: object = None) -> bytes:
        """One request, all of them on one connection; returns what was in the answer."""
        if self._pages is None:
            self._pages = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._pages
        sent = b"" if body is None else msgspec.json.encode(body)
        more = f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n"
        writer.write(self._head(method, path, more) + sent)
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), LONGEST_ANSWER)
        length = int(head.partition(b"content-length: ")[2].partition(b"\r\n")[0] or 0)
        content = await asyncio.wait_for(reader.readexactly(length), LONGEST_ANSWER)
        self.tape.append(head + content)
        self._keep_cookie(head.decode())
        return content

    def go_away(self) -> None:
        """No more pages are read."""
        if self._pages:
            self._pages[1].close()

    def _head(self, method: str, path: str, more: str) -> bytes:
        cookie = f"Cookie: {COOKIE}={self.cookie}\r\n" if self.cookie else ""
        return f"{method} {path} HTTP/1.1\r\nHost: throne\r\n{cookie}{more}\r\n".encode()

    def _keep_cookie(self, head: str) -> None:
        _, found, rest = head.partition(f"set-cookie: {COOKIE}=")
        if found:
            self.cookie = rest.partition(";")[0]

    # -- the socket of a table ------------------------------------------------------------------------------

    async def join(self, table: str) -> bool:
        """Open the socket; False if it was refused."""
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        self._writer.write(self._head("GET", f"/api/tables/{table}/socket?protocol={wire.VERSION}", HANDSHAKE))
        head = await asyncio.wait_for(self._reader.readuntil(b"\r\n\r\n"), LONGEST_ANSWER)
        self.tape.append(head)
        if b" 101 " in head.splitlines()[0]:
            return True
        await self._finish()
        return False

    async def leave(self) -> None:
        """Close the socket."""
        self._write(CLOSE, b"")
        await self._finish()

    async def _finish(self) -> None:
        self.tape.append(await asyncio.wait_for(self._reader.read(), LONGEST_ANSWER))
        self._writer.close()

    def _write(self, opcode: int, body: bytes) -> None:
        length = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2)
        self._writer.write(bytes([opcode]) + length + NO_MASK + body)

    def send(self, do: str, **more: object) -> None:
        """A message, not waiting for what comes back."""
        self.send_frame(msgspec.json.encode({"do": do, **more}))

    def send_frame(self, frame: bytes) -> None:
        """Whatever it is."""
        self._write(TEXT, frame)

    async def hear(self) -> dict[str, Any]:
        """The next message; after the last one, that the socket is closed."""
        opcode, body = await asyncio.wait_for(self._frame(), LONGEST_ANSWER)
        if opcode == CLOSE:
            await self.leave()
            return {"type": "closed"}
        message: dict[str, Any] = msgspec.json.decode(body)
        if message["type"] == "table":
            self.now = message
        return message

    async def _frame(self) -> tuple[int, bytes]:
        head = await self._reader.readexactly(2)
        longer = {126: 2, 127: 8}.get(head[1], 0)
        head += await self._reader.readexactly(longer)
        body = await self._reader.readexactly(int.from_bytes(head[2:]) if longer else head[1])
        self.tape.append(head + body)
        return head[0], body

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while (message := await self.hear())["type"] not in kinds:
            assert message["type"] != "closed", f"{self.name} was sent away: {self.tape[-3:]}"
        return message

    async def ask(self, do: str, **more: object) -> dict[str, Any]:
        """A message, and the answer to it."""
        self.asked += 1
        message = {"id": f"{self.name} {self.asked}", **more}
        self.send(do, **message)
        return await self.answer(message["id"])

    async def answer(self, sent_as: object) -> dict[str, Any]:
        """To the message with this id."""
        while (message := await self.until("done", "refused", "because"))["id"] != sent_as:
            pass
        return message
