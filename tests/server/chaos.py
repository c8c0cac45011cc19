"""Kill the whole server again and again while people play: python -m tests.server.chaos --kills 150 --store-kills 2000

The clients keep a ledger of what was acknowledged, come back after each kill, and send again what was not. `storekills`
does the same to the store alone.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.ledger import Entry, Ledger, query, replay_all, replayed, stored
from tests.server.serving import Person
from throneroom import GAMES
from throneroom.kit.text import SEATS, seat_name

PATIENCE = 120.0  # seconds without any answer, after which the server counts as hung
T = TypeVar("T")
BREATH = 0.2  # seconds between two tries to come back
EARLY = 0.1  # of the kills fall while the server starts
BOT = "uniform"
GONE = (OSError, ConnectionClosed, InvalidHandshake, httpx.TransportError)


def free_port() -> int:
    """Below the ports from which clients call: a client that calls a dead one of those can end up talking to itself."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """The server's process and the processes of its bots."""

    def __init__(self, database: Path, *flags: str, environment: dict[str, str] | None = None) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = database.with_suffix(".log")
        self.command = [sys.executable, "-m", "tests.server.runner", str(self.port), str(database), *flags]
        if "--serve" in flags:  # the product's own command: it takes longer to start
            where = ["--host", "127.0.0.1", "--port", str(self.port), "--database", str(database)]
            self.command = [sys.executable, "-m", "throneroom.cli", "serve", *where]
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None
        self.starts: list[float] = []  # seconds until it answered

    def start(self) -> None:
        """Begin; it answers later."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, stdout=log, stderr=log, start_new_session=True, env=self.environment
            )

    async def answers(self) -> None:
        """Returns when it does."""
        begin = time.perf_counter()
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            while time.perf_counter() - begin < PATIENCE:
                assert self.process is not None
                assert self.process.poll() is None, self.log.read_text()[-2000:]
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"{self.url}/healthz")).is_success:
                        self.starts.append(time.perf_counter() - begin)
                        return
                await asyncio.sleep(BREATH)
        raise TimeoutError("the server does not start")

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """Of every process in its group."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, how)
        code = self.process.wait(PATIENCE)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        return code

    def defects(self) -> list[str]:
        """What the server itself found wrong."""
        return [f"defect: {line[:400]}" for line in self.log.read_text().splitlines() if '"defect"' in line]


