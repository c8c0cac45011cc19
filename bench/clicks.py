"""How much script an interaction takes in a long match of Jak se trollí princezny: `python -m bench.clicks`."""

import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from playwright.async_api import CDPSession, Page

from tests.server.rig.headway import Moment
from tests.server.rig.serving import quick_bots
from tests.web.browsing import ASKED, HAS_GONE, Visit, run, visiting
from tests.web.tour import SameLuck, Screen, built, go, table

SEATS = 4
LATE = 6  # rounds of ten
SIZES = ("phone", "desktop")
WATCH = """() => {
    window.longest = 0;
    new PerformanceObserver((list) => {
        for (const task of list.getEntries()) window.longest = Math.max(window.longest, task.duration);
    }).observe({entryTypes: ["longtask"]});
}"""
Deed = Callable[[Page], Awaitable[object]]


def late(step: str) -> Moment:
    """Asked this in the second half of the match, with a network."""
    return lambda now: now["view"]["table"]["round"] >= LATE and built(step, 1)(now)


def press(what: str) -> Deed:
    """Touch the first of these that can be seen."""
    return lambda page: page.locator(f"{what} >> visible=true").first.click()


def choose(what: str) -> Deed:
    """The same, unless the only answer is chosen already."""

    async def once(page: Page) -> None:
        if not await page.query_selector(".prompt .go"):
            await press(what)(page)

    return once


async def play(page: Page) -> None:
    """Send what is chosen, and wait for the next question."""
    asked = await page.get_attribute(ASKED, "data-asked")
    await page.click(".prompt .go")
    await page.wait_for_function(f"asked => {HAS_GONE}", arg=asked)
    await page.wait_for_selector(ASKED)


DEEDS: dict[str, dict[str, Deed]] = {
    "card": {
        "choose a card": choose(".hand [data-action^=play]"),
        "play it": play,
        "choose a place": choose(".board [data-place]"),
        "move a troll there": play,
        "look at another's board": press(".others button >> nth=1"),
    },
    "lay": {
        "choose a slot": choose(".ground [data-action]"),
        "turn the tile": press("[data-turn]"),
        "zoom in": press(".tools button:last-child"),
        "lay it": play,
    },
}


async def script_of(line: CDPSession) -> float:
    """Milliseconds of script so far."""
    metrics = (await line.send("Performance.getMetrics"))["metrics"]
    return next(float(metric["value"]) for metric in metrics if metric["name"] == "ScriptDuration") * 1000


async def measure(visit: Visit, step: str, size: str, told: dict[str, float]) -> float:
    """All deeds from one moment on. Returns the longest task of all, in milliseconds."""
    guest, match = await table(visit.served, "trolli", SEATS, late(step))
    page = await go(visit, Screen(f"/t/{match}", ".trolli", guest), size, "cs")
    line = await page.context.new_cdp_session(page)
    await line.send("Performance.enable")
    await page.evaluate(WATCH)
    for name, deed in DEEDS[step].items():
        if name == "turn the tile" and not await page.query_selector("[data-turn]"):
            continue
        before = await script_of(line)
        await deed(page)
        await page.wait_for_timeout(400)  # all that follows from it
        told[name] = await script_of(line) - before
    longest: Any = await page.evaluate("window.longest")
    await page.context.close()
    return float(longest)


async def main() -> None:
    """A line for each interaction, and the longest task."""
    with tempfile.TemporaryDirectory() as folder:
        async with visiting(Path(folder) / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            for size in SIZES:
                told: dict[str, float] = {}
                longest = max([await measure(visit, step, size, told) for step in DEEDS])
                for name, time in told.items():
                    print(f"{size}, {name}: {time:.0f} ms of script", flush=True)
                print(f"{size}, longest task: {longest:.0f} ms (0: none above 50 ms)", flush=True)


if __name__ == "__main__":
    run(main())
