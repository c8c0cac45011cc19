"""Levels of Jak se trollí princezny: a search guided by hand-made play, its worlds judged a turn or two on."""

from collections.abc import Mapping

from throneroom.bots.levels import LEVELS as NAMES
from throneroom.bots.levels import Make, searching
from throneroom.bots.settings import DICE, SINGLE, Settings

SETTINGS = Settings(observers=SINGLE, explore=0.2, trust=0.5, whims=DICE // 16, depth=16)
BUDGETS = (8, 50, 250, 1000)

LEVELS: Mapping[str, Make] = {
    name: searching(name, SETTINGS, budget) for name, budget in zip(NAMES, BUDGETS, strict=True)
}
