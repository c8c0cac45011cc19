"""One timeline: whatever moment is shown, board, seats and log are those of that moment, and of no other."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from tests.server.rig.serving import AtTable, quick_bots
from tests.web.browsing import ASKED, FACED, press_until_gone, run, visiting
from tests.web.test_after import come, played
from tests.web.test_motion import show
from tests.web.tour import NAMES, SameLuck
from throneroom.cli.table import sentence
from throneroom.games import GAMES
from throneroom.games.trun.pieces import FACTIONS, LETTERS
from throneroom.kit.speech import say

RENDERED = "() => {" + Path(__file__).with_name("rendered.js").read_text("utf-8") + "}"
MOST = 20  # moments that are looked at, in quick tests
TINCTURES = {"R": "gules", "B": "azure", "G": "vert", "V": "purpure", "Y": "or"}
Json = dict[str, Any]
GO = """async ([game, ply]) => {
    const slider = document.querySelector(".controls input[type=range]");
    slider.value = ply + 1;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    return window.rendered(game);
}"""


# -- what a board must show, from the view alone ----------------------------------------------------------------


def face(card: str) -> str:
    """`9Dwarf`"""
    return f"{card[1:]}{say('en', 'trun-faction-label', faction=FACTIONS[LETTERS.index(card[0])])}"


def of_trun(table: Json, seat: int, events: list[Json]) -> Json:
    done = [event["card"] for event in events if event["kind"] in ("scored", "removed")]
    trick = done or [card for card in [table["led"]] if card]
    sides = table["seats"]
    counts = [len(side["followers"]) + side["unseen_followers"] for side in sides]
    return {
        "hand": sides[seat]["hand"],
        "prize": [face(table["prize"])] if table["prize"] else [],
        "trick": sorted(map(face, trick)),
        "deck": str(table["deck"]) if table["deck"] else "",
        "badges": [str(n) for n in (counts if table["phase"] == 1 else [table["votes"].count(each) for each in "AB"])],
    }


def of_krvavy_trun(table: Json, seat: int, events: list[Json]) -> Json:
    def top(card: Json) -> list[Any]:
        name = say("en", "web-krvavy_trun-short", card=card["card"]) if card["card"] else ""
        return [TINCTURES[card["family"]], card["up"], name, str(card["points"] or "")]

    return {
        "hand": [card for house in table["seats"][seat]["families"] for card in house["hand"]],
        "row": [top(slot[0]) for slot in table["row"]],
        "purses": [str(side["purse"]) for side in table["seats"]],
    }


def of_dedicove(table: Json, seat: int, events: list[Json]) -> Json:
    return {
        "hand": [str(card) for card in table["seats"][seat]["hand"]],
        "markers": say("en", "dedicove-board-markers", red=table["red"], green=table["green"]),
        "piles": [str(n) for n in (table["harbour"], len(table["wilderness"]), len(table["graveyard"]))],
    }


def of_trolli(table: Json, seat: int, events: list[Json]) -> Json:
    trolls = [side["trolls"] for side in table["seats"]]
    return {
        "displays": [table[row] for row in ("caves", "royals", "cards")],
        "villages": [
            [
                say("en", "web-trolli-troll-of", name=NAMES[owner])
                for owner, places in enumerate(trolls)
                for place in places
                if place == village["name"]
            ]
            for village in table["villages"]
        ],
    }


Expected = Callable[[Json, int, list[Json]], Json]
EXPECTED: dict[str, Expected] = {
    "trun": of_trun,
    "krvavy_trun": of_krvavy_trun,
    "dedicove": of_dedicove,
    "trolli": of_trolli,
}


# -- the moments of a match ---------------------------------------------------------------------------------------


async def story_of(place: AtTable, seat: str) -> list[Json]:
    """Every moment with its table: one that is not told looks as before."""
    answer = await place.person.http.get(f"/api/tables/{place.table}/story?as={seat}")
    moments: list[Json] = answer.json()
    view = None
    for moment in moments:
        view = moment["view"] = moment["view"] or view
    return moments


def told(game: str, moments: list[Json]) -> list[str]:
    """The log after these moments."""
    events = [event for moment in moments for event in moment["events"]]
    return [text for event in events if (text := sentence(GAMES[game], event, "en"))]


def check(game: str, seen: Json, moments: list[Json], is_step: bool) -> None:
    """What is seen is what the last of these moments looks like; what just happened is seen after a step alone."""
    last = moments[-1]
    wanted = EXPECTED[game](last["view"]["table"], 0, last["events"] if is_step else [])
    assert {key: seen[key] for key in wanted} == wanted, last["ply"]
    assert len(seen["log"]) == len(told(game, moments)), last["ply"]


@pytest.mark.parametrize("game", FACED)
def test_every_moment_is_drawn_as_its_view_says(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            places = await played(visit, game, *NAMES[: 3 if 3 in GAMES[game].seats else 2])
            moments = await story_of(places[0], "A")
            page = await come(visit, places[0], "/replay", ".controls")
            await page.evaluate(RENDERED)
            async with page.expect_response("**/story?as=A"):
                await page.select_option(".controls select", "A")
            await check_moments(page, game, moments)

    run(look())


async def check_moments(page: Page, game: str, moments: list[Json]) -> None:
    """By steps over the whole match, there and back again: a board that keeps something of its own would show it."""
    first = next(at for at, moment in enumerate(moments) if moment["seat"] != "chance")
    step = max(1, (len(moments) - first) // MOST)
    there, before = range(first, len(moments) - 1, step), -1
    steps = [next_one for at in there for next_one in (at, at + 1)]
    for at in (*steps, *reversed(there[::4])):
        check(game, await page.evaluate(GO, [game, at]), moments[: at + 1], at == before + 1)
        before = at


# -- a match as it is played ----------------------------------------------------------------------------------------

QUICKLY = "const wait = window.setTimeout; window.setTimeout = (done, time, ...more) => wait(done, time / 12, ...more);"
SLOW = [pytest.param(game, marks=pytest.mark.slow) for game in ("krvavy_trun", "dedicove", "trolli")]


@pytest.mark.parametrize("game", ["trun", *SLOW])
def test_log_board_and_prompt_are_of_one_moment_at_every_frame(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page = await visit.page("desktop")
            await page.add_init_script(QUICKLY)
            places = await visit.served.match(game, *NAMES[: 3 if 3 in GAMES[game].seats else 2])
            for place in places[1:]:
                visit.tasks.add(asyncio.create_task(place.play_to_the_end()))
            await show(page, visit, places[0].person, places[0].table)
            await page.evaluate(RENDERED)
            await page.evaluate("game => window.watch(game)", game)
            await play_along(page)
            frames = await page.evaluate("window.frames")
            check_frames(game, frames, await story_of(places[0], "A"))

    run(look())


async def play_along(page: Page) -> None:
    """Something legal whenever one is asked, to the end."""
    while True:
        await page.wait_for_selector(f"{ASKED}, [data-end]")
        asked = await page.query_selector(ASKED)
        if not asked:
            return
        await press_until_gone(page, str(await asked.get_attribute("data-asked")))


def check_frames(game: str, frames: list[Json], moments: list[Json]) -> None:
    """Every frame is one of the moments at which the log was so long; the last one is seen before the end is told."""
    lengths = [0]
    for moment in moments:
        lengths.append(lengths[-1] + len(told(game, [moment])))
    open_frames = [frame for frame in frames if not frame["isEnded"]]  # then the end covers the board
    for frame in open_frames:
        fitting = [moments[at - 1] for at, lines in enumerate(lengths) if at and lines == len(frame["log"])]
        assert any(is_of(game, frame, moment) for moment in fitting), (frame, [moment["ply"] for moment in fitting])
    assert len(open_frames) < len(frames)
    assert is_of(game, open_frames[-1], moments[-1])
    assert len({json.dumps(frame["log"]) for frame in frames}) > len(moments) // 8  # else nothing was looked at


def is_of(game: str, frame: Json, moment: Json) -> bool:
    """Do board, seats and prompt belong to this moment, just seen or seen before?"""
    view = moment["view"]
    seen: tuple[list[Json], ...] = (moment["events"], [])
    shown = [EXPECTED[game](view["table"], 0, events) for events in seen]
    names = [NAMES["ABCDEF".index(seat)] for seat in view["waiting"] if seat != "A"]
    return (
        any(all(frame[key] == value for key, value in wanted.items()) for wanted in shown)
        and frame["waiting"] == view["waiting"]
        and (frame["isAsked"] or all(name in frame["prompt"] for name in names))
    )
