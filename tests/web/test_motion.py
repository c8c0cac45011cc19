"""Motion: none that travels for those who want none, and a touch ends it for everybody else."""

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.server.rig.serving import AtTable, Person, quick_bots
from tests.web.browsing import ASKED, FACED, Visit, press_until_gone, run, visiting
from tests.web.tour import NAMES, SameLuck
from throneroom.server.people import COOKIE

AN_HOUR = 3600  # later than a page needs to come, in seconds of its own clock

# Every animation that moves something for longer than an eye needs to see it.
WATCH = """() => {
    window.travelled = [];
    const look = () => {
        for (const animation of document.getAnimations()) {
            const frames = animation.effect.getKeyframes();
            const moves = frames.some((frame) => 'transform' in frame || 'translate' in frame);
            const lasts = animation.effect.getTiming().duration;
            if (moves && lasts > 20) window.travelled.push(animation.effect.target?.className);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


async def sit_down(visit: Visit, game: str, motion: str) -> tuple[Page, list[str]]:
    """Play some moves against two others; what travelled meanwhile."""
    page = await visit.page("desktop", reduced_motion=motion)
    places = await visit.served.match(game, *NAMES[:3])
    for place in places[1:]:
        visit.tasks.add(asyncio.create_task(place.play_to_the_end()))
    await show(page, visit, places[0].person, places[0].table)
    await page.evaluate(WATCH)
    for _ in range(4):
        await press_on(page)
    await page.wait_for_selector(ASKED)
    travelled: list[str] = await page.evaluate("window.travelled")
    return page, travelled


async def at_trun(visit: Visit, size: str, look: str) -> tuple[Page, AtTable]:
    """A match of Trůn against somebody else, with something that looks at it all the time."""
    page = await visit.page(size)
    mine, theirs = await visit.served.match("trun", *NAMES[:2])
    visit.tasks.add(asyncio.create_task(theirs.play_to_the_end()))
    await show(page, visit, mine.person, mine.table)
    await page.evaluate(look)
    return page, mine


async def press_on(page: Page) -> None:
    """The next question, answered."""
    await page.wait_for_selector(ASKED)
    await press_until_gone(page, str(await page.get_attribute(ASKED, "data-asked")))


async def show(page: Page, visit: Visit, person: Person, table: str) -> None:
    cookie = {"name": COOKIE, "value": person.http.cookies[COOKIE], "url": visit.served.url}
    await page.context.add_cookies([cookie])  # type: ignore[list-item]
    await page.goto(f"{visit.served.url}/t/{table}")
    await page.wait_for_selector(".hand li")


@pytest.mark.parametrize("game", [game for game in FACED if game != "trun"])  # for three
def test_nothing_travels_for_those_who_want_no_motion(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            _, still = await sit_down(visit, game, "reduce")
            _, moving = await sit_down(visit, game, "no-preference")
            assert still == []
            assert moving != []  # else nothing was looked at

    run(look())


# Who takes what leaves the table of Trůn: those above, or whoever sits here.
LEAVING = """() => {
    window.leaving = [];
    const seen = new Set();
    const look = () => {
        for (const animation of document.getAnimations()) {
            const card = animation.effect.target.closest('.laid[inert], .cushion button[inert]');
            const to = animation.effect.getKeyframes().at(-1)?.transform;
            if (!card || !to || seen.has(animation)) continue;
            seen.add(animation);
            window.leaving.push([card.matches('.laid') ? 'trick' : 'prize', to.includes('-') ? 'B' : 'A']);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def test_a_trick_and_its_prize_leave_to_whoever_has_won_them(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page, mine = await at_trun(visit, "desktop", LEAVING)
            won: list[str] = []
            while set(won) != {"A", "B"}:
                await press_on(page)
                story = (await mine.person.http.get(f"/api/tables/{mine.table}/story")).json()
                events = [event for moment in story for event in moment["events"]]
                won = [event["seat"] for event in events if event["kind"] == "won"]
            await page.wait_for_function("all => window.leaving.length >= all", arg=3 * len(won))
            leaving = await page.evaluate("window.leaving")
            assert [seat for what, seat in leaving if what == "prize"] == won
            assert [seat for what, seat in leaving if what == "trick"] == [seat for seat in won for _ in range(2)]

    run(look())


# How wide the cards are that leave the hand, beside their height.
SHAPES = """() => {
    window.shapes = [];
    const look = () => {
        for (const card of document.querySelectorAll('.hand li[inert] .playing-card')) {
            const box = card.getBoundingClientRect();
            window.shapes.push(box.width / box.height);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def test_a_card_keeps_its_shape_on_its_way(tmp_path: Path) -> None:
    """Also one of which the hand of a phone shows a sliver."""

    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page, _ = await at_trun(visit, "phone", SHAPES)
            for _ in range(3):
                await press_on(page)
            await page.wait_for_function("window.shapes.length > 9")
            shapes = await page.evaluate("window.shapes")
            assert all(abs(shape - 5 / 7) < 0.03 for shape in shapes)

    run(look())


def test_a_touch_on_the_board_ends_the_story(tmp_path: Path) -> None:
    """What others did is told one thing after the other; whoever touches the board is asked at once."""

    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page = await visit.page("desktop")
            await page.clock.install(time=0)
            places = await visit.served.match("krvavy_trun", *NAMES[:5], options={"first": "B"})
            await show(page, visit, places[0].person, places[0].table)
            await page.wait_for_selector("text=places first")
            await page.clock.pause_at(AN_HOUR)  # from here on time alone ends nothing
            for place in places[1:]:
                message = await place.see(lambda now: now["asked"] is not None)
                await place.must("play", action=message["view"]["legal"][0]["text"], asked=message["asked"])
            await page.wait_for_selector("[data-slot]")  # the first of four cards; the others are still on their way
            assert await page.query_selector(ASKED) is None
            while not await page.query_selector(ASKED):  # once, unless the last card has not come yet
                await page.mouse.click(720, 200)
                await asyncio.sleep(0.1)
            assert await page.locator("[data-slot]:not([inert])").count() == 4

    run(look())
