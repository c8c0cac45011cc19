"""Kill the whole server again and again while people play:

python -m tests.server.rig.chaos --kills 150 --store-kills 2000

The clients keep a ledger of what was acknowledged, come back after each kill, and send again what was not. `storekills`
does the same to the store alone.
"""

import argparse
import asyncio
import contextlib
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import nullcontext
from pathlib import Path

from tests.server.rig.killable import HUNG_AFTER, Server
from tests.server.rig.ledger import Ledger, query, replay_all, replayed, stored
from tests.server.rig.postgres import Postgres, postgres
from tests.server.rig.stubborn import Player, sit_down
from throneroom import GAMES

KILLS, STORE_KILLS = 150, 2000
OF_THE_DATABASE = 0.3  # kills of PostgreSQL, where it is used, for each of a server
EARLY = 0.1  # of the kills fall while the server starts


class Chaos:
    """Tables at which people play for ever, and a server that is killed under them."""

    def __init__(self, folder: Path, tables: int, seed: int, *flags: str, cluster: Postgres | None = None) -> None:
        self.cluster = cluster
        self.database = cluster.database(f"chaos_{seed}") if cluster else str(folder / "hall.db")
        self.tables = tables  # of each game; the last one of them has a bot
        self.rng = random.Random(seed)
        self.server = Server(self.database, *flags, log=folder / "hall.log")
        self.ledger = Ledger()
        self.players: list[Player] = []
        self.faults: list[str] = []
        self.kills = self.early = self.matches = self.restarts = 0
        self.is_ending = False

    async def run(self, kills: int) -> None:
        """So many kills, then every match is played to its end."""
        self.server.start()
        crowd = asyncio.create_task(self._crowd())
        try:
            await self._storm_over(crowd, kills)
            self.is_ending = True
            await asyncio.wait_for(crowd, HUNG_AFTER * 5)
        finally:
            crowd.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await crowd
        self._check()
        code = self.server.end(signal.SIGTERM)
        self.faults += [f"stop: {code}"] if code else []
        self.faults += [refusal for player in self.players for refusal in player.refusals]
        self.faults += self.server.defects() + await replay_all(self.database, self.ledger)

    async def _storm_over(self, crowd: asyncio.Task[None], kills: int) -> None:
        """All the kills; if the crowd fails before, that is how it ends."""
        storm = asyncio.ensure_future(self._storm(kills))
        await asyncio.wait({crowd, storm}, return_when=asyncio.FIRST_COMPLETED)
        if not storm.done():
            storm.cancel()
            crowd.result()
        await storm

    # -- people ---------------------------------------------------------------------------------------------

    async def _crowd(self) -> None:
        """All the tables; whoever calls it off waits until everybody has left."""
        async with asyncio.TaskGroup() as crews:
            for game in GAMES:
                for table in range(self.tables):
                    crews.create_task(self._crew(game, table == self.tables - 1))

    async def _crew(self, game: str, has_bot: bool) -> None:
        """The same kind of table again and again."""
        seats = GAMES[game].seats[0]
        people = seats - has_bot if seats > 1 else 1
        while not self.is_ending:
            players = [Player(self.server.url, seat, self.ledger, self.rng) for seat in range(people)]
            self.players += players
            try:
                await sit_down(game, seats, players)
                async with asyncio.TaskGroup() as plays:
                    for player in players:
                        plays.create_task(player.play())
            finally:
                for player in players:
                    await player.person.http.aclose()
            self.matches += 1

    # -- kills ----------------------------------------------------------------------------------------------

    async def _storm(self, kills: int) -> None:
        """Kill, start again, look whether all is there; at the end it runs."""
        await self.server.answers()
        while self.kills < kills:
            await self._some_play()
            await asyncio.sleep(self.rng.uniform(0, 0.8 if self.rng.random() < 0.7 else 4.0))
            if self.cluster and self.restarts <= OF_THE_DATABASE * self.kills:
                await self._restart(self.cluster)
                continue
            self._kill()
            while self.kills < kills and self.rng.random() < EARLY:
                await asyncio.sleep(self.rng.uniform(0, 2 * self.server.starts[-1]))
                self._kill()
                self.early += 1
            await self.server.answers()
            self._check()
            self._tell_progress()

    async def _restart(self, cluster: Postgres) -> None:
        """The database is killed under a server that lives on."""
        await asyncio.to_thread(cluster.stop, "immediate")
        await asyncio.sleep(self.rng.uniform(0, 2.0))
        await asyncio.to_thread(cluster.start)
        self.restarts += 1
        self._check()

    def _tell_progress(self) -> None:
        if self.kills % 25 == 0:
            print(f"{self.kills} kills, {len(self.ledger.done)} moves acknowledged", flush=True)

    def _kill(self) -> None:
        self.server.end()
        self.kills += 1
        self.server.start()

    async def _some_play(self) -> None:
        """Returns when something more was acknowledged."""
        before, begin = len(self.ledger.done), time.perf_counter()
        while len(self.ledger.done) == before:
            assert time.perf_counter() - begin < HUNG_AFTER, "nobody can play any more"
            await asyncio.sleep(0.01)

    def _check(self) -> None:
        """The store against the ledger, and every log that is not over against the rules."""
        rows = stored(self.database)
        self.faults += self.ledger.faults(rows) + self.ledger.places_lost(self.database)
        sql = "SELECT id, game, seats, options FROM matches WHERE status = 'playing'"
        for match, game, seats, options in query(self.database, sql):
            replayed(game, seats, json.loads(options), (row for row in rows if row.match == match))
        assert not self.faults, "\n".join(self.faults[:20])

    def __str__(self) -> str:
        total = {name: sum(getattr(player, name) for player in self.players) for name in ("resent", "known")}
        kinds = {kind: sum(fault.startswith(kind) for fault in self.faults) for kind in ("lost", "twice")}
        return (
            f"server: {self.kills} kills ({self.early} while it started), {self.restarts} kills of its database, "
            f"{len(self.ledger.done)} moves acknowledged, "
            f"{kinds['lost']} lost, {kinds['twice']} twice, {self.matches} matches resumed and played to the end; "
            f"{total['resent']} messages sent again, {total['known']} of them were stored already; "
            f"a start takes {sum(self.server.starts) / len(self.server.starts):.1f} s"
        )


