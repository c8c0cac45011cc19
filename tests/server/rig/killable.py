"""A server in processes of its own, which can be killed at any instant and started again."""

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

HUNG_AFTER = 120.0  # seconds without any answer, after which the server counts as hung
BREATH = 0.2  # seconds between two tries to come back


def free_port() -> int:
    """Below the ports from which clients call: a client that calls a dead one of those can end up talking to itself."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """The server's process and the processes of its bots."""

    def __init__(
        self, database: Path | str, *flags: str, log: Path | None = None, environment: dict[str, str] | None = None
    ) -> None:
        self.port = free_port()
        self.url = f"http{'s' if '--tls' in flags else ''}://127.0.0.1:{self.port}"
        self.log = log or Path(database).with_suffix(".log")
        self.command = [sys.executable, "-m", "tests.server.rig.runner", str(self.port), str(database), *flags]
        if "--serve" in flags:  # the product's own command: it takes longer to start
            where = ["--host", "127.0.0.1", "--port", str(self.port), "--database", str(database)]
            self.command = [sys.executable, "-m", "throneroom.cli", "serve", *where]
        self.environment = environment
        self.process: subprocess.Popen[bytes] | None = None
        self.starts: list[float] = []  # seconds until it answered

    def start(self) -> None:
        """Begin; it answers later."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, stdout=log, stderr=log, start_new_session=True, env=self.environment
            )

    async def answers(self) -> None:
        """Returns when it does."""
        begin = time.perf_counter()
        async with httpx.AsyncClient(timeout=HUNG_AFTER, verify=False) as http:
            while time.perf_counter() - begin < HUNG_AFTER:
                assert self.process is not None
                assert self.process.poll() is None, self.log.read_text()[-2000:]
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"{self.url}/healthz")).is_success:
                        self.starts.append(time.perf_counter() - begin)
                        return
                await asyncio.sleep(BREATH)
        raise TimeoutError("the server does not start")

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """Of every process in its group."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, how)
        code = self.process.wait(HUNG_AFTER)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        return code

    def pause(self) -> None:
        """As a machine that hangs: its sockets stay open, and it does not know."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """It goes on as if nothing had been."""
        self._signal(signal.SIGCONT)

    def _signal(self, which: signal.Signals) -> None:
        assert self.process is not None
        os.killpg(self.process.pid, which)

    def defects(self) -> list[str]:
        """What the server itself found wrong."""
        return [f"defect: {line[:400]}" for line in self.log.read_text().splitlines() if '"defect"' in line]
