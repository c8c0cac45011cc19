"""Contests on Ray: a cluster of two processes plays what this machine alone plays, also when it loses one of them."""

import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from tests.missing import missing
from throneroom.arena.contest import Contest, contest
from throneroom.arena.deal import Deal, play_deal
from throneroom.games import GAMES

LONGEST = 120  # seconds for anything that Ray does
HEAD = """
import sys, ray
started = ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
print("here:", started.address_info["gcs_address"], flush=True)
sys.stdin.read()
"""
DRIVER = """
import sys
import msgspec
from throneroom.arena import cluster, deal, workers
from throneroom.arena.contest import Contest
cluster.play_deal = workers.play_deal = None  # whatever is played is played there
out, contest = sys.stdout, msgspec.json.decode(sys.argv[1], type=Contest)
for played in cluster.played_on_ray(contest, range(int(sys.argv[2])), sys.argv[3]):
    print(msgspec.json.encode(played.winners).decode(), file=out, flush=True)
"""


@dataclass(frozen=True)
class Ray:
    """A cluster on this machine, and what its visitors must have in their environment."""

    process: subprocess.Popen[str]
    address: str
    environment: dict[str, str]

    def command(self, *words: str) -> list[str]:
        return [sys.executable, *words]

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.command(*words), env=self.environment, capture_output=True, text=True, timeout=LONGEST, check=False
        )

    def players(self) -> list[int]:
        """The processes that have been given deals."""
        return [pid for pid in descendants(self.process.pid) if b"play_there" in command_of(pid)]


def descendants(pid: int) -> list[int]:
    """Processes that it has begun, and those that they began."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [found for child in map(int, children) for found in (child, *descendants(child))]


def command_of(pid: int) -> bytes:
    """Nothing of one that has gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


@pytest.fixture(scope="module")
def ray() -> Iterator[Ray]:
    """It ends with the process that began it."""
    if find_spec("ray") is None:
        missing("Ray (make .venv/ray)")
    words = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    environment, pipe = os.environ | words, subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", HEAD], env=environment, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        address = next(line.split()[1] for line in process.stdout if line.startswith("here:"))
        yield Ray(process, address, environment)
        process.stdin.close()
        process.wait(LONGEST)


def made(**changed: object) -> Contest:
    return msgspec.structs.replace(contest(GAMES["krvavy_trun"], ["greedy", "uniform"], seats=3, seed=5), **changed)


def words_of(contest: Contest, deals: int, ray: Ray) -> list[str]:
    return ["-c", DRIVER, msgspec.json.encode(contest).decode(), str(deals), ray.address]


def test_the_command_tells_the_same_as_without_a_cluster(ray: Ray) -> None:
    words = ["-m", "throneroom", "arena", "trun", "--bots", "page:20,greedy", "--deals", "8", "--seed", "3", "--json"]
    there, here = ray.run(*words, "--ray", ray.address), ray.run(*words, "--workers", "1")
    assert there.returncode == 0, there.stderr
    told, expected = (json.loads(run.stdout) | {"thinking": None} for run in (there, here))
    assert told == expected


def test_two_processes_play_and_the_death_of_one_changes_nothing(ray: Ray) -> None:
    contest, deals = made(bots=("page:300", "greedy")), 24
    expected: list[Deal] = [play_deal(contest, number) for number in range(deals)]
    with subprocess.Popen(
        ray.command(*words_of(contest, deals, ray)),
        env=ray.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as driver:
        assert driver.stdout is not None
        told = [json.loads(driver.stdout.readline())]
        playing, end = ray.players(), time.monotonic() + LONGEST
        while len(playing) < 2 and time.monotonic() < end:
            time.sleep(0.01)
            playing = ray.players()
        os.kill(playing[1], signal.SIGKILL)
        told += [json.loads(line) for line in driver.stdout]  # and nothing of Ray's own
    assert driver.returncode == 0
    assert told == [deal.winners for deal in expected]


def test_a_machine_with_other_code_is_refused(ray: Ray) -> None:
    refused = ray.run(*words_of(made(code="0" * 16), 2, ray))
    assert refused.returncode == 1
    assert "has other rules or bots than this one" in refused.stderr.splitlines()[-1]


def test_a_cluster_that_is_not_there_is_told_in_a_sentence(ray: Ray) -> None:
    refused = ray.run("-m", "throneroom", "arena", "trun", "--bots", "greedy,uniform", "--ray", "127.0.0.1:1")
    assert refused.returncode == 2
    assert refused.stderr.startswith("The cluster “127.0.0.1:1” cannot be used: ")
    assert len(refused.stderr.splitlines()) == 1
