"""`python -m bench.bots`: the contests of docs/bots.md. Stopped, they go on where they were; `--write` tells them."""

import argparse
import hashlib
from pathlib import Path

import msgspec
import platformdirs
from rich.console import Console
from rich.progress import Progress

from bench.bots_report import Shown, load, save, write
from bench.bouts import FIELDS, PARTS, Bout
from bench.ours import ROOT
from throneroom.arena.contest import Contest, contest
from throneroom.arena.equal import equal_time
from throneroom.arena.hold import hold
from throneroom.games import game as game_called

PAGE = ROOT / "docs" / "bots.md"


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
    return Shown(
        name=bout.name,
        part=bout.part,
        wanted=bout.wanted,
        most=bout.most,
        enough=bout.deals,
        code=made.code,
        report=found,
    )


def _contest(bout: Bout) -> Contest:
    return contest(game_called(bout.field.game), bout.bots, bout.seats, limit=bout.limit, ceiling=bout.ceiling)


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
