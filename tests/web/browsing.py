"""A real browser before a real server: a Chromium, driven by Playwright."""

import asyncio
import atexit
import contextlib
import gzip
import os
import random
import shutil
import sys
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, Locator, Page, async_playwright
from playwright.async_api import Error as Changed  # too late, or no longer in the page

from tests.missing import missing
from tests.server.rig.serving import Served, serving
from throneroom.games import GAMES
from throneroom.server.pages import FOLDER, PACKED

SIZES = {"phone": (390, 844), "small": (360, 640), "tablet": (768, 1024), "desktop": (1440, 900)}
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first is the lightest
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
COMPLAINTS = ("Failed to load resource", "WebSocket connection to", "Failed to fetch")
LONGEST_WAIT = 60_000  # milliseconds
MOMENT = 5_000
MOST_STEPS = 12  # that one move can take
KEYS = 9  # options that a number chooses
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MEASURE = Path(__file__).parent / "measure.js"
FACES = Path(__file__).parents[2] / "web" / "src" / "games"
FACED = [game for game in GAMES if (FACES / game).is_dir()]  # those that can be played in the browser


def chromium() -> str:
    """The one that CHROMIUM names, the machine's own, or the one that a package brought."""
    path = os.pathsep.join((os.environ["PATH"], str(Path(sys.executable).parent)))
    found = (shutil.which(name, path=path) for name in CHROMIUMS)
    return os.environ.get("CHROMIUM") or next(filter(None, found), None) or missing("Chromium")


def troubles_of(page: Page, troubles: list[str] | None = None) -> list[str]:
    """A list that fills with everything that goes wrong on this page."""
    found = [] if troubles is None else troubles
    page.on("console", lambda line: found.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: found.append(str(error)))
    return found


class Visit:
    """A server, a browser, and everything that went wrong on its pages."""

    def __init__(self, served: Served, browser: Browser) -> None:
        self.served = served
        self.browser = browser
        self.troubles: list[str] = []
        self.contexts: list[BrowserContext] = []
        self.tasks: set[asyncio.Task[Any]] = set()  # what others do meanwhile

    async def page(
        self, size: str = "desktop", language: str = "en", theme: Any = "dark", workers: Any = "block", **more: Any
    ) -> Page:
        """A person with a browser of their own. A service worker loads everything for later: few tests need that."""
        width, height = SIZES[size]
        context = await self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=theme,
            service_workers=workers,
            **more,
        )
        self.contexts.append(context)
        context.set_default_timeout(LONGEST_WAIT)
        page = await context.new_page()
        self.watch(page)
        return page

    def forgive_the_line(self) -> None:
        """The browser itself complains about what is not there; everything else stays."""
        self.troubles = [trouble for trouble in self.troubles if not any(word in trouble for word in COMPLAINTS)]

    def watch(self, page: Page) -> None:
        """Nothing may go wrong on this page."""
        troubles_of(page, self.troubles)


@contextlib.asynccontextmanager
async def visiting(database: Path, **parts: Any) -> AsyncIterator[Visit]:
    """Open the doors; at the end nothing may have gone wrong on any page."""
    browser = await the_browser()
    async with serving(database, **parts) as served:
        visit = Visit(served, browser)
        try:
            yield visit
        finally:
            for task in visit.tasks:
                task.cancel()
            for context in visit.contexts:
                await context.close()
        assert visit.troubles == []


# One browser for each process, and so one loop, to which it belongs: starting it takes longer than most visits.
_shared: dict[str, Any] = {}
Found = TypeVar("Found")


def run(visit: Coroutine[Any, Any, Found]) -> Found:
    """What happens in the browser, in the loop that it belongs to."""
    if not _shared:
        _shared["loop"] = asyncio.Runner()
        atexit.register(_close)
    found: Found = _shared["loop"].run(visit)
    return found


async def the_browser() -> Browser:
    """Started when it is needed first, or needed again after it broke."""
    if "browser" not in _shared or not _shared["browser"].is_connected():
        _shared["driver"] = await async_playwright().start()
        _shared["browser"] = await _shared["driver"].chromium.launch(executable_path=chromium(), args=list(QUIET))
    browser: Browser = _shared["browser"]
    return browser


def _close() -> None:
    async def close() -> None:
        await _shared["browser"].close()
        await _shared["driver"].stop()

    if "browser" in _shared:
        _shared["loop"].run(close())
    _shared["loop"].close()


async def first_visit(page: Page, url: str, ready: str) -> set[Path]:
    """The files of the client that somebody loads who comes here for the first time."""
    asked = {"index.html"}
    page.on("request", lambda request: asked.add(urlsplit(request.url).path.removeprefix("/")))
    await page.goto(url)
    await page.wait_for_selector(ready)
    await page.evaluate("document.fonts.ready")
    await page.wait_for_timeout(1000)  # what is fetched on demand comes right after
    return {FOLDER / name for name in asked if (FOLDER / name).is_file()}


def packed(file: Path) -> int:
    """Its bytes on the wire."""
    content = file.read_bytes()
    return len(gzip.compress(content)) if file.suffix in PACKED else len(content)


async def play_now(page: Page, url: str, game: str, seats: int | None = None) -> None:
    """Two taps to a match with bots; some more for another number of seats."""
    await page.goto(url)
    await page.click(f'.game[data-game="{game}"]')
    if seats is not None and len(GAMES[game].seats) > 1:
        await page.click("dialog summary")
        await page.locator("dialog select").first.select_option(str(seats))
    await page.click("dialog .button.go")
    await page.wait_for_selector(".app")


