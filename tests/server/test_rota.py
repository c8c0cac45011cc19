"""Bots are thought for in turns between people and their tables: whoever has many of them holds up nobody else."""

import asyncio
import contextlib
import sys
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.rig.serving import quick_server
from throneroom.server.pool import Pool, Question, Worker
from throneroom.server.rota import IN_A_ROW, Asker, Line, Place, Rota
from throneroom.server.thinking import asker

THINKS = 0.06  # seconds, unless it is a page
SLOW = f"""
import struct, sys, time
while head := sys.stdin.buffer.read(4):
    question = sys.stdin.buffer.read(struct.unpack(">I", head)[0])
    time.sleep(0 if b"page" in question else {THINKS})
    sys.stdout.buffer.write(struct.pack(">I", 2) + bytes([0x91, 0]))
    sys.stdout.buffer.flush()
"""
GUESTS, TABLES = 12, 8
EVAS = Asker("Eva", "hers", waits=True)
REGENT, PAGE = (Question("trun", 1, level, 0, b"", ()) for level in ("regent", "page"))


class Even(Pool):
    """Every thought is paid alike, however busy the machine is on which it was thought."""

    def _release(self, worker: Worker, asker: Asker, seconds: float) -> None:
        super()._release(worker, asker, THINKS)


class Busy:
    """A pool of slow workers, and the order in which its questions were answered."""

    def __init__(self, workers: int) -> None:
        self.pool = Even(workers, command=(sys.executable, "-S", "-c", SLOW))
        self.order: list[Asker] = []
        self.is_over = False

    async def ask(self, who: Asker, question: Question = REGENT) -> None:
        await self.pool.choose(question, who)
        self.order.append(who)

    async def ask_again_and_again(self, who: Asker) -> None:
        while not self.is_over:  # a cancelled wait may still bring its answer, in Python 3.11
            await self.ask(who)

    async def until(self, number: int) -> None:
        """So many were answered."""
        while len(self.order) < number:
            await asyncio.sleep(THINKS / 10)

    async def warm(self) -> None:
        """Every worker has been started."""
        await asyncio.gather(*(self.ask(Asker("warm", str(n), waits=True)) for n in range(len(self.pool.workers))))
        self.order.clear()


def matches(waits: bool = True) -> list[Asker]:
    """Twelve guests, each with eight matches."""
    return [Asker(f"guest {guest}", f"{guest} {table}", waits) for guest in range(GUESTS) for table in range(TABLES)]


@contextlib.asynccontextmanager
async def besieged(workers: int, askers: list[Asker]) -> AsyncIterator[Busy]:
    """All of them ask again and again."""
    busy = Busy(workers)
    await busy.warm()
    tasks = [asyncio.create_task(busy.ask_again_and_again(who)) for who in askers]
    try:
        yield busy
    finally:
        busy.is_over = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await busy.pool.close()


@pytest.mark.parametrize("workers", [1, 2])
async def test_one_more_person_waits_for_one_of_each_person_at_most_and_not_for_96(workers: int) -> None:
    async with besieged(workers, matches()) as busy:
        await busy.until(GUESTS)
        for question in (PAGE, REGENT, PAGE, REGENT):
            before = len(busy.order)
            await busy.ask(EVAS, question)
            assert len(busy.order) - 1 - before <= workers + GUESTS


async def test_whose_thoughts_are_short_is_next_as_soon_as_a_worker_is_free() -> None:
    """The same without a real worker: twelve guests whose regents think for 0.9 seconds, and a page."""
    line, loop = Line(), asyncio.get_running_loop()
    people: dict[Place, str] = {}

    def join(who: Asker) -> Place:
        place: Place = loop.create_future()
        people[place] = who.person
        line.join(who, place)
        return place

    for who in matches():
        join(who)
    for number in range(500):
        hers = join(EVAS) if number >= GUESTS and number % 5 == 0 else None  # each of them had a thought before
        place = line.next()
        assert hers in (None, place)
        line.pay(people[place], 0.001 if hers else 0.9)
        if hers is None:
            join(Asker(people[place], "again", waits=True))


async def test_no_table_starves_and_people_share_alike() -> None:
    """Two have eight tables each and one has one: all have as much thought, and every table gets on."""
    askers = [*matches()[: 2 * TABLES], EVAS]
    async with besieged(1, askers) as busy:
        await busy.until(60)
    tables, people = Counter(who.table for who in busy.order), Counter(who.person for who in busy.order)
    assert tables.keys() == {who.table for who in askers}
    assert max(people.values()) <= 1.5 * min(people.values())


async def test_people_come_before_bots_among_themselves_which_do_not_starve() -> None:
    rota, loop = Rota(), asyncio.get_running_loop()
    names: dict[Place, str] = {}
    for _ in range(30):
        for who in (Asker("Eva", "t", waits=True), Asker("Jan", "u", waits=False)):
            place: Place = loop.create_future()
            names[place] = who.person
            rota.line(who).join(who, place)
    order = [names[rota.next()] for _ in range(60)]
    assert order[: IN_A_ROW + 1] == ["Eva"] * IN_A_ROW + ["Jan"]
    assert order.index("Jan") == IN_A_ROW
    assert sum(who == "Jan" for who in order[:32]) == 4
    assert not rota


async def test_those_who_wait_get_on_however_many_come_anew() -> None:
    """A new person for every thought: without end they would all go first."""
    line, loop = Line(), asyncio.get_running_loop()
    old = [Asker("Eva", "t", waits=True)] * 3
    mine = [loop.create_future() for _ in old]
    for _ in range(3):  # she had her share before
        line.join(Asker("Eva", "t", waits=True), loop.create_future())
        line.next()
        line.pay("Eva", 1.0)
    for who, place in zip(old, mine, strict=True):
        line.join(who, place)
    served: list[Place] = []
    for number in range(100):
        stranger = Asker(f"stranger {number}", "s", waits=True)
        line.join(stranger, loop.create_future())
        place = line.next()
        served.append(place)
        line.pay("Eva" if place in mine else stranger.person, 1.0)
    assert all(place in served for place in mine)


async def test_who_gave_up_waiting_takes_no_worker_along() -> None:
    busy = Busy(1)
    await busy.warm()
    first = asyncio.create_task(busy.ask(Asker("Eva", "t", waits=True)))
    await asyncio.sleep(0)
    second, third = (asyncio.create_task(busy.ask(Asker(name, "t", waits=True))) for name in ("Jan", "Iva"))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.gather(first, third)
    assert [who.person for who in busy.order] == ["Eva", "Iva"]
    await busy.ask(Asker("Jan", "t", waits=True))
    await busy.pool.close()


async def test_a_person_waits_where_one_plays_and_is_here(tmp_path: Path) -> None:
    async with quick_server(tmp_path) as served:
        eva = await served.against_bots("trun", "uniform", options={"first": "A"})
        match = served.site.hall.live[eva.table]
        assert asker(match) == (match.host, eva.table, True)
        await eva.socket.close()
        while match.connections:
            await asyncio.sleep(0.01)
        assert asker(match) == (match.host, eva.table, False)
