"""Tables before and around a match: what was agreed, who is invited, who comes."""

import asyncio
from pathlib import Path

from playwright.async_api import Page, Route

from tests.server.rig.serving import quick_bots
from tests.web.browsing import ASKED, come_by, open_for_people, play_now, run, visiting

DIALOG = "dialog[open]"


async def new_table(page: Page, url: str, game: str, seats: int, **options: str) -> None:
    """The form of a new table, with these options chosen."""
    await page.goto(url)
    await page.click(f'.game[data-game="{game}"]')
    await page.click("dialog summary")
    await page.locator("dialog select").first.select_option(str(seats))
    for name, value in options.items():
        await page.select_option(f'dialog [data-option="{name.replace("_", "-")}"]', value)


async def help_of(page: Page, card: str) -> str:
    """What is told about a card of one's own, in hand or set aside."""
    await page.locator(f'.hand [data-card="{card}"], .desk [aria-label^="{card}"]').first.click(button="right")
    told = await page.inner_text(DIALOG)
    await page.keyboard.press("Escape")
    await page.wait_for_selector(DIALOG, state="detached")
    return told


def test_options_stand_in_the_waiting_room_at_the_table_and_in_card_help(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db") as visit:
            page = await visit.page("desktop", reduced_motion="reduce")
            strict = {"copied_heir": "only-heir", "own_cards": "last"}
            await new_table(page, visit.served.url, "krvavy_trun", 3, **strict)
            await page.click("dialog [data-people]")
            await page.fill("dialog #name", "Eva")
            await page.click("dialog .go")
            room = await page.inner_text("main .agreed")
            assert "needs that Heir to be the only one" in room
            assert "only if they reach no opponent's card" in room
            assert "Who places first" not in room  # as usual
            await new_table(page, visit.served.url, "krvavy_trun", 3, **strict)
            await page.click("dialog .button.go")
            await page.wait_for_selector(ASKED)
            await page.click("[data-agreed]")
            assert await page.inner_text(f"{DIALOG} .agreed") == room
            await page.keyboard.press("Escape")
            assert "no other Heir and no other Impersonator" in await help_of(page, "Impersonator")
            assert "the Squire spares own cards" in await help_of(page, "Squire")

    run(look())


def test_a_table_as_usual_speaks_of_no_options(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db") as visit:
            page = await visit.page("desktop", reduced_motion="reduce")
            await play_now(page, visit.served.url, "krvavy_trun")
            await page.wait_for_selector(ASKED)
            assert await page.locator("[data-agreed]").count() == 0
            assert "unless another Impersonator is face up" in await help_of(page, "Impersonator")

    run(look())


def test_an_option_that_no_longer_fits_is_reset_and_said(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db") as visit:
            page = await visit.page("phone", language="cs")
            await new_table(page, visit.served.url, "krvavy_trun", 5, first="E")
            await page.locator("dialog select").first.select_option("3")
            assert await page.input_value('dialog [data-option="first"]') == "random"
            said = (await page.inner_text("dialog [data-reset]")).replace("\xa0", " ")
            assert said == "„Kdo pokládá první“ je zase „Rozhodne náhoda“: místo E u tohoto stolu není."
            await page.click("dialog .button.go")
            await page.wait_for_selector(ASKED)

    run(look())


# -- who is invited -----------------------------------------------------------------------------------------

GLOWS = "main .go:not(:disabled)"


def test_a_host_says_a_name_sits_at_once_and_one_thing_glows(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            eva = await visit.page("phone")
            await open_for_people(eva, visit.served.url, "krvavy_trun", "Eva")
            assert await eva.inner_text(".places .mine b") == "Eva"
            assert await eva.locator(GLOWS).evaluate_all("all => all.map((one) => 'copy' in one.dataset)") == [True]
            for _ in range(2):
                await eva.locator(".places .free .button").first.click()  # a bot
            await eva.wait_for_selector("[data-start].go")
            assert await eva.locator(GLOWS).count() == 1
            await eva.click(".places .mine .button")
            await eva.wait_for_selector(".places .free")
            assert await eva.locator(GLOWS).inner_text() == "Sit down"
            await eva.goto(visit.served.url)
            await eva.click('.game[data-game="trun"]')
            await eva.click("dialog [data-people]")  # who has a name is not asked again
            await eva.wait_for_selector(".places .mine")

    run(look())


def test_an_invitation_says_who_invites_to_what_and_a_code_is_enough(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            eva, jan = await visit.page("phone"), await visit.page("phone", language="cs")
            await new_table(eva, visit.served.url, "krvavy_trun", 3, own_cards="last")
            await eva.click("dialog [data-people]")
            await eva.fill("dialog #name", "Eva")
            await eva.click("dialog .go")
            code = await eva.inner_text("[data-code]")
            await jan.goto(visit.served.url)
            await jan.fill("#code", "to není kód 42")
            await jan.keyboard.press("Enter")
            await jan.wait_for_selector("form [role=alert]:has-text('Tenhle kód nemá žádný stůl')")
            visit.forgive_the_line()
            await jan.fill("#code", f" {code.upper().replace('-', ' ')}")
            await jan.keyboard.press("Enter")
            told = await jan.inner_text("main:has([data-invited])")
            for part in ("Eva tě zve", "Krvavý trůn", "2 volná místa", "3", "jen když nedosáhnou na soupeřovu"):
                assert part in told.replace("\xa0", " ")
            await jan.fill("#name", "Jan")
            await jan.click("form .go")
            assert await jan.inner_text(".places .mine b") == "Jan"
            assert code.lower() in (await jan.inner_text("[data-code]")).lower().replace(" ", "-")

    run(look())


def test_somebody_known_sees_who_invites_and_a_host_goes_straight_to_the_table(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            eva, jan = await visit.page(), await visit.page()
            first = await open_for_people(eva, visit.served.url, "trun")
            await come_by(jan, first, "Jan")
            await eva.goto(first)
            await eva.wait_for_selector(".places .mine")
            await eva.goto(visit.served.url)
            await eva.click('.game[data-game="trun"]')
            await eva.click("dialog [data-people]")
            await eva.wait_for_selector(".places .mine")
            await jan.goto(await eva.input_value("main input[readonly]"))
            await jan.wait_for_selector("[data-invited]")
            assert await jan.locator("#name").count() == 0
            await jan.click("[data-watch]")
            await jan.wait_for_selector(".places .free")  # he only watches

    run(look())


def test_a_public_match_is_watched_from_the_hall(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            eva, _ = await visit.served.match("trun", "Eva", "Jan", public=True)
            await visit.served.match("trun", "Ivo", "Ota", public=False)
            page = await visit.page("phone")
            await page.goto(visit.served.url)
            listed = page.locator("[data-running] li")
            await listed.first.wait_for()
            assert await listed.count() == 1
            assert "Eva, Jan" in await listed.inner_text()
            assert "since" in await listed.inner_text()
            await listed.locator("a").click()
            await page.wait_for_selector(".app")
            assert page.url.endswith(eva.table)

    run(look())


def test_one_tap_plays_again_with_bots(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            page = await visit.page("desktop", reduced_motion="reduce")
            await play_now(page, visit.served.url, "krvavy_trun")
            await page.wait_for_selector(ASKED)
            before = page.url
            await page.click("header nav button")
            await page.click("[data-resign]")
            await page.click("text=Yes, give up")
            await page.click("section[data-end] .go")
            await page.wait_for_selector(ASKED)
            assert page.url != before

    run(look())


# -- how it is read -----------------------------------------------------------------------------------------

UNTRANSLATED = """() => {
  const seen = window.seen = new Set();
  const name = /\\b(web|trun|krvavy_trun|dedicove|trolli)-[\\w-]+/g;
  const look = () => {
    document.body.innerText.match(name)?.forEach((word) => seen.add(word));
    requestAnimationFrame(look);
  };
  addEventListener("DOMContentLoaded", look);
}"""


def test_the_home_page_never_shows_a_name_in_place_of_a_sentence(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            await visit.served.match("trun", "Eva", "Jan", public=True)
            host = await visit.served.person("Ivo")
            await host.open_table("dedicove", 3, public=True)
            page = await visit.page("phone", language="cs")
            await page.add_init_script(f"({UNTRANSLATED})()")
            await open_for_people(page, visit.served.url, "trolli")
            await page.route("**/*.js", slowly)
            await page.goto(visit.served.url)
            await page.wait_for_selector(".turn")
            await page.click("footer .link[lang=en]")
            await page.wait_for_selector("text=New table")
            assert await page.evaluate("document.documentElement.lang") == "en"
            assert await page.evaluate("[...window.seen]") == []

    run(look())


async def slowly(route: Route) -> None:
    """Parts of the page come one after the other, as over a bad line."""
    await asyncio.sleep(0.1)
    await route.continue_()


def test_every_game_tells_how_long_it_takes(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db") as visit:
            page = await visit.page("phone", language="cs")
            await page.goto(visit.served.url)
            await page.wait_for_selector(".game")
            told = [(await game.inner_text()).splitlines()[-1] for game in await page.locator(".game b").all()]
            assert [line.replace("\xa0", " ") for line in told] == [
                "2 hráči · asi 20 min",
                "2–5 hráčů · asi 30 min",
                "2–6 hráčů · asi 40 min",
                "2–4 hráči · asi 120 min",
            ]

    run(look())


def test_text_has_three_sizes_everywhere(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db") as visit:
            page = await visit.page("phone", language="cs")
            await page.goto(visit.served.url)
            sizes = []
            for number in range(3):
                await page.click("footer >> text=Nastavení")
                await page.locator("[data-sizes] input").nth(number).check()
                await page.keyboard.press("Escape")
                await page.reload()  # it is kept
                sizes.append(await page.locator(".claim").evaluate("one => parseFloat(getComputedStyle(one).fontSize)"))
                assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert sizes == [17, 19.125, 21.25]

    run(look())
