"""A real `throneroom serve`: it answers at once, a match outlives it, and it ends when it is asked to."""

import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.cli.conftest import Run
from tests.server.rig.serving import AtTable, Person
from throneroom.cli.database import made
from throneroom.cli.serve import own_address, url_of
from throneroom.kit.speed import NATIVE
from throneroom.server import hosting, sqlite
from throneroom.server.hosting import Address

LONGEST_START, LONGEST_END = 20.0, 10.0  # seconds; the machine may be busy


class Running:
    """The process, and where it listens."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.told = ""
        while "Ctrl+C" not in self.told:
            line = self._line()
            assert line, "it ended at once"
            self.told += line
        found = re.search(r"http://\S+:(\d+)$", self.told, re.MULTILINE)
        assert found
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def _line(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline()

    def stop(self, number: signal.Signals) -> int:
        """Its exit code."""
        self.process.send_signal(number)
        return self.process.wait(LONGEST_END)


@contextlib.contextmanager
def running(database: Path, port: int = 0, more: Sequence[str] = (), **environment: str) -> Iterator[Running]:
    """A server that was started by a shell."""
    words = ("serve", "--host", "127.0.0.1", "--port", str(port), "--database", str(database), "--bots", "1", *more)
    process = subprocess.Popen(
        [sys.executable, "-m", "throneroom.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        env={**os.environ, **environment},
    )
    try:
        yield Running(process)
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


async def play(place: AtTable, decisions: int) -> None:
    """Answer so many questions with the first legal action."""
    answered = -1
    while decisions:
        asked = place.now.get("asked")
        if asked is not None and asked > answered:
            answered, decisions = asked, decisions - 1
            done = await place.ask("play", action=place.now["view"]["legal"][0]["text"], asked=asked, id=f"p{asked}")
            assert done["type"] == "done", done
        else:
            await place.hear()


async def test_a_match_outlives_the_server(home: Path) -> None:
    with running(home / "hall.db") as first:
        person = Person(first.url)
        await person.take_name("Eva")
        table = await person.open_table("trun", 2)
        place = await person.join(table)
        await place.ask("sit", seat="A", luck="0f")
        await place.ask("bot", seat="B", level="greedy")
        assert (await place.ask("start"))["type"] == "done"
        await play(place, 3)
        async with asyncio.timeout(LONGEST_END):
            ended = asyncio.create_task(asyncio.to_thread(first.stop, signal.SIGTERM))
            assert await place.hear_until("bye") == {"type": "bye", "why": "restart", "back": 2}
            assert await ended == 0
    before = place.now["ply"]
    with running(home / "hall.db", first.port) as second:
        place = await person.join(table)
        await place.hear()
        assert place.now["ply"] >= before
        assert (await place.play_to_the_end())["table"]["result"]["by"] == "played"
        assert await asyncio.to_thread(second.stop, signal.SIGINT) == 0
    await person.http.aclose()


def started_beside(database: str | Path) -> "subprocess.CompletedProcess[str]":
    """A second server, on another port."""
    words = ("serve", "--host", "127.0.0.1", "--port", "0", "--database", str(database), "--lang", "en")
    return subprocess.run(
        [sys.executable, "-m", "throneroom.cli", *words], capture_output=True, encoding="utf-8", timeout=LONGEST_START
    )


def test_a_second_server_with_the_same_file_does_not_start(home: Path, run: Run) -> None:
    database = home / "hall.db"
    (home / "link.db").symlink_to(database)
    with running(database) as first:
        for same in (database, f"sqlite:///{database}", home / "link.db"):
            second = started_beside(same)
            assert second.returncode == 2, second.stderr
            assert "Another server uses" in second.stderr
        assert httpx.get(f"{first.url}/healthz").status_code == httpx.codes.OK
        for words in (("admin", "tables"), ("replay-all",)):  # those go on beside it
            assert run(*words, "--database", database).code == 0
        with running(home / "other.db"):
            pass
        first.stop(signal.SIGKILL)
    with running(database):  # who was killed keeps nobody out
        pass


def test_it_is_ready_at_once(home: Path) -> None:
    """With nothing in any cache: every game can be played as soon as a person has read the address."""
    with running(home / "hall.db", THRONEROOM_CACHE=str(home / "cache")) as server:
        begin = time.monotonic()
        while httpx.get(f"{server.url}/readyz").status_code != httpx.codes.OK:
            assert time.monotonic() - begin < LONGEST_START
            time.sleep(0.05)
        assert server.stop(signal.SIGTERM) == 0


@pytest.mark.usefixtures("numba")
def test_it_answers_while_native_rules_still_compile(home: Path) -> None:
    """With an empty cache: health and lobby at once, readiness later."""
    begin = time.monotonic()
    with running(home / "hall.db", THRONEROOM_CACHE=str(home / "cache"), THRONEROOM_SPEED=NATIVE) as server:
        assert httpx.get(f"{server.url}/healthz").text == "ok\n"
        assert time.monotonic() - begin < LONGEST_START
        assert httpx.get(f"{server.url}/readyz").status_code == 503
        assert httpx.get(f"{server.url}/api/tables").json() == []
        assert server.stop(signal.SIGTERM) == 0


def test_what_a_person_is_told(home: Path) -> None:
    with running(home / "hall.db") as server:
        assert f"http://127.0.0.1:{server.port}" in server.told
        assert "▄▄▄▄▄" in server.told  # a corner of the code for phones
        assert str(home / "hall.db") in server.told
    assert (home / "hall.db").stat().st_mode & 0o077 == 0


def test_a_port_that_is_taken(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused = run("serve", "--host", "127.0.0.1", "--port", port, "--database", tmp_path / "hall.db")
    assert refused.is_one_refusal(), refused
    assert str(port) in refused.err
    assert not (tmp_path / "hall.db").exists()


def test_without_a_data_directory_matches_go_to_a_temporary_place(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/proc/nope")
    place = Path(made(None))
    assert place.parent.is_dir()
    told = capsys.readouterr().err
    assert str(place) in told
    assert len(told.splitlines()) == 1


def test_granian_that_is_not_installed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    refused = run("serve", "--granian")
    assert refused.is_one_refusal()
    assert "throneroom[granian]" in refused.err


@pytest.mark.parametrize("is_racy", [True, False])
def test_an_old_sqlite_is_told_of_in_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_racy: bool
) -> None:
    monkeypatch.setattr(sqlite, "is_racy", lambda version: is_racy)
    monkeypatch.setattr(hosting, "serve", lambda *_: None)
    told = run("serve", "--port", "0", "--database", tmp_path / "hall.db")
    assert told.code == 0
    assert ("rare fault" in told.err) == is_racy
    assert len(told.err.splitlines()) == is_racy


def test_the_address_for_phones() -> None:
    assert url_of(Address("0.0.0.0", 8765)) == f"http://{own_address()}:8765"
    assert url_of(Address("::1", 1, Path("cert"), Path("key"))) == "https://[::1]:1"


def test_numbers_at_an_address_of_their_own_are_told_nowhere_else(home: Path) -> None:
    with running(home / "hall.db", more=["--metrics", "127.0.0.1:0"]) as server:
        place = re.search(r"http://127\.0\.0\.1:\d+/metrics", server.told)
        assert place
        page = httpx.get(place[0])
        assert page.status_code == 200
        told = {family.name for family in text_string_to_metric_families(page.text)}
        assert {"throneroom_live_tables", "process_open_fds"} <= told
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        assert httpx.get(f"{server.url}/metrics").status_code == 404
        assert server.stop(signal.SIGTERM) == 0
        with pytest.raises(httpx.ConnectError):
            httpx.get(place[0])
