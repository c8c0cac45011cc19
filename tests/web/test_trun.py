"""Trůn on its board: what a tour of screens does not measure."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.rig.serving import quick_bots
from tests.web.browsing import run, visiting
from tests.web.tour import SameLuck, Screen, go, table

GAP = """() => document.querySelector('.votes').getBoundingClientRect().top
    - Math.max(...[...document.querySelectorAll('.deck *')].map((part) => part.getBoundingClientRect().bottom))"""


def with_a_long_hand_and_a_vote(now: dict[str, Any]) -> bool:
    """Two rows of cards below, and a name among the votes."""
    shown = now["view"]["table"]
    is_recruiting = now["asked"] is not None and shown["phase"] == 1
    return is_recruiting and any(shown["votes"]) and len(shown["seats"][0]["hand"]) > 8


@pytest.mark.parametrize("size", ["phone", "small"])
def test_the_deck_lies_above_the_votes(size: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            guest, match = await table(visit.served, "trun", 2, with_a_long_hand_and_a_vote)
            page = await go(visit, Screen(f"/t/{match}", ".hand ul", guest), size)
            assert await page.evaluate(GAP) >= 0

    run(look())
