"""`python -m bench.ready`: a first start as a newcomer has it, with nothing in any cache.

For each game and level a server is started anew. Seconds from its address until `/readyz` answers, and from the moment
at which somebody starts a match in Chromium until the first own move can be made. Where the table lets one choose who
begins, it is oneself: turns of others take the time that they take.
"""

import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from playwright.async_api import Browser, async_playwright

from tests.web.browsing import ASKED, QUIET, chromium
from throneroom import GAMES
from throneroom.bots import LEVELS

COMMAND = [sys.executable, "-m", "throneroom", "serve", "--host", "127.0.0.1", "--port", "0"]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


async def main() -> None:
    """A line for each game and level."""
    async with async_playwright() as player:
        browser = await player.chromium.launch(executable_path=chromium(), args=[*QUIET])
        for game in GAMES:
            for level in LEVELS:
                with tempfile.TemporaryDirectory() as home:
                    print(f"{game} {level}: {await begun(browser, game, level, Path(home))}", flush=True)
        await browser.close()


async def begun(browser: Browser, game: str, level: str, home: Path) -> str:
    """One first start."""
    own = {name: value for name, value in os.environ.items() if name not in ("THRONEROOM_CACHE", "THRONEROOM_SPEED")}
    own |= {"HOME": str(home), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(COMMAND, env=own, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            url = next(found[0] for line in server.stdout if (found := ADDRESS.search(line)))
            began = time.perf_counter()
            while not is_ready(url):
                await asyncio.sleep(0.01)
            ready = time.perf_counter() - began
            return (
                f"ready after {ready:.2f} s, first own move after {await first_move(browser, url, game, level):.2f} s"
            )
        finally:
            server.terminate()


def is_ready(url: str) -> bool:
    """Does it say so?"""
    try:
        return httpx.get(f"{url}/readyz").status_code == httpx.codes.OK
    except httpx.TransportError:
        return False


async def first_move(browser: Browser, url: str, game: str, level: str) -> float:
    """Seconds from the click that starts a match against this level until something is asked of us."""
    page = await browser.new_page()
    await page.goto(url)
    await page.click(f'.game[data-game="{game}"]')
    await page.click("dialog summary")
    await page.locator(f'dialog select:has(option[value="{level}"])').select_option(level)
    first = page.locator('dialog select:has(option[value="A"])')
    if await first.count():
        await first.select_option("A")
    began = time.perf_counter()
    await page.click("dialog .button.go")
    await page.wait_for_selector(ASKED)
    taken = time.perf_counter() - began
    await page.close()
    return taken


if __name__ == "__main__":
    asyncio.run(main())
