"""Levels of Jak se trollí princezny: a search guided by quick play, its worlds judged two turns on."""

from collections.abc import Mapping

from throneroom.bots.levels import LEVELS as NAMES
from throneroom.bots.levels import Make, searching
from throneroom.bots.memory import DICE, SINGLE, Settings

SETTINGS = Settings(observers=SINGLE, explore=0.2, trust=0.5, whims=DICE // 8, depth=24)  # about two turns
BUDGETS = (8, 60, 400, 3000)

LEVELS: Mapping[str, Make] = {
    name: searching(name, SETTINGS, budget) for name, budget in zip(NAMES, BUDGETS, strict=True)
}
