"""Whole matches as contact sheets, to be looked at: `make sheets`, or with `--of trun --sizes phone`.

Somebody plays by keyboard against bots, with motion, and a picture is taken now and then, and of each beat of the end.
"""

import argparse
import random
import tempfile
from itertools import product
from pathlib import Path

from playwright.async_api import Page

from tests.server.rig.serving import quick_bots
from tests.web.browsing import ASKED, FACED, IS_OVER, KEYS, SIZES, Visit, play_now, press_until_gone, run, visiting
from tests.web.tour import SameLuck

PICTURES = 24  # of a match, as far as it can be told beforehand
MOST_BEATS = 16  # of its end
EVERY = {"trun": 1, "krvavy_trun": 2, "dedicove": 4, "trolli": 4}  # questions from one picture to the next
WAYS = (("cs", "dark"), ("en", "light"))
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
        number += 1
    for beat in range(MOST_BEATS):
        await page.screenshot(path=folder / f"end{beat:02}.png")
        if await page.query_selector(f"{IS_OVER} [data-more]"):
            break
        await page.wait_for_timeout(1000)


async def sheet(visit: Visit, game: str, size: str, language: str, theme: str, folder: Path) -> Path:
    """A match, and the sheet that is made of its pictures."""
    name = folder / f"sheet-{game}-{size}-{language}-{theme}.png"
    page = await visit.page(size, language, theme)
    await play_now(page, visit.served.url, game)
    with tempfile.TemporaryDirectory() as place:
        await play(page, Path(place), EVERY[game])
        played, ended = (sorted(Path(place).glob(f"{of}*.png")) for of in ("[0-9]", "end"))
        chosen = played[:: max(1, len(played) // PICTURES)][:PICTURES]
        shown = "".join(f'<img src="{picture}">' for picture in chosen + ended)
        index = Path(place, "index.html")
        index.write_text(SHEET.format(columns=10 if size == "phone" else 5, pictures=shown), "utf-8")
        await page.context.close()
        whole = await visit.page("desktop")
        await whole.set_viewport_size({"width": 2000, "height": 1200})
        await whole.goto(index.as_uri())
        await whole.screenshot(path=name, full_page=True)
        await whole.context.close()
    return name


async def take(chosen: argparse.Namespace) -> None:
    """A sheet for each game, size, and language with its light."""
    for game, size, (language, theme) in product(chosen.of, chosen.sizes, WAYS):
        with tempfile.TemporaryDirectory() as place:
            async with visiting(Path(place) / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
                print(await sheet(visit, game, size, language, theme, chosen.folder), flush=True)


def main() -> None:
    """Where to, and which."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--folder", type=Path, default=Path("pictures"))
    reader.add_argument("--of", nargs="+", choices=FACED, default=FACED, help="whose matches")
    reader.add_argument("--sizes", nargs="+", choices=SIZES, default=["phone", "desktop"])
    chosen = reader.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    run(take(chosen))


if __name__ == "__main__":
    main()
