"""Whole games stay as they are told in the files, for every seat and for the watchers."""

from pathlib import Path

import pytest

import throneroom
from tests.playthroughs.playthrough import HERE, PLAYTHROUGHS, TRUN, lowest, path_of, playthrough
from throneroom import View

LONGEST = 2600  # lines; games of Trolli are long


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough_is_as_told(name: str) -> None:
    assert PLAYTHROUGHS[name]().splitlines() == path_of(name).read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_person_can_read_it(name: str) -> None:
    lines = path_of(name).read_text("utf-8").splitlines()
    assert len(lines) < LONGEST
    assert max(map(len, lines)) <= 160


def test_no_file_is_left_over() -> None:
    assert {path for game in throneroom.GAMES for path in (HERE / game).glob("*.txt")} == set(
        map(path_of, PLAYTHROUGHS)
    )


@pytest.mark.parametrize("name", throneroom.GAMES)
def test_every_game_has_playthroughs(name: str) -> None:
    assert any(Path(told).parent.name == name for told in PLAYTHROUGHS)


def test_one_other_choice_changes_the_text() -> None:
    def highest(view: View) -> int:
        return view.actions()[-1]

    assert playthrough(TRUN, 1, lowest) != playthrough(TRUN, 1, highest)
