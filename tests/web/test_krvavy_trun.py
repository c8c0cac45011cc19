"""Krvavý trůn through the screen."""

import re
from pathlib import Path

from tests.server.rig.serving import quick_bots
from tests.web.browsing import run, visiting
from tests.web.tour import SameLuck, Screen, asked_to, go, table

NUMBERS = "() => [...document.querySelectorAll('.krvavy li em')].map((one) => one.textContent)"


def test_people_count_slots_from_1(tmp_path: Path) -> None:
    """On the board, in the list of options, in the log, and for those who listen."""

    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            guest, here = await table(visit.served, "krvavy_trun", 3, asked_to("strike", 3))
            page = await go(visit, Screen(f"/t/{here}", ".krvavy", guest), "desktop", "en")
            row = await page.locator("[data-slot]").count()
            shown = {int(text) for text in await page.evaluate(NUMBERS) if text}
            assert shown <= set(range(1, row + 1))
            assert row in shown
            spoken = await page.locator("[data-slot='0'] .hidden-text").first.inner_text()
            assert spoken.startswith("Slot 1:")
            offered = await page.locator(".options [data-action='strike 0']").inner_text()
            assert "slot 1:" in offered
            log = " ".join(await page.locator(".talk ol li").all_inner_texts())
            assert "slot 1" in log
            assert not re.search(r"slot 0\b", log)

    run(look())
