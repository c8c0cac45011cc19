"""Several people: an invitation, a watcher, a cut line, the network's own address."""

import asyncio
import socket
from pathlib import Path

from tests.web.browsing import IS_OVER, play_by_keys, play_now, visiting


def test_two_browsers_play_by_invitation_and_a_third_watches(tmp_path: Path) -> None:
    async def match() -> None:
        async with visiting(tmp_path / "hall.db") as visit:
            eva, jan, watcher = [await visit.page("desktop", reduced_motion="reduce") for _ in range(3)]
            await eva.goto(visit.served.url)
            await eva.click('.game[data-game="trun"]')
            await eva.click("dialog .button:not(.go)")
            invitation = await eva.input_value("main input[readonly]")
            assert "#invite=" in invitation
            await eva.click(".places .go")
            for page, name in ((jan, "Jan"), (watcher, "Wanda")):
                await page.goto(invitation)
                await page.fill("#name", name)
                await page.click("form .go")
                await page.wait_for_selector(".places")
            await jan.click(".places .go")
            await eva.click("main > .go:not(:disabled)")
            await asyncio.gather(play_by_keys(eva), play_by_keys(jan))
            await watcher.wait_for_selector(IS_OVER)

    asyncio.run(match())


def test_a_cut_line_loses_nothing(tmp_path: Path) -> None:
    async def match() -> None:
        async with visiting(tmp_path / "hall.db") as visit:
            page = await visit.page("phone", reduced_motion="reduce")
            await play_now(page, visit.served.url, "trun")
            await page.wait_for_selector(".prompt[data-asked]")
            site = visit.served.site
            admit, site.admit = site.admit, lambda address, guest: False  # type: ignore[method-assign]
            for match in visit.served.site.hall.live.values():
                for connection in list(match.connections):
                    connection.close("slow", 1)
            await page.wait_for_selector(".cut")
            await page.keyboard.press("1")
            await page.keyboard.press("1")  # said while the line is cut
            await asyncio.sleep(3)
            site.admit = admit  # type: ignore[method-assign]
            await page.wait_for_selector(".cut", state="detached")
            assert await play_by_keys(page) > 10
            visit.troubles.clear()  # the browser itself complains about the line that we cut

    asyncio.run(match())


def test_a_phone_on_the_network_can_play(tmp_path: Path) -> None:
    """Over an address of this machine that is not the loopback; plain http, so no secure context."""

    async def match() -> None:
        async with visiting(tmp_path / "hall.db", host="0.0.0.0") as visit:
            address = own_address()
            url = visit.served.url.replace("127.0.0.1", address)
            page = await visit.page("phone", reduced_motion="reduce")
            await play_now(page, url, "trun")
            assert not await page.evaluate("isSecureContext")
            assert await play_by_keys(page) > 10
            await page.click("section[data-end] .button:has-text('Verify')")
            await page.wait_for_selector("section[data-end] .good")

    asyncio.run(match())


def own_address() -> str:
    """An address of this machine on its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent
        address: str = probe.getsockname()[0]
        return address
