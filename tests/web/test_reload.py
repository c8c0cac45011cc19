"""The server has become newer than the page: it says so, and after a reload the match goes on as it was."""

from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.server.rig.serving import quick_bots
from tests.web.browsing import ASKED, press_until_gone, run, visiting
from tests.web.test_motion import show
from tests.web.test_past import AT_ONCE
from tests.web.test_timeline import RENDERED, spoil
from tests.web.tour import NAMES, SameLuck
from throneroom.kit.speech import say
from throneroom.server import wire

A_WHILE = 1500  # milliseconds: longer than the last thing is news
SAID = f"socket?protocol={wire.VERSION}"  # as the client was built


def test_an_older_page_is_told_to_reload_and_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            is_newer = False

            def newest(script: str) -> str:
                return script.replace(SAID, f"socket?protocol={wire.VERSION}") if is_newer else script

            changed = spoil(visit, "**/assets/*.js", newest, monkeypatch)
            page = await visit.page()
            await page.add_init_script(AT_ONCE)
            places = await visit.served.match("trun", *NAMES[:2], options={"first": "A"})
            await show(page, visit, places[0].person, places[0].table)
            await press_until_gone(page, str(await page.get_attribute(ASKED, "data-asked")))
            message = await places[1].see(lambda now: now["asked"] is not None)
            await places[1].must("play", action=message["view"]["legal"][0]["text"], asked=message["asked"])
            before = await seen(page)
            monkeypatch.setattr(wire, "VERSION", wire.VERSION + 1)
            match = await visit.served.site.hall.match(places[0].table)
            for connection in list(match.connections):  # as a server that is started anew
                connection.close("restart", 0)
            await page.wait_for_selector(f"text={say('en', 'web-reload')}")
            assert await page.query_selector(".board") is None
            is_newer = True
            await page.click("main .go")
            await page.wait_for_selector(".hand li")
            assert await seen(page) == before
            assert any(changed)
            visit.forgive_the_line()

    run(look())


async def seen(page: Page) -> dict[str, object]:
    """All that is shown when the story has come to its end, but for what has just happened."""
    await page.wait_for_selector(f"{ASKED}, .prompt:has-text('thinking')")
    await page.wait_for_timeout(A_WHILE)
    await page.evaluate(RENDERED)
    shown: dict[str, object] = await page.evaluate("window.rendered('trun')")
    return shown
