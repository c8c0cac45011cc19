"""Several people: an invitation, a watcher, a cut line, the network's own address."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path

from playwright.async_api import Page

from tests.web.browsing import (
    ASKED,
    IS_OVER,
    MOMENT,
    Visit,
    come_by,
    next_question,
    open_for_people,
    play_by_keys,
    play_now,
    press_until_gone,
    run,
    visiting,
)


def test_two_browsers_play_by_invitation_and_a_third_watches(tmp_path: Path) -> None:
    async def match() -> None:
        async with visiting(tmp_path / "hall.db") as visit:
            eva, jan, watcher = [await visit.page("desktop", reduced_motion="reduce") for _ in range(3)]
            invitation = await open_for_people(eva, visit.served.url, "trun")
            await come_by(jan, invitation, "Jan")
            await watcher.goto(invitation)
            await watcher.click("[data-watch]")  # no seat is free
            await watcher.wait_for_selector(".places")
            await eva.click("main > .go:not(:disabled)")
            await asyncio.gather(play_by_keys(eva), play_by_keys(jan))
            await watcher.wait_for_selector(IS_OVER)

    run(match())


class Line:
    """A wire between browser and server that can be cut."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.is_cut = False
        self.ends: set[asyncio.StreamWriter] = set()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, both ways."""
        if self.is_cut:
            writer.transport.abort()
            return
        back, forth = await asyncio.open_connection("127.0.0.1", self.port)
        self.ends |= {writer, forth}
        await asyncio.gather(pour(reader, forth), pour(back, writer))

    def cut(self) -> None:
        """From now on nothing comes through."""
        self.is_cut = True
        for end in self.ends:
            end.transport.abort()
        self.ends.clear()


async def pour(source: asyncio.StreamReader, into: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while part := await source.read(65536):
            into.write(part)
            await into.drain()
        into.close()


@contextlib.asynccontextmanager
async def line_to(url: str) -> AsyncIterator[tuple[Line, str]]:
    """A wire to this server, and its address."""
    port = int(url.rpartition(":")[2])
    line = Line(port)
    async with await asyncio.start_server(line.carry, "127.0.0.1", 0) as server:
        yield line, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        line.cut()


CUT = 10  # seconds


def test_a_network_cut_for_ten_seconds_loses_nothing(tmp_path: Path) -> None:
    async def match() -> None:
        async with visiting(tmp_path / "hall.db") as visit, line_to(visit.served.url) as (line, url):
            page = await visit.page("phone", reduced_motion="reduce")
            await play_now(page, url, "trun")
            await page.wait_for_selector(ASKED)
            await page.evaluate("window.isStillHere = true")
            line.cut()
            await page.wait_for_selector(".cut")
            await page.keyboard.press("1")
            await page.keyboard.press("1")  # said while the line is cut
            await asyncio.sleep(CUT)
            line.is_cut = False
            await page.wait_for_selector(".cut", state="detached")
            for _ in range(3):
                await next_question(page)
                await press_until_gone(page, str(await page.get_attribute(ASKED, "data-asked")))
            assert await page.evaluate("window.isStillHere")  # it was not loaded again
            await page.close()
            visit.forgive_the_line()

    run(match())


async def at_a_table(visit: Visit, size: str) -> Page:
    """Somebody who has just been asked, in a match with bots."""
    page = await visit.page(size, reduced_motion="reduce")
    await play_now(page, visit.served.url, "trun")
    await page.wait_for_selector(ASKED)
    return page


def test_a_device_that_knows_it_is_offline_says_so_at_once(tmp_path: Path) -> None:
    async def match() -> None:
        async with visiting(tmp_path / "hall.db") as visit:
            page = await at_a_table(visit, "phone")
            await page.context.set_offline(True)
            await page.wait_for_selector(".cut", timeout=MOMENT)
            await page.context.set_offline(False)
            await page.wait_for_selector(".cut", state="detached")
            visit.forgive_the_line()

    run(match())


def test_one_match_in_two_tabs_stays_in_step(tmp_path: Path) -> None:
    async def match() -> None:
        async with visiting(tmp_path / "hall.db") as visit:
            tab = await at_a_table(visit, "desktop")
            await tab.wait_for_url("**/t/*")
            other = await tab.context.new_page()
            visit.watch(other)
            await other.goto(tab.url)
            for mover, watcher in [(tab, other), (other, tab)] * 3:
                asked = await mover.get_attribute(ASKED, "data-asked")
                await watcher.wait_for_selector(f'.prompt[data-asked="{asked}"]')
                await press_until_gone(mover, str(asked))
                await next_question(mover)
                later = await mover.get_attribute(ASKED, "data-asked")
                await watcher.wait_for_selector(f'.prompt[data-asked="{later}"]')
                told = [await page.inner_text(".talk ol") for page in (mover, watcher)]
                assert told[0] == told[1] != ""

    run(match())


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
            await page.wait_for_selector("section[data-end] .good")
            await page.goto(f"{url}/about")
            await page.wait_for_selector("text=cannot be installed")  # what is missing here, and why

    run(match())


def own_address() -> str:
    """An address of this machine on its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent
        address: str = probe.getsockname()[0]
        return address
