"""One rules source, many speeds: compiled and interpreted code give the same bytes."""

import os
import subprocess
import sys

import pytest

from tests.laws.games import TABLES

PLAYED = sorted({table.game.name for table in TABLES})


def run_digest(game: str, count: int, interpreted: bool) -> list[str]:
    environment = os.environ | {"THRONEROOM_INTERPRETED": "1" if interpreted else "0"}
    command = [sys.executable, "-m", "tests.laws.digest", game, str(count)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    mode, *digests = done.stdout.splitlines()
    assert mode == ("interpreted" if interpreted else "compiled")
    assert digests
    return digests


@pytest.mark.parametrize("game", PLAYED)
def test_compiled_and_interpreted_give_the_same_bytes(game: str) -> None:
    assert run_digest(game, 6, interpreted=True) == run_digest(game, 6, interpreted=False)


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_many_games_compiled_and_interpreted_give_the_same_bytes(game: str) -> None:
    count = 170  # three tables of Trůn: 510 games
    assert run_digest(game, count, interpreted=True) == run_digest(game, count, interpreted=False)
