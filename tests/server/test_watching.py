"""Those who watch over a server: is it well, how quick is it, and does it end politely?"""

import asyncio
import json
import os
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from tests.server.rig.serving import AtTable, Served, quick_bots, quick_server, serving
from throneroom import GAMES
from throneroom.server import schema
from throneroom.server.errors import Unavailable
from throneroom.server.warming import Warming


async def numbers(served: Served) -> dict[str, float]:
    """What Prometheus reads."""
    page = await (await served.person()).http.get("/metrics")
    assert page.headers["content-type"].startswith("text/plain")
    return {
        sample.name: sample.value
        for family in text_string_to_metric_families(page.text)
        for sample in family.samples
        if "le" not in sample.labels
    }


# -- health -------------------------------------------------------------------------------------------------


async def test_a_server_that_runs_is_healthy_and_ready(served: Served) -> None:
    nobody = await served.person()
    assert (await nobody.http.get("/healthz")).text == "ok\n"
    assert (await nobody.http.get("/readyz")).status_code == 200


async def test_a_server_that_still_compiles_is_alive_but_not_ready(tmp_path: Path) -> None:
    async with quick_server(tmp_path, warming=Endless(GAMES)) as served:
        nobody = await served.person()
        assert (await nobody.http.get("/healthz")).status_code == 200
        assert (await nobody.http.get("/readyz")).status_code == 503
        assert (await nobody.http.get("/api/games")).status_code == 200


class Endless(Warming):
    """Compiles for ever."""

    async def run(self) -> None:
        await asyncio.Event().wait()


async def test_a_server_whose_store_fails_is_alive_but_not_ready(served: Served) -> None:
    eva = await served.person("Eva")
    served.site.hall.store.is_well = False
    assert (await eva.http.get("/healthz")).status_code == 200
    assert (await eva.http.get("/readyz")).status_code == 503
    assert (await eva.http.get("/api/me")).status_code == 200  # one can still look
    answer = await eva.http.post("/api/tables", json={"game": "trun", "seats": 2})
    assert (answer.status_code, answer.json()["code"]) == (503, "store")
    served.site.hall.store.is_well = True
    assert (await eva.http.get("/readyz")).status_code == 200


