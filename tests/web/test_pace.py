"""Pace: how what others do is shown, with the page's clock stopped, so that only a touch or a test lets time pass."""

import asyncio
import json
from pathlib import Path

import pytest
from playwright.async_api import Page, WebSocket

from tests.server.rig.serving import AtTable, quick_bots
from tests.web.browsing import ASKED, MOMENT, Visit, run, visiting
from tests.web.test_motion import AN_HOUR, show
from tests.web.tour import NAMES, SameLuck

FAR = (720, 200)  # on the board, and on nothing there
A_DEED = 900  # milliseconds: as long as the newest stays in calm
A_WHILE = 60_000
SHOWN = "[data-slot]:not([inert])"


class Line:
    """What a page was told on its sockets."""

    def __init__(self, page: Page) -> None:
        self.ply = 0
        page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        self.ply = told.get("ply", self.ply) if told["type"] == "table" else self.ply

    async def until(self, ply: int) -> None:
        async with asyncio.timeout(MOMENT / 1000):
            while self.ply < ply:
                await asyncio.sleep(0.01)


async def four_cards(visit: Visit, pace: str) -> Page:
    """Four others have placed a card each, and the page has just heard of it; its clock stands still."""
    page = await visit.page("desktop")
    line = Line(page)
    await page.add_init_script(f"localStorage.setItem('throneroom-settings', '{json.dumps({'pace': pace})}')")
    await page.clock.install(time=0)
    places = await visit.served.match("krvavy_trun", *NAMES[:5], options={"first": "B"})
    await show(page, visit, places[0].person, places[0].table)
    await page.wait_for_selector("text=places first")
    await page.clock.pause_at(AN_HOUR)
    for place in places[1:]:
        await place_a_card(place)
    await line.until((await places[0].see(lambda now: now["asked"] is not None))["ply"])
    await page.wait_for_selector(SHOWN)
    return page


async def place_a_card(place: AtTable) -> None:
    message = await place.see(lambda now: now["asked"] is not None)
    await place.must("play", action=message["view"]["legal"][0]["text"], asked=message["asked"])


async def shown(page: Page) -> int:
    """How many cards lie in the street, and whether one is asked only when all of them do."""
    cards = await page.locator(SHOWN).count()
    assert (cards == 4) == (await page.query_selector(ASKED) is not None)
    return cards


@pytest.mark.parametrize(("pace", "deeds"), [("calm", [1, 2, 3]), ("quick", [1, 4, 4]), ("at-once", [4, 4, 4])])
def test_others_are_shown_at_the_pace_that_was_chosen(pace: str, deeds: list[int], tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page = await four_cards(visit, pace)
            seen = [await shown(page)]
            assert (await page.text_content("[role=log]") or "").count("places a card") == deeds[0]  # each is said
            for _ in deeds[1:]:
                await page.clock.run_for(A_DEED)
                seen.append(await shown(page))
            assert seen == deeds
            await page.clock.run_for(A_WHILE)
            assert await shown(page) == 4

    run(look())


@pytest.mark.parametrize("touch", ["pointer", "Space", "Enter"])
def test_a_touch_finishes_the_step_and_a_second_one_all(touch: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page = await four_cards(visit, "calm")
            seen = []
            for _ in range(2):
                await (page.mouse.click(*FAR) if touch == "pointer" else page.keyboard.press(touch))
                seen.append(await shown(page))
            assert seen == [2, 4]

    run(look())


def test_step_by_step_waits_for_a_touch_an_arrow_or_the_button(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page = await four_cards(visit, "step")
            await page.clock.run_for(A_WHILE)
            assert await shown(page) == 1
            assert f"{NAMES[1]} places a card" in await page.inner_text(".prompt p")
            assert (
                await page.locator("[data-slot='0']").evaluate("node => getComputedStyle(node).outlineStyle") == "solid"
            )
            await page.mouse.click(*FAR)
            assert await shown(page) == 2
            await page.keyboard.press("ArrowRight")
            assert await shown(page) == 3
            await page.click("[data-next]")
            assert await shown(page) == 4

    run(look())


def test_step_by_step_skips_nothing_however_much_waits(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            places = await visit.served.match("trun", *NAMES[:2], public=True)
            page = await visit.page("desktop")
            await page.add_init_script(f"localStorage.setItem('throneroom-settings', '{json.dumps({'pace': 'step'})}')")
            line = Line(page)
            await page.goto(f"{visit.served.url}/t/{places[0].table}")
            await page.wait_for_selector(".app")
            await asyncio.gather(*(place.play_to_the_end() for place in places))
            await line.until(places[0].now["ply"])
            assert await page.locator("[data-spot=trick] .laid").count() == 1
            await page.click("[data-next]")
            assert await page.locator("[data-spot=trick] .laid").count() == 2

    run(look())


def test_input_is_never_blocked(tmp_path: Path) -> None:
    """Whoever chooses by its number has seen enough, also step by step."""

    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page = await four_cards(visit, "step")
            await page.keyboard.press("1")
            assert await shown(page) == 4
            assert await page.query_selector(".prompt .go") is not None

    run(look())


def test_the_pace_is_chosen_at_the_table_and_kept(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page = await visit.page("phone")
            places = await visit.served.match("krvavy_trun", *NAMES[:3])
            await show(page, visit, places[0].person, places[0].table)
            await page.click("header nav button")
            await page.check("dialog input[value=quick]")
            await page.keyboard.press("Escape")
            await page.reload()
            await page.click("header nav button")
            assert await page.is_checked("dialog input[value=quick]")

    run(look())
