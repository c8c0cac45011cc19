"""Stored matches are replayed, under the rules that they were played with, to the same end."""

import pytest

from tests.laws.games import TABLES
from tests.versions.corpus import MATCHES, replayed, stored
from throneroom import GAMES, WATCHER


@pytest.mark.parametrize("game", GAMES)
def test_all_stored_matches_are_replayed(game: str) -> None:
    for match in stored(game):
        position = replayed(match)
        assert position.is_over
        assert (position.scores(), list(position.winners())) == (match.scores, match.winners)
        assert [list(entry) for entry in position.log] == match.log
        assert all(position.view(seat).json()["table"] for seat in (*range(position.seats), WATCHER))


@pytest.mark.parametrize("game", GAMES)
def test_every_table_of_this_version_has_stored_matches(game: str) -> None:
    version = GAMES[game].version
    tables = [match.table for match in stored(game) if match.rules == version]
    assert len(set(tables)) == len([table for table in TABLES if table.game.name == game])
    assert {tables.count(table) for table in set(tables)} == {MATCHES}
