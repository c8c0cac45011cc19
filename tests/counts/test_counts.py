"""The number of lines of play from fixed positions: a rule that adds or loses a choice changes it."""

import os
import subprocess
import sys

import pytest

import throneroom
from tests.counts.counting import DEPTHS, FILES, HERE, Counts, quick, read, slow

ALL = [read(path) for path in FILES]
NAMES = [f"{counts.path.parent.name}/{counts.path.stem}" for counts in ALL]
SLOW_LINES = 3000


def slow_depths(counts: Counts) -> list[int]:
    """The depths that can be counted slowly."""
    return [depth for depth in DEPTHS if counts.expected[depth - 1] <= SLOW_LINES]


@pytest.mark.parametrize("name", throneroom.GAMES)
def test_every_game_has_three_positions(name: str) -> None:
    assert len([counts for counts in ALL if counts.path.parent.name == name]) >= 3


@pytest.mark.parametrize("counts", ALL, ids=NAMES)
def test_compiled_count(counts: Counts) -> None:
    assert tuple(quick(counts.position, depth) for depth in DEPTHS) == counts.expected


@pytest.mark.parametrize("counts", ALL, ids=NAMES)
def test_slow_count(counts: Counts) -> None:
    assert slow_depths(counts)
    for depth in slow_depths(counts):
        assert slow(counts.position, depth) == counts.expected[depth - 1]


def test_interpreted_count() -> None:
    deepest = [(counts, slow_depths(counts)[-1]) for counts in ALL]
    arguments = [word for counts, depth in deepest for word in (str(counts.path), str(depth))]
    printed = subprocess.run(
        [sys.executable, "-m", "tests.counts.counting", *arguments],
        cwd=HERE.parents[1],
        env=os.environ | {"THRONEROOM_SPEED": "interpreted"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert list(map(int, printed.stdout.split())) == [counts.expected[depth - 1] for counts, depth in deepest]
