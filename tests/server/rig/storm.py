"""Three nodes, their database and their bus under a storm, while people play: python -m tests.server.rig.storm

Nodes are killed and paused, cut off from the database or the bus while they live on; PostgreSQL and Redis are killed.
Every table must go on, and one order of moves must explain all that people were told.
"""

import argparse
import asyncio
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from tests.server.rig.cut import Line, line_to
from tests.server.rig.history import History
from tests.server.rig.killable import HUNG_AFTER, Server, free_port
from tests.server.rig.ledger import Ledger, replay_all, stored
from tests.server.rig.postgres import Postgres, postgres
from tests.server.rig.redis import PASSWORD, Redis, redis
from tests.server.rig.stubborn import sit_down
from tests.server.rig.witness import Witness
from throneroom import GAMES

NODES = 3
AWAY = 1.0, 7.0  # seconds: shorter and longer than a lease
COUNTS = {"kill": 40, "postgres": 20, "redis": 20, "pause": 7, "cut": 7, "unbus": 6}


class Node:
    """A server behind lines that can be cut."""

    def __init__(self, server: Server, database: Line, bus: Line) -> None:
        self.server, self.database, self.bus = server, database, bus


class Storm:
    """What happens, and to whom."""

    def __init__(self, nodes: list[Node], cluster: Postgres, bus: Redis, database: str, seed: int) -> None:
        self.nodes, self.cluster, self.bus, self.database = nodes, cluster, bus, database
        self.rng = random.Random(seed)
        self.ledger, self.history = Ledger(), History()
        self.players: list[Witness] = []
        self.done: Counter[str] = Counter()
        self.gaps: list[float] = []
        self.matches = 0
        self.is_ending = False
        self.faults: list[str] = []

    async def run(self, counts: dict[str, int], games: list[str]) -> None:
        """All of it in some order; then every match is played to its end."""
        todo = [what for what, number in counts.items() for _ in range(number)]
        self.rng.shuffle(todo)
        crowd = [asyncio.create_task(self._crew(game, n)) for n, game in enumerate(games)]
        try:
            for what in todo:
                await self._some_play(crowd)
                await asyncio.sleep(self.rng.uniform(0, 1))
                await getattr(self, f"_{what}")()
                self.done[what] += 1
                self._check()
                print(f"{sum(self.done.values())} of {len(todo)}: {what}, {len(self.ledger.done)} moves", flush=True)
            self.is_ending = True
            await asyncio.wait_for(asyncio.gather(*crowd), HUNG_AFTER * 5)
        finally:
            for task in crowd:
                task.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
        self._check()
        self.faults += [refusal for player in self.players for refusal in player.refusals]
        self.faults += [fault for node in self.nodes for fault in node.server.defects()]
        self.faults += await replay_all(self.database, self.ledger)

    def _check(self) -> None:
        rows = stored(self.database)
        self.faults += self.ledger.faults(rows) + self.history.faults(rows) + self.ledger.places_lost(self.database)
        assert not self.faults, "\n".join(self.faults[:20])

    async def _some_play(self, crowd: "list[asyncio.Task[None]]") -> None:
        """Returns when something more was acknowledged, and notes how long that took."""
        before, begin = len(self.ledger.done), time.monotonic()
        while len(self.ledger.done) < before + 3:
            assert time.monotonic() - begin < HUNG_AFTER, "nobody can play any more"
            for task in crowd:
                if task.done():
                    task.result()
            await asyncio.sleep(0.01)
        self.gaps.append(time.monotonic() - begin)

    # -- people ---------------------------------------------------------------------------------------------

    async def _crew(self, game: str, number: int) -> None:
        """The same kind of table again and again; a bot sits at every second one."""
        seats, has_bot = GAMES[game].seats[0], bool(number % 2)
        while not self.is_ending:
            players = [self._player(seat, number) for seat in range(max(1, seats - has_bot))]
            self.players += players
            try:
                await sit_down(game, seats, players)
                await asyncio.gather(*(player.play() for player in players))
            finally:
                for player in players:
                    await player.person.http.aclose()
            self.matches += 1

    def _player(self, seat: int, number: int) -> Witness:
        urls = [node.server.url for node in self.nodes]
        first = (seat + number) % len(urls)
        return Witness(urls[first:] + urls[:first], seat, self.ledger, self.rng, self.history)

    # -- what happens ---------------------------------------------------------------------------------------

    async def _kill(self) -> None:
        server = self.rng.choice(self.nodes).server
        server.end()
        await asyncio.sleep(self.rng.uniform(0, AWAY[1]))
        server.start()
        await server.answers()

    async def _pause(self) -> None:
        server = self.rng.choice(self.nodes).server
        server.pause()
        await asyncio.sleep(self.rng.uniform(*AWAY))
        server.resume()

    async def _cut(self) -> None:
        await self._without(self.rng.choice(self.nodes).database)

    async def _unbus(self) -> None:
        await self._without(self.rng.choice(self.nodes).bus)

    async def _without(self, line: Line) -> None:
        """In silence; when it is whole again, what was sent arrives, or those at both ends hear that it is gone."""
        line.cut()
        await asyncio.sleep(self.rng.uniform(*AWAY))
        if self.rng.random() < 0.5:
            line.tear()
        line.mend()

    async def _postgres(self) -> None:
        await asyncio.to_thread(self.cluster.stop, "immediate")
        await asyncio.sleep(self.rng.uniform(0, 2))
        await asyncio.to_thread(self.cluster.start)

    async def _redis(self) -> None:
        self.bus.kill()
        await asyncio.sleep(self.rng.uniform(0, 2))
        await asyncio.to_thread(self.bus.start)

    def __str__(self) -> str:
        told = ", ".join(f"{number} {what}" for what, number in sorted(self.done.items()))
        kinds = Counter(fault.partition(":")[0] for fault in self.faults)
        return (
            f"storm: {told}; {len(self.ledger.done)} moves acknowledged, {len(self.history.calls)} calls explained, "
            f"{kinds['lost']} lost, {kinds['twice']} twice, {self.matches} matches played to the end; "
            f"the longest wait for a move {max(self.gaps):.1f} s"
        )


