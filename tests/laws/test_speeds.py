"""One rules source, many speeds: compiled and interpreted code give the same bytes."""

import os
import subprocess
import sys

import pytest


def run_digest(games: int, interpreted: bool) -> list[str]:
    environment = os.environ | {"THRONEROOM_INTERPRETED": "1" if interpreted else "0"}
    command = [sys.executable, "-m", "tests.laws.digest", str(games)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    mode, *digests = done.stdout.splitlines()
    assert mode == ("interpreted" if interpreted else "compiled")
    return digests


def test_compiled_and_interpreted_give_the_same_bytes() -> None:
    assert run_digest(17, interpreted=True) == run_digest(17, interpreted=False)


@pytest.mark.slow
def test_many_games_compiled_and_interpreted_give_the_same_bytes() -> None:
    games = 170  # three tables of Trůn: 510 games
    assert run_digest(games, interpreted=True) == run_digest(games, interpreted=False)
