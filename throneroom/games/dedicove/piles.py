"""Tavern, harbour, wilderness and graveyard: sweep, toss, fill, recruit, reveal, draw and divide, exhume."""

from throneroom.games.dedicove import grammar as g
from throneroom.games.dedicove.events import (
    IN_DRAWN,
    IN_GRAVE,
    IN_HAND,
    IN_PARTY,
    IN_TAVERN,
    IN_WILD,
    REVEALED,
    SEARCHES,
    TOOK,
)
from throneroom.games.dedicove.heroes import counted
from throneroom.games.dedicove.pieces import EMPEROR, MOST_COUNTED, SLOTS
from throneroom.games.dedicove.sentence import (
    DECLINE,
    DONE,
    ENDS,
    HALTS,
    IT_AT,
    THAT_AT,
    ask_row,
    cell,
    decline,
    fits,
    is_in_chain,
    may_decline,
    named,
    offer_to_decline,
    the_only,
    verb,
)
from throneroom.games.dedicove.state import DRAWN, GRAVE, HARBOUR, TAVERN, can_draw, harbour_size
from throneroom.games.dedicove.verbs import (
    announce,
    discard_drawn,
    discard_open,
    draw_aside,
    forget_drawn,
    hide_drawn,
    join_hand,
    join_party,
    keep_drawn,
    leave_drawn,
    leave_tavern,
    lift_from_grave,
    lift_from_wild,
    put_back,
    refill,
    report,
    set_aside,
    show_all,
    shuffle_wild,
)
from throneroom.kit import BIT, CHANCE, EVERYONE, ask, count, lowest, members, rule, set_argument

FOR_TAVERN, FOR_HANDS, FOR_DRAW, FOR_REFILL, FOR_EFFECT = range(5)  # what a card of the harbour is drawn for

# -- the harbour ---------------------------------------------------------------------------------------------


@rule
def ask_harbour(s, purpose, number):
    """E22: CHANCE draws; only now an empty harbour is made anew from the wilderness."""
    if harbour_size(s) == 0:
        shuffle_wild(s)
    ask(s, HARBOUR, CHANCE, purpose, number)
    return HALTS


# -- the tavern ----------------------------------------------------------------------------------------------


@rule
def slots(s):
    """The slots that the verb of this row may choose, as a set."""
    now = verb(s)
    found = 0
    for slot in range(SLOTS):
        card = int(s.tavern[slot])
        if card == 0 or (now == g.TOSS and not fits(card, cell(s, 0))):
            continue
        if now == g.ASIDE and (card == EMPEROR or is_in_chain(s, card)):
            continue
        found |= BIT[slot]
    return found


@rule
def options_tavern(s, out):
    """Slots from 1, then the offer to decline."""
    n = members(slots(s), out)
    for i in range(n):
        out[i] += 1
    return n + offer_to_decline(s, out[n:])


@rule
def begin_tavern(s):
    """E7: nothing, the only card, or a question."""
    found = slots(s)
    may = may_decline(s)
    if found == 0:
        if may:
            decline(s)
        return DONE if verb(s) == g.RECRUIT else ENDS
    if count(found) == 1 and not may:
        return the_only(TAVERN, lowest(found) + 1)
    return ask_row(s, TAVERN, BIT[s.turn])


@rule
def on_tavern(s, action):
    """The verb, done to the card of a slot."""
    if action == DECLINE:
        decline(s)
        return ENDS
    slot = action - 1
    now = verb(s)
    if now == g.ASIDE:
        set_argument(s, set_aside(s, slot), THAT_AT)
        return DONE
    card = leave_tavern(s, slot)
    if now == g.TOSS:
        discard_open(s, card, IN_TAVERN + slot)
    else:
        place = join_party(s, s.turn, card, True)
        report(s, TOOK, s.turn, card, IN_TAVERN + slot, IN_PARTY + place, EVERYONE)
    return DONE


