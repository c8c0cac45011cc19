"""The compile cache: named after the sources, one game at a time, and somewhere else where it cannot be written."""

import os
import shutil
import warnings
from pathlib import Path

import pytest

import throneroom
from tests.kit.running import run
from throneroom.games.trun import flow
from throneroom.kit import cache
from throneroom.kit.bind import bind
from throneroom.kit.sources import digest, sources

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
    old, mark, new, foreign = f"trun-{'0' * 16}", f"trial-{'0' * 16}", f"trun-{'1' * 16}", "photographs"
    for name in (old, new, foreign):
        (tmp_path / name).mkdir()
    (tmp_path / mark).touch()
    for name in (old, mark, foreign):
        os.utime(tmp_path / name, (0, 0))
    assert {*cache.forget_unused()} == {tmp_path / old, tmp_path / mark}
    assert {path.name for path in tmp_path.iterdir()} == {new, foreign}


def test_a_bound_module_is_made_once_and_uses_the_games_own_functions() -> None:
    doors = bind("throneroom.games.trun", "throneroom.kit.doors")
    assert bind("throneroom.games.trun", "throneroom.kit.doors") is doors
    assert doors.play is flow.play


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


def test_no_warning_where_the_place_can_be_written() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert cache.home().is_dir()
