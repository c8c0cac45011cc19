"""The figures as a table for the terminal and as a page of the documentation."""

import datetime
import importlib.metadata
import itertools
import platform
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import ours, peers
from bench.chart import Bar
from bench.contest import Pace, Row

NOT_INSTALLED = "not installed"


def cpu_model() -> str:
    """The processor by name, never the machine's."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def versions() -> dict[str, str]:
    """Of everything that was measured, and of what it runs on."""
    found = {"Python": platform.python_version()}
    for name in ("numpy", "numba", "open_spiel", "pettingzoo", "rlcard"):
        try:
            found[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            found[name] = NOT_INSTALLED
    return found


@dataclass(frozen=True)
class Report:
    """What one run has measured."""

    rows: list[Row]
    calls: ours.Calls
    date: str = field(default_factory=lambda: datetime.date.today().isoformat())
    cpu: str = field(default_factory=cpu_model)
    versions: dict[str, str] = field(default_factory=versions)
    goals: list["Goal"] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "goals", goals(self))

    def pace(self, name: str) -> Pace:
        """Of one of ours."""
        return next(row.pace for row in self.rows if row.family == ours.FAMILY and row.name == name and row.pace)

    def best(self, family: str) -> Row | None:
        """Its fastest game; None where it is not installed."""
        paces = {row.pace.decisions: row for row in self.rows if row.family == family and row.pace}
        return paces[max(paces)] if paces else None

    def lead(self, pace: Pace) -> float:
        """How many times faster our compiled playouts are."""
        return self.pace(ours.PLAYOUTS).decisions / pace.decisions


# -- goals ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Goal:
    """A figure and what it has to be; no figure where it could not be measured."""

    what: str
    value: float | None
    goal: float
    unit: str
    at_least: bool = True

    @property
    def verdict(self) -> str:
        """In a word or two."""
        if self.value is None:
            return "not measured"
        return "met" if (self.value >= self.goal) == self.at_least else "missed"

    def words(self) -> tuple[str, str, str, str]:
        """What, how much, what was wanted, and whether it is so."""
        sign = "≥" if self.at_least else "≤"
        measured = "—" if self.value is None else f"{_short(self.value)} {self.unit}"
        return self.what, measured, f"{sign} {_short(self.goal)} {self.unit}", self.verdict


def goals(result: Report) -> list[Goal]:
    """What the project asks of itself."""
    compiled, text = result.pace(ours.PLAYOUTS), result.pace(ours.TEXT)
    return [
        Goal("compiled playouts", compiled.decisions / 1e6, 20, "M decisions/s"),
        Goal("against OpenSpiel's best C++ playouts", _lead_over(result, peers.PLAYOUTS), 2.5, "×"),
        Goal("against OpenSpiel's best through Python", _lead_over(result, peers.PYTHON), 50, "×"),
        Goal("legal, one call from Python", result.calls.legal, 1, "µs", at_least=False),
        Goal("play, one call from Python", result.calls.play, 1, "µs", at_least=False),
        Goal("view, one call from Python", result.calls.view, 1.5, "µs", at_least=False),
        Goal("whole games by text through Position", text.games, 2000, "games/s"),
    ]


def _lead_over(result: Report, family: str) -> float | None:
    row = result.best(family)
    return result.lead(row.pace) if row and row.pace else None


def _short(value: float) -> str:
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}".removesuffix(".0") if value >= 10 else f"{value:.2f}".rstrip("0").rstrip(".")


# -- the terminal -----------------------------------------------------------------------------------------------

COLUMNS = ("what", "decisions/CPU-s", "games/CPU-s", "ours ÷ this")


def show(result: Report, console: Console) -> None:
    """Both tables."""
    table = Table(*COLUMNS[:1], title="One core, uniformly random play")
    for column in COLUMNS[1:]:
        table.add_column(column, justify="right")
    for family, rows in itertools.groupby(result.rows, lambda row: row.family):
        table.add_section()
        table.add_row(family, style="dim")
        for row in rows:
            table.add_row(f"  {row.name}", *_figures(result, row), style="bold" if _is_main(row) else None)
    console.print(table)
    table = Table("goal", "measured", "wanted", "")
    for goal in result.goals:
        table.add_row(*goal.words(), style={"missed": "red", "met": "green"}.get(goal.verdict))
    console.print(table)


def _is_main(row: Row) -> bool:
    return (row.family, row.name) == (ours.FAMILY, ours.PLAYOUTS)


def _figures(result: Report, row: Row) -> tuple[str, str, str]:
    if row.pace is None:
        return NOT_INSTALLED, "", ""
    lead = "1" if _is_main(row) else f"{_short(result.lead(row.pace))} ×"
    return f"{row.pace.decisions:,.0f}", f"{row.pace.games:,.0f}", lead


# -- the documentation ------------------------------------------------------------------------------------------


def bars(result: Report) -> list[Bar]:
    """Ours, and the fastest game of each other family."""
    own = [row for row in result.rows if row.family == ours.FAMILY]
    families = dict.fromkeys(row.family for row in result.rows if row.family != ours.FAMILY)
    best = [row for row in map(result.best, families) if row]
    made = [Bar(row.family, row.name, row.pace.decisions, row in own) for row in [*own, *best] if row.pace]
    return sorted(made, key=lambda bar: (not bar.ours, -bar.value))


def page(result: Report) -> str:
    """docs/performance.md."""
    return PAGE.format(
        date=result.date,
        cpu=result.cpu,
        versions=", ".join(f"{NAMES.get(name, name)} {version}" for name, version in result.versions.items()),
        goals="\n".join(_line(goal.words()) for goal in result.goals),
        rows="\n".join(_line((_markdown_name(row), *_figures(result, row))) for row in result.rows),
    )


def _line(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


def _markdown_name(row: Row) -> str:
    name = f"{row.family}: {row.name}"
    return f"**{name}**" if _is_main(row) else name


NAMES = {"numpy": "NumPy", "numba": "Numba", "open_spiel": "OpenSpiel", "pettingzoo": "PettingZoo", "rlcard": "RLCard"}

PAGE = """\
# Performance

