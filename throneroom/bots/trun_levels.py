"""Levels of Trůn: a search guided by hand-made play. docs/bots.md says what was tried."""

from collections.abc import Mapping

from throneroom.bots.levels import LEVELS as NAMES
from throneroom.bots.levels import Make, searching
from throneroom.bots.memory import SINGLE, Settings

SETTINGS = Settings(observers=SINGLE, whims=256, trust=0.5)
BUDGETS = (8, 60, 600, 10_000)

LEVELS: Mapping[str, Make] = {
    name: searching(name, SETTINGS, budget) for name, budget in zip(NAMES, BUDGETS, strict=True)
}
