"""Servers beside each other on one PostgreSQL: one plays each match, and any of them serves any player."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

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