@asynccontextmanager
async def stormy(folder: Path, seed: int, *flags: str) -> AsyncIterator[Storm]:
    """Everything there, and quiet."""
    port = free_port()
    with postgres("listen_addresses=127.0.0.1", port=port) as cluster, redis() as bus:
        database = cluster.database(f"storm_{seed}")
        async with AsyncExitStack() as stack:
            nodes = [await stack.enter_async_context(node(folder, n, port, bus, database, flags)) for n in range(NODES)]
            stack.callback(ended, subprocess.Popen([sys.executable, "-m", "throneroom.cli", "think", "--bus", bus.url]))
            yield Storm(nodes, cluster, bus, database, seed)


@asynccontextmanager
async def node(
    folder: Path, number: int, port: int, bus: Redis, database: str, flags: tuple[str, ...]
) -> AsyncIterator[Node]:
    """One of them, which knows only its own lines."""
    name = database.partition("@/")[2].partition("?")[0]
    async with line_to(port) as to_database, line_to(bus.port) as to_bus:
        url = f"postgresql://throneroom@127.0.0.1:{to_database.port}/{name}"
        line = ("--bus", f"redis://:{PASSWORD}@127.0.0.1:{to_bus.port}/0")
        server = Server(url, *line, *flags, log=folder / f"node{number}.log")
        server.start()
        try:
            await server.answers()
            yield Node(server, to_database, to_bus)
        finally:
            server.end(signal.SIGKILL)


def ended(process: "subprocess.Popen[bytes]") -> None:
    """With its workers, which hear that nobody asks any more."""
    process.kill()
    process.wait()


async def storm(counts: dict[str, int], seed: int, games: list[str], *flags: str) -> Storm:
    """The whole of it, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        async with stormy(Path(folder), seed, *flags) as there:
            await there.run(counts, games)
            return there


def main() -> int:
    """Report, and fail if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    for what, number in COUNTS.items():
        parser.add_argument(f"--{what}", type=int, default=number)
    parser.add_argument("--deaf", action="store_true", help="with a planted bug: nodes that ignore their fences")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    begin = time.monotonic()
    counts = {what: getattr(chosen, what) for what in COUNTS}
    flags = ["--deaf"] if chosen.deaf else []
    ended = asyncio.run(storm(counts, chosen.seed, ["trun", "trun", *GAMES], *flags))
    print(f"{ended}, {time.monotonic() - begin:.0f} s", *ended.faults, sep="\n")
    return 1 if ended.faults else 0


if __name__ == "__main__":
    sys.exit(main())
