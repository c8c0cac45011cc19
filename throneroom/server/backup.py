"""A copy of a SQLite store, made while the server goes on, and its way back.

SQLite's own online backup reads the file as it was at one moment: whatever was acknowledged before is in the copy, and
nobody waits meanwhile.
"""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from throneroom.kit.errors import Illegal
from throneroom.server.sqlite import driver, for_one_server

OWNER_ONLY = 0o600  # it holds the secrets of running matches
LOGS = ("-wal", "-journal")  # what a file of SQLite may have beside it
TABLES = {"alembic_version", "matches", "moves"}


def back_up(database: Path, copy: Path) -> int:
    """Copy a database into a file that is not there yet; how many matches are in the copy."""
    if copy.exists():
        raise Illegal("backup-exists", path=str(copy))
    return _copied(database, copy)


def restore(copy: Path, database: Path) -> int:
    """Make a copy the database of a server that is not running; nothing that is there is overwritten."""
    database.parent.mkdir(parents=True, exist_ok=True)
    with for_one_server(str(database)):
        for name in (database.name, *(database.name + log for log in LOGS)):
            there = database.with_name(name)
            if there.exists() and there.stat().st_size:
                raise Illegal("restore-exists", path=str(there))
        return _copied(copy, database)


def _copied(source: Path, target: Path) -> int:
    """The target appears when all of it is on disk and was read once more."""
    part = target.with_name(f"{target.name}.part")
    with _opened(source, "ro") as here:
        _check(here, source)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
        try:
            matches = _filled(here, part)
            part.replace(target)
        except BaseException:
            part.unlink()
            raise
    _sync(target.parent)
    return matches


def _filled(here: Any, part: Path) -> int:
    with _opened(part, "rw") as there:
        here.backup(there)
        there.execute("PRAGMA journal_mode = DELETE")  # one file, to be carried anywhere
        _check(there, part)
        (matches,) = there.execute("SELECT count(*) FROM matches").fetchone()
    _sync(part)
    return int(matches)


@contextmanager
def _opened(file: Path, mode: str) -> Iterator[Any]:
    address = f"file:{quote(str(file.resolve(strict=True)))}?mode={mode}"
    with closing(driver().connect(address, uri=True)) as connection:
        yield connection


def _check(connection: Any, file: Path) -> None:
    """Is it a whole database of ours?"""
    try:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        is_whole = connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
    except driver().DatabaseError:
        names, is_whole = set(), False
    if not (is_whole and names >= TABLES):
        raise Illegal("backup-damaged", path=str(file))


def _sync(path: Path) -> None:
    """Onto the disk, a folder's list of names too."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
