"""Matches that were stored once and must be replayed by every later build.

Fifty for every table of the laws, under the version of the rules that they were played with. A match is a line:
version, seats, options, result, and the log as numbers. `python -m tests.versions.corpus GAME…` adds those of a new
version, or of a new option; what stands there is never changed.
"""

import json
import lzma
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.laws.games import TABLES, Table
from throneroom import GAMES
from throneroom.kit import seeded
from throneroom.kit.errors import Illegal
from throneroom.kit.position import Entry, Position
from throneroom.kit.rng import below

FOLDER = Path(__file__).parent / "corpus"
MATCHES = 50
SELDOM = 30  # every so many actions somebody takes one back, if they may


class Stored(NamedTuple):
    """A match that was played to its end."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    scores: list[int]
    winners: list[int]
    log: list[list[int]]

    @property
    def table(self) -> tuple[int, str]:
        """Where it was played; an option that was not there yet is at its default."""
        game = GAMES[self.game].at(self.rules)
        return self.seats, json.dumps(game.read_options(self.options, self.seats) if game else self.options)


def stored(game: str) -> Iterator[Stored]:
    """Every match of a game that is kept."""
    with lzma.open(FOLDER / f"{game}.jsonl.xz", "rt", encoding="utf-8") as lines:
        for line in lines:
            yield Stored(game, *json.loads(line))


def replayed(match: Stored) -> Position:
    """Entry by entry, each checked against the rules that it was played with."""
    game = GAMES[match.game].at(match.rules)
    assert game, f"version {match.rules} of {match.game} is not kept"
    position = game.start(match.seats, match.options, ())
    for seat, action, *undone in match.log:
        position.undo(seat, undone[0]) if undone else position.play(action, seat)
    return position


def played(table: Table, number: int) -> Position:
    """By uniform choices, now and then taken back."""
    position, rng = table.start(number), seeded(number, 22)
    while not position.is_over:
        seat = position.waiting[below(rng, len(position.waiting))]
        actions = position.actions(seat)
        position.play(actions[below(rng, len(actions))], seat)
        if table.game.undo and below(rng, SELDOM) == 0:
            try:
                position.undo(seat)
            except Illegal:
                continue
    return position


def place_of(table: Table) -> tuple[int, str]:
    """As a stored match names it."""
    return table.seats, json.dumps(dict(table.options))


def line_of(position: Position) -> str:
    """As it is stored."""
    log: list[Entry] = position.log
    facts = (position.game.version, position.seats, position.options, position.scores(), position.winners(), log)
    return json.dumps(facts, separators=(",", ":"))


def add(game: str) -> None:
    """The matches of this version and of tables that have none, behind those that are there."""
    path = FOLDER / f"{game}.jsonl.xz"
    before = lzma.decompress(path.read_bytes()).decode() if path.exists() else ""
    there = {match.table for match in stored(game) if match.rules == GAMES[game].version} if before else set()
    tables = [table for table in TABLES if table.game.name == game and place_of(table) not in there]
    lines = [line_of(played(table, number)) for table in tables for number in range(MATCHES)]
    FOLDER.mkdir(exist_ok=True)
    path.write_bytes(lzma.compress((before + "\n".join(lines) + "\n").encode(), preset=9 | lzma.PRESET_EXTREME))
    print(f"{path.name}: {len(lines)} matches more, {path.stat().st_size} bytes")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        add(name)
