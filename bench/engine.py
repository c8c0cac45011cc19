"""`python -m bench.engine`: Trůn and its peers on one core, per CPU-second, the best of several rounds."""

import argparse
import dataclasses
import json
import os
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench import chart, ours, peers, report
from bench.contest import contest

DOCS = ours.ROOT / "docs"


def main() -> None:
    """Measure, print, and write what was asked for."""
    asked = _arguments()
    console = Console()
    _stay_on_one_core()
    result = _measured(asked.rounds, Console(stderr=True))
    report.show(result, console)
    if asked.json:
        asked.json.write_text(json.dumps(dataclasses.asdict(result), indent=2, ensure_ascii=False) + "\n")
    if asked.write:
        (DOCS / "performance.md").write_text(report.page(result))
        (DOCS / "performance.svg").write_text(chart.drawn(report.bars(result)))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures as JSON")
    parser.add_argument("--write", action="store_true", help="regenerate docs/performance.md and docs/performance.svg")
    parser.add_argument("--rounds", type=int, default=10, help="how often everybody has a turn (default: 10)")
    return parser.parse_args()


def _stay_on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def _measured(rounds: int, console: Console) -> report.Report:
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("warming", total=None)
        ours.warm()
        everybody = [*ours.contestants(), *peers.contestants()]
        bar.update(task, total=rounds * len(everybody))
        calls, moments = ours.Calls(), ours.moments()
        told = partial(bar.update, task, advance=1)
        rows = contest(everybody, rounds, lambda who: told(description=who), lambda: calls.measure(moments))
    return report.Report(rows, calls)


if __name__ == "__main__":
    main()
