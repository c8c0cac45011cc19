"""What the machine lacks is told in the last line, and fails where everything is required."""

import os
import subprocess
import sys
from pathlib import Path

from tests.missing import SWITCH

WANTING = """
import pytest
from tests.missing import missing

@pytest.mark.parametrize("thing", ["a harp", "a lute", "a lute"])
def test_music(thing):
    missing(thing)

def test_song():
    pass

def test_dance():
    pytest.skip("nobody is in the mood")
"""
ROOT = Path(__file__).parents[1]


def ended(folder: Path, **environment: str) -> tuple[int, str]:
    """How it ends, and what it says."""
    (folder / "test_wanting.py").write_text(WANTING, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "test_wanting.py"]
    without = {name: word for name, word in os.environ.items() if name != SWITCH}
    words = without | {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"} | environment
    done = subprocess.run(command, cwd=folder, env=words, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def test_what_is_missing_is_told_in_one_line(tmp_path: Path) -> None:
    code, told = ended(tmp_path)
    assert code == 0
    line = "a harp: not to be had on this machine (1 left out); a lute: not to be had on this machine (2 left out)"
    assert told.splitlines()[-2:-1] == [line]
    assert told.splitlines()[-1].startswith("1 passed, 4 skipped")


def test_where_everything_is_required_nothing_may_be_missing(tmp_path: Path) -> None:
    code, told = ended(tmp_path, **{SWITCH: "1"})
    assert code == 1
    assert told.splitlines()[-1].startswith("3 failed, 1 passed, 1 skipped")
