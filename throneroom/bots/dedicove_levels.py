"""Levels of Dědicové trůnu: a search guided by hand-made play. It judges early: the games are long."""

from collections.abc import Mapping

from throneroom.bots.levels import LEVELS as NAMES
from throneroom.bots.levels import Make, searching
from throneroom.bots.settings import SINGLE, Settings

SETTINGS = Settings(observers=SINGLE, explore=0.7, trust=0.5, whims=100, depth=16)
BUDGETS = (2, 40, 300, 2000)

LEVELS: Mapping[str, Make] = {
    name: searching(name, SETTINGS, budget) for name, budget in zip(NAMES, BUDGETS, strict=True)
}