class Player:
    """A person who plays on whatever happens, and sends again, word for word, what was not answered."""

    def __init__(self, url: str, seat: int, ledger: Ledger, rng: random.Random) -> None:
        self.person = Person(url)
        self.seat = seat
        self.ledger = ledger
        self.rng = rng
        self.table = ""
        self.bots: set[str] = set()  # the host's: seats for bots
        self.now: dict[str, Any] = {}  # the last message of type table
        self.unanswered: dict[str, Any] | None = None
        self.answered = -1  # the last question that was
        self.did: set[str] = set()  # what is done once
        self.messages = self.resent = self.known = 0
        self.byes: list[str] = []
        self.refusals: list[str] = []

    @property
    def is_over(self) -> bool:
        """Has the match ended, with nothing left open?"""
        return bool(self.now) and self.now["table"]["status"] == "over" and self.unanswered is None

    async def play(self) -> None:
        """To the end of the match."""
        address = f"{self.person.url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        while not self.is_over:
            try:
                async with connect(
                    address, additional_headers=self.person.cookie, compression=None, max_size=None
                ) as door:
                    await self._at_table(door)
            except GONE:
                await asyncio.sleep(BREATH)

    async def _at_table(self, door: ClientConnection) -> None:
        if self.unanswered:
            self.resent += 1
            await door.send(json.dumps(self.unanswered))
        while not self.is_over:
            message = json.loads(await asyncio.wait_for(door.recv(), PATIENCE))
            if message["type"] == "table":
                self.now = message
            elif message["type"] == "done":
                self._take(message)
            elif message["type"] == "refused":
                await self._hear_refusal(message, door)
            elif message["type"] == "bye":
                self.byes.append(message["why"])
                await asyncio.sleep(BREATH)
                return
            await self._go_on(door)

    async def _go_on(self, door: ClientConnection) -> None:
        """One thing after the other: what is next, if everything is answered."""
        if self.unanswered is None and (message := self._next()):
            self.messages += 1
            self.unanswered = message | {"id": f"{message['do']}-{self.messages}"}
            self.ledger.sent.add((self.table, self.seat, self.unanswered["id"]))
            await door.send(json.dumps(self.unanswered))

    def _next(self) -> dict[str, Any] | None:
        now = self.now
        if now["table"]["status"] == "playing" and now["asked"] is not None and now["asked"] > self.answered:
            action = self.rng.choice(now["view"]["legal"])["text"]
            return {"do": "play", "action": action, "asked": now["asked"]}
        return self._arrange() if now["table"]["status"] == "open" else None

    def _arrange(self) -> dict[str, Any] | None:
        """Before the start: sit down; the host also lets bots sit down, and starts when the table is full."""
        if "sit" not in self.did:
            return {"do": "sit", "seat": seat_name(self.seat), "luck": self.rng.randbytes(8).hex()}
        if missing := sorted(self.bots - self.did):
            return {"do": "bot", "seat": missing[0], "level": BOT}
        full = all(seat["person"] or seat["bot"] for seat in self.now["table"]["seats"])
        return {"do": "start"} if self.now["you"]["host"] and full and "start" not in self.did else None

    def _take(self, done: dict[str, Any]) -> None:
        """Acknowledged: it goes into the ledger."""
        message = self.unanswered
        assert message, done
        assert message["id"] == done["id"], (message, done)
        if message["do"] == "play":
            self.ledger.done.append(Entry(self.table, self.seat, done["id"], done["ply"], message["action"]))
            self.known += self.now.get("asked") != message["asked"]
        self._finish(message)

    def _finish(self, message: dict[str, Any]) -> None:
        self.unanswered = None
        if message["do"] == "play":
            self.answered = message["asked"]
        elif message["do"] == "sit":
            self.ledger.seated.add((self.table, self.seat))
        elif message["do"] == "start":
            self.ledger.started.add(self.table)
        self.did.add(message["seat"] if message["do"] == "bot" else message["do"])

    async def _hear_refusal(self, refused: dict[str, Any], door: ClientConnection) -> None:
        """Asked again later; what comes after the start had been done before it. All else is a fault."""
        message = self.unanswered
        if refused["code"] in ("often", "store") and message:
            await asyncio.sleep(0.2)
            await door.send(json.dumps(message))
        elif message and message["do"] != "play" and refused["code"] in ("table-playing", "table-over"):
            self._finish(message)
        else:
            self.refusals.append(f"refused: {refused} for {message}")
            self.unanswered = None


