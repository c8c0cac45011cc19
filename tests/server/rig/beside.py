"""Servers beside each other on one PostgreSQL, each in a process of its own, and people who come to any of them."""

import asyncio
import random
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.rig.history import History
from tests.server.rig.killable import Server
from tests.server.rig.ledger import Ledger
from tests.server.rig.postgres import Postgres
from tests.server.rig.stubborn import Player
from tests.server.rig.witness import Witness


class Beside:
    """Nodes, and the people at them."""

    def __init__(self, database: str, folder: Path, *flags: tuple[str, ...]) -> None:
        self.database = database
        self.nodes = [Server(database, *more, log=folder / f"node{n}.log") for n, more in enumerate(flags)]
        self.ledger, self.history = Ledger(), History()
        self.rng = random.Random(1)

    def player(self, seat: int) -> Player:
        """Comes to the node of this number first."""
        urls = [node.url for node in self.nodes[seat:] + self.nodes[:seat]]
        return Witness(urls, seat, self.ledger, self.rng, self.history)

    async def two_players(self) -> list[Player]:
        """At a table that the first has opened at the first node, so that it has the match."""
        players = [self.player(0), self.player(1)]
        for player in players:
            await player.person.take_name(f"player {player.seat}")
        table = await players[0].person.open_table("trun", 2)
        for player in players:
            player.table = table
        return players

    async def some_moves(self, number: int, longest: float = 30.0) -> float:
        """Returns when so many more were acknowledged: after how many seconds."""
        wanted, begin = len(self.ledger.done) + number, time.monotonic()
        while len(self.ledger.done) < wanted:
            assert time.monotonic() - begin < longest, "nobody can play any more"
            await asyncio.sleep(0.01)
        return time.monotonic() - begin


@asynccontextmanager
async def beside(cluster: Postgres, folder: Path, *flags: tuple[str, ...]) -> AsyncIterator[Beside]:
    """A node for each set of flags, on a new database."""
    there = Beside(cluster.database(f"beside_{next(cluster.numbers)}"), folder, *flags)
    try:
        for node in there.nodes:
            node.start()
        for node in there.nodes:
            await node.answers()
        yield there
    finally:
        for node in there.nodes:
            if node.process:
                node.end(signal.SIGKILL)
