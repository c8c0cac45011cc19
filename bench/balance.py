"""How fair and how rich Jak se trollí princezny is: clans, seats, sources of points, use of every piece, strategies.

`python -m bench.balance [--seats 2 3 4] [--deals 300] [--seed 0] [--workers 2]`, or `make bench-balance GAME=trolli`.
`--tried "all D=-1, red O=1"` plays with other starts. In each deal every player and clan sits in every seat once.
Intervals are of 95 of 100.
"""

import argparse
import json
from pathlib import Path

from bench.balance_play import Plan, Workers, read_gains
from bench.balance_report import field_report, strategy_line
from bench.balance_strategies import ALL_ROUNDER, WANTS
from throneroom.arena.workers import cores


def main() -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--tried", default="")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    workers, told, tried = Workers(given.workers), {}, read_gains(given.tried)
    for seats in given.seats:
        deals = workers.play(Plan(seats, gains=tried, seed=given.seed), range(given.deals))
        lines, figures = field_report(seats, deals)
        print("\n".join(lines), flush=True)
        for strategy in WANTS:
            if strategy != ALL_ROUNDER:
                deals = workers.play(Plan(seats, strategy, gains=tried, seed=given.seed), range(given.deals))
                line, figures[strategy] = strategy_line(strategy, seats, deals)
                print(line, flush=True)
        told[seats] = figures
    workers.close()
    if given.json:
        given.json.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
