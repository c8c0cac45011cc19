"""Clocks never give time back."""

from collections.abc import Iterator
from math import inf
from typing import TYPE_CHECKING, Any

from tests.server.lives import awaited
from tests.server.lives.net import Line
from throneroom.kit.position import UNDO
from throneroom.kit.text import SEATS
from throneroom.server.clocks import SECOND

if TYPE_CHECKING:
    from tests.server.lives.kept import Kept

Worths = dict[str, int]


class Banks:
    """What the clocks of one match were told to show. A bank's worth is what is left, less what was earned so far."""

    def __init__(self, kept: "Kept") -> None:
        self._kept = kept
        self._least: Worths = {}  # by seat: the least worth that was told
        self._least_of: dict[Line, Worths] = {}  # and through each connection: old news may leave late

    def told(self, line: Line, message: dict[str, Any]) -> Iterator[str]:
        """A frame leaves the server."""
        if message["clocks"] is None:
            return
        mine = self._least_of.setdefault(line, dict(self._least))
        for letter, left in message["clocks"]["left"].items():
            if left > self._stored(SEATS.index(letter), message["ply"]):
                yield "time given back"
            worth = left - self._earned(SEATS.index(letter), message["ply"])
            if awaited.CLOCKS_BIND and worth > mine.get(letter, worth):
                yield "time given back"
            mine[letter] = min(worth, mine.get(letter, worth))
            self._least[letter] = min(worth, self._least.get(letter, worth))

    def _earned(self, seat: int, ply: int) -> int:
        """By the actions up to a ply."""
        actions = sum(entry.seat == seat and entry.action != UNDO for entry in self._kept.log[:ply])
        return actions * int(self._kept.row["increment"]) * SECOND

    def _stored(self, seat: int, ply: int) -> float:
        """What was left after the last action up to a ply."""
        left = [entry.left for entry in self._kept.log[:ply] if entry.seat == seat and entry.left is not None]
        if not awaited.CLOCKS_BIND and (seat in self._kept.timed_out or 0 in left):
            return inf
        return left[-1] if left else int(self._kept.row["bank"]) * SECOND
