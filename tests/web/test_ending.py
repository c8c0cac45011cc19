"""Endings: told beat by beat in the order of the game, a touch finishes a beat, and the best stand first."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from tests.server.rig import headway
from tests.server.rig.serving import AtTable, quick_bots
from tests.web.browsing import FACED, Visit, run, visiting
from tests.web.test_motion import AN_HOUR, show
from tests.web.tour import NAMES, SameLuck, Screen, go
from throneroom.games import GAMES
from throneroom.games.trun.pieces import FACTIONS
from throneroom.kit.speech import say

END = "section[data-end]"
IS_TOLD = f"{END} [data-more]"
A_WHILE = 100  # of the page's clock, in milliseconds: no beat is that short
LONGEST = 300  # so many whiles
LAST_ACTIONS = 3  # which the page sees
BOTH_HAVE_IT = 0  # dice by which each side scores a goblin of the same value
Json = dict[str, Any]


async def come_to_the_end(
    visit: Visit, game: str, motion: Any = "no-preference", pace: str = "calm", size: str = "phone"
) -> tuple[Page, AtTable]:
    """Somebody on a phone sees a match come to its end, where time stands still on the page."""
    page = await visit.page(size, reduced_motion=motion)
    await page.add_init_script(f"localStorage['throneroom-settings'] ??= JSON.stringify({{pace: '{pace}'}})")
    await page.clock.install(time=0)
    places = await visit.served.match(game, *NAMES[: GAMES[game].seats[-1]])
    choose = headway.anything(BOTH_HAVE_IT) if game == "trun" else headway.the_first
    await headway.near_the_end(visit.served, places, LAST_ACTIONS, choose)
    await show(page, visit, places[0].person, places[0].table)
    await page.clock.pause_at(AN_HOUR)
    await asyncio.gather(*(place.play_to_the_end() for place in places))
    while not await page.query_selector(END):  # whoever wants to be shown each thing touches the board for it
        await page.clock.run_for(A_WHILE)
        if pace == "step" and not await page.query_selector(END):
            await page.keyboard.press("ArrowRight")
    return page, places[0]


def table_of(place: AtTable) -> Json:
    table: Json = place.now["view"]["table"]
    return table


async def until(page: Page, what: str) -> list[str]:
    """Let time go on until this is there; what was said meanwhile."""
    said = [""]
    for _ in range(LONGEST):
        if await page.query_selector(END):
            now = await page.inner_text(f"{END} [role=status]")
            said += [now] if now != said[-1] else []
        if await page.query_selector(what):
            return said[1:]
        await page.clock.run_for(A_WHILE)
    raise AssertionError(f"{what} never came.")


# -- what must be said, from the last table alone -------------------------------------------------------------------


def name(seat: str) -> str:
    return NAMES["ABCDEF".index(seat)]


def of_trun(table: Json) -> list[str]:
    return [f"the vote of the {say('en', 'trun-factions', faction=faction)}" for faction in FACTIONS] + [" to "]


def of_krvavy_trun(table: Json) -> list[str]:
    """From the lowest place up; those who share one are told together."""
    places = sorted({one["place"] for one in table["ranking"]} - {1}, reverse=True)
    return ["in the row", *(f"Place {place}" for place in places), "win" if len(table["winners"]) == 1 else "shared"]


def of_dedicove(table: Json) -> list[str]:
    heirs = [say("en", f"dedicove-heir-{side['heir']}") for side in table["seats"]]
    compared = ["Heroes of that faction", "smaller party", "higher number"][: len(table["result"]["compared"])]
    return [*heirs, f"Red on {table['red']}", "llied", *compared, say("en", "dedicove-faction", **table["result"])]


def of_trolli(table: Json) -> list[str]:
    return [
        "Sets",
        "Princesses",
        "Royal tiles",
        "Humans",
        "VP tiles",
        "Troll cards",
        "In order: 1.",
        "Points|win|shared",
    ]


EXPECTED: dict[str, Callable[[Json], list[str]]] = {
    "trun": of_trun,
    "krvavy_trun": of_krvavy_trun,
    "dedicove": of_dedicove,
    "trolli": of_trolli,
}


def is_in_order(said: list[str], wanted: list[str]) -> bool:
    """Is something of each of these said, one after the other? Others may come between."""
    left = iter(said)
    return all(any(any(word in text for word in words.split("|")) for text in left) for words in wanted)


# -- beat by beat ---------------------------------------------------------------------------------------------------


async def votes_fall(page: Page, table: Json) -> list[str]:
    """Every vote of Trůn falls to its side."""
    said = []
    for number in range(len(FACTIONS)):
        said += await until(page, f"{END}[data-told='{number + 1}']")
        for seat in "AB":
            fallen = await page.locator(f"[data-side={seat}] [data-vote]").all()
            found = [await vote.get_attribute("data-vote") for vote in fallen]
            votes = zip(FACTIONS, table["votes"][: number + 1], strict=False)
            assert found == [faction for faction, winner in votes if winner == seat]
    assert await page.locator(".decides").count() == sum(len(vote["cards"]) for vote in table["result"])
    return said


async def heirs_turn(page: Page, table: Json) -> list[str]:
    """One by one, and then the markers count."""
    said = []
    for number, seat in enumerate("ABCDEF", 1):
        said += await until(page, f"[data-heir={seat}]")
        assert await page.locator("[data-heir]").count() == number
        assert await page.locator("[data-faction]").count() == 0
    return said + await until(page, f"[data-faction={table['result']['faction']}]")


async def totals_run(page: Page, table: Json) -> list[str]:
    """Of Trolli, line by line."""
    said, sheet = [], [*table["seats"][0]["sheet"].values()]
    for number in range(1, len(sheet) + 1):
        said += await until(page, f"{END}[data-told='{number}']")
        assert await page.get_attribute("[data-column=A]", "data-total") == str(sum(sheet[:number]))
    return said


BEATS = {"trun": votes_fall, "dedicove": heirs_turn, "trolli": totals_run}
LOW = ((360, 640), (844, 390))  # where what is told has to be scrolled
LINES = {"krvavy_trun": "data-place", "trolli": "data-column"}  # where everybody has a place


@pytest.mark.parametrize("game", FACED)
def test_an_ending_is_told_in_order_by_one_voice_and_shows_what_is_next(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page, place = await come_to_the_end(visit, game)
            table = table_of(place)
            assert await page.query_selector(IS_TOLD) is None  # and nothing can be pressed but to skip it
            assert await page.locator(f"{END} :is(button, a)").count() == 1
            said = await BEATS[game](page, table) if game in BEATS else []
            said += await until(page, IS_TOLD)
            said = [text for at, text in enumerate(said) if not at or text != said[at - 1]]
            assert is_in_order(said, EXPECTED[game](table)), said
            assert not is_in_order(said, EXPECTED[game](table)[::-1])
            assert await page.locator(f"{END} :is([role=status], [role=alert], [aria-live]):not(.wanted)").count() == 1
            told = await page.locator(f"{END} ol.hidden-text li").all_inner_texts()
            assert [*told, await page.inner_text(f"{END} h2")] == said[-len(told) - 1 :]  # and can be read again
            for size in ("phone", "desktop"):
                later = await go(visit, Screen(f"/t/{place.table}", IS_TOLD, place.person), size, "en")
                await check_buttons(later, size)
                await check_places(later, table, LINES.get(game))
                await check_sentences(later, game, place)
                for low in LOW if size == "phone" else ():
                    await later.set_viewport_size({"width": low[0], "height": low[1]})
                    await check_buttons(later, size)
                await later.context.close()

    run(look())


async def check_buttons(page: Page, size: str) -> None:
    """Three at most, and in sight."""
    buttons = page.locator(f"{END} :is(button, a.button) >> visible=true")
    assert await buttons.all_inner_texts() == ["Play again", "Replay", "Back to the hall"]
    assert await page.locator(f"{END} .go >> visible=true").count() == 1
    for button in await buttons.all():
        box = await button.bounding_box()
        viewport = page.viewport_size
        assert box
        assert viewport
        assert box["y"] + box["height"] <= viewport["height"] - (60 if size == "phone" else 0)  # above the tabs


async def check_sentences(page: Page, game: str, place: AtTable) -> None:
    """Every step is one, and the headline names whoever has won."""
    told = await page.locator(f"{END} ol.hidden-text li").all_inner_texts()
    steps = [step.replace("\xa0", " ") for step in told]
    headline = (await page.inner_text(f"{END} h2")).replace("\xa0", " ")
    assert len(steps) > 1
    assert all(step and f"{game}-" not in step for step in steps), steps
    assert all(name(seat) in headline for seat in place.now["table"]["result"]["winners"]), headline
    if game == "trun":
        votes = table_of(place)["votes"]
        named = [[one for one in NAMES[:2] if one in step] for step in steps]
        assert named == [[name(vote)] if vote else [] for vote in votes]


async def check_places(page: Page, table: Json, lines: str | None) -> None:
    """The best stand first."""
    if lines:
        found = [await line.get_attribute(lines) for line in await page.locator(f"{END} [{lines}]").all()]
        assert found == [one["seat"] for one in table["ranking"]]
        texts = await page.locator(f"{END} [{lines}]").all_inner_texts()
        assert [text.split(".")[0].strip() for text in texts] == [str(one["place"]) for one in table["ranking"]]


def test_a_touch_finishes_a_beat_and_a_second_one_all(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page, _ = await come_to_the_end(visit, "trun")
            assert await page.get_attribute(END, "data-told") == "0"
            await page.click(f"{END} h2")
            assert await page.get_attribute(END, "data-told") == "1"
            await page.click(f"{END} h2")
            assert await page.query_selector(IS_TOLD)

    run(look())


@pytest.mark.parametrize("key", ["Escape", "Enter"])
def test_keys_do_what_touches_do(key: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page, _ = await come_to_the_end(visit, "trun")
            await page.keyboard.press(key)
            assert bool(await page.query_selector(IS_TOLD)) == (key == "Escape")
            await page.keyboard.press(key)
            assert await page.query_selector(IS_TOLD)

    run(look())


def test_keys_for_something_else_do_not_touch_the_end(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page, _ = await come_to_the_end(visit, "trun", size="desktop")
            await page.click(".side .tabline button >> nth=1")
            await page.focus(".side input")
            await page.keyboard.type("so it was ")
            assert await page.input_value(".side input") == "so it was "
            assert await page.get_attribute(END, "data-told") == "0"
            await page.focus("[data-skip]")
            await page.keyboard.press("Enter")
            assert await page.query_selector(IS_TOLD)
            await page.keyboard.press("Tab")  # from the end on, and not from the top of the page
            assert await page.evaluate("document.activeElement.matches('[data-end] .go')")

    run(look())


def test_nobody_misses_an_end_behind_another_window(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page, _ = await come_to_the_end(visit, "trun")
            await page.evaluate("Object.defineProperty(document, 'hidden', { get: () => window.isAway ?? true })")
            await page.clock.run_for(A_WHILE * LONGEST)
            assert await page.get_attribute(END, "data-told") == "0"
            await page.evaluate("window.isAway = false")
            assert len(await until(page, IS_TOLD)) > len(FACTIONS)

    run(look())


def test_an_ending_is_told_at_once_without_motion_and_to_whoever_comes_later(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            still, _ = await come_to_the_end(visit, "trun", motion="reduce")
            assert await still.query_selector(IS_TOLD)
            page, _ = await come_to_the_end(visit, "trun")
            await page.reload()
            await page.wait_for_selector(IS_TOLD)
            await page.click(f"{END} [data-more] summary")
            await page.click("[data-look]")
            await page.click(".prompt .go")  # and when it is opened again
            assert await page.query_selector(IS_TOLD)

    run(look())


@pytest.mark.parametrize(
    ("pace", "motion"),
    [("step", "no-preference"), ("step", "reduce"), ("quick", "no-preference"), ("at-once", "reduce")],
)
def test_an_ending_keeps_the_chosen_pace(pace: str, motion: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page, _ = await come_to_the_end(visit, "trun", motion=motion, pace=pace)
            if pace == "step":
                for number in range(1, len(FACTIONS) + 1):
                    assert await page.get_attribute(END, "data-told") == str(number)
                    await page.clock.run_for(10_000)  # time alone changes nothing
                    await page.click("[data-next]")
            elif pace == "quick":
                await page.clock.run_for(4_000)
            assert await page.query_selector(IS_TOLD)

    run(look())
