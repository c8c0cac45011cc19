"""Whole matches as contact sheets, to be looked at: `make sheets`, or with `--of trun --sizes phone`.

Somebody plays by keyboard against bots, with motion, and a picture is taken now and then, and of each beat of the end.
`--ways cs-dark` chooses language and light, `--seats 6` a larger table; `--frames` keeps each picture.
"""

import argparse
import asyncio
import random
import tempfile
from itertools import product
from pathlib import Path

from playwright.async_api import Page

from tests.server.rig.serving import quick_bots
from tests.web.browsing import (
    ASKED,
    FACED,
    IS_OVER,
    KEYS,
    SIZES,
    Visit,
    play_now,
    press_until_gone,
    run,
    the_browser,
    visiting,
)
from tests.web.tour import SameSecrets
from throneroom.games import GAMES

PICTURES = 24  # pairs of them of a match, as far as it can be told beforehand
MOST_BEATS = 16  # of its end
EVERY = {"trun": 1, "krvavy_trun": 2, "dedicove": 4, "trolli": 4}  # questions from one picture to the next
WAYS = ("cs-dark", "en-light", "cs-light", "en-dark")
SHEET = """<!doctype html><style>
body {{ display: grid; grid-template-columns: repeat({columns}, 1fr); gap: 8px; margin: 8px; background: #777; }}
img {{ width: 100%; display: block; }}
</style>{pictures}"""


async def play(page: Page, folder: Path, every: int) -> None:
    """To the end; a picture of every so many questions, of what others do before the next, and of the end."""
    dice, number = random.Random(1), 0
    while True:
        await page.wait_for_selector(f"{ASKED}, {IS_OVER}")
        asked = await page.query_selector(ASKED)
        if not asked:
            break
        if number % every == 0 and number < PICTURES * every:
            await page.screenshot(path=folder / f"{number:04}a.png")
        options = await page.locator(".options [data-action]").count()
        key = str(dice.randint(1, min(options, KEYS)))
        await press_until_gone(page, str(await asked.get_attribute("data-asked")), key)
        if number % every == 0 and number < PICTURES * every:
            await page.wait_for_timeout(600)
            await page.screenshot(path=folder / f"{number:04}b.png")
        await page.keyboard.press("Escape")  # it need not be taken back
        number += 1
    for beat in range(MOST_BEATS):
        await page.screenshot(path=folder / f"end{beat:02}.png")
        if await page.query_selector(f"{IS_OVER} [data-more]"):
            break
        await page.wait_for_timeout(1000)


async def sheet(visit: Visit, game: str, size: str, way: str, chosen: argparse.Namespace) -> Path:
    """A match, and the sheet that is made of its pictures."""
    seats = chosen.seats if chosen.seats in GAMES[game].seats else None
    name = f"{game}{seats or ''}-{size}-{way}"
    page = await visit.page(size, *way.split("-"))
    await page.add_init_script("crypto.getRandomValues = (bytes) => bytes.fill(7)")  # its part of the luck
    await play_now(page, visit.served.url, game, seats)
    with tempfile.TemporaryDirectory() as scratch:
        place = chosen.folder / name if chosen.frames else Path(scratch)
        place.mkdir(exist_ok=True)
        await play(page, place, EVERY[game])
        await page.context.close()
        return await shown(visit, place, chosen.folder / f"sheet-{name}.png", columns=10 if size == "phone" else 5)


async def shown(visit: Visit, place: Path, name: Path, columns: int) -> Path:
    """The pictures of this folder beside each other, each question with what was done upon it."""
    taken = sorted(place.glob("*.png"))
    pictures = "".join(f'<img src="{picture.absolute()}">' for picture in taken)
    index = place / "index.html"
    index.write_text(SHEET.format(columns=columns, pictures=pictures), "utf-8")
    whole = await visit.page("desktop")
    await whole.set_viewport_size({"width": 2000, "height": 1200})
    await whole.goto(index.absolute().as_uri())
    await whole.screenshot(path=name, full_page=True)
    await whole.context.close()
    return name


async def take(chosen: argparse.Namespace) -> None:
    """A sheet for each game, size, and language with its light; some at once: a match waits more than it works."""
    free = asyncio.Semaphore(chosen.at_once)

    async def one(game: str, size: str, way: str) -> None:
        async with free:
            with tempfile.TemporaryDirectory() as place:
                hall = Path(place) / "hall.db"
                async with visiting(hall, pool=quick_bots(), ids=SameSecrets()) as visit:
                    print(await sheet(visit, game, size, way, chosen), flush=True)

    await the_browser()
    await asyncio.gather(*(one(*way) for way in product(chosen.of, chosen.sizes, chosen.ways)))


def main() -> None:
    """Where to, and which."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--folder", type=Path, default=Path("pictures"))
    reader.add_argument("--of", nargs="+", choices=FACED, default=FACED, help="whose matches")
    reader.add_argument("--sizes", nargs="+", choices=SIZES, default=["phone", "desktop"])
    reader.add_argument("--ways", nargs="+", choices=WAYS, default=WAYS[:2], help="languages and lights")
    reader.add_argument("--seats", type=int, help="where a game has so many")
    reader.add_argument("--at-once", type=int, default=2, help="matches")
    reader.add_argument("--frames", action="store_true", help="keep each picture, too")
    chosen = reader.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    run(take(chosen))


if __name__ == "__main__":
    main()
