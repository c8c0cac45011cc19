"""At the table: choosing and letting go, looking closer, talking, the clock, and one line to the server."""

from pathlib import Path

from playwright.async_api import Page, WebSocket

from tests.server.rig.serving import quick_bots
from tests.web.browsing import (
    ASKED,
    FACED,
    HAS_GONE,
    IN_SIGHT,
    MOMENT,
    come_by,
    open_for_people,
    play_now,
    run,
    touch,
    visiting,
)
from tests.web.qr import read
from tests.web.tour import SameLuck, Screen, asked_to, go, late, table

CARD = ".hand .lit button[data-card]"
GO = ".prompt .go"
DIALOG = "dialog[open]"
TOOLTIP = "[role=tooltip]"


class Lines:
    """The sockets that a page opens, and what it wishes for."""

    def __init__(self, page: Page) -> None:
        self.opened = 0
        self.sent: list[str] = []
        page.on("websocket", self.watch)

    def watch(self, socket: WebSocket) -> None:
        self.opened += 1
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))


async def asked(page: Page) -> str:
    """The question that is open now."""
    await page.wait_for_selector(ASKED)
    return str(await page.get_attribute(ASKED, "data-asked"))


async def open_settings(page: Page) -> None:
    await page.click("header nav button")
    await page.click(f"{DIALOG} .list .button >> nth=0")


async def close_dialog(page: Page) -> None:
    await page.keyboard.press("Escape")
    await page.wait_for_selector(DIALOG, state="detached")


# -- choosing -----------------------------------------------------------------------------------------------


def test_moves_are_confirmed_and_a_new_name_needs_no_new_line(tmp_path: Path) -> None:
    async def match() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            page = await visit.page("desktop", reduced_motion="reduce")
            lines = Lines(page)
            await play_now(page, visit.served.url, "trun")
            await open_settings(page)
            await page.check("text=Confirm every move")
            await page.fill("#own-name", "Žofie")
            await page.click("text=Keep")
            await page.wait_for_function(
                "async () => (await (await fetch('/api/whoami')).json()).guest.name === 'Žofie'"
            )
            await close_dialog(page)
            await confirm_moves(page, lines)
            assert lines.opened == 1  # of somebody who had no name before, and has another one now

    run(match())


async def confirm_moves(page: Page, lines: Lines) -> None:
    """The same tap twice, or the same key, plays nothing; the button does."""
    now = await asked(page)
    before = len(lines.sent)
    card = await page.locator(CARD).first.get_attribute("data-card")
    for _ in range(2):
        await touch(page.locator(f'.hand [data-card="{card}"]').first)
        await page.wait_for_selector(GO)
    for _ in range(2):
        await page.keyboard.press("1")
    await page.wait_for_timeout(200)
    assert (await asked(page), lines.sent[before:]) == (now, [])
    await page.click(GO)
    await page.wait_for_function(f"asked => {HAS_GONE}", arg=now)
    assert len(lines.sent) == before + 1


def test_a_card_is_chosen_let_go_and_dragged_to_an_end_of_the_row(tmp_path: Path) -> None:
    async def match() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            guest, here = await table(visit.served, "krvavy_trun", 3, late("place"))
            page = await visit.page("desktop", reduced_motion="reduce")
            lines = Lines(page)
            await go(visit, Screen(f"/t/{here}", CARD, guest), "desktop", page=page)
            await let_go(page, lines)
            place = await guest.join(here)
            before = await place.see(lambda now: now["asked"] is not None)
            await page.wait_for_selector(f'.prompt[data-asked="{before["asked"]}"]')
            card = await drag(page, "start")
            after = await place.see(lambda now: now["ply"] > before["ply"])
            rows = [now["view"]["table"]["row"] for now in (before, after)]
            assert len(rows[1]) == len(rows[0]) + 1
            assert rows[1][0][0]["card"] == card

    run(match())


