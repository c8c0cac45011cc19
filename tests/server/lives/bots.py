"""Processes that think for bots: well, wrongly, late, never, or they die over it."""

import asyncio
import random
from collections.abc import Mapping

import numpy as np

from throneroom.kit.game import Game
from throneroom.kit.view import View
from throneroom.server.pool import Pool, Question

WRONG = 9999  # no action of any game
NEVER = 1e6  # seconds


class Brain:
    """What is behind one worker of the pool."""

    def __init__(self, games: Mapping[str, Game], rng: random.Random, soundness: float) -> None:
        self.games = games
        self.rng = rng
        self.soundness = soundness  # how often nothing goes wrong

    async def ask(self, question: Question) -> int:
        """Its choice."""
        await asyncio.sleep(self.rng.expovariate(5))
        trouble = self.rng.random() > self.soundness and self.rng.choice(("late", "wrong", "never", "dies"))
        if trouble == "dies":
            raise EOFError
        if trouble in ("late", "never"):
            await asyncio.sleep(NEVER if trouble == "never" else self.rng.uniform(1, 20))
        return WRONG if trouble == "wrong" else self._choice(question)

    def _choice(self, question: Question) -> int:
        game = self.games[question.game]
        view = View(game, question.seat, np.frombuffer(bytearray(question.view), game.state))
        return self.rng.choice(view.actions())

    async def stop(self) -> None:
        """Nothing is left of it."""


def pool(games: Mapping[str, Game], rng: random.Random) -> Pool:
    """The real pool with such workers."""
    made, soundness = Pool(rng.choice((1, 2))), rng.choice((1.0, 0.9, 0.5))
    for worker in made.workers:
        brain = Brain(games, rng, soundness)
        vars(worker).update(ask=brain.ask, stop=brain.stop)
    return made
