"""After the match: the end is told, checked, kept, shared, looked at again, and played once more."""

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page

from tests.server.rig import headway
from tests.server.rig.serving import AtTable, quick_bots
from tests.web.browsing import Visit, come_by, open_for_people, run, visiting
from tests.web.tour import NAMES, SameLuck, Screen, go
from throneroom.cli.verify import verify

END = "section[data-end]"
AT_PLY = ".controls .ply"
HAND = ".hand [data-card]"
EYES = ".controls .eyes"
BACK, FORWARD = ".controls [aria-label=Back]", ".controls [aria-label=Forward]"
HOLDS = """hand => {
    const seen = [...document.querySelectorAll('.hand [data-card]')].map((card) => card.dataset.card);
    return hand.length && JSON.stringify(seen.sort()) === JSON.stringify(hand.sort());
}"""


async def played(visit: Visit, game: str, *names: str) -> list[AtTable]:
    """A match of these people, played to its end."""
    return await headway.played(visit.served, await visit.served.match(game, *names))


async def come(visit: Visit, place: AtTable, path: str = "/t", ready: str = END) -> Page:
    """Somebody opens a browser at the table where they have played."""
    return await go(visit, Screen(f"{path}/{place.table}", ready, place.person), "desktop", "en")


def test_after_the_end_nothing_is_told_as_a_secret(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            places = await played(visit, "dedicove", *NAMES[:2])
            page = await come(visit, places[0])
            beside = str(await page.text_content(".desk"))
            assert "What was hidden" in beside
            assert "only you see this" not in beside

    run(look())


def test_a_resigned_match_is_verified_kept_shared_and_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "record.json"

    async def after() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            eva, jan = [await visit.page("desktop", reduced_motion="reduce") for _ in range(2)]
            await come_by(jan, await open_for_people(eva, visit.served.url, "trun"), "Jan")
            await eva.click("main > .go:not(:disabled)")
            await resign(eva)
            assert await jan.inner_text(f"{END} h2") == "Jan wins: the other side resigned."
            await jan.wait_for_selector(f"{END} .good")
            await jan.click(f"{END} [data-more] summary")
            async with jan.expect_download() as download:
                await jan.click(f"{END} a:text-is('Save the record')")
            kept = await download.value
            assert kept.suggested_filename == f"trun-{jan.url.rpartition('/')[2]}.json"
            await kept.save_as(record)
            await share(visit, jan)
            await play_again(eva, jan)

    run(after())
    verify(record)  # as `throneroom verify` does; leaves if it does not hold
    assert capsys.readouterr().out


async def resign(page: Page) -> None:
    """By the menu, which asks whether it is meant."""
    await page.click("header nav button")
    await page.click("text=Resign")
    assert await page.query_selector(END) is None
    await page.click("text=Yes, resign")
    await page.wait_for_selector(END)
    assert await page.locator(f"{END} ol li").count() == 0  # nothing was counted


async def share(visit: Visit, page: Page) -> None:
    """The link in the clipboard shows the match to somebody who has never been here."""
    await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await page.click(f"{END} >> text=Share")
    await page.wait_for_selector(f"{END} >> text=Copied")
    stranger = await visit.page("phone", reduced_motion="reduce")
    await stranger.goto(str(await page.evaluate("navigator.clipboard.readText()")))
    await stranger.wait_for_selector(".controls")
    assert stranger.url.partition("#")[0] == page.url.replace("/t/", "/replay/")  # no secret is in it


async def play_again(first: Page, second: Page) -> None:
    """One tap each: the first opens the table, the second comes there, too, and it begins."""
    table = first.url
    for page in (first, second):
        await page.click(f"{END} .go")
        await page.wait_for_url(lambda url: url != table)
    for page in (first, second):
        await page.wait_for_selector(".hand li")
    assert first.url == second.url


def test_a_replay_shows_every_ply_through_every_seat(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            places = await played(visit, "trun", "Eva", "Jan")
            last = places[0].now["ply"]
            page = await come(visit, places[0], "/replay", ".controls")
            assert await page.input_value(EYES) == "A"
            await page.wait_for_function(HOLDS, arg=await hand_at(places[0], 28, "A"))  # as it was dealt
            await page.select_option(EYES, "watcher")
            await page.wait_for_selector(HAND, state="detached")  # a watcher sees no hand
            for seat, place in zip("AB", places, strict=True):
                await page.select_option(EYES, seat)
                at = int((await page.inner_text(AT_PLY)).split()[1])
                await page.wait_for_function(HOLDS, arg=await hand_at(place, at, seat))
            await check_steps(page, last)

    run(look())


async def hand_at(place: AtTable, ply: int, seat: str) -> list[str]:
    """What this seat held then, as the server knows it."""
    answer = await place.person.http.get(f"/api/tables/{place.table}/view?ply={ply}&as={seat}")
    view: dict[str, Any] = answer.json()
    hand: list[str] = view["table"]["seats"]["AB".index(seat)]["hand"]
    return hand


async def check_steps(page: Page, last: int) -> None:
    """By slider to both ends, by buttons from ply to ply; other eyes stay at the same ply."""

    async def is_at(ply: int) -> None:
        await page.wait_for_selector(f"{AT_PLY}:text-is('Move {ply} of {last}')")
        assert await page.is_disabled(BACK) == (ply == 1)
        assert await page.is_disabled(FORWARD) == (ply == last)

    slider = page.locator(".controls input[type=range]")
    await slider.press("End")
    await is_at(last)
    await page.wait_for_selector(HAND, state="detached")  # all are played
    await page.click(BACK)
    await is_at(last - 1)
    await page.click(FORWARD)
    await is_at(last)
    await slider.press("Home")
    await is_at(1)
    async with page.expect_response("**/story?as=A"):
        await page.select_option(EYES, "A")
    await page.wait_for_timeout(100)
    await is_at(1)
    await slider.press("ArrowRight")
    await is_at(2)
