"""The accessibility tree of a whole match of each game is as it is told in a file that a person can follow."""

from pathlib import Path

import pytest

from tests.web.browsing import FACED, run
from tests.web.spoken import path_of, spoken

IDS = ("undefined", "[object", "web-", "krvavy_trun-", "dedicove-", "trolli-", "trun-")  # what nobody should hear


LONG = {"dedicove": pytest.mark.slow}  # a minute; the others take a third of that


@pytest.mark.parametrize("game", [pytest.param(game, marks=LONG.get(game, ())) for game in FACED])
def test_a_match_is_told_as_in_its_file(game: str, tmp_path: Path) -> None:
    assert run(spoken(tmp_path / "hall.db", game)).splitlines() == path_of(game).read_text("utf-8").splitlines()


@pytest.mark.parametrize("game", FACED)
def test_a_person_can_follow_it(game: str) -> None:
    text = path_of(game).read_text("utf-8")
    assert not [line for line in text.splitlines() if any(known in line for known in IDS)]
    assert text.count("== Question") > 5
    assert "✓ The deal agrees with the record." in text
