"""Looking back in the middle of a match: since the own turn, at the last trick or round, at any moment, and back."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, Route

from tests.server.rig.serving import AtTable, quick_bots
from tests.web.browsing import ASKED, FACED, KEYS, Visit, faults_of, next_question, press_until_gone, run, visiting
from tests.web.drawn import Json, differences
from tests.web.test_motion import show
from tests.web.test_timeline import GO, RENDERED, check, is_log, story_of, told
from tests.web.tour import NAMES, SameLuck
from throneroom.games import GAMES

AT_ONCE = f"localStorage.setItem('throneroom-settings', '{json.dumps({'pace': 'at-once'})}')"
BACK, NOW, SINCE, LAST = "[data-back]", "[data-now]", "[data-since]", "[data-last]"
LIT = """() => [...document.querySelectorAll('.app *')]
    .filter((node) => node.matches('.back *') && getComputedStyle(node).outlineStyle === 'solid').length"""


async def sit_among(
    visit: Visit, game: str, size: str = "desktop", moves: int = 5, **more: Any
) -> tuple[Page, list[AtTable]]:
    """At a table where others answer at once; some own moves are made, and the next is asked."""
    page = await visit.page(size, **more)
    await page.add_init_script(AT_ONCE)
    places = await visit.served.match(game, *NAMES[: 3 if 3 in GAMES[game].seats else 2])
    for place in places[1:]:
        visit.tasks.add(asyncio.create_task(place.play_to_the_end()))
    await show(page, visit, places[0].person, places[0].table)
    for _ in range(moves):
        await page.wait_for_selector(ASKED)
        await press_until_gone(page, str(await page.get_attribute(ASKED, "data-asked")))
    await page.wait_for_selector(ASKED)
    while not await page.query_selector(SINCE):  # in the middle of the first own turn nobody else has done anything
        await press_until_gone(page, str(await page.get_attribute(ASKED, "data-asked")))
        await page.wait_for_selector(ASKED)
    await page.keyboard.press("Escape")
    await page.evaluate(RENDERED)
    return page, places


async def plies_shown(page: Page) -> list[int]:
    """From here on, step by step to the end: the moments that were shown."""
    plies = []
    while await page.query_selector(BACK):
        plies.append(int(await page.input_value(f"{BACK} input")) - 1)
        await page.keyboard.press("ArrowRight")
    return plies


def is_worth_a_look(game: str, moment: Json) -> bool:
    return any(not GAMES[game].events[event["kind"]].is_quiet for event in moment["events"])


@pytest.mark.parametrize("game", FACED)
def test_whoever_is_asked_can_look_back(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page, places = await sit_among(visit, game)
            moments = await story_of(places[0], "A")
            await read_the_log(page, game, moments)
            await page.click(NOW)
            await look_at_what_others_did(page, game, moments)
            await reach_any_moment(page, game, moments)

    run(look())


async def look_at_what_others_did(page: Page, game: str, moments: list[Json]) -> None:
    """Since the own turn, step by step."""
    count = int((await page.inner_text(SINCE)).rsplit(" ", 1)[-1])
    await page.click(SINCE)
    await page.wait_for_selector(BACK)
    assert await page.evaluate(LIT) > 0
    assert await faults_of(page) == []
    plies = await plies_shown(page)
    theirs = [at for at in plies if moments[at]["seat"] != "A" and is_worth_a_look(game, moments[at])]
    assert theirs[:count] == plies[:count]
    assert not any(moment["seat"] == "A" for moment in moments[plies[0] : plies[count - 1] + 1])
    assert moments[plies[0] - 1]["seat"] == "A" or not is_worth_a_look(game, moments[plies[0] - 1])
    assert await page.query_selector(ASKED)


async def read_the_log(page: Page, game: str, moments: list[Json]) -> None:
    """It has headings, which lead to their moments, and its newest line is in sight."""
    headings = await page.locator(".side h3").all_inner_texts()
    assert HEADINGS[game].split(":")[0] in headings[0]
    assert len(set(headings)) == len(headings) > 1
    seen = await page.evaluate("game => window.rendered(game)", game)
    assert is_log(seen["log"], told(game, moments))
    assert await page.evaluate(IN_SIGHT)  # also beside a list of what can be done
    await page.click(".side h3 button >> nth=0")
    await page.wait_for_selector(BACK)
    at = int(await page.input_value(f"{BACK} input")) - 1
    assert (await page.locator(".side h3").count()) == 1
    seen = await page.evaluate("game => window.rendered(game)", game)
    assert differences(game, seen, moments[at]["view"]["table"], None) == {}


async def reach_any_moment(page: Page, game: str, moments: list[Json]) -> None:
    """Each is shown as it was, and one tap returns."""
    await page.reload()  # nothing is known then of what the table looked like
    await page.wait_for_selector(ASKED)
    await page.keyboard.press("Escape")
    await page.evaluate(RENDERED)
    before = await page.evaluate("game => window.rendered(game)", game)
    first = next(at for at, moment in enumerate(moments) if moment["seat"] != "chance")
    await page.keyboard.press("ArrowLeft")
    await page.wait_for_function(f"first => document.querySelector('{BACK} input').min <= first + 1", arg=first)
    for at in range(len(moments) - 2, first, -max(1, (len(moments) - first) // 6)):
        seen = await page.evaluate(GO.replace(".controls", BACK), [game, at])
        check(game, seen, moments[: at + 1], False)
        assert not seen["isAsked"]
    await page.click(NOW)
    assert await page.evaluate("game => window.rendered(game)", game) == before


@pytest.mark.parametrize(("game", "size"), [("trun", "phone"), ("krvavy_trun", "desktop")])
def test_the_last_trick_or_round_is_one_tap_away(game: str, size: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page, places = await sit_among(visit, game, size)
            moments = await story_of(places[0], "A")
            await page.click(LAST)
            at = int(await page.input_value(f"{BACK} input")) - 1
            kinds = [[event["kind"] for event in moment["events"]] for moment in moments]
            if game == "trun":
                assert at == max(ply for ply, told in enumerate(kinds) if "won" in told)
                assert await page.locator("[data-spot=trick] .laid:not([inert])").count() == 2  # both cards lie there
            else:
                assert at == [ply for ply, told in enumerate(kinds) if "round" in told][-2]

    run(look())


def test_while_looking_back_nothing_is_played_and_news_are_told(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page = await visit.page("phone")
            await page.add_init_script(AT_ONCE)
            places = await visit.served.match("krvavy_trun", *NAMES[:3], options={"first": "B"})
            await show(page, visit, places[0].person, places[0].table)
            await one_card(places[1])
            await page.wait_for_selector("[data-slot]")
            await page.keyboard.press("ArrowLeft")
            await page.wait_for_selector(BACK)
            at = await page.input_value(f"{BACK} input")
            assert "nothing can be played" in await page.inner_text(BACK)
            await one_card(places[2])
            await page.wait_for_selector("text=It is your turn.")
            assert (await page.title()).startswith("●")
            assert await page.input_value(f"{BACK} input") == at
            assert await page.locator("[data-action]").count() == 0
            await page.keyboard.press("1")
            assert await page.query_selector(".prompt[data-asked]") is None
            await page.keyboard.press("Escape")
            await page.wait_for_selector(ASKED)
            assert await page.locator("[data-slot]:not([inert])").count() == 2

    run(look())


def test_whoever_has_returned_is_not_sent_back_by_a_late_answer(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page, _ = await sit_among(visit, "krvavy_trun")
            may_answer = asyncio.Event()

            async def late(route: Route) -> None:
                await may_answer.wait()
                await route.continue_()

            await page.route("**/story?tables=true", late)
            await page.reload()  # nothing is known then of what the table looked like
            await page.wait_for_selector(ASKED)
            await page.keyboard.press("Escape")
            async with page.expect_request_finished(lambda request: "tables=true" in request.url):
                await page.keyboard.press("ArrowLeft")
                await page.wait_for_selector(BACK)
                await page.click(NOW)
                await page.wait_for_selector(ASKED)
                may_answer.set()
            await page.wait_for_timeout(100)
            assert await page.query_selector(BACK) is None
            assert await page.query_selector(ASKED)

    run(look())


def test_the_last_trick_is_the_one_that_was_won_last(tmp_path: Path) -> None:
    """Also where no prize has begun the next one, and when all is over."""

    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page, places = await sit_among(visit, "trun", moves=13)
            has_led = False
            while await next_question(page):
                moments = await story_of(places[0], "A")
                table = moments[-1]["view"]["table"]
                if table["phase"] == 2 and table["step"] == "lead" and not has_led:
                    has_led = True
                    assert await last_looked_at(page) == last_won(moments)
                    await page.click(NOW)
                    await page.wait_for_selector(ASKED)
                if len(table["seats"][0]["hand"]) == 1:
                    assert await page.query_selector(LAST)  # also where there is nothing to choose
                highest = min(await page.locator(".options [data-action]").count(), KEYS)
                await press_until_gone(page, str(await page.get_attribute(ASKED, "data-asked")), str(highest))
            assert has_led
            await page.click("[data-more] summary")
            await page.click("[data-look]")
            assert await last_looked_at(page) == last_won(await story_of(places[0], "A"))

    run(look())


async def last_looked_at(page: Page) -> int:
    await page.click(LAST)
    return int(await page.input_value(f"{BACK} input")) - 1


def last_won(moments: list[Json]) -> int:
    return max(ply for ply, moment in enumerate(moments) if "won" in [event["kind"] for event in moment["events"]])


async def one_card(place: AtTable) -> None:
    message = await place.see(lambda now: now["asked"] is not None)
    await place.must("play", action=message["view"]["legal"][0]["text"], asked=message["asked"])


HEADINGS = {
    "trun": "Phase 1, trick 1",
    "krvavy_trun": "Round 1 of 6",
    "dedicove": f"Turn 1: {NAMES[0]}",
    "trolli": f"Round 1: {NAMES[0]}",
}
IN_SIGHT = """() => {
    const log = document.querySelector(".side .log-lines");
    const newest = [...log.querySelectorAll("li")].at(-1).getBoundingClientRect();
    return newest.bottom <= log.getBoundingClientRect().bottom + 1;
}"""


def test_a_question_mark_shows_the_keys(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            for language, word in (("en", "Space"), ("cs", "Mezerník")):
                page = await visit.page("desktop", language)
                places = await visit.served.match("trun", *NAMES[:2])
                await show(page, visit, places[0].person, places[0].table)
                await page.keyboard.press("?")
                await page.wait_for_selector(f"dialog kbd:text-is('{word}')")
                assert await page.locator("dialog dt").count() == await page.locator("dialog dd").count() == 8
                assert await faults_of(page) == []
                await page.keyboard.press("Escape")
                await page.wait_for_selector("dialog", state="detached")

    run(look())
