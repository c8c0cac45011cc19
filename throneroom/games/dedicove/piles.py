"""Harbour, wilderness and graveyard: reveal, exhume, draw and divide."""

from functools import partial

from throneroom.games.dedicove.events import EVENTS, IN_DRAWN, IN_GRAVE, IN_HAND, IN_TAVERN, IN_WILD, TOOK
from throneroom.games.dedicove.notation import A_CARD, Thing
from throneroom.games.dedicove.pieces import HEROES, SLOTS
from throneroom.games.dedicove.reasons import REASONS
from throneroom.games.dedicove.rows import VERBS, row
from throneroom.games.dedicove.sentence import DONE, ENDS, HALTS, ask_row, cell, fits, the_only
from throneroom.games.dedicove.state import HALF, QUESTIONS, can_draw, harbour_size, nth_in_harbour
from throneroom.games.dedicove.verbs import (
    discard_drawn,
    draw_aside,
    forget_drawn,
    hide_drawn,
    join_hand,
    keep_drawn,
    leave_drawn,
    leave_tavern,
    lift_from_grave,
    lift_from_wild,
    put_back,
    report,
    show_all,
    shuffle_wild,
)
from throneroom.kit import BIT, CHANCE, EVERYONE, NOTHING, ask, below, members, rule, tell
from throneroom.kit.kinds import FACE, TO, WHO
from throneroom.kit.text import read_number

REVEALED = EVENTS.add("revealed", seat=WHO, card=FACE, place=TO)
SEARCHES = EVENTS.add("searches", seat=WHO)
NOT_IN_GRAVE = REASONS.add("dedicove-grave", "E5")
NOT_DRAWN = REASONS.add("dedicove-drawn", "E24")

# -- the harbour ---------------------------------------------------------------------------------------------

FOR_TAVERN, FOR_HANDS, FOR_DRAW, FOR_REFILL, FOR_EFFECT = range(5)  # what a card of the harbour is drawn for


@rule
def options_of_harbour(s, seat, out):
    """Every card of it."""
    n = members(s.harbour[0], out)
    m = members(s.harbour[1], out[n:])
    for i in range(n + m):
        out[i] += 1 if i < n else HALF + 1
    return n + m


@rule
def draw_from_harbour(s, rng):
    """E22"""
    return nth_in_harbour(s, below(rng, harbour_size(s)))


LEAVE_HARBOUR = QUESTIONS.add(
    "from-harbour", options=options_of_harbour, draw=draw_from_harbour, says={"draw": A_CARD}
)  # where the card goes: flow.py


@rule
def ask_harbour(s, purpose, number):
    """E22: CHANCE draws; only now an empty harbour is made anew from the wilderness."""
    if harbour_size(s) == 0:
        shuffle_wild(s)
    ask(s, LEAVE_HARBOUR, CHANCE, purpose, number)
    return HALTS


# -- reveal --------------------------------------------------------------------------------------------------

UNLESS_AT = 0  # argument of the row


@rule
def begin_reveal(s):
    """E21: it stays where it is, and everybody knows it."""
    if s.wilds == 0:
        return ENDS
    card = int(s.wild[s.wilds - 1])
    show_all(s, card)
    report(s, REVEALED, s.turn, card, IN_WILD, IN_WILD, EVERYONE)
    return ENDS if fits(card, cell(s, UNLESS_AT)) else DONE


REVEAL = VERBS.add("reveal", begin=begin_reveal)
reveal_unless = partial(row, REVEAL)  # one of these, or none at all, ends the sentence

# -- exhume --------------------------------------------------------------------------------------------------


@rule
def options_of_grave(s, seat, out):
    """Numbers count from the top."""
    for i in range(s.buried):
        out[i] = i + 1
    return s.buried


@rule
def refusal_of_grave(s, seat, action):
    """E5"""
    return 0 if 1 <= action <= s.buried else NOT_IN_GRAVE


A_NUMBER = Thing("[0-9]+", str, lambda text: read_number(text, HEROES), lambda number: {"number": number})
CHOOSE_GRAVE = QUESTIONS.add("exhume", row=True, options=options_of_grave, refusal=refusal_of_grave, says=A_NUMBER)


