"""Hand-made play of Krvavý trůn: the player of the rules page's notes (section 8). It reads a view, nothing else.

Worths are in tenths of a point. A face that this seat may not know is a hole in the view: only its back counts here.
"""

import math

import numpy as np

from throneroom.bots.krvavy_trun_habits import is_revealed, is_revealed_for_use, usual_placement
from throneroom.bots.unguided import believe
from throneroom.games.krvavy_trun.effects import (
    copy_targets,
    gap_targets,
    move_targets,
    neighbours,
    shown,
    spy_targets,
    strike_targets,
)
from throneroom.games.krvavy_trun.flow import AT_END, AT_START, KEEP, REVEAL
from throneroom.games.krvavy_trun.pieces import (
    ARCHER,
    CARDS,
    CONSPIRACY,
    DECREE,
    HEIR,
    IMPERSONATOR,
    LORD,
    MURDER,
    ROUNDS,
    SPY,
    SQUIRE,
    TRAP,
)
from throneroom.games.krvavy_trun.state import (
    COPY,
    DECIDE,
    MOVE,
    PLACE,
    PLACES_WIDE,
    SPY_ON,
    STRIKE,
    acting_slot,
    family_at,
    is_up,
    kind_at,
    owner_at,
    placing_family,
    slots,
    top,
)
from throneroom.kit import argument, has, lowest, rule, step
from throneroom.kit.reals import exp
from throneroom.kit.state import UNUSED

__all__ = ["SCRATCH", "believe", "evaluate", "greedy", "usual"]

SCRATCH = UNUSED

ORDER = np.array(  # in which cards leave the hand
    [HEIR, LORD, SPY, SQUIRE, ARCHER, IMPERSONATOR, CONSPIRACY, TRAP, MURDER, DECREE], np.int8
)
FACE_UP = np.zeros(CARDS, np.int8)  # what it is worth to remove such a card
FACE_UP[[HEIR, LORD, SQUIRE, ARCHER, SPY, IMPERSONATOR]] = [30, 25, 25, 25, 20, 15]
COPIED = np.zeros(CARDS, np.int8)  # what it is worth to act like such a card; another Impersonator is worth nothing
COPIED[[HEIR, ARCHER, SQUIRE, LORD, SPY]] = [5, 4, 3, 2, 1]

POINT, TRAP_RISK, OWN, LEADER, NEVER = 10, 15, -30, 5, -1000
MURDER_WORTH = 25  # a face-up Heir, Lord, Squire or Archer, or two points on a card
RIPE = 3  # points on a Conspiracy
FAT = 2  # points that are worth a Murder


@rule
def greedy(v, seat, scratch, rng):
    """Place at the beginning, reveal in good moments, hit what is worth most."""
    now = step(v)
    if now == PLACE:
        return placement(v)
    if now == DECIDE:
        return REVEAL if is_ready(v, seat) else KEEP
    if now == STRIKE:
        return best_strike(v, seat, strike_targets(v, argument(v)))
    if now == SPY_ON:
        return richest(v, seat, spy_targets(v))
    if now == COPY:
        return best_copy(v)
    if now == MOVE:
        return best_move(v, seat)
    return best_gap(v, seat, argument(v))


@rule
def usual(s, seat, scratch, rng):
    """Place and reveal as often as others do, and hit what is worth most."""
    now = step(s)
    if now == PLACE:
        return usual_placement(s, placing_family(s, argument(s)), rng)
    if now == DECIDE:
        return REVEAL if is_usually_revealed(s, seat, rng) else KEEP
    return int(greedy(s, seat, scratch, rng))


# -- placing ------------------------------------------------------------------------------------------------


@rule
def placement(v):
    """Never cover; at the beginning, where a card acts before it can be hit."""
    hand = v.hand[placing_family(v, argument(v))]
    place = AT_START if v.length > 0 else AT_END
    for i in range(CARDS):
        if has(hand, ORDER[i]):
            return int(ORDER[i]) * PLACES_WIDE + place
    return 0


# -- to keep or to reveal ------------------------------------------------------------------------------------


@rule
def is_ready(v, seat):
    """Should the acting card be revealed? In the last round always: points on cards are worth nothing afterwards."""
    slot = acting_slot(v)
    kind = kind_at(v, slot)
    if v.turn == ROUNDS or kind in (ARCHER, SPY, LORD):
        return True
    if kind == CONSPIRACY:
        return v.points[top(v, slot)] >= RIPE
    if kind == MURDER:
        return is_murder_due(v, seat)
    if kind == HEIR:
        return shown(v, HEIR) == 0
    if kind == IMPERSONATOR:
        return is_copying_useful(v)
    if kind == SQUIRE:
        return is_enemy_near(v, seat, slot)
    return False


@rule
def is_usually_revealed(s, seat, rng):
    """In the last round always; before it by its kind, what lies on it and whether it is of use."""
    slot = acting_slot(s)
    kind = kind_at(s, slot)
    if s.turn == ROUNDS:
        return True
    if kind == IMPERSONATOR:
        return is_revealed_for_use(is_copying_useful(s), rng)
    if kind == MURDER:
        return is_revealed_for_use(is_murder_due(s, seat), rng)
    return is_revealed(kind, int(s.points[top(s, slot)]), rng)


