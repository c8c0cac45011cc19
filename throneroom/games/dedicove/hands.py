"""Hands: hide, steal, give, discard; the options are cards."""

from throneroom.games.dedicove import grammar as g
from throneroom.games.dedicove.sentence import DECLINE, DONE, ask_row, cell, fits, it, named, verb
from throneroom.games.dedicove.state import (
    ALL_DISCARD,
    DECIDED,
    GAVE,
    GIVE,
    HAND,
    IN_HAND,
    IN_PARTY,
    LACKED,
    STEAL,
    STOLE,
    everybody,
)
from throneroom.games.dedicove.verbs import drop, hide, join_hand, join_party, knowers, leave_hand
from throneroom.kit import (
    BIT,
    CHANCE,
    EVERYONE,
    NOTHING,
    answer_of,
    answered,
    large_rule,
    rule,
    seal,
    tell,
    unseal,
)


@large_rule
def options_hand(s, seat, factions, may, out):
    """The cards of a hand that are known and fit, after the offer to decline."""
    n = 0
    if may:
        out[0] = DECLINE
        n = 1
    for i in range(s.held[seat] - s.unseen_hand[seat]):
        if fits(int(s.hand[seat, i]), factions):
            out[n] = s.hand[seat, i]
            n += 1
    return n


@large_rule
def fitting(s, seat, factions):
    """How many cards of a hand fit, and the last of them."""
    n = 0
    last = 0
    for i in range(s.held[seat]):
        if fits(int(s.hand[seat, i]), factions):
            n += 1
            last = int(s.hand[seat, i])
    return n, last


# -- hide ----------------------------------------------------------------------------------------------------


@large_rule
def begin_hide(s):
    """E28: nothing, the only card, or a question."""
    if s.held[s.turn] == 0:
        return DONE
    if s.held[s.turn] == 1:
        return hide_card(s, int(s.hand[s.turn, 0]))
    return ask_row(s, HAND, BIT[s.turn])


@rule
def hide_card(s, card):
    """E28"""
    hide(s, s.turn, card)
    return DONE


# -- steal ---------------------------------------------------------------------------------------------------


@rule
def begin_steal(s):
    """E25: CHANCE chooses."""
    return ask_row(s, STEAL, CHANCE)


@large_rule
def steal(s, card):
    """E31, H8: thief and victim know it."""
    victim, thief = it(s), s.turn
    leave_hand(s, victim, card, BIT[victim] | BIT[thief])
    if cell(s, 0) == g.TO_PARTY:
        target = IN_PARTY + join_party(s, thief, card, False)
    else:
        join_hand(s, thief, card)
        target = IN_HAND + thief
    s.known[card] = BIT[victim] | BIT[thief]
    tell(s, STOLE, thief, card, IN_HAND + victim, target, knowers(s, card))
    return DONE


# -- give ----------------------------------------------------------------------------------------------------


@large_rule
def begin_give(s):
    """H13: that nothing matches is announced."""
    giver = it(s)
    n, last = fitting(s, giver, named(s))
    if n == 0:
        tell(s, LACKED, giver, NOTHING, 0, 0, EVERYONE, named(s))
        return DONE
    if n == 1:
        return give(s, last)
    return ask_row(s, GIVE, BIT[giver])


@large_rule
def give(s, card):
    """E31: shown to all, so it costs no other mark."""
    giver = it(s)
    leave_hand(s, giver, card, everybody(s))
    s.known[card] = everybody(s)
    join_hand(s, s.turn, card)
    tell(s, GAVE, giver, card, IN_HAND + giver, IN_HAND + s.turn, EVERYONE)
    return DONE


# -- all others discard --------------------------------------------------------------------------------------


@large_rule
def begin_all_discard(s):
    """E43: sealed; the only card of a hand is sealed without asking, an empty hand is skipped."""
    asked = 0
    for seat in range(s.seats):
        if seat != s.turn and s.held[seat] > 1:
            asked |= BIT[seat]
        elif seat != s.turn and s.held[seat] == 1:
            s.sealed[seat] = s.hand[seat, 0] + 1
    if asked == 0:
        return all_discard(s)
    return ask_row(s, ALL_DISCARD, asked)


@large_rule
def all_discard(s):
    """E43: in turn order, beginning left of the actor."""
    for k in range(1, s.seats):
        seat = (s.turn + k) % s.seats
        if s.sealed[seat] != 0:
            drop(s, seat, answer_of(s, seat))
    unseal(s)
    return DONE


@large_rule
def seal_discard(s, seat, card):
    """True when all have decided; then the question is answered."""
    if not seal(s, seat, card):
        tell(s, DECIDED, seat, NOTHING, 0, 0, EVERYONE)
        return False
    answered(s)
    return True


@rule
def hand_filter(s):
    """Which cards of the hand a question is about."""
    return cell(s, 0) if verb(s) == g.ANOTHER else named(s)
