"""The order of play. Rule numbers: docs/rules/dedicove.en.md.

heirs · starting seat · tavern and hands · set-up { turn: play or discard · draw to four · down to three · refill }
"""

from throneroom.games.dedicove.events import DECIDED, IN_HARBOUR
from throneroom.games.dedicove.performing import effect, options, perform_row
from throneroom.games.dedicove.pieces import SLOTS
from throneroom.games.dedicove.piles import FOR_DRAW, FOR_EFFECT, FOR_HANDS, FOR_REFILL, FOR_TAVERN, ask_harbour
from throneroom.games.dedicove.result import winner
from throneroom.games.dedicove.sentence import ANSWER, HALTS, PLAYED_OUT, RUNS, WIDE, the_only
from throneroom.games.dedicove.setup import deal, deal_first, deal_heir, free_heirs, set_up
from throneroom.games.dedicove.state import (
    ALL_DISCARD,
    CARDS_WIDE,
    DRAW,
    DROP,
    FIRST,
    FROM_HARBOUR,
    HALF,
    HARBOUR,
    HEIR,
    MORE,
    PASS,
    PLAY,
    SET_UP,
    STEAL,
    TURN,
    can_draw,
    harbour_size,
    nth_in_harbour,
    place_of,
)
from throneroom.games.dedicove.turn import FOUR, TWO, discard_down, discard_more, draw_one, go_through_turn, take_turn
from throneroom.games.dedicove.verbs import announce, draw_aside, draw_to_hand, leave_harbour, refill
from throneroom.kit import BIT, answered, argument, below, count, hush, members, nth, rule, seal, step

# -- what may be done ----------------------------------------------------------------------------------------


@rule
def legal(s, seat, out):
    """The answers to the question on top."""
    now = step(s)
    if now in (TURN, MORE):
        return options_turn(s, now == TURN, out)
    if now == DRAW:
        return options_draw(s, out)
    if now == DROP:
        return cards_of(s, s.turn, out, 0)
    if now == HARBOUR:
        n = members(s.harbour[0], out)
        m = members(s.harbour[1], out[n:])
        for i in range(n + m):
            out[i] += 1 if i < n else HALF + 1
        return n + m
    if now == SET_UP:
        return options_set_up(s, seat, out)
    if now == HEIR:
        return members(free_heirs(s), out)
    if now == FIRST:
        return members(BIT[s.seats] - 1, out)
    return options(s, seat, out)


@rule
def cards_of(s, seat, out, plus):
    """Every card of a hand."""
    for i in range(s.held[seat] - s.unseen_hand[seat]):
        out[i] = s.hand[seat, i] + plus
    return s.held[seat] - s.unseen_hand[seat]


@rule
def options_turn(s, is_first, out):
    """T2, T5: play a card, discard a card, or neither."""
    n = cards_of(s, s.turn, out, PLAY) if is_first else 0
    n += cards_of(s, s.turn, out[n:], 0)
    out[n] = PASS
    return n + 1


@rule
def options_draw(s, out):
    """T8, T9"""
    n = 0
    for slot in range(SLOTS):
        if s.tavern[slot] != 0:
            out[n] = slot + 1
            n += 1
    if can_draw(s):
        out[n] = FROM_HARBOUR
        n += 1
    return n


@rule
def options_set_up(s, seat, out):
    """S9: two different cards, one to hide and one for the wilderness."""
    n = 0
    for i in range(s.held[seat]):
        for k in range(s.held[seat]):
            if i != k:
                out[n] = s.hand[seat, i] * CARDS_WIDE + s.hand[seat, k]
                n += 1
    return n


@rule
def draw(s, rng):
    """An answer of CHANCE, all equally likely."""
    now = step(s)
    if now == HARBOUR:
        return nth_in_harbour(s, below(rng, harbour_size(s)))
    if now == HEIR:
        free = free_heirs(s)
        return nth(free, below(rng, count(free)))
    if now == FIRST:
        return below(rng, s.seats)
    return draw_in_effect(s, rng)


@rule
def draw_in_effect(s, rng):
    """E25: a card of a hand, or a face-up hero of a party."""
    seat = argument(s, 1)
    if step(s) == STEAL:
        return int(s.hand[seat, below(rng, s.held[seat])])
    return nth(s.up[seat], below(rng, count(s.up[seat]))) + place_of(seat, 0)


# -- what happens then ---------------------------------------------------------------------------------------


@rule
def play(s, seat, action):
    """One action of a seat or of CHANCE, and all that follows until somebody is asked."""
    hush(s)
    how = answer_to(s, seat, action)
    while how != HALTS:
        if how >= ANSWER:
            how = effect(s, (how - ANSWER) // WIDE, (how - ANSWER) % WIDE)
        elif how < PLAYED_OUT:
            how = perform_row(s, how)
        else:
            how = go_through_turn(s, how)


@rule
def answer_to(s, seat, action):
    """What an answer leads to."""
    now, about, number = step(s), argument(s), argument(s, 1)
    if now in (SET_UP, ALL_DISCARD) and not seal(s, seat, action):
        announce(s, DECIDED, seat, 0)
        return HALTS
    answered(s)
    if now == TURN:
        return take_turn(s, action)
    if now == MORE:
        return discard_more(s, action, about)
    if now == DRAW:
        return draw_one(s, action)
    if now == DROP:
        return discard_down(s, action)
    if now == HARBOUR:
        return from_harbour(s, action, about, number)
    if now == SET_UP:
        return set_up(s)
    if now == HEIR:
        return deal_heir(s, action, about)
    return deal_first(s, action) if now == FIRST else the_only(now, action)


@rule
def from_harbour(s, card, purpose, number):
    """A card of the harbour goes where it is needed."""
    leave_harbour(s, card)
    if purpose == FOR_EFFECT:
        draw_aside(s, card, IN_HARBOUR, False)
        return RUNS
    if purpose == FOR_DRAW:
        draw_to_hand(s, s.turn, card, IN_HARBOUR, False)
        return TWO
    if purpose == FOR_REFILL:
        refill(s, number, card, IN_HARBOUR)
        return FOUR
    if purpose == FOR_TAVERN:
        refill(s, number, card, IN_HARBOUR)
        last = number + 1 == SLOTS
        ask_harbour(s, FOR_HANDS if last else FOR_TAVERN, 0 if last else number + 1)
    else:
        deal(s, card, number)
    return HALTS


# -- the end -------------------------------------------------------------------------------------------------


@rule
def scores(s, out):
    """W11: one for the winner; there are no places below the first."""
    for seat in range(s.seats):
        out[seat] = 1 if seat == winner(s) else 0


@rule
def winners(s):
    """W6-W9: one seat or none."""
    return BIT[winner(s)] if winner(s) >= 0 else 0
