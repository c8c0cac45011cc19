"""Bots in processes of their own. They are handed views, and a table never waits for one for ever."""

import asyncio
import struct
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

import msgspec

from throneroom.server.rota import Asker, Rota

LENGTH = struct.Struct(">I")
COMMAND = (sys.executable, "-m", "throneroom.server.worker")
LONGEST_CHOICE = 30.0  # seconds for one choice, the first loading of a game included
TRIES = 3


class Question(msgspec.Struct, array_like=True):
    """All that a bot is told: its view, and numbers of its own."""

    game: str
    rules: int  # the version that the match began with
    level: str
    seat: int
    view: bytes
    numbers: tuple[int, ...]


class Thought(NamedTuple):
    """What came of a question: a choice, or none; and how many seconds it waited for a worker."""

    action: int | None
    waited: float


class Choice(msgspec.Struct, array_like=True):
    """What the bot does."""

    action: int


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Choice).decode


class Worker:
    """One process, started when it is first needed and again when it died."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question) -> int:
        """Its choice; an error if it dies or takes too long."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # Ctrl+C is for the server
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        body = _encode(question)
        self.process.stdin.write(LENGTH.pack(len(body)) + body)
        await self.process.stdin.drain()
        (length,) = LENGTH.unpack(await self.process.stdout.readexactly(LENGTH.size))
        return _decode(await self.process.stdout.readexactly(length)).action

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self.process and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        self.process = None


class Pool:
    """Some workers for all tables, and who is next; each seat asks one thing at a time."""

    def __init__(self, workers: int = 1, longest: float = LONGEST_CHOICE, command: tuple[str, ...] = COMMAND) -> None:
        self.workers = [Worker(command) for _ in range(workers)]
        self.longest = longest
        self._free = list(self.workers)
        self._busy: set[Worker] = set()
        self._rota = Rota()
        self.waiting = 0
        self.on_trouble: Callable[[str], None] = lambda what: None

    async def choose(self, question: Question, asker: Asker) -> Thought:
        """A bot's choice; none when every try has failed."""
        self.waiting += 1
        time = asyncio.get_running_loop().time
        waited, begin = 0.0, time()
        try:
            for _ in range(TRIES):
                worker, begun = await self._worker(asker), time()
                waited = begun - begin
                try:
                    return Thought(await asyncio.wait_for(worker.ask(question), self.longest), waited)
                except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as trouble:
                    self.on_trouble(type(trouble).__name__)
                    await worker.stop()
                except asyncio.CancelledError:
                    await worker.stop()  # its answer would be taken for the next one's
                    raise
                finally:
                    self._release(worker, asker, time() - begun)
            return Thought(None, waited)
        finally:
            self.waiting -= 1

    async def _worker(self, asker: Asker) -> Worker:
        """When it is this one's turn."""
        place: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._rota.line(asker).join(asker, place)
        self._serve()
        try:
            return await place
        except asyncio.CancelledError:
            if not place.cancelled():
                self._release(place.result(), asker, 0.0)  # its turn came, and nobody is there
            raise

    def _serve(self) -> None:
        """Whoever is next gets a worker, as long as one is free."""
        while self._free and self._rota:
            place = self._rota.next()
            if not place.done():
                worker = self._free.pop(0)
                self._busy.add(worker)
                place.set_result(worker)

    def _release(self, worker: Worker, asker: Asker, seconds: float) -> None:
        self._rota.line(asker).pay(asker.person, seconds)
        self._busy.discard(worker)
        if worker in self.workers:
            self._free.append(worker)
        self._serve()

    def use(self, workers: list[Worker]) -> None:
        """From now on these think; whoever is at work ends that first."""
        if workers != self.workers:
            self.workers = workers
            self._free = [worker for worker in workers if worker not in self._busy]
            self._serve()

    async def close(self) -> None:
        """End every worker."""
        for worker in self.workers:
            await worker.stop()
