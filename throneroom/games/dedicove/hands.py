"""Hands: hide, steal, give, discard; the options are cards."""

from functools import partial

from throneroom.games.dedicove.choosing import (
    BY_NAME,
    EMPEROR_IS_IMPERIAL,
    HAND_SIDE,
    choice,
    may_decline,
    offer_to_decline,
    wanted,
)
from throneroom.games.dedicove.events import EVENTS, IN_HAND, IN_PARTY, ITS_FACTION
from throneroom.games.dedicove.notation import A_CARD
from throneroom.games.dedicove.pieces import EMPEROR
from throneroom.games.dedicove.piles import TO_PARTY
from throneroom.games.dedicove.reasons import REASONS
from throneroom.games.dedicove.rows import IT, VERBS, row
from throneroom.games.dedicove.sentence import DONE, HALTS, ask_row, cell, fits, it, named, the_only
from throneroom.games.dedicove.state import DECLINE, QUESTIONS, everybody, holds
from throneroom.games.dedicove.verbs import (
    announce,
    decide,
    drop,
    hide_card,
    join_hand,
    join_party,
    knowers,
    leave_hand,
    report,
    show_all,
)
from throneroom.kit import BIT, CHANCE, EVERYONE, answer_of, below, rule, tell, unseal
from throneroom.kit.kinds import FACE, FROM, TO, WHO, WHOM

STOLE = EVENTS.add("stole", seat=WHO, card=FACE, from_=FROM, to=TO, other=WHOM)
GAVE = EVENTS.add("gave", seat=WHO, card=FACE, from_=FROM, to=TO)
LACKED = EVENTS.add("lacked", seat=WHO, faction=ITS_FACTION)
NO_SUCH_CARD = REASONS.add("dedicove-hand", "E5")
NO_GIFT = REASONS.add("dedicove-give", "E31")
NO_DISCARD = REASONS.add("dedicove-all-discard", "E43")

# -- cards of a hand -----------------------------------------------------------------------------------------


@rule
def cards_of(s, seat, plus, out):
    """Every card of a hand that is known, each with so much added."""
    n = s.held[seat] - s.unseen_hand[seat]
    for i in range(n):
        out[i] = s.hand[seat, i] + plus
    return n


@rule
def options_of_hand(s, seat, plus, out):
    """The cards of a hand that are known and fit, each with so much added; then the offer to decline."""
    n = 0
    factions = wanted(s)
    for i in range(s.held[seat] - s.unseen_hand[seat]):
        if fits(int(s.hand[seat, i]), factions):
            out[n] = s.hand[seat, i] + plus
            n += 1
    return n + offer_to_decline(s, out[n:])


@rule
def refusal_of_hand(s, seat, card, instead):
    """E5, Q17: why not this card; where it is not held, or no other reason is known, what is asked instead."""
    if not holds(s, seat, card):
        return instead
    if fits(card, wanted(s)):
        return 0
    return EMPEROR_IS_IMPERIAL if card == EMPEROR else instead


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
def options_of_card(s, seat, out):
    """Own cards."""
    return options_of_hand(s, seat, 0, out)


@rule
def refusal_of_card(s, seat, action):
    """E5"""
    if action == DECLINE and may_decline(s):
        return 0
    return refusal_of_hand(s, seat, action, NO_SUCH_CARD)


CHOOSE_CARD = QUESTIONS.add("choose-card", row=True, options=options_of_card, refusal=refusal_of_card, says=A_CARD)


@rule
def begin_hide(s):
    """E28: nothing, the only card, or a question."""
    if s.held[s.turn] == 0:
        return DONE
    if s.held[s.turn] == 1:
        return the_only(CHOOSE_CARD, int(s.hand[s.turn, 0]))
    return ask_row(s, CHOOSE_CARD, BIT[s.turn])


@rule
def hide_chosen(s, card):
    """E28"""
    hide_card(s, s.turn, card)
    return DONE


HIDE = VERBS.add("hide", begin=begin_hide, effect=hide_chosen, asks=(CHOOSE_CARD,))
hide = partial(choice, HIDE, HAND_SIDE)

