"""The server's figures as tables for the terminal and as a part of docs/scale.md."""

import datetime
import platform
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.table import Table

from bench.report import Goal, cpu_model
from bench.server_profile import Profile
from bench.server_run import FILES, MEMORY, OURS, Figures

BEGIN, END = "<!-- figures: python -m bench.server --write -->", "<!-- end of figures -->"
MEBI = 1 << 20
SETTLED = 20_000  # moves after which memory must be flat
MOST_FUNCTIONS = 30
Lines = list[tuple[str, ...]]


@dataclass(frozen=True)
class Pace:
    """One contender in all rounds."""

    name: str
    rounds: list[Figures]

    @property
    def per_cpu_second(self) -> float:
        """Moves, in the middle round."""
        return median(figures.per_cpu_second for figures in self.rounds)

    def middle(self, percent: int) -> float:
        """A percentile of the time of a move, in the middle round."""
        return median(figures.latency(percent) for figures in self.rounds)


@dataclass(frozen=True)
class Wait:
    """How long a move took one contender under one load."""

    name: str
    load: str
    figures: Figures


@dataclass
class Report:
    """What one run has measured; parts that were not asked for are empty."""

    paces: list[Pace] = field(default_factory=list)
    waits: list[Wait] = field(default_factory=list)
    memory: dict[int, int] = field(default_factory=dict)  # bytes by moves
    profile: Profile | None = None
    date: str = field(default_factory=lambda: datetime.date.today().isoformat())
    machine: str = field(default_factory=lambda: machine())

    def lead(self, name: str) -> float | None:
        """How many times as many moves per CPU-second ours makes: the middle of the rounds."""
        paces = {pace.name: pace.rounds for pace in self.paces}
        if name not in paces:
            return None
        pairs = zip(paces[OURS], paces[name], strict=True)
        return median(own.per_cpu_second / other.per_cpu_second for own, other in pairs)

    @property
    def growth(self) -> float | None:
        """Memory at the end, against when it had settled."""
        return self.memory[max(self.memory)] / self.memory[SETTLED] if SETTLED in self.memory else None

    @property
    def goals(self) -> list[Goal]:
        """What the project asks of itself."""
        paced = [wait.figures.latency(99) for wait in self.waits if (wait.name, wait.load) == (OURS, PACED)]
        return [
            Goal("moves per CPU-second against boardgame.io in memory", self.lead(MEMORY), 1, "×"),
            Goal("the same against its file store", self.lead(FILES), 4, "×"),
            Goal("99 of 100 moves at 200 live tables", paced[0] if paced else None, 50, "ms", at_least=False),
            Goal("memory from 20,000 to the last move", self.growth, 1.05, "×", at_least=False),
        ]


PACED = "200 tables, a move a second each"
SATURATED = "200 tables, as fast as they can"


def machine() -> str:
    """What it ran on, never by its name."""
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout.strip()
    cores = len(list(Path("/sys/devices/system/cpu").glob("cpu[0-9]*")))
    return f"{cores} cores of {cpu_model()}; Python {platform.python_version()}, Node {node.removeprefix('v') or '—'}"


# -- tables -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sheet:
    """A title, the names of columns, lines; the first column is words, the others are figures."""

    title: str
    columns: tuple[str, ...]
    lines: Lines


PACES = ("server", "moves/CPU-s", "least–most", "busy", "p50 ms", "p99 ms")
WAITS = ("server", "load", "moves/s", "busy", "p50 ms", "p99 ms", "longest ms")


def sheets(report: Report) -> Iterator[Sheet]:
    """Everything that was measured."""
    yield Sheet("Goals", ("goal", "measured", "wanted", ""), [goal.words() for goal in report.goals])
    if report.paces:
        yield Sheet("Moves per CPU-second of the server", PACES, [_pace(pace) for pace in report.paces])
    if report.waits:
        yield Sheet("How long a move takes", WAITS, [_wait(wait) for wait in report.waits])
    if report.memory:
        lines: Lines = [(f"{moves:,}", f"{size / MEBI:.1f}") for moves, size in report.memory.items()]
        yield Sheet("Memory of our server", ("moves", "MiB"), lines)
    if report.profile:
        yield from _profile(report.profile)


def _pace(pace: Pace) -> tuple[str, ...]:
    all_rounds = [figures.per_cpu_second for figures in pace.rounds]
    busy = median(figures.busy for figures in pace.rounds)
    return (
        pace.name,
        f"{pace.per_cpu_second:,.0f}",
        f"{min(all_rounds):,.0f}–{max(all_rounds):,.0f}",
        f"{busy:.0%}",
        f"{pace.middle(50):.1f}",
        f"{pace.middle(99):.1f}",
    )


def _wait(wait: Wait) -> tuple[str, ...]:
    figures = wait.figures
    latencies = (figures.latency(50), figures.latency(99), max(figures.latencies))
    rate, busy = f"{figures.moves / figures.seconds:,.0f}", f"{figures.busy:.0%}"
    return (wait.name, wait.load, rate, busy, *(f"{one:.1f}" for one in latencies))


def _profile(profile: Profile) -> Iterator[Sheet]:
    each = profile.cpu / profile.moves * 1e6
    kinds = {
        "stage": profile.stages,
        "package, own time": profile.packages,
        "function of ours, with all it calls": profile.functions,
    }
    for title, shares in kinds.items():
        lines: Lines = [(name, f"{share:.1%}", f"{share * each:.0f}") for name, share in shares.items()]
        yield Sheet(f"CPU time by {title}", (title, "share", "µs a move"), lines[:MOST_FUNCTIONS])


# -- the terminal and the page ------------------------------------------------------------------------------


def show(report: Report, console: Console) -> None:
    """All tables."""
    for sheet in sheets(report):
        table = Table(title=sheet.title)
        for number, column in enumerate(sheet.columns):
            table.add_column(column, justify="right" if number else "left")
        for line in sheet.lines:
            table.add_row(*line)
        console.print(table)


def write(report: Report, page: Path) -> None:
    """Put the figures between the marks of the page."""
    before, _, rest = page.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    parts = [f"Measured on {report.date}: {report.machine}.", *map(_markdown, sheets(report))]
    page.write_text(f"{before}{BEGIN}\n\n" + "\n\n".join(parts) + f"\n\n{END}{after}")


def _markdown(sheet: Sheet) -> str:
    rule = ["---", *("---:" for _ in sheet.columns[1:])]
    return f"### {sheet.title}\n\n" + "\n".join(_line(cells) for cells in (sheet.columns, rule, *sheet.lines))


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
