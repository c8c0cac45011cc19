"""From the empty table to the first turn."""

from throneroom.games.dedicove.effects import DECK
from throneroom.games.dedicove.events import CARD_DEALT, GOT_HEIR, HEIR_CARDS, IN_HAND, IN_HARBOUR, STARTS
from throneroom.games.dedicove.notation import A_SEAT, Thing, read_card
from throneroom.games.dedicove.pieces import DEALT, EMPEROR, HEIRS, START_SPACE, TURNS
from throneroom.games.dedicove.piles import FOR_HANDS, FOR_TAVERN, ask_harbour
from throneroom.games.dedicove.reasons import REASONS
from throneroom.games.dedicove.sentence import HALTS
from throneroom.games.dedicove.state import CARDS_WIDE, QUESTIONS, everybody, holds
from throneroom.games.dedicove.turn import ONE
from throneroom.games.dedicove.verbs import announce, decide, drop, hide_card, join_hand, lay_on_grave, report
from throneroom.kit import BIT, CHANCE, answer_of, answered, argument, ask, below, members, one_of, rule, unseal
from throneroom.kit.text import read_number

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
    ask(s, GET_HEIR, CHANCE, 0)


# -- heirs ---------------------------------------------------------------------------------------------------


@rule
def free_heirs(s):
    """The heirs that nobody has yet."""
    found = ALL_HEIRS
    for seat in range(argument(s)):
        found &= ~BIT[s.heir[seat]]
    return found


@rule
def options_of_heir(s, seat, out):
    """S2"""
    return members(free_heirs(s), out)


@rule
def draw_heir(s, rng):
    """S2"""
    return one_of(free_heirs(s), rng)


@rule
def deal_heir(s, chance, heir):
    """S2: to one seat after the other."""
    seat = argument(s)
    answered(s)
    s.heir[seat] = heir
    report(s, GOT_HEIR, seat, HEIR_CARDS + heir, 0, 0, BIT[seat])
    more = seat + 1 < s.seats
    ask(s, GET_HEIR if more else CHOOSE_FIRST, CHANCE, seat + 1 if more else 0)
    return HALTS


GET_HEIR = QUESTIONS.add(
    "get-heir",
    options=options_of_heir,
    draw=draw_heir,
    answer=deal_heir,
    says={"heir": Thing("[0-9]+", str, lambda text: read_number(text, HEIRS), lambda heir: {"heir": heir})},
)

# -- the starting seat, tavern and hands ---------------------------------------------------------------------


@rule
def options_of_first(s, seat, out):
    """S7"""
    return members(everybody(s), out)


@rule
def draw_first(s, rng):
    """S7"""
    return below(rng, s.seats)


@rule
def deal_first(s, chance, seat):
    """S7"""
    answered(s)
    s.first = seat
    s.turn = seat
    announce(s, STARTS, seat, 0)
    ask_harbour(s, FOR_TAVERN, 0)
    return HALTS


CHOOSE_FIRST = QUESTIONS.add(
    "choose-first", options=options_of_first, draw=draw_first, answer=deal_first, says={"first": A_SEAT}
)


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


# -- what everybody hides and discards -----------------------------------------------------------------------

TWO_CARDS = REASONS.add("dedicove-set-up", "S9")


@rule
def options_of_set_up(s, seat, out):
    """S9: two different cards, one to hide and one for the wilderness."""
    n = 0
    for i in range(s.held[seat]):
        for k in range(s.held[seat]):
            if i != k:
                out[n] = s.hand[seat, i] * CARDS_WIDE + s.hand[seat, k]
                n += 1
    return n


@rule
def refusal_of_set_up(s, seat, action):
    """S9"""
    hidden, dropped = action // CARDS_WIDE, action % CARDS_WIDE
    return 0 if hidden != dropped and holds(s, seat, hidden) and holds(s, seat, dropped) else TWO_CARDS


@rule
def set_up(s, seat, action):
    """S11: all decisions are applied in turn order from the starting seat."""
    if not decide(s, seat, action):
        return HALTS
    for k in range(s.seats):
        one = (s.first + k) % s.seats
        hide_card(s, one, answer_of(s, one) // CARDS_WIDE)
        drop(s, one, answer_of(s, one) % CARDS_WIDE)
    unseal(s)
    return ONE


def _read_cards(text: str) -> int:
    """`12 drop 7`: the first one is hidden."""
    hidden, dropped = text.split(" drop ")
    return read_card(hidden) * CARDS_WIDE + read_card(dropped)


TWO_HELD = Thing(
    "[0-9]+ drop [0-9]+",
    lambda action: f"{action // CARDS_WIDE} drop {action % CARDS_WIDE}",
    _read_cards,
    lambda action: {"card": action // CARDS_WIDE, "drop": action % CARDS_WIDE},
    deed="set-up",
)
SET_UP = QUESTIONS.add(
    "set-up", options=options_of_set_up, refusal=refusal_of_set_up, answer=set_up, says={"hide": TWO_HELD}
)
