"""Jak se trollí princezny through the screen: what a random match rarely shows, each from a position of its own."""

import os
import random
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from tests.server.rig import headway
from tests.server.rig.serving import AtTable, quick_bots
from tests.web.browsing import ASKED, HAS_GONE, next_question, play_now, run, visiting
from tests.web.tour import NAMES, SameLuck, Screen, go
from throneroom.kit.speech import LANGUAGES, say
from throneroom.server import lessons

ROOT = Path(__file__).parents[2]
TABLE = """table:
  seats 2 first A turn A king II A
  caves {{P05 L01 R02 R06 V04}} royals {{K04 K05 K07 K12 K18}} trolls-up {{bat6 snake5 toad5 bat2 toad8}}
  royal-cards {{tiles7 each1 camps3 babies3}} pool 30
  village-I castle:C4 bells:3 camps:3 babies:1 humans:1
  village-II castle:C4 princess:1 bells:3 camps:1 babies:1 humans:1 A:1
  A clan red ore O:3 G:1 D:1 might 4 cows 2 covered 3 camps {{O}} babies {{P Q C T}} filled O:3 D:1
  A trolls {trolls} network {network} {used} played 3 hand {{dusk-1a}}
  B clan yellow ore O:2 might 3 cows 1 covered 3 camps {{O G D X}} babies {{P Q C T}} filled O:2 G:2
  B trolls {theirs} played 3 hand {{dusk-2a}}
  ask pass - deal chance 0 1 move A 3 {ask}
play:
  try free
"""
NETWORK = "{B3E:R05.0 B3W:P03.3 B4S:R01.0 A3S:R03.0}"
Deed = Callable[[Page], Awaitable[None]]


async def answer(page: Page, action: str) -> None:
    """Touch what carries this action on the table, and the button that names it."""
    asked = await page.get_attribute(ASKED, "data-asked")
    lit = page.locator(f'.board [data-action="{action}"], .hand [data-action="{action}"]').first
    await lit.click()
    await page.click(".prompt .go")
    await page.wait_for_function(f"asked => {HAS_GONE}", arg=asked)
    await page.wait_for_selector(ASKED)


def play_from(
    folder: Path,
    patch: pytest.MonkeyPatch,
    deed: Deed,
    trolls: str,
    theirs: str,
    ask: str,
    used: str = "",
    network: str = NETWORK,
    motion: str = "reduce",
    language: str = "en",
) -> None:
    """A learner's table with this position, played freely."""
    text = TABLE.format(trolls=trolls, theirs=theirs, ask=ask, used=used, network=network)
    chapters = tuple(lessons.read(text))
    patch.setattr(lessons, "lesson_of", lambda game: chapters)

    async def match() -> None:
        async with visiting(folder / "hall.db", pool=quick_bots()) as visit:
            page = await visit.page("desktop", language, reduced_motion=motion)
            await page.goto(f"{visit.served.url}/learn/trolli")
            await page.wait_for_selector(ASKED)
            await deed(page)

    run(match())


async def count(page: Page, what: str) -> int:
    return await page.locator(what).count()


async def text_of(page: Page, what: str) -> str:
    return await page.locator(what).first.inner_text()


def test_a_princess_is_captured_with_the_help_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(page: Page) -> None:
        await answer(page, "princess")
        await answer(page, "tile K04")
        await page.locator('[data-slot="A3N"]').click()
        before = await page.locator('[data-slot="A3N"]').get_attribute("data-action")
        await page.click("[data-turn]")
        turned = await page.locator('[data-slot="A3N"]').get_attribute("data-action")
        assert turned != before
        await page.click(".prompt .go")
        await page.wait_for_selector('[data-action="end"]')
        assert "1/1" in (await text_of(page, ".strip")).replace("\n", "")
        assert await count(page, '[data-spot="village-II"] .princess') == 0

    play_from(tmp_path, monkeypatch, deed, "II II mine off off", "II mine off off off", "act A 5 4 1")


