"""Which SQLite keeps the store: that of the package pysqlite3 where it has wheels, otherwise Python's own."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import quote

from filelock import FileLock, Timeout

from throneroom.kit.errors import Illegal

Version = tuple[int, ...]
LEAST: Version = (3, 32, 0)  # takes all the values of `store.LARGEST_STEP` rows in one statement
MENDED: Version = (3, 51, 3)  # without the race in WAL, see decision 19
MENDED_TOO: dict[Version, Version] = {(3, 50): (3, 50, 7), (3, 44): (3, 44, 6)}  # older lines that were mended as well


def driver() -> Any:
    """Its module. Illegal where no SQLite here can do what the store asks for."""
    for name in ("pysqlite3", "sqlite3"):
        with suppress(ImportError):
            return checked(import_module(name))
    raise refusal("none")


def checked(module: Any) -> Any:
    if module.sqlite_version_info < LEAST or not has_json(module):
        raise refusal(module.sqlite_version)
    return module


def has_json(module: Any) -> bool:
    """Before 3.38 whoever built it could leave this out."""
    connection = module.connect(":memory:")
    try:
        connection.execute("SELECT json_remove('{}', '$.a')")
    except module.OperationalError:
        return False
    finally:
        connection.close()
    return True


def refusal(found: str) -> Illegal:
    return Illegal("sqlite", found=found, least=".".join(map(str, LEAST)))


def is_racy(version: Version) -> bool:
    """May two connections spoil the file if one writes while the other moves the log of writes into it?"""
    return version < MENDED_TOO.get(version[:2], MENDED)


def alone(file: str | None) -> AbstractContextManager[Any]:
    """While it is held no other Throneroom writes to this file, where the race would matter."""
    if not file or not is_racy(driver().sqlite_version_info):
        return nullcontext()
    return FileLock(Path(f"{file}.lock"), mode=0o600)


def reading(file: str) -> str:
    """The URL of a file that is only read, also where nothing beside it can be written.

    There SQLite has to be told that nobody else writes either. With a log of writes, which holds what is newest, that
    would be a lie.
    """
    path, log = Path(file).resolve(), Path(f"{Path(file).resolve()}-wal")
    plain = f"file:{quote(str(path))}?mode=ro"
    has_log = log.exists() and log.stat().st_size > 0
    return f"sqlite:///{plain if has_log or can_read(plain) else plain + '&immutable=1'}&uri=true"


def can_read(address: str) -> bool:
    """Does it open at all?"""
    connection = driver().connect(address, uri=True)
    try:
        connection.execute("SELECT name FROM sqlite_master").fetchall()
    except driver().DatabaseError:
        return False
    finally:
        connection.close()
    return True


@contextmanager
def for_one_server(file: str) -> Iterator[None]:
    """While it is held no other server can be started with this file: two would confirm one seat to two people.

    The lock is the system's, so it ends with the process, however that ends. Readers and admins need none.
    """
    lock = FileLock(f"{Path(file).resolve()}.server", mode=0o600)
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise Illegal("served", path=file) from None
    try:
        yield
    finally:
        lock.release()
