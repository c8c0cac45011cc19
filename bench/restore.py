"""`python -m bench.restore`: a copy is made while people play, everything is destroyed, and the copy is brought back.

Every match is replayed then, and every move that was acknowledged before the copy was begun must be there.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
from contextlib import closing
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import httpx
import platformdirs
from rich.console import Console

from bench.report import cpu_model
from bench.server_run import Contender, Figures, Load, ours
from throneroom.server.sqlite import driver

PAGE = Path(__file__).parents[1] / "docs" / "hosting.md"
BEGIN, END = "<!-- drill: python -m bench.restore --write -->", "<!-- end of drill -->"
AT_ONCE = 64  # tables that play while the copy is made
MEGABYTE = 1_000_000


class Step(NamedTuple):
    """A command, what it said, and how long it took."""

    said: str
    seconds: float


@dataclass(frozen=True)
class Drill:
    """What was seen."""

    moves: int  # acknowledged before the copy was begun
    entries: int  # of logs, in the copy
    size: int
    quiet: Figures  # play without a copy, and while it was made
    loaded: Figures
    backup: Step
    restore: Step
    replay: Step
    ready: float  # seconds until a server on it answers

    def lines(self) -> list[tuple[str, str]]:
        """What is told of it."""
        return [
            ("moves acknowledged before the copy", f"{self.moves:,}"),
            ("entries of logs in the copy", f"{self.entries:,}"),
            ("size of the copy", f"{self.size / MEGABYTE:.1f} MB"),
            ("`throneroom backup`, under load", f"{self.backup.seconds:.2f} s"),
            ("longest move without a copy, and with it", " and ".join(map(longest, (self.quiet, self.loaded)))),
            ("`throneroom restore`", f"{self.restore.seconds:.2f} s"),
            ("a server on it is ready after", f"{self.ready:.2f} s"),
            (f"`throneroom replay-all`: {self.replay.said}", f"{self.replay.seconds:.1f} s"),
        ]


def longest(figures: Figures) -> str:
    """Of all moves."""
    return f"{max(figures.latencies):.0f} ms"


def main() -> None:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(prog="python -m bench.restore", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="matches that are over when the copy is begun")
    parser.add_argument("--write", action="store_true", help=f"put the figures into {PAGE.name}")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=platformdirs.user_cache_path("throneroom"), prefix="bench-") as folder:
        lines = drilled(Path(folder), asked.tables).lines()
    console = Console()
    for what, value in lines:
        console.print(f"{what}: {value}", markup=False)
    if asked.write:
        write(lines, PAGE)


def drilled(folder: Path, tables: int) -> Drill:
    """Play, copy, destroy, bring back, replay."""
    copy, crowd = folder / "copy.db", Load(tables=AT_ONCE * 4, at_once=AT_ONCE)
    with ours(folder) as server:
        filled = server.loaded(Load(tables=tables, at_once=16, fresh=True))
        (database,) = folder.glob("*/hall.db")
        quiet = server.loaded(crowd)
        loaded, backup = copied(server, crowd, "backup", str(copy), "--database", str(database))
        os.kill(server.pid, signal.SIGKILL)
    for file in database.parent.glob("hall.db*"):
        file.unlink()
    restore = said("restore", str(copy), "--database", str(database))
    played, entries = counted(database)
    moves = filled.moves + quiet.moves
    assert played >= moves, f"{moves - played} moves are lost"
    ready, replay = opened(database), said("replay-all", "--database", str(database))
    return Drill(moves, entries, copy.stat().st_size, quiet, loaded, backup, restore, replay, ready)


def copied(server: Contender, crowd: Load, *words: str) -> tuple[Figures, Step]:
    """In the middle of play."""
    steps: list[Step] = []
    copying = threading.Timer(1.0, lambda: steps.append(said(*words)))
    figures = server.loaded(crowd, go=copying.start)
    copying.join()
    return figures, steps[0]


def said(*words: str) -> Step:
    """A command that must succeed, with the start of its process."""
    begin = perf_counter()
    done = subprocess.run([sys.executable, "-m", "throneroom", *words], capture_output=True, text=True, check=True)
    return Step(done.stdout.strip(), perf_counter() - begin)


def counted(database: Path) -> tuple[int, int]:
    """People's actions in the logs, and all entries."""
    with closing(driver().connect(str(database))) as connection:
        row = connection.execute("SELECT count(client), count(*) FROM moves").fetchone()
        return int(row[0]), int(row[1])


def opened(database: Path) -> float:
    """Seconds until a server on it takes people in."""
    begin = perf_counter()
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--database", str(database)]
    command = [sys.executable, "-m", "throneroom", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout
        url = next(found[0] for line in server.stdout if (found := re.search(r"http://\S+:\d+$", line)))
        while not is_ready(url):
            pass
        seconds = perf_counter() - begin
        server.terminate()
        server.stdout.read()
    return seconds


def is_ready(url: str) -> bool:
    """By its own account."""
    try:
        return httpx.get(f"{url}/readyz").status_code == 200
    except httpx.TransportError:
        return False


def write(lines: list[tuple[str, str]], page: Path) -> None:
    """Put the figures between the marks of the page."""
    before, _, rest = page.read_text("utf-8").partition(BEGIN)
    table = "\n".join(f"| {what} | {value} |" for what, value in lines)
    told = f"Measured on {date.today().isoformat()}: {os.cpu_count()} cores of {cpu_model()}."
    after = rest.partition(END)[2]
    page.write_text(f"{before}{BEGIN}\n\n{told}\n\n| what | |\n| --- | ---: |\n{table}\n\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
