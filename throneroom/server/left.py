"""Matches that everybody left end by a rule, and then count against nobody any more."""

from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractContextManager

from sqlalchemy import Select, func, select

from throneroom.server import removal, schema
from throneroom.server.match import Match
from throneroom.server.store import Store

HOUR = 3_600_000  # milliseconds
LEFT_TO_BOTS, LEFT_BY_PEOPLE = 72 * HOUR, 30 * 24 * HOUR  # for at most one person with a seat, and for several
Find = Callable[[str], Awaitable[Match]]
RUNNING = ("playing", "paused")


async def note(store: Store, matches: Iterable[Match]) -> None:
    """Keep when a person was last at a seat of these, so that it holds after a restart."""
    fresh = [(match, match.last_here()) for match in matches]
    fresh = [(match, here) for match, here in fresh if here > match.seen]
    if fresh:
        fences = [fence for match, _ in fresh for fence in match.fences]
        await store.write(*(match.change(seen=here) for match, here in fresh), fences=fences)
    for match, here in fresh:
        match.seen = here


async def end(store: Store, find: Find, skipping: Callable[[str], AbstractContextManager[None]], now: int) -> None:
    """All of them but those that cannot be read."""
    for row in await store.read(_long_left(now)):
        with skipping(row["id"]):
            await _end(await find(row["id"]), now)


def _long_left(now: int) -> Select[tuple[str]]:
    m, s = schema.matches.c, schema.seats.c
    people = select(func.count(s.guest)).where(s.match == m.id).scalar_subquery()
    seen = func.coalesce(m.seen, m.created)
    is_left = (seen < now - LEFT_BY_PEOPLE) | ((people < 2) & (seen < now - LEFT_TO_BOTS))
    return select(m.id).where(m.status.in_(RUNNING) & is_left)


async def _end(match: Match, now: int) -> None:
    async with match.turn():
        people = sum(seat.guest is not None for seat in match.seats)
        longest = LEFT_BY_PEOPLE if people > 1 else LEFT_TO_BOTS
        if match.status in RUNNING and match.last_here() < now - longest:  # nobody has just come back
            await match.end(removal.CLOSED)
            match.tell_news()
            if not match.connections:
                match.hall.forget(match)
