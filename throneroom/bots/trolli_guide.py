"""Quick play of Jak se trollí princezny, to guide a search: every answer is judged by itself, nothing is tried out."""

import numpy as np

from throneroom.bots.trolli import BONUS, WIDEST, missed, worth_of
from throneroom.bots.trolli_value import evaluate
from throneroom.games.trolli.actions import foreign_points, own_points, royal_effect
from throneroom.games.trolli.asking import legal
from throneroom.games.trolli.pieces import (
    ACTION_NAMES,
    ACTIVATE,
    CLAIM,
    DONE,
    KINDS,
    PLACES_WIDE,
    PRICE,
    PRICE_AP,
    REFILLING,
)
from throneroom.games.trolli.state import ACT, MOVE
from throneroom.kit import large_rule, rule, step

__all__ = ["evaluate", "greedy"]

FIRST = 10_000  # what is never put off: royal cards
DEEDS = {
    "mine-O": 5, "mine-G": 10, "mine-D": 14, "camp": 60, "tiles": 30, "new-tiles": -1, "gain": 8, "buy": 28,
    "new-cards": -1, "princess": 100, "bell": 70, "castle": 15, "swap": 60, "hire": 25, "cow": 6,
}  # fmt: skip
DEED_WORTH = np.array([DEEDS.get(name, 0) for name in ACTION_NAMES], np.int16)
EMPTY_SHAFT = 4
POINT_THERE, THEIR_POINT, MISSED = 4, 2, 2


@large_rule
def greedy(v, seat, rng):
    """The answer worth most; the first of equals."""
    out = np.zeros(WIDEST, np.int16)
    n = legal(v, seat, out)
    now = step(v)
    best, best_worth = int(out[0]), -FIRST
    for i in range(n):
        action = int(out[i])
        if now == ACT:
            found = action_worth(v, seat, action)
        elif now == MOVE:
            found = move_worth(v, seat, action)
        else:
            found = worth_of(v, seat, action)
        if found > best_worth:
            best, best_worth = action, found
    return best


@rule
def move_worth(v, p, action):
    """Where there are many points already, by a troll that is not missed where it stands."""
    if action >= CLAIM:
        return FIRST
    place = action % PLACES_WIDE
    there = POINT_THERE * own_points(v, p, place) + THEIR_POINT * foreign_points(v, p, place)
    return there - MISSED * missed(v, p, action // PLACES_WIDE)


@rule
def action_worth(v, p, action):
    """What an action usually brings, for each of its points."""
    if action == DONE:
        return 0
    if action >= CLAIM:
        return FIRST
    if action >= ACTIVATE:
        return 60 * int(BONUS[royal_effect(v, p, action - ACTIVATE)]) + 1
    worth = int(DEED_WORTH[action])
    if REFILLING <= action < REFILLING + KINDS:
        ore = action - REFILLING
        worth = EMPTY_SHAFT * (int(v.shafts[p, ore]) - int(v.filled[p, ore]))
    return 60 * worth // int(PRICE[action, PRICE_AP])
