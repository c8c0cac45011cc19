"""Dědicové trůnu through the screen: what a random match rarely shows, each from a position of its own."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from tests.server.rig.serving import quick_bots
from tests.web.browsing import ASKED, HAS_GONE, faults_of, run, visiting
from tests.web.tour import SameLuck, Screen, go, table
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
