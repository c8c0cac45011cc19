"""The SQLite that is used: the package's, Python's own, or none, and what an old one needs."""

import asyncio
import sqlite3
import sys
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import filelock
import pytest
from sqlalchemy import insert, select

from throneroom.kit.errors import Illegal
from throneroom.server import schema, sqlite
from throneroom.server.store import Store


class NoJson:
    """A SQLite that was built without functions for JSON."""

    OperationalError = sqlite3.OperationalError
    sqlite_version, sqlite_version_info = "3.37.2", (3, 37, 2)

    @staticmethod
    def connect(_: str) -> Any:
        def fail(_: str) -> None:
            raise sqlite3.OperationalError("no such function: json_remove")

        return SimpleNamespace(execute=fail, close=lambda: None)


@pytest.fixture
def without_package(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine for which pysqlite3 has no wheel."""
    monkeypatch.setitem(sys.modules, "pysqlite3", None)


@pytest.fixture
def racy(monkeypatch: pytest.MonkeyPatch, without_package: None) -> None:
    """Python's own SQLite, taken for an old one whichever it is."""
    monkeypatch.setattr(sqlite, "is_racy", lambda version: True)


def write_setting(store: Store, name: str) -> None:
    asyncio.run(store.write((insert(schema.settings), [{"name": name, "value": ""}])))


def test_the_package_comes_first() -> None:
    pytest.importorskip("pysqlite3")
    assert sqlite.driver().__name__ == "pysqlite3"


@pytest.mark.usefixtures("without_package")
def test_without_the_package_it_is_that_of_python() -> None:
    assert sqlite.driver() is sqlite3


@pytest.mark.usefixtures("without_package")
def test_an_old_one_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 31, 1))
    monkeypatch.setattr(sqlite3, "sqlite_version", "3.31.1")
    with pytest.raises(Illegal, match=r"3\.32\.0 or newer .* this Python has 3\.31\.1"):
        Store(tmp_path / "store.db")


def test_one_without_json_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pysqlite3", NoJson)
    with pytest.raises(Illegal, match=r"JSON, but this Python has 3\.37\.2"):
        sqlite.driver()


@pytest.mark.usefixtures("without_package")
def test_a_python_without_any_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sqlite3", None)
    with pytest.raises(Illegal, match="this Python has none"):
        sqlite.driver()


@pytest.mark.parametrize(
    ("version", "racy"),
    [
        ((3, 40, 1), True),
        ((3, 44, 5), True),
        ((3, 44, 6), False),
        ((3, 45, 0), True),
        ((3, 50, 6), True),
        ((3, 50, 7), False),
        ((3, 51, 2), True),
        ((3, 51, 3), False),
        ((3, 53, 0), False),
    ],
)
def test_which_versions_have_the_race(version: tuple[int, ...], racy: bool) -> None:
    assert sqlite.is_racy(version) == racy


@pytest.mark.usefixtures("racy")
def test_an_old_one_commits_while_no_other_process_does(tmp_path: Path) -> None:
    store = Store(tmp_path / "store.db")
    store.open()
    other = filelock.FileLock(tmp_path / "store.db.lock")
    with other:
        writing = threading.Thread(target=write_setting, args=(store, "late"), daemon=True)
        writing.start()
        writing.join(0.3)
        assert writing.is_alive()
        assert store.look(select(schema.settings.c.name).where(schema.settings.c.name == "late")) == []
    writing.join(10)
    assert store.look(select(schema.settings.c.name).where(schema.settings.c.name == "late")) == [{"name": "late"}]
    store.close()


def test_a_mended_one_needs_no_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "is_racy", lambda version: False)
    store = Store(tmp_path / "store.db")
    store.open()
    write_setting(store, "soon")
    store.close()
    assert not (tmp_path / "store.db.lock").exists()
