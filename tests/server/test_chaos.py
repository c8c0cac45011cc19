"""Nothing acknowledged is lost when a process is killed: the small version of `make chaos`."""

import subprocess
import sys

import pytest

from tests.server.rig.chaos import kill_servers
from tests.server.rig.ledger import Entry, Ledger, Row
from tests.server.rig.postgres import postgres


def kill_stores(kills: int, *flags: str) -> subprocess.CompletedProcess[str]:
    """In a process that has nothing but the store: it forks."""
    command = [sys.executable, "-m", "tests.server.rig.storekills", "--kills", str(kills), "--seed", "1", *flags]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


def test_a_killed_server_loses_nothing_and_plays_nothing_twice() -> None:
    chaos = kill_servers(kills=3, tables=2, seed=1)
    assert chaos.kills == 3
    assert len(chaos.ledger.done) > 50
    assert not chaos.faults


def test_a_killed_database_loses_nothing_either() -> None:
    with postgres() as cluster:
        chaos = kill_servers(kills=2, tables=1, seed=3, cluster=cluster)
    assert (chaos.kills, chaos.restarts > 0) == (2, True)
    assert len(chaos.ledger.done) > 20
    assert not chaos.faults


def test_a_killed_store_loses_nothing() -> None:
    ended = kill_stores(30)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "store: 30 kills" in ended.stdout


def test_a_server_that_acknowledges_before_it_stores_is_caught() -> None:
    with pytest.raises(AssertionError, match="lost:"):
        kill_servers(10, 2, 1, "--hasty")


def test_a_store_that_acknowledges_before_it_stores_is_caught() -> None:
    ended = kill_stores(30, "--hasty")
    assert ended.returncode == 1, ended.stdout + ended.stderr
    assert "lost:" in ended.stdout


def row(ply: int, client: str | None, seat: int = 0) -> Row:
    return Row("m", ply, seat, 7, None, client)


@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ([row(0, "a"), row(1, None), row(2, "b")], ""),
        ([row(0, "a"), row(1, None)], "lost"),
        ([row(0, "a"), row(1, "b"), row(2, None)], "lost"),
        ([row(0, "a"), row(1, None), row(2, "b", seat=1)], "lost"),
        ([row(0, "a"), row(1, None), row(2, "b"), row(3, "a")], "twice"),
        ([row(0, "a"), row(2, "b")], "gap"),
        ([row(0, "a"), row(1, "z"), row(2, "b")], "unasked"),
        ([row(0, "a"), row(1, None), row(2, "b"), row(3, "c")], ""),
    ],
)
def test_the_ledger_sees_what_is_wrong(rows: list[Row], fault: str) -> None:
    ledger = Ledger()
    ledger.sent = {("m", 0, "a"), ("m", 0, "b"), ("m", 0, "c")}
    ledger.done = [Entry("m", 0, "a", 0, "play"), Entry("m", 0, "b", 2, "play")]
    faults = ledger.faults(rows)
    assert any(found.startswith(fault) for found in faults) if fault else not faults
