"""What has been played: read again from the store, told as a story, kept as a record."""

from collections.abc import Iterable, Iterator

from throneroom.kit.frames import CHANCE
from throneroom.kit.game import Json
from throneroom.kit.luck import Luck
from throneroom.kit.position import Position
from throneroom.kit.record import Record
from throneroom.server import fair, wire
from throneroom.server.errors import Conflict, Missing
from throneroom.server.match import Match
from throneroom.server.store import Row
from throneroom.server.table import Seat
from throneroom.server.telling import moment


def restore(
    match: Match, seats: Iterable[Row], moves: Iterable[Row], visitors: Iterable[str], clocks: str | None
) -> None:
    """As it was: every entry of the log is played again under the rules."""
    for row in seats:
        match.seats[row["seat"]] = Seat(row["guest"], row["name"], row["bot"], row["resigned"], row["awaited"])
    match.visitors = set(visitors)
    if match.status == "open":
        return
    position = match.game.start(len(match.seats), match.options, ())
    for row in moves:
        match.since = row["at"] if row["ply"] == 0 else match.since
        position.enter(row["seat"], row["action"], row["undone"])
        if row["client"]:
            match.done[row["seat"], row["client"]] = row["ply"]
    luck = match.hall.luck(match)
    if isinstance(luck, Luck):
        luck.answers = sum(entry[0] == CHANCE for entry in position.log)
        position.luck = luck
    position.watched = True
    match.position = position
    if match.clocks and clocks:
        at = match.clocks.restore(clocks)
        match.clocks.run(match.answering, at)
    match.teller.catch_up()


def replayed(match: Match, plies: int) -> Position:
    """The match after so many entries of its log."""
    again = match.game.start(len(match.seats), match.options, ())
    for entry in match.position.log[:plies] if match.position else []:
        again.enter(*entry)
    return again


def story(match: Match, observer: int, tables: bool) -> Iterator[wire.Moment]:
    """Every entry of the log that was told, as this observer saw it; with the tables after each, or without."""
    if match.position is None:
        return
    again, table = replayed(match, 0), None
    for ply, entry in enumerate(match.position.log[: match.teller.told]):
        again.enter(*entry)
        view = again.view(observer)
        before, table = table, view.json() | {"legal": []} if tables else None
        yield moment(ply, entry, view, table if table != before else None)


def view_at(match: Match, observer: int, ply: int) -> Json:
    """The table after so many entries of the log, as this observer saw it."""
    if match.position is None:
        raise Conflict("not-started")
    if ply > match.teller.told:
        raise Missing("ply", sent=ply, most=match.teller.told)
    return replayed(match, ply).view(observer).json()


def record(match: Match) -> Record:
    """The match as a file; with the secret of its luck after the end."""
    assert match.position is not None
    kept = Record.of(match.position, [seat.name for seat in match.seats])
    kept.commitment, kept.contributions = fair.commitment(match.secret), match.contributions
    kept.secret = match.secret if match.status == "over" else ""
    kept.digest = kept.expected_digest()
    return kept
