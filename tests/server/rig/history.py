"""What clients called and were answered, and when: is there one order of moves that explains all of it?

The log of a match is that order. Whoever was answered before another called stands before it; who comes later sees it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import inf

from tests.server.rig.ledger import Row
from throneroom.kit.text import seat_name


@dataclass(frozen=True)
class Call:
    """An action that somebody asked for, or a look at the table."""

    match: str
    begin: float
    end: float  # without an end it may have been done or not
    ply: int  # of the entry; of a look, how many entries there were
    seat: int = 0
    id: str = ""  # a look has none

    @property
    def place(self) -> float:
        """In the order of the log: a look lies between two entries."""
        return self.ply if self.id else self.ply - 0.5


@dataclass
class History:
    """Of all matches."""

    calls: list[Call] = field(default_factory=list)
    told: set[tuple[str, int, str]] = field(default_factory=set)  # a match, a ply, and whose entry it is

    def faults(self, rows: Iterable[Row]) -> list[str]:
        """All that no order explains."""
        rows = list(rows)
        return [*self._not_in_the_log(rows), *self._out_of_order(), *self._told_otherwise(rows)]

    def _not_in_the_log(self, rows: list[Row]) -> Iterator[str]:
        places = {(row.match, row.seat, row.client): row.ply for row in rows}
        times = Counter((row.match, row.seat, row.client) for row in rows if row.client)
        yield from (f"twice: {key}" for key, number in times.items() if number > 1)
        for call in self.calls:
            if call.id and call.end < inf and places.get((call.match, call.seat, call.id)) != call.ply:
                yield f"lost: {call}"

    def _out_of_order(self) -> Iterator[str]:
        """In the order of the log nobody was answered before somebody further ahead had called."""
        latest: dict[str, Call] = {}
        for call in sorted(self.calls, key=lambda call: call.place):
            before = latest.get(call.match)
            if before and call.end < before.begin:
                yield f"order: {call} was answered before {before} was called"
            if before is None or call.begin > before.begin:
                latest[call.match] = call

    def _told_otherwise(self, rows: list[Row]) -> Iterator[str]:
        seats = {(row.match, row.ply): seat_name(row.seat) for row in rows}
        for match, ply, seat in self.told:
            if seats.get((match, ply)) != seat:
                yield f"told: {match} ply {ply} by {seat}, stored is {seats.get((match, ply))}"
