"""A host keeps order in the browser: somebody is muted, sent away, and the table is closed, by keys alone."""

from pathlib import Path

from playwright.async_api import Page

from tests.server.rig.serving import quick_bots
from tests.web.browsing import open_for_people, run, visiting


async def press(page: Page, name: str) -> None:
    """A button, reached and pressed without a mouse."""
    await page.get_by_role("button", name=name, exact=True).focus()
    await page.keyboard.press("Enter")


def test_a_host_mutes_sends_away_and_closes(tmp_path: Path) -> None:
    async def match() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            eva, mallory = await visit.page(), await visit.served.person("Mallory")
            invitation = await open_for_people(eva, visit.served.url, "trun")
            table, _, secret = invitation.rpartition("/")[2].partition("#invite=")
            await mallory.enter(table, secret)
            place = await mallory.join(table)
            await press(eva, "Mute Mallory for all")
            await eva.wait_for_selector("text=Let Mallory speak again")
            assert await place.refused("say", text="Haha") == "silenced"
            await press(eva, "Let Mallory speak again")
            await place.must("say", text="Haha")
            await press(eva, "Send Mallory away")
            assert (await place.hear_until("bye"))["why"] == "closed"
            await eva.wait_for_selector(".order ul", state="detached")
            assert secret not in await eva.input_value(".line input")  # which is void
            await press(eva, "Close the table")
            await press(eva, "Yes, close it")
            await eva.wait_for_selector("text=This table is closed")

    run(match())


def test_a_host_closes_a_match_from_the_menu(tmp_path: Path) -> None:
    async def match() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            eva, jan = await visit.served.match("trun", "Eva", "Jan")
            for place, may in ((jan, False), (eva, True)):
                page = await visit.page("phone", "cs")
                cookie = place.person.cookie["Cookie"].partition("=")
                await page.context.add_cookies([{"name": cookie[0], "value": cookie[2], "url": visit.served.url}])
                await page.goto(f"{visit.served.url}/t/{place.table}")
                await page.click("header nav button")
                assert await page.locator(".order").count() == may
            await press(page, "Zavřít stůl")
            await press(page, "Ano, zavřít")
            now = await jan.see(lambda now: now["table"]["status"] == "over")
            assert now["table"]["result"]["by"] == "closed"

    run(match())
