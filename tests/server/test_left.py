"""Matches that everybody left: when they end, when not, and that they count against nobody any more."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.rig.serving import AtTable, Clock, Served, quick_server
from throneroom.server import schema
from throneroom.server.hall import DAY, MOST_TABLES
from throneroom.server.left import HOUR, LEFT_BY_PEOPLE, LEFT_TO_BOTS

NEW = {"game": "trun", "seats": 2}


async def gone(served: Served, *places: AtTable) -> None:
    """They leave, and the server has noticed."""
    for place in places:
        match = served.site.hall.live[place.table]
        before = len(match.connections)
        await place.socket.close()
        while len(match.connections) == before:
            await match.hall.store.read(select(schema.settings))


async def state(served: Served, table: str) -> Any:
    """Its status, and how it ended."""
    rows = await served.site.hall.store.read(select(schema.matches).where(schema.matches.c.id == table))
    match = await served.site.hall.match(table)
    assert rows[0]["status"] == match.status
    return match.status, match.result and match.result.by


async def test_a_host_is_not_kept_from_new_tables_by_matches_that_were_left(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        eva = await served.person("Eva")
        for _ in range(MOST_TABLES):
            place = await eva.join(await eva.open_table("trun", 2))
            await place.must("sit", seat="A")
            await place.must("bot", seat="B", level="uniform")
            await place.must("start")
            await gone(served, place)
        assert (await eva.http.post("/api/tables", json=NEW)).status_code == 429
        clock.time += LEFT_TO_BOTS - HOUR
        await served.site.hall.sweep()
        assert (await eva.http.post("/api/tables", json=NEW)).status_code == 429
        clock.time += 2 * HOUR
        await served.site.hall.sweep()
        assert (await eva.http.post("/api/tables", json=NEW)).status_code == 201
        assert await state(served, place.table) == ("over", "closed")
        assert not served.site.hall.live[place.table].connections


async def test_a_match_of_people_waits_longer_and_one_who_is_here_keeps_it(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        eva, jan = await served.match("trun", "Eva", "Jan")
        watcher = await (await served.person("Ivo")).join(eva.table)
        await gone(served, eva)
        clock.time += LEFT_BY_PEOPLE + DAY
        await served.site.hall.sweep()
        assert await state(served, eva.table) == ("playing", None)
        await gone(served, jan)
        clock.time += LEFT_TO_BOTS + DAY
        await served.site.hall.sweep()
        assert await state(served, eva.table) == ("playing", None)
        clock.time += LEFT_BY_PEOPLE
        await served.site.hall.sweep()
        now = await watcher.see(lambda now: now["table"]["status"] == "over")  # who only watches keeps nothing alive
        assert now["table"]["result"]["by"] == "closed"


async def test_that_somebody_came_holds_after_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        place = await served.against_bots("trun", "uniform")
        await gone(served, place)
        clock.time += LEFT_TO_BOTS - HOUR
        again = await place.person.join(place.table)
        await again.hear()
        await served.site.hall.sweep()
    async with quick_server(tmp_path, now=clock) as served:
        clock.time += LEFT_TO_BOTS - HOUR
        await served.site.hall.sweep()
        assert await state(served, place.table) == ("playing", None)
        clock.time += 2 * HOUR
        await served.site.hall.sweep()
        assert await state(served, place.table) == ("over", "closed")


async def test_a_match_without_rules_here_does_not_keep_the_others_from_ending(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        first, second = [await served.against_bots("trun", "uniform") for _ in range(2)]
        await gone(served, first, second)
        m, hall = schema.matches, served.site.hall
        await hall.store.write((update(m).where(m.c.id == first.table).values(rules=99), []))
        hall.forget_all()
        clock.time += LEFT_TO_BOTS + HOUR
        await hall.sweep()
        assert await state(served, second.table) == ("over", "closed")


m, moves, s = schema.matches, schema.moves, schema.seats
DAMAGED = {
    "its options": lambda table: update(m).where(m.c.id == table).values(options="{"),
    "its game": lambda table: update(m).where(m.c.id == table).values(game="unknown"),
    "its log": lambda table: update(moves).where(moves.c.match == table).values(action=9999),
    "its seats": lambda table: update(s).where(s.c.match == table).values(seat=s.c.seat + 4),
}


@pytest.mark.parametrize("damaged", DAMAGED)
async def test_a_match_that_cannot_be_read_is_told_once_and_the_others_end(damaged: str, tmp_path: Path) -> None:
    clock, troubles = Clock(), []
    async with quick_server(tmp_path, now=clock) as served:
        hall = served.site.hall
        hall.on_trouble = lambda what, error: troubles.append(what)
        lost, *others = sorted([(await served.against_bots("trun", "uniform")).table for _ in range(3)])
        await hall.store.write((DAMAGED[damaged](lost), []))
        for person in served.people:
            await person.leave()
        while any(match.connections for match in hall.live.values()):
            await asyncio.sleep(0.01)
        hall.forget_all()
        clock.time += LEFT_TO_BOTS + HOUR
        for _ in range(2):
            await hall.sweep()
        assert [await state(served, table) for table in others] == [("over", "closed")] * 2
        assert troubles == [f"table {lost}"]


async def test_the_list_of_tables_does_not_need_every_one_of_them(served: Served) -> None:
    eva = await served.person("Eva")
    lost, kept = [await eva.open_table("trun", 2) for _ in range(2)]
    await served.site.hall.store.write((DAMAGED["its options"](lost), []))
    assert [table["id"] for table in (await eva.http.get("/api/tables")).json()] == [kept]
