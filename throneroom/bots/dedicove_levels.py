"""Levels of Dědicové trůnu: a search that judges by a value that was learnt. Tried: docs/bots.md."""

from collections.abc import Mapping

from throneroom.bots.levels import LEVELS as NAMES
from throneroom.bots.levels import Make, searching
from throneroom.bots.settings import SINGLE, Settings

SETTINGS = Settings(observers=SINGLE, explore=0.3, trust=0.5, depth=0)
NARROW = SETTINGS._replace(breadth=0.5)  # in so few simulations as page has it tries no answer but the liked one
FAR = SETTINGS._replace(depth=8, whims=100)  # more simulations alone bring little more; to look on by hand does
EACH = ((NARROW, 4), (SETTINGS, 60), (FAR, 250), (FAR, 3000))

LEVELS: Mapping[str, Make] = {
    name: searching(name, settings, budget) for name, (settings, budget) in zip(NAMES, EACH, strict=True)
}
