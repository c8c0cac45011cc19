"""What compose.yaml runs in containers, as plain processes: nodes, thinkers, a bus and a database work together."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import yaml

from tests.server.rig.killable import BREATH, free_port
from tests.server.rig.postgres import Postgres
from tests.server.rig.redis import Redis, redis
from tests.server.rig.serving import AtTable, Person
from throneroom.server.bus import QUESTIONS, reach

COMPOSE: dict[str, Any] = yaml.safe_load((Path(__file__).parents[2] / "compose.yaml").read_text("utf-8"))
OURS = {name: each["command"] for name, each in COMPOSE["services"].items() if each["image"] == "throneroom"}
LONGEST = 60.0  # seconds for anything
PLIES = 30  # of which the bot plays some


@dataclass(frozen=True)
class Node:
    """Where people and Prometheus find it."""

    url: str
    numbers: str

    async def is_ready(self) -> None:
        """Returns when it is."""
        async with asyncio.timeout(LONGEST), httpx.AsyncClient() as http:
            while True:
                try:
                    if (await http.get(f"{self.url}/readyz")).is_success:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(BREATH)

    def moves(self) -> int:
        """So many were made by people here."""
        page = httpx.get(self.numbers).text
        return int(float(page.partition("throneroom_move_seconds_count ")[2].split()[0]))


class Topology:
    """Each service of ours is a process; what it is told to reach is here."""

    def __init__(self, database: str, bus: Redis, folder: Path) -> None:
        self.places = {"--database": database, "--bus": bus.url, "--host": "127.0.0.1", "--trusted-proxy": "127.0.0.1"}
        self.folder = folder
        self.nodes: list[Node] = []

    @contextmanager
    def running(self) -> Iterator[list[Node]]:
        """All of them, until the end of the block."""
        with ExitStack() as stack:
            for name, command in OURS.items():
                log = stack.enter_context((self.folder / f"{name}.log").open("wb"))
                words = [sys.executable, "-m", "throneroom.cli", *self.placed(command)]
                process = stack.enter_context(subprocess.Popen(words, stdout=log, stderr=log))
                stack.callback(process.terminate)
            yield self.nodes

    def placed(self, command: list[str]) -> list[str]:
        """The same command, here."""
        port, numbers = free_port(), free_port()
        url = f"http://127.0.0.1:{port}"
        own = {"--port": str(port), "--node-url": url, "--public-url": url, "--metrics": f"127.0.0.1:{numbers}"}
        if "serve" in command:
            self.nodes.append(Node(url, f"http://127.0.0.1:{numbers}/metrics"))
        flags = [word.partition("=") for word in command]
        return [f"{flag}={(self.places | own).get(flag, value)}" if sign else flag for flag, sign, value in flags]


async def play(place: AtTable) -> None:
    """The first legal action, again and again, until so much has happened."""
    answered = -1
    while place.now.get("ply", 0) < PLIES:
        asked = place.now.get("asked")
        if asked is not None and asked > answered:
            answered = asked
            await place.ask("play", action=place.now["view"]["legal"][0]["text"], asked=asked, id=f"p{asked}")
        else:
            await place.hear()


async def two_and_a_bot(first: Person, second: Person) -> list[AtTable]:
    """At one table, each by a server of their own."""
    table, invite = await first.open_for("krvavy_trun", 3)
    await second.enter(table, invite)
    places = [await first.join(table), await second.join(table)]
    for letter, place in zip("AB", places, strict=True):
        await place.must("sit", seat=letter)
    await places[0].must("bot", seat="C", level="page")
    await places[0].must("start")
    return places


async def test_people_at_two_nodes_play_with_a_bot_that_thinks_elsewhere(cluster: Postgres, tmp_path: Path) -> None:
    with redis() as bus:
        there = Topology(cluster.database(f"topology_{next(cluster.numbers)}"), bus, tmp_path)
        with there.running() as nodes:
            for node in nodes:
                await node.is_ready()
            people = [Person(node.url) for node in nodes]
            for person, name in zip(people, ("Eva", "Jan"), strict=True):
                await person.take_name(name)
            eva, jan = await two_and_a_bot(*people)
            async with asyncio.timeout(LONGEST):
                await asyncio.gather(play(eva), play(jan))
            assert sum(node.moves() for node in nodes) > 0
            asked = reach(bus.url)
            assert (await asked.xinfo_stream(QUESTIONS))["entries-added"] > 0
            await asked.aclose()
            for person in people:
                await person.leave()
