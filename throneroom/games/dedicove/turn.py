"""The steps of a turn, and the end. Each step returns the one that follows, or HALTS."""

from throneroom.games.dedicove.events import ENDED, IN_TAVERN, PASSED, TURN_BEGAN
from throneroom.games.dedicove.pieces import FULL_HAND, KEPT, MOST_DISCARDS
from throneroom.games.dedicove.piles import FOR_DRAW, FOR_REFILL, ask_harbour
from throneroom.games.dedicove.sentence import HALTS, PLAYED_OUT, RUNS, begin_playing
from throneroom.games.dedicove.state import (
    ALL_SLOTS,
    DRAW,
    DROP,
    FROM_HARBOUR,
    MORE,
    PASS,
    PLAY,
    TURN,
    can_draw,
    free_slots,
    is_dry,
    is_reached,
    next_seat,
)
from throneroom.games.dedicove.verbs import announce, draw_to_hand, drop, leave_tavern, show_hero
from throneroom.kit import BIT, ask, lowest, rule

ONE, TWO, THREE, FOUR, LAST = range(PLAYED_OUT + 1, PLAYED_OUT + 6)


@rule
def go_through_turn(s, how):
    """T1"""
    if how == ONE:
        return step_one(s)
    if how == PLAYED_OUT:
        return step_one_ends(s)
    if how == TWO:
        return step_two(s)
    if how == THREE:
        return step_three(s)
    return step_four(s) if how == FOUR else end_turn(s)


@rule
def step_one(s):
    """T2, Q39: with an empty hand there is nothing to decide."""
    announce(s, TURN_BEGAN, s.turn, s.turns + 1)
    if s.held[s.turn] > 0:
        ask(s, TURN, BIT[s.turn])
        return HALTS
    announce(s, PASSED, s.turn, 0)
    return PLAYED_OUT


@rule
def take_turn(s, action):
    """T3-T5"""
    if action == PASS:
        announce(s, PASSED, s.turn, 0)
        return PLAYED_OUT
    if action < PLAY:
        drop(s, s.turn, action)
        return ask_more(s, 1)
    show_hero(s, s.turn, action - PLAY)
    begin_playing(s, action - PLAY)
    return RUNS


@rule
def ask_more(s, discarded):
    """T5: another one, or stop."""
    if discarded < MOST_DISCARDS and s.held[s.turn] > 0:
        ask(s, MORE, BIT[s.turn], discarded)
        return HALTS
    return PLAYED_OUT


@rule
def discard_more(s, action, discarded):
    """T5"""
    if action == PASS:
        return PLAYED_OUT
    drop(s, s.turn, action)
    return ask_more(s, discarded + 1)


@rule
def step_one_ends(s):
    """W2, W3: checked when step 1 is complete, since the others cannot change the answer."""
    return end(s) if is_reached(s) or is_dry(s) else TWO


@rule
def step_two(s):
    """T6-T9: draw to four, one card at a time."""
    while s.held[s.turn] < FULL_HAND:
        taken = ALL_SLOTS & ~free_slots(s)
        if taken == 0 and not can_draw(s):
            break
        if taken == 0:
            ask_harbour(s, FOR_DRAW, 0)
            return HALTS
        if can_draw(s) or taken & (taken - 1) != 0:
            ask(s, DRAW, BIT[s.turn])
            return HALTS
        draw_from_tavern(s, lowest(taken))
    return THREE


@rule
def draw_from_tavern(s, slot):
    """T8: everybody sees it."""
    draw_to_hand(s, s.turn, leave_tavern(s, slot), IN_TAVERN + slot, True)


@rule
def draw_one(s, action):
    """T8"""
    if action == FROM_HARBOUR:
        ask_harbour(s, FOR_DRAW, 0)
        return HALTS
    draw_from_tavern(s, action - 1)
    return TWO


@rule
def step_three(s):
    """T11, T12: down to three."""
    if s.held[s.turn] > KEPT:
        ask(s, DROP, BIT[s.turn])
        return HALTS
    return FOUR


@rule
def discard_down(s, action):
    """T11"""
    drop(s, s.turn, action)
    return THREE


@rule
def step_four(s):
    """T13: every empty slot, from the first on."""
    free = free_slots(s)
    if free == 0 or not can_draw(s):
        return LAST
    ask_harbour(s, FOR_REFILL, lowest(free))
    return HALTS


@rule
def end_turn(s):
    """T1, W12"""
    s.turns += 1
    if s.turns == s.cap:
        return end(s)
    s.turn = next_seat(s, s.turn)
    return ONE


# -- the end -------------------------------------------------------------------------------------------------


@rule
def end(s):
    """W4: nobody is asked any more, and everything is open."""
    announce(s, ENDED, s.turn, 0)
    return HALTS
