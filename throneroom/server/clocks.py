"""Live clocks: a bank for each seat, and an increment for each action. They stand while nobody is asked.

All times are ages of the server, in milliseconds; see `age.py`.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from throneroom.server.errors import Conflict
from throneroom.server.wire import Control

SECOND = 1000
SEALED = 16  # entries: so far back lies another seat's answer that may still be taken back, as it is sealed
GRACE = 20 * SECOND  # for who comes back after a time-out, once in a match


class Act(msgspec.Struct, array_like=True):
    """An action for a person that may still be taken back: when it was, and what was left then, before it earned."""

    seat: int
    ply: int
    at: int
    left: int


class Kept(msgspec.Struct):
    """The clocks as they are stored. Whoever is asked by what is stored with them has been asked since."""

    at: int
    left: list[int]
    graced: list[int]
    acts: list[Act] = []
    handed: dict[int, int] = {}
    paused: int | None = None


@dataclass
class Clocks:
    """What every seat has left, and since when whose clock runs."""

    increment: int
    left: dict[int, int]
    since: dict[int, int] = field(default_factory=dict)
    graced: set[int] = field(default_factory=set)  # the seats that had their grace
    acts: list[Act] = field(default_factory=list)  # that may still be taken back, in their order
    handed: dict[int, int] = field(default_factory=dict)  # by seat: the question that its person left to a bot
    paused: int | None = None  # since when

    @classmethod
    def of(cls, control: Control, seats: int) -> "Clocks":
        """Full banks."""
        return cls(control.increment * SECOND, dict.fromkeys(range(seats), control.bank * SECOND))

    def keep(self, now: int) -> str:
        """To be stored: all time that is used by now is counted."""
        self.left = {seat: self.left_of(seat, now) for seat in self.left}
        self.since = dict.fromkeys(self.since, now)
        kept = Kept(now, list(self.left.values()), sorted(self.graced), self.acts, self.handed, self.paused)
        return msgspec.json.encode(kept).decode()

    def restore(self, text: str) -> int:
        """As they were stored; and when."""
        kept = msgspec.json.decode(text, type=Kept)
        self.left, self.graced = dict(enumerate(kept.left)), set(kept.graced)
        self.acts, self.handed, self.paused = kept.acts, kept.handed, kept.paused
        return kept.at

    def run(self, asked: Iterable[int], now: int) -> None:
        """From now on the clocks of these seats run; others stopped when what stops them was handed to the store."""
        self.since = {seat: self.since.get(seat, now) for seat in asked}

    def pause(self, now: int) -> None:
        """Everybody agreed that no time counts."""
        self.paused = now

    def resume(self, now: int) -> None:
        """It counts again, as if there had been no pause."""
        for act in self.acts:
            act.at += now - (now if self.paused is None else self.paused)
        self.paused = None

    def answered(self, seat: int, now: int, ply: int, *, earns: bool = True, is_of_person: bool = True) -> int:
        """This seat has acted; what is left to it. A bot that sits in for a person earns nothing for them."""
        left = self.left_of(seat, now)
        self.acts = [act for act in self.acts if act.seat == seat or act.ply > ply - SEALED]
        if is_of_person:
            self.acts.append(Act(seat, ply, now, left))
        if earns and seat in self.since:
            left += self.increment
        return self._stop(seat, left)

    def took_back(self, seat: int, now: int, ply: int) -> int:
        """This seat has undone all from a ply on; what is left to it is what would be if it had thought since then.

        Else it could think for nothing, while others are asked or bots wait.
        """
        left = self._stop(seat, self._without(seat, now, ply))
        self.acts = [act for act in self.acts if act.seat != seat or act.ply < ply]
        self.since[seat] = now  # it is asked again at once: storing that takes its own time, too
        return left

    def check_undo(self, seat: int, now: int, ply: int) -> None:
        """Nobody runs out of time by an undo: where too little is left for it, it is refused."""
        if self.is_too_late(seat, now, ply):
            raise Conflict("undo-time")

    def is_too_late(self, seat: int, now: int, ply: int) -> bool:
        """Would an undo from this ply take all that is left?"""
        return self._without(seat, now, ply) <= 0

    def _without(self, seat: int, now: int, ply: int) -> int:
        """What would be left had the clock run on since the first action from a ply on, and nothing been earned."""
        first = next((act for act in self.acts if act.seat == seat and act.ply >= ply), None)
        return first.left - max(now - first.at, 0) if first else self.left_of(seat, now)

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
