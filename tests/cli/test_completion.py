"""The Tab key, and `python -m throneroom`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from throneroom.cli.terminal import games_beginning
from throneroom.games import GAMES

HEAVY = ("numpy", "numba", "litestar", "sqlalchemy", "rich.console", "fluent", "throneroom.kit")
COMMANDS = Path(sys.executable).parent  # where `throneroom` lies
BASH = shutil.which("bash")
PRESS = """
eval "$(throneroom --show-completion)"
COMP_WORDS=(throneroom {words}); COMP_CWORD={word}
_throneroom_completion throneroom
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


def offered(*words: str) -> list[str]:
    """What a person's shell offers after these words."""
    assert BASH
    script = PRESS.format(words=" ".join(words), word=len(words))
    places = {**os.environ, "PATH": f"{COMMANDS}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run([BASH, "-c", script], capture_output=True, text=True, check=True, env=places)
    return done.stdout.split()


@pytest.mark.skipif(BASH is None, reason="There is no bash here.")
def test_bash_completes_commands_games_and_options() -> None:
    assert offered("repl") == ["replay", "replay-all"]
    assert offered("play", "kr") == ["krvavy_trun"]
    assert offered("warm", "trun", "tro") == ["trolli"]
    assert offered("simulate", "trun", "--ga") == ["--games"]


def test_every_game_can_be_completed() -> None:
    assert games_beginning("") == sorted(GAMES)


@pytest.mark.parametrize("typed", ["pl", "play t"])
def test_completion_waits_for_nothing_heavy(typed: str) -> None:
    asked = {
        "_THRONEROOM_COMPLETE": "complete_bash",
        "COMP_WORDS": f"throneroom {typed}",
        "COMP_CWORD": str(len(typed.split())),
    }
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "throneroom"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **asked},
    )
    assert done.stdout.split()
    imported = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "typer" in imported
    assert imported.isdisjoint(HEAVY)


def test_python_runs_the_package(run: Run) -> None:
    asked = subprocess.run(
        [sys.executable, "-m", "throneroom", "--version"], capture_output=True, text=True, check=True
    )
    assert asked.stdout == run("--version").out
