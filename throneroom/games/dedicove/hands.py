"""Hands: hide, steal, give, discard; the options are cards."""

from throneroom.games.dedicove import grammar as g
from throneroom.games.dedicove.events import GAVE, IN_HAND, IN_PARTY, LACKED, STOLE
from throneroom.games.dedicove.pieces import EVERY_FACTION
from throneroom.games.dedicove.sentence import DONE, ask_row, cell, fits, it, named, offer_to_decline, the_only, verb
from throneroom.games.dedicove.state import ALL_DISCARD, GIVE, HAND, PLAY, STEAL, everybody
from throneroom.games.dedicove.verbs import announce, drop, hide, join_hand, join_party, knowers, leave_hand, report
from throneroom.kit import BIT, CHANCE, EVERYONE, answer_of, rule, tell, unseal


@rule
def options_hand(s, seat, factions, out):
    """The cards of a hand that are known and fit, of a further play as plays; then the offer to decline."""
    n = 0
    plus = PLAY if verb(s) == g.ANOTHER else 0
    for i in range(s.held[seat] - s.unseen_hand[seat]):
        if fits(int(s.hand[seat, i]), factions):
            out[n] = s.hand[seat, i] + plus
            n += 1
    return n + offer_to_decline(s, out[n:])


@rule
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


@rule
def begin_hide(s):
    """E28: nothing, the only card, or a question."""
    if s.held[s.turn] == 0:
        return DONE
    if s.held[s.turn] == 1:
        return the_only(HAND, int(s.hand[s.turn, 0]))
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


@rule
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
    tell(s, STOLE, thief, card, IN_HAND + victim, target, knowers(s, card), victim)
    return DONE


# -- give ----------------------------------------------------------------------------------------------------


@rule
def begin_give(s):
    """H13: that nothing matches is announced."""
    giver = it(s)
    n, last = fitting(s, giver, named(s))
    if n == 0:
        announce(s, LACKED, giver, named(s))
        return DONE
    if n == 1:
        return the_only(GIVE, last)
    return ask_row(s, GIVE, BIT[giver])


@rule
def give(s, card):
    """E31: shown to all, so it costs no other mark."""
    giver = it(s)
    leave_hand(s, giver, card, everybody(s))
    s.known[card] = everybody(s)
    join_hand(s, s.turn, card)
    report(s, GAVE, giver, card, IN_HAND + giver, IN_HAND + s.turn, EVERYONE)
    return DONE


# -- all others discard --------------------------------------------------------------------------------------


@rule
def begin_all_discard(s):
    """E43: sealed; the only card of a hand is sealed without asking, an empty hand is skipped."""
    asked = 0
    for seat in range(s.seats):
        if seat != s.turn and s.held[seat] > 1:
            asked |= BIT[seat]
        elif seat != s.turn and s.held[seat] == 1:
            s.sealed[seat] = s.hand[seat, 0] + 1
    if asked == 0:
        return the_only(ALL_DISCARD, 0)
    return ask_row(s, ALL_DISCARD, asked)


@rule
def all_discard(s):
    """E43: in turn order, beginning left of the actor."""
    for k in range(1, s.seats):
        seat = (s.turn + k) % s.seats
        if s.sealed[seat] != 0:
            drop(s, seat, answer_of(s, seat))
    unseal(s)
    return DONE


@rule
def hand_filter(s):
    """Which cards of the hand a question is about."""
    now = verb(s)
    if now == g.ANOTHER:
        return cell(s, 0)
    return named(s) if now == g.GIVE else EVERY_FACTION
