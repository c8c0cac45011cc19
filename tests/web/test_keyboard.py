"""No mouse and no motion: looking back, the end and the replay of every game, and axe-core finds nothing there."""

from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.server.rig.serving import quick_bots
from tests.web.browsing import ASKED, FACED, faults_of, press_until_gone, run, visiting
from tests.web.test_after import AT_PLY, END
from tests.web.test_past import BACK, NOW, SINCE, sit_among
from tests.web.tour import SameLuck

MOST_STOPS = 150  # of the focus, on one page


async def go_to(page: Page, what: str, key: str = "Tab") -> None:
    """From where the focus is, onwards."""
    for _ in range(MOST_STOPS):
        await page.keyboard.press(key)
        if await page.evaluate("what => document.activeElement.matches(what)", what):
            return
    raise AssertionError(f"The focus never came to {what}.")


@pytest.mark.parametrize("game", FACED)
def test_no_mouse_is_needed(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page, places = await sit_among(visit, game, reduced_motion="reduce")
            await look_back_and_return(page)
            await page.wait_for_selector(ASKED)
            asked = int(str(await page.get_attribute(ASKED, "data-asked")))
            await places[0].see(lambda now: now["asked"] == asked)
            await places[0].play_to_the_end()
            await page.wait_for_selector(f"{END} [data-more]")
            assert await faults_of(page) == []
            await go_to(page, f"{END} a[href^='/replay']")
            await page.keyboard.press("Enter")
            await page.wait_for_selector(AT_PLY)
            assert await faults_of(page) == []
            await go_through(page)

    run(look())


async def look_back_and_return(page: Page) -> None:
    await go_to(page, SINCE)
    await page.keyboard.press("Enter")
    await page.wait_for_selector(BACK)
    assert await page.evaluate("document.activeElement.matches('[data-back]')")  # where it goes on
    assert await faults_of(page) == []
    await go_to(page, NOW)
    await page.keyboard.press("Enter")
    await page.wait_for_selector(ASKED)
    await press_until_gone(page, str(await page.get_attribute(ASKED, "data-asked")))


async def go_through(page: Page) -> None:
    begin = await page.inner_text(AT_PLY)
    await go_to(page, ".controls [data-play]")
    await page.keyboard.press("Enter")
    await page.wait_for_function(
        "([where, begin]) => document.querySelector(where).innerText !== begin", arg=[AT_PLY, begin]
    )
    await page.keyboard.press("Enter")
    await go_to(page, ".controls input[type=range]")
    await page.keyboard.press("End")
    assert (await page.inner_text(AT_PLY)).split()[1] == (await page.inner_text(AT_PLY)).split()[-1]
