"""Levels of Krvavý trůn: a search guided by hand-made play. docs/bots.md says what was tried."""

from collections.abc import Mapping

from throneroom.bots.levels import LEVELS as NAMES
from throneroom.bots.levels import PATIENCE, Make
from throneroom.bots.memory import MULTIPLE, Settings
from throneroom.bots.searching import Search
from throneroom.kit.game import Game

SETTINGS = Settings(observers=MULTIPLE, redeal=512, whims=100, trust=1.0)
BUDGETS = (10, 80, 500, 3000)


def _maker(name: str, simulations: int) -> Make:
    def make(game: Game) -> Search:
        return Search(game, name, SETTINGS, simulations, PATIENCE)

    return make


LEVELS: Mapping[str, Make] = {name: _maker(name, budget) for name, budget in zip(NAMES, BUDGETS, strict=True)}
