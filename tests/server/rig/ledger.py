"""What the server has acknowledged, by the clients' own account, and whether the store agrees."""

from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psycopg

from throneroom import GAMES, Position
from throneroom.kit.text import seat_name
from throneroom.server import fair, past, sqlite
from throneroom.server.hall import Hall
from throneroom.server.store import Store

Key = tuple[str, int, str]  # a match, a seat, and the id that its client gave a message


@dataclass(frozen=True)
class Entry:
    """An action for which the server has said that it is done."""

    match: str
    seat: int
    id: str
    ply: int
    action: str

    @property
    def key(self) -> Key:
        """What the client called it."""
        return self.match, self.seat, self.id


@dataclass(frozen=True)
class Row:
    """An entry of a stored log."""

    match: str
    ply: int
    seat: int
    action: int
    undone: int | None
    client: str | None


@dataclass
class Ledger:
    """Kept by the clients; it knows nothing of the server but its answers."""

    sent: set[Key] = field(default_factory=set)
    done: list[Entry] = field(default_factory=list)
    seated: set[tuple[str, int]] = field(default_factory=set)
    started: set[str] = field(default_factory=set)

    def faults(self, rows: list[Row]) -> list[str]:
        """Every acknowledged action must stand in the log once, at its ply; nothing twice, no gap, nothing unasked."""
        by_key = {(row.match, row.seat, row.client): row for row in rows if row.client}
        times = Counter((row.match, row.seat, row.client) for row in rows if row.client)
        lost = [entry for entry in self.done if entry.key not in by_key or by_key[entry.key].ply != entry.ply]
        return [
            *(f"lost: {entry}" for entry in lost),
            *(f"twice: {key}" for key, number in times.items() if number > 1),
            *(f"unasked: {key}" for key in times if key not in self.sent),
            *(f"gap: {match} {plies}" for match, plies in plies_of(rows).items() if plies != list(range(len(plies)))),
        ]

    def places_lost(self, database: str) -> list[str]:
        """Seats and starts that were acknowledged must be stored, too."""
        seats = {(row[0], row[1]) for row in query(database, "SELECT match, seat FROM seats WHERE guest IS NOT NULL")}
        begun = {row[0] for row in query(database, "SELECT id FROM matches WHERE status <> 'open'")}
        return [f"lost: {place}" for place in (*(self.seated - seats), *(self.started - begun))]

    def words_changed(self, match: str, position: Position) -> list[str]:
        """What was acknowledged is what was played."""
        lines = position.lines()
        return [
            f"changed: {entry}, stored is {lines[entry.ply]}"
            for entry in self.done
            if entry.match == match and lines[entry.ply] != (seat_name(entry.seat), entry.action)
        ]


def plies_of(rows: Iterable[Row]) -> dict[str, list[int]]:
    """By match, in the order of the log."""
    found: dict[str, list[int]] = {}
    for row in rows:
        found.setdefault(row.match, []).append(row.ply)
    return found


def query(database: str, sql: str) -> list[tuple[Any, ...]]:
    """Rows, by a reader that does not disturb the server."""
    with closing(reader(database)) as connection:
        rows: list[tuple[Any, ...]] = connection.execute(sql).fetchall()
        return rows


def reader(database: str) -> Any:
    """A connection of its own to a file or a URL."""
    if "://" in database:
        return psycopg.connect(database)
    return sqlite.driver().connect(f"{Path(database).as_uri()}?mode=ro", uri=True)


def stored(database: str) -> list[Row]:
    """Every log as it is stored."""
    sql = "SELECT match, ply, seat, action, undone, client FROM moves ORDER BY match, ply"
    return [Row(*row) for row in query(database, sql)]


def replayed(game: str, seats: int, options: dict[str, str], rows: Iterable[Row]) -> Position:
    """A log played again under the rules, which refuse what is not legal."""
    position = GAMES[game].start(seats, options, ())
    for row in rows:
        position.enter(row.seat, row.action, row.undone)
    return position


async def replay_all(database: str, ledger: Ledger) -> list[str]:
    """After everything: each match is over, replays, says what was acknowledged, and its luck holds."""
    store, faults = Store(database), []
    store.open()
    hall = Hall(store)
    for (table,) in query(database, "SELECT id FROM matches WHERE status <> 'open'"):
        match = await hall.match(table)
        if match.position is None or match.status != "over" or not match.position.is_over:
            faults.append(f"unfinished: {table}")
            continue
        faults += [f"luck: {table} {fault}" for fault in fair.faults(past.record(match), match.game)]
        faults += ledger.words_changed(table, match.position)
    store.close()
    return faults
