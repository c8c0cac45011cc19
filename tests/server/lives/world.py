"""One life from one seed: a table, the people around it, and a storm over all of them."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from tests.server.lives.disk import Disk
from tests.server.lives.laws import Laws
from tests.server.lives.loop import SECOND, Clocks, Loop, Stuck, live
from tests.server.lives.net import Line
from tests.server.lives.people import Host, Person
from tests.server.lives.process import Process
from tests.tiny import GAME as PEEK
from throneroom.games import GAMES
from throneroom.server import wire
from throneroom.server.age import NOTED_EVERY
from throneroom.server.hall import Hall
from throneroom.server.people import Guest

T = TypeVar("T")
EVERY_GAME = {PEEK.name: PEEK, **GAMES}
WEIGHTS = {PEEK.name: 60, "trun": 14, "krvavy_trun": 12, "dedicove": 12, "trolli": 2}  # Peek is small, Trolli is dear
PATIENCE = 900  # seconds of calm after which a table is stuck
ENOUGH = 10  # entries after the storm, where nobody waits for the end of a long game


@dataclass
class Plan:
    """What the table is to be."""

    game: str
    seats: int
    options: dict[str, str]
    clock: wire.Control | None
    bots: set[int]  # their seats
    watchers: int

    @property
    def can_undo(self) -> bool:
        """Does the game allow it?"""
        return EVERY_GAME[self.game].undo

    @classmethod
    def of(cls, rng: random.Random) -> "Plan":
        """Any."""
        game = EVERY_GAME[rng.choices(list(WEIGHTS), [*WEIGHTS.values()])[0]]
        seats = rng.choice(game.seats)
        options = {option.name: rng.choice(game.option_values(option.name, seats)) for option in game.options}
        clock = wire.Control(bank=rng.choice((5, 30, 300)), increment=rng.choice((0, 2)))
        bots = {seat for seat in range(1, seats) if rng.random() < 0.3}
        return cls(game.name, seats, options, rng.choice((None, clock)), bots, rng.choice((0, 0, 1, 2)))


@dataclass
class Life:
    """What came of a seed."""

    seed: int
    digest: str
    steps: dict[str, int]
    faults: list[str]
    seconds: float


class World:
    """Everything outside the server."""

    def __init__(self, seed: int, loop: Loop) -> None:
        self.rng = random.Random(seed)
        self.clocks = Clocks(loop)
        self.disk = Disk(self._rng())
        self.laws = Laws(self.disk, EVERY_GAME, loop.time)
        self.plan = Plan.of(self.rng)
        self.distance = self.rng.choice((0.001, 0.05, 0.5))  # seconds for a message, about
        self.process = self._process()
        self.is_calm = False
        self.invitation: asyncio.Future[tuple[str, str]] = loop.create_future()

    def _rng(self) -> random.Random:
        return random.Random(self.rng.getrandbits(64))

    def _process(self) -> Process:
        return Process(self.disk, self.laws, self.clocks.wall, self._rng())

    # -- the network ----------------------------------------------------------------------------------------

    def delay(self) -> float:
        """Of one message."""
        return self.rng.expovariate(1 / self.distance)

    async def request(self, request: Callable[[Hall], Awaitable[T]]) -> T | None:
        """By HTTP; None without an answer."""
        await asyncio.sleep(self.delay())
        process = self.process
        answer = await process.answer(request) if process.is_up else None
        await asyncio.sleep(self.delay())
        return None if process.store.is_killed else answer

    async def connect(self, guest: Guest, table: str) -> Line | None:
        """A socket; None if nobody answers."""
        await asyncio.sleep(self.delay())
        if not self.process.is_up:
            return None
        self.laws.step("come", guest.name)
        line = Line(guest.id, table, self.delay, self.laws.told)
        self.process.admit(line)
        return line

    # -- its life -------------------------------------------------------------------------------------------

    async def live(self) -> None:
        """Storm, then calm."""
        broken = asyncio.create_task(self.laws.broken.wait())
        people = [person.live() for person in self._people()]
        course = [asyncio.create_task(work) for work in (self._weather(), *people)]
        await asyncio.wait([broken, course[0]], return_when=asyncio.FIRST_COMPLETED)
        for task in course:
            if task.done():
                task.result()
            task.cancel()
        self.process.kill()

    async def _weather(self) -> None:
        await self.process.start()
        await self._storm(self.rng.uniform(5, 30))
        await self._calm()

    def _people(self) -> list[Person]:
        seats = [seat for seat in range(self.plan.seats) if seat not in self.plan.bots]
        host_sits = self.rng.random() < 0.8
        places: list[int | None] = [*(seats if host_sits else [None, *seats]), *[None] * self.plan.watchers]
        names = [f"P{number}" for number in range(len(places))]
        kinds = [Host, *[Person] * len(names)]
        return [kind(self, name, self._rng(), seat) for kind, name, seat in zip(kinds, names, places, strict=False)]

    async def _storm(self, seconds: float) -> None:
        """Something goes wrong, again and again."""
        loop = asyncio.get_running_loop()
        end, pause = loop.time() + seconds, self.rng.choice((1.0, 4.0, 16.0))
        often = [self._kill, self._cut, self._fill]
        rarely = [self._restart, self._lie, self._jump, self._touch, self._sweep]
        while loop.time() < end and not self._is_over():
            await asyncio.sleep(self.rng.expovariate(1 / pause))
            trouble = self.rng.choice(often if self.rng.random() < 0.6 else rarely)
            self.laws.step(trouble.__name__.strip("_"))
            await trouble()

    async def _kill(self) -> None:
        self.process.kill()
        self.laws.check_ledger()
        await self._start()

    async def _restart(self) -> None:
        await self.process.stop()
        await self._start()

    async def _start(self) -> None:
        await asyncio.sleep(self.rng.expovariate(1))
        self.process = self._process()
        await self.process.start()

    async def _cut(self) -> None:
        if self.process.lines:
            self.rng.choice(self.process.lines).cut(self.rng)

    async def _fill(self) -> None:
        self.disk.is_full, seconds = True, self.rng.expovariate(0.5)
        self.disk.unnoted += int(seconds * SECOND) + NOTED_EVERY + SECOND  # and until the next note after that
        asyncio.get_running_loop().call_later(seconds, self._clear)

    def _clear(self) -> None:
        self.disk.is_full = False

    async def _lie(self) -> None:
        self.disk.lies = self.rng.choice((0.0, 0.2))

    async def _jump(self) -> None:
        self.clocks.offset += self.rng.randrange(-3600, 3600) * SECOND

    async def _touch(self) -> None:
        self.disk.touch()

    async def _sweep(self) -> None:
        await self.process.answer(Hall.sweep)

    async def _calm(self) -> None:
        """Nothing goes wrong any more: the match goes on, to its end if that is near."""
        self.is_calm, self.disk.lies = True, 0.0
        loop = asyncio.get_running_loop()
        end, begin = loop.time() + PATIENCE, self._entries()
        while not self._is_well(begin):
            if loop.time() > end:
                self.laws.blame("stuck", f"{self.plan} at {self._entries()}")
                return
            await asyncio.sleep(5)
        self.laws.check_ledger()

    def _entries(self) -> int:
        return sum(len(kept.log) for kept in self.laws.kept.values())

    def _is_well(self, begin: int) -> bool:
        """Is it over, or does it at least go on?"""
        return self._is_over() or (self.plan.game != PEEK.name and self._entries() >= begin + ENOUGH)

    def _is_over(self) -> bool:
        """Or was the table closed, because nobody came?"""
        return any(kept.status == "over" for kept in self.laws.kept.values()) or (
            self.invitation.done() and not self.disk.rows("SELECT id FROM matches")
        )


def life(seed: int, on_step: Callable[[str], None] = lambda line: None) -> Life:
    """The same seed, the same life."""
    loop = Loop()
    asyncio.set_event_loop(loop)
    world = World(seed, loop)
    world.laws.on_step = on_step
    with world.clocks.shown():
        try:
            live(loop, world.live())
        except Stuck:
            world.laws.blame("stuck", "nobody waits for anything any more")
        finally:
            asyncio.set_event_loop(None)
    laws = world.laws
    return Life(seed, laws.digest, dict(laws.steps), laws.faults, loop.time())
