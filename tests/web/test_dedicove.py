"""Dědicové trůnu through the screen: what a random match rarely shows, each from a position of its own."""

import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from tests.server.rig.headway import Moment
from tests.server.rig.serving import quick_bots
from tests.web.browsing import ASKED, HAS_GONE, faults_of, run, visiting
from tests.web.tour import NAMES, SameLuck, Screen, asked_to, go, table
from throneroom.kit.speech import say
from throneroom.server import lessons

TABLE = """table:
  seats {seats} deck extended turn A first A
  R 4 G 4
{text}
  harbour {{64 65 66 68 69 70 71 72 73 74}}
play:
  try free
"""
Deed = Callable[[Page], Awaitable[None]]


async def answer(page: Page, action: str) -> None:
    """Touch what carries this action on the table, and the button that names it."""
    asked = await page.get_attribute(ASKED, "data-asked")
    await page.locator(f'.board [data-action="{action}"], .hand [data-action="{action}"]').first.click()
    await page.click(".prompt .go")
    await page.wait_for_function(f"asked => {HAS_GONE}", arg=asked)
    await page.wait_for_selector(ASKED)


def play_from(
    folder: Path, patch: pytest.MonkeyPatch, deed: Deed, text: str, seats: int = 2, size: str = "small"
) -> None:
    """A learner's table with this position, played freely."""
    lines = "\n".join(f"  {line.strip()}" for line in text.split(";"))
    chapters = tuple(lessons.read(TABLE.format(text=lines, seats=seats)))
    patch.setattr(lessons, "lesson_of", lambda game: chapters)

    async def match() -> None:
        async with visiting(folder / "hall.db", pool=quick_bots()) as visit:
            page = await visit.page(size, "en", reduced_motion="reduce")
            await page.goto(f"{visit.served.url}/learn/dedicove")
            await page.wait_for_selector(ASKED)
            await deed(page)

    run(match())


async def said(page: Page, what: str) -> str:
    """The words of a thing on one line."""
    return " ".join((await page.locator(what).first.inner_text()).split())


SIX = "; ".join(
    f"{seat} heir {number} hand {{{number}}} party {number + 10}u {number + 20}d"
    for number, seat in enumerate("BCDEF", 2)
)


def test_the_chain_of_what_is_performed_is_told_and_fits_a_small_phone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deed(page: Page) -> None:
        await answer(page, "play 20")
        assert await page.locator("[data-chain]").count() == 0  # the prompt says it
        assert "Doubtful Priest" in await said(page, ".prompt small")
        await answer(page, "play 39")
        assert await said(page, "[data-chain]") == "Performing: Doubtful Priest › Ghastly Granny › Doubtful Priest"
        assert await faults_of(page) == []

    play_from(tmp_path, monkeypatch, deed, f"A heir 1 hand {{20 39 7}}; {SIX}; tavern 30 31 32; graveyard 85", 6)


