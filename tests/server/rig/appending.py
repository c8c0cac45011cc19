"""Matches that grow in a real store, and whether everything that was acknowledged is still there afterwards."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Any

from sqlalchemy import func, insert, select

from throneroom.server import schema
from throneroom.server.sqlite import driver
from throneroom.server.store import Job, Store, answer

MATCHES = ("ma", "mb", "mc", "md")
Told = Callable[[str, int], None]  # a match, and the last ply that was acknowledged
Acknowledged = dict[str, int]  # by match: the last ply that was acknowledged; all before it were too
LONGEST_JOB = 4  # entries that are stored together
COUNT = """
SELECT match, COUNT(*), MAX(ply), SUM(action <> (ply * 7919) % 1000), "left" -- of the last entry
FROM moves GROUP BY match
"""


class Hasty(Store):
    """A planted bug: it acknowledges moves, and only then writes them."""

    def _commit(self, group: list[Job]) -> None:
        moves = [job for job in group if any(getattr(what, "table", None) is schema.moves for what, _ in job.changes)]
        if moves and self._loop:
            self._loop.call_soon_threadsafe(answer, moves)
            sleep(0.1)
        super()._commit(group)


# -- growing ------------------------------------------------------------------------------------------------


async def open_matches(store: Store) -> dict[str, int]:
    """The matches, made at the first start; returns how many entries each has."""
    known = await store.read(select(schema.matches.c.id))
    if not known:
        await store.write((insert(schema.matches), [row_of(match) for match in MATCHES]))
    plies = select(schema.moves.c.match, func.count().label("plies")).group_by(schema.moves.c.match)
    return dict.fromkeys(MATCHES, 0) | {row["match"]: row["plies"] for row in await store.read(plies)}


def row_of(match: str) -> dict[str, Any]:
    """A match that is being played."""
    words = dict.fromkeys(("host_name", "secret", "invite"), "")
    numbers = dict.fromkeys(("rules", "increment", "created"), 0)
    more = {"game": "none", "seats": 2, "options": "{}", "contributions": "{}", "status": "playing", "public": False}
    return {"id": match, **words, **numbers, **more}


async def append(store: Store, match: str, ply: int, end: int, told: Told, seed: int) -> None:
    """One match grows to its end, and after each job that is on disk somebody is told."""
    rng = random.Random(seed)
    while ply < end:
        entries = rng.randint(1, LONGEST_JOB)
        await store.write((insert(schema.moves), [entry(match, ply + n, entries - 1 - n) for n in range(entries)]))
        ply += entries
        told(match, ply - 1)


def entry(match: str, ply: int, left: int) -> dict[str, Any]:
    """An entry of a log; `left` counts those of the same job that follow, and the action can be foretold."""
    known = {"match": match, "ply": ply, "left": left, "action": ply * 7919 % 1000, "seat": ply % 2}
    return known | {"at": 0, "undone": None, "client": None}


async def grow(store: Store, plies: int, told: Told, began: Callable[[dict[str, int]], None], seed: int) -> None:
    """All matches at the same time, so that several jobs share a commit."""
    store.open()
    found = await open_matches(store)
    began(found)
    await asyncio.gather(
        *(append(store, match, found[match], plies, told, seed + n) for n, match in enumerate(MATCHES))
    )
    store.close()


# -- looking afterwards -------------------------------------------------------------------------------------


def faults(database: Path, acknowledged: Acknowledged) -> list[str]:
    """What is wrong in a database that was left in the middle of something: opened, recovered and read."""
    connection = driver().connect(str(database))
    try:
        return list(_damages(connection)) + _losses(connection, acknowledged)
    except driver().DatabaseError as error:
        return [f"damaged: {error}"]
    finally:
        connection.close()


def _damages(connection: Any) -> list[str]:
    return [f"damaged: {line}" for (line,) in connection.execute("PRAGMA integrity_check") if line != "ok"]


def _losses(connection: Any, acknowledged: Acknowledged) -> list[str]:
    made = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'moves'").fetchone()
    counts = {row[0]: row[1:] for row in connection.execute(COUNT)} if made else {}
    found = []
    for match, last in acknowledged.items():
        count = counts.get(match, (0,))[0]
        if count <= last:
            found.append(f"lost: {match} has {count} entries, {last + 1} were acknowledged")
    for match, (count, last, wrong, left) in counts.items():
        if count != last + 1 or wrong:
            found.append(f"gap: {match} has {count} entries up to ply {last}, {wrong} of them wrong")
        if left:
            found.append(f"torn: a job of {match} is only partly there")
    return found
