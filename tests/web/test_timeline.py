"""One timeline: whatever moment is shown, board, seats and log are those of that moment, and of no other."""

import asyncio
import json
import re
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, Route

from tests.server.rig import headway
from tests.server.rig.serving import AtTable, quick_bots
from tests.web.browsing import ASKED, FACED, Visit, press_until_gone, run, visiting
from tests.web.test_after import come, played
from tests.web.test_motion import show
from tests.web.tour import NAMES, SameLuck
from throneroom.cli.drawing import sentence
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
    """The log after these moments, as patterns: where the terminal has the code of a card, the browser has words."""
    events = [named(game, event) for moment in moments for event in moment["events"]]
    texts = [(sentence(GAMES[game], event, "en"), str(event.get("card"))) for event in events]
    return [re.escape(text).replace(re.escape(card), ".+") for text, card in texts if text]


def is_log(lines: list[str], patterns: list[str]) -> bool:
    return len(lines) == len(patterns) and all(map(re.fullmatch, patterns, lines))


def named(game: str, event: Json) -> Json:
    """Seats by their names, also inside places."""
    kinds = {name: field.type for name, field in GAMES[game].events[event["kind"]].fields.items()}
    return event | {name: call(of, event[name]) for name, of in kinds.items()}


def call(of: str, value: Any) -> Any:
    if of == "seat":
        return NAMES["ABCDEF".index(value)]
    if of == "place" and isinstance(value, dict) and "seat" in value:
        return value | {"seat": call("seat", value["seat"])}
    return value


def check(game: str, seen: Json, moments: list[Json], is_step: bool) -> None:
    """What is seen is what the last of these moments looks like; what just happened is seen after a step alone."""
    last = moments[-1]
    wanted = EXPECTED[game](last["view"]["table"], 0, last["events"] if is_step else [])
    assert {key: seen[key] for key in wanted} == wanted, last["ply"]
    assert is_log(seen["log"], told(game, moments)), last["ply"]
    assert seen["waiting"] == last["view"]["waiting"], last["ply"]


