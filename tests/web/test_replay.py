"""The replay: it plays by itself, at any speed, links to every moment, and opens all cards of what is over."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Page

from tests.server.rig.serving import AtTable, quick_bots
from tests.web.browsing import FACED, Visit, faults_of, run, visiting
from tests.web.drawn import Json
from tests.web.test_after import AT_PLY, EYES, come, played
from tests.web.test_motion import AN_HOUR
from tests.web.test_timeline import GO, RENDERED, story_of
from tests.web.tour import NAMES, SameLuck, Screen, go
from throneroom.games import GAMES

PLAY, SPEED = "[data-play]", ".controls .speed"
A_SECOND = 1000
Replaying = tuple[Visit, list[AtTable], Page]


@asynccontextmanager
async def replaying(folder: Path, game: str, *names: str, seat: int = 0) -> AsyncIterator[Replaying]:
    """A match that was played, everybody's place at it, and its replay as the person at one seat finds it."""
    async with visiting(folder / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
        places = await played(visit, game, *names)
        yield visit, places, await come(visit, places[seat], "/replay", ".controls")


async def ply(page: Page) -> int:
    return int((await page.inner_text(AT_PLY)).split()[1])


def test_it_plays_by_itself_as_fast_as_is_wanted(tmp_path: Path) -> None:
    async def look() -> None:
        async with replaying(tmp_path, "krvavy_trun", *NAMES[:3]) as (_, _, page):
            await page.clock.install()
            await page.reload()
            await page.wait_for_selector(PLAY)
            await page.clock.pause_at(AN_HOUR * A_SECOND**2)
            begin = await ply(page)
            await page.keyboard.press("Space")
            await page.clock.run_for(4 * A_SECOND)
            calmly = await ply(page) - begin
            await page.select_option(SPEED, "4")
            await page.clock.run_for(4 * A_SECOND)
            quickly = await ply(page) - begin - calmly
            assert 2 < calmly * 2 < quickly
            await page.click(PLAY)  # it stops
            stopped = await ply(page)
            await page.clock.run_for(4 * A_SECOND)
            assert await ply(page) == stopped
            await page.keyboard.press("ArrowLeft")
            assert await ply(page) < stopped

    run(look())


def test_a_link_shows_the_same_moment_to_others(tmp_path: Path) -> None:
    async def look() -> None:
        async with replaying(tmp_path, "trun", "Eva", "Jan", seat=1) as (visit, _, page):
            assert await page.input_value(EYES) == "B"
            await page.keyboard.press("ArrowRight")
            at = await ply(page)
            await page.wait_for_function(f"() => location.hash === '#seat=B&ply={at}'")
            link = f"{urlsplit(page.url).path}#seat=A&ply={at + 7}"
            stranger = await go(visit, Screen(link, ".controls", None), "phone", "cs")
            assert await stranger.input_value(EYES) == "A"
            assert int((await stranger.inner_text(AT_PLY)).split()[1]) == at + 7

    run(look())


def test_a_spoilt_link_shows_the_match_all_the_same(tmp_path: Path) -> None:
    async def look() -> None:
        async with replaying(tmp_path, "trun", "Eva", "Jan") as (visit, places, page):
            begin, last = await ply(page), places[0].now["ply"]
            for moment in ("ply=seven", "ply=7.5", "ply=-7", "ply=0", "ply=77777", "seat=A&ply="):
                await page.goto("about:blank")
                await page.goto(f"{visit.served.url}/replay/{places[0].table}#{moment}")
                await page.wait_for_selector(".controls")
                assert await ply(page) == (last if "77777" in moment else begin), moment
            await page.evaluate("location.hash = 'seat=Z'")
            await page.wait_for_selector("[role=alert]")
            assert await page.input_value(EYES) == "A"
            visit.forgive_the_line()  # the browser complains about the refusal

    run(look())


def held(game: str, table: Json, seat: int) -> int:
    """How many cards this seat held, its heir included."""
    side = table["seats"][seat]
    if game == "krvavy_trun":
        return sum(len(house["hand"]) for house in side["families"])
    return len(side["hand"]) + (game == "dedicove")


@pytest.mark.parametrize("game", FACED)
def test_all_cards_open_shows_every_hand_at_once(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with replaying(tmp_path, game, *NAMES[: 3 if 3 in GAMES[game].seats else 2]) as (_, places, page):
            await page.select_option(EYES, "open")
            await page.wait_for_selector("[data-open-hands]")
            await page.evaluate(RENDERED)
            await page.evaluate(GO, [game, places[0].now["ply"] // 2])
            await check_hands(page, game, places)
            assert await faults_of(page) == []

    run(look())


async def check_hands(page: Page, game: str, places: list[AtTable]) -> None:
    at = await ply(page) - 1
    shown = await page.locator("[data-open-hands] ul").evaluate_all(
        "lists => lists.map((list) => list.children.length)"
    )
    stories = [await story_of(place, seat) for place, seat in zip(places, "ABC", strict=False)]
    assert shown == [held(game, story[at]["view"]["table"], seat) for seat, story in enumerate(stories)]
    assert sum(shown) > 0
