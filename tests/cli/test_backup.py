"""A copy made while people play, and its way back: nothing acknowledged before it is lost, nothing is overwritten."""

import asyncio
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from sqlalchemy import func, select

from tests.cli.conftest import Run
from tests.server.rig.postgres import QUICK, postgres
from tests.server.rig.serving import quick_bots, serving
from throneroom.server import backup, schema
from throneroom.server.sqlite import driver, for_one_server
from throneroom.server.store import Store


async def copied_in_play(database: Path | str, copy: Callable[[], object]) -> dict[str, int]:
    """Copy while three matches are played; by table, the ply that was acknowledged before the copy was begun."""
    async with serving(database, pool=quick_bots()) as served:
        places = [await served.against_bots("trun", "page") for _ in range(3)]
        playing = [asyncio.create_task(place.play_to_the_end()) for place in places]
        while any(place.now["ply"] < 40 for place in places):
            await asyncio.sleep(0.01)
        before = {place.table: place.now["ply"] for place in places}
        await asyncio.to_thread(copy)
        await asyncio.gather(*playing)
    return before


def plies(database: Path | str) -> dict[str, int]:
    """How far the log of each match goes."""
    store = Store(database, reads_only=True)
    move = schema.moves.c
    try:
        rows = store.look(select(move.match, func.max(move.ply).label("ply")).group_by(move.match))
    finally:
        store.close()
    return {row["match"]: row["ply"] for row in rows}


def ran(command: Sequence[object]) -> None:
    """A program that must succeed."""
    subprocess.run([str(word) for word in command], check=True)


async def check_restored(run: Run, database: Path | str, before: dict[str, int]) -> None:
    """Every match is there, as far as it was acknowledged, and replays."""
    assert all(plies(database)[table] >= ply - 1 for table, ply in before.items())
    replayed = await asyncio.to_thread(run, "replay-all", "--database", database)
    assert "3 matches were replayed" in replayed.out
    assert replayed.code == 0


async def test_what_was_acknowledged_before_a_copy_comes_back_from_it(run: Run, tmp_path: Path) -> None:
    database, copy = tmp_path / "hall.db", tmp_path / "copy.db"

    def make() -> None:
        made = run("backup", copy, "--database", database)
        assert (made.code, made.out) == (0, f"3 matches are in {copy}.\n"), made.err

    before = await copied_in_play(database, make)
    for file in tmp_path.glob("hall.db*"):
        file.unlink()
    assert copy.stat().st_mode & 0o777 == 0o600
    restored = await asyncio.to_thread(run, "restore", copy, "--database", database)
    assert (restored.code, restored.out) == (0, f"3 matches are back, in {database}.\n"), restored.err
    await check_restored(run, database, before)


async def test_the_same_with_the_programs_of_postgresql(run: Run, tmp_path: Path) -> None:
    """As docs/hosting.md tells it: after the copy the whole cluster is gone."""
    copy = tmp_path / "copy"
    with postgres(*QUICK) as lost:
        database = lost.database("throneroom")
        dump = [lost.programs / "pg_dump", "--format=custom", f"--file={copy}", f"--dbname={database}"]
        before = await copied_in_play(database, lambda: ran(dump))
    with postgres(*QUICK) as new:
        database = new.database("throneroom")
        bring = [new.programs / "pg_restore", "--exit-on-error", f"--dbname={database}", copy]
        await asyncio.to_thread(ran, bring)
        await check_restored(run, database, before)


@pytest.fixture
async def copy(run: Run, tmp_path: Path) -> Path:
    async with serving(tmp_path / "hall.db", pool=quick_bots()) as served:
        await served.against_bots("trun", "page")
    made = await asyncio.to_thread(run, "backup", tmp_path / "copy.db", "--database", tmp_path / "hall.db")
    assert made.code == 0
    return tmp_path / "copy.db"


async def test_nothing_is_overwritten(run: Run, copy: Path, tmp_path: Path) -> None:
    kept = copy.read_bytes()
    again = run("backup", copy, "--database", tmp_path / "hall.db")
    assert again.is_one_refusal()
    assert "not overwritten" in again.err
    assert "not overwritten" in run("restore", copy, "--database", tmp_path / "hall.db").err
    assert copy.read_bytes() == kept


async def test_what_a_lost_file_had_not_taken_over_is_not_mixed_into_a_copy(
    run: Run, copy: Path, tmp_path: Path
) -> None:
    """SQLite would read a log of writes that lies beside a new file of the same name."""
    log = tmp_path / "new.db-wal"
    log.write_bytes(b"left over")
    assert str(log) in run("restore", copy, "--database", tmp_path / "new.db").err
    assert not (tmp_path / "new.db").exists()


async def test_nothing_is_restored_under_a_running_server(run: Run, copy: Path, tmp_path: Path) -> None:
    with for_one_server(str(tmp_path / "new.db")):
        assert run("restore", copy, "--database", tmp_path / "new.db").is_one_refusal()
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize("spoil", ["half", "noise", "another"])
async def test_a_spoilt_copy_is_refused(spoil: str, run: Run, copy: Path, tmp_path: Path) -> None:
    if spoil == "half":
        copy.write_bytes(copy.read_bytes()[: copy.stat().st_size // 2])
    elif spoil == "noise":
        copy.write_bytes(b"noise" * 1000)
    else:
        copy.unlink()
        driver().connect(str(copy)).execute("CREATE TABLE matches (id)")
    refused = run("restore", copy, "--database", tmp_path / "new.db")
    assert refused.is_one_refusal()
    assert "no whole database" in refused.err
    assert not list(tmp_path.glob("new.db*.part"))
    assert not (tmp_path / "new.db").exists()


async def test_a_copy_that_was_not_finished_leaves_nothing(
    copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(backup, "_sync", full)
    with pytest.raises(OSError, match="No space left"):
        backup.back_up(tmp_path / "hall.db", tmp_path / "second.db")
    assert not list(tmp_path.glob("second.db*"))


def test_postgresql_has_programs_of_its_own(run: Run, tmp_path: Path) -> None:
    refused = run("backup", tmp_path / "copy", "--database", "postgresql://nobody:hidden@localhost/none")
    assert refused.is_one_refusal()
    assert "pg_dump" in refused.err
    assert "hidden" not in refused.err
