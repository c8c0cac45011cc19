"""Together: what is played in the hall, once more, quiet emotes, larger text, and one language from the start."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from playwright.async_api import Page, Route

from tests.server.rig.serving import quick_bots
from tests.web.browsing import FACED, MOMENT, Visit, faults_of, run, visiting
from tests.web.tour import SHELL, SameLuck, Screen, Seats, all_screens, go

END = "section[data-end]"
RUNNING = "[data-running] li"


# -- the hall -----------------------------------------------------------------------------------------------


def test_the_hall_shows_what_others_play_and_renews_it_without_a_flicker(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            eva, jan = await visit.served.match("trun", "Eva", "Jan", public=True)
            await (await visit.served.person("Ivo")).join(eva.table)
            own = await go(visit, Screen("/", ".turn", eva.person), "phone")
            page = await go(visit, Screen("/", RUNNING), "phone", "en")
            assert re.search(r"since .+ · 1 watches", await page.inner_text(RUNNING))
            assert await own.locator(RUNNING).count() == 0  # it stands above, to be played
            await page.evaluate(f"document.querySelector('{RUNNING}').isTheSame = true")
            await visit.served.match("krvavy_trun", "Ota", "Žofie", "Radek", public=True)
            await page.wait_for_selector(f"{RUNNING} >> nth=1", timeout=3 * MOMENT)  # by itself
            assert "Oriflamme" in await page.locator(RUNNING).first.inner_text()  # what began last
            assert await page.evaluate(f"document.querySelectorAll('{RUNNING}')[1].isTheSame")
            assert await own.locator(RUNNING).count() == 1
            for place in (eva, jan):
                await place.must("vote", about="abandon")
            await page.wait_for_selector(f"{RUNNING} >> nth=1", state="detached", timeout=3 * MOMENT)

    run(look())


# -- once more, and emotes ----------------------------------------------------------------------------------


def test_one_tap_of_each_plays_again_and_emotes_are_seen_in_the_readers_language(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            one, other = await visit.served.match("trun", "Eva", "Jan", options={"first": "A"})
            eva = await go(visit, Screen(f"/t/{one.table}", ".hand li", one.person), "desktop", "en")
            jan = await go(visit, Screen(f"/t/{one.table}", ".hand li", other.person), "phone", "cs")
            await show_signs(eva, jan)
            await one.must("resign")
            await play_again(eva, jan)
            assert eva.url == jan.url
            assert await eva.get_attribute(".seats [aria-current]", "data-seat") == "B"  # who began gives way

    run(look())


async def show_signs(eva: Page, jan: Page) -> None:
    """By key on a desktop, by touch on a phone, where the sheet makes room for the seats."""
    await eva.click(".talk .tabline button >> nth=1")
    await eva.focus("[data-emote=well-played]")
    await eva.keyboard.press("Enter")
    for page, words in ((eva, "Well played"), (jan, "Pěkně zahráno")):
        assert await page.inner_text("[data-seat=A] [data-sign=well-played]") == words
        assert await page.text_content("[data-emoted]") == f"Eva: {words}"  # for those who listen
    assert await faults_of(eva) == []
    await jan.click(".tabs .stacked >> nth=2")
    assert await faults_of(jan) == []
    await jan.click(".sheet [data-emote=thanks]")
    await jan.wait_for_selector(".sheet", state="detached")
    assert await eva.inner_text("[data-seat=B] [data-sign]") == "Thanks"
    for page in (eva, jan):
        await page.wait_for_selector("[data-sign]", state="detached", timeout=2 * MOMENT)
        assert await page.text_content("[data-emoted]") == ""
    assert await eva.inner_text(".talk ol") == "Nobody has said anything yet."  # and nothing of it stays


async def play_again(eva: Page, jan: Page) -> None:
    """Jan has looked at the table again, and is told there, too."""
    await jan.click(f"{END} [data-more] summary")
    await jan.click("[data-look]")
    await eva.click(f"{END} [data-again]")
    await eva.wait_for_selector(".places .mine")
    assert await eva.locator(".places .free b").all_inner_texts() == ["Jan"]
    assert await eva.locator(".places .free small").all_inner_texts() == ["the seat is kept"]
    assert "begins by itself" in await eva.inner_text("main")
    await jan.wait_for_selector(".prompt :text('Eva chce hrát znovu.')")
    await jan.click(".prompt .go")
    assert await jan.inner_text(f"{END} .wanted") == "Eva chce hrát znovu."
    await jan.click(f"{END} [data-again]")
    for page in (eva, jan):
        await page.wait_for_selector(".hand li")


# -- larger text --------------------------------------------------------------------------------------------

FEW: Seats = {"trun": (2,), "krvavy_trun": (3,), "dedicove": (4,), "trolli": (3,)}
SMALL_TOUR = re.compile(
    "(trun-(follow|end)|krvavy_trun-3-(chosen|decide|end)|dedicove-4-(act|card|end)|trolli-3-(move|act|end))$"
)


def with_text(size: str) -> str:
    """As somebody has chosen it in the settings before."""
    return f"localStorage.setItem('throneroom-settings', '{json.dumps({'size': size})}')"


async def enlarged(visit: Visit, size: str, seats: Seats, wanted: re.Pattern[str]) -> list[str]:
    """What is cut off on a phone in Czech, at this size of text."""
    faults = []
    for name, screen in (await all_screens(visit.served, seats)).items():
        if wanted.match(name) and "phone" not in screen.not_at:
            page = await visit.page("phone", "cs", reduced_motion="reduce")
            await page.add_init_script(with_text(size))
            await go(visit, screen, "phone", page=page)
            faults += [f"{name} {size}: {fault}" for fault in await faults_of(page)]
            await page.context.close()
    return faults


ALL = re.compile("")
TOURS = [("largest", SMALL_TOUR), *(pytest.param(size, ALL, marks=pytest.mark.slow) for size in ("large", "largest"))]


@pytest.mark.parametrize(("size", "wanted"), TOURS)
def test_nothing_is_cut_off_when_text_is_larger(size: str, wanted: re.Pattern[str], tmp_path: Path) -> None:
    async def tour() -> list[str]:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            return await enlarged(visit, size, FEW if wanted is SMALL_TOUR else {**FEW, SHELL: ()}, wanted)

    assert {game for game in FACED if game not in FEW} == set()
    assert run(tour()) == []


# -- one language, from the first thing that is painted -----------------------------------------------------

WATCH = """
  window.seen = new Set();
  const look = () => {
    const told = document.body?.innerText.trim();
    if (told) window.seen.add(told);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
KEY = re.compile(r"\b(?:web|kit|table|refused|trun|krvavy_trun|dedicove|trolli)-[\w-]+")
ENGLISH, CZECH = re.compile(r"New table|Learn to play|players|Rules"), re.compile(r"Nový stůl|Nauč se|hráč|Pravidla")


def test_the_home_page_speaks_one_language_however_late_its_words_come(tmp_path: Path) -> None:
    async def look() -> list[str]:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            await visit.served.match("trun", "Eva", "Jan", public=True)
            page = await visit.page("phone", language="cs")
            await page.add_init_script(WATCH)
            await page.route(re.compile(r"/assets/(web|kit|server|trun|krvavy_trun|dedicove|trolli)-[^/]*\.js"), late())
            await page.goto(visit.served.url, wait_until="commit")
            await page.wait_for_selector(RUNNING)
            await page.click("footer .link[lang=en]")
            await page.wait_for_selector("text=New table")
            await page.wait_for_timeout(1500)  # what comes behind
            told: list[str] = await page.evaluate("[...window.seen]")
            return told

    seen = run(look())
    assert [told for told in seen if KEY.search(told)] == []
    assert [told for told in seen if ENGLISH.search(told) and CZECH.search(told)] == []
    assert CZECH.search(seen[0])
    assert ENGLISH.search(seen[-1])


def late() -> Callable[[Route], Awaitable[None]]:
    """Each catalogue comes later than the one before."""
    waits = iter(range(1, 1000))

    async def wait(route: Route) -> None:
        await asyncio.sleep(0.15 * next(waits))
        await route.continue_()

    return wait