def test_somebody_is_pushed_out_of_a_full_village(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(page: Page) -> None:
        await page.locator('[data-spot="cave-mine"] [data-troll="3"]').click()
        await answer(page, "move 3 II")
        assert await count(page, '[data-spot="village-II"] .or') == 2
        assert "4 + 2" in await text_of(page, '[data-spot="village-II"] .points')

    play_from(tmp_path, monkeypatch, deed, "II I mine off off", "II II II off off", "move A 2")


def test_the_owner_says_where_a_pushed_out_troll_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(page: Page) -> None:
        assert await count(page, '[data-spot="cave-power"] .gules') == 0
        await answer(page, "home power")
        assert await count(page, '[data-spot="cave-power"] .gules') == 1

    play_from(tmp_path, monkeypatch, deed, "off I mine off off", "II II II II off", "out A 0")


def test_a_raised_troll_is_let_go_by_another_touch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(page: Page) -> None:
        asked = await page.get_attribute(ASKED, "data-asked")
        await page.click('[data-place="build"]')
        raised = page.locator(".board [data-troll][aria-pressed=true]")
        await raised.click()
        await page.wait_for_selector(".prompt .go", state="detached")
        assert await raised.count() == 0
        assert await page.get_attribute(ASKED, "data-asked") == asked  # nothing was played

    play_from(tmp_path, monkeypatch, deed, "II I mine mine off", "II II off off off", "move A 2")


def test_what_cannot_be_done_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def why(page: Page, thing: str) -> str:
        await page.click(thing)
        return await text_of(page, ".prompt [role=status]")

    async def deed(page: Page) -> None:
        assert "Too few action points" in await why(page, '[data-deed="camp"]')
        await answer(page, "tiles")
        assert "counts the same" in await why(page, '.hand [data-card="V04"]')
        await answer(page, "tile P05")
        assert "wall of a VP tile" in await why(page, '[data-slot][aria-label$="why not?"]')

    place = "build build mine off off", "mine off off off off", "act A 2 2"
    play_from(tmp_path, monkeypatch, deed, *place, network="{B3E:P02.0 C3N:V12.1}")


def test_a_cave_has_room_for_all_that_is_done_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(page: Page) -> None:
        await page.click('.options [data-action$=" power"] >> nth=0')
        await page.click(".prompt .go")
        await page.wait_for_selector('[data-spot="cave-power"].now')
        gap = """cave => Math.min(...[...document.querySelectorAll('[data-prices=village]')].map((strip) =>
            strip.getBoundingClientRect().top)) - cave.getBoundingClientRect().bottom"""
        assert await page.locator('[data-spot="cave-power"]').evaluate(gap) >= 0

    play_from(tmp_path, monkeypatch, deed, "II power power mine off", "II II off off off", "move A 2", language="cs")


def test_a_place_tells_what_is_done_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(page: Page) -> None:
        await page.click('[data-prices="mine"]')
        assert "Mine gold: 2 action points." in await text_of(page, "dialog")
        await page.keyboard.press("Escape")
        await page.click('[data-prices="village"]')
        words = "Swap babies: 2 action points, 2 troll power, 2 gold or 1 diamond."
        assert words in await text_of(page, "dialog")

    play_from(tmp_path, monkeypatch, deed, "II I mine mine off", "II II off off off", "move A 2")


def test_every_shaft_is_drawn_full_or_empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(page: Page) -> None:
        counted = re.findall(r"(\d+)/(\d+)", await text_of(page, ".network .printed"))
        filled, shafts = (sum(map(int, numbers)) for numbers in zip(*counted, strict=True))
        assert await count(page, ".network circle.shaft") == shafts
        assert await count(page, ".network circle.shaft + path:not(.empty)") == filled
        assert 0 < filled < shafts

    play_from(tmp_path, monkeypatch, deed, "II I mine mine off", "II II off off off", "move A 2")


# What travels: figures in cauldrons, tiles in the network, and copies of signs over the page.
TRAVELLED = """() => {
    window.travelled = new Set();
    const kind = (node) => node.closest('.pot') ? 'figure' : node.closest('.ground g') ? 'tile'
        : node.parentElement === document.body ? 'ore' : 'else';
    const look = () => {
        for (const {effect} of document.getAnimations())
            if (effect.target && effect.getKeyframes().some((frame) => 'transform' in frame))
                window.travelled.add(kind(effect.target));
        requestAnimationFrame(look);
    };
    look();
}"""


def test_trolls_walk_tiles_turn_and_ore_flies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def travelled(page: Page) -> list[str]:
        await page.wait_for_timeout(200)
        found: list[str] = await page.evaluate("[...window.travelled]")
        return found

    async def deed(page: Page) -> None:
        await page.evaluate(TRAVELLED)
        assert not {"figure", "tile", "ore"} & set(await travelled(page))
        await answer(page, "tiles")
        assert "ore" in await travelled(page)  # one piece is paid
        await answer(page, "tile P05")
        await answer(page, str(await page.get_attribute('[data-slot="A3N"]', "data-action")))
        assert "tile" in await travelled(page)
        await answer(page, "done")
        await page.click(".prompt .go")  # the end of the phase is all that is left
        await page.wait_for_selector(".board [data-place]")
        await answer(page, "move 4 power")
        assert "figure" in await travelled(page)

    play_from(
        tmp_path,
        monkeypatch,
        deed,
        "build build mine off off",
        "mine off off off off",
        "act A 2 2",
        motion="no-preference",
    )


# Where the king goes is said in one line on a round card; while somebody acts, the whole card is in sight.
FITS = """(words) => {
    const within = (box, frame) => box.right <= frame.right && box.bottom <= frame.bottom;
    const column = document.querySelector('.tray .column').getBoundingClientRect();
    return [...document.querySelectorAll('.hand .face')].every((face) => words.every((word) => {
        const [to, round] = [face.querySelector('.to'), face.getBoundingClientRect()];
        to.lastChild.textContent = word;
        return to.scrollWidth <= to.clientWidth && within(to.getBoundingClientRect(), round) && within(round, column);
    }));
}"""


def test_round_cards_hold_their_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(page: Page) -> None:
        goals = ("mine", "build", "power", "I", "II", "III", "IV")
        await page.wait_for_selector(".hand .face")
        assert await page.evaluate(FITS, [say(of, f"web-trolli-to-{to}") for of in LANGUAGES for to in goals])

    used = "used {camp:refill}"
    play_from(tmp_path, monkeypatch, deed, "build build mine off off", "mine off off off off", "act A 2 4", used)


def test_after_the_castle_the_trolls_go_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(page: Page) -> None:
        await answer(page, "castle")
        await page.wait_for_selector(".prompt .go")  # nothing but the end can be chosen
        assert "will be lost" in await text_of(page, ".prompt p")  # the warning
        await page.click(".prompt .go")
        await page.wait_for_selector('.board [data-action="home mine"]')
        await answer(page, "home mine")
        await answer(page, "home power")
        assert await count(page, '[data-spot="village-II"] .pot .gules') == 0
        assert await count(page, '[data-spot="cave-power"] .gules') == 1

    play_from(tmp_path, monkeypatch, deed, "II II mine off off", "mine off off off off", "act A 5 4 0")


def test_a_royal_card_is_fulfilled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(page: Page) -> None:
        await answer(page, "camp")
        assert await count(page, ".villages .lit") == 2  # each has room for a camp
        await answer(page, "camp O I")
        await answer(page, "claim camps3")
        await answer(page, "tile K04")
        assert "done" in await text_of(page, '.desk [data-card="camps3"]')

    used = "used {camp:refill camp:refill}"
    play_from(tmp_path, monkeypatch, deed, "build build mine off off", "mine off off off off", "act A 2 4", used)


def follow_others(folder: Path, deed: Callable[[Page, list[AtTable]], Awaitable[None]], size: str = "phone") -> None:
    """Three people, of whom the second is on turn with a tile to lay; the first one looks."""

    def is_laying(now: dict[str, Any]) -> bool:
        table = now["view"]["table"]
        return bool(table["turn"] == "B" and table["step"] == "lay")

    async def match() -> None:
        async with visiting(folder / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            places = await visit.served.match("trolli", *NAMES[:3])
            assert await headway.advance(visit.served, places, is_laying, random.Random(1))
            screen = Screen(f"/t/{places[0].table}", ".trolli", places[0].person)
            await deed(await go(visit, screen, size, "en"), places)

    run(match())


async def play_on(places: list[AtTable]) -> None:
    """Until the first one is asked, who sees it all."""
    while places[0].now["asked"] is None:
        mover = next(place for place in places if place.now["asked"] is not None)
        ply, legal = mover.now["ply"], mover.now["view"]["legal"]
        await mover.must("play", action=legal[-1]["text"], asked=mover.now["asked"])
        for place in places:
            await place.see(lambda now, ply=ply: now["ply"] > ply)  # type: ignore[misc]


async def lay(places: list[AtTable]) -> str:
    """The second one lays the tile; where."""
    legal = places[1].now["view"]["legal"]
    await places[1].must("play", action=legal[0]["text"], asked=places[1].now["asked"])
    for place in places:
        await place.see(lambda now: now["view"]["table"]["step"] != "lay")
    return str(legal[0]["what"])


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_while_others_play_their_board_is_shown_and_what_they_did(size: str, tmp_path: Path) -> None:
    async def deed(page: Page, places: list[AtTable]) -> None:
        assert NAMES[1] in await text_of(page, ".whose")
        assert await count(page, ".network .fresh") == 0
        slot = await lay(places)
        await page.wait_for_selector(".network .fresh")
        assert NAMES[1] in await text_of(page, ".whose")
        assert slot in await text_of(page, ".whose")  # in a sentence
        assert await count(page, f'[data-shown="B"] [data-slot="{slot}"]') == 1
        await play_on(places)
        await page.wait_for_selector('[data-shown="A"]')
        assert "Your board" in await text_of(page, ".whose")

    follow_others(tmp_path, deed, size)


def test_a_board_that_somebody_wants_to_see_stays_until_something_is_asked(tmp_path: Path) -> None:
    async def deed(page: Page, places: list[AtTable]) -> None:
        await page.click('.others button[title="Radek"]')
        await page.click('[data-part="royal"]')
        await lay(places)
        await page.wait_for_selector(".whose >> text=lays")
        assert await count(page, '[data-shown="C"] [data-part="royal"][aria-selected="true"]') == 1
        await play_on(places)
        await page.wait_for_selector('[data-shown="A"] [data-part]:not([data-part="royal"])[aria-selected="true"]')

    follow_others(tmp_path, deed)


UNNAMED = """() => [...document.querySelectorAll(
    '.board :is(button, .deeds li, .strip li), .hand button, .desk .strip li')]
    .filter((node) => node.checkVisibility())
    .filter((node) => !/[\\p{L}]{2}/u.test((node.ariaLabel ?? '') + node.textContent))
    .map((node) => node.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_two_rows_of_tabs_and_everything_has_a_name(size: str, tmp_path: Path) -> None:
    async def deed(page: Page, places: list[AtTable]) -> None:
        for part in await page.locator("[data-part]").all():
            await part.click()
            assert await page.evaluate(UNNAMED) == []
            words = await page.locator(".deeds li").all_inner_texts()
            assert all(re.search("[a-z]{3}", text) for text in words)
        assert await page.evaluate(UNNAMED) == []
        assert await count(page, "[role=tablist]") == (1 if size == "phone" else 0)
        assert "Nothing to choose" not in await text_of(page, ".hand")

    follow_others(tmp_path, deed, size)


def test_stores_are_above_the_fold_and_the_network_fills_its_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deed(page: Page) -> None:
        for thing in (".desk .strip", '.desk [data-card="tiles7"]'):
            box = await page.locator(thing).first.bounding_box()
            assert box
            assert box["y"] + box["height"] < 900
        tiles = await page.evaluate(
            """() => {
                const frame = document.querySelector('.frame').getBoundingClientRect();
                const laid = [...document.querySelectorAll('.ground .tile')].map((one) => one.getBoundingClientRect());
                const inside = laid.every((one) => one.top >= frame.top && one.bottom <= frame.bottom);
                const high = Math.max(...laid.map((one) => one.bottom)) - Math.min(...laid.map((one) => one.top));
                return [inside, high / frame.height];
            }"""
        )
        assert tiles[0]
        assert tiles[1] > 0.4  # with a slot for the next tile on every side

    play_from(tmp_path, monkeypatch, deed, "II I mine mine off", "II II off off off", "move A 2")


def test_a_dragged_network_is_not_clicked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def drag(page: Page, slot: str) -> None:
        box = await page.locator(f'[data-slot="{slot}"]').bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x + 10, y + 10, steps=3)
        await page.mouse.move(x + 14, y + 12)
        await page.mouse.up()

    async def deed(page: Page) -> None:
        await answer(page, "princess")
        await answer(page, "tile K04")
        await drag(page, "A3N")
        assert await count(page, ".prompt .go") == 0
        for _ in range(2):
            await page.get_by_label("Zoom in").click()
        before = await page.evaluate("document.querySelector('.frame').scrollLeft")
        await drag(page, "B3E")  # in the middle
        assert before - await page.evaluate("document.querySelector('.frame').scrollLeft") > 5
        assert await count(page, "dialog[open]") == 0
        await page.locator('[data-slot="A3N"]').click(delay=600)  # slowly
        assert await count(page, ".prompt .go") == 1

    play_from(tmp_path, monkeypatch, deed, "II II mine off off", "II mine off off off", "act A 5 4 1")


@pytest.mark.parametrize(("place", "spot"), [("mine", "cave-mine"), ("II", "village-II")])
def test_a_troll_that_moved_already_stays(
    place: str, spot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deed(page: Page) -> None:
        await page.locator('.off [data-troll="4"]').click()
        await answer(page, f"move 4 {place}")
        await page.wait_for_selector('[data-action="end"]')
        assert await count(page, "[data-undo]") == 0  # a lesson has no way back
        await answer(page, "end")
        await page.wait_for_selector(".board [data-place]")
        assert await count(page, f'[data-spot="{spot}"] [data-troll]') == 1  # of two
        await page.locator(f'[data-spot="{spot}"] [data-barred]').click()
        await page.wait_for_selector(".prompt [role=status] >> text=phase 3 is for another one")
        await page.locator(f'[data-spot="{spot}"] [data-troll]').click()
        for other in ("build", "power"):
            there = await page.locator(f'[data-place="{other}"]').get_attribute("data-action")
            assert there == f"move 3 {other}"

    ask = "move A 3 move A 2"
    text = f"build build {place} off off"
    play_from(tmp_path, monkeypatch, deed, text, "mine off off off off", ask)


CONTRASTS = """() => {
    const light = (colour) => {
        const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => {
            const value = part / 255;
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const drawn = [...document.querySelectorAll(".board circle ~ :is(.charge, .ink) path")];
    return drawn.map((path) => {
        const disc = path.closest(":is(.charge, .ink)").parentElement.querySelector(":scope > circle:not(.ring)");
        const [dark, bright] = [path, disc].map((one) => light(getComputedStyle(one).fill)).sort((a, b) => a - b);
        return (bright + 0.05) / (dark + 0.05);
    });
}"""


def test_figures_stand_out_from_their_discs_in_any_light(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(page: Page) -> None:
        for light in ("dark", "light"):
            await page.emulate_media(color_scheme=light, reduced_motion="reduce")
            contrasts = await page.evaluate(CONTRASTS)
            assert len(contrasts) > 10
            assert min(contrasts) >= 3, light

    play_from(tmp_path, monkeypatch, deed, "II I mine off off", "II II II off off", "move A 2", "humans build:1")


def test_a_step_is_taken_back(tmp_path: Path) -> None:
    async def match() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            page = await visit.page("phone", "en", reduced_motion="reduce")
            await play_now(page, visit.served.url, "trolli")
            while await next_question(page) and not await page.query_selector(".hand [data-action^=play]"):
                asked = await page.get_attribute(ASKED, "data-asked")
                await page.locator(".board [data-action]").first.click()  # a human may be housed first
                await page.click(".prompt .go")
                await page.wait_for_function(f"asked => {HAS_GONE}", arg=asked)
            await page.locator(".hand [data-action]").first.click()
            await page.click(".prompt .go")
            await page.wait_for_selector(".board [data-place]")
            assert "First troll" in await text_of(page, ".prompt p")
            assert await count(page, "[data-undo]") == 0  # a card that was shown stays
            await page.locator(".board [data-action]").first.click()
            await page.click(".prompt .go")
            await page.wait_for_selector('[data-action="end"]')
            await page.click("[data-undo]")
            await page.wait_for_selector(".board [data-place][data-action]")
            assert await count(page, ".off [data-troll]") == 5
            await page.locator(".board [data-action]").first.click()
            await page.click(".prompt .go")
            await page.click('[data-action="end"]')
            await page.click(".prompt .go")
            await page.wait_for_selector(".prompt >> text=Second troll, not the same one")

    run(match())


def test_printed_pieces_are_those_of_the_rules() -> None:
    command = [sys.executable, "web/src/games/trolli/pieces.py", "--check"]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "PYTHONPATH": str(ROOT)})
