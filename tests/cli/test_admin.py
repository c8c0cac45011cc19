"""Looking after a server at its machine, also while it runs; every stored match again; luck checked."""

import asyncio
import ctypes
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, select, update

from tests.cli.conftest import Outcome, Run
from tests.cli.test_verify import noted
from tests.server.rig.serving import AtTable, Served, serving
from tests.server.test_migrations import old_database
from throneroom.server import schema
from throneroom.server.store import Store

# -- tables and guests --------------------------------------------------------------------------------------


async def begun(served: Served) -> tuple[str, AtTable]:
    """A match of a person against a bot, where the person is asked."""
    eva = await served.person("Eva")
    table = await eva.open_table("trun", 2)
    place = await eva.join(table)
    await place.ask("sit", seat="A", luck="0f")
    await place.ask("bot", seat="B", level="uniform")
    await place.ask("start")
    while place.now["asked"] is None:
        await place.hear()
    return table, place


def plies(database: Path) -> int:
    store = Store(database)
    try:
        (row,) = store.look(select(func.count().label("moves")).select_from(schema.moves))
        return int(row["moves"])
    finally:
        store.close()


async def test_a_running_server_notices_a_closed_table(run: Run, tmp_path: Path) -> None:
    database = tmp_path / "hall.db"

    async def told(*words: str) -> Outcome:
        return await asyncio.to_thread(run, "admin", *words, "--database", database)

    async with serving(database) as served:
        table, place = await begun(served)
        listed = await told("tables")
        assert table in listed.out
        assert "Eva" in listed.out
        before = plies(database)
        assert (await told("close", table)).code == 0
        action, asked = place.now["view"]["legal"][0]["text"], place.now["asked"]
        await place.send("play", action=action, asked=asked, id="1")
        assert await place.hear_until("bye") == {"type": "bye", "why": "store", "back": 2}
        again = await served.people[0].join(table)
        await again.hear()
        assert again.now["table"]["result"] == {"scores": [], "winners": [], "by": "closed"}
        assert (await again.ask("play", action=action, asked=asked, id="2"))["code"] == "table-over"
        assert plies(database) == before
        assert (await told("close", table)).is_one_refusal()
        assert (await told("close", "nowhere")).is_one_refusal()


async def test_an_open_table_that_is_closed_is_gone(run: Run, tmp_path: Path) -> None:
    async with serving(tmp_path / "hall.db") as served:
        eva = await served.person("Eva")
        table = await eva.open_table("trun", 2)
        place = await eva.join(table)
        await place.hear()
        assert (await asyncio.to_thread(run, "admin", "close", table, "--database", tmp_path / "hall.db")).code == 0
        await place.send("sit", seat="A")
        await place.hear_until("bye")
        assert (await eva.http.get(f"/api/tables/{table}")).status_code == 404


