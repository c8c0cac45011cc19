"""Clocks never give time back, and nobody thinks for nothing."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tests.server.lives.net import Line
from throneroom.kit.text import SEATS
from throneroom.server.clocks import GRACE, SECOND

if TYPE_CHECKING:
    from tests.server.lives.kept import Kept

Worths = dict[str, int]
ROUNDED = 1  # millisecond: the clock on the wall and the server's age are rounded each by itself


class Banks:
    """What the clocks of one match were told to show. A bank's worth is what is left, less what was earned so far."""

    def __init__(self, kept: "Kept") -> None:
        self._kept = kept
        self._least: Worths = {}  # by seat: the least worth that was told
        self._least_of: dict[Line, Worths] = {}  # and through each connection: old news may leave late
        self._first: dict[tuple[str, int, int], tuple[int, int]] = {}  # of a seat's question: when, and what was left
        self._paused = -1  # the age at which a pause was told last

    def meet(self, line: Line) -> None:
        """Somebody comes, and is told nothing older than this."""
        self._least_of[line] = dict(self._least)

    def told(self, line: Line, message: dict[str, Any]) -> Iterator[str]:
        """A frame leaves the server."""
        if message["clocks"] is None:
            return
        yield from self._thought(message)
        mine = self._least_of[line]
        for letter, left in message["clocks"]["left"].items():
            seat, ply = SEATS.index(letter), message["ply"]
            grace = GRACE if seat in self._kept.timed_out else 0
            worth = left - self._earned(seat, ply)
            if left > self._stored(seat, ply) + grace or worth > mine.get(letter, worth) + grace + self._kept.unnoted():
                yield "time given back"
            mine[letter] = min(worth, mine.get(letter, worth))
            self._least[letter] = min(worth, self._least.get(letter, worth))

    def _thought(self, message: dict[str, Any]) -> Iterator[str]:
        """While a question is open all time counts, whatever was done and taken back meanwhile, but for pauses."""
        clocks, at = message["clocks"], self._kept.ages[message["clocks"]["at"]]
        if (message.get("table") or {}).get("status") == "paused":
            self._paused = max(self._paused, at)
        for letter in clocks["running"] if at > self._paused else ():
            left = clocks["left"][letter]
            begun, had = self._first.setdefault((letter, self._kept.lines[message["ply"]], self._paused), (at, left))
            grace = GRACE if SEATS.index(letter) in self._kept.timed_out else 0
            if left > max(had - (at - begun), 0) + grace + ROUNDED:
                yield "thought for nothing"

    def _earned(self, seat: int, ply: int) -> int:
        """By a person's actions up to a ply that are not taken back."""
        earned: list[int] = []
        for at, entry in enumerate(self._kept.log[:ply]):
            if entry.undone is not None:
                earned = [other for other in earned if other < entry.undone]
            elif entry.seat == seat and entry.client:
                earned.append(at)
        return len(earned) * int(self._kept.row["increment"]) * SECOND

    def _stored(self, seat: int, ply: int) -> int:
        """What was left after the last action up to a ply."""
        left = [entry.left for entry in self._kept.log[:ply] if entry.seat == seat and entry.left is not None]
        return left[-1] if left else int(self._kept.row["bank"]) * SECOND
