"""Python's calls through the doors: arguments are laid into the room, answers are taken out of it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from throneroom.kit.bits import lowest
from throneroom.kit.frames import ASKED, OVER
from throneroom.kit.rng import Rng
from throneroom.kit.room import Room
from throneroom.kit.state import States, top_frame

Bytes = npt.NDArray[np.uint8]


class Moved(NamedTuple):
    """What one move led to."""

    asked: int  # the set of seats, or CHANCE, or OVER
    n: int  # so many actions has the lowest of them
    given: list[int]  # what CHANCE answered
    news: list[int]  # for each entry of the log, the seats that learned something by it
    views: Bytes | None  # for each entry, what every seat and the watchers saw
    open: dict[int, list[int]]  # the actions of those who are asked, by their views


class Doors:
    """The rules of a game for one thread. A state is an array of one."""

    def __init__(self, room: Room) -> None:
        self._at, self._door = room.at, room.door

    def start_on(self, a: States, seats: int, options: Any) -> None:
        """The empty table."""
        self._at.seats[0] = seats
        self._at.options[:] = 0
        self._at.options[: len(options)] = options
        self._door.begin()
        a.view(np.uint8)[:] = self._at.state[0]

    def actor_of(self, a: States) -> int:
        """The lowest waiting seat, or CHANCE, or OVER."""
        asked = asked_in(a)
        return asked if asked < 0 else lowest(asked)

    def waiting_of(self, a: States) -> int:
        """The set of waiting seats."""
        return max(asked_in(a), 0)

    def legal_of(self, a: States, seat: int, out: Any) -> int:
        """How many legal actions there are; they are written into out."""
        self._lay(a)
        self._at.seat[0] = seat
        self._door.options_of()
        return self._options(out)

    def refusal_of(self, a: States, seat: int, action: int) -> int:
        """Why a seat may not play this, as the number of a reason; 0 if it may."""
        self._lay(a)
        self._at.seat[0], self._at.action[0] = seat, action
        self._door.refusal_of()
        return int(self._at.found[0])

    def draw_from(self, a: States, rng: Rng) -> int:
        """A random answer of CHANCE."""
        self._lay(a)
        self._by(rng, self._door.draw_one)
        return int(self._at.action[0])

    def play_on(self, a: States, seat: int, action: int) -> None:
        """One action, already known to be legal."""
        self._lay(a)
        self._at.seat[0], self._at.action[0] = seat, action
        self._door.play_on()
        a.view(np.uint8)[:] = self._at.state[0]

    def replay(self, a: States, log: Sequence[tuple[int, int]]) -> None:
        """Entries of a log again, each already known to be legal."""
        self._lay(a)
        most = len(self._at.log)
        for begin in range(0, len(log), most):
            part = log[begin : begin + most]
            self._at.length[0] = len(part)
            self._at.log[: len(part)] = part
            self._door.replay()
        a.view(np.uint8)[:] = self._at.state[0]

    def question(self, a: States, out: Any) -> tuple[int, int]:
        """The set of seats asked now (or CHANCE, or OVER), and how many actions the lowest has, written into out."""
        self._lay(a)
        self._door.question()
        return self._at.asked.item(), self._options(out)

    def move(self, a: States, seat: int, action: int, numbers: Sequence[int], out: Any, watched: bool = False) -> Moved:
        """One action, already known to be legal, the answers of CHANCE, and the question that follows."""
        self._at.seat[0], self._at.action[0] = seat, action
        return self._moved(a, self._door.move, 1, numbers, out, watched)

    def answer_chance(self, a: States, numbers: Sequence[int], out: Any, watched: bool = False) -> Moved:
        """The same without an action."""
        return self._moved(a, self._door.answer_chance, 0, numbers, out, watched)

    def _moved(self, a: States, door: Any, before: int, numbers: Sequence[int], out: Any, watched: bool) -> Moved:
        at = self._at
        bytes_of_a = a.view(np.uint8)
        at.state[0] = bytes_of_a
        at.ready[0] = len(numbers)
        if numbers:
            at.numbers[: len(numbers)] = numbers
        at.watched[0] = watched
        door()
        bytes_of_a[:] = at.state[0]
        used = at.used.item()
        entries, seats = before + used, a["seats"].item()
        return Moved(
            asked=(asked := at.asked.item()),
            n=self._options(out),
            given=at.given[:used].tolist(),
            news=at.news[:entries].tolist(),
            views=at.views[:entries, : seats + 1].copy() if watched else None,
            open={seat: at.open[seat, : at.opens[seat]].tolist() for seat in range(seats) if max(asked, 0) >> seat & 1}
            if watched
            else {},
        )

    def scores_of(self, a: States, out: Any) -> None:
        """The result per seat."""
        self._lay(a)
        self._door.scores_of()
        out[:] = self._at.points[: len(out)]

    def winners_of(self, a: States) -> int:
        """The set of seats that won."""
        self._lay(a)
        self._door.winners_of()
        return int(self._at.found[0])

    def view_of(self, a: States, seat: int, v: States) -> None:
        """What a seat, or WATCHER, may know."""
        self._lay(a)
        self._at.seat[0] = seat
        self._door.view_of()
        v.view(np.uint8)[:] = self._at.seen[0]

    def imagine_in(self, v: States, seat: int, rng: Rng) -> None:
        """Fill the holes of a view."""
        self._lay(v)
        self._at.seat[0] = seat
        self._by(rng, self._door.imagine_in)
        v.view(np.uint8)[:] = self._at.state[0]

    def features_of(self, v: States, seat: int, out: Any) -> None:
        """Numbers for a network."""
        self._lay(v)
        self._at.seat[0] = seat
        self._door.features_of()
        out[:] = self._at.features

    def broken_in(self, a: States) -> int:
        """The number of a broken invariant, or 0."""
        self._lay(a)
        self._door.broken_in()
        return int(self._at.found[0])

    def lines_of_play(self, a: States, depth: int) -> int:
        """How many lines of play (chance included) there are to a depth."""
        if depth >= len(self._at.worlds):
            raise ValueError(f"Lines of play are counted to a depth below {len(self._at.worlds)}.")
        self._lay(a)
        self._at.depth[0] = depth
        self._door.lines_of_play()
        return int(self._at.found[0])

    def _lay(self, a: States) -> None:
        self._at.state[0] = a.view(np.uint8)

    def _options(self, out: Any) -> int:
        n: int = self._at.n.item()
        out[:n] = self._at.out[:n]
        return n

    def _by(self, rng: Rng, door: Any) -> None:
        self._at.rng[:] = rng
        door()
        rng[:] = self._at.rng


def asked_in(a: States) -> int:
    """The set of seats that are asked, or CHANCE, or OVER: frames are the same in every game, so no door is needed."""
    frame = top_frame(a)
    return frame[ASKED] if frame else OVER
