"""What is said and shown at a table: its last lines, told to whoever joins, and who does not want to hear whom."""

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

from throneroom.kit.text import seat_name
from throneroom.server import wire
from throneroom.server.connection import MOST_WAITING, Connection
from throneroom.server.store import Row

LAST_LINES = MOST_WAITING // 2  # are told to whoever joins, so that a slow reader has room for as many again


class Line(NamedTuple):
    """Who said what."""

    guest: str
    said: wire.Said


class Talk:
    """What of it is in memory, as long as the match is."""

    def __init__(self) -> None:
        self._lines: deque[Line] = deque(maxlen=LAST_LINES)
        self._muted: dict[str, dict[str, str]] = {}  # by guest: whom, and the name under which they were muted
        self._shown: dict[str, str] = {}  # by guest: the id of the last emote

    def read(self, rows: Iterable[Row]) -> None:
        """The lines as they are stored."""
        for row in rows:
            letter = None if row["seat"] is None else seat_name(row["seat"])
            said = wire.Said(seat=letter, name=row["name"], text=row["text"], at=row["at"])
            self._lines.append(Line(row["guest"], said))

    def tell(self, guest: str, said: wire.Said, connections: Iterable[Connection]) -> None:
        """A new line, to everybody who wants to hear this guest."""
        self._lines.append(Line(guest, said))
        self._tell(guest, wire.encode(said), connections)

    def show(self, guest: str, client: str, emoted: wire.Emoted, connections: Iterable[Connection]) -> None:
        """An emote, to the same; whoever joins later has missed it."""
        self._shown[guest] = client
        self._tell(guest, wire.encode(emoted), connections)

    def has_shown(self, guest: str, client: str) -> bool:
        """Is this the last emote of this guest, sent again?"""
        return bool(client) and self._shown.get(guest) == client

    def _tell(self, guest: str, told: bytes, connections: Iterable[Connection]) -> None:
        for connection in connections:
            if self._hears(connection, guest):
                connection.tell(told)

    def tell_again(self, connection: Connection) -> None:
        """The last lines, to somebody who joins."""
        for guest, said in self._lines:
            if self._hears(connection, guest):
                connection.tell(wire.encode(said))

    def _hears(self, connection: Connection, guest: str) -> bool:
        return guest not in self._muted.get(connection.guest.id, ())

    def speakers(self, name: str) -> set[str]:
        """Who had this name when they spoke."""
        return {line.guest for line in self._lines if line.said.name == name}

    def mute(self, guest: str, name: str, here: set[str]) -> None:
        """Those of this name who are here or have spoken, whatever they are called later."""
        self._muted.setdefault(guest, {}).update(dict.fromkeys((here | self.speakers(name)) - {guest}, name))

    def unmute(self, guest: str, name: str, here: set[str]) -> None:
        """Those who were muted under this name, or have it now."""
        muted = self._muted.get(guest, {})
        self._muted[guest] = {other: by for other, by in muted.items() if by != name and other not in here}

    def forget(self, guest: str) -> None:
        """Nothing is kept about this guest."""
        others = [line for line in self._lines if line.guest != guest]
        self._lines.clear()
        self._lines.extend(others)
        self._muted.pop(guest, None)
        self._shown.pop(guest, None)