def kill_servers(kills: int, tables: int, seed: int, *flags: str, cluster: Postgres | None = None) -> Chaos:
    """The whole of it, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        chaos = Chaos(Path(folder), tables, seed, *flags, cluster=cluster)
        try:
            asyncio.run(chaos.run(kills))
        finally:
            chaos.server.end()
    return chaos


def main() -> int:
    """Report, and fail if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=KILLS)
    parser.add_argument("--store-kills", type=int, default=STORE_KILLS)
    parser.add_argument("--tables", type=int, default=4, help="of each game")
    parser.add_argument("--serve", action="store_true", help="kill `throneroom serve` itself")
    parser.add_argument("--postgres", action="store_true", help="with PostgreSQL, which is killed as well")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    begin = time.perf_counter()
    command = [sys.executable, "-m", "tests.server.rig.storekills", "--kills", str(chosen.store_kills)]
    with subprocess.Popen([*command, "--seed", str(chosen.seed)]) as beside:  # it mostly waits, so both take no longer
        try:
            with postgres() if chosen.postgres else nullcontext() as cluster:
                flags = ["--serve"] if chosen.serve else []
                chaos = kill_servers(chosen.kills, chosen.tables, chosen.seed, *flags, cluster=cluster)
        except BaseException:
            beside.terminate()
            raise
        print(f"{chaos}, {time.perf_counter() - begin:.0f} s", *chaos.faults, sep="\n", flush=True)
    return 1 if chaos.faults or beside.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
