"""Mistakes: an own action is taken back in every game while bots wait for that, and a match with bots is begun anew."""

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.server.rig import headway
from tests.server.rig.serving import AtTable, quick_bots
from tests.web.browsing import (
    ASKED,
    FACED,
    IS_OVER,
    OFFER,
    Visit,
    faults_of,
    next_question,
    press_until_gone,
    run,
    visiting,
)
from tests.web.test_motion import show
from tests.web.tour import SameLuck
from throneroom.games import GAMES
from throneroom.kit.position import UNDO
from throneroom.server.match import Match

MENU = "header nav button:last-child"
TAKE_BACK, DISMISS = "[data-undo]", "[data-dismiss]"
LONG_ENOUGH = 0.7  # seconds: a bot that does not wait has answered by then
QUESTIONS = 40  # before one may be taken back
HER_LEAD = 0  # dice by which the last trick is hers to lead
WAYS = {"trun": "click", "krvavy_trun": "Backspace", "dedicove": "Backspace", "trolli": "click"}
SIZES = {"click": "phone", "Backspace": "desktop"}
ROWS = """() => new Set([...document.querySelectorAll('.prompt > .button')].filter((button) => button.offsetParent)
    .map((button) => button.getBoundingClientRect()).map(({top, bottom}) => Math.round((top + bottom) / 2))).size"""


async def beside_bots(visit: Visit, game: str, page: Page) -> tuple[Match, AtTable]:
    """Eva and her bots; the page is hers."""
    options = {"first": "A"} if any(option.name == "first" for option in GAMES[game].options) else {}
    bots = ["uniform"] * (GAMES[game].seats[0] - 1)
    place = await visit.served.against_bots(game, *bots, options=options)
    await show(page, visit, place.person, place.table)
    return visit.served.site.hall.live[place.table], place


async def act(page: Page) -> str:
    """The first option there is; what was asked."""
    await page.wait_for_selector(ASKED)
    asked = str(await page.get_attribute(ASKED, "data-asked"))
    assert await page.evaluate(ROWS) <= 1  # else the board jumps
    await press_until_gone(page, asked)
    return asked


async def act_until_it_may_be_taken_back(page: Page) -> str:
    for _ in range(QUESTIONS):
        asked = await act(page)
        await page.wait_for_selector(f"{TAKE_BACK}, {ASKED}")
        if await page.query_selector(TAKE_BACK):
            return asked
    raise AssertionError("nothing can be taken back")


async def is_asked_again(page: Page, asked: str) -> None:
    await page.wait_for_function(f"asked => +document.querySelector('{ASKED}')?.dataset.asked > asked", arg=int(asked))


@pytest.mark.parametrize("game", FACED)
def test_an_own_action_is_taken_back(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page = await visit.page(SIZES[WAYS[game]])
            match, place = await beside_bots(visit, game, page)
            asked, waits = await act_until_it_may_be_taken_back(page), match.ply
            await asyncio.sleep(LONG_ENOUGH)
            assert match.ply == waits  # nobody has answered
            await (page.click(TAKE_BACK) if WAYS[game] == "click" else page.keyboard.press(WAYS[game]))
            await is_asked_again(page, asked)
            assert match.position
            assert match.position.log[-1] == (0, UNDO, match.ply - 2)
            await page.wait_for_selector("text=Eva takes a move back.")
            await act_until_it_may_be_taken_back(page)
            await learn_something(page, match)
            assert await page.query_selector(OFFER) is None
            assert await place.refused("undo") in ("undo-news", "undo-others")

    run(look())


async def learn_something(page: Page, match: Match) -> None:
    """Play on until something has happened that stays."""
    while match.undo_of(0):
        if await page.query_selector(OFFER):
            await page.keyboard.press("Escape")
            await page.wait_for_selector(OFFER, state="detached")
            await asyncio.sleep(LONG_ENOUGH)
        else:
            await act(page)


def test_an_offer_runs_out_or_is_dismissed_or_was_never_wanted(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            page = await visit.page("phone", reduced_motion="reduce")
            match, _ = await beside_bots(visit, "trun", page)
            for how in ("a look at the board", DISMISS, "time"):
                await act_until_it_may_be_taken_back(page)
                assert await page.inner_text(f"{OFFER} b") in "23"
                assert "few seconds" in await page.inner_text(".prompt [role=status]")
                before = match.ply
                if how == DISMISS:
                    await page.click(DISMISS)
                elif how == "time":
                    assert await faults_of(page) == []
                else:
                    await page.mouse.click(200, 200)
                await next_question_after(page, match, before)
            await page.click(MENU)
            await page.check("dialog input[value=at-once]")
            await page.keyboard.press("Escape")
            before = match.ply
            await act(page)
            assert await page.query_selector(OFFER) is None
            await next_question_after(page, match, before)

    run(look())


def test_where_only_one_thing_can_be_done_no_bot_waits(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page = await visit.page("desktop", reduced_motion="reduce")
            match, place = await beside_bots(visit, "trun", page)
            await headway.near_the_end(visit.served, [place], 2, headway.anything(HER_LEAD))
            await page.wait_for_selector(".options [data-action]")
            assert await page.locator(".options [data-action]").count() == 1
            await act(page)
            assert match.offer is None
            await page.wait_for_selector(IS_OVER)

    run(look())


async def next_question_after(page: Page, match: Match, ply: int) -> None:
    """A bot has answered, and something is asked again."""
    await page.wait_for_selector(OFFER, state="detached")
    while match.ply == ply:
        await asyncio.sleep(0.02)
    await page.wait_for_selector(f"{ASKED}, {IS_OVER}")


def test_what_another_person_has_seen_stays_and_wants_a_second_touch(tmp_path: Path) -> None:
    """Krvavý trůn: a card that lies face down goes back to the hand; one that is revealed does not, and asks first."""

    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page = await visit.page("desktop")
            eva, *others = await visit.served.match("krvavy_trun", "Eva", "Jan", "Ivo", options={"first": "A"})
            await show(page, visit, eva.person, eva.table)
            asked = await act(page)
            await page.click(f"{TAKE_BACK}:not({OFFER})")
            await is_asked_again(page, asked)
            await act(page)
            match = visit.served.site.hall.live[eva.table]
            for other in others:
                now = await other.see(lambda now: now["asked"] is not None and now["ply"] == match.ply)
                await other.must("play", action=now["view"]["legal"][0]["text"], asked=now["asked"])
            await page.wait_for_selector("[data-action=reveal]")
            ply = match.ply
            await page.click("[data-action=reveal]")
            await page.wait_for_selector("text=once more: it stays revealed")
            await asyncio.sleep(0.2)
            assert match.ply == ply
            await page.click("[data-action=reveal]")
            while match.ply == ply:
                await asyncio.sleep(0.02)
            assert match.undo_of(0) is None
            assert await page.query_selector(TAKE_BACK) is None

    run(look())


def test_with_bots_only_the_menu_gives_up_and_starts_again(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            page = await visit.page("phone")
            match, _ = await beside_bots(visit, "krvavy_trun", page)
            await page.click(MENU)
            offered = await page.inner_text("dialog")
            assert not [word for word in ("draw", "pause", "without a winner", "Close") if word in offered]
            await page.click("[data-again]")
            await page.click("text=Yes, start again")
            await page.wait_for_url(lambda url: match.id not in url)
            assert match.result
            assert match.result.by == "resigned"
            assert await next_question(page)  # the bots sit there already
            await page.click(MENU)
            await page.click("[data-resign]")
            await page.click("text=Yes, give up")
            await page.wait_for_selector(IS_OVER)

    run(look())