@rule
def is_murder_due(v, seat):
    """Does an opponent's card carry enough points, or do harm face up?"""
    for slot in range(slots(v)):
        if owner_at(v, slot) != seat:
            if v.points[top(v, slot)] >= FAT:
                return True
            if is_up(v, slot) and FACE_UP[kind_at(v, slot)] >= MURDER_WORTH:
                return True
    return False


@rule
def is_copying_useful(v):
    """Is a neighbour a face-up character of another kind?"""
    found = copy_targets(v)
    while found != 0:
        if COPIED[kind_at(v, lowest(found))] > 0:
            return True
        found &= found - 1
    return False


@rule
def is_enemy_near(v, seat, slot):
    """Is an opponent's card adjacent?"""
    near = neighbours(v, slot)
    while near != 0:
        if owner_at(v, lowest(near)) != seat:
            return True
        near &= near - 1
    return False


# -- targets ------------------------------------------------------------------------------------------------


@rule
def worth(v, seat, slot):
    """What it is worth to eliminate the top card of a slot."""
    owner = owner_at(v, slot)
    if owner == seat:
        is_spent = slot == acting_slot(v) and kind_at(v, slot) == MURDER
        return POINT if is_spent else OWN  # a Murder is discarded anyway
    bonus = LEADER if owner == leader(v, seat) else 0
    if is_up(v, slot):
        return FACE_UP[kind_at(v, slot)] + bonus
    risk = 0 if has(v.discards[family_at(v, slot)], TRAP) else TRAP_RISK
    return POINT + POINT * v.points[top(v, slot)] - risk + bonus


@rule
def leader(v, seat):
    """The richest opponent."""
    best = 1 if seat == 0 else 0
    for other in range(v.seats):
        if other != seat and v.purse[other] > v.purse[best]:
            best = other
    return best


@rule
def best_strike(v, seat, targets):
    """The target that is worth most."""
    best, most = lowest(targets), NEVER
    while targets != 0:
        slot = lowest(targets)
        value = worth(v, seat, slot)
        if value > most:
            best, most = slot, value
        targets &= targets - 1
    return best


@rule
def richest(v, seat, targets):
    """The richest neighbour, but oneself only if there is no other."""
    best, most = lowest(targets), NEVER
    while targets != 0:
        other = lowest(targets)
        value = NEVER + 1 if other == seat else int(v.purse[other])
        if value > most:
            best, most = other, value
        targets &= targets - 1
    return best


@rule
def best_copy(v):
    """The neighbour whose ability gives most."""
    targets = copy_targets(v)
    best, most = lowest(targets), NEVER
    while targets != 0:
        slot = lowest(targets)
        if COPIED[kind_at(v, slot)] > most:
            best, most = slot, int(COPIED[kind_at(v, slot)])
        targets &= targets - 1
    return best


# -- the Decree ---------------------------------------------------------------------------------------------


@rule
def move_worth(v, seat, slot):
    """An own face-up card may act again, an opponent's card miss its turn."""
    has_acted = slot < acting_slot(v)
    if owner_at(v, slot) == seat:
        return FACE_UP[kind_at(v, slot)] if has_acted and is_up(v, slot) else NEVER + 1
    return NEVER + 2 if has_acted else worth(v, seat, slot)


@rule
def best_move(v, seat):
    """Which card to move."""
    targets = move_targets(v)
    best, most = lowest(targets), NEVER
    while targets != 0:
        slot = lowest(targets)
        value = move_worth(v, seat, slot)
        if value > most:
            best, most = slot, value
        targets &= targets - 1
    return best


@rule
def best_gap(v, seat, slot):
    """An own card right behind the Decree, another's right in front of it, if that changes the row."""
    gaps = gap_targets(v, slot)
    wish = acting_slot(v) + 1 if owner_at(v, slot) == seat else acting_slot(v)
    return wish if has(gaps, wish) else lowest(gaps)


# -- how it stands ------------------------------------------------------------------------------------------

PER_ROUND = np.zeros(CARDS, np.float64)  # what a face-up card brings in a round, in points
PER_ROUND[[HEIR, LORD, SQUIRE, ARCHER, SPY, IMPERSONATOR]] = [1.5, 1.2, 1.0, 0.8, 0.7, 0.5]
HELD, EACH_ROUND, SURE = 0.6, 1.5, 1.2  # what a point on a card is worth; how the spread of results grows


@rule
def evaluate(s, out):
    """Each seat's hope: purses, what lies on cards, and what face-up cards will bring, against the rounds to come."""
    left = ROUNDS - s.turn
    for seat in range(s.seats):
        out[seat] = float(s.purse[seat])
    for slot in range(slots(s)):
        if is_up(s, slot):
            acts = left + (1 if s.cursor > 0 and slot >= acting_slot(s) else 0)
            out[owner_at(s, slot)] += PER_ROUND[kind_at(s, slot)] * acts
        else:
            out[owner_at(s, slot)] += HELD * s.points[top(s, slot)]
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp(out[seat] / (SURE + EACH_ROUND * math.sqrt(left)))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
