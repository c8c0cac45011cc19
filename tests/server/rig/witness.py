"""People who remember when they asked for what, when they were answered, and what they were told."""

import asyncio
import random
import time
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.server.rig.history import Call, History
from tests.server.rig.ledger import Ledger
from tests.server.rig.stubborn import Player

THOUGHT = 0.03  # seconds
PATIENCE = 2.0  # seconds without a word: they ask another node whether there is news


class Witness(Player):
    """Plays slowly enough for something to happen meanwhile, and comes to any node."""

    def __init__(self, urls: list[str], seat: int, ledger: Ledger, rng: random.Random, history: History) -> None:
        super().__init__(urls[0], seat, ledger, rng)
        self.urls = list(urls)
        self.patience = PATIENCE
        self.history = history
        self._asked = self._looked = 0.0

    async def _go_on(self, door: ClientConnection) -> None:
        await asyncio.sleep(THOUGHT)
        if self.unanswered is None:
            self._asked = time.monotonic()
        if self._looked != self.came and self.now:
            self._looked = self.came
            self.history.calls.append(Call(self.table, self.came, time.monotonic(), self.now["ply"]))
        self._note_moments()
        await super()._go_on(door)

    def _note_moments(self) -> None:
        for moment in self.now.get("moments", ()):
            self.history.told.add((self.table, moment["ply"], moment["seat"]))

    def _take(self, done: dict[str, Any]) -> None:
        if self.unanswered and self.unanswered["do"] == "play":
            call = Call(self.table, self._asked, time.monotonic(), done["ply"], self.seat, done["id"])
            self.history.calls.append(call)
        super()._take(done)
