"""Servers beside each other on one PostgreSQL: one plays each match, and any of them serves any player."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar import Request
from sqlalchemy import select, update
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.rig.beside import Beside
from tests.server.rig.beside import beside as processes
from tests.server.rig.ledger import query, replay_all, stored
from tests.server.rig.postgres import Postgres
from tests.server.rig.redis import Redis
from tests.server.rig.serving import AtTable, Person, Served, quick_bots, serving
from throneroom.server import schema
from throneroom.server.bus import Bus
from throneroom.server.errors import Unavailable
from throneroom.server.nodes import RENEWED_EVERY, Nodes
from throneroom.server.relay import CALLER
from throneroom.server.removal import NOBODY

LONGEST_GAP = 5.0  # seconds until the tables of a dead node go on


@asynccontextmanager
async def beside(cluster: Postgres, number: int = 2, buses: Sequence[Bus] = ()) -> AsyncIterator[list[Served]]:
    """So many nodes on one new database, each with its line to a bus if there is one."""
    database = cluster.database(f"nodes_{next(cluster.numbers)}")
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(serving(database, pool=quick_bots(), is_node=True, bus=bus))
            for bus in buses or (None,) * number
        ]


async def two_play(first: Served, second: Served) -> tuple[AtTable, AtTable]:
    """Eva at one node, where she opens a table, Jan at another."""
    eva, jan = await first.person("Eva"), await second.person("Jan")
    table, invite = await eva.open_for("trun", 2)
    await jan.enter(table, invite)
    places = await eva.join(table), await jan.join(table)
    for letter, place in zip("AB", places, strict=True):
        await place.must("sit", seat=letter)
    await places[0].must("start")
    return places


async def test_people_at_two_nodes_play_one_match(cluster: Postgres) -> None:
    async with beside(cluster) as (first, second):
        eva, jan = await two_play(first, second)
        ended = await asyncio.gather(eva.play_to_the_end(), jan.play_to_the_end())
        assert ended[0]["table"]["result"] == ended[1]["table"]["result"]
        assert (set(first.site.hall.live), set(second.site.hall.live)) == ({eva.table}, set())
        path = f"/api/tables/{eva.table}/record"
        answers = [await person.http.get(path) for person in (eva.person, jan.person)]
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].json() == answers[1].json()


async def test_tables_of_all_nodes_stand_in_every_list(cluster: Postgres) -> None:
    async with beside(cluster, 3) as nodes:
        eva = await nodes[0].person("Eva")
        waits = await eva.open_table("trun", 2)
        played, _ = await two_play(nodes[1], nodes[0])
        for node in nodes:
            await lists(await node.person(), "/api/tables", [waits])
            await lists(await node.person(), "/api/matches", [played.table])


async def lists(person: Person, path: str, wanted: list[str]) -> None:
    """Soon, for a node hears of others with its next renewal."""
    async with asyncio.timeout(LONGEST_GAP):
        while [facts["id"] for facts in (await person.http.get(path)).json()] != wanted:
            await asyncio.sleep(0.1)


async def test_codes_and_links_open_tables_of_other_nodes(cluster: Postgres) -> None:
    async with beside(cluster) as (first, second):
        eva, jan, heir = await first.person("Eva"), await second.person("Jan"), await second.person("Heir")
        opened = (await eva.http.post("/api/tables", json={"game": "trun", "seats": 2, "public": False})).json()
        at_table = await eva.join(opened["id"])
        entered = await jan.http.post("/api/codes/enter", json={"code": opened["code"]})
        assert entered.json() == {"table": opened["id"]}
        await (await jan.join(opened["id"])).must("sit", seat="B")
        link = await jan.http.post(f"/api/tables/{opened['id']}/seat-link")
        assert (await heir.http.post("/api/seat-links", json=link.json())).json() == {"table": opened["id"]}
        await at_table.see(lambda now: now["table"]["seats"][1]["name"] == "Heir")
        assert set(second.site.hall.live) == set()


async def test_another_node_tells_nobody_more_than_the_own(cluster: Postgres) -> None:
    async with beside(cluster) as (first, second):
        eva, stranger, nobody = await first.person("Eva"), await second.person("Stranger"), await second.person()
        table = await eva.open_table("trun", 2, public=False)
        await eva.join(table)
        for person, code in ((stranger, "table"), (nobody, "no-name")):
            answer = await person.http.get(f"/api/tables/{table}")
            assert (answer.json()["code"], answer.headers.get_list("x-frame-options")) == (code, ["DENY"])
            with pytest.raises(InvalidStatus):
                await person.join(table)


async def test_what_is_passed_on_goes_no_further(cluster: Postgres) -> None:
    async with beside(cluster) as (first, second):
        eva, _ = await two_play(first, second)
        back = await second.again(eva.person)
        headers = second.site.relay.introduce(connection_of(back.cookie["Cookie"])) if second.site.relay else {}
        answer = await back.http.get(f"/api/tables/{eva.table}", headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (503, "moved")
        with pytest.raises(InvalidStatus):
            await connect(
                f"{second.url.replace('http', 'ws')}/api/tables/{eva.table}/socket", additional_headers=headers
            )


def connection_of(cookie: str) -> Any:
    """Somebody at a node that passes them on."""
    headers = [(b"cookie", cookie.encode()), (b"host", b"there")]
    return Request({"type": "http", "headers": headers, "client": ("10.0.0.1", 1), "scheme": "http", "state": {}})  # type: ignore[arg-type]


async def test_nobody_but_a_node_says_who_calls(served: Served, cluster: Postgres) -> None:
    async with beside(cluster, 1) as (node,):
        person, alone = await node.person(), await served.person()
        for forged in ("10.0.0.1|http|there|00", "|||", "", "ř"):
            headers = {CALLER.encode(): forged.encode()}
            assert (await person.http.get("/api/games", headers=headers)).status_code == 403
            assert (await alone.http.get("/api/games", headers=headers)).status_code == 200


async def test_who_is_forgotten_at_one_node_is_gone_at_the_others(cluster: Postgres) -> None:
    async with beside(cluster) as (first, second):
        eva, jan = await two_play(first, second)
        await second.again(eva.person)
        elsewhere = await second.again(eva.person)
        assert (await elsewhere.http.delete("/api/me")).status_code == 204
        assert (await eva.hear_until("bye"))["why"] == "store"  # the node that has the match reads it again
        back = await jan.person.join(jan.table)
        now = await back.see(lambda now: True)
        assert [seat["name"] for seat in now["table"]["seats"]] == [NOBODY, "Jan"]


async def test_a_node_that_stops_leaves_its_tables_to_others_at_once(cluster: Postgres) -> None:
    database = cluster.database(f"nodes_{next(cluster.numbers)}")
    async with serving(database, pool=quick_bots(), is_node=True) as second:
        async with serving(database, pool=quick_bots(), is_node=True) as first:
            eva, jan = await two_play(first, second)
            first.server.should_exit = True
            assert (await jan.hear_until("bye"))["back"] is not None
            assert (await eva.hear_until("bye"))["why"] == "restart"
        again = [await (await second.again(person)).join(eva.table) for person in (eva.person, jan.person)]
        await asyncio.gather(*(place.play_to_the_end() for place in again))
        assert set(second.site.hall.live) == {eva.table}


async def test_who_hears_that_a_match_was_taken_looks_again(cluster: Postgres, bus: Redis) -> None:
    async with beside(cluster, buses=[Bus(bus.url) for _ in range(2)]) as (first, second):
        eva, _ = await two_play(first, second)
        match, lines = first.site.hall.live[eva.table], [node.site.hall.bus for node in (first, second)]
        async with asyncio.timeout(LONGEST_GAP):
            while not all(line and line.is_there for line in lines):
                await asyncio.sleep(0.02)
        await second.site.hall.store.write(match.change(owner="another", fence=99))
        assert lines[1] is not None
        begin = time.monotonic()
        await lines[1].tell(eva.table, match.ply)
        assert (await eva.hear_until("bye"))["why"] == "store"
        assert match.is_gone
        assert time.monotonic() - begin < RENEWED_EVERY


# -- the lease ----------------------------------------------------------------------------------------------


async def test_a_change_with_an_old_fence_is_not_stored(cluster: Postgres) -> None:
    async with beside(cluster) as (first, second):
        eva, _ = await two_play(first, second)
        match = first.site.hall.live[eva.table]
        await second.site.hall.store.write(match.change(fence=99))
        await eva.send("resign")
        assert (await eva.hear_until("bye"))["why"] == "store"
        rows = await second.site.hall.store.read(select(schema.matches.c.status))
        assert [row["status"] for row in rows] == ["playing"]


async def test_the_others_that_share_a_commit_are_stored(cluster: Postgres) -> None:
    async with beside(cluster, 1) as (node,):
        store, person = node.site.hall.store, await node.person("Eva")
        tables = [await person.open_table("trun", 2) for _ in range(3)]
        fences = [(await node.site.hall.match(table)).fences for table in tables]
        m = schema.matches
        writing = [
            store.write((update(m).where(m.c.id == table).values(host_name="x"), []), fences=held)
            for table, held in zip(tables, (fences[0], ((tables[1], 99),), fences[2]), strict=True)
        ]
        told = await asyncio.gather(*writing, return_exceptions=True)
        assert [str(getattr(error, "code", "")) for error in told] == ["", "moved", ""]
        rows = await store.read(select(m.c.id).where(m.c.host_name == "x"))
        assert {row["id"] for row in rows} == {tables[0], tables[2]}


async def test_nodes_have_one_age(cluster: Postgres) -> None:
    async with beside(cluster) as (first, second):
        ages = first.site.hall.age(), second.site.hall.age()
        assert abs(ages[0] - ages[1]) < 100


async def test_what_was_read_while_the_lease_was_over_is_not_believed(cluster: Postgres) -> None:
    async with beside(cluster, 1) as (node,):
        hall, table = node.site.hall, await (await node.person("Eva")).open_table("trun", 2)
        read, has_read, goes_on = hall.store.read_together, asyncio.Event(), asyncio.Event()

        async def slowly(*queries: Any) -> Any:
            found = await read(*queries)
            has_read.set()
            await goes_on.wait()
            return found

        hall.store.read_together = slowly  # type: ignore[method-assign]
        loading = asyncio.ensure_future(hall.match(table))
        await has_read.wait()
        hall.forget_all()
        goes_on.set()
        with pytest.raises(Unavailable):
            await loading
        assert (await hall.match(table)).id == table


async def test_who_finds_a_lease_over_takes_nothing_that_was_taken_since(cluster: Postgres) -> None:
    async with beside(cluster) as (first, second):
        eva, _ = await two_play(first, second)
        nodes, match = second.site.hall.nodes, first.site.hall.live[eva.table]
        assert isinstance(nodes, Nodes)
        assert isinstance(first.site.hall.nodes, Nodes)
        ((_, fence),) = match.fences
        assert not await asyncio.to_thread(nodes._raise, eva.table, first.site.hall.nodes.id, fence - 1)
        assert await asyncio.to_thread(nodes._raise, eva.table, first.site.hall.nodes.id, fence)


# -- nodes that die -----------------------------------------------------------------------------------------


async def test_the_match_of_a_killed_node_goes_on_elsewhere(cluster: Postgres, tmp_path: Path) -> None:
    async with processes(cluster, tmp_path, (), ()) as there:
        players = await there.two_players()
        playing = [asyncio.create_task(player.play()) for player in players]
        await there.some_moves(10)
        there.nodes[0].end()
        assert await there.some_moves(1) < LONGEST_GAP
        await asyncio.gather(*playing)
        assert there.ledger.faults(stored(there.database)) == []
        assert there.history.faults(stored(there.database)) == []
        assert [player.refusals for player in players] == [[], []]
        assert await replay_all(there.database, there.ledger) == []
        for player in players:
            await player.person.leave()


MATCH = "SELECT status, result, owner, fence FROM matches"
SEATS = "SELECT seat, bot, resigned FROM seats ORDER BY seat"


async def told_to_a_paused_node(there: Beside) -> tuple[list[Any], list[Any]]:
    """What is stored after another node has taken the match, and after the first has come back."""
    players = await there.two_players()
    playing = [asyncio.create_task(player.play()) for player in players]
    await there.some_moves(6)
    for task in playing:
        task.cancel()
    eva, jan = (player.person for player in players)
    at_first = await eva.join(players[0].table)
    now = await at_first.see(lambda now: now["table"]["status"] == "playing")
    there.nodes[0].pause()
    if now["asked"] is not None:
        await at_first.send("play", action=now["view"]["legal"][0]["text"], asked=now["asked"], id="late")
    await at_first.send("resign", id="late too")
    begin = time.monotonic()
    at_second = await jan.join(players[0].table)
    await at_second.hear_until("table")
    assert time.monotonic() - begin < LONGEST_GAP
    before = all_of(there.database)
    there.nodes[0].resume()
    await asyncio.sleep(2)
    after = all_of(there.database)
    for person in (eva, jan):
        await person.leave()
    return before, after


def all_of(database: str) -> list[Any]:
    return [stored(database), query(database, MATCH), query(database, SEATS)]


async def test_a_paused_node_that_comes_back_stores_nothing(cluster: Postgres, tmp_path: Path) -> None:
    async with processes(cluster, tmp_path, (), ()) as there:
        before, after = await told_to_a_paused_node(there)
    assert before == after


async def test_a_node_that_ignores_its_fences_is_caught(cluster: Postgres, tmp_path: Path) -> None:
    async with processes(cluster, tmp_path, ("--deaf",), ()) as there:
        before, after = await told_to_a_paused_node(there)
    assert before != after
