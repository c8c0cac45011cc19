"""The server's database: `--database`, or a file in the platform's data directory."""

import errno
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from throneroom.cli.terminal import complain, voice

if TYPE_CHECKING:
    from throneroom.server.store import Store

FILE = "hall.db"
OWNER_ONLY = 0o600  # it holds the secrets of running matches
Database = Annotated[
    str | None,
    typer.Option(
        help="A file (SQLite), or the URL of a PostgreSQL database.", show_default="a file in your data directory"
    ),
]


def usual_file() -> Path:
    """In the platform's data directory."""
    import platformdirs

    return Path(platformdirs.user_data_dir("throneroom", appauthor=False)) / FILE


def is_url(database: str) -> bool:
    """Is it more than a path?"""
    return "://" in database


def file_of(database: str) -> str | None:
    """The file of SQLite, also where it is given as a URL; none for PostgreSQL."""
    from sqlalchemy import make_url

    from throneroom.server.store import url_of

    with troubles():
        url = make_url(url_of(database))
    return url.database if url.get_backend_name() == "sqlite" else None


def made(database: str | None) -> str:
    """The database to serve from; its file is made if there is none, and only its owner can read it."""
    if database is None:
        return str(_usual_or_temporary())
    if not is_url(database):
        _make(Path(database))
    return database


def _usual_or_temporary() -> Path:
    wanted = usual_file()
    try:
        wanted.parent.mkdir(parents=True, exist_ok=True)
        _make(wanted)
        return wanted
    except OSError:
        instead = Path(tempfile.mkdtemp(prefix="throneroom-")) / FILE
        complain(voice.say("cli-database-elsewhere", wanted=str(wanted), path=str(instead)))
        return instead


def _make(path: Path) -> None:
    """So that it can be written, or an OSError that tells why not."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    path.touch(OWNER_ONLY)
    with path.open("r+b"):
        pass


def existing(database: str | None) -> str:
    """A database that is there already."""
    chosen = database or str(usual_file())
    if not is_url(chosen) and not Path(chosen).is_file():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), chosen)
    return chosen


@contextmanager
def troubles() -> Iterator[None]:
    """What a database or its driver complains about, as a refusal."""
    from sqlalchemy.exc import DBAPIError, SQLAlchemyError

    from throneroom.kit.errors import Malformed

    try:
        yield
    except ModuleNotFoundError as missing:
        raise Malformed("cli-extra", sent=str(missing.name), extra="postgres") from None
    except SQLAlchemyError as error:
        why = str(error.orig if isinstance(error, DBAPIError) else error)
        raise Malformed("cli-database", why=why.partition("\n")[0].rstrip(".")) from None


def opened(database: str) -> "Store":
    """A store whose database answers and is up to date."""
    from throneroom.server.store import Store

    with troubles():
        store = Store(database)
        store.prepare()
        return store


def looked_at(database: str) -> "Store":
    """A store that is only read; its tables may be of an older version."""
    from throneroom.server.store import Store

    with troubles():
        return Store(database, reads_only=True)


def check_readable(database: str) -> None:
    """Refuse what is no database."""
    from sqlalchemy import text

    store = looked_at(database)
    try:
        with troubles():
            store.look(text("SELECT name FROM sqlite_master"))
    finally:
        store.close()


def sqlite_notice() -> str:
    """A sentence about a SQLite with a fault that can be avoided; most have none."""
    from throneroom.server.sqlite import MENDED, driver, is_racy

    found = driver()
    if not is_racy(found.sqlite_version_info):
        return ""
    return voice.say("cli-sqlite-racy", version=found.sqlite_version, mended=".".join(map(str, MENDED)))
