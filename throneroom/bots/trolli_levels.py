"""Levels of Jak se trollí princezny: searches that judge tables by what was learnt. docs/bots.md: what was tried."""

from collections.abc import Mapping

from throneroom.bots.levels import LEVELS as NAMES
from throneroom.bots.levels import PATIENCE, Make
from throneroom.bots.trolli_mind import Mind

BUDGETS = (13, 40, 180, 2000)


def minding(name: str, simulations: int) -> Make:
    """A level with so many simulations."""
    return lambda game: Mind(game, name, simulations, PATIENCE)


LEVELS: Mapping[str, Make] = {name: minding(name, budget) for name, budget in zip(NAMES, BUDGETS, strict=True)}
