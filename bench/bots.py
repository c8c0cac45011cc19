"""`python -m bench.bots`: the contests of docs/bots.md. Stopped, they go on where they were; `--write` tells them."""

import argparse
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
import platformdirs
from rich.console import Console
from rich.progress import Progress

from bench.bots_report import Shown, load, save, write
from bench.ours import ROOT
from throneroom.arena.contest import Contest, contest
from throneroom.arena.equal import equal_time
from throneroom.arena.hold import hold
from throneroom.games import game as game_called

PAGE = ROOT / "docs" / "bots.md"
MEASURE = "baseline:1000"
LIMIT = 0.1  # seconds: nobody may think longer at the gates


@dataclass(frozen=True)
class Field:
    """A game as it is contested: seats, how many deals count, and the budget with which `best` stands at the gates."""

    game: str
    seats: int
    deals: int
    budget: int
    goals: dict[str, float]  # the least share against each bot, by the lower end of its interval
    equal_time: float | None = None  # the same against the baseline that thinks as long


FIELDS = (
    Field("trun", 2, 1000, 4000, {"uniform": 0.97, "greedy": 0.84, MEASURE: 0.63}, equal_time=0.54),
    Field("krvavy_trun", 4, 400, 300, {"uniform": 0.85, "greedy": 0.36, MEASURE: 0.30}),
)
LADDER = ("uniform", "greedy", "page", "herald", "chancellor")  # and `best`, against MEASURE
BUDGETS = (100, 300, 1000, 3000)  # of the curve
CURVES = ("best", "baseline")
SOME, FEW = 4, 8  # the other parts are content with so many times fewer deals
CEILED = ("greedy", MEASURE)  # against these the Oracle plays too


@dataclass(frozen=True)
class Bout:
    """One contest of the page."""

    part: str
    field: Field
    bots: tuple[str, str]
    deals: int
    wanted: float | None = None
    ceiling: str = ""
    equal_time: bool = False

    @property
    def name(self) -> str:
        """By which its result is kept."""
        return f"{self.part} {self.field.game} {' '.join(self.bots)}{' equal time' if self.equal_time else ''}"


def gates(field: Field) -> Iterator[Bout]:
    """What has to be reached."""
    best = f"best:{field.budget}"
    for other, wanted in field.goals.items():
        yield Bout("gates", field, (best, other), field.deals, wanted)
    if field.equal_time:
        yield Bout("gates", field, (best, "baseline"), field.deals, field.equal_time, equal_time=True)


def ceiling(field: Field) -> Iterator[Bout]:
    """What there is to win for somebody who sees everything."""
    for other in CEILED:
        best, oracle = f"best:{field.budget}", f"oracle:{field.budget}"
        yield Bout("ceiling", field, (best, other), field.deals // SOME, ceiling=oracle)


def ladder(field: Field) -> Iterator[Bout]:
    """Everybody against the same bot."""
    for name in (*LADDER, f"best:{field.budget}"):
        yield Bout("ladder", field, (name, MEASURE), field.deals // SOME)


def curve(field: Field) -> Iterator[Bout]:
    """What a larger budget brings."""
    for name in CURVES:
        for budget in BUDGETS:
            if f"{name}:{budget}" != MEASURE:
                yield Bout("curve", field, (f"{name}:{budget}", MEASURE), field.deals // FEW)


PARTS = {"gates": gates, "ceiling": ceiling, "ladder": ladder, "curve": curve}


def main() -> None:
    """Hold the contests that were asked for, one after the other, and write what was asked for."""
    asked = _arguments()
    console = Console(stderr=True)
    for part in asked.parts:
        for field in FIELDS:
            if field.game in asked.games:
                for bout in PARTS[part](field):
                    if not asked.only or asked.only in bout.name:
                        shown = held(bout, asked.folder, asked.workers, asked.deals, console)
                        console.print(shown.sentence(), highlight=False)
                        save(shown, asked.results)
    if asked.write:
        write(load(asked.results), PAGE)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    games = [field.game for field in FIELDS]
    folder = Path(platformdirs.user_cache_dir("throneroom", appauthor=False)) / "arena"
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help=f"what to contest: {', '.join(PARTS)}")
    parser.add_argument("--games", nargs="*", default=games, choices=games, help="which games (default: all)")
    parser.add_argument("--only", default="", metavar="WORDS", help="only contests whose name has these words in it")
    parser.add_argument("--deals", type=int, help="so many deals, however many the contest wants")
    parser.add_argument("--workers", type=int, help="processes (default: one for each core)")
    parser.add_argument("--folder", type=Path, default=folder, help=f"where deals are kept (default: {folder})")
    parser.add_argument("--results", type=Path, default=PAGE.with_suffix(".json"), help="where reports are kept")
    parser.add_argument("--write", action="store_true", help="put all reports into docs/bots.md")
    return parser.parse_args()


def held(bout: Bout, folder: Path, workers: int | None, deals: int | None, console: Console) -> Shown:
    """The contest of a bout, as far as it was not held yet."""
    folder.mkdir(parents=True, exist_ok=True)
    made = _equal(_contest(bout), folder) if bout.equal_time else _contest(bout)
    wanted = deals or bout.deals
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(bout.name, total=wanted)
        found = hold(
            made,
            wanted,
            path=folder / _file_name(made),
            workers=workers,
            progress=lambda done: bar.update(task, completed=done),
        )
    return Shown(name=bout.name, part=bout.part, wanted=bout.wanted, enough=bout.deals, code=made.code, report=found)


def _contest(bout: Bout) -> Contest:
    return contest(game_called(bout.field.game), bout.bots, bout.field.seats, limit=LIMIT, ceiling=bout.ceiling)


def _equal(made: Contest, folder: Path) -> Contest:
    """With budgets that were measured once: a second measurement would be another contest."""
    known = folder / f"equal-{_file_name(made)}"
    if not known.exists():
        known.write_text(" ".join(equal_time(made)))
    return msgspec.structs.replace(made, bots=tuple(known.read_text().split()))


def _file_name(made: Contest) -> str:
    return f"{made.game}-{hashlib.sha256(msgspec.json.encode(made)).hexdigest()[:16]}.jsonl"


if __name__ == "__main__":
    main()
