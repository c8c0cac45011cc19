"""Secrecy: twins cannot be told apart by a seat, and leaks planted in the real code are found."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import throneroom
from tests.laws.games import TABLES, Table
from tests.laws.leaks import LEAKS, Leak
from tests.laws.twins import leak_of_pair

PACKAGE = Path(throneroom.__file__).parent
REPOSITORY = Path(__file__).parents[2]
PAIRS, MANY = 1_000, 7_000  # at each table, in the quick set and in the slow one
SOME = [leak if n % 3 == 0 else pytest.param(leak, marks=pytest.mark.slow) for n, leak in enumerate(LEAKS)]


def check_pairs(table: Table, pairs: int, seed: int, deep_every: int = 10) -> None:
    """The observers in turn, and of so many turns one with a look at everything that reaches them."""
    observers = table.observers()
    for number in range(table.scaled(pairs, least=len(observers))):
        turn, place = divmod(number, len(observers))
        assert leak_of_pair(table, observers[place], seed + number, deep=turn % deep_every == 0) is None


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_twins_look_alike(table: Table) -> None:
    check_pairs(table, PAIRS, seed=0)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_many_twins_look_alike(table: Table) -> None:
    check_pairs(table, MANY, seed=1_000_000)  # three tables of Trůn: 21,000 pairs


def run_twins(package: Path, pairs: int, games: Sequence[str]) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {
        "PYTHONPATH": f"{package.parent}{os.pathsep}{REPOSITORY}",
        "THRONEROOM_SPEED": "interpreted",
    }
    command = [sys.executable, "-m", "tests.laws.twins", str(pairs), *games]
    return subprocess.run(command, env=environment, cwd=package.parent, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("leak", SOME, ids=str)
def test_a_planted_leak_is_caught(leak: Leak, tmp_path: Path) -> None:
    """Each is a patch of the real code, applied to a copy of the package."""
    copy = tmp_path / "throneroom"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("web"))
    leak.plant(copy)
    found = run_twins(copy, pairs=40, games=leak.games)
    assert found.returncode == 1, found.stdout + found.stderr
    assert "differ" in found.stdout


@pytest.mark.parametrize(
    ("games", "pairs"),
    [
        (("trun", "tiny"), 1),
        pytest.param(("trun", "tiny"), 4, marks=pytest.mark.slow),
        pytest.param(("krvavy_trun",), 1, marks=pytest.mark.slow),
        pytest.param(("dedicove",), 1, marks=pytest.mark.slow),
        pytest.param(("trolli",), 1, marks=pytest.mark.slow),
    ],
)
def test_without_a_leak_the_twins_pass_in_a_copy(games: Sequence[str], pairs: int, tmp_path: Path) -> None:
    """The test above would prove nothing if every copy failed."""
    copy = tmp_path / "throneroom"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("web"))
    clean = run_twins(copy, pairs, games)
    assert clean.returncode == 0, clean.stdout + clean.stderr
