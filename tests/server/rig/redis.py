"""A real Redis of a test's own: in a temporary folder, on a port of this machine, with a password, kept nowhere."""

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.missing import missing
from tests.server.rig.killable import free_port
from tests.server.rig.postgres import somebody

PROGRAMS = "redis-server", "valkey-server"
PASSWORD = "swordfish"
LONGEST_START = 20.0  # seconds


def program() -> str:
    """Either will do."""
    return next(filter(None, map(shutil.which, PROGRAMS)), "") or missing("Redis")


class Redis:
    """One server. It can be killed and started again; then it has forgotten everything."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"redis://:{PASSWORD}@127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None
        if os.geteuid() == 0:
            os.chown(folder, somebody()["user"], somebody()["group"])  # type: ignore[arg-type]

    def start(self) -> None:
        """Returns when it answers."""
        wishes = {"port": self.port, "bind": "127.0.0.1", "dir": self.folder, "save": "", "requirepass": PASSWORD}
        command = [program(), *(word for name, value in wishes.items() for word in (f"--{name}", str(value)))]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **somebody())  # type: ignore[call-overload]
        begin = time.monotonic()
        while not self.answers():
            assert time.monotonic() - begin < LONGEST_START, (self.folder / "log").read_text()
            time.sleep(0.02)

    def answers(self) -> bool:
        """Is it there?"""
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as line:
            line.sendall(b"PING\r\n")
            return bool(line.recv(64))
        return False

    def kill(self) -> None:
        """At once."""
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None


@contextmanager
def redis() -> Iterator[Redis]:
    """A running one, and nothing of it afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="throneroom-"))
    server = Redis(folder)
    try:
        server.start()
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)