async def let_go(page: Page, lines: Lines) -> None:
    """A card, then a place: both can be let go, by the button and by Escape, and nothing was sent."""
    now = await asked(page)
    for steps in (1, 2):
        for way in ("button", "Escape"):
            await touch(page.locator(CARD).first)
            await page.wait_for_selector("[data-place=end]")
            if steps == 2:
                await page.click("[data-place=end]")
                await page.wait_for_selector(GO)
            if way == "button":
                await page.click(".prompt .button:not(.go)")
            else:
                await page.keyboard.press("Escape")
            await page.wait_for_selector("[data-place]", state="detached")
            assert await page.locator(f".hand [aria-pressed=true], {GO}").count() == 0
    assert (await asked(page), lines.sent) == (now, [])


async def drag(page: Page, side: str) -> str:
    """With the mouse; the places are there as soon as something is dragged."""
    card = page.locator(CARD).last
    name = str(await card.get_attribute("data-card"))
    start = await card.bounding_box()
    assert start is not None
    await page.mouse.move(start["x"] + 30, start["y"] + 40)
    await page.mouse.down()
    await page.mouse.move(start["x"] + 30, start["y"] + 10, steps=3)
    place = await page.locator(f"[data-place={side}]").bounding_box()
    assert place is not None
    await page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=3)
    await page.wait_for_selector(".ghost.over")
    await page.mouse.up()
    return name


# -- looking closer -----------------------------------------------------------------------------------------


