"""What a visitor waits for: bytes of the first visit, and the browser's own times until a table is painted."""

import asyncio
import gzip
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.async_api import Page, Response

from tests.web.browsing import Visit, play_now, visiting
from throneroom.games import GAMES

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
    page = await visit.page("phone", "cs")
    found: list[Response] = []
    page.on("response", lambda answer: found.append(answer))
    await page.goto(f"{visit.served.url}{path}")
    await page.wait_for_selector(ready)
    await page.evaluate("document.fonts.ready")
    await page.wait_for_timeout(1000)  # what is fetched on demand comes right after
    bodies = {one.url: await one.body() for one in found if "/api/" not in one.url and one.ok}
    packed = {url: len(body if url.endswith(PACKED) else gzip.compress(body)) for url, body in bodies.items()}
    return sum(packed.values()), sum(size for url, size in packed.items() if url.endswith(".woff2"))


async def times(page: Page, url: str) -> dict[str, Any]:
    """One visit to a table with nothing kept by the browser."""
    devtools = await page.context.new_cdp_session(page)
    await devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    await page.add_init_script(CARDS)
    await page.goto(url)
    await page.wait_for_function("window.cardsAt")
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
