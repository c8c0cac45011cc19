"""Servers beside each other on one PostgreSQL: one plays each match, and any of them serves any player."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.rig.beside import Beside
from tests.server.rig.beside import beside as processes
from tests.server.rig.ledger import query, replay_all, stored
from tests.server.rig.postgres import Postgres
from tests.server.rig.serving import AtTable, Served, quick_bots, serving


@asynccontextmanager
async def beside(cluster: Postgres, number: int = 2) -> AsyncIterator[list[Served]]:
    """So many nodes on one new database."""
    database = cluster.database(f"nodes_{next(cluster.numbers)}")
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(serving(database, pool=quick_bots(), is_node=True)) for _ in range(number)
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


# -- nodes that die -----------------------------------------------------------------------------------------

LONGEST_GAP = 5.0  # seconds until the tables of a dead node go on


async def test_the_match_of_a_killed_node_goes_on_elsewhere(cluster: Postgres, tmp_path: Path) -> None:
    async with processes(cluster, tmp_path, (), ()) as there:
        players = await there.two_players()
        playing = [asyncio.create_task(player.play()) for player in players]
        await there.some_moves(10)
        there.nodes[0].end()
        assert await there.some_moves(1) < LONGEST_GAP
        await asyncio.gather(*playing)
        assert there.ledger.faults(stored(there.database)) == []
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
