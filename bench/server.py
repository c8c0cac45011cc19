"""`python -m bench.server`: our server beside boardgame.io's, on this machine, per CPU-second of the server."""

import argparse
import dataclasses
import json
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import platformdirs
from rich.console import Console

from bench import capacity
from bench.ours import ROOT
from bench.server_profile import profiled, program
from bench.server_report import PACED, SATURATED, Pace, Report, Wait, show, write
from bench.server_run import Contender, Figures, GaveUp, Load, installed, ours, theirs

PAGE = ROOT / "docs" / "scale.md"
CONTEST = Load(tables=64, at_once=64)
LIVE = {
    PACED: Load(tables=200, at_once=200, think=1.0, seconds=30),
    SATURATED: Load(tables=200, at_once=200),
}
LONG = Load(tables=1924, at_once=16, fresh=True)  # 52 moves each: 100,000 and a few
PROFILED = Load(tables=192, at_once=16)
Told = Callable[[str], None]


def main() -> None:
    """Measure, print, and write what was asked for."""
    asked = _arguments()
    report, console = Report(), Console(stderr=True)
    cache = platformdirs.user_cache_path("throneroom")
    with ExitStack() as stack:
        packages = installed(cache)
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=cache, prefix="bench-")))
        contenders = [stack.enter_context(ours(folder))]
        if packages and {"pace", "wait"} & set(asked.parts):
            contenders += [stack.enter_context(theirs(packages, place)) for place in (None, folder)]
        for part in asked.parts:
            PARTS[part](report, contenders, folder, asked.rounds, console.print)
    show(report, Console())
    if asked.json:
        asked.json.write_text(json.dumps(dataclasses.asdict(report), indent=2, ensure_ascii=False) + "\n")
    if asked.write:
        write(report, PAGE)
        capacity.main()  # it follows from these figures


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("parts", nargs="*", default=list(PARTS), help=f"what to measure: {', '.join(PARTS)}")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures as JSON")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/scale.md")
    parser.add_argument("--rounds", type=int, default=7, help="how often everybody has a turn (default: 7)")
    return parser.parse_args()


# -- the parts ----------------------------------------------------------------------------------------------


def pace(report: Report, contenders: list[Contender], folder: Path, rounds: int, told: Told) -> None:
    """Everybody in every round, one after the other; the first round is for warming up."""
    report.paces = [Pace(contender.name, []) for contender in contenders]
    for number in range(rounds + 1):
        try:
            found = [one_turn(contender, number, told) for contender in contenders]
        except GaveUp as error:  # its file store now and then reads a file that it is just writing
            told(f"round {number} does not count: {error}")
            continue
        for row, figures in zip(report.paces, found, strict=True):
            row.rounds.extend([figures] if number else [])


def one_turn(contender: Contender, number: int, told: Told) -> Figures:
    """One contender in one round."""
    figures = contender.loaded(CONTEST)
    told(f"round {number}: {contender.name}: {figures.per_cpu_second:,.0f} moves per CPU-second")
    return figures


def wait(report: Report, contenders: list[Contender], folder: Path, rounds: int, told: Told) -> None:
    """How long a move takes with many live tables."""
    for load in LIVE:
        for contender in contenders:
            figures = contender.loaded(LIVE[load])
            told(f"{load}: {contender.name}: p99 {figures.latency(99):.1f} ms")
            report.waits.append(Wait(contender.name, load, figures))


def memory(report: Report, contenders: list[Contender], folder: Path, rounds: int, told: Told) -> None:
    """Our memory now and then over many matches."""

    def step(moves: int) -> None:
        report.memory[moves] = contenders[0].memory
        told(f"{moves:,} moves: {contenders[0].memory >> 20} MiB")

    contenders[0].loaded(LONG, step)


def profile(report: Report, contenders: list[Contender], folder: Path, rounds: int, told: Told) -> None:
    """Where our CPU time goes; nothing else is measured meanwhile, since being looked at costs time."""
    spy = program()
    if spy is None:
        told("py-spy is not installed: no profile")
        return
    contenders[0].loaded(CONTEST)
    report.profile = profiled(contenders[0], PROFILED, spy, folder)


PARTS: dict[str, Callable[[Report, list[Contender], Path, int, Told], None]] = {
    "pace": pace,
    "wait": wait,
    "memory": memory,
    "profile": profile,
}


if __name__ == "__main__":
    main()
