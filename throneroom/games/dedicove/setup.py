"""From the empty table to the first turn."""

from throneroom.games.dedicove.effects import DECK
from throneroom.games.dedicove.events import (
    CARD_DEALT,
    GOT_HEIR,
    HEIR_CARDS,
    IN_HAND,
    IN_HARBOUR,
    STARTS,
)
from throneroom.games.dedicove.pieces import DEALT, EMPEROR, HEIRS, START_SPACE, TURNS
from throneroom.games.dedicove.piles import FOR_HANDS, FOR_TAVERN, ask_harbour
from throneroom.games.dedicove.sentence import HALTS
from throneroom.games.dedicove.state import CARDS_WIDE, FIRST, HEIR, SET_UP
from throneroom.games.dedicove.turn import ONE
from throneroom.games.dedicove.verbs import (
    announce,
    drop,
    hide,
    join_hand,
    lay_on_grave,
    report,
)
from throneroom.kit import BIT, CHANCE, answer_of, argument, ask, rule, unseal

ALL_HEIRS = (1 << HEIRS + 1) - 2


@rule
def start(s, seats, options):
    """S1-S5: the markers on 4, the Emperor in the graveyard, the other heroes in the harbour."""
    s.seats = seats
    s.deck = options[0]
    s.cap = seats * TURNS[options[1]]
    s.red = START_SPACE
    s.green = START_SPACE
    s.harbour[0] = DECK[s.deck, 0]
    s.harbour[1] = DECK[s.deck, 1]
    lay_on_grave(s, EMPEROR)
    ask(s, HEIR, CHANCE, 0)


@rule
def free_heirs(s):
    """The heirs that nobody has yet."""
    found = ALL_HEIRS
    for seat in range(argument(s)):
        found &= ~BIT[s.heir[seat]]
    return found


@rule
def deal_heir(s, heir, seat):
    """S2"""
    s.heir[seat] = heir
    report(s, GOT_HEIR, seat, HEIR_CARDS + heir, 0, 0, BIT[seat])
    more = seat + 1 < s.seats
    ask(s, HEIR if more else FIRST, CHANCE, seat + 1 if more else 0)
    return HALTS


@rule
def deal_first(s, seat):
    """S7"""
    s.first = seat
    s.turn = seat
    announce(s, STARTS, seat, 0)
    ask_harbour(s, FOR_TAVERN, 0)
    return HALTS


@rule
def deal(s, card, number):
    """S8: five to each seat, the starting seat first."""
    seat = (s.first + number // DEALT) % s.seats
    join_hand(s, seat, card)
    report(s, CARD_DEALT, seat, card, IN_HARBOUR, IN_HAND + seat, BIT[seat])
    if number + 1 < DEALT * s.seats:
        ask_harbour(s, FOR_HANDS, number + 1)
    else:
        ask(s, SET_UP, BIT[s.seats] - 1)


@rule
def set_up(s):
    """S11: all decisions are applied in turn order from the starting seat."""
    for k in range(s.seats):
        one = (s.first + k) % s.seats
        hide(s, one, answer_of(s, one) // CARDS_WIDE)
        drop(s, one, answer_of(s, one) % CARDS_WIDE)
    unseal(s)
    return ONE
