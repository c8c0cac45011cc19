"""`throneroom think`: takes questions from the bus, thinks in processes of its own, and answers. It gets views only.

A question is somebody's for as long as that one says so every second; one that was left behind is taken by another.
"""

import asyncio
import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from throneroom.server.bus import (
    ANSWERS,
    GROUP,
    QUESTIONS,
    SILENT_AFTER,
    THINKERS,
    encode,
    goes_on,
    reach,
    time_of,
    together,
    troubles,
)
from throneroom.server.log import log
from throneroom.server.pool import COMMAND, LONGEST_CHOICE, Question, Worker

SIGN_EVERY, TRY_EVERY = 1.0, 1.0  # seconds
KEPT = 60  # seconds: an answer for which nobody comes
LEFT_BEHIND = int(SILENT_AFTER * 1000)  # milliseconds
FAILED = TimeoutError, OSError, EOFError, msgspec.DecodeError
_question = msgspec.msgpack.Decoder(Question)


class Thinker:
    """So many workers, each with a name on the bus."""

    def __init__(self, url: str, workers: int, command: tuple[str, ...] = COMMAND) -> None:
        self._bus = reach(url)
        self._own = secrets.token_hex(8)
        self._workers = {f"{self._own}-{n}": Worker(command) for n in range(workers)}
        self._entries: dict[str, Any] = {}  # by name: what is thought about now

    async def run(self) -> None:
        """For ever; while the bus is away, nobody asks."""
        was_there = True
        try:
            while True:
                try:
                    await self._join()
                    log.info("bus", is_there=True)
                    was_there = True
                    await together(self._sign(), *(self._serve(name, one) for name, one in self._workers.items()))
                except troubles():
                    if was_there:
                        log.warning("bus", is_there=False)
                    was_there = False
                await asyncio.sleep(TRY_EVERY)
        finally:
            await self._leave()

    async def _join(self) -> None:
        from redis.exceptions import ResponseError

        with suppress(ResponseError):  # there is such a group
            await self._bus.xgroup_create(QUESTIONS, GROUP, id="0", mkstream=True)

    async def _sign(self) -> None:
        """That we are here, and what we think about."""
        while goes_on():
            now = await time_of(self._bus)
            await self._bus.zadd(THINKERS, dict.fromkeys(self._workers, now))
            await self._bus.zremrangebyscore(THINKERS, "-inf", now - 10 * SILENT_AFTER)
            for name, entry in list(self._entries.items()):
                await self._bus.xclaim(QUESTIONS, GROUP, name, 0, [entry], idle=0, justid=True)
            await asyncio.sleep(SIGN_EVERY)

    async def _serve(self, name: str, worker: Worker) -> None:
        while goes_on():
            for entry, parts in await self._next(name):
                self._entries[name] = entry
                try:
                    await self._answer(entry, await self._think(worker, parts or {}))
                finally:
                    del self._entries[name]

    async def _next(self, name: str) -> list[tuple[Any, Mapping[bytes, bytes]]]:
        """What somebody left behind, or what is new."""
        left = await self._bus.xautoclaim(QUESTIONS, GROUP, name, LEFT_BEHIND, count=1)
        if left[1]:
            found: list[tuple[Any, Mapping[bytes, bytes]]] = left[1]
            return found
        fresh = await self._bus.xreadgroup(GROUP, name, {QUESTIONS: ">"}, count=1, block=1000)
        streams: Any = fresh.values() if isinstance(fresh, dict) else [entries for _, entries in fresh or ()]
        return [entry for entries in streams for entry in entries]

    async def _think(self, worker: Worker, parts: Mapping[bytes, bytes]) -> tuple[str, bytes]:
        """To whom to answer what; to nobody, where it was taken back meanwhile or is no question."""
        to, number = parts.get(b"to", b"").decode(errors="replace"), parts.get(b"number", b"")
        if not to.startswith(ANSWERS) or not number.isdigit():
            return "", b""
        return to, encode((int(number), await self._choose(worker, parts.get(b"question", b""))))

    async def _answer(self, entry: Any, said: tuple[str, bytes]) -> None:
        """At one stroke the question is gone and the answer there."""
        to, answer = said
        async with self._bus.pipeline() as stroke:
            stroke.xack(QUESTIONS, GROUP, entry)
            stroke.xdel(QUESTIONS, entry)
            if to:
                stroke.rpush(to, answer)
                stroke.expire(to, KEPT)
            await stroke.execute()

    async def _choose(self, worker: Worker, question: bytes) -> int | None:
        try:
            return await asyncio.wait_for(worker.ask(_question.decode(question)), LONGEST_CHOICE)
        except FAILED as trouble:
            log.warning("thought", trouble=type(trouble).__name__)
            await worker.stop()
            return None
        except asyncio.CancelledError:
            await worker.stop()  # its answer would be taken for the next one's
            raise

    async def _leave(self) -> None:
        with suppress(*troubles()):
            await self._bus.zrem(THINKERS, *self._workers)
        with suppress(*troubles()):
            await self._bus.aclose()
        for worker in self._workers.values():
            await worker.stop()
