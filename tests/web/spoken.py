"""What a screen reader has to tell of one whole match of each game: `python -m tests.web.spoken trolli` writes it anew.

The whole page comes first, as it is read from its beginning to its end; then, whenever the player is asked, what is new
on it since the last question; at last the whole page again.
"""

import asyncio
import random
import re
import sys
import tempfile
from collections.abc import AsyncIterator
from difflib import SequenceMatcher
from functools import partial
from pathlib import Path
from typing import Any

from playwright.async_api import Page

from tests.server.rig.serving import quick_bots
from tests.web.browsing import ASKED, FACED, IS_OVER, KEYS, Visit, press_until_gone, run, visiting
from tests.web.test_motion import show
from tests.web.tour import NAMES, SameSecrets

HERE = Path(__file__).with_name("spoken")
OPTIONS = ".options [data-action]"
HUSH = """isHushed => document.querySelectorAll('[inert]').forEach((node) => {
    if (isHushed === !node.ariaHidden) node.ariaHidden = isHushed ? 'true' : null;
})"""
SEATS = {"krvavy_trun": 3}  # else two
LEFT_OUT = re.compile(r"/url: |^- log")  # addresses; and what was just announced, as many moments as came together


def path_of(game: str) -> Path:
    """Where its text is kept."""
    return HERE / f"{game}.txt"


async def spoken(database: Path, game: str) -> str:
    """A match by keyboard, without motion, against people who play at random."""
    async with visiting(database, pool=quick_bots(), ids=SameSecrets()) as visit:
        page = await seated(visit, game)
        pages = [each async for each in readings(page)]
    told = [headed("The table", pages[0])]
    told += [headed(f"Question {i + 1}", new_in(pages[i - 1], pages[i])) for i in range(1, len(pages) - 1)]
    return "\n\n".join([*told, headed("The end", pages[-1])]) + "\n"


async def seated(visit: Visit, game: str) -> Page:
    """At a table with others."""
    page = await visit.page("desktop", reduced_motion="reduce")
    places = await visit.served.match(game, *NAMES[: SEATS.get(game, 2)])
    for number, place in enumerate(places[1:]):
        choose = partial(random.Random(number).choice)
        visit.tasks.add(asyncio.create_task(place.play_to_the_end(choose)))
    await show(page, visit, places[0].person, places[0].table)
    return page


async def readings(page: Page) -> AsyncIterator[list[str]]:
    """The page whenever something is asked, and when it is over."""
    dice = random.Random(1)
    while True:
        await page.wait_for_selector(f"{ASKED}, {IS_OVER}")
        asked = await page.query_selector(ASKED)
        await page.keyboard.press("Space")  # the last thing has been seen
        if not asked:
            await page.wait_for_selector("[data-fair]")
        yield await read(page)
        if not asked:
            return
        key = dice.randint(1, min(await page.locator(OPTIONS).count(), KEYS))
        await press_until_gone(page, str(await asked.get_attribute("data-asked")), str(key))


async def read(page: Page) -> list[str]:
    """The lines of the page; what is inert nobody hears, though it is in the browser's tree."""
    await page.evaluate(HUSH, True)
    lines = (await page.locator("body").aria_snapshot()).splitlines()
    await page.evaluate(HUSH, False)
    return [line for line in lines if not LEFT_OUT.search(line)]


def new_in(before: list[str], now: list[str]) -> list[str]:
    """The lines that were not there before, in their order."""
    matches: Any = SequenceMatcher(None, before, now, autojunk=False).get_opcodes()
    return [line for what, _, _, first, last in matches if what in ("insert", "replace") for line in now[first:last]]


def headed(title: str, lines: list[str]) -> str:
    return "\n".join([f"== {title}", *lines])


def main() -> None:
    """All of them, or those that are named."""
    for game in sys.argv[1:] or FACED:
        with tempfile.TemporaryDirectory() as folder:
            path_of(game).write_text(run(spoken(Path(folder, "hall.db"), game)), "utf-8")
        print(path_of(game).relative_to(HERE.parents[2]))


if __name__ == "__main__":
    main()
