"""Faults that the laws must find: patches of the real code."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

from throneroom.server import hall
from throneroom.server.clocks import Clocks
from throneroom.server.match import Match
from throneroom.server.store import Change

Fault = Callable[[], AbstractContextManager[Any]]


def told_before_stored() -> AbstractContextManager[Any]:
    """A match goes on while the store still writes."""

    async def write(match: Match, *changes: Change) -> None:
        match.hall.spawn(match.hall.store.write(*changes))
        match.teller.changed()

    return patch.object(Match, "write", write)


def time_given_back() -> AbstractContextManager[Any]:
    """Whoever comes back after a kill has a full bank again."""
    restore = hall.restore

    def generous(match: Match, *stored: Any) -> None:
        restore(match, *stored)
        match.clocks = Clocks.of(match.control, len(match.seats)) if match.control else None

    return patch.object(hall, "restore", generous)


class Forgetful(dict[tuple[int, str], int]):
    """Knows of nothing that was done."""

    def __contains__(self, key: object) -> bool:
        return False


def entered_twice() -> AbstractContextManager[Any]:
    """Nobody looks whether an id was done already."""
    make = Match.__init__

    def forget(match: Match, *parts: Any) -> None:
        make(match, *parts)
        match.done = Forgetful()

    return patch.object(Match, "__init__", forget)


FAULTS: dict[str, Fault] = {
    "told before stored": told_before_stored,
    "time given back": time_given_back,
    "twice": entered_twice,
}
