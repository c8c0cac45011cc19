"""The steps of a turn, and the end. Each step returns the one that follows, or HALTS."""

from throneroom.games.dedicove.events import ENDED, IN_TAVERN, PASSED, TURN_BEGAN
from throneroom.games.dedicove.hands import cards_of
from throneroom.games.dedicove.notation import A_CARD, A_PLAY, A_SLOT, Thing
from throneroom.games.dedicove.pieces import FULL_HAND, KEPT, MOST_DISCARDS, SLOTS
from throneroom.games.dedicove.piles import FOR_DRAW, FOR_REFILL, ask_harbour
from throneroom.games.dedicove.reasons import NOT_IN_HAND, REASONS
from throneroom.games.dedicove.sentence import HALTS, PLAYED_OUT, RUNS, begin_playing
from throneroom.games.dedicove.state import (
    ALL_SLOTS,
    FROM_HARBOUR,
    PASS,
    PLAY,
    QUESTIONS,
    can_draw,
    free_slots,
    holds,
    is_dry,
    is_reached,
    next_seat,
)
from throneroom.games.dedicove.verbs import announce, draw_to_hand, drop, leave_tavern, show_hero
from throneroom.kit import BIT, answered, argument, ask, lowest, rule
from throneroom.kit.reasons import NO_ACTION

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
def against_held(s, seat, card, instead):
    """T2: why not this card of the own hand; what is asked instead, where none was meant."""
    if card == NO_ACTION:
        return instead
    return 0 if holds(s, seat, card) else NOT_IN_HAND


# -- step one ------------------------------------------------------------------------------------------------

PLAY_OR_PASS = REASONS.add("dedicove-turn", "T2")
DISCARD_OR_STOP = REASONS.add("dedicove-more", "T5")


@rule
def step_one(s):
    """T2, Q39: with an empty hand there is nothing to decide."""
    announce(s, TURN_BEGAN, s.turn, s.turns + 1)
    if s.held[s.turn] > 0:
        ask(s, ACT, BIT[s.turn])
        return HALTS
    announce(s, PASSED, s.turn, 0)
    return PLAYED_OUT


@rule
def options_of_turn(s, seat, out):
    """T2, T5: play a card, discard a card, or neither."""
    n = cards_of(s, s.turn, PLAY, out)
    return n + options_of_more(s, seat, out[n:])


@rule
def refusal_of_turn(s, seat, action):
    """T2, T5"""
    if action == PASS:
        return 0
    return against_held(s, seat, action - PLAY if action > PLAY else action, PLAY_OR_PASS)


@rule
def take_turn(s, seat, action):
    """T3-T5"""
    answered(s)
    if action == PASS:
        announce(s, PASSED, s.turn, 0)
        return PLAYED_OUT
    if action < PLAY:
        drop(s, s.turn, action)
        return ask_more(s, 1)
    show_hero(s, s.turn, action - PLAY)
    begin_playing(s, action - PLAY)
    return RUNS


ACT = QUESTIONS.add(
    "act",
    options=options_of_turn,
    refusal=refusal_of_turn,
    answer=take_turn,
    says={"play": A_PLAY, "discard": A_CARD},
    no="pass",
)


@rule
def ask_more(s, discarded):
    """T5: another one, or stop."""
    if discarded < MOST_DISCARDS and s.held[s.turn] > 0:
        ask(s, MORE, BIT[s.turn], discarded)
        return HALTS
    return PLAYED_OUT


@rule
def options_of_more(s, seat, out):
    """T5"""
    n = cards_of(s, s.turn, 0, out)
    out[n] = PASS
    return n + 1


@rule
def refusal_of_more(s, seat, action):
    """T5"""
    return 0 if action == PASS else against_held(s, seat, action, DISCARD_OR_STOP)


@rule
def discard_more(s, seat, action):
    """T5"""
    discarded = argument(s)
    answered(s)
    if action == PASS:
        return PLAYED_OUT
    drop(s, s.turn, action)
    return ask_more(s, discarded + 1)


MORE = QUESTIONS.add(
    "more", options=options_of_more, refusal=refusal_of_more, answer=discard_more, says={"discard": A_CARD}, no="stop"
)


@rule
def step_one_ends(s):
    """W2, W3: checked when step 1 is complete, since the others cannot change the answer."""
    return end(s) if is_reached(s) or is_dry(s) else TWO


# -- step two ------------------------------------------------------------------------------------------------

NOTHING_THERE = REASONS.add("dedicove-draw", "T8")


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
            ask(s, DRAW_ONE, BIT[s.turn])
            return HALTS
        draw_from_tavern(s, lowest(taken))
    return THREE


@rule
def draw_from_tavern(s, slot):
    """T8: everybody sees it."""
    draw_to_hand(s, s.turn, leave_tavern(s, slot), IN_TAVERN + slot, True)


@rule
def can_be_drawn(s, action):
    """T8, T9: is there a card in this slot, or in the harbour?"""
    if action == FROM_HARBOUR:
        return can_draw(s)
    return 1 <= action <= SLOTS and s.tavern[action - 1] != 0


@rule
def options_of_draw(s, seat, out):
    """T8, T9"""
    n = 0
    for action in range(1, FROM_HARBOUR + 1):
        if can_be_drawn(s, action):
            out[n] = action
            n += 1
    return n


@rule
def refusal_of_draw(s, seat, action):
    """T8"""
    return 0 if can_be_drawn(s, action) else NOTHING_THERE


@rule
def draw_one(s, seat, action):
    """T8"""
    answered(s)
    if action == FROM_HARBOUR:
        ask_harbour(s, FOR_DRAW, 0)
        return HALTS
    draw_from_tavern(s, action - 1)
    return TWO


A_SOURCE = Thing(
    f"harbour|{A_SLOT.form}",
    lambda action: "harbour" if action == FROM_HARBOUR else A_SLOT.write(action),
    lambda text: FROM_HARBOUR if text == "harbour" else A_SLOT.read(text),
    lambda action: {"pile": "harbour"} if action == FROM_HARBOUR else A_SLOT.tell(action),
)
DRAW_ONE = QUESTIONS.add(
    "draw", options=options_of_draw, refusal=refusal_of_draw, answer=draw_one, says={"draw": A_SOURCE}
)

# -- steps three and four ------------------------------------------------------------------------------------

DOWN_TO_THREE = REASONS.add("dedicove-drop", "T11")


@rule
def step_three(s):
    """T11, T12: down to three."""
    if s.held[s.turn] > KEPT:
        ask(s, DROP_ONE, BIT[s.turn])
        return HALTS
    return FOUR


@rule
def options_of_drop(s, seat, out):
    """T11"""
    return cards_of(s, s.turn, 0, out)


@rule
def refusal_of_drop(s, seat, action):
    """T11"""
    return against_held(s, seat, action, DOWN_TO_THREE)


@rule
def discard_down(s, seat, action):
    """T11"""
    answered(s)
    drop(s, s.turn, action)
    return THREE


DROP_ONE = QUESTIONS.add(
    "drop", options=options_of_drop, refusal=refusal_of_drop, answer=discard_down, says={"discard": A_CARD}
)


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
