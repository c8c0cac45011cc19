"""Simulated lives: every law holds in each of them, planted faults are found, and a seed gives the same life again."""

import os
import subprocess
import sys
from typing import get_args

import pytest

from tests.server.lives.__main__ import Tally, seeds_of
from tests.server.lives.faults import FAULTS
from tests.server.lives.world import life
from throneroom.server import wire

QUICK, SLOW = 200, 10_000  # lives
PARTS = 4  # of the quick ones, which workers share
HASHES = "from tests.server.lives.world import life; print(*(life(seed).digest for seed in range(3)))"


def check(seeds: range) -> Tally:
    tally = Tally().add(map(life, seeds))
    assert tally.faults == []
    return tally


@pytest.mark.parametrize("part", range(PARTS))
def test_two_hundred_lives(part: int) -> None:
    size = QUICK // PARTS
    tally = check(range(part * size, (part + 1) * size))
    assert {"kill", "cut", "fill", "restart", "lie", "jump", "touch", "sweep"} <= tally.steps.keys()
    assert tally.steps.keys() >= {f"say {message.__struct_config__.tag}" for message in get_args(wire.Message)}
    assert tally.steps["entry"] > 5 * size
    assert tally.steps["bye store"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("begin", range(0, SLOW, 1000))
def test_ten_thousand_lives(begin: int) -> None:
    print(check(range(begin, begin + 1000)))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    planted, found_as = FAULTS[fault]
    with planted():
        found = next((one for one in map(life, range(QUICK)) if one.faults), None)
    assert found is not None, f"not within {QUICK} seeds"
    print(f"{fault}: seed {found.seed}, {found.faults[0]}")
    assert found.faults[0].startswith(found_as)


def test_a_seed_gives_the_same_life_again() -> None:
    assert [life(seed) for seed in range(10)] == [life(seed) for seed in range(10)]
    assert life(1).digest != life(2).digest


def test_and_so_it_does_in_another_process() -> None:
    """Where sets of texts have another order."""
    told = {
        subprocess.check_output([sys.executable, "-c", HASHES], env=os.environ | {"PYTHONHASHSEED": number}, text=True)
        for number in ("1", "2")
    }
    assert told == {" ".join(life(seed).digest for seed in range(3)) + "\n"}


@pytest.mark.parametrize(("written", "meant"), [("1000", range(1000)), ("17:18", range(17, 18))])
def test_seeds_are_a_number_or_a_range(written: str, meant: range) -> None:
    assert seeds_of(written) == meant