async def test_a_removed_guest_is_unknown_to_a_running_server(run: Run, tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with serving(database) as served:
        eva, adam, other = [await served.person(name) for name in ("Eva", "Adam", "Adam")]
        refused = await asyncio.to_thread(run, "admin", "remove", "Adam", "--database", database)
        assert refused.is_one_refusal()
        ids = [(await person.http.get("/api/me")).json()["id"] for person in (adam, other)]
        assert all(known in refused.err for known in ids)
        assert (await asyncio.to_thread(run, "admin", "remove", ids[0], "--database", database)).code == 0
        await eva.http.post("/api/tables", json={"game": "trun", "seats": 2})  # whoever acts first lets it notice
        statuses = [(await person.http.get("/api/me")).status_code for person in (eva, adam, other)]
        assert statuses == [200, 403, 200]


def test_reset_asks_first(run: Run, database: Path) -> None:
    assert run("admin", "reset", "--database", database, typed="n\n").code == 1
    assert plies(database) > 0
    assert run("admin", "reset", "--database", database, typed="y\n").code == 0
    assert plies(database) == 0
    assert "No table" in run("admin", "tables", "--database", database).out
    assert run("admin", "reset", "--yes", "--database", database).code == 0
    assert run("admin", "remove", "Eva", "--database", database).is_one_refusal()


# -- every match again --------------------------------------------------------------------------------------


async def play_a_match(database: Path) -> str:
    """To its end; beside it stands an open table. Returns its record as the server gives it out."""
    async with serving(database) as served:
        table, place = await begun(served)
        await place.play_to_the_end()
        await place.person.open_table("trun", 2)
        return (await place.person.http.get(f"/api/tables/{table}/record")).text


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A database with a whole match against a bot, and its record."""
    database = tmp_path_factory.mktemp("played") / "hall.db"
    return database, asyncio.run(play_a_match(database))


@pytest.fixture
def database(played: tuple[Path, str], tmp_path: Path) -> Path:
    """A copy that a test may spoil."""
    copy = tmp_path / "hall.db"
    for file in played[0].parent.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    return copy


def spoil(database: Path, statement: Any) -> None:
    store = Store(database)
    store.open()
    try:
        asyncio.run(store.write((statement, [])))
    finally:
        store.close()


def test_replay_all_agrees(run: Run, database: Path) -> None:
    told = run("replay-all", "--database", database)
    assert (told.code, told.out, told.err) == (0, "1 match was replayed; all agree.\n", "")


DROP, DAC_OVERRIDE = 24, 1  # of prctl: with this right root may write everywhere


def replayed_without_rights(database: Path) -> "subprocess.CompletedProcess[str]":
    libc = ctypes.CDLL(None)
    return subprocess.run(
        [sys.executable, "-m", "throneroom.cli", "replay-all", "--database", str(database), "--lang", "en"],
        capture_output=True,
        encoding="utf-8",
        preexec_fn=lambda: libc.prctl(DROP, DAC_OVERRIDE) if os.geteuid() == 0 else None,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="rights are taken away as Linux does it")
@pytest.mark.parametrize("log", [True, False], ids=["a log of writes", "no log"])
def test_replay_all_reads_what_cannot_be_written(log: bool, database: Path) -> None:
    files = sorted(database.parent.iterdir())
    if log:  # as a server leaves it that was killed
        writing = "import os; s = __import__('sqlite3').connect(os.environ['HALL']); s.execute('DELETE FROM settings')"
        subprocess.run(
            [sys.executable, "-c", f"{writing}; s.commit(); os._exit(0)"],
            env={**os.environ, "HALL": str(database)},
            check=True,
        )
        files = sorted(database.parent.iterdir())
        assert database.with_name(f"{database.name}-wal") in files
    for file in files:
        file.chmod(0o444)
    database.parent.chmod(0o555)
    try:
        told = replayed_without_rights(database)
    finally:
        database.parent.chmod(0o755)
    assert (told.returncode, told.stdout, told.stderr) == (0, "1 match was replayed; all agree.\n", "")
    assert sorted(database.parent.iterdir()) == files


def test_replay_all_reads_a_database_of_before_and_leaves_it_so(run: Run, tmp_path: Path) -> None:
    old_database(str(tmp_path / "hall.db"))
    before = (tmp_path / "hall.db").read_bytes()
    told = run("replay-all", "--database", tmp_path / "hall.db")
    assert "1 match was replayed" in told.out
    assert (tmp_path / "hall.db").read_bytes() == before


MATCHES, MOVES = schema.matches, schema.moves
SPOILED = {
    "another result": update(MATCHES).values(result='{"scores":[9,0],"winners":["A"],"by":"played"}'),
    "another winner": update(MATCHES).values(result=func.replace(MATCHES.c.result, '"winners":["', '"winners":["F')),
    "not over": update(MATCHES).where(MATCHES.c.status == "over").values(status="playing", result=None),
    "ended otherwise": update(MATCHES).values(result=func.replace(MATCHES.c.result, "played", "resigned")),
    "a missing ply": delete(MOVES).where(MOVES.c.ply == 40),
    "another action": update(MOVES).where(MOVES.c.ply == 40).values(action=52),
    "other rules": update(MATCHES).where(MATCHES.c.status == "over").values(rules=99),
    "another game": update(MATCHES).where(MATCHES.c.status == "over").values(game="nope"),
}


@pytest.mark.parametrize("what", SPOILED)
def test_replay_all_tells_what_differs_in_a_line(run: Run, database: Path, what: str) -> None:
    spoil(database, SPOILED[what])
    told = run("replay-all", "--database", database)
    assert told.code == 1
    lines = told.out.splitlines()
    assert len(lines) == 2, lines
    assert re.match(r"[a-z0-9]{10}  [A-Z“].*\.$", lines[0]), lines
    assert "refused-" not in told.out
    assert lines[1] == "1 match was replayed; 1 differs."


# -- luck ---------------------------------------------------------------------------------------------------


def test_the_luck_of_a_server_holds(run: Run, played: tuple[Path, str], tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text(played[1], "utf-8")
    told = run("verify", tmp_path / "match.json")
    assert told.code == 0
    assert re.search(r"all \d+ answers of chance follow from the commitment and 1 contribution", told.out)


def test_what_was_noted_of_a_match_on_a_server_is_compared(run: Run, played: tuple[Path, str], tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(played[1], "utf-8")
    alone = run("verify", path)
    assert alone.out.count("Not proved:") == 3
    told = run("verify", path, *noted(played[1]))
    assert (told.code, told.err, told.out.count("Not proved:")) == (0, "", 0)
    for proved in ("the secret was fixed before you sat down", "your contribution was used", "what seat A saw dealt"):
        assert f"Proved: {proved}" in told.out
    assert "Claim, 2 seats, options: first=random" in told.out
