"""Tables before and around a match: what was agreed, who is invited, who comes."""

from pathlib import Path

from playwright.async_api import Page

from tests.web.browsing import ASKED, play_now, run, visiting

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
            await page.click("dialog .button:not(.go)")
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
