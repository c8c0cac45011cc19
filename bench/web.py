"""What a visitor waits for: bytes of the first visit, and the browser's own times until a table is painted."""

import asyncio
import gzip
import statistics
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.async_api import Page

from tests.web.browsing import Visit, play_now, visiting
from throneroom.games import GAMES
from throneroom.server.pages import FOLDER

RUNS = 7
PACKED = (".woff2", ".png")  # gzip has nothing to win there
# The moment at which the first card of the hand is in the page, on the clock of the page's own beginning.
CARDS = """new MutationObserver((_, watch) => {
    if (!document.querySelector('.hand li')) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.cardsAt = performance.now())));
}).observe(document, {childList: true, subtree: true});"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


async def sizes(visit: Visit, path: str, ready: str) -> tuple[int, int]:
    """Bytes of a first visit, gzipped: all but the API, and how many of them are fonts."""
    page = await visit.page("phone", "cs", service_workers="block")
    asked: set[str] = {"index.html"}
    page.on("request", lambda request: asked.add(urlsplit(request.url).path.removeprefix("/")))
    await page.goto(f"{visit.served.url}{path}")
    await page.wait_for_selector(ready)
    await page.evaluate("document.fonts.ready")
    await page.wait_for_timeout(1000)  # what is fetched on demand comes right after
    await page.context.close()
    files = [FOLDER / name for name in asked if (FOLDER / name).is_file()]
    packed = {
        file: len(file.read_bytes() if file.suffix in PACKED else gzip.compress(file.read_bytes())) for file in files
    }
    return sum(packed.values()), sum(size for file, size in packed.items() if file.suffix == ".woff2")


async def times(page: Page, url: str) -> dict[str, Any]:
    """One visit to a table with nothing kept by the browser."""
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    await page.add_init_script(CARDS)
    await page.goto(url)
    await page.wait_for_function("() => window.cardsAt")
    told: dict[str, Any] = await page.evaluate(f"({{paint: {PAINT}, cards: window.cardsAt}})")
    return told


async def measure() -> None:
    """A line for each game."""
    with tempfile.TemporaryDirectory() as folder:
        async with visiting(Path(folder) / "hall.db") as visit:
            total, fonts = await sizes(visit, "/", ".game")
            print(f"home: {total / 1000:.0f} kB gzipped, {fonts / 1000:.0f} kB of them fonts")
            for game in GAMES:
                page = await visit.page("phone", "cs")
                await play_now(page, visit.served.url, game)
                await page.wait_for_selector(".hand li")
                await page.wait_for_url("**/t/*")
                path = page.url.removeprefix(visit.served.url).partition("#")[0]
                runs = [await times(page, f"{visit.served.url}{path}") for _ in range(RUNS)]
                total, fonts = await sizes(visit, path, ".hand")
                shown = {what: statistics.median(run[what] for run in runs) for what in ("paint", "cards")}
                print(
                    f"{game}: {total / 1000:.0f} kB gzipped, {fonts / 1000:.0f} kB of them fonts; first paint "
                    f"{shown['paint']:.0f} ms, cards in hand {shown['cards']:.0f} ms (median of {RUNS})"
                )


if __name__ == "__main__":
    asyncio.run(measure())
