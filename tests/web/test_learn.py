"""Learning in the real browser: each lesson from the home page to its end, and the rules with their pictures."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.async_api import Page

from tests.web.browsing import faults_of, run, touch, visiting
from throneroom.games import GAMES
from throneroom.server.lessons import LEARNER, Hint, has_lesson, lesson_of

ROOT = Path(__file__).parents[2]
LEARNED = [name for name, game in GAMES.items() if has_lesson(game)]
WAYS = [("phone", "cs", "dark"), pytest.param("desktop", "en", "light", marks=pytest.mark.slow)]
NOW = ".prompt[data-hint], .prompt[data-asked], section[data-end]"
IS_NEW = """([hint, asked]) => {
    const now = document.querySelector(".prompt")?.dataset ?? {};
    const isOver = document.querySelector("section[data-end]") !== null;
    return isOver || (now.hint ?? null) !== hint || (now.asked ?? null) !== asked;
}"""


# Is something of what a hint points at in sight? (On a phone some things lie in a drawer.)
POINTS_AT_SOMETHING = """(things) => {
    const cut = (one, other) => ({
        left: Math.max(one.left, other.left), right: Math.min(one.right, other.right),
        top: Math.max(one.top, other.top), bottom: Math.min(one.bottom, other.bottom),
    });
    const isInSight = (node) => {
        let seen = cut(node.getBoundingClientRect(), {left: 0, top: 0, right: innerWidth, bottom: innerHeight});
        for (let up = node.parentElement; up; up = up.parentElement)
            if (getComputedStyle(up).overflow !== "visible") seen = cut(seen, up.getBoundingClientRect());
        return seen.right > seen.left && seen.bottom > seen.top;
    };
    const found = (thing) => {
        const [what, which] = thing.split("=");
        return [...document.querySelectorAll(`[data-${what}="${which}"]`)];
    };
    return !things.length || things.some((thing) => found(thing).some(isInSight));
}"""


def wanted(game: str) -> list[str]:
    """What the lesson asks for, one action after the other."""
    steps = [step for chapter in lesson_of(GAMES[game]) for step in chapter.steps]
    return [step.actions[0] for step in steps if step.seat == LEARNER]


async def choose(page: Page, action: str | None) -> None:
    """From the list of all moves, and play it: the given one, or the first."""
    if await page.is_visible(".tabs"):
        await page.click('.tabs [aria-expanded="false"]')
    place = '.sheet [data-action="{}"]' if await page.is_visible(".sheet") else '.options [data-action="{}"]'
    found = page.locator(place.format(action) if action else place.replace('="{}"', "")).first
    if await found.get_attribute("aria-pressed") != "true":  # the only option there is chosen already
        await found.click()
    if await page.is_visible(".sheet"):
        await page.click('.tabs [aria-expanded="true"]')
    await page.click(".prompt .go")


async def follow(page: Page, game: str) -> list[str]:
    """Read every hint and do what it asks for; then play on freely. Returns the hints."""
    hints: list[str] = []
    actions = wanted(game)
    while True:
        await page.wait_for_selector(NOW)
        if await page.query_selector("section[data-end]"):
            return hints
        hint, asked = [await page.get_attribute(".prompt", name) for name in ("data-hint", "data-asked")]
        if hint:
            hints.append(hint)
            assert f"-lesson-{hint}" not in await page.inner_text(".prompt p")  # it is a sentence
            things = next(list(one.at) for one in hints_of(game) if one.name == hint)
            await page.wait_for_function(POINTS_AT_SOMETHING, arg=things)
        if asked:
            await choose(page, actions.pop(0) if actions else None)
        else:
            await page.click(".prompt .go")
        await page.wait_for_function(IS_NEW, arg=[hint, asked])


def hints_of(game: str) -> list[Hint]:
    """All that the lesson has to say, in its order."""
    found = []
    for chapter in lesson_of(GAMES[game]):
        for step in chapter.steps:
            found += [*step.says, step.tries]
        found += [*chapter.says, chapter.tries]
    return [hint for hint in found if hint]


@pytest.mark.parametrize("game", LEARNED)
@pytest.mark.parametrize(("size", "language", "theme"), WAYS)
def test_a_lesson_is_followed_to_its_end(game: str, size: str, language: str, theme: str, tmp_path: Path) -> None:
    async def learn() -> None:
        async with visiting(tmp_path / "hall.db") as visit:
            page = await visit.page(size, language, theme, reduced_motion="reduce")
            await page.goto(visit.served.url)
            await page.click(f'[data-lesson="{game}"]')
            await page.wait_for_selector(NOW)
            assert await follow(page, game) == [hint.name for hint in hints_of(game)]
            assert await faults_of(page) == []
            assert len(await page.query_selector_all("section[data-end] :is(li, tbody tr)")) >= 3  # the score is told
            await page.click("section[data-end] .go")
            await page.wait_for_selector(".app .prompt:not(.lesson)")  # and here is a real match
            assert "/t/" in page.url

    run(learn())


def test_a_lesson_says_what_it_wants_and_goes_on_after_a_reload(tmp_path: Path) -> None:
    async def learn() -> None:
        async with visiting(tmp_path / "hall.db") as visit:
            page = await visit.page("desktop", "en", reduced_motion="reduce")
            await page.goto(f"{visit.served.url}/rules/trun")
            await page.click('[data-lesson="trun"]')
            for _ in range(3):
                await page.wait_for_selector(".prompt .go")
                await page.keyboard.press("Enter")
            await page.wait_for_selector('[data-hint="lead"][data-asked]')
            mark = "getComputedStyle(document.querySelector('.hand [data-card=D9]'), '::before').content"
            assert "▼" in await page.evaluate(mark)
            await choose(page, "play M2")
            await page.wait_for_selector(".prompt p small")
            assert "something else" in await page.inner_text(".prompt p small")
            assert await page.query_selector(".prompt .go") is None  # and it is not offered again
            await choose(page, "play D9")
            await page.wait_for_selector('[data-hint="won"]')
            await page.reload()
            await page.wait_for_selector('[data-hint="won"]')

    run(learn())


@pytest.mark.parametrize("game", LEARNED)
def test_rules_have_pictures_of_real_positions(game: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db") as visit:
            page = await visit.page("phone", "cs", reduced_motion="reduce")
            await page.goto(f"{visit.served.url}/rules/{game}")
            await page.wait_for_selector("figure .board > *")
            pictures = page.locator("figure")
            assert await pictures.count() >= 4
            for picture in await pictures.all():
                assert await picture.locator(".board > *").count() > 0
                assert len(await picture.locator("figcaption").inner_text()) > 40

    run(look())


def test_pictures_are_as_the_rules_pages_have_them() -> None:
    command = [sys.executable, "web/pictures.py", "--check"]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "PYTHONPATH": str(ROOT)})


def test_the_table_leads_to_a_rule_by_its_number(tmp_path: Path) -> None:
    async def look() -> None:
        async with visiting(tmp_path / "hall.db") as visit:
            page = await visit.page("phone", "en", reduced_motion="reduce")
            await page.goto(f"{visit.served.url}/learn/trun")
            for action in (None, None, None, "play D9", None, None, "play G0", None, None, None):
                await page.wait_for_selector(".prompt[data-asked]" if action else ".prompt[data-hint] .go")
                if action:
                    await choose(page, action)
                else:
                    await page.click(".prompt .go")
                    await page.wait_for_timeout(100)
            await page.wait_for_selector(".prompt[data-asked]")
            await touch(page.locator('.hand [data-card="K3"]'))
            async with page.context.expect_page() as opened:
                await page.click(".prompt small a")
            rules = await opened.value
            place = await rules.wait_for_selector("li.here")
            assert place is not None
            assert (await place.inner_text()).startswith("R4 ")
            await rules.wait_for_selector("figure .board > *")
            box = await place.bounding_box()
            assert box is not None
            assert 0 <= box["y"] <= 844 - box["height"]

    run(look())
