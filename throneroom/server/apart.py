"""Bots apart: a pool whose workers are on other machines and think for many nodes. Where nobody answers, we do it."""

import asyncio

from throneroom.server.bus import Bus, Unanswered
from throneroom.server.pool import COMMAND, LONGEST_CHOICE, Pool, Question, Worker


class Far(Worker):
    """Stands for one of those who think elsewhere: as many questions are under way as there are of them."""

    def __init__(self, pool: "Apart") -> None:
        super().__init__(pool.command)
        self._pool = pool

    async def ask(self, question: Question) -> int:
        """Elsewhere if somebody answers, else here."""
        try:
            return await self._pool.bus.ask(question)
        except Unanswered:
            self._pool.on_trouble("unanswered")
        async with self._pool.here:
            try:
                return await super().ask(question)
            finally:
                await self.stop()


class Apart(Pool):
    """People and tables wait in the rota of this node, so that the queue of all nodes is never long."""

    def __init__(
        self, bus: Bus, workers: int = 1, longest: float = LONGEST_CHOICE, command: tuple[str, ...] = COMMAND
    ) -> None:
        super().__init__(workers, longest, command)
        self.bus = bus
        self.command = command
        self.here = asyncio.Semaphore(workers)
        self._own = list(self.workers)
        self._far: list[Worker] = []
        bus.on_thinkers = self.there_are

    def there_are(self, thinkers: int) -> None:
        """So many think elsewhere; with none of them we think ourselves."""
        self._far += [Far(self) for _ in range(thinkers - len(self._far))]
        self.use(self._far[:thinkers] or self._own)

    async def close(self) -> None:
        """End every worker."""
        self.workers = [*self._own, *self._far]
        await super().close()
