"""A first visit is small, and nobody loads what another game needs."""

from pathlib import Path

from tests.server.rig.serving import quick_bots
from tests.web.browsing import ASKED, FACED, first_visit, packed, play_now, run, visiting
from throneroom.games import GAMES

MOST = 250_000  # bytes, gzipped
HOME = "home"


def test_home_and_tables_are_small_and_a_table_brings_one_game(tmp_path: Path) -> None:
    async def visit_them() -> dict[str, set[Path]]:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            page = await visit.page("phone", "cs")
            found = {HOME: await first_visit(page, visit.served.url, ".game")}
            for game in FACED:
                page = await visit.page("phone", "cs")
                await play_now(page, visit.served.url, game)
                await page.wait_for_selector(ASKED)
                await page.wait_for_url("**/t/*")
                found[game] = await first_visit(page, page.url, ASKED)
            return found

    for place, files in run(visit_them()).items():
        assert any(file.suffix == ".woff2" for file in files)  # all that is drawn was loaded
        assert sum(map(packed, files)) <= MOST, place
        parts = {file.name.partition("-")[0].partition(".")[0] for file in files} & set(GAMES)
        assert place == HOME or parts == {place}
