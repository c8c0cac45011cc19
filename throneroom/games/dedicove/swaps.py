"""Swaps: two cards change places, and neither is turned (E30). The left side is chosen first."""

from functools import partial

from throneroom.games.dedicove.choosing import (
    LEFT,
    OF_DRAWN,
    OF_GRAVE,
    OF_HAND,
    OF_PARTY,
    OF_TAVERN,
    PLACE,
    RIGHT,
    choice,
    may_decline,
    side,
)
from throneroom.games.dedicove.events import EVENTS, IN_DRAWN, IN_GRAVE, IN_HAND, IN_PARTY, IN_TAVERN
from throneroom.games.dedicove.hands import CHOOSE_CARD
from throneroom.games.dedicove.heroes import CHOOSE_HERO, among_heroes
from throneroom.games.dedicove.piles import CHOOSE_DRAWN, index_of
from throneroom.games.dedicove.rows import MAY_AT, ROWS, VERBS
from throneroom.games.dedicove.sentence import DONE, THAT_AT, ask_row, cell, decline, here, that, the_only
from throneroom.games.dedicove.state import card_at, everybody, is_up_at, seat_at
from throneroom.games.dedicove.tavern import CHOOSE_SLOT, slots
from throneroom.games.dedicove.verbs import (
    audience,
    forget_drawn,
    join_hand,
    knowers,
    leave_hand,
    replace_hero,
    report,
    show_all,
)
from throneroom.kit import BIT, answer_of, count, lowest, rule, set_argument, unseal
from throneroom.kit.kinds import FACE, FROM, TO, WHO

SWAPPED = EVENTS.add("swapped", seat=WHO, card=FACE, from_=FROM, to=TO)
CHOSEN = 1  # `that`, where it must not tell which: the only top of the graveyard, or one of the drawn cards


@rule
def kind(s):
    """What lies on the side that is chosen now."""
    return cell(s, side(s, here(s)) + PLACE)


@rule
def among(s):
    """How many can be chosen on this side, and one of them."""
    now = kind(s)
    if now == OF_PARTY:
        return among_heroes(s, here(s))
    if now == OF_HAND:
        return s.held[s.turn], int(s.hand[s.turn, 0])
    if now == OF_TAVERN:
        found = slots(s)
        return count(found), lowest(found) + 1
    if now == OF_GRAVE:
        return min(1, s.buried), CHOSEN
    return s.drawns, int(s.drawn[0])


@rule
def question(s):
    """The step that asks for this side."""
    now = kind(s)
    if now == OF_PARTY:
        return CHOOSE_HERO
    if now == OF_HAND:
        return CHOOSE_CARD
    return CHOOSE_SLOT if now == OF_TAVERN else CHOOSE_DRAWN


@rule
def begin_swap(s):
    """E30: both sides must exist, otherwise nothing is swapped."""
    left, _ = among(s)
    set_argument(s, CHOSEN, THAT_AT)
    right, _ = among(s)
    set_argument(s, 0, THAT_AT)
    if left == 0 or right == 0:
        if ROWS[here(s), MAY_AT] != 0:
            decline(s)
        return DONE
    if kind(s) == OF_GRAVE:
        set_argument(s, CHOSEN, THAT_AT)
    return choose(s)


@rule
def choose(s):
    """E7: the only one on this side, or a question."""
    n, only = among(s)
    if n == 1 and not may_decline(s):
        return the_only(question(s), only)
    return ask_row(s, question(s), BIT[s.turn])


@rule
def choose_side(s, action):
    """The left side is known now; or the right side, and they change places."""
    if side(s, here(s)) == RIGHT:
        return finish(s, action)
    if kind(s) == OF_DRAWN:
        s.sealed[s.turn] = index_of(s, action) + 1
        action = CHOSEN
    set_argument(s, action, THAT_AT)
    return choose(s)


@rule
def finish(s, right):
    """E30: position for position."""
    left = cell(s, LEFT + PLACE)
    if left == OF_TAVERN:
        swap_tavern(s, that(s) - 1, right)
    elif left == OF_GRAVE:
        swap_grave(s, right)
    elif left == OF_DRAWN:
        swap_drawn(s, answer_of(s, s.turn), right)
    elif cell(s, RIGHT + PLACE) == OF_HAND:
        swap_hand(s, that(s), right)
    else:
        swap_heroes(s, that(s), right)
    set_argument(s, 0, THAT_AT)
    return DONE


@rule
def tell_swap(s, card, source, target, is_open):
    """H13: both places, and the card on every open side."""
    report(s, SWAPPED, s.turn, card, source, target, audience(is_open, knowers(s, card)))


@rule
def swap_tavern(s, slot, place):
    """Both lie open."""
    new, old = int(s.tavern[slot]), card_at(s, place)
    s.tavern[slot] = old
    replace_hero(s, place, new)
    tell_swap(s, new, IN_TAVERN + slot, IN_PARTY + place, True)
    tell_swap(s, old, IN_PARTY + place, IN_TAVERN + slot, True)


@rule
def swap_grave(s, place):
    """Both lie open."""
    new, old = int(s.grave[s.buried - 1]), card_at(s, place)
    s.grave[s.buried - 1] = old
    show_all(s, old)
    replace_hero(s, place, new)
    tell_swap(s, new, IN_GRAVE, IN_PARTY + place, True)
    tell_swap(s, old, IN_PARTY + place, IN_GRAVE, True)


@rule
def swap_drawn(s, i, place):
    """H10, Q34: the others lose their marks, unless only one card was looked at."""
    new, old = int(s.drawn[i]), card_at(s, place)
    if s.drawns > 1:
        forget_drawn(s)
        s.known[old] &= BIT[s.turn]
    unseal(s)
    s.drawn[i] = old
    replace_hero(s, place, new)
    tell_swap(s, new, IN_DRAWN, IN_PARTY + place, False)
    tell_swap(s, old, IN_PARTY + place, IN_DRAWN, False)


@rule
def swap_hand(s, place, new):
    """H6, H8: who knew the hero knows it in the hand."""
    up = is_up_at(s, place)
    old = card_at(s, place)
    leave_hand(s, s.turn, new, everybody(s) if up else BIT[s.turn] | BIT[seat_at(place)])
    replace_hero(s, place, new)
    join_hand(s, s.turn, old)
    tell_swap(s, new, IN_HAND + s.turn, IN_PARTY + place, up)
    tell_swap(s, old, IN_PARTY + place, IN_HAND + s.turn, up)


@rule
def swap_heroes(s, place, other):
    """H6: both hidden; marks follow them, and each owner may look."""
    one, two = card_at(s, place), card_at(s, other)
    replace_hero(s, place, two)
    replace_hero(s, other, one)
    tell_swap(s, two, IN_PARTY + other, IN_PARTY + place, False)
    tell_swap(s, one, IN_PARTY + place, IN_PARTY + other, False)


# -- the words -----------------------------------------------------------------------------------------------

SWAP = VERBS.add(
    "swap", begin=begin_swap, effect=choose_side, asks=(CHOOSE_HERO, CHOOSE_CARD, CHOOSE_SLOT, CHOOSE_DRAWN)
)
swap = partial(choice, SWAP)
may_swap = partial(choice, SWAP, may=True)
