"""Whole matches through real sockets, each person seeing only their own view."""

import asyncio
from pathlib import Path

import pytest

from tests.server.serving import serving
from throneroom import GAMES


@pytest.mark.parametrize("game", list(GAMES))
def test_people_play_a_whole_match_and_somebody_watches(game: str, tmp_path: Path) -> None:
    async def match() -> None:
        async with serving(tmp_path / "hall.db") as served:
            seats = GAMES[game].seats[0]
            people = [await served.person(f"player {n}") for n in range(seats)]
            table = await people[0].open_table(game, seats)
            at = [await person.join(table) for person in people]
            for letter, place in zip("ABCDEF", at, strict=False):
                assert (await place.ask("sit", seat=letter, luck="0f"))["type"] == "done"
            watcher = await (await served.person("watcher")).join(table)
            assert (await at[0].ask("start"))["type"] == "done"
            ends = await asyncio.gather(*(place.play_to_the_end() for place in at))
            assert all(end["table"]["result"]["by"] == "played" for end in ends)
            while not watcher.now or watcher.now["table"]["status"] != "over":
                await watcher.hear()
            assert watcher.now["you"]["seat"] is None

    asyncio.run(match())


def test_a_match_survives_a_restart(tmp_path: Path) -> None:
    async def first() -> tuple[str, str, dict[str, object]]:
        async with serving(tmp_path / "hall.db") as served:
            eva = await served.person("Eva")
            table = await eva.open_table("trun", 2)
            place = await eva.join(table)
            await place.ask("sit", seat="A")
            await place.ask("bot", seat="B", level="uniform")
            await place.ask("start")
            while place.now.get("asked") is None:
                await place.hear()
            return table, eva.cookie["Cookie"], place.now["view"]

    async def second(table: str, cookie: str, view: dict[str, object]) -> None:
        async with serving(tmp_path / "hall.db") as served:
            eva = await served.person()
            name, _, value = cookie.partition("=")
            eva.http.cookies.set(name, value)
            place = await eva.join(table)
            await place.hear()
            assert place.now["view"] == view
            assert (await place.play_to_the_end())["table"]["result"]["by"] == "played"

    asyncio.run(second(*asyncio.run(first())))