How many decisions a CPU core makes in a second when everybody plays at random. `make bench-engine` measures it;
`python -m bench.engine --write` wrote this page.

![Decisions per CPU-second on a logarithmic scale: ours, and the fastest game of each peer](performance.svg)

Measured on {date}, one core of {cpu}; {versions}.

## Goals

| goal | measured | wanted | |
|---|---:|---:|---|
{goals}

## Everybody

| what | decisions per CPU-second | games per CPU-second | ours ÷ this |
|---|---:|---:|---:|
{rows}

The last column is how many times faster our compiled playouts are, the first row.

## The other games

Everybody uniform, one core, native rules, by hand and not in the tables above: `throneroom simulate GAME --seats 4
--games N --json` (Trolls at 3 seats), two tries on 2026-11-18.

| game | decisions per CPU-second | games | portable |
|---|---:|---:|---:|
| Trůn | 24.3 to 25.5 M | 467,000 to 491,000 | 14.5 M |
| Krvavý trůn | 10.9 to 11.1 M | 162,000 to 165,000 | 4.6 M |
| Dědicové trůnu | 11.4 to 11.5 M | 42,500 | 7.2 M |
| Jak se trollí princezny | 5.8 to 5.9 M | 25,000 | 4.1 M |

(The last column is from before modules were inlined further.) A third to three quarters of a state are events of the
last action.

Compiling from nothing (`THRONEROOM_SPEED=native throneroom warm GAME`, `THRONEROOM_CACHE` empty), in CPU-seconds,
one game after the other: Trůn 36, Krvavý trůn 37, Dědicové trůnu 91, Jak se trollí princezny 110. Warm starts take 0.6.

## What is compared

- **A decision** is an action of a player. What chance does (cards dealt or drawn) takes its time but is never counted.
- **One core, one run.** The process stays on one core. Everybody has a turn in every round, and the best of all tries
  counts: other work on the machine only ever slows one down. Time is CPU time of the process, so waiting is free.
- **Games differ.** Nobody else has Trůn. OpenSpiel's trick-taking games are the nearest relatives: 52 cards or
  fewer, mostly one card for each decision. RLCard and PettingZoo stand for what many bots are trained with.
- **Our playouts** are whole games under the full contract: cards dealt and drawn as actions of chance (half of all
  actions), questions on a stack, events with their audience. The code comes from the cache, as in every second start.
- **OpenSpiel, C++ playouts**: a search of one simulation, whose root is evaluated by random games. It cannot begin
  before the deal, so the deal is not in its time, while it is in ours. Decisions are counted by the mean length
  of games from the same deals. **C++ bots**: whole games, the deal included. **Python API**: the shortest loop we know,
  the deal included; our own counterparts are the array doors and `Position`. Hearts is played without passing.
- **Single calls** go through the array doors, `legal_of(states, seat, out)` and its like: the mean over all decisions
  of ten games. `play` acts on copies that were made before. Nothing is subtracted.
- **By text** is the friendly API: at every decision all legal actions are written as text, and one is read and played.

## Again on your machine

```sh
make bench-engine                       # ours alone, and whatever else is installed
.venv/bin/pip install -e ".[bench]"     # OpenSpiel, PettingZoo, RLCard
make bench-engine
```
"""
