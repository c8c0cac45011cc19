"""Faults that the laws must find: patches of the real code."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

from throneroom.kit.game import Json
from throneroom.kit.position import Position
from throneroom.server import deeds, hall, past, telling, wire
from throneroom.server.clocks import Clocks
from throneroom.server.match import Match
from throneroom.server.offer import Offer
from throneroom.server.people import Guest
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

    def generous(match: Match, *stored: Any) -> None:
        past.restore(match, *stored)
        match.clocks = Clocks.of(match.control, len(match.seats)) if match.control else None

    return patch.object(hall, "restore", generous)


def time_won_by_undo() -> AbstractContextManager[Any]:
    """Whoever takes back keeps what was earned."""

    def generous(clocks: Clocks, seat: int, now: int, ply: int) -> int:
        return clocks._stop(seat, clocks.left_of(seat, now))

    return patch.object(Clocks, "took_back", generous)


def thought_by_hand() -> AbstractContextManager[Any]:
    """Whoever hands a question to a bot stops the clock, and may come back before it answers."""
    return patch.object(Match, "note_handed", lambda match, seat: None)


def thought_by_undo() -> AbstractContextManager[Any]:
    """Whoever takes back loses what was earned, and thought for nothing while others were asked."""

    def generous(clocks: Clocks, seat: int, now: int, ply: int) -> int:
        return clocks.left_of(seat, now) - clocks.increment * sum(act.ply >= ply for act in clocks.acts)

    return patch.object(Clocks, "_without", generous)


def entered_twice() -> AbstractContextManager[Any]:
    """Nobody looks whether something was taken back already."""

    async def undo(match: Match, guest: Guest, message: wire.Undo) -> int:
        match.need("playing")
        return await match.undo(match.own_seat(guest), message.ply, message.id)

    return patch.dict(deeds.DEEDS, {wire.Undo: undo})


def told_to_a_watcher() -> AbstractContextManager[Any]:
    """Whoever watches is told what the first seat sees."""
    since = telling.since

    def generous(position: Position, begin: int, observer: int) -> tuple[list[wire.Moment], Json]:
        return since(position, begin, max(observer, 0))

    return patch.object(telling, "since", generous)


def left_waiting() -> AbstractContextManager[Any]:
    """A bot that was asked before a kill is not asked again."""
    restore = past.restore

    def forget(match: Match, *stored: Any) -> None:
        restore(match, *stored)
        match.thinking = set(range(len(match.seats)))

    return patch.object(hall, "restore", forget)


def offered_forever() -> AbstractContextManager[Any]:
    """A bot waits for an offer that nobody ends."""

    async def passed(offer: Offer) -> None:
        await asyncio.Event().wait()

    return patch.object(Offer, "passed", passed)


FAULTS: dict[str, tuple[Fault, tuple[str, ...]]] = {  # and what the laws call it
    "told before stored": (told_before_stored, ("told before stored", "done and not stored")),
    "time given back": (time_given_back, ("time given back", "thought for nothing")),
    "time won by undo": (time_won_by_undo, ("time given back", "thought for nothing")),
    "thought by hand": (thought_by_hand, ("thought for nothing",)),
    "thought by undo": (thought_by_undo, ("thought for nothing",)),
    "entered twice": (entered_twice, ("twice", "refused and stored")),
    "told to a watcher": (told_to_a_watcher, ("wrong view", "wrong events")),
    "left waiting": (left_waiting, ("stuck",)),
    "offered forever": (offered_forever, ("stuck",)),
}