@pytest.mark.parametrize("game", FACED)
def test_every_moment_is_drawn_as_its_view_says(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            await look_at_a_replay(visit, game)

    run(look())


async def look_at_a_replay(visit: Visit, game: str) -> None:
    places = await played(visit, game, *NAMES[: 3 if 3 in GAMES[game].seats else 2])
    moments = await story_of(places[0], "A")
    page = await come(visit, places[0], "/replay", ".controls")
    await page.evaluate(RENDERED)
    await check_moments(page, game, moments)


VIEW, TOLD = "this.timeline.at(this.ply)?.view", "this.timeline.upTo(this.ply)"  # as the playhead says them
STALE = [
    (VIEW, "this.timeline.last?.view"),
    (VIEW, "(this.timeline.at(this.ply-1)??this.timeline.last)?.view"),
    (TOLD, "this.timeline.moments"),
    (TOLD, "this.timeline.upTo(this.ply-1)"),
]


@pytest.mark.parametrize(("said", "planted"), STALE)
def test_a_stale_playhead_is_noticed(said: str, planted: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A playhead that tells of the newest moment, or of the one before, is planted in the client as it was built."""

    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            changed = spoil(visit, said, planted, monkeypatch)
            with pytest.raises(AssertionError):
                await look_at_a_replay(visit, "trun")
            assert max(changed) == 1

    run(look())


def spoil(visit: Visit, said: str, planted: str, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often it stood in each script that was loaded."""
    honest, changed = visit.page, []

    async def change(route: Route) -> None:
        answer = await route.fetch()
        script = await answer.text()
        changed.append(script.count(said))
        await route.fulfill(response=answer, body=script.replace(said, planted))

    async def page(*ways: Any, **more: Any) -> Page:
        opened = await honest(*ways, **more)
        await opened.route("**/assets/*.js", change)
        return opened

    monkeypatch.setattr(visit, "page", page)
    return changed


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

# Time goes twelve times as fast; the last moment alone stays longer, so that a busy machine paints it, too.
QUICKLY = """
const wait = window.setTimeout;
window.setTimeout = (done, time, ...more) => wait(done, time / (time < 900 ? 12 : 3), ...more);
"""
WATCHED = 28  # actions, the last of a match
MOTIONS = {"no-preference": 1, "reduce": 4}  # and how many moments may be news at once
SLOW = [
    pytest.param(game, motion, marks=pytest.mark.slow)
    for game, motion in product(("krvavy_trun", "dedicove", "trolli"), MOTIONS)
]


@pytest.mark.parametrize(("game", "motion"), [*product(["trun"], MOTIONS), *SLOW])
def test_log_board_and_prompt_are_of_one_moment_at_every_frame(game: str, motion: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page = await visit.page("desktop", reduced_motion=motion)
            await page.add_init_script(QUICKLY)
            places = await visit.served.match(game, *NAMES[: 3 if 3 in GAMES[game].seats else 2])
            await headway.near_the_end(visit.served, places, WATCHED)
            for place in places[1:]:
                visit.tasks.add(asyncio.create_task(place.play_to_the_end()))
            await show(page, visit, places[0].person, places[0].table)
            await page.evaluate(RENDERED)
            await page.evaluate("game => window.watch(game)", game)
            await play_along(page)
            frames, moments = await page.evaluate("window.frames"), await story_of(places[0], "A")
            check_frames(game, frames, moments, MOTIONS[motion])
            for part, by in product(PARTS, (1, -1)):
                with pytest.raises(AssertionError):
                    check_frames(game, mixed(frames, PARTS[part], by), moments, MOTIONS[motion])

    run(look())


# What is read of each part of the page, in whatever game.
PARTS = {
    "board": ("prize", "trick", "deck", "row", "markers", "piles", "displays", "villages"),
    "seats": ("waiting", "badges", "purses"),
    "prompt": ("prompt", "isAsked"),
    "log": ("log",),
}


def mixed(frames: list[Json], part: tuple[str, ...], by: int) -> list[Json]:
    """As if this part were of a later frame, or of an earlier one."""
    others = frames[by:] + frames[-1:] if by > 0 else frames[:by]
    own = frames if by > 0 else frames[-by:]
    return [frame | {key: other[key] for key in part if key in other} for frame, other in zip(own, others, strict=True)]


async def play_along(page: Page) -> None:
    """Something legal whenever one is asked, to the end."""
    while True:
        await page.wait_for_selector(f"{ASKED}, [data-end]")
        asked = await page.query_selector(ASKED)
        if not asked:
            return
        await press_until_gone(page, str(await asked.get_attribute("data-asked")))


def check_frames(game: str, frames: list[Json], moments: list[Json], news: int) -> None:
    """Every frame is one of the moments; the last one is seen before the end is told."""
    open_frames = [frame for frame in frames if not frame["isEnded"]]  # then the end covers the board
    every = range(len(moments))
    assert [frame for frame in open_frames if not any(is_of(game, frame, moments, at, news) for at in every)] == []
    assert len(open_frames) < len(frames)
    assert is_of(game, open_frames[-1], moments, len(moments) - 1, news)
    assert len({json.dumps(frame["log"]) for frame in frames}) > len(moments) // 8  # else nothing was looked at


def is_of(game: str, frame: Json, moments: list[Json], at: int, news: int) -> bool:
    """Do board, log, seats and prompt belong to this moment, just seen or seen before?"""
    moment = moments[at]
    table, waiting = moment["view"]["table"], moment["view"]["waiting"]
    seen: list[list[Json]] = [[], *(told["events"] for told in moments[max(at + 1 - news, 0) : at + 1])]
    shown = [EXPECTED[game](table, 0, events) for events in seen]
    return (
        any(all(frame[key] == value for key, value in wanted.items()) for wanted in shown)
        and frame["waiting"] == waiting
        and is_prompt(game, frame, moment["view"], at == len(moments) - 1)
        and is_log(frame["log"], told(game, moments[: at + 1]))
    )


def is_prompt(game: str, frame: Json, view: Json, is_last: bool) -> bool:
    """A question of this moment, or who it waits for."""
    if frame["isAsked"]:
        return "A" in view["waiting"] and (game != "trun" or str(frame["prompt"]) == asks_trun(view["table"]))
    names = [NAMES["ABCDEF".index(seat)] for seat in view["waiting"] if seat != "A"]
    wanted = say("en", "web-the-end" if is_last else "web-wait")
    if names:
        wanted = say("en", "web-waiting-for", names=", ".join(names), count=len(names))
    return str(frame["prompt"]) == wanted


def asks_trun(table: Json) -> str:
    led = table["led"]
    if not led:
        return say("en", "trun-prompt-lead")
    has_it = any(card[0] == led[0] for card in table["seats"][0]["hand"])
    faction = FACTIONS[LETTERS.index(led[0])]
    return say("en", "trun-prompt-follow", led=faction, free="no" if has_it else "yes")
