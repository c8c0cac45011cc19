"""Levels of Krvavý trůn: a search guided by hand-made play. docs/bots.md says what was tried."""

from collections.abc import Mapping

from throneroom.bots.levels import LEVELS as NAMES
from throneroom.bots.levels import Make, searching
from throneroom.bots.settings import SINGLE, Settings

SETTINGS = Settings(observers=SINGLE, explore=1.0, trust=0.5, whims=40, margin=0.2)
BUDGETS = (20, 90, 360, 6000)

LEVELS: Mapping[str, Make] = {
    name: searching(name, SETTINGS, budget) for name, budget in zip(NAMES, BUDGETS, strict=True)
}
