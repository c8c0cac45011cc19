"""Twins without a wire: pairs of positions, and the bytes that the server would send to one observer there."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tests.laws.games import Table
from tests.laws.twins import Ply, attempts
from tests.server.rig.pairs import seats_to_watch, two_histories
from throneroom import WATCHER, Refusal
from throneroom.kit import seeded
from throneroom.kit.rng import Rng, below
from throneroom.server import past, wire
from throneroom.server.connection import Connection
from throneroom.server.deeds import because
from throneroom.server.hall import Hall
from throneroom.server.match import Match
from throneroom.server.people import Guest
from throneroom.server.store import Store
from throneroom.server.table import Seat

HALL = Hall(Store("never.db"), now=lambda: 0)  # nothing is stored
EVERY = 3  # of so many positions of a history one is compared


class Nowhere:
    """A socket that nobody reads."""

    async def send(self, message: Any) -> None: ...
    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Desk:
    """A match with one observer, and what is written for that one."""

    def __init__(self, table: Table, observer: int) -> None:
        self.match, self.observer = new_match(table), observer
        self.guest = Guest("watcher" if observer == WATCHER else f"guest {observer}", "somebody")
        self.connection = Connection(self.guest, Nowhere())
        self.match.connections.append(self.connection)

    def play(self, ply: Ply) -> None:
        assert self.match.position is not None
        self.match.position.play(ply.action, ply.seat)

    def state(self) -> bytes:
        assert self.match.position is not None
        return self.match.position.state().tobytes()

    def told(self, ply: int, texts: list[str]) -> list[bytes]:
        """The news, an earlier view, and answers to what cannot be done."""
        self.match.teller.tell()
        told = [self.connection._waiting.popleft()]
        told.append(msgspec.json.encode(past.view_at(self.match, self.observer, ply)))
        if self.observer != WATCHER:
            told += [part for text in texts for part in (self._refusal(text), self._why(text))]
        return [part for part in told if part]

    def _refusal(self, text: str) -> bytes:
        assert self.match.position is not None
        try:
            self.match.position.copy().play(text, self.observer, self.match.position.opened(self.observer))
        except Refusal as refusal:
            return wire.refused(refusal)
        return b""

    def _why(self, text: str) -> bytes:
        return because(self.match, self.guest, wire.Why(thing=text))


def new_match(table: Table) -> Match:
    """As it is at the start, with a person on every seat."""
    row = {
        "id": "table",
        "rules": table.game.version,
        "options": msgspec.json.encode(dict(table.options)),
        "seats": table.seats,
        "status": "playing",
        "secret": "00" * 32,
        "contributions": "{}",
        "bank": 60,
        "increment": 1,
        "public": True,
        "host_name": "guest 0",
    }
    match = Match(HALL, table.game, dict.fromkeys(("host", "invite", "result", "rematch", "clocks")) | row)
    match.seats = [Seat(f"guest {seat}", f"guest {seat}") for seat in range(table.seats)]
    match.position = table.game.start(table.seats, dict(table.options), (), watched=True)
    return match


def position_pairs(game: str, seed: int) -> Iterator[str | None]:
    """Without end: what differs, or None, for one pair of positions after the other."""
    places, number = seats_to_watch(game), seed
    while True:
        table, observer = places[number % len(places)]
        for leak in compared(table, observer, seeded(number, observer + 9, 5)):
            yield leak and f"{table}, observer {observer}, seed {number}: {leak}"
        number += 1


def compared(table: Table, observer: int, rng: Rng) -> Iterator[str | None]:
    """Along two histories, where something hidden differs."""
    histories = two_histories(table, observer, rng)
    desks = [Desk(table, observer) for _ in histories]
    texts = attempts(table)
    for number, plies in enumerate(zip(*histories, strict=True)):
        for desk, ply in zip(desks, plies, strict=True):
            desk.play(ply)
        one, two = desks
        if below(rng, EVERY) == 0 and one.state() != two.state():
            some = [texts[below(rng, len(texts))] for _ in range(3)]
            earlier = below(rng, number + 2)
            same = one.told(earlier, some) == two.told(earlier, some)
            yield None if same else f"bytes after ply {number} differ"
