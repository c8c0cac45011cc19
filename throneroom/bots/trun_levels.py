"""Levels of Trůn: search guided by hand-made play, then minds that solve phase 2. docs/bots.md: what was tried."""

from collections.abc import Mapping

from throneroom.bots.levels import LEVELS as NAMES
from throneroom.bots.levels import PATIENCE, Make, searching
from throneroom.bots.settings import SINGLE, Settings
from throneroom.bots.trun_mind import Mind

SETTINGS = Settings(observers=SINGLE, whims=256, trust=0.5)
PAGE, HERALD, CHANCELLOR, REGENT = NAMES


def minding(name: str, simulations: int) -> Make:
    """A level that searches phase 1 and solves phase 2."""
    return lambda game: Mind(game, name, simulations, PATIENCE)


LEVELS: Mapping[str, Make] = {
    PAGE: searching(PAGE, SETTINGS, 50),
    HERALD: searching(HERALD, SETTINGS, 250),
    CHANCELLOR: minding(CHANCELLOR, 300),
    REGENT: minding(REGENT, 10_000),
}
