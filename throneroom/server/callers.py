"""Network connections, from the first byte to the last: whoever says nothing does not keep others out."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from throneroom.server.safety import network_of

LONGEST_REQUEST = 10.0  # seconds for all of it, its head and its body
LONGEST_ANSWER = 30.0  # seconds in which somebody has to read something of what is sent
LEAST_READ = 8 * 1024  # bytes of it
MOST_CALLERS, MOST_OF_ONE = 8192, 512  # at once, and of one address
RESERVE = 128  # file descriptors for everything else
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Connected(Protocol):
    """Somebody at the other end, from the first byte on."""

    address: str

    def hang_up(self) -> None: ...


class Callers:
    """Everybody who is connected, by where they come from; and who is silent, the longest so first."""

    def __init__(self, most: int, most_of_one: int) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self.count: Counter[str] = Counter()
        self.total = 0
        self._silent: dict[Connected, None] = {}
        self._silent_of: dict[str, dict[Connected, None]] = {}

    def admit(self, caller: Connected) -> bool:
        """Is there room? If not, whoever was silent longest has to go; if nobody is, there is none."""
        is_crowded = self.count[caller.address] >= self.most_of_one
        is_full = is_crowded or self.total >= self.most
        self.count[caller.address] += 1
        self.total += 1
        silent = self._silent_of.get(caller.address, {}) if is_crowded else self._silent
        if is_full and silent:
            next(iter(silent)).hang_up()
            return True
        return not is_full

    def note_silence(self, caller: Connected) -> None:
        """It has asked for nothing, or for nothing more."""
        self._silent[caller] = None
        self._silent_of.setdefault(caller.address, {})[caller] = None

    def note_request(self, caller: Connected) -> None:
        """A whole request has come, or no more is waited for."""
        if caller in self._silent:
            del self._silent[caller], self._silent_of[caller.address][caller]
            if not self._silent_of[caller.address]:
                del self._silent_of[caller.address]

    def leave(self, caller: Connected) -> None:
        """It is gone."""
        self.note_request(caller)
        self.total -= 1
        self.count[caller.address] -= 1
        if not self.count[caller.address]:
            del self.count[caller.address]


class Caller(HttpToolsProtocol):
    """One connection; uvicorn alone would wait for ever for the first request, and for the rest of any."""

    def __init__(self, callers: Callers, before: Callable[[], None] = lambda: None, **parts: Any) -> None:
        super().__init__(**parts)
        self.callers = callers
        self._before = before  # what ends where this begins
        self.address = "?"
        self._is_silent = False
        self._end: asyncio.TimerHandle | None = None  # of a request that is not all there
        self._stuck: asyncio.TimerHandle | None = None  # what is sent is not read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls."""
        super().connection_made(transport)
        self._before()
        self.address = network_of(self.client[0]) if self.client else "?"
        if self.callers.admit(self):
            self._fall_silent()
            self._await_request()
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        super().connection_lost(exc)
        self._stop(self._end, self._stuck)
        del self.parser  # it holds its owner: all of this would wait for the collector
        self.callers.leave(self)

    def hang_up(self) -> None:
        """They have said too little for too long."""
        self.callers.note_request(self)
        self.transport.abort()

    # -- a request ------------------------------------------------------------------------------------------

    def _fall_silent(self) -> None:
        self.callers.note_silence(self)
        self._is_silent = True

    def _await_request(self) -> None:
        self._end = self.loop.call_later(LONGEST_REQUEST, self.hang_up)

    def _hear_request(self) -> None:
        self._is_silent = False
        self._stop(self._end)
        self._end = None
        self.callers.note_request(self)

    def data_received(self, data: bytes) -> None:
        """A part of a request; after an answer, the time for the next one begins with it."""
        if self._is_silent and self._end is None:
            self._await_request()
        super().data_received(data)

    def on_message_complete(self) -> None:
        """All of a request; unless it was answered before its end."""
        super().on_message_complete()
        if self.cycle is not None and not self.cycle.response_complete:
            self._hear_request()

    def on_response_complete(self) -> None:
        """Answered; uvicorn waits for the next one for a few seconds."""
        super().on_response_complete()
        if self.cycle.response_complete:
            self._fall_silent()

    def handle_websocket_upgrade(self) -> None:
        """From here on another protocol speaks, but the connection is still theirs."""
        self._hear_request()
        super().handle_websocket_upgrade()
        del self.parser
        self.transport.get_protocol().on_lost = lambda: self.callers.leave(self)  # type: ignore[attr-defined]

    # -- an answer ------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """They read slowly, or not at all."""
        super().pause_writing()
        self._await_reading()

    def _await_reading(self) -> None:
        self._stuck = self.loop.call_later(LONGEST_ANSWER, self._check_reading, self._unread())

    def _check_reading(self, before: int) -> None:
        """However much there is to read: whoever goes on with it is not cut off."""
        if before - self._unread() < LEAST_READ:
            self.hang_up()
        else:
            self._await_reading()

    def _unread(self) -> int:
        return self.transport.get_write_buffer_size()

    def resume_writing(self) -> None:
        """They have read nearly all of it."""
        super().resume_writing()
        self._stop(self._stuck)

    def _stop(self, *timers: asyncio.TimerHandle | None) -> None:
        for timer in timers:
            if timer:
                timer.cancel()


def raise_limit() -> None:
    """As many file descriptors as the system grants; Windows has no such limit."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def room() -> int:
    """For so many callers there are file descriptors."""
    with suppress(ImportError):
        import resource

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY:
            return max(min(MOST_CALLERS, soft - RESERVE), RESERVE)
    return MOST_CALLERS
