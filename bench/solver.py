"""`python -m bench.solver`: how long Trůn's solver takes for random starts of phase 2, on one core in CPU-seconds."""

import argparse
import json
import os
import time
from collections.abc import Iterator

import numpy as np

from throneroom import game
from throneroom.kit import seeded
from throneroom.kit.rng import below
from throneroom.kit.room import room
from throneroom.kit.speed import NATIVE
from throneroom.kit.state import States

SECONDS = 1.0
PERCENTILES = (50, 90, 95, 99, 100)
SLICE = 100_000  # nodes between two looks at the clock


def main() -> None:
    """Solve so many, and say how many were done within a second."""
    parser = argparse.ArgumentParser(prog="python -m bench.solver", description=__doc__)
    parser.add_argument("--starts", type=int, default=1000, help="how many positions (default: 1000)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    figures = measured(asked.starts, asked.seed)
    print(json.dumps(figures) if asked.json else said(figures))


def random_starts(number: int, seed: int) -> Iterator[States]:
    """Phase 2 after a phase 1 in which every choice was uniform."""
    for deal in range(number):
        match, rng = game("trun").start(luck=seed + deal), seeded(seed, deal)
        while match.state()[0].deck != 0:
            actions = match.view(match.actor).actions()
            match.play(actions[below(rng, len(actions))])
        yield match.state()


def measured(number: int, seed: int) -> dict[str, float]:
    """CPU-seconds until it is known who wins, and until the margin is known too."""
    starts = list(random_starts(number, seed))
    solve(starts[0])  # warm: compiling is not solving
    settled, solved = np.array([solve(state) for state in starts]).T
    figures: dict[str, float] = {"starts": number, "seconds": SECONDS}
    for name, times in (("settled", settled), ("solved", solved)):
        figures[f"{name}_share"] = float((times <= SECONDS).mean())
        for percent in PERCENTILES:
            figures[f"{name}_{percent}"] = float(np.percentile(times, percent))
    return figures


def solve(state: States) -> tuple[float, float]:
    """How long until win, draw or loss is known, and until all is."""
    thought = room("throneroom.games.trun", "throneroom.bots.trun_thought", speed=NATIVE)
    thought.at.seen[0] = state.view(np.uint8)
    thought.at.nodes[0] = SLICE
    thought.at.settled[0] = 0
    began = time.process_time()
    thought.door.begin()
    while not thought.at.settled[0]:
        thought.door.solve()
    settled = time.process_time() - began
    thought.at.settled[0] = 0
    while not thought.at.settled[0]:
        thought.door.measure()
    return settled, time.process_time() - began


def said(figures: dict[str, float]) -> str:
    """The same for people."""
    lines = [f"{figures['starts']:.0f} random starts of phase 2, CPU-seconds on one core"]
    for name, meaning in (("settled", "who wins"), ("solved", "and by how much")):
        times = ", ".join(f"{percent} %: {figures[f'{name}_{percent}']:.3f}" for percent in PERCENTILES)
        share = 100 * figures[f"{name}_share"]
        lines.append(f"{meaning}: {share:.1f} % within {figures['seconds']:.0f} s; {times}")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
