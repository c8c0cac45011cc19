"""Every screen: nothing is cut off, covered or too small to be touched, and axe-core finds nothing serious."""

from collections.abc import Callable, Iterable
from itertools import cycle, product
from pathlib import Path
from typing import Any

import pytest

from tests.server.rig.serving import quick_bots
from tests.web.browsing import FACED, SIZES, faults_of, run, visiting
from tests.web.tour import (
    LEARN,
    SEATS,
    SHELL,
    SameLuck,
    Screen,
    Seats,
    all_screens,
    click,
    go,
    late_screens,
    must_follow,
    table,
)

LANGUAGES = ("cs", "en")
THEMES = {"cs": "dark", "en": "light"}
LOWER = {"landscape": (844, 390), "zoomed": (720, 450)}  # a phone on its side; 1440×900 at 200 %
TABLES = tuple(f"{game}-" for game in FACED)
FEW: Seats = {"trun": (2,), "krvavy_trun": (3,), "dedicove": (6,), "trolli": (3,)}


def look_at_all(folder: Path, sizes: list[tuple[str, str]], seats: Seats, only: tuple[str, ...] = ("",)) -> None:
    """Each screen at the next of these sizes and languages; a single one is used for all."""

    async def tour() -> list[str]:
        turn = cycle(sizes)
        async with visiting(folder / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            screens = await all_screens(visit.served, seats)
            faults = []
            for name, screen in screens.items():
                size, language = next(turn)
                if name.startswith(only) and size not in screen.not_at:
                    page = await go(visit, screen, size, language, THEMES[language])
                    faults += [f"{name} {size} {language}: {fault}" for fault in await faults_of(page)]
                    await page.context.close()
            return faults

    assert run(tour()) == []


LATER = (LEARN, *FACED)  # whole lessons and whole matches are looked at, too
QUICK = (SHELL, *[pytest.param(part, marks=pytest.mark.slow) for part in LATER])


@pytest.mark.parametrize("part", QUICK)
def test_every_screen_at_one_size(part: str, tmp_path: Path) -> None:
    look_at_all(tmp_path, [("phone", "cs"), ("desktop", "en"), ("small", "cs")], {part: FEW.get(part, ())})


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("part", [SHELL, *LATER])
def test_every_screen_at_every_size(part: str, size: str, language: str, tmp_path: Path) -> None:
    look_at_all(tmp_path, [(size, language)], {part: SEATS[part]})


@pytest.mark.slow
@pytest.mark.parametrize("size", LOWER)
def test_a_low_window_still_shows_the_table(size: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SIZES, size, LOWER[size])
    look_at_all(tmp_path, [(size, "cs")], FEW, only=TABLES)


WIDE_AND_NARROW = ("phone", "desktop")
Looks = Callable[[Iterable[str]], Iterable[tuple[str, str]]]  # of the names of screens: each with a size


@pytest.mark.parametrize(("game", "seats"), [("dedicove", 6), ("trolli", 4)])
def test_the_fullest_boards_late_in_a_match(game: str, seats: int, tmp_path: Path) -> None:
    """On a phone in Czech, whose words are longer, and on a desktop by turns."""
    look_at_late_boards(tmp_path, game, seats, lambda screens: zip(screens, cycle(WIDE_AND_NARROW), strict=False))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), [("dedicove", 4), ("dedicove", 6), ("trolli", 4)])
def test_the_fullest_boards_at_both_sizes(game: str, seats: int, tmp_path: Path) -> None:
    look_at_late_boards(tmp_path, game, seats, lambda screens: product(screens, WIDE_AND_NARROW))


def look_at_late_boards(folder: Path, game: str, seats: int, looks: Looks) -> None:
    """Each screen at the sizes that are wanted for it."""

    async def tour() -> list[str]:
        async with visiting(folder / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            screens = await late_screens(visit.served, game, seats)
            faults = []
            for name, size in looks(screens):
                page = await go(visit, screens[name], size)
                faults += [f"{name} {size}: {fault}" for fault in await faults_of(page)]
                await page.context.close()
            return faults

    assert run(tour()) == []


def test_what_is_covered_cut_or_tiny_is_noticed(tmp_path: Path) -> None:
    """The measure itself: three faults are made on a page that has none."""
    spoil = """() => {
        const [first, second] = document.querySelectorAll('.game');
        first.querySelector('.name').style.cssText = 'display: block; width: 20px; overflow: hidden';
        second.style.cssText = 'padding: 0; min-height: 0; height: 12px; overflow: hidden';
        document.querySelector('.claim').style.cssText = 'position: absolute; width: 3000px';
    }"""

    async def tour() -> tuple[list[str], list[str]]:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            page = await go(visit, Screen("/", ".game"), "phone")
            before = await faults_of(page)
            await page.evaluate(spoil)
            return before, await faults_of(page)

    before, after = run(tour())
    assert before == []
    for sign in ("scrolls sideways", "shortened", "can be touched"):
        assert any(sign in fault for fault in after), (sign, after)


SAID = """() => ({
    off: [...document.querySelectorAll('.hand li.off')].map((card) => card.innerText.includes('not now')),
    chosen: document.querySelectorAll('.hand [aria-pressed=true]').length,
    turn: document.querySelector('[aria-current]').textContent.includes('to move'),
    plain: [...document.querySelectorAll('.board svg, .hand svg')].filter(
        (arms) => arms.matches('[viewBox="0 0 100 118"]') && !arms.querySelector('[fill^="url(#hatch"]')).length,
})"""


def test_no_state_is_told_by_colour_alone(tmp_path: Path) -> None:
    """Words for what cannot be used, what is chosen and whose turn it is; a hatching in every coat of arms."""

    async def look() -> dict[str, Any]:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), luck=SameLuck()) as visit:
            guest, here = await table(visit.served, "trun", 2, must_follow)
            choose = click(".hand li.lit button")
            page = await go(visit, Screen(f"/t/{here}", ".hand ul", guest, (choose,)), "phone", "en")
            said: dict[str, Any] = await page.evaluate(SAID)
            return said

    said = run(look())
    assert said["off"]
    assert all(said["off"])
    assert (said["chosen"], said["turn"], said["plain"]) == (1, True, 0)
