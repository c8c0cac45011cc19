"""What is heard and felt: what a game declares, by those who want it, and never two chimes at once."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from tests.server.rig import headway
from tests.server.rig.serving import quick_bots
from tests.web.browsing import FACED, Visit, packed, run, visiting
from tests.web.test_motion import show
from tests.web.tour import NAMES, SameLuck, must_follow, table
from throneroom.server.pages import FOLDER

FEW_ACTIONS, MANY_ACTIONS = 8, 40  # the last of a match
MOST = 60_000  # bytes on the wire, for all sounds
ENDS = {"trun": "fanfare", "krvavy_trun": "toll", "dedicove": "lute", "trolli": "drums"}
OFTEN = {"trun": "card", "krvavy_trun": "coins", "dedicove": "tile", "trolli": "dig"}
QUIET, LOUD = {"sound": False, "isSoundAsked": True}, {"sound": True, "touch": True, "isSoundAsked": True}

# An AudioContext that only counts; its clock goes on by `window.tick` seconds with each look at it.
FAKE = """
window.started = []; window.contexts = 0; window.felt = []; window.tick = 10; window.isAway = false;
let time = 0;
class Node { connect(to) { return to; } }
window.AudioContext = class {
    constructor() { window.contexts += 1; }
    state = "running"; destination = new Node();
    get currentTime() { return (time += window.tick); }
    resume() { return Promise.resolve(); }
    createGain() { return Object.assign(new Node(), { gain: { value: 1 } }); }
    createBuffer(channels, length, rate) {
        const copyToChannel = (samples) => (buffer.loudest = Math.max(...samples.map(Math.abs)));
        const buffer = { duration: length / rate, copyToChannel };
        return buffer;
    }
    createBufferSource() {
        const source = Object.assign(new Node(), { start: () => window.started.push(source.buffer.loudest) });
        return source;
    }
};
navigator.vibrate = (pattern) => window.felt.push(pattern);
Object.defineProperty(document, "hidden", { get: () => window.isAway });
"""
HEARD = "performance.getEntriesByType('mark').map((mark) => mark.name).filter((name) => name.startsWith('sound '))"


async def listener(visit: Visit, settings: dict[str, Any] | None, **more: Any) -> Page:
    """Somebody with ears, and with these settings."""
    page = await visit.page("phone", **more)
    await page.add_init_script(FAKE)
    if settings is not None:
        kept = json.dumps(json.dumps(settings))
        await page.add_init_script(f"localStorage['throneroom-settings'] ??= {kept};")
    return page


async def heard(page: Page) -> list[str]:
    names: list[str] = await page.evaluate(HEARD)
    return [name.removeprefix("sound ") for name in names]


async def watch_to_the_end(visit: Visit, page: Page, game: str, actions: int = FEW_ACTIONS) -> None:
    """The last part of a match, move by move, that this page sees in bits of several moments."""
    places = await visit.served.match(game, *NAMES[:3] if game != "trun" else NAMES[:2])
    await headway.near_the_end(visit.served, places, actions)
    await show(page, visit, places[0].person, places[0].table)
    await asyncio.gather(*(place.play_to_the_end() for place in places))
    await page.wait_for_selector("[data-more]")


@pytest.mark.parametrize("game", FACED)
def test_a_match_sounds_as_its_game_declares(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page = await listener(visit, LOUD, reduced_motion="reduce")
            asked: list[str] = []
            page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
            await watch_to_the_end(visit, page, game, MANY_ACTIONS)
            await page.wait_for_function(f"() => ({HEARD}).at(-1) === 'sound {ENDS[game]}'")
            names = await heard(page)
            assert OFTEN[game] in names
            assert names.count(ENDS[game]) == 1
            loudest = await page.evaluate("window.started")
            assert len(loudest) == len(names)
            assert all(0.2 < peak <= 1 for peak in loudest)  # neither silence nor a crackle
            files = {FOLDER / "assets" / name for name in asked if name.startswith(("player", "sounds"))}
            assert len(files) == 1
            assert sum(map(packed, files)) <= MOST

    run(look())


def test_nothing_is_heard_or_loaded_by_those_who_want_silence(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page = await listener(visit, QUIET, reduced_motion="reduce")
            asked: list[str] = []
            page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
            await watch_to_the_end(visit, page, "trun")
            assert await heard(page) == []
            assert await page.evaluate("[window.contexts, window.felt.length]") == [0, 0]
            assert not any(name.startswith(("player", "sounds")) for name in asked)

    run(look())


def test_behind_another_window_only_the_turn_is_heard(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page = await listener(visit, LOUD)
            await page.add_init_script("window.isAway = true;")
            places = await visit.served.match("trun", *NAMES[:2], options={"first": "B"})
            await show(page, visit, places[0].person, places[0].table)
            for _ in range(4):
                mover = next(place for place in places if place.now["asked"] is not None)
                ply = mover.now["ply"]
                await mover.must("play", action=mover.now["view"]["legal"][0]["text"], asked=mover.now["asked"])
                for place in places:
                    await place.see(lambda now, ply=ply: now["ply"] > ply)  # type: ignore[misc]
            await page.wait_for_function(f"() => ({HEARD}).length > 0")
            assert set(await heard(page)) == {"turn"}

    run(look())


def test_never_two_chimes_at_once(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page = await listener(visit, LOUD, reduced_motion="reduce")
            await page.add_init_script("window.tick = 0;")  # everything happens in the same moment
            await watch_to_the_end(visit, page, "trun")
            names = await heard(page)
            assert len([name for name in names if name in ("turn", "fanfare")]) == 1
            assert len(names) == len(set(names))  # nor the same sound twice

    run(look())


@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_sounds_are_asked_for_once(answer: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            page = await listener(visit, None)
            await page.goto(visit.served.url)
            await page.click(".game[data-game=trun]")
            await page.click(f"[data-ask-sound] button:text-is('{answer}')")
            await page.wait_for_selector("dialog [role=status]")
            if answer == "Yes":
                await page.wait_for_function(f"() => ({HEARD}).length === 1")
            await page.reload()
            await page.click(".game[data-game=trun]")
            await page.wait_for_selector("dialog .go")
            assert await page.query_selector("[data-ask-sound]") is None
            assert await page.evaluate("JSON.parse(localStorage['throneroom-settings']).sound") == (answer == "Yes")
            await page.keyboard.press("Escape")
            await page.click("footer button >> nth=1")
            assert bool(await page.query_selector("dialog input[type=range]")) == (answer == "Yes")  # the volume

    run(look())


def test_a_turn_and_a_refusal_are_felt(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            person, at = await table(visit.served, "trun", 2, must_follow)
            page = await listener(visit, LOUD, has_touch=True, is_mobile=True)
            await show(page, visit, person, at)
            await page.wait_for_function("() => window.felt.length === 1")
            await page.locator(".hand li.off button").first.click(position={"x": 8, "y": 20})
            await page.wait_for_selector(".prompt small a")
            turn, refused = await page.evaluate("window.felt")
            assert len(turn) == 1
            assert len(refused) == 3

    run(look())
