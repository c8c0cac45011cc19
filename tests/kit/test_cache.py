"""The compile cache: named after the sources, one game at a time, and somewhere else where it cannot be written."""

import os
import shutil
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

import throneroom
from throneroom.games.trun import flow
from throneroom.kit import cache
from throneroom.kit.bind import bind
from throneroom.kit.sources import digest, sources
from throneroom.kit.speed import NATIVE, SWITCH
from throneroom.kit.trial import works

KIT = Path(cache.__file__).parent
TRUN = Path(flow.__file__)


def test_rules_depend_on_kit_and_their_game_and_not_on_texts() -> None:
    needed = set(sources(TRUN))
    assert {KIT / "frames.py", TRUN, TRUN.parent / "verbs.py"} <= needed
    assert not {TRUN.parent / "text.py", KIT / "speech.py", KIT / "position.py"} & needed
    bots = Path(throneroom.__file__).parent / "bots"
    assert not any(bots in path.parents for path in needed)
    assert {TRUN.parent / "state.py", bots / "trun.py"} <= set(sources(bots / "trun_search.py"))


def test_rules_depend_on_no_other_package(tmp_path: Path) -> None:
    """Wherever it is installed: in a wheel's folder lie 300 files of others, and upgrading one must not matter."""
    package = tmp_path / "throneroom"
    shutil.copytree(Path(throneroom.__file__).parent, package, ignore=shutil.ignore_patterns("web", "modules"))
    code = (
        "from throneroom.bots.rooms import sources_of; from throneroom import GAMES\n"
        "print(*{path for game in GAMES.values() for path in sources_of(game)}, sep='\\n')"
    )
    for module in ("rich.py", "typer.py"):
        (package.parent / module).write_text("not ours\n")
    done = run(code, tmp_path, PYTHONPATH=str(tmp_path))
    files = [Path(line) for line in done.stdout.splitlines()]
    assert files, done.stderr
    assert all(package in file.parents for file in files)


def test_an_edit_in_an_imported_file_names_another_folder(tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("x = 1\n")
    other.write_text("from one import x\n")
    before = digest(sources(other))
    one.write_text("x = 2\n")
    assert digest(sources(other)) != before


def test_folders_unused_for_long_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "home", lambda: tmp_path)
    old, new, foreign = f"trun-{'0' * 16}", f"trun-{'1' * 16}", "photographs"
    for name in (old, new, foreign):
        (tmp_path / name).mkdir()
    for name in (old, foreign):
        os.utime(tmp_path / name, (0, 0))
    assert cache.forget_unused() == [tmp_path / old]
    assert {path.name for path in tmp_path.iterdir()} == {new, foreign}


def test_a_bound_module_is_made_once_and_uses_the_games_own_functions() -> None:
    doors = bind("throneroom.games.trun", "throneroom.kit.doors")
    assert bind("throneroom.games.trun", "throneroom.kit.doors") is doors
    assert doors.play is flow.play


def run(code: str, /, *place: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command, own = [sys.executable, "-c", code], os.environ | environment
    return subprocess.run(
        command, cwd=place[0] if place else None, env=own, capture_output=True, text=True, check=False
    )


def test_an_unwritable_place_falls_back_with_one_warning(tmp_path: Path) -> None:
    code = "import throneroom.kit.cache as c; print(c.home()); print(c.home())"
    done = run(code, THRONEROOM_CACHE="/proc/nowhere", TMPDIR=str(tmp_path))
    assert done.stderr.count("CacheWarning") == 1
    assert done.stdout.splitlines()[0].startswith(str(tmp_path))


def test_a_temporary_cache_of_another_user_is_not_trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    open_to_all = tmp_path / f"throneroom-{os.getuid()}"
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    assert cache._private_temporary() != open_to_all


# -- native rules ---------------------------------------------------------------------------------------------

SUM = """
import numpy as np
from throneroom.kit.rule import door, rule
from throneroom.kit.state import layout_of_room, number

ROOM, DOORS = layout_of_room(number("n")), ("both",)

@rule
def twice(n, more=0):
    return 2 * n + more

@door
def both(room):
    r = room[0]
    r.n = twice(r.n) + twice(r.n, 1)
"""
OPEN = """
import sys
from throneroom.kit import native
from throneroom.kit.room import room
calls = []
run = native.subprocess.run
native.subprocess.run = lambda *given, **more: calls.append(given) or run(*given, **more)
both = room("both", "both")
both.at.n[0] = 20
both.door.both()
print(both.at.n[0], len(calls), "numba" in sys.modules)
"""
PLAY = """
import throneroom
from throneroom.kit.speed import SPEED, WHY_SLOWER
position = throneroom.game("trun").start(luck=1)
while not position.is_over: position.play(position.legal(position.actor)[0])
print(SPEED, WHY_SLOWER)
"""
native_only = pytest.mark.skipif(not works(), reason="Numba does not work here")


def native_in(place: Path) -> dict[str, str]:
    """An environment with native rules, an empty cache and the modules of a folder."""
    return {"PYTHONPATH": str(place), "THRONEROOM_CACHE": str(place / "cache"), SWITCH: NATIVE}


@native_only
def test_a_room_is_compiled_once_and_numba_is_not_needed_to_open_it(tmp_path: Path) -> None:
    (tmp_path / "both.py").write_text(SUM)
    told = [run(OPEN, **native_in(tmp_path)).stdout.split() for _ in range(2)]
    assert told == [["81", "1", "False"], ["81", "0", "False"]]


@native_only
def test_an_edit_compiles_a_room_anew(tmp_path: Path) -> None:
    for factor, found in ((2, 81), (3, 121)):
        (tmp_path / "both.py").write_text(SUM.replace("2 *", f"{factor} *"))
        assert run(OPEN, **native_in(tmp_path)).stdout.split()[:2] == [str(found), "1"]


@native_only
def test_a_room_that_cannot_be_compiled_runs_all_the_same_and_one_line_says_so(tmp_path: Path) -> None:
    (tmp_path / "both.py").write_text(SUM.replace("r = room[0]", "r = [*room][0]"))
    done = run(OPEN, **native_in(tmp_path))
    assert done.stdout.split()[0] == "81", done.stderr
    assert done.stderr.count("could not be compiled") == 1
    assert "Traceback" not in done.stderr


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
    (tmp_path / "numba.py").write_text(f"{planted}\n")
    done = run(PLAY, PYTHONPATH=str(tmp_path), **{SWITCH: NATIVE})
    assert done.stdout.strip() == "portable numba", done.stderr
    assert done.returncode == 0


def test_a_numba_that_does_not_work_is_tried_once(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("open('tried', 'a').write('.'); raise RuntimeError\n")
    for _ in range(2):
        done = run(
            PLAY, tmp_path, PYTHONPATH=str(tmp_path), THRONEROOM_CACHE=str(tmp_path / "cache"), **{SWITCH: NATIVE}
        )
        assert done.stdout.strip() == "portable numba", done.stderr
    assert (tmp_path / "tried").read_text() == "."


def test_without_wasmtime_rules_are_interpreted(tmp_path: Path) -> None:
    (tmp_path / "wasmtime.py").write_text("raise ImportError('nothing for this machine')\n")
    assert run(PLAY, PYTHONPATH=str(tmp_path)).stdout.strip() == "interpreted no-wasmtime"


def test_an_unknown_speed_is_refused_with_the_known_ones() -> None:
    done = run("import throneroom.kit", **{SWITCH: "fast"})
    assert "There is no speed “fast”" in done.stderr
    assert "interpreted, portable, native" in done.stderr


def test_no_warning_where_the_place_can_be_written() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert cache.home().is_dir()
