"""Live clocks: a bank for each seat, and an increment for each action. They stand while nobody is asked.

All times are ages of the server, in milliseconds; see `age.py`.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from throneroom.server.errors import Conflict
from throneroom.server.wire import Control

SECOND = 1000
GRACE = 20 * SECOND  # for who comes back after a time-out, once in a match


class Kept(msgspec.Struct):
    """The clocks as they are stored. Whoever is asked by what is stored with them has been asked since."""

    at: int
    left: list[int]
    graced: list[int]


@dataclass
class Clocks:
    """What every seat has left, and since when whose clock runs."""

    increment: int
    left: dict[int, int]
    since: dict[int, int] = field(default_factory=dict)
    graced: set[int] = field(default_factory=set)  # the seats that had their grace

    @classmethod
    def of(cls, control: Control, seats: int) -> "Clocks":
        """Full banks."""
        return cls(control.increment * SECOND, dict.fromkeys(range(seats), control.bank * SECOND))

    def keep(self, now: int) -> str:
        """To be stored: all time that is used by now is counted."""
        self.left = {seat: self.left_of(seat, now) for seat in self.left}
        self.since = dict.fromkeys(self.since, now)
        return msgspec.json.encode(Kept(now, list(self.left.values()), sorted(self.graced))).decode()

    def restore(self, text: str) -> int:
        """As they were stored; and when."""
        kept = msgspec.json.decode(text, type=Kept)
        self.left, self.graced = dict(enumerate(kept.left)), set(kept.graced)
        return kept.at

    def run(self, asked: Iterable[int], now: int) -> None:
        """From now on the clocks of these seats run, and no others."""
        asked = set(asked)
        for seat in self.since.keys() - asked:
            self.left[seat] = self.left_of(seat, now)
        self.since = {seat: self.since.get(seat, now) for seat in asked}

    def answered(self, seat: int, now: int, is_undo: bool = False) -> int:
        """This seat has acted, or has taken back; what is left to it."""
        earned = (-self.increment if is_undo else self.increment) if seat in self.since else 0
        self.left[seat] = max(self.left_of(seat, now) + earned, 0)
        self.since.pop(seat, None)
        return self.left[seat]

    def left_of(self, seat: int, now: int) -> int:
        """What is left at this time."""
        used = max(now - self.since[seat], 0) if seat in self.since else 0
        return max(self.left[seat] - used, 0)

    def next_end(self, now: int) -> int | None:
        """In how many milliseconds somebody's time ends."""
        return min((self.left_of(seat, now) for seat in self.since), default=None)

    def ended(self, now: int) -> list[int]:
        """The seats that are asked and have no time left."""
        return [seat for seat in self.since if not self.left_of(seat, now)]

    def grant(self, seat: int) -> None:
        """Somebody comes back. Whose time had run out has the grace, or stays away."""
        if self.left[seat]:
            return
        if seat in self.graced:
            raise Conflict("no-time")
        self.graced.add(seat)
        self.left[seat] = GRACE