# -- steal ---------------------------------------------------------------------------------------------------

LOOT_AT = 0  # argument of the row


@rule
def options_of_theft(s, seat, out):
    """E25: every card of the victim's hand."""
    return cards_of(s, it(s), 0, out)


@rule
def draw_card(s, rng):
    """E25"""
    return int(s.hand[it(s), below(rng, s.held[it(s)])])


RANDOM_CARD = QUESTIONS.add("steal", row=True, options=options_of_theft, draw=draw_card, says=A_CARD)


@rule
def begin_steal(s):
    """E25: CHANCE chooses."""
    return ask_row(s, RANDOM_CARD, CHANCE)


@rule
def steal_card(s, card):
    """E31, H8: thief and victim know it."""
    victim, thief = it(s), s.turn
    leave_hand(s, victim, card, BIT[victim] | BIT[thief])
    if cell(s, LOOT_AT) == TO_PARTY:
        target = IN_PARTY + join_party(s, thief, card, False)
    else:
        join_hand(s, thief, card)
        target = IN_HAND + thief
    s.known[card] = BIT[victim] | BIT[thief]
    tell(s, STOLE, thief, card, IN_HAND + victim, target, knowers(s, card), victim, BIT[thief])
    return DONE


STEAL = VERBS.add("steal", begin=begin_steal, effect=steal_card, asks=(RANDOM_CARD,))
steal = partial(row, STEAL)

# -- give ----------------------------------------------------------------------------------------------------


@rule
def refusal_of_gift(s, seat, action):
    """E31"""
    return refusal_of_hand(s, seat, action, NO_GIFT)


CHOOSE_GIFT = QUESTIONS.add("give", row=True, options=options_of_card, refusal=refusal_of_gift, says=A_CARD)


@rule
def begin_give(s):
    """H13: that nothing matches is announced."""
    giver = it(s)
    n, last = fitting(s, giver, named(s))
    if n == 0:
        announce(s, LACKED, giver, named(s))
        return DONE
    if n == 1:
        return the_only(CHOOSE_GIFT, last)
    return ask_row(s, CHOOSE_GIFT, BIT[giver])


@rule
def give_card(s, card):
    """E31: shown to all, so it costs no other mark."""
    giver = it(s)
    leave_hand(s, giver, card, everybody(s))
    show_all(s, card)
    join_hand(s, s.turn, card)
    report(s, GAVE, giver, card, IN_HAND + giver, IN_HAND + s.turn, EVERYONE)
    return DONE


GIVE = VERBS.add("give", begin=begin_give, effect=give_card, asks=(CHOOSE_GIFT,))
give = partial(choice, GIVE, HAND_SIDE[BY_NAME], by=IT)

# -- all others discard --------------------------------------------------------------------------------------


@rule
def refusal_of_discard(s, seat, action):
    """E43"""
    return refusal_of_hand(s, seat, action, NO_DISCARD)


@rule
def seal_discard(s, seat, action):
    """E43: the last one lets all be applied."""
    return the_only(CHOOSE_DISCARD, 0) if decide(s, seat, action) else HALTS


CHOOSE_DISCARD = QUESTIONS.add(
    "all-discard", row=True, options=options_of_card, refusal=refusal_of_discard, answer=seal_discard, says=A_CARD
)


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
        return the_only(CHOOSE_DISCARD, 0)
    return ask_row(s, CHOOSE_DISCARD, asked)


@rule
def discard_all(s, action):
    """E43: in turn order, beginning left of the actor."""
    for k in range(1, s.seats):
        seat = (s.turn + k) % s.seats
        if s.sealed[seat] != 0:
            drop(s, seat, answer_of(s, seat))
    unseal(s)
    return DONE


ALL_DISCARD = VERBS.add(
    "all-discard", begin=begin_all_discard, effect=discard_all, asks=(CHOOSE_DISCARD,), word="discard"
)
all_others_discard = partial(choice, ALL_DISCARD, HAND_SIDE)