def test_a_card_is_looked_at_by_mouse_by_button_and_by_finger(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            guest, here = await table(visit.served, "krvavy_trun", 3, asked_to("place"))
            screen = Screen(f"/t/{here}", CARD, guest)
            page = await go(visit, screen, "desktop", "en")
            card = page.locator(CARD).first
            name = (await card.locator(".hidden-text").inner_text()).split(". ")[0]
            await card.hover()
            await page.mouse.move(*await inside(page, 4))
            told = await said(page, TOOLTIP)
            assert told[0] == name
            assert told[1].endswith(".")
            await page.mouse.move(5, 5)
            await page.wait_for_selector(TOOLTIP, state="detached")
            await touch(card, button="right")
            assert await said(page, DIALOG) == told
            await close_dialog(page)
            await page.mouse.move(5, 5)
            phone = await go(visit, screen, "phone", "en", has_touch=True)
            await tap_and_hold(phone)
            assert await said(phone, DIALOG) == told
            await close_dialog(phone)
            assert await phone.locator(".hand [aria-pressed=true]").count() == 0  # it was no tap

    run(look())


async def inside(page: Page, away: float) -> tuple[float, float]:
    """A point of the first card that can be used, so far from one that is in sight."""
    card = page.locator(CARD).first
    box, place = await card.bounding_box(), await card.evaluate(IN_SIGHT)
    assert box is not None
    return box["x"] + place["x"] + away, box["y"] + place["y"]


async def said(page: Page, where: str) -> list[str]:
    """The name and the text of the card that is shown there."""
    await page.wait_for_selector(where)
    return [await page.inner_text(f"{where} h2"), await page.inner_text(f"{where} .card > p")]


async def tap_and_hold(page: Page) -> None:
    """A finger on the first card, for longer than a tap."""
    x, y = await inside(page, 0)
    finger = await page.context.new_cdp_session(page)
    await finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    await page.wait_for_selector(DIALOG)
    await finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


# -- others -------------------------------------------------------------------------------------------------


def test_people_come_by_a_code_talk_and_mute(tmp_path: Path) -> None:
    async def match() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            eva, jan = [await visit.page("desktop", reduced_motion="reduce") for _ in range(2)]
            lines = Lines(jan)
            invitation = await open_for_people(eva, visit.served.url, "trun")
            code = eva.get_by_role("img", name="QR code of the link")
            size = int(str(await code.get_attribute("viewBox")).split()[-1])
            assert read(size, str(await code.locator("path").get_attribute("d"))) == invitation
            await jan.goto(f"{visit.served.url}/t/nowhere")
            await jan.wait_for_selector("text=There is no such table")
            visit.forgive_the_line()
            lines.opened = 0
            await jan.context.clear_cookies()
            await come_by(jan, invitation, "Jan")
            await eva.click("main > .go:not(:disabled)")
            for page in (eva, jan):
                await page.click(".tabline >> text=Chat")
            await talk(eva, jan)
            assert lines.opened == 1  # of somebody who came with an invitation

    run(match())


async def talk(eva: Page, jan: Page) -> None:
    """What Jan says is heard until he is muted, and again afterwards."""

    async def hears(*wanted: str) -> None:
        told = "wanted => JSON.stringify([...document.querySelectorAll('.talk li:not(.quiet)')]"
        told += ".map((line) => line.querySelector('span').innerText)) === JSON.stringify(wanted)"
        await eva.wait_for_function(told, arg=list(wanted))

    await say(jan, "One")
    await hears("One")
    await eva.click(".talk .mute")
    await hears()
    await say(jan, "Two")
    await say(eva, "Three")
    await hears("Three")
    for again in (eva.reload, lambda: eva.click(".tabline >> text=Log")):
        await again()
        await eva.click(".tabline >> text=Chat")
        await hears("Three")
    await eva.click("text=hear Jan again")
    await eva.wait_for_selector("text=hear Jan again", state="detached")
    await say(jan, "Four")
    await eva.wait_for_selector(".talk li:has-text('Four')")


async def say(page: Page, text: str) -> None:
    await page.fill(".talk form input", text)
    await page.keyboard.press("Enter")
    await page.wait_for_selector(f".talk li:has-text('{text}')")


BANK = 22  # seconds; below 20 it is low


def test_on_a_phone_a_clock_goes_down_and_escape_closes_the_sheet(tmp_path: Path) -> None:
    async def match() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            eva, _ = await visit.served.match("trun", "Eva", "Jan", clock={"bank": BANK, "increment": 0})
            page = await go(visit, Screen(f"/t/{eva.table}", "[data-seat] time", eva.person), "phone", "en")
            running, still = page.locator("li.on time"), page.locator("[data-seat]:not(.on) time")
            await page.wait_for_selector("li.on time.low", timeout=2 * MOMENT)
            assert await running.inner_text() < f"0:{BANK}"
            assert await still.inner_text() == f"0:{BANK}"
            assert "low" not in str(await still.get_attribute("class"))
            await page.click(".tabs button >> nth=0")
            await page.wait_for_selector(".sheet")
            await page.keyboard.press("Escape")
            await page.wait_for_selector(".sheet", state="detached")

    run(match())


# -- by keyboard --------------------------------------------------------------------------------------------

MOVES = 6
MOST_KEYS = 80  # until something that can be used has the focus

# What has the focus: can it be used, can it be seen, and are there others beside it that arrows lead to?
FOCUS = f"""asked => {{
    const here = document.activeElement;
    const isMeant = document.querySelector('.prompt .go');
    const useful = isMeant ? '.prompt .go' : '.board [data-action], .hand .lit [data-card], .hand [data-action]';
    const box = here.getBoundingClientRect();
    const style = getComputedStyle(here);
    return {{
        hasGone: {HAS_GONE},
        isUseful: here.matches(useful) && here.getAttribute('aria-pressed') !== 'true',
        isSeen: here.matches(':focus-visible') && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
            && box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
        hasOthers: here.tabIndex === 0 && !isMeant
            && [...here.closest('ul, ol, [role=group], .ground')?.querySelectorAll('[tabindex="-1"]') ?? []]
                .some((other) => other.matches(useful)),
        what: here.outerHTML.slice(0, 120),
    }};
}}"""


def test_every_game_is_played_by_tab_arrows_and_enter(tmp_path: Path) -> None:
    async def match() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            for game in FACED:
                page = await visit.page("desktop", reduced_motion="reduce")
                await play_now(page, visit.served.url, game)
                for _ in range(MOVES):
                    now = await asked(page)
                    while await use_the_next_thing(page, now):
                        pass
                await page.context.close()

    run(match())


async def use_the_next_thing(page: Page, now: str) -> bool:
    """Tab from thing to thing, arrows among things of one kind, Enter on what can be used. False: all is said."""
    for _ in range(MOST_KEYS):
        focus = await page.evaluate(FOCUS, now)
        if focus["hasGone"]:
            return False
        if focus["isUseful"]:
            assert focus["isSeen"], focus["what"]
            await page.keyboard.press("Enter")
            await page.wait_for_timeout(50)
            return True
        await page.keyboard.press("ArrowRight" if focus["hasOthers"] else "Tab")
    raise AssertionError("Nothing that can be used is reached.")