def test_cards_that_are_looked_at_stay_in_sight(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(page: Page) -> None:
        for action in ("play 78", "move R-1", "swap 9"):
            assert await page.locator(".tray").count() == (action == "swap 9")
            await answer(page, action)
        assert await page.locator(".tray li").count() == 3
        assert await page.locator('.mine [data-action^="swap A"]').count() == 2

    text = "A heir 1 hand {78 1} party 7d 8d; B heir 2 hand {2}; wilderness 5 6 9; tavern 10 11 12; graveyard 85"
    play_from(tmp_path, monkeypatch, deed, text)


def test_what_cannot_be_chosen_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(page: Page) -> None:
        await answer(page, "play 25")
        await page.click('[data-at="tavern 3"] button')
        await page.wait_for_selector(".prompt [role=status]")
        assert "cannot be performed" in await said(page, ".prompt")
        assert await said(page, ".prompt a") == "Rule Q20"

    text = "A heir 1 hand {25 1}; B heir 2 hand {2}; tavern 10 11 85"
    play_from(tmp_path, monkeypatch, deed, text)


@pytest.mark.parametrize("size", ["small", "desktop"])
def test_a_player_who_cannot_be_picked_says_why(size: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(page: Page) -> None:
        await answer(page, "play 2")
        await answer(page, "move R+1")
        await page.click('[data-at="party C"] button.head')
        await page.wait_for_selector(".prompt [role=status]")
        assert await said(page, ".prompt a") == "Rule Q15"

    text = "A heir 1 hand {2 1}; B heir 2 hand {3} party 7u; C heir 3 hand {4} party 8d; tavern 10 11 85"
    play_from(tmp_path, monkeypatch, deed, text, 3, size)


def test_who_may_pick_everybody_sees_the_own_party_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(page: Page) -> None:
        await answer(page, "play 44")
        await answer(page, "move R+1")
        await page.wait_for_selector('[data-at="party A"] button.head.lit')
        below = "node => node.getBoundingClientRect().bottom - node.closest('main').getBoundingClientRect().bottom"
        assert await page.locator('[data-at="party A 1"]').evaluate(below) <= 0

    four = "; ".join(f"{seat} heir {number} hand {{{number}}} party 1{number}u" for number, seat in enumerate("BCD", 2))
    text = f"A heir 1 hand {{44 1}} party 20u 21d; {four}; tavern 30 31 32"
    play_from(tmp_path, monkeypatch, deed, text, 4, "phone")


@pytest.mark.parametrize("size", ["small", "desktop"])
def test_where_an_heir_is_unknown_the_steps_of_its_bearer_stand(
    size: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deed(page: Page) -> None:
        steps = '[data-at="party B"] .unknown'
        if size == "small":
            await page.click('[data-at="party B"] .head')
        assert (await said(page, steps)).startswith("+12 −9 0 Heir unknown. Steps so far: red 12 right and 9 left")
        assert await page.locator(".unknown").count() == 5  # the own heir is known
        assert await faults_of(page) == []
        await page.click(steps)
        assert "Unknown heir" in await said(page, "dialog[open]")

    others = SIX.replace("22d", "22d moved R+12 R-9", 1)
    play_from(tmp_path, monkeypatch, deed, f"A heir 1 hand {{20 39 7}} moved G+2; {others}; tavern 30 31 32", 6, size)


ROWS = """(which) => Math.max(...[...document.querySelectorAll(`.party${which} ul`)].map((row) =>
    new Set([...row.querySelectorAll('li button')].map((hero) => hero.getBoundingClientRect().top)).size))"""


@pytest.mark.parametrize("seats", [pytest.param(4, marks=pytest.mark.slow), 6])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_parties_of_nine_fit_the_board(size: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(page: Page) -> None:
        await page.wait_for_selector(".party li button")
        assert await page.evaluate(ROWS, ":not(.own)") == 1
        assert await page.evaluate(ROWS, ".own") == (2 if size == "desktop" else 1)
        assert await faults_of(page) == []

    def party(number: int) -> str:
        return " ".join(f"{hero}{'d' if hero % 3 else 'u'}" for hero in range(9 * number - 8, 9 * number + 1))

    sides = [f"{seat} heir {number} party {party(number)}" for number, seat in enumerate("ABCDEF"[:seats], 1)]
    text = "; ".join((sides[0] + " hand {82 83 84}", *sides[1:], "tavern 60 61 85"))
    play_from(tmp_path, monkeypatch, deed, text, seats, size)


LAPS = """() => {
    const heroes = [...document.querySelectorAll('.own li button')].map((one) => one.getBoundingClientRect());
    return heroes.filter((one, at) => heroes[at + 1]?.top === one.top && heroes[at + 1].left < one.right).length;
}"""


LONG = """() => [...document.querySelectorAll('.hand .face')].map((face) => face.scrollHeight - face.clientHeight)"""


def test_no_hero_of_the_own_seven_covers_another_on_a_desktop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def deed(page: Page) -> None:
        await page.wait_for_selector(".own li button")
        assert await page.evaluate(LAPS) == 0
        assert await page.evaluate(LONG) == [0, 0, 0]  # the longest text of all fits its card
        assert await faults_of(page) == []

    own = "A heir 1 hand {20 76 80} party 10u 11u 12d 13u 14d 15u 16d"
    play_from(tmp_path, monkeypatch, deed, f"{own}; B heir 2 party 22d; C heir 3; tavern 30 31 32", 3, "desktop")


def test_who_has_decided_can_be_seen_among_six_on_a_phone(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            places = await visit.served.match("dedicove", *NAMES)
            for place in places[1:4]:
                now = await place.see(lambda now: now["asked"] is not None)
                await place.must("play", action=now["view"]["legal"][0]["text"], asked=now["asked"])
            await places[0].see(lambda now: sum(side["decided"] for side in now["view"]["table"]["seats"]) == 3)
            page = await go(visit, Screen(f"/t/{places[0].table}", ".dedicove", places[0].person), "phone", "cs")
            assert await page.locator(".count i").count() == 3
            assert await faults_of(page) == []

    run(look())


def look_at(folder: Path, seats: int, moment: Moment, size: str, deed: Deed) -> None:
    """A match of people at this moment, in English."""

    async def look() -> None:
        async with visiting(folder / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            guest, here = await table(visit.served, "dedicove", seats, moment)
            await deed(await go(visit, Screen(f"/t/{here}", ".dedicove", guest), size, "en"))

    run(look())


FADES = """() => [...document.querySelectorAll('.hand .text')].every((text) =>
    text.scrollHeight > text.clientHeight + 2 === (getComputedStyle(text).maskImage !== 'none'))"""


def test_on_a_phone_cards_in_hand_have_their_text_also_when_they_are_discarded(tmp_path: Path) -> None:
    async def deed(page: Page) -> None:
        for step in ("", ".hand .aside .button >> nth=0"):
            if step:
                await page.click(step)
            card = page.locator(".hand [data-card]").first
            text = say("en", f"dedicove-text-{await card.get_attribute('data-card')}")
            shown = (await card.locator(".text").inner_text()).replace("\u00ad", "")
            assert shown in text
            assert shown or text.count(".") == 1  # its movement alone, as signs
            assert await page.evaluate(FADES)
            await card.click()
            assert await said(page, ".prompt small") == text
            await page.keyboard.press("Escape")

    look_at(tmp_path, 4, asked_to("act"), "phone", deed)


def knows_much(now: dict[str, Any]) -> bool:
    """Of the wilderness, by having thrown it there."""
    cards = now["view"]["table"]["wilderness"]
    return asked_to("act")(now) and len([card for card in cards if card]) > 5


def test_what_is_known_is_told_by_place_with_counts(tmp_path: Path) -> None:
    async def deed(page: Page) -> None:
        wild = page.locator(".desk details").last
        counted = re.match(r"Wilderness (\d+) of (\d+)", " ".join((await wild.inner_text()).split()))
        assert counted
        assert int(counted[1]) < int(counted[2])
        assert await wild.locator("li:visible").count() == 0  # a line, until somebody wants to see them
        await wild.locator("summary").click()
        assert await wild.locator("li:visible").count() == int(counted[1])

    look_at(tmp_path, 4, knows_much, "desktop", deed)


def somebody_else_chooses(now: dict[str, Any]) -> bool:
    """Among cards that were drawn from elsewhere than the tavern."""
    seen = now["view"]["table"]
    return now["asked"] is None and seen["step"] == "choose-drawn" and all(seen["tavern"])


def test_H2_while_somebody_else_chooses_among_drawn_cards_the_tavern_is_in_sight(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            guest, here = await table(visit.served, "dedicove", 3, somebody_else_chooses)
            page = await go(visit, Screen(f"/t/{here}", ".dedicove", guest), "small", "en")
            assert await page.locator('[data-at^="tavern"] button').count() == 3
            assert await page.locator(".tray").count() == 0
            assert (await said(page, "[data-chain]")).startswith("Performing: ")

    run(look())
