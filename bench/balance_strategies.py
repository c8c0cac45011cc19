"""Scripted strategies: players that want one thing more than it is worth. All else is as usual."""

from bench.balance_value import USUAL

ALL_ROUNDER = "all-rounder"
WANTS: dict[str, dict[str, int]] = {  # how many times as much as usual, in tenths
    ALL_ROUNDER: {},
    "planner": {"princesses": 12, "bed": 15, "hope": 20, "princess-tile": 12},  # of a hunt, where it fits
    "hunter": {  # of princesses, whatever it costs
        **{"princesses": 20, "bed": 20, "ore-D": 15, "filled-D": 15, "shaft-D": 15, "power": 15, "hope": 40},
        "princess-tile": 20,
    },
    "digger": {
        **{"vp-tiles": 15, "tile": 30, "princess-tile": 15, "bell-tile": 15, "resource-tile": 15, "vp-tile": 30},
        "ore-O": 15,
    },
    "miner": {
        **{"ore-O": 18, "ore-G": 18, "ore-D": 18, "filled-O": 15, "filled-G": 15, "filled-D": 15},
        **{"shaft-O": 20, "shaft-G": 20, "shaft-D": 20, "vp-tile": 15},
    },
    "hirer": {"humans": 30, "human": 30, "ore-G": 15, "power": 13},  # of humans
    "collector": {"cards": 15, "card": 40, "cow": 18, "power": 15},  # of troll cards
    "raider": {  # of villages: bells, babies and camps
        **{"sets": 15, "field-camp": 18, "field-baby": 18, "field-bell": 18, "freed": 15, "barn": 10},
        "bell-tile": 13,
    },
}


def weights_of(strategy: str) -> list[int]:
    """All weights of a player."""
    wants = WANTS[strategy]
    return [round(usual * wants.get(name, 10) / 10) for name, usual in USUAL.items()]
