"""Bots think elsewhere while a bus is there, and here while it is not; no move is lost by anybody who dies."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.server.rig.redis import PASSWORD, Redis
from tests.server.rig.serving import CLUELESS, quick_server
from throneroom.server import bus as buses
from throneroom.server.apart import Apart
from throneroom.server.bus import QUESTIONS, Bus, reach
from throneroom.server.pool import Question, Thought
from throneroom.server.rota import Asker
from throneroom.server.thinker import Thinker

QUESTION = Question("none", 1, "page", 0, b"", (1, 2, 3))
EVA = Asker("eva", "table", True)
NOT_KNOWN = -1  # what those say who never know what to do
SURE = CLUELESS.replace("0xFF", "0x07")  # they always say 7
AS_HERE, AS_THERE = (sys.executable, "-S", "-c", CLUELESS), (sys.executable, "-S", "-c", SURE)
LONGEST = 20.0  # seconds
SLOW = "import sys, time; sys.stdin.buffer.read(4); time.sleep(60)"
LOST = """
import asyncio, sys
from throneroom.server.thinker import Thinker
asyncio.run(Thinker(sys.argv[1], 1, (sys.executable, "-S", "-c", sys.argv[2])).run())
"""


@asynccontextmanager
async def asking(url: str) -> AsyncIterator[Apart]:
    """A pool of which it can be told whether it thinks here."""
    bus = Bus(url)
    pool = Apart(bus, 1, command=AS_HERE)
    running = asyncio.create_task(bus.run(b"key"))
    yield pool
    await ended(running)
    await pool.close()
    await bus.close()


@asynccontextmanager
async def thinking(url: str, workers: int = 1) -> AsyncIterator[None]:
    """Somebody elsewhere."""
    running = asyncio.create_task(Thinker(url, workers, AS_THERE).run())
    yield
    await ended(running)


async def ended(task: "asyncio.Task[None]") -> None:
    task.cancel()
    async with asyncio.timeout(LONGEST):
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def until(is_so: Callable[[], Any]) -> None:
    async with asyncio.timeout(LONGEST):
        while not is_so():
            await asyncio.sleep(0.02)


async def choice(pool: Apart) -> int | None:
    thought: Thought = await pool.choose(QUESTION, EVA)
    return thought.action


def is_apart(pool: Apart) -> bool:
    return pool.workers != pool._own


async def test_whoever_thinks_elsewhere_is_asked(bus: Redis) -> None:
    async with asking(bus.url) as pool, thinking(bus.url, 2):
        await until(lambda: len(pool.workers) == 2 and is_apart(pool))
        assert await asyncio.gather(*(choice(pool) for _ in range(20))) == [7] * 20


async def test_no_more_is_asked_than_can_be_thought_about(bus: Redis) -> None:
    client, longest = reach(bus.url), 0
    async with asking(bus.url) as pool, thinking(bus.url):
        await until(lambda: is_apart(pool))
        questions = asyncio.gather(*(choice(pool) for _ in range(30)))
        while not questions.done():
            longest = max(longest, await client.xlen(QUESTIONS))
        assert await questions == [7] * 30
    await client.aclose()
    assert longest == 1


async def test_a_thinker_that_is_killed_loses_no_question(bus: Redis) -> None:
    client = reach(bus.url)
    lost = subprocess.Popen([sys.executable, "-c", LOST, bus.url, SLOW], start_new_session=True)
    async with asking(bus.url) as pool:
        await until(lambda: is_apart(pool))
        asked = asyncio.create_task(choice(pool))
        while (await client.xpending(QUESTIONS, "thinkers"))["pending"] == 0:
            await asyncio.sleep(0.02)
        async with thinking(bus.url):
            os.killpg(lost.pid, signal.SIGKILL)
            lost.wait()
            assert await asyncio.wait_for(asked, LONGEST) == 7
    await client.aclose()


async def test_what_nobody_answers_is_thought_here(bus: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buses, "LONGEST_ANSWER", 0.5)
    client = reach(bus.url)
    async with asking(bus.url) as pool:
        troubles: list[str] = []
        pool.on_trouble = troubles.append
        pool.there_are(1)  # as it says
        assert (await choice(pool), troubles) == (NOT_KNOWN, ["unanswered"])
        assert await client.xlen(QUESTIONS) == 0  # taken back
    await client.aclose()


async def test_without_the_bus_it_goes_on_and_with_it_again(bus: Redis) -> None:
    bus.kill()
    with capture_logs() as lines:
        async with asking(bus.url) as pool, thinking(bus.url):
            for _ in range(2):
                await until(lambda: lines and not pool.bus.is_there)
                assert await choice(pool) == NOT_KNOWN
                bus.start()
                await until(lambda: is_apart(pool))
                assert await choice(pool) == 7
                bus.kill()
    told = [line["is_there"] for line in lines if line["event"] == "bus"]
    assert {True, False} <= set(told)
    assert PASSWORD not in str(lines)


async def test_a_server_says_whether_its_bus_is_there(bus: Redis, tmp_path: Any) -> None:
    line = Bus(bus.url)
    async with quick_server(tmp_path, pool=Apart(line, 1, command=AS_HERE), bus=line) as served, thinking(bus.url):
        person = await served.person()
        await until(lambda: line.is_there)
        assert (await person.http.get("/healthz")).text == "ok\n"
        place = await served.against_bots("trun", "page")
        assert (await place.play_to_the_end())["table"]["status"] == "over"
        bus.kill()
        await until(lambda: not line.is_there)
        assert (await person.http.get("/healthz")).text == "ok\nthe bus is away\n"
        place = await served.against_bots("trun", "page")
        assert (await place.play_to_the_end())["table"]["status"] == "over"
