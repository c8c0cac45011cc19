"""A first visit is small, and nobody loads what another game needs."""

import asyncio
from pathlib import Path

from tests.server.serving import quick_bots
from tests.web.browsing import FACED, first_visit, packed, play_now, visiting
from throneroom.games import GAMES

MOST = 250_000  # bytes, gzipped


def test_home_is_small(tmp_path: Path) -> None:
    async def visit_it() -> set[Path]:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            page = await visit.page("phone", "cs", service_workers="block")
            return await first_visit(page, visit.served.url, ".game")

    files = asyncio.run(visit_it())
    assert any(file.suffix == ".woff2" for file in files)  # all that is drawn was loaded
    assert sum(map(packed, files)) <= MOST


def test_a_table_is_small_and_brings_one_game(tmp_path: Path) -> None:
    async def visit_it() -> dict[str, set[Path]]:
        found = {}
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            for game in FACED:
                page = await visit.page("phone", "cs", service_workers="block")
                await play_now(page, visit.served.url, game)
                await page.wait_for_selector(".hand li")
                await page.wait_for_url("**/t/*")
                found[game] = await first_visit(page, page.url, ".hand li")
        return found

    for game, files in asyncio.run(visit_it()).items():
        parts = {file.name.partition("-")[0].partition(".")[0] for file in files} & set(GAMES)
        assert parts == {game}
        assert sum(map(packed, files)) <= MOST, game