class Chaos:
    """Tables at which people play for ever, and a server that is killed under them."""

    def __init__(self, database: Path, tables: int, seed: int, *flags: str) -> None:
        self.database = database
        self.tables = tables  # of each game; the last one of them has a bot
        self.rng = random.Random(seed)
        self.server = Server(database, *flags)
        self.ledger = Ledger()
        self.players: list[Player] = []
        self.faults: list[str] = []
        self.kills = self.early = self.matches = 0
        self.is_ending = False

    async def run(self, kills: int) -> None:
        """So many kills, then every match is played to its end."""
        self.server.start()
        crowd = asyncio.gather(*(self._crew(game, n == self.tables - 1) for game in GAMES for n in range(self.tables)))
        try:
            await self._storm_over(crowd, kills)
            self.is_ending = True
            await asyncio.wait_for(crowd, PATIENCE * 5)
        finally:
            crowd.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await crowd
        self._check()
        code = self.server.end(signal.SIGTERM)
        self.faults += [f"stop: {code}"] if code else []
        self.faults += [refusal for player in self.players for refusal in player.refusals]
        self.faults += self.server.defects() + await replay_all(self.database, self.ledger)

    async def _storm_over(self, crowd: "asyncio.Future[Any]", kills: int) -> None:
        """All the kills; if the crowd fails before, that is how it ends."""
        storm = asyncio.ensure_future(self._storm(kills))
        await asyncio.wait({crowd, storm}, return_when=asyncio.FIRST_COMPLETED)
        if not storm.done():
            storm.cancel()
            crowd.result()
        await storm

    # -- people ---------------------------------------------------------------------------------------------

    async def _crew(self, game: str, has_bot: bool) -> None:
        """The same kind of table again and again."""
        seats = GAMES[game].seats[0]
        people = seats - has_bot if seats > 1 else 1
        while not self.is_ending:
            players = [Player(self.server.url, seat, self.ledger, self.rng) for seat in range(people)]
            self.players += players
            try:
                await self._sit_down(game, seats, players)
                await asyncio.gather(*(player.play() for player in players))
            finally:
                for player in players:
                    await player.person.http.aclose()
            self.matches += 1

    async def _sit_down(self, game: str, seats: int, players: list[Player]) -> None:
        for player in players:
            await insist(partial(player.person.take_name, f"player {player.seat}"))
        table = await insist(lambda: players[0].person.open_table(game, seats))
        players[0].bots = set(SEATS[len(players) : seats])
        for player in players:
            player.table = table

    # -- kills ----------------------------------------------------------------------------------------------

    async def _storm(self, kills: int) -> None:
        """Kill, start again, look whether all is there; at the end it runs."""
        await self.server.answers()
        while self.kills < kills:
            await self._some_play()
            await asyncio.sleep(self.rng.uniform(0, 0.8 if self.rng.random() < 0.7 else 4.0))
            self._kill()
            while self.kills < kills and self.rng.random() < EARLY:
                await asyncio.sleep(self.rng.uniform(0, 2 * self.server.starts[-1]))
                self._kill()
                self.early += 1
            await self.server.answers()
            self._check()
            self._tell_progress()

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
            assert time.perf_counter() - begin < PATIENCE, "nobody can play any more"
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
            f"server: {self.kills} kills ({self.early} while it started), {len(self.ledger.done)} moves acknowledged, "
            f"{kinds['lost']} lost, {kinds['twice']} twice, {self.matches} matches resumed and played to the end; "
            f"{total['resent']} messages sent again, {total['known']} of them were stored already; "
            f"a start takes {sum(self.server.starts) / len(self.server.starts):.1f} s"
        )


async def insist(call: Callable[[], Awaitable[T]]) -> T:
    """Again until the server is there."""
    begin = time.perf_counter()
    while True:
        try:
            return await call()
        except GONE:
            if time.perf_counter() - begin > PATIENCE:
                raise
            await asyncio.sleep(BREATH)


def kill_servers(kills: int, tables: int, seed: int, *flags: str) -> Chaos:
    """The whole of it, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        chaos = Chaos(Path(folder) / "hall.db", tables, seed, *flags)
        try:
            asyncio.run(chaos.run(kills))
        finally:
            chaos.server.end()
    return chaos


def main() -> int:
    """Report, and fail if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=150)
    parser.add_argument("--store-kills", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=4, help="of each game")
    parser.add_argument("--serve", action="store_true", help="kill `throneroom serve` itself")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    begin = time.perf_counter()
    command = [sys.executable, "-m", "tests.server.storekills", "--kills", str(chosen.store_kills)]
    with subprocess.Popen([*command, "--seed", str(chosen.seed)]) as beside:  # it mostly waits, so both take no longer
        try:
            chaos = kill_servers(chosen.kills, chosen.tables, chosen.seed, *(["--serve"] if chosen.serve else []))
        except BaseException:
            beside.terminate()
            raise
        print(f"{chaos}, {time.perf_counter() - begin:.0f} s", *chaos.faults, sep="\n", flush=True)
    return 1 if chaos.faults or beside.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
