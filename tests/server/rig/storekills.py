"""Kill the store, and only the store, at random instants: python -m tests.server.rig.storekills --kills 2000 --seed 7

Each round forks a child that runs the real store on the same file, and kills it. Forking from a parent that has loaded
everything makes a round cost milliseconds.
"""

import argparse
import asyncio
import os
import random
import select
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.rig.appending import MATCHES, Acknowledged, Hasty, faults, grow
from throneroom.server import migrations  # noqa: F401  loaded here once, not in every child
from throneroom.server.store import Store

FOR_EVER = 10**9
LONGEST_RUN = 0.05  # seconds
LONGEST_START = 60.0


@dataclass
class Tally:
    """What was done, and what went wrong."""

    kills: int = 0
    early: int = 0  # kills before the store was open again
    acknowledged: Acknowledged = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    @property
    def moves(self) -> int:
        """How many entries were acknowledged."""
        return sum(last + 1 for last in self.acknowledged.values())

    def __str__(self) -> str:
        kinds = {kind: sum(fault.startswith(kind) for fault in self.faults) for kind in ("lost", "gap", "torn")}
        told = ", ".join(f"{number} {kind}" for kind, number in kinds.items())
        return f"store: {self.kills} kills ({self.early} while it opened), {self.moves} moves acknowledged, {told}"


# -- the child ----------------------------------------------------------------------------------------------


def fork(database: Path, make: Callable[[Path], Store], seed: int) -> tuple[int, int]:
    """A child that appends for ever: its number, and where it tells what is acknowledged."""
    hear, tell = os.pipe()
    if child := os.fork():
        os.close(tell)
        return child, hear
    os.close(hear)  # so that a child whose parent is gone ends with its next word
    try:
        asyncio.run(
            grow(
                make(database),
                FOR_EVER,
                lambda match, ply: say(tell, f"{match} {ply}"),
                lambda found: say(tell, " ".join(["open", *(str(found[match]) for match in MATCHES)])),
                seed,
            )
        )
    finally:
        os._exit(1)


def say(fd: int, line: str) -> None:
    """One line, whole or not at all."""
    os.write(fd, f"{line}\n".encode())


# -- the parent ---------------------------------------------------------------------------------------------


def kill_often(database: Path, kills: int, seed: int, make: Callable[[Path], Store] = Store) -> Tally:
    """So many rounds on one file."""
    rng, tally = random.Random(seed), Tally()
    for n in range(kills):
        kill_once(database, rng, tally, make)
        if rng.random() < 0.5 or n == kills - 1:  # else the next child is the one that recovers the file
            tally.faults += faults(database, tally.acknowledged)
        if tally.faults:
            break
    return tally


def kill_once(database: Path, rng: random.Random, tally: Tally, make: Callable[[Path], Store]) -> None:
    """Start, let it work for a while, kill, and take down what it has told."""
    child, hear = fork(database, make, rng.randrange(FOR_EVER))
    told = b""
    if rng.random() < 0.8:
        select.select([hear], [], [], LONGEST_START)  # it is open
    time.sleep(rng.uniform(0, LONGEST_RUN))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    while more := os.read(hear, 1 << 16):
        told += more
    os.close(hear)
    tally.kills += 1
    take_down(told.decode().split("\n")[:-1], tally)


def take_down(lines: list[str], tally: Tally) -> None:
    """The first line says what the child found; the rest, what it has added."""
    tally.early += not lines
    for line in lines:
        first, *numbers = line.split()
        if first == "open":
            found = dict(zip(MATCHES, map(int, numbers), strict=True))
            tally.faults += [
                f"lost: {match} had {found[match]} entries, {last + 1} were acknowledged"
                for match, last in tally.acknowledged.items()
                if found[match] <= last
            ]
        else:
            tally.acknowledged[first] = int(numbers[0])


def main() -> int:
    """Report, and fail if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    parser.add_argument("--hasty", action="store_true", help="with a planted bug: acknowledged before it is stored")
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    begin = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        tally = kill_often(Path(folder) / "store.db", chosen.kills, chosen.seed, Hasty if chosen.hasty else Store)
    print(f"{tally}, {time.perf_counter() - begin:.0f} s", *tally.faults, sep="\n")
    return 1 if tally.faults or not tally.moves else 0


if __name__ == "__main__":
    sys.exit(main())
