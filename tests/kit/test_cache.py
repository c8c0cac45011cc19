"""The compile cache: named after the sources, one game at a time, and somewhere else where it cannot be written."""

import os
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

import throneroom
from throneroom.games.trun import flow
from throneroom.kit import cache
from throneroom.kit.bind import bind
from throneroom.kit.rule import COMPILED

KIT = Path(cache.__file__).parent
TRUN = Path(flow.__file__)


def test_a_game_depends_on_kit_and_itself_and_a_bot_on_its_game() -> None:
    game = cache.sources(TRUN)
    assert {KIT / "frames.py", TRUN, TRUN.parent / "view.py"} <= set(game)
    bots = Path(throneroom.__file__).parent / "bots"
    assert not any(bots in path.parents for path in game)
    assert set(game) < set(cache.sources(bots / "trun.py"))


def test_an_edit_in_one_game_names_another_folder(tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("x = 1\n")
    other.write_text("from one import x\n")
    before = cache.folder("label", cache.sources(other))
    one.write_text("x = 2\n")
    for remembered in (cache.folder, cache.sources, cache._needed):
        remembered.cache_clear()
    assert cache.folder("label", cache.sources(other)) != before
    before.rmdir()


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


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)


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


def test_the_users_own_numba_settings_stay() -> None:
    code = "import numba; before = numba.config.CACHE_DIR; import throneroom; assert numba.config.CACHE_DIR == before"
    assert run(code).returncode == 0


def test_without_numba_it_is_interpreted(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError('not here')\n")
    code = (
        "import throneroom; from throneroom.kit import COMPILED, WHY_INTERPRETED\n"
        "position = throneroom.game('trun').start(luck=1)\n"
        "while not position.is_over: position.play(position.legal(position.actor)[0])\n"
        "print(COMPILED, WHY_INTERPRETED)"
    )
    done = run(code, PYTHONPATH=str(tmp_path))
    assert done.stdout.strip() == "False Numba is not installed", done.stderr


BOTH = """
from throneroom.kit.rule import rule

@rule
def twice(n):
    if n < 0:
        raise ValueError("less than nothing")
    return 2 * n

@rule
def door(n):
    return twice(n) + 1

def told(n):
    try:
        return door(n), twice(n)
    except ValueError as refusal:
        return refusal
"""
compiled_only = pytest.mark.skipif(not COMPILED, reason="there is nothing to keep")


@pytest.fixture
def both(tmp_path: Path) -> Path:
    """A place with the file."""
    (tmp_path / "both.py").write_text(BOTH)
    return tmp_path


def print_both(place: Path, **environment: str) -> str:
    """What both say, and how many of them came from the cache."""
    code = "import both as b; print(b.told(20), b.told(-1), *(len(f.stats.cache_hits) for f in (b.door, b.twice)))"
    done = run(code, PYTHONPATH=str(place), THRONEROOM_CACHE=str(place / "cache"), **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@compiled_only
def test_a_rule_is_a_part_of_others_and_a_door_of_its_own(both: Path) -> None:
    assert print_both(both) == "(41, 40) less than nothing 0 0"
    assert print_both(both) == "(41, 40) less than nothing 1 1"
    kept = sorted((path.name.partition("-")[0], "parts" in path.parts) for path in both.rglob("*.nbc"))
    assert kept == [("both.door", False), ("both.twice", False), ("both.twice", True)]


@compiled_only
def test_a_door_can_be_made_of_parts_that_were_kept(both: Path) -> None:
    print_both(both)
    (part,) = (path for path in both.rglob("*.nbc") if "parts" in path.parts)
    before = part.stat().st_mtime_ns
    for path in both.rglob("both.door*"):
        path.unlink()
    assert print_both(both) == "(41, 40) less than nothing 0 1"
    assert part.stat().st_mtime_ns == before


@compiled_only
def test_a_part_is_never_taken_for_a_door_wherever_they_are_kept(both: Path) -> None:
    for hits in ("0 0", "1 1"):
        told = print_both(both, NUMBA_CACHE_LOCATOR_CLASSES="InTreeCacheLocator")
        assert told == f"(41, 40) less than nothing {hits}"


THREADS = """
import importlib, threading
import numba
before = numba.config.CACHE_DIR
import many
threads = [threading.Thread(target=many.door, args=(3,)), *(
    threading.Thread(target=importlib.import_module, args=(f"other{i}",)) for i in range(8)
)]
for thread in threads: thread.start()
for thread in threads: thread.join()
assert numba.config.CACHE_DIR == before
"""


@compiled_only
def test_threads_that_compile_and_import_keep_everything_in_its_place(tmp_path: Path) -> None:
    rules = "".join(f"@rule\ndef rule{i}(n):\n    return n + {i}\n" for i in range(40))
    calls = " + ".join(f"rule{i}(n)" for i in range(40))
    head = "from throneroom.kit.rule import rule\n"
    (tmp_path / "many.py").write_text(f"{head}{rules}@rule\ndef door(n):\n    return {calls}\n")
    for i in range(8):
        (tmp_path / f"other{i}.py").write_text(head + rules)
    done = run(THREADS, PYTHONPATH=str(tmp_path), THRONEROOM_CACHE=str(tmp_path / "cache"))
    assert done.returncode == 0, done.stderr
    assert {path.parents[1].name for path in tmp_path.rglob("many.rule*.nbc")} == {"parts"}


def test_no_warning_where_the_place_can_be_written() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert cache.home().is_dir()