@rule
def begin_sweep(s):
    """E27: in slot order; X is how many."""
    factions = cell(s, 0)
    if factions == 0:
        factions = named(s)
    n = 0
    for slot in range(SLOTS):
        if s.tavern[slot] != 0 and fits(int(s.tavern[slot]), factions):
            discard_open(s, leave_tavern(s, slot), IN_TAVERN + slot)
            n += 1
    set_argument(s, n, IT_AT)
    return DONE


@rule
def begin_fill(s):
    """E20: from the top of the graveyard, as many as there are."""
    for slot in range(SLOTS):
        if s.tavern[slot] == 0 and s.buried > 0:
            refill(s, slot, lift_from_grave(s, s.buried - 1), IN_GRAVE)
    return DONE


# -- wilderness and graveyard --------------------------------------------------------------------------------


@rule
def begin_reveal(s):
    """E21: it stays where it is, and everybody knows it."""
    if s.wilds == 0:
        return ENDS
    card = int(s.wild[s.wilds - 1])
    show_all(s, card)
    report(s, REVEALED, s.turn, card, IN_WILD, IN_WILD, EVERYONE)
    return ENDS if fits(card, cell(s, 0)) else DONE


@rule
def begin_count_graves(s):
    """E19"""
    return counted(s, min(MOST_COUNTED, s.buried))


@rule
def begin_exhume(s):
    """Any card of the graveyard; the actor looks through it."""
    if s.buried == 0:
        return DONE
    if s.buried == 1:
        return the_only(GRAVE, 1)
    announce(s, SEARCHES, s.turn, 0)
    return ask_row(s, GRAVE, BIT[s.turn])


@rule
def exhume(s, number):
    """Q30: shown to all. Numbers count from the top."""
    card = lift_from_grave(s, s.buried - number)
    join_hand(s, s.turn, card)
    report(s, TOOK, s.turn, card, IN_GRAVE, IN_HAND + s.turn, EVERYONE)
    return DONE


# -- draw, and divide ----------------------------------------------------------------------------------------


@rule
def is_pile_there(s, pile):
    """Is there a card to draw?"""
    if pile == g.HARBOUR:
        return can_draw(s)
    if pile == g.WILD:
        return s.wilds > 0
    return s.buried > 0


@rule
def begin_draw(s):
    """E21, E24: one card after the other, as many as the pile has."""
    most, pile = cell(s, 0), cell(s, 1)
    if pile == g.TAVERN:
        for slot in range(SLOTS):
            if s.tavern[slot] != 0:
                draw_aside(s, leave_tavern(s, slot), IN_TAVERN + slot, True)
        return DONE
    while s.drawns < most and is_pile_there(s, pile):
        if pile == g.HARBOUR:
            return ask_harbour(s, FOR_EFFECT, 0)
        if pile == g.WILD:
            draw_aside(s, lift_from_wild(s), IN_WILD, False)
        else:
            draw_aside(s, lift_from_grave(s, s.buried - 1), IN_GRAVE, True)
    return DONE


@rule
def options_drawn(s, out):
    """The drawn cards."""
    for i in range(s.drawns):
        out[i] = s.drawn[i]
    return s.drawns


@rule
def begin_hide_one(s):
    """E24: the only one, or a question."""
    if s.drawns == 0:
        return DONE
    if s.drawns == 1:
        return the_only(DRAWN, int(s.drawn[0]))
    return ask_row(s, DRAWN, BIT[s.turn])


@rule
def hide_one(s, card):
    """H10: divided in secret."""
    forget_drawn(s)
    hide_drawn(s, leave_drawn(s, index_of(s, card)), IN_DRAWN)
    return DONE


@rule
def index_of(s, card):
    """Where a card is among the drawn ones."""
    i = 0
    while s.drawn[i] != card:
        i += 1
    return i


@rule
def begin_rest(s):
    """E27, E28: discarded in order, kept, or put back in the old order."""
    where = cell(s, 0)
    while s.drawns > 0:
        if where == g.BACK:
            put_back(s, leave_drawn(s, s.drawns - 1))
        elif where == g.TO_HAND:
            keep_drawn(s, leave_drawn(s, 0))
        else:
            discard_drawn(s, leave_drawn(s, 0))
    return DONE
