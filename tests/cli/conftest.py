"""Running the terminal: in this process, or really, as a person's shell would."""

import io
import os
import re
import subprocess
import sys
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from throneroom.cli.__main__ import main
from throneroom.cli.terminal import voice
from throneroom.kit.luck import Luck
from throneroom.kit.record import Record

MESSAGE_NAME = re.compile(r"\b(?:refused|cli|table|trun)-[a-z]")


@dataclass(frozen=True)
class Outcome:
    code: int
    out: str
    err: str

    def is_one_refusal(self) -> bool:
        """Exit code 2 and one sentence, whose message exists."""
        lines = self.err.splitlines()
        return self.code == 2 and len(lines) == 1 and not MESSAGE_NAME.search(lines[0])


Run = Callable[..., Outcome]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data directory of its own, English, and no colours."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return tmp_path


@pytest.fixture
def run(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """In this process: quick."""

    def ran(*words: str | Path, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "argv", ["throneroom", *map(str, words)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        monkeypatch.setattr(voice, "language", "en")
        monkeypatch.setattr(warnings, "showwarning", warnings.showwarning)
        with pytest.raises(SystemExit) as left:
            main()
        told = capsys.readouterr()
        return Outcome(int(left.value.code or 0), told.out, told.err)

    return ran


@pytest.fixture
def shell(home: Path) -> Run:
    """A real process."""

    def ran(*words: str | Path, typed: str = "", **environment: str) -> Outcome:
        done = subprocess.run(
            [sys.executable, "-m", "throneroom.cli", *map(str, words)],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, **environment},
            check=False,
        )
        return Outcome(done.returncode, done.stdout, done.stderr)

    return ran


@pytest.fixture
def record(run: Run, home: Path) -> Path:
    """A match that was left after three moves of seat A."""
    path = home / "match.json"
    assert run("play", "trun", "--luck", "5", "--save", path, typed="1\n1\n1\n").code == 0
    return path


def edited(path: Path, **changes: object) -> Path:
    """The record with other contents and a digest that fits them."""
    kept = Record.load(path)
    for name, value in changes.items():
        setattr(kept, name, value)
    kept.digest = kept.expected_digest()
    kept.save(path)
    return path


def secret(luck: int) -> str:
    return Luck.seeded(luck).secret.hex()
