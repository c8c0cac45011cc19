"""What a visitor waits for: bytes of the first visit, and the browser's own times until a table is painted."""

import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.async_api import Page

from tests.web.browsing import ASKED, FACED, first_visit, packed, play_now, run, visiting

RUNS = 7
# The moment at which the first card of the hand is in the page, on the clock of the page's own beginning.
CARDS = """new MutationObserver((_, watch) => {
    if (!document.querySelector('.hand li')) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.cardsAt = performance.now())));
}).observe(document, {childList: true, subtree: true});"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


async def size(page: Page, url: str, ready: str) -> str:
    """Bytes of a first visit, gzipped: all but the API, and how many of them are fonts."""
    files = await first_visit(page, url, ready)
    fonts = sum(packed(file) for file in files if file.suffix == ".woff2")
    return f"{sum(map(packed, files)) / 1000:.0f} kB gzipped, {fonts / 1000:.0f} kB of them fonts"


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
    """A line for the home page and for a table of each game."""
    with tempfile.TemporaryDirectory() as folder:
        async with visiting(Path(folder) / "hall.db") as visit:
            page = await visit.page("phone", "cs")
            print(f"home: {await size(page, visit.served.url, '.game')}", flush=True)
            for game in FACED:
                page = await visit.page("phone", "cs")
                await play_now(page, visit.served.url, game)
                await page.wait_for_selector(ASKED)
                await page.wait_for_url("**/t/*")
                told = await size(page, page.url, ASKED)
                runs = [await times(page, page.url) for _ in range(RUNS)]
                paint, cards = (statistics.median(run[what] for run in runs) for what in ("paint", "cards"))
                print(
                    f"{game}: {told}; first paint {paint:.0f} ms, cards in hand {cards:.0f} ms (median of {RUNS})",
                    flush=True,
                )


if __name__ == "__main__":
    run(measure())
