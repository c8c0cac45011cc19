"""`python -m bench.server_crowd`: a full house. 250 tables with two players and two watchers each, a move a second.

The server has a core to itself, and whoever loads it the others. Told are how long a move takes until it is stored,
acknowledged and shown to both, the CPU time of both sides, and the memory of the server now and then; whether ten who
never read make others wait; and how long a move takes before, during and after more than it can do.
"""

import argparse
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from statistics import median

import platformdirs

from bench.server_run import Contender, Figures, Load, ours

CROWD = Load(tables=10**6, at_once=250, think=1.0, seconds=600, fresh=True, watchers=2)
TURN = replace(CROWD, seconds=30)
SLOW = replace(TURN, slow=10)
TOO_MUCH = replace(TURN, think=0.0)
ROUNDS = 5
MIB = 1 << 20


def main() -> None:
    """What was asked for, everything if nothing was."""
    parser = argparse.ArgumentParser(prog="python -m bench.server_crowd", description=__doc__)
    parser.add_argument("parts", nargs="*", default=list(PARTS), help=f"what to measure: {', '.join(PARTS)}")
    parser.add_argument("--minutes", type=float, default=CROWD.seconds / 60, help="of the full house (default: 10)")
    asked = parser.parse_args()
    for part in asked.parts:
        with served() as contender:
            PARTS[part](contender, asked.minutes)


@contextmanager
def served() -> Iterator[Contender]:
    """A server on the last core; we and what we start are on the others."""
    *others, last = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(
        dir=platformdirs.user_cache_path("throneroom", ensure_exists=True), prefix="bench-"
    ) as folder:
        if others:
            os.sched_setaffinity(0, {last})
        with ours(Path(folder)) as contender:
            os.sched_setaffinity(0, others or {last})
            yield contender
        os.sched_setaffinity(0, {*others, last})


def told(name: str, found: Figures) -> None:
    waits = ", ".join(f"p{percent} {found.latency(percent):.1f}" for percent in (50, 90, 99))
    pace, share = found.moves / found.seconds, found.client_cpu / found.seconds
    print(f"{name}: {found.moves:,} moves, {pace:.0f} a second; {waits} ms; server {found.busy:.0%} of a core, "
          f"client {share:.0%}", flush=True)  # fmt: skip


def house(contender: Contender, minutes: float) -> None:
    """Ten minutes of it, with the memory at every ten thousand moves."""
    memory: list[int] = []
    found = contender.loaded(replace(CROWD, seconds=60 * minutes), lambda moves: memory.append(contender.memory))
    told("full house", found)
    settled = memory[len(memory) // 5 :] or [contender.memory]  # the first matches are opened and ended once
    print("memory:", " ".join(f"{size / MIB:.1f}" for size in memory), "MiB;",
          f"from {min(settled) / max(settled):.3f} to 1 after the first fifth", flush=True)  # fmt: skip


def slow(contender: Contender, minutes: float) -> None:
    """With slow readers and without, by turns. A hundredth of one turn is 70 moves: all turns are told as one, too."""
    contender.loaded(TURN)
    without, beside, ratios = [], [], []
    for _ in range(ROUNDS):
        without.append(contender.loaded(TURN))
        beside.append(contender.loaded(SLOW))
        told("without slow readers", without[-1])
        told("beside ten of them", beside[-1])
        ratios.append(beside[-1].latency(99) / without[-1].latency(99))
    overall = together(beside).latency(99) / together(without).latency(99)
    print(f"p99 beside / without: {median(ratios):.3f} ({min(ratios):.3f} to {max(ratios):.3f}), "
          f"all turns as one {overall:.3f}", flush=True)  # fmt: skip


def together(turns: list[Figures]) -> Figures:
    """Several loads as one."""
    return Figures(
        sum(one.moves for one in turns),
        sum(one.seconds for one in turns),
        sum(one.cpu for one in turns),
        [latency for one in turns for latency in one.latencies],
        sum(one.client_cpu for one in turns),
    )


def beyond(contender: Contender, minutes: float) -> None:
    """As much as it can take, and then as before."""
    contender.loaded(TURN)
    for name, load in (("before", TURN), ("more than it can do", TOO_MUCH), ("after", TURN)):
        told(name, contender.loaded(load))


PARTS = {"house": house, "slow": slow, "beyond": beyond}


if __name__ == "__main__":
    main()
