"""A player's own browser checks the luck of a match, by what it noted before the deal and every card that it saw."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.rig.serving import quick_bots
from tests.web.browsing import play_by_keys, play_now, run, visiting
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


async def verdict(folder: Path) -> tuple[str, str]:
    """What the browser says after a whole match against a bot: a sentence, and everything to whoever asks."""
    async with visiting(folder / "hall.db", pool=quick_bots()) as visit:
        page = await visit.page("phone", reduced_motion="reduce")
        await play_now(page, visit.served.url, "trun")
        await play_by_keys(page)
        await page.wait_for_selector(FAIR)
        sentence = await page.inner_text(f"{FAIR} summary")
        assert not await page.is_visible(f"{FAIR} code")
        await page.click(f"{FAIR} summary")
        assert await page.is_visible(f"{FAIR} code")
        return sentence, await page.inner_text(FAIR)


def test_an_honest_server_is_told_to_be_so(tmp_path: Path) -> None:
    sentence, said = run(verdict(tmp_path))
    fair = "✓ A fair deal: the cards were fixed beforehand, with your own part in them, and nobody changed them."
    assert sentence == fair
    assert "The secret was fixed before you sat down, your own part was used" in said
    cards = re.search(r"the (\d+) cards that you saw dealt", said)
    assert cards
    assert 26 <= int(cards[1]) <= 39  # the hand, the prizes, and what was drawn after a lost trick


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


def test_a_record_with_other_cards_than_were_seen_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = past.record

    def record(match: Match) -> Record:
        told = honest(match)
        dealt = [ply for ply, (_, text) in enumerate(told.log) if text.startswith("deal ")]
        told.log[dealt[0]], told.log[dealt[1]] = told.log[dealt[1]], told.log[dealt[0]]
        told.digest = told.expected_digest()
        return told

    monkeypatch.setattr(past, "record", record)
    assert "is not the one in the record" in run(verdict(tmp_path))[0]
