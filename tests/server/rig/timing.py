"""How long a bot takes to answer, as its opponent sees it:

python -m tests.server.rig.timing LEVEL N LANES [--paced] [--workers=N]

In Trůn a bot that follows may have one card or several to choose from, which is nobody's business but its own.
"""

import asyncio
import sys
import tempfile
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from tests.server.rig.killable import Server
from tests.server.rig.serving import AtTable, Person
from throneroom import GAMES

GAME = "trun"
EVA, BOT = 0, 1
CREATED, TOO_MANY = 201, 429


@dataclass
class Replies:
    """Seconds from the question's being told to the answer's, by ply.

    Only answers at the same ply are compared. Everybody knows how many cards are left there, and that the last one is
    forced: the end of a match takes longer to be told than any other trick.
    """

    wanted: int
    offer: int = 0  # milliseconds for which each card may be taken back
    forced: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    free: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))

    @property
    def plies(self) -> set[int]:
        """Where both kinds were seen."""
        return self.forced.keys() & self.free.keys()

    @property
    def is_enough(self) -> bool:
        """So many of both kinds, to be compared."""
        return min(sum(len(times[ply]) for ply in self.plies) for times in (self.forced, self.free)) >= self.wanted

    @property
    def auc(self) -> float:
        """How often a free reply takes longer than a forced one: by a half nothing can be told."""
        pairs = [(a > b) + (a == b) / 2 for ply in self.plies for a in self.free[ply] for b in self.forced[ply]]
        return sum(pairs) / len(pairs)

    def shown(self) -> str:
        """For people."""
        lines = [f"AUC {self.auc:.3f}"]
        for name, kind in (("forced", self.forced), ("free", self.free)):
            times = sorted(time for ply in self.plies for time in kind[ply])
            marks = " ".join(f"{1000 * times[len(times) * part // 100]:.1f}" for part in (5, 50, 95))
            lines.append(f"{name}: {len(times)} replies, 5, 50 and 95 of 100 within {marks} ms")
        return "\n".join(lines)

    def sort(self, times: dict[int, float], log: list[list[str]]) -> None:
        """The answers of one match, by ply; what the bot held is in the record, after the end."""
        position = GAMES[GAME].start(2, {"first": "A"}, ())
        for ply, (seat, action) in enumerate(log):
            if ply in times and position.view(BOT).json()["table"]["step"] == "follow":
                kind = self.forced if len(position.actions(BOT)) == 1 else self.free
                kind[ply].append(times[ply])
            position.play(action, {"A": EVA, "B": BOT}.get(seat, -1))


async def opened(person: Person) -> str:
    """A table, as soon as the server lets one address open another."""
    wanted = {"game": GAME, "seats": 2, "options": {"first": "A"}}
    while (answer := await person.http.post("/api/tables", json=wanted)).status_code == TOO_MANY:
        await asyncio.sleep(1)
    assert answer.status_code == CREATED, answer.text
    return str(answer.json()["id"])


async def sit_down(person: Person, level: str) -> AtTable:
    """A match against a bot."""
    place = await person.join(await opened(person))
    await place.must("sit", seat="A")
    await place.must("bot", seat="B", level=level)
    await place.must("start")
    return place


async def clocked(place: AtTable, replies: Replies) -> dict[int, float]:
    """Play to the end, or until enough is known. By ply: how long the bot took for an answer to a card."""
    times: dict[int, float] = {}
    told, answered = perf_counter(), -1
    while place.now["table"]["status"] != "over":
        now = place.now
        if now["asked"] is not None and now["asked"] > answered:
            answered = now["asked"]
            done = {} if replies.is_enough else {**play(now), "offer": replies.offer}
            await place.send("resign" if replies.is_enough else "play", **done)
        message = await place.hear()
        assert message["type"] != "refused", message
        if message["type"] == "table":
            at = perf_counter()
            if message["moments"] and message["moments"][0]["seat"] == "B":
                times[message["moments"][0]["ply"]] = at - told
            told = at
    return times


def play(now: dict[str, object]) -> dict[str, object]:
    """The first card that is legal."""
    view = now["view"]
    assert isinstance(view, dict)
    return {"action": view["legal"][0]["text"], "asked": now["asked"]}


async def lane(url: str, name: str, level: str, replies: Replies) -> None:
    """One match after the other."""
    person = Person(url)
    await person.take_name(name)
    while not replies.is_enough:
        place = await sit_down(person, level)
        await place.see(lambda now: now["asked"] is not None)
        times = await clocked(place, replies)
        record = (await person.http.get(f"/api/tables/{place.table}/record")).json()
        replies.sort(times, record["log"])
        await place.socket.close()
    await person.leave()


async def lanes_at(url: str, level: str, lanes: int, replies: Replies) -> None:
    """So many people, each at a table of their own."""
    async with asyncio.TaskGroup() as group:
        for number in range(lanes):
            group.create_task(lane(url, f"Eva {number}", level, replies))


async def measure(level: str, wanted: int, lanes: int, *flags: str) -> Replies:
    """At a server of its own; the flags are those of `runner`."""
    replies = Replies(wanted)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder) / "hall.db", *flags)
        server.start()
        try:
            await server.answers()
            await lanes_at(server.url, level, lanes, replies)
        finally:
            server.end()
    return replies


if __name__ == "__main__":
    found = asyncio.run(measure(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:]))
    print(found.shown())
