"""Live clocks: a bank for each seat, and an increment for each action. They stand while nobody is asked."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from throneroom.server.wire import Control

SECOND = 1000
GRACE = 60 * SECOND  # who comes back after a time-out has at least this long


@dataclass
class Clocks:
    """Milliseconds for every seat, and since when whose clock runs."""

    bank: int
    increment: int
    left: dict[int, int]
    since: dict[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, control: Control, seats: int) -> "Clocks":
        """Full banks."""
        bank = control.bank * SECOND
        return cls(bank, control.increment * SECOND, dict.fromkeys(range(seats), bank))

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
        used = now - self.since[seat] if seat in self.since else 0
        return max(self.left[seat] - used, 0)

    def next_end(self, now: int) -> tuple[int, int] | None:
        """Whose time ends first, and in how many milliseconds."""
        ends = [(self.left_of(seat, now), seat) for seat in self.since]
        if not ends:
            return None
        left, seat = min(ends)
        return seat, left

    def grant(self, seat: int) -> None:
        """Somebody comes back to a seat whose time had run out."""
        self.left[seat] = max(self.left[seat], GRACE)