async def open_for_people(page: Page, url: str, game: str, name: str = "Eva") -> str:
    """A table for people, whose first seat is taken by whoever opens it, under this name. Returns the invitation."""
    await page.goto(url)
    await page.click(f'.game[data-game="{game}"]')
    await page.click("dialog [data-people]")
    await page.fill("dialog #name", name)
    await page.click("dialog .go")
    await page.wait_for_selector(".places .mine")
    invitation = await page.input_value("main input[readonly]")
    assert "#invite=" in invitation
    return invitation


async def come_by(page: Page, invitation: str, name: str) -> None:
    """Follow an invitation, under this name, to a free seat."""
    await page.goto(invitation)
    await page.fill("#name", name)
    await page.click("form .go")
    await page.wait_for_selector(".places .mine")


def seats_of(game: str) -> tuple[int, ...]:
    """As many as the home page offers first, then the fewest, the most, and the even ones between."""
    seats = GAMES[game].seats
    usual = next((count for count in seats if count > 2), seats[0])
    return tuple(dict.fromkeys((usual, min(seats), max(seats), *range(min(seats), max(seats), 2))))


IS_OVER = "section[data-end]"
ASKED = ".prompt[data-asked]"
OFFER = ".prompt [data-offer]"


async def next_question(page: Page) -> bool:
    """Wait until something is asked; False when it is over. Bots need not wait for a change of mind."""
    while True:
        await page.wait_for_selector(f"{ASKED}, {IS_OVER}, {OFFER}")
        if not await page.query_selector(OFFER):
            break
        await page.keyboard.press("Escape")
    return await page.query_selector(IS_OVER) is None


LIT = (".board [data-action]", ".hand [data-action]:not([inert])", ".hand [data-card]:not([inert])")


# A place of the thing that is in sight: in a fan most of a card lies under its neighbour, and it is turned.
IN_SIGHT = """node => {
    const {left, top, width, height} = node.getBoundingClientRect();
    const parts = [0.5, 0.35, 0.2, 0.1, 0.65, 0.8, 0.9];
    const places = parts.flatMap((y) => parts.map((x) => ({x: x * width, y: y * height})));
    return places.find(({x, y}) => node.contains(document.elementFromPoint(left + x, top + y))) ?? null;
}"""


async def touch(thing: Locator, **more: Any) -> None:
    """Press it where it is in sight."""
    await thing.click(position=await thing.evaluate(IN_SIGHT, timeout=MOMENT), **more)


async def touch_something_lit(page: Page, dice: random.Random) -> None:
    """On the board first, then in the hand: a card that has several places is only the first step."""
    for place in LIT:
        found = await page.locator(f"{place} >> visible=true").all()
        if found:
            await touch(dice.choice(found), timeout=MOMENT)
            return


HAS_GONE = "document.querySelector('.prompt')?.dataset.asked !== asked"


async def play_by_clicks(page: Page) -> int:
    """Touch what is lit, on the board and in the hand, until it is over. Returns how many moves were made."""
    moves, dice = 0, random.Random(1)
    while await next_question(page):
        asked = await page.get_attribute(ASKED, "data-asked")
        for _ in range(MOST_STEPS):
            await take_a_step(page, asked, dice)
            if await page.evaluate(f"asked => {HAS_GONE}", asked):
                break
        else:
            raise AssertionError("Whatever is touched, the same is asked.")
        moves += 1
    return moves


async def take_a_step(page: Page, asked: str | None, dice: random.Random) -> None:
    """Press the button that plays, or touch what is lit. A busy page may have changed meanwhile: then look again.

    If a touch took so long that it became a look at the card, Escape closes that.
    """
    try:
        if await page.query_selector(".prompt .go"):
            await page.click(".prompt .go", timeout=MOMENT)
            await page.wait_for_function(f"asked => {HAS_GONE}", arg=asked, timeout=MOMENT)
        else:
            await touch_something_lit(page, dice)
            said = f"asked => {HAS_GONE} || document.querySelector('.prompt .button')"
            await page.wait_for_function(said, arg=asked, timeout=MOMENT)
    except Changed:
        await page.keyboard.press("Escape")


async def play_by_keys(page: Page) -> int:
    """No mouse: a number chooses, the same number plays; the only option there is needs one press."""
    moves, dice = 0, random.Random(1)
    while await next_question(page):
        asked = str(await page.get_attribute(ASKED, "data-asked"))
        options = await page.locator(".options [data-action]").count()
        await press_until_gone(page, asked, str(dice.randint(1, min(options, KEYS))))
        moves += 1
    return moves


async def press_until_gone(page: Page, asked: str, key: str = "1") -> None:
    """Answer this question with the option of this key; the only one needs one press, and a second would come late."""
    is_chosen = await page.query_selector(".prompt .go")
    await page.keyboard.press(key)
    if not is_chosen:
        await page.wait_for_function(f"asked => {HAS_GONE} || document.querySelector('.prompt .go')", arg=asked)
        if await page.evaluate(f"asked => !({HAS_GONE})", asked):
            await page.keyboard.press(key)
    await page.wait_for_function(f"asked => {HAS_GONE}", arg=asked)


async def faults_of(page: Page) -> list[str]:
    """What axe-core finds serious or critical, and what is cut off, covered or too small to be touched."""
    await page.evaluate(AXE.read_text("utf-8"))
    found = await page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    bad = [v for v in found["violations"] if v["impact"] in ("serious", "critical")]
    told = [f"{v['id']}: {[node['target'] for node in v['nodes']][:3]}" for v in bad]
    measured: list[str] = await page.evaluate(MEASURE.read_text("utf-8"))
    return told + measured
