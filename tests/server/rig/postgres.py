"""A real PostgreSQL of a test's own: in a temporary folder, reached by a socket there, by nobody else."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from sqlalchemy import create_engine, text

from tests.missing import missing
from throneroom.server.store import url_of

NOBODY = "postgres", "nobody"  # whom it runs as where the tests are run by root, which it refuses
QUICK = ("fsync=off", "full_page_writes=off")  # only where nothing is killed
PLACES = "/usr/lib/postgresql", "/usr/pgsql", "/opt/homebrew/opt", "/usr/local/opt"


def programs() -> Path:
    """The folder of initdb and its kin, which Debian keeps off the path."""
    found = [Path(there) for there in [shutil.which("initdb")] if there]
    found += sorted(file for place in PLACES for file in Path(place).glob("*/bin/initdb"))
    return found[-1].parent if found else missing("PostgreSQL")


def somebody() -> dict[str, str | int]:
    """Whom to run as, for `subprocess`."""
    if os.geteuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = next(known[name] for name in NOBODY if name in known)
    return {"user": entry.pw_uid, "group": entry.pw_gid}


class Postgres:
    """One cluster. It can be stopped, killed and started again."""

    def __init__(self, folder: Path, settings: Sequence[str] = (), port: int = 5432) -> None:
        self.folder = folder
        self.port = port  # of this machine too, if the settings say so
        self.numbers = count()  # for the names of databases
        self.programs = programs()
        self.settings = ("listen_addresses=", f"port={port}", f"unix_socket_directories={folder}", *settings)
        if os.geteuid() == 0:
            os.chown(folder, somebody()["user"], somebody()["group"])  # type: ignore[arg-type]
        self._say("initdb", "--auth=trust", "--username=throneroom", "--encoding=UTF8", "--locale=C", "--no-sync")

    def start(self) -> None:
        """Returns when it answers."""
        options = " ".join(f"-c {setting}" for setting in self.settings)
        self._say("pg_ctl", "start", "--wait", "--silent", f"--log={self.folder}/log", f"--options={options}")

    def stop(self, how: str = "fast") -> None:
        """`immediate` is a kill: what was not on disk is gone."""
        self._say("pg_ctl", "stop", "--wait", "--silent", f"--mode={how}")

    def database(self, name: str) -> str:
        """The URL of a new, empty database."""
        engine = create_engine(url_of(self.url("postgres")), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f'CREATE DATABASE "{name}"'))
        engine.dispose()
        return self.url(name)

    def url(self, name: str) -> str:
        """Of a database of this cluster."""
        return f"postgresql://throneroom@/{name}?host={self.folder}&port={self.port}"

    def _say(self, program: str, *words: str) -> None:
        command = [self.programs / program, f"--pgdata={self.folder}/data", *words]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **somebody())  # type: ignore[call-overload]


@contextmanager
def postgres(*settings: str, port: int = 5432) -> Iterator[Postgres]:
    """A running cluster, and nothing of it afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="throneroom-"))
    try:
        cluster = Postgres(folder, settings, port)
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
