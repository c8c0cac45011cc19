"""A disk that fails: nobody is told that something is done, everybody is told why; when it is well, play goes on."""

import asyncio
import random
import signal
import time
from pathlib import Path

import pytest

from tests.server.rig.killable import HUNG_AFTER, Server
from tests.server.rig.ledger import Ledger, replay_all, stored
from tests.server.rig.powercut import build, must_watch, preloaded
from tests.server.rig.stubborn import Player

SICKNESSES = SYNCS_FAIL, WRITES_FAIL, FULL = "s", "w", "f"


class Sickroom:
    """A server whose disk can fall ill, and two people who play there."""

    def __init__(self, folder: Path) -> None:
        self.database, self.sick = folder / "hall.db", folder / "sick"
        watched = preloaded(build(folder), self.database, sick=self.sick)
        self.server, self.ledger = Server(self.database, environment=watched), Ledger()
        self.players = [Player(self.server.url, seat, self.ledger, random.Random(seat)) for seat in (0, 1)]

    async def sit_down(self) -> None:
        for player in self.players:
            await player.person.take_name(f"player {player.seat}")
        table = await self.players[0].person.open_table("trun", 2)
        for player in self.players:
            player.table = table

    async def readiness(self) -> tuple[int, str]:
        answer = await self.players[0].person.http.get("/readyz")
        return answer.status_code, answer.text

    async def wait_until(self, status: int) -> None:
        end = time.monotonic() + HUNG_AFTER
        while (await self.readiness())[0] != status:
            assert time.monotonic() < end
            await asyncio.sleep(0.02)

    async def play_so_far(self, actions: int) -> None:
        while len(self.ledger.done) < actions:
            await asyncio.sleep(0.01)

    async def fall_ill(self, how: str) -> None:
        """Nothing is acknowledged any more, and everybody hears why."""
        self.sick.write_text(how)
        await self.wait_until(503)
        assert (await self.readiness())[1] == "the store fails\n"
        done = len(self.ledger.done)
        await asyncio.sleep(1.5)
        refused = await self.players[0].person.http.post("/api/guests", json={"name": "Eva"})
        assert (refused.status_code, refused.json()["code"]) == (503, "store")
        assert len(self.ledger.done) == done
        assert any("store" in player.byes for player in self.players)


async def play_through(how: str, killed: bool, folder: Path) -> None:
    room = Sickroom(folder)
    room.server.start()
    try:
        await room.server.answers()
        await room.sit_down()
        playing = asyncio.gather(*(player.play() for player in room.players))
        await room.play_so_far(5)
        await room.fall_ill(how)
        if killed:
            room.server.end()
        room.sick.unlink()
        if killed:
            room.server.start()
            await room.server.answers()
        await room.wait_until(200)
        await asyncio.wait_for(playing, HUNG_AFTER)
        assert room.server.end(signal.SIGTERM) == 0
    finally:
        room.server.end()
        for player in room.players:
            await player.person.http.aclose()
    assert [*room.ledger.faults(stored(str(room.database))), *await replay_all(str(room.database), room.ledger)] == []
    assert [player.refusals for player in room.players] == [[], []]


@pytest.mark.parametrize(("how", "killed"), [(SYNCS_FAIL, True), (FULL, False)])
async def test_a_sick_disk_acknowledges_nothing_and_loses_nothing(how: str, killed: bool, tmp_path: Path) -> None:
    must_watch()
    await play_through(how, killed, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("how", SICKNESSES)
@pytest.mark.parametrize("killed", [True, False])
async def test_every_sickness_of_a_disk(how: str, killed: bool, tmp_path: Path) -> None:
    must_watch()
    await play_through(how, killed, tmp_path)