@rule
def begin_exhume(s):
    """Any card of the graveyard; the actor looks through it, which is news even of what was seen before."""
    if s.buried == 0:
        return DONE
    if s.buried == 1:
        return the_only(CHOOSE_GRAVE, 1)
    tell(s, SEARCHES, s.turn, NOTHING, 0, 0, EVERYONE, 0, BIT[s.turn])
    return ask_row(s, CHOOSE_GRAVE, BIT[s.turn])


@rule
def exhume_card(s, number):
    """Q30: shown to all."""
    card = lift_from_grave(s, s.buried - number)
    join_hand(s, s.turn, card)
    report(s, TOOK, s.turn, card, IN_GRAVE, IN_HAND + s.turn, EVERYONE)
    return DONE


EXHUME = VERBS.add("exhume", begin=begin_exhume, effect=exhume_card, asks=(CHOOSE_GRAVE,))
exhume = partial(row, EXHUME)

# -- draw ----------------------------------------------------------------------------------------------------

HARBOUR, WILD, GRAVE, TAVERN = range(1, 5)  # where cards are drawn from
MOST_AT, PILE_AT = range(2)  # arguments of the row


@rule
def is_pile_there(s, pile):
    """Is there a card to draw?"""
    if pile == HARBOUR:
        return can_draw(s)
    return s.wilds > 0 if pile == WILD else s.buried > 0


@rule
def begin_draw(s):
    """E21, E24: one card after the other, as many as the pile has."""
    most, pile = cell(s, MOST_AT), cell(s, PILE_AT)
    if pile == TAVERN:
        for slot in range(SLOTS):
            if s.tavern[slot] != 0:
                draw_aside(s, leave_tavern(s, slot), IN_TAVERN + slot, True)
        return DONE
    while s.drawns < most and is_pile_there(s, pile):
        if pile == HARBOUR:
            return ask_harbour(s, FOR_EFFECT, 0)
        if pile == WILD:
            draw_aside(s, lift_from_wild(s), IN_WILD, False)
        else:
            draw_aside(s, lift_from_grave(s, s.buried - 1), IN_GRAVE, True)
    return DONE


DRAW = VERBS.add("draw", begin=begin_draw)
draw = partial(row, DRAW)  # to be divided by what follows

# -- divide --------------------------------------------------------------------------------------------------


@rule
def options_of_drawn(s, seat, out):
    """The drawn cards."""
    for i in range(s.drawns):
        out[i] = s.drawn[i]
    return s.drawns


@rule
def refusal_of_drawn(s, seat, action):
    """E24"""
    return 0 if index_of(s, action) < s.drawns else NOT_DRAWN


@rule
def index_of(s, card):
    """Where a card is among the drawn ones; behind the last if it is not."""
    i = 0
    while i < s.drawns and s.drawn[i] != card:
        i += 1
    return i


CHOOSE_DRAWN = QUESTIONS.add("choose-drawn", row=True, options=options_of_drawn, refusal=refusal_of_drawn, says=A_CARD)


@rule
def begin_hide_one(s):
    """E24: the only one, or a question."""
    if s.drawns == 0:
        return DONE
    if s.drawns == 1:
        return the_only(CHOOSE_DRAWN, int(s.drawn[0]))
    return ask_row(s, CHOOSE_DRAWN, BIT[s.turn])


@rule
def hide_one_drawn(s, card):
    """H10: divided in secret."""
    forget_drawn(s)
    hide_drawn(s, leave_drawn(s, index_of(s, card)), IN_DRAWN)
    return DONE


HIDE_ONE = VERBS.add("hide-one", begin=begin_hide_one, effect=hide_one_drawn, asks=(CHOOSE_DRAWN,), word="hide")
hide_one = partial(row, HIDE_ONE)


TO_WILD, TO_HAND, BACK, TO_PARTY = range(4)  # where the rest goes, or a stolen card
WHERE_AT = 0  # argument of the row


@rule
def begin_rest(s):
    """E27, E28: discarded in order, kept, or put back in the old order."""
    where = cell(s, WHERE_AT)
    while s.drawns > 0:
        if where == BACK:
            put_back(s, leave_drawn(s, s.drawns - 1))
        elif where == TO_HAND:
            keep_drawn(s, leave_drawn(s, 0))
        else:
            discard_drawn(s, leave_drawn(s, 0))
    return DONE


REST = VERBS.add("rest", begin=begin_rest)
rest = partial(row, REST)
