"""Whole matches in the real browser, by clicks and by keyboard, at both sizes."""

from itertools import product
from pathlib import Path

import pytest

from tests.server.rig import headway
from tests.web.browsing import ASKED, FACED, faults_of, play_by_clicks, play_by_keys, play_now, run, seats_of, visiting

WAYS = {"clicks": play_by_clicks, "keys": play_by_keys}
QUICK = [(game, seats_of(game)[0], "phone", "clicks") for game in FACED]  # by keys: test_people.py, test_table.py
SIZES = ("phone", "desktop")
ALL = [(game, *rest) for game in FACED for rest in product(seats_of(game), SIZES, WAYS, ("cs", "en"))]


LAST_ACTIONS = {"trolli": 90}  # of everybody: a long match is brought near its end


def play(game: str, seats: int, size: str, way: str, folder: Path, language: str, last: int = 0) -> None:
    async def match() -> None:
        async with visiting(folder / "hall.db") as visit:
            page = await visit.page(size, language, reduced_motion="reduce")
            await play_now(page, visit.served.url, game, seats)
            await page.wait_for_selector(ASKED)
            assert await page.locator("[data-seat]").count() == seats
            assert await faults_of(page) == []
            here = page.url.rpartition("/")[2]
            if last:
                await headway.at_the_end_but(visit.served, here, last)
                await page.reload()
            position = (await visit.served.site.hall.match(here)).position
            assert position is not None
            begin = position.ply
            moves = await WAYS[way](page)
            own = [seat for seat, *_ in position.log[begin:]].count(0)
            assert position.is_over
            assert 0 < own / 2 < moves <= own, (moves, own)  # a busy page may let two of them pass as one
            lines, with_arms = [await page.locator(f".side ol li{one}").count() for one in ("", ":has(.mark svg)")]
            assert with_arms * 2 > lines or size == "phone"  # most things are done by somebody
            assert await faults_of(page) == []

    run(match())


@pytest.mark.parametrize(("game", "seats", "size", "way"), QUICK)
def test_a_person_plays_a_whole_match_with_bots(game: str, seats: int, size: str, way: str, tmp_path: Path) -> None:
    play(game, seats, size, way, tmp_path, "cs", LAST_ACTIONS.get(game, 0))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "size", "way", "language"), ALL)
def test_the_whole_matrix(game: str, seats: int, size: str, way: str, language: str, tmp_path: Path) -> None:
    play(game, seats, size, way, tmp_path, language)
