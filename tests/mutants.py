"""Do the tests bite? Single-line mutants of a game's rules, each hunted by that game's tests in a copy of the package.

python -m tests.mutants GAME [--most 160] [--workers 2] [--only 14 16]      again those of these numbers
"""

import argparse
import ast
import difflib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import throneroom
from throneroom.kit import seeded, shuffle

REPOSITORY = Path(__file__).parents[1]
PACKAGE = Path(throneroom.__file__).parent
TEXTS = (
    "__init__.py",
    "text.py",
    "notation.py",
    "position.py",
    "reading.py",
    "questions.py",
    "table.py",
    "reasons.py",
)  # the others hold rules
LAWS = ("tests/laws/test_laws.py", "tests/laws/test_imagine.py")
LEAST_CAUGHT = 0.9
ENDLESS = 3  # a hunt that takes so many times as long as one without a mutant has caught a game without an end
COMPARED = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
}
COMPUTED = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.Mult: ast.Add,
    ast.LShift: ast.RShift,
}


@dataclass(frozen=True)
class Mutant:
    """One file with one line changed."""

    file: Path  # inside the package
    line: int
    source: str
    change: str


@dataclass(frozen=True)
class Spot:
    """Something in a file that can be changed."""

    path: Path
    index: int  # of the node
    way: int


def rules_in(folder: Path) -> list[Path]:
    """The files of a game that hold its rules."""
    return [path for path in sorted(folder.glob("*.py")) if path.name not in TEXTS]


def spots_of(path: Path) -> Iterator[Spot]:
    """Everything in a file that can be changed."""
    for index, node in enumerate(ast.walk(ast.parse(path.read_text("utf-8")))):
        yield from (Spot(path, index, way) for way in range(2) if change(copy(node), way))


def mutant_at(spot: Spot) -> Mutant:
    """One node changed, and with it one line."""
    tree = ast.parse(spot.path.read_text("utf-8"))
    original = ast.unparse(tree)
    node = list(ast.walk(tree))[spot.index]
    change(node, spot.way)
    mutated = ast.unparse(tree)
    return Mutant(spot.path.relative_to(PACKAGE), getattr(node, "lineno", 0), mutated, told(original, mutated))


def change(node: ast.AST, way: int) -> bool:
    """Change a node in the given way; False if there is nothing to change."""
    match node:
        case ast.Compare(ops=[op]) if way == 0 and type(op) in COMPARED:
            node.ops = [COMPARED[type(op)]()]
        case ast.BinOp(op=op) if way == 0 and type(op) in COMPUTED:
            node.op = COMPUTED[type(op)]()
        case ast.BoolOp(op=op) if way == 0:
            node.op = ast.Or() if isinstance(op, ast.And) else ast.And()
        case ast.Constant(value=int(value)) if way == 0 and not isinstance(value, bool):
            node.value = value + 1
        case ast.If() if way == 0:
            node.test = ast.Constant(True)
        case ast.If() if way == 1:
            node.test = ast.Constant(False)
        case ast.IfExp(body=body, orelse=orelse) if way == 0:
            node.body, node.orelse = orelse, body
        case ast.Expr(value=ast.Call()) if way == 0:
            node.value = ast.Constant(None)
        case ast.AugAssign() if way == 0:
            node.value = ast.Constant(0)
        case _:
            return False
    return True


def told(original: str, mutated: str) -> str:
    """The changed line as a person reads it."""
    lines = difflib.unified_diff(original.splitlines(), mutated.splitlines(), lineterm="", n=0)
    return " | ".join(line.replace("    ", "") for line in lines if line[0] in "+-" and line[:3] not in ("+++", "---"))


def hunt(game: str, mutant: Mutant | None, seconds: float | None = None) -> subprocess.CompletedProcess[str]:
    """The game's own tests, then the laws, on a copy of the repository with this mutant, interpreted."""
    with tempfile.TemporaryDirectory() as place:
        room = Path(place)
        for part in ("throneroom", "tests", "docs"):
            shutil.copytree(REPOSITORY / part, room / part, ignore=shutil.ignore_patterns("__pycache__", "web"))
        shutil.copy(REPOSITORY / "pyproject.toml", room)
        if mutant:
            (room / "throneroom" / mutant.file).write_text(mutant.source, "utf-8")
        return run_tests(game, room, seconds)


def run_tests(game: str, place: Path, seconds: float | None) -> subprocess.CompletedProcess[str]:
    """What tells most in the shortest time first, up to the first failure. A game without an end is a mutant caught."""
    for part in (
        ["tests/playthroughs/test_playthroughs.py", "tests/playthroughs"],
        ["tests/scenarios", f"tests/rules/{game}"],
        [*LAWS],
    ):
        end = run_part(game, part, place, seconds)
        if end.returncode != 0:
            break
    return end


def run_part(game: str, part: list[str], place: Path, seconds: float | None) -> subprocess.CompletedProcess[str]:
    """Without plugins: to load them takes longer than most of these tests."""
    environment = os.environ | {
        "PYTHONPATH": str(place),
        "THRONEROOM_SPEED": "interpreted",
        "LAW_SCALE": "0.02",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
    }
    chosen = f"{game} and not compiled"
    command = [sys.executable, "-m", "pytest", "-qx", "-p", "no:cacheprovider", "-m", "not slow", "-k", chosen, *part]
    try:
        return subprocess.run(
            command, env=environment, cwd=place, capture_output=True, text=True, check=False, timeout=seconds
        )
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 1, "", "")


def chosen_from(every: list[Spot], most: int) -> list[Spot]:
    """The same random choice every time."""
    order = np.arange(len(every))
    shuffle(order, len(order), seeded(2026))
    return [every[i] for i in order[:most]]


def hunt_all(game: str, mutants: list[Mutant], workers: int, seconds: float) -> int:
    """How many are caught, telling each on the way."""
    caught = 0
    with ThreadPoolExecutor(workers) as pool:
        ends = pool.map(lambda mutant: hunt(game, mutant, seconds), mutants)
        for number, (mutant, end) in enumerate(zip(mutants, ends, strict=True), 1):
            hit = end.returncode == 1
            caught += hit
            word = "caught  " if hit else "SURVIVED"
            print(f"{number:4} {word} {mutant.file.name}:{mutant.line} {mutant.change}", flush=True)
    return caught


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--most", type=int, default=160)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--only", type=int, nargs="+", help="numbers of mutants, to hunt them again")
    arguments = parser.parse_args()
    began = time.monotonic()
    clean = hunt(arguments.game, None)
    seconds = ENDLESS * (time.monotonic() - began)
    if clean.returncode != 0:
        print("The tests fail without any mutant:\n" + clean.stdout[-3000:])
        return 2
    folder = PACKAGE / "games" / arguments.game
    every = [spot for path in rules_in(folder) for spot in spots_of(path)]
    chosen = [mutant_at(spot) for spot in chosen_from(every, arguments.most)]
    chosen = [chosen[number - 1] for number in arguments.only] if arguments.only else chosen
    print(f"Without a mutant {seconds / ENDLESS:.0f} s.", flush=True)
    share = hunt_all(arguments.game, chosen, arguments.workers, seconds) / len(chosen)
    print(f"{arguments.game}: {share:.1%} of {len(chosen)} mutants caught, {len(every)} possible")
    return 0 if share >= LEAST_CAUGHT else 1


if __name__ == "__main__":
    sys.exit(main())
