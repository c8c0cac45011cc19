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
    earned: list[int] = []


@dataclass
class Clocks:
    """What every seat has left, and since when whose clock runs."""

    increment: int
    left: dict[int, int]
    since: dict[int, int] = field(default_factory=dict)
    graced: set[int] = field(default_factory=set)  # the seats that had their grace
    earned: list[int] = field(default_factory=list)  # the plies of increments that may still be taken back

    @classmethod
    def of(cls, control: Control, seats: int) -> "Clocks":
        """Full banks."""
        return cls(control.increment * SECOND, dict.fromkeys(range(seats), control.bank * SECOND))

    def keep(self, now: int) -> str:
        """To be stored: all time that is used by now is counted."""
        self.left = {seat: self.left_of(seat, now) for seat in self.left}
        self.since = dict.fromkeys(self.since, now)
        kept = Kept(now, list(self.left.values()), sorted(self.graced), self.earned)
        return msgspec.json.encode(kept).decode()

    def restore(self, text: str) -> int:
        """As they were stored; and when."""
        kept = msgspec.json.decode(text, type=Kept)
        self.left, self.graced, self.earned = dict(enumerate(kept.left)), set(kept.graced), kept.earned
        return kept.at

    def run(self, asked: Iterable[int], now: int) -> None:
        """From now on the clocks of these seats run; others stopped when what stops them was handed to the store."""
        self.since = {seat: self.since.get(seat, now) for seat in asked}

    def answered(self, seat: int, now: int, ply: int) -> int:
        """This seat has acted; what is left to it. A bot's action earns nothing."""
        left = self.left_of(seat, now)
        if seat in self.since:
            left += self.increment
            self.earned.append(ply)
        return self._stop(seat, left)

    def took_back(self, seat: int, now: int, ply: int, waited: int = 0) -> int:
        """This seat has undone all from a ply on, and what was earned by it is lost; what is left to it.

        So is what bots waited for it: else it could think for nothing.
        """
        left = self._without(seat, now, ply) - waited
        self.earned = [earned for earned in self.earned if earned < ply]
        return self._stop(seat, left)

    def check_undo(self, seat: int, now: int, ply: int, waited: int = 0) -> None:
        """Nobody runs out of time by an undo: where too little is left for it, it is refused."""
        if self.is_too_late(seat, now, ply, waited):
            raise Conflict("undo-time")

    def is_too_late(self, seat: int, now: int, ply: int, waited: int) -> bool:
        """Would an undo from this ply take all that is left?"""
        return bool((self.increment or waited) and self._without(seat, now, ply) <= waited)

    def _without(self, seat: int, now: int, ply: int) -> int:
        """What would be left without the increments from a ply on: an undo crosses no other seat, all are its own."""
        return self.left_of(seat, now) - self.increment * sum(earned >= ply for earned in self.earned)

    def _stop(self, seat: int, left: int) -> int:
        self.since.pop(seat, None)
        self.left[seat] = max(left, 0)
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
