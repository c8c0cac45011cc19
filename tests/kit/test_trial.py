"""Does Numba work? It is tried once; where it does not work, the rules run at another speed."""

from pathlib import Path

import pytest

from tests.kit.running import ROOT, run
from throneroom.kit.speed import NATIVE, SWITCH

PLAY = """
import throneroom
from throneroom.kit.speed import SPEED, WHY_SLOWER
position = throneroom.game("trun").start(luck=1)
while not position.is_over: position.play(position.legal(position.actor)[0])
print(SPEED, WHY_SLOWER)
"""
CHOOSE = "from throneroom.kit.speed import SPEED, WHY_SLOWER; print(SPEED, WHY_SLOWER)"


def with_numba(place: Path, text: str, code: str = CHOOSE) -> str:
    """The speed that a Numba of this text ends in; each try of it leaves a dot."""
    own = place / "numba.py"
    if not own.exists():  # another edit would be another Numba
        own.write_text(f"import os; open('tried', 'a').write('.'); {text}\n")
    path = f"{place}:{ROOT}"
    done = run(code, place, PYTHONPATH=path, THRONEROOM_CACHE=str(place / "cache"), **{SWITCH: NATIVE})
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def tries(place: Path) -> int:
    """How often it was tried."""
    return len((place / "tried").read_text())


@pytest.mark.parametrize(
    "planted",
    [
        "raise ImportError('not here')",
        "raise RuntimeError('of another time')",
        "njit = None",
        "import ctypes; ctypes.string_at(0)",
    ],
    ids=["missing", "fails", "cannot compile", "crashes"],
)
def test_a_numba_that_does_not_work_ends_in_portable_rules(tmp_path: Path, planted: str) -> None:
    assert with_numba(tmp_path, planted, PLAY) == "portable numba"


def test_a_numba_that_does_not_work_is_tried_once(tmp_path: Path) -> None:
    assert [with_numba(tmp_path, "raise RuntimeError") for _ in range(2)] == ["portable numba"] * 2
    assert tries(tmp_path) == 1


def test_one_that_was_killed_is_tried_again(tmp_path: Path) -> None:
    assert [with_numba(tmp_path, "os.kill(os.getpid(), 9)") for _ in range(2)] == ["portable numba"] * 2
    assert tries(tmp_path) == 2


def test_an_empty_mark_says_nothing(tmp_path: Path) -> None:
    with_numba(tmp_path, "raise RuntimeError")
    (mark,) = (tmp_path / "cache").glob("trial-*/code")
    mark.write_text("")
    with_numba(tmp_path, "raise RuntimeError")
    assert tries(tmp_path) == 2


@pytest.mark.usefixtures("numba")
def test_the_trial_is_what_is_done_with_rules(tmp_path: Path) -> None:
    """Where Numba works, it says so; if nothing could be made of its code, it would not."""
    own = {"PYTHONPATH": str(ROOT), "THRONEROOM_CACHE": str(tmp_path), "NUMBA_OPT": "0", "THRONEROOM_COMPILING": "1"}
    said = "from throneroom.kit import tried; raise SystemExit(not tried.main())"
    assert run(said, **own).returncode == 0
    broken = f"from throneroom.kit import machine_code; machine_code.optimised = lambda *given: b''; {said}"
    assert run(broken, **own).returncode != 0


def test_without_wasmtime_rules_are_interpreted(tmp_path: Path) -> None:
    (tmp_path / "wasmtime.py").write_text("raise ImportError('nothing for this machine')\n")
    assert run(PLAY, PYTHONPATH=str(tmp_path)).stdout.strip() == "interpreted no-wasmtime"


def test_an_unknown_speed_is_refused_with_the_known_ones() -> None:
    done = run("import throneroom.kit.room", **{SWITCH: "fast"})
    assert "There is no speed “fast”" in done.stderr
    assert "interpreted, portable, native" in done.stderr
