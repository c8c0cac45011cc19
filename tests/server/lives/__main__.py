"""Many lives, or one of them step by step:

python -m tests.server.lives 1000
python -m tests.server.lives 17:18
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor

from tests.server.lives.world import Life, life

WIDEST = 160  # characters of a step


class Tally:
    """What many lives came to."""

    def __init__(self) -> None:
        self.lives = 0
        self.steps: Counter[str] = Counter()
        self.faults: list[str] = []

    def add(self, lives: Iterable[Life]) -> "Tally":
        """All of them."""
        for one in lives:
            self.lives += 1
            self.steps.update(one.steps)
            self.faults += [f"seed {one.seed}: {fault}" for fault in one.faults]
        return self

    def __str__(self) -> str:
        kinds = ", ".join(f"{number} {kind}" for kind, number in self.steps.most_common())
        return f"{self.lives} seeds, {self.steps.total()} steps ({kinds}), {len(self.faults)} violations"


def seeds_of(written: str) -> range:
    """So many, or from one to before another."""
    begin, _, end = written.rpartition(":")
    return range(int(begin or 0), int(end))


def watch(seed: int) -> Life:
    """One life, told as it happens."""
    return life(seed, lambda line: print(line[:WIDEST]))


def main() -> int:
    """Report, and fail if a law does not hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seeds", type=seeds_of)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    if len(chosen.seeds) == 1:
        tally = Tally().add([watch(chosen.seeds[0])])
    else:
        with ProcessPoolExecutor(chosen.workers) as workers:
            tally = Tally().add(workers.map(life, chosen.seeds, chunksize=20))
    print(tally, *tally.faults, f"{cpu_seconds():.1f} CPU-seconds", sep="\n")
    return 1 if tally.faults else 0


def cpu_seconds() -> float:
    """Of this process and of those that it waited for."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


if __name__ == "__main__":
    sys.exit(main())
