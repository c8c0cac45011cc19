"""Servers and those who load them, each in a process of its own; what a server costs is read from /proc."""

import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

from bench.ours import ROOT
from throneroom.kit.speed import PORTABLE, SWITCH

BOARDGAME = ROOT / "bench" / "boardgame"
TICK = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
LONGEST_END = 20.0  # seconds that a server may take to stop
LONGEST = 120.0  # seconds of a turn in which everybody plays as fast as they can


class GaveUp(Exception):
    """A server did not bring its matches to their end."""


@dataclass(frozen=True)
class Load:
    """So many tables, of which some are played at once; people think so many seconds, until so many have passed."""

    tables: int
    at_once: int
    think: float = 0.0
    seconds: float = 0.0
    fresh: bool = False  # a table is opened when another is over, and not before everything
    watchers: int = 0  # at each table
    slow: int = 0  # of all watchers, who never read

    @property
    def longest(self) -> float:
        """Seconds after which nobody waits any more."""
        return LONGEST + self.seconds + self.tables

    @property
    def words(self) -> list[str]:
        """As arguments of a program."""
        numbers = [self.tables, self.at_once, self.think, self.seconds, self.watchers, self.slow]
        return [*map(str, numbers), *(["fresh"] if self.fresh else [])]


@dataclass(frozen=True)
class Figures:
    """What one load has shown."""

    moves: int
    seconds: float
    cpu: float  # seconds of the server
    latencies: list[float] = field(repr=False)  # milliseconds
    client_cpu: float = 0.0  # seconds of whoever loads it

    @property
    def per_cpu_second(self) -> float:
        """Acknowledged moves."""
        return self.moves / self.cpu

    @property
    def busy(self) -> float:
        """The share of a core that the server used."""
        return self.cpu / self.seconds

    def latency(self, percent: int) -> float:
        """So many moves of a hundred took no longer."""
        return quantiles(self.latencies, n=100)[percent - 1]


Step = Callable[[int], None]  # told how many moves there were


@dataclass(frozen=True)
class Contender:
    """A server that runs, and the program that loads it."""

    name: str
    pid: int
    url: str
    loader: list[str]
    environment: Mapping[str, str]

    @property
    def cpu(self) -> float:
        """Seconds of all its threads, in its own code and in the kernel."""
        stat = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / TICK

    @property
    def memory(self) -> int:
        """Bytes that are resident."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE

    def loaded(self, load: Load, step: Step = lambda moves: None, go: Callable[[], None] = lambda: None) -> Figures:
        """Set up, then go: only play is measured."""
        command = [*self.loader, self.url, *load.words]
        with subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **self.environment}, stdin=-1, stdout=-1, text=True
        ) as loader:
            assert loader.stdin
            assert loader.stdout
            end = threading.Timer(load.longest, loader.kill)
            end.daemon = True
            end.start()
            self._hear(loader.stdout.readline())
            go()
            before = self.cpu
            loader.stdin.write("go\n")
            loader.stdin.flush()
            while "seconds" not in (told := self._hear(loader.stdout.readline())):
                step(told["moves"])
            end.cancel()
            cpu = self.cpu - before
            return Figures(told["moves"], told["seconds"], cpu, told["latencies"], told.get("cpu", 0.0))

    def _hear(self, line: str) -> dict[str, Any]:
        if not line:
            raise GaveUp(f"nobody plays at {self.name} any more")
        told: dict[str, Any] = json.loads(line)
        return told


@contextmanager
def running(name: str, command: list[str], loader: list[str], environment: Mapping[str, str]) -> Iterator[Contender]:
    """A server until the end of the block."""
    with subprocess.Popen(command, cwd=ROOT, env={**os.environ, **environment}, stdout=-1, text=True) as server:
        try:
            assert server.stdout
            port = json.loads(server.stdout.readline())["port"]
            yield Contender(name, server.pid, f"http://127.0.0.1:{port}", loader, environment)
        finally:
            server.terminate()
            with suppress(subprocess.TimeoutExpired):
                server.wait(LONGEST_END)
            server.kill()


# -- ours and theirs ----------------------------------------------------------------------------------------

OURS = "Throneroom, SQLite, synced"
MEMORY = "boardgame.io, in memory"
FILES = "boardgame.io, files"
PYTHON_LOAD = [sys.executable, "-m", "bench.server_load"]


@contextmanager
def ours(folder: Path, speed: str = PORTABLE) -> Iterator[Contender]:
    """Our server with a new database in this folder, and its rules at this speed."""
    database = folder / f"throneroom-{speed}" / "hall.db"
    database.parent.mkdir()
    command = [sys.executable, "-m", "bench.server_host", str(database)]
    with running(OURS, command, PYTHON_LOAD, {SWITCH: speed}) as contender:
        yield contender


@contextmanager
def theirs(packages: Path, folder: Path | None) -> Iterator[Contender]:
    """boardgame.io, in memory or with files in this folder."""
    environment = {"NODE_PATH": str(packages / "node_modules"), "NODE_ENV": "production"}
    store = [str(folder / "boardgame")] if folder else []
    serve = ["node", "--unhandled-rejections=warn", str(BOARDGAME / "serve.js"), *store]
    with running(FILES if folder else MEMORY, serve, ["node", str(BOARDGAME / "load.js")], environment) as contender:
        yield contender


def installed(cache: Path) -> Path | None:
    """boardgame.io in a folder of the cache; none without Node."""
    if not shutil.which("npm"):
        return None
    packages = cache / "boardgame"
    packages.mkdir(parents=True, exist_ok=True)
    wanted = BOARDGAME / "package.json"
    if not (packages / "node_modules" / "boardgame.io").exists():
        shutil.copy(wanted, packages)
        subprocess.run(
            ["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=packages, check=True, stdout=sys.stderr
        )
    return packages