async def test_what_cannot_be_stored_is_not_acknowledged_and_the_players_come_back(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise Unavailable("store")

    eva, jan = await served.match("trun", "Eva", "Jan", options={"first": "A"})
    now = await eva.see(lambda now: now["asked"] is not None)
    mine = {"action": now["view"]["legal"][0]["text"], "asked": now["asked"], "id": "mine"}
    with monkeypatch.context() as patch:
        patch.setattr(served.site.hall.store, "write", fail)
        await eva.send("play", **mine)
        for place in (eva, jan):
            assert await place.hear_until("bye") == {"type": "bye", "why": "store", "back": 2}
            assert not any('"done"' in frame and '"mine"' in frame for frame in place.frames)
    again = await eva.person.join(eva.table)
    assert (await again.see(lambda now: now["view"]))["ply"] == now["ply"]
    assert (await again.must("play", **mine))["ply"] == now["ply"]


# -- numbers ------------------------------------------------------------------------------------------------


async def test_the_numbers_tell_what_happens(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan", options={"first": "A"})
    before = await numbers(served)
    assert before["throneroom_live_tables"] == 1
    assert before["throneroom_connections"] == 2
    assert before["throneroom_move_seconds_count"] == 0
    assert before["throneroom_bot_queue"] == 0
    assert before["throneroom_changes_total"] > 0
    assert before["throneroom_commit_seconds_count"] > 0
    now = await eva.see(lambda now: now["asked"] is not None)
    await eva.must("play", action=now["view"]["legal"][0]["text"], asked=now["asked"])
    await jan.socket.close()
    await eva.see(lambda now: not now["table"]["seats"][1]["here"])
    after = await numbers(served)
    assert after["throneroom_move_seconds_count"] == 1
    assert 0 < after["throneroom_move_seconds_sum"] < 5
    assert after["throneroom_commit_seconds_count"] > before["throneroom_commit_seconds_count"]
    assert after["throneroom_connections"] == 1


async def test_the_numbers_tell_how_many_bots_think(tmp_path: Path) -> None:
    pool = quick_bots()
    async with quick_server(tmp_path, pool=pool) as served:
        pool.waiting = 7
        assert (await numbers(served))["throneroom_bot_queue"] == 7
        pool.on_trouble("TimeoutError")
        assert (await numbers(served))["throneroom_bot_troubles_total"] == 1


# -- the log ------------------------------------------------------------------------------------------------

LOGGING = """
from throneroom.server.log import log
log.info("first", table="abc", seat="Č")
try:
    raise RuntimeError("gone")
except RuntimeError as error:
    log.error("defect", exc_info=error)
log.debug("not said")
"""


def test_the_log_is_a_line_of_json_for_each_event() -> None:
    done = subprocess.run([sys.executable, "-c", LOGGING], capture_output=True, check=True, env=dict(os.environ))
    lines = [json.loads(line) for line in done.stderr.decode().splitlines()]
    assert [line["event"] for line in lines] == ["first", "defect"]
    assert lines[0]["level"] == "info"
    assert (lines[0]["table"], lines[0]["seat"]) == ("abc", "Č")
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT.*Z", line["timestamp"]) for line in lines)
    assert "RuntimeError: gone" in lines[1]["exception"]
    assert done.stdout == b""


# -- the end ------------------------------------------------------------------------------------------------


async def test_everybody_is_told_to_come_back_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    async def play(place: AtTable, ledger: list[int]) -> None:
        """As fast as it goes, until the server says goodbye; notes what was acknowledged."""
        answered = -1
        while True:
            message = place.now
            if message and message["asked"] is not None and message["asked"] > answered:
                answered = message["asked"]
                action = message["view"]["legal"][0]["text"]
                with suppress(ConnectionClosed):  # the goodbye waits to be heard
                    await place.send("play", action=action, asked=answered, id=f"p{answered}")
            heard = await place.hear()
            if heard["type"] == "done":
                ledger.append(heard["ply"])
            if heard["type"] == "bye":
                assert heard == {"type": "bye", "why": "restart", "back": 2}
                return

    async with quick_server(tmp_path) as served:
        places: list[AtTable] = []
        for n in range(6):
            places += await served.match("krvavy_trun", *(f"{letter}{n}" for letter in "abcd"))
        ledgers: dict[str, list[int]] = {place.table: [] for place in places}
        playing = [asyncio.create_task(play(place, ledgers[place.table])) for place in places]
        await asyncio.sleep(0.5)
        served.server.should_exit = True
        await asyncio.gather(*playing)
        for place in places:
            await place.socket.wait_closed()
            assert place.socket.close_code == 1012
    assert all(ledgers.values())
    async with quick_server(tmp_path) as served:
        for table, acknowledged in ledgers.items():
            query = select(schema.moves.c.ply).where(schema.moves.c.match == table)
            stored = {row["ply"] for row in await served.site.hall.store.read(query)}
            assert set(acknowledged) <= stored
            assert stored == set(range(len(stored)))
            assert (await served.site.hall.match(table)).ply == len(stored)


async def test_a_client_that_does_not_listen_does_not_keep_the_server_from_ending(tmp_path: Path) -> None:
    async with asyncio.timeout(30), serving(tmp_path / "hall.db") as served:
        eva, _ = await served.match("trun", "Eva", "Jan")
        eva.socket.transport.pause_reading()  # not even the goodbye
        served.server.should_exit = True


async def test_nobody_new_comes_in_while_it_ends(tmp_path: Path) -> None:
    async with serving(tmp_path / "hall.db") as served:
        eva, _ = await served.match("trun", "Eva", "Jan")
        served.server.should_exit = True
        await eva.hear_until("bye")
        with pytest.raises(OSError):  # noqa: PT011
            await eva.person.join(eva.table)
