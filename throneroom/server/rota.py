"""Who is next when a worker is free: people before bots among themselves, and of people whoever had least of it."""

import asyncio
from collections import deque
from typing import Any, NamedTuple

LONGEST = 1.0  # seconds: what a thought is taken for until it is known
SHORTEST = 0.01  # a quick thought counts for this much
HEAD_START = 1.0  # seconds: who comes anew goes before those who had about as much as everybody
IN_A_ROW = 7  # after so many thoughts for people one is for bots among themselves

Place = asyncio.Future[Any]  # in the queue; its result is a worker


class Asker(NamedTuple):
    """For whom a bot thinks: a person, one of their tables, and whether anybody sits there and waits."""

    person: str
    table: str
    waits: bool


class Line:
    """Questions of many people. The next is of whoever was thought for least, of that one's tables each in turn.

    Whoever comes anew begins near the mark, which is where most of the others stand: a person with one table waits for
    little more than what is being thought now, and however many come, those who were there before get on.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[Place]]] = {}  # by person and table
        self._had: dict[str, float] = {}  # by person: seconds of thinking
        self._mark = 0.0

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def join(self, asker: Asker, place: Place) -> None:
        """Wait for a worker."""
        if asker.person not in self._waiting:
            self._waiting[asker.person] = {}
            self._had[asker.person] = max(self._had.get(asker.person, 0.0), self._mark - HEAD_START)
        self._waiting[asker.person].setdefault(asker.table, deque()).append(place)

    def next(self) -> Place:
        """The first in the line leaves it, and pays for a long thought until it is known how long it was."""
        person = min(self._waiting, key=lambda waiting: self._had[waiting])
        self._mark = max(self._mark, self._had[person])
        self._had[person] += LONGEST
        tables = self._waiting[person]
        table, places = next(iter(tables.items()))
        place = places.popleft()
        del tables[table]
        if places:
            tables[table] = places  # behind the person's other tables
        if not tables:
            del self._waiting[person]
        return place

    def pay(self, person: str, seconds: float) -> None:
        """A thought is over."""
        cost = max(seconds, SHORTEST)
        self._mark += cost / (len(self._waiting) + 1)
        self._had[person] = self._had.get(person, self._mark) + cost - LONGEST
        behind = [who for who, had in self._had.items() if had <= self._mark - HEAD_START and who not in self._waiting]
        for who in behind:  # as if they came anew
            del self._had[who]


class Rota:
    """Both lines: one of tables where a person waits, one of bots among themselves."""

    def __init__(self) -> None:
        self.people, self.bots = Line(), Line()
        self._in_a_row = 0  # thoughts for people, while bots among themselves waited

    def __bool__(self) -> bool:
        return bool(self.people or self.bots)

    def line(self, asker: Asker) -> Line:
        """Where this one waits."""
        return self.people if asker.waits else self.bots

    def next(self) -> Place:
        """People come first, but for ever nobody waits."""
        is_for_people = bool(self.people) and not (self.bots and self._in_a_row >= IN_A_ROW)
        self._in_a_row = self._in_a_row + 1 if is_for_people and self.bots else 0
        return (self.people if is_for_people else self.bots).next()
