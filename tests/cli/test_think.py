"""`throneroom think`, and the bus of a server: what cannot be is told in a sentence, without a password in it."""

import signal
import subprocess
import sys

import pytest

from tests.cli.conftest import Run
from tests.server.rig.redis import redis

SECRET = "hunter2"
WRONG = [f"http://:{SECRET}@there", f"redis://:{SECRET}@there:port/0", SECRET]


@pytest.mark.parametrize("url", WRONG)
@pytest.mark.parametrize("words", [("think",), ("serve", "--port", "0")])
def test_what_is_no_bus_is_refused_without_its_password(run: Run, words: tuple[str, ...], url: str) -> None:
    ended = run(*words, "--bus", url)
    assert ended.is_one_refusal()
    assert SECRET not in ended.out + ended.err
    assert "bus" in ended.err


def test_it_thinks_until_it_is_asked_to_end() -> None:
    with redis() as bus:
        command = [sys.executable, "-m", "throneroom.cli", "think", "--bus", bus.url, "--workers", "1"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert process.stdout
        assert process.stderr
        assert "1 process thinks" in process.stdout.readline()
        assert '"is_there": true' in process.stderr.readline()
        process.send_signal(signal.SIGTERM)
        told, troubles = process.communicate(timeout=20)
    assert (process.returncode, told, troubles) == (0, "", "")
