"""The bus: a Redis or Valkey by which nodes hear of each other and bots think elsewhere. Nothing on it is the truth.

Without it a node goes on: it thinks itself, and looks into the database for who has which table.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from throneroom.kit.errors import Malformed
from throneroom.server.log import log
from throneroom.server.pool import Question

if TYPE_CHECKING:
    from redis.asyncio import Redis

QUESTIONS, GROUP, ANSWERS, THINKERS = "throneroom:questions", "thinkers", "throneroom:answers:", "throneroom:thinkers"
MOST_QUESTIONS = 10_000  # on the bus; more are never asked at once
LONGEST_ANSWER = 8.0  # seconds: a lost question is given to another within
SILENT_AFTER = 3.0  # seconds: a thinker that says nothing is gone
LOOK_EVERY, TRY_EVERY = 0.5, 1.0  # seconds
SCHEMES = ("redis://", "rediss://", "unix://")

encode = msgspec.msgpack.Encoder().encode
_news = msgspec.msgpack.Decoder(tuple[str, str, int])
_answer = msgspec.msgpack.Decoder(tuple[int, int | None])


class Unanswered(Exception):
    """Nobody on the bus says anything."""


def reach(url: str) -> "Redis":
    """A client; who is not reached is told soon."""
    if not url.startswith(SCHEMES):
        raise Malformed("cli-bus")
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ModuleNotFoundError:
        raise Malformed("cli-extra", sent="redis", extra="nodes") from None
    try:
        retry = Retry(NoBackoff(), 0)
        return Redis.from_url(url, socket_connect_timeout=2, socket_timeout=4, retry=retry)
    except ValueError:  # which would name what was sent, with its password
        raise Malformed("cli-bus") from None


def troubles() -> tuple[type[Exception], ...]:
    """What a bus that is away raises."""
    from redis.exceptions import RedisError

    return RedisError, OSError, TimeoutError


def goes_on() -> bool:
    """Nobody has cancelled this task: the client of Redis swallows that now and then."""
    task = asyncio.current_task()
    return task is not None and not task.cancelling()


async def together(*works: Coroutine[Any, Any, None]) -> None:
    """For ever, until one of them fails or all are cancelled."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def time_of(client: "Redis") -> float:
    """By the clock of the bus, in seconds."""
    seconds, millionths = await client.time()
    return float(seconds) + millionths / 1e6


class Bus:
    """One node's line to it."""

    def __init__(self, url: str) -> None:
        self.is_there = False
        self.on_news: Callable[[str], None] = lambda table: None
        self.on_thinkers: Callable[[int], None] = lambda number: None
        self._client = reach(url)
        self._own = secrets.token_hex(8)
        self._answers = ANSWERS + self._own
        self._channel = ""
        self._asked = 0
        self._waiting: dict[int, asyncio.Future[int | None]] = {}  # for a choice, or that there is none
        self._was_told = False

    # -- there and away -------------------------------------------------------------------------------------

    async def run(self, key: bytes) -> None:
        """For ever; after a fall it is used again."""
        self._channel = "throneroom:" + hashlib.sha256(b"news " + key).hexdigest()[:16]  # of those with one database
        while True:
            try:
                await self._client.ping()
                self._note(True)
                await together(self._hear_news(), self._hear_answers(), self._count_thinkers())
            except troubles():
                self._note(False)
            await asyncio.sleep(TRY_EVERY)

    def _note(self, is_there: bool) -> None:
        """Told once; whoever waits for an answer thinks himself."""
        if is_there != self.is_there or not self._was_told:
            (log.info if is_there else log.warning)("bus", is_there=is_there)
        self.is_there, self._was_told = is_there, True
        if not is_there:
            self.on_thinkers(0)
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_result(None)

    async def close(self) -> None:
        """No more lines."""
        with suppress(*troubles()):
            await self._client.aclose()

    # -- news -----------------------------------------------------------------------------------------------

    async def tell(self, table: str, ply: int) -> None:
        """Here a match is played from this ply on: whoever had it lets go."""
        if self.is_there:
            with suppress(*troubles()):
                await self._client.publish(self._channel, encode((self._own, table, ply)))

    async def _hear_news(self) -> None:
        async with self._client.pubsub() as news:
            await news.subscribe(self._channel)
            while goes_on():
                heard = await news.get_message(ignore_subscribe_messages=True, timeout=1.0)
                if heard:
                    self._take_news(heard["data"])

    def _take_news(self, data: Any) -> None:
        with suppress(msgspec.DecodeError):
            node, table, _ = _news.decode(data)
            if node != self._own:
                self.on_news(table)

    # -- questions ------------------------------------------------------------------------------------------

    async def ask(self, question: Question) -> int:
        """The choice of somebody who thinks elsewhere; Unanswered if it does not come."""
        self._asked += 1
        number = self._asked
        self._waiting[number] = asyncio.get_running_loop().create_future()
        entry = None
        try:
            parts = {"question": encode(question), "to": self._answers, "number": number}
            entry = await self._send(self._client.xadd(QUESTIONS, parts, maxlen=MOST_QUESTIONS))  # type: ignore[arg-type]
            action = await asyncio.wait_for(self._waiting[number], LONGEST_ANSWER)
        except TimeoutError:
            raise Unanswered from None
        finally:
            if not (done := self._waiting.pop(number)).done() or done.cancelled():
                await self._take_back(entry)
        if action is None:
            raise Unanswered
        return action

    async def _send(self, sending: Awaitable[Any]) -> Any:
        try:
            return await sending
        except troubles():
            raise Unanswered from None

    async def _take_back(self, entry: Any) -> None:
        """Nobody needs to think about it any more."""
        if entry and self.is_there:
            with suppress(*troubles()):
                await self._client.xdel(QUESTIONS, entry)

    async def _hear_answers(self) -> None:
        while goes_on():
            heard = await self._client.blpop([self._answers], timeout=1)
            if heard:
                self._take_answer(heard[1])

    def _take_answer(self, data: Any) -> None:
        with suppress(msgspec.DecodeError):
            number, action = _answer.decode(data)
            waiting = self._waiting.get(number)
            if waiting and not waiting.done():
                waiting.set_result(action)

    async def _count_thinkers(self) -> None:
        while goes_on():
            now = await time_of(self._client)
            self.on_thinkers(await self._client.zcount(THINKERS, now - SILENT_AFTER, "+inf"))
            await asyncio.sleep(LOOK_EVERY)
