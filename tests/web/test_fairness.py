"""A player's own browser checks the luck of a match, by what it noted before the deal and every card that it saw."""

import asyncio
import random
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.rig.serving import quick_bots
from tests.web.browsing import ASKED, play_by_keys, play_now, run, visiting
from tests.web.tour import SameSecrets, Screen, go
from throneroom.kit.record import Record
from throneroom.server import deeds, past, wire
from throneroom.server.match import Match

FAIR = "section[data-end] [data-fair]"
ANOTHER = "ab" * 32  # a secret that pleases the server better


def drawn_anew(match: Match) -> None:
    match.secret = ANOTHER


def contribution_left_out(match: Match) -> None:
    match.contributions = {"A": "00"}


CHEATS = {"drew another secret": drawn_anew, "own part in the luck was not used": contribution_left_out}


async def verdict(folder: Path, reloads: bool = False) -> tuple[str, str]:
    """What the browser says after a whole match against a bot: a sentence, and everything to whoever asks."""
    async with visiting(folder / "hall.db", pool=quick_bots()) as visit:
        page = await visit.page("phone", reduced_motion="reduce")
        await play_now(page, visit.served.url, "trun")
        if reloads:
            await page.wait_for_selector(ASKED)
            await page.reload()
        await play_by_keys(page)
        await page.wait_for_selector(FAIR)
        sentence = await page.inner_text(f"{FAIR} summary")
        assert not await page.is_visible(f"{FAIR} code")
        await page.click(f"{FAIR} summary")
        assert await page.is_visible(f"{FAIR} code")
        return sentence, await page.inner_text(FAIR)


@pytest.mark.parametrize("reloads", [False, True])
def test_an_honest_server_is_told_to_be_so(reloads: bool, tmp_path: Path) -> None:
    sentence, said = run(verdict(tmp_path, reloads))
    fair = "✓ A fair deal: the cards were fixed beforehand, with your own part in them, and nobody changed them."
    assert sentence == fair
    assert "The secret was fixed before you sat down, your own part was used" in said
    cards = re.search(r"the (\d+) cards that you saw dealt", said)
    assert cards
    assert 26 <= int(cards[1]) <= 39  # the hand, the prizes, and what was drawn after a lost trick


def test_a_card_that_chance_only_points_at_accuses_nobody(tmp_path: Path) -> None:
    """In Dědicové trůnu chance may choose which hidden hero is buried: its answer names a place, not a card."""

    async def match() -> str:
        async with visiting(tmp_path / "hall.db", pool=quick_bots(), ids=SameSecrets()) as visit:
            for seed in range(20):
                places = await visit.served.match("dedicove", "Eva", "Jan")
                played = visit.served.site.hall.live[places[0].table]
                plays = [place.play_to_the_end(random.Random(seed + n).choice) for n, place in enumerate(places)]
                await asyncio.gather(*plays)
                assert played.position
                if any(text.startswith("bury") for who, text in Record.of(played.position).log if who == "chance"):
                    screen = Screen(f"/t/{places[0].table}", FAIR, places[0].person)
                    return await (await go(visit, screen, "phone", "en")).inner_text(FAIR)
        raise AssertionError("Nobody was ever buried by chance.")

    assert run(match()).startswith("✓ The deal agrees with the record.")


@pytest.mark.parametrize("said", CHEATS)
def test_a_server_that_cheats_after_all_have_contributed_is_caught(
    said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = deeds.DEEDS[wire.Start]

    async def start(match: Match, guest: Any, message: Any) -> None:
        CHEATS[said](match)
        await honest(match, guest, message)

    monkeypatch.setitem(deeds.DEEDS, wire.Start, start)
    assert said in run(verdict(tmp_path))[0]


def two_deals(lines: Iterable[tuple[str, str]]) -> list[int]:
    """The plies of the first two cards."""
    return [ply for ply, (_, text) in enumerate(lines) if text.startswith("deal ")][:2]


def swapped(record: Record) -> Record:
    """Another story: the first two cards were dealt the other way round."""
    first, second = two_deals(record.log)
    record.log[first], record.log[second] = record.log[second], record.log[first]
    record.digest = record.expected_digest()
    return record


@pytest.fixture
def _forged(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = past.record
    monkeypatch.setattr(past, "record", lambda match: swapped(honest(match)))


@pytest.mark.usefixtures("_forged")
def test_a_record_with_other_cards_than_were_seen_is_noticed(tmp_path: Path) -> None:
    assert "is not the one in the record" in run(verdict(tmp_path))[0]


@pytest.mark.usefixtures("_forged")
def test_a_story_that_was_made_to_fit_the_record_fools_nobody_who_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a reload the server tells what was dealt; the browser has seen something else."""
    honest = past.story

    def story(match: Match, observer: int, tables: bool) -> Iterator[wire.Moment]:
        told = list(honest(match, observer, tables))
        assert match.position
        first, second = [told[ply] for ply in two_deals(match.position.lines())]
        first.events, second.events = second.events, first.events
        return iter(told)

    monkeypatch.setattr(past, "story", story)
    assert "is not the one in the record" in run(verdict(tmp_path, reloads=True))[0]


FILL = """() => {
  const old = Date.now() - 90 * 24 * 3600 * 1000;
  const at = (n) => (n < 10 ? old : Date.now() - n);
  for (let n = 0; n < 70; n++) localStorage.setItem(`luck-t${n}`, JSON.stringify({ at: at(n) }));
}"""


def test_what_was_noted_long_ago_makes_room(tmp_path: Path) -> None:
    async def look() -> set[str]:
        async with visiting(tmp_path / "hall.db", pool=quick_bots()) as visit:
            page = await visit.page("phone", reduced_motion="reduce")
            await page.goto(visit.served.url)
            await page.evaluate(FILL)
            await play_now(page, visit.served.url, "trun")
            await page.wait_for_selector(ASKED)
            return set(await page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('luck-'))"))

    kept = run(look())
    assert len(kept) == 50
    assert not kept & {f"luck-t{n}" for n in range(10)}
    assert {"luck-t10", "luck-t58"} < kept  # the newest of them, and this match
