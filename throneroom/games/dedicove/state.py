"""The table of Dědicové trůnu, and its small readers.

A card is its number, so what a seat knows is a mark on the card: `known[card]` is the set of seats that know where it
lies. Piles with an order are arrays whose last card is the top; the harbour, whose order nobody can know, is a set.
"""

from throneroom.games.dedicove.pieces import HEROES, SLOTS, THRESHOLD
from throneroom.kit import BIT, cells, count, has, layout, nth, number, rule
from throneroom.kit.register import Register
from throneroom.kit.state import MOST_SEATS

HAND_ROOM, PARTY_ROOM, ASIDE_ROOM, DRAWN_ROOM = 14, 56, 6, 3
ALL_SLOTS = (1 << SLOTS) - 1
HALF = 43  # cards in each of the two sets that make the harbour
DIRECTIONS = ("R+", "R-", "G+", "G-")  # of the markers

STATE = layout(
    number("turn"),  # the seat whose turn it is: the actor of every effect
    number("first"),  # the starting seat
    number("turns"),  # turns completed
    number("cap"),  # after so many turns it ends; 0 for never
    number("deck"),
    number("red"),
    number("green"),
    number("harbour", 2),
    number("held", MOST_SEATS),  # cards in a hand, the unseen ones too
    number("heroes", MOST_SEATS),  # in a party
    number("up", MOST_SEATS),  # the places of a party where a hero lies face up
    number("moved", MOST_SEATS, len(DIRECTIONS)),  # steps in each direction that a seat has made the markers go
    number("wilds"),  # cards in the wilderness
    number("buried"),  # cards in the graveyard
    number("asides"),
    number("drawns"),
    number("unseen_hand", MOST_SEATS),  # views only: how many cards this seat may not know
    number("unseen_harbour"),
    cells("heir", MOST_SEATS),
    cells("hand", MOST_SEATS, HAND_ROOM),  # sorted
    cells("party", MOST_SEATS, PARTY_ROOM),
    cells("tavern", SLOTS),
    cells("wild", HEROES),
    cells("grave", HEROES),
    cells("aside", ASIDE_ROOM),  # taken from the tavern to be performed
    cells("drawn", DRAWN_ROOM),  # cards of an instruction that is being carried out
    cells("known", HEROES + 1),
    frames=32,
    events=72,
)
NO_ROOM = 4  # a fault beside those of the kit: a hand or a party is too long

QUESTIONS = Register("over")  # each is declared where it belongs: its answers, what they do, how they are written

PLACES_WIDE = 64  # a place in a party is seat * 64 + its number, from 1
PLAY = 128  # an action that plays card c is 128 + c, one that discards it is c
DECLINE = PASS = 0  # in an effect, and in a turn
FROM_HARBOUR = SLOTS + 1  # a draw is a slot from 1, or the harbour
CARDS_WIDE = HEROES + 1  # a set-up is the hidden hero * 86 + the card for the wilderness


@rule
def everybody(s):
    """The set of all seats."""
    return BIT[s.seats] - 1


@rule
def next_seat(s, seat):
    """Clockwise."""
    return (seat + 1) % s.seats


@rule
def place_of(seat, i):
    """A place in a party as one number; i counts from 0, the number from 1, so 0 is no place."""
    return seat * PLACES_WIDE + i + 1


@rule
def seat_at(place):
    """Whose party it is."""
    return place // PLACES_WIDE


@rule
def index_at(place):
    """Where in that party, from 0."""
    return place % PLACES_WIDE - 1


@rule
def card_at(s, place):
    """The hero in a place of a party."""
    return int(s.party[seat_at(place), index_at(place)])


@rule
def is_up_at(s, place):
    """Does it lie face up?"""
    return has(s.up[seat_at(place)], index_at(place))


@rule
def holds(s, seat, card):
    """Is it in this hand, as far as that is known?"""
    i = s.held[seat] - s.unseen_hand[seat] - 1
    while i >= 0 and s.hand[seat, i] != card:
        i -= 1
    return i >= 0


@rule
def harbour_size(s):
    """How many cards the harbour has."""
    return count(s.harbour[0]) + count(s.harbour[1]) + s.unseen_harbour


@rule
def can_draw(s):
    """T9, E22: is there a card in the harbour, or can there be one?"""
    return harbour_size(s) + s.wilds > 0


@rule
def nth_in_harbour(s, k):
    """The k-th card of the harbour, in the order of numbers."""
    below = count(s.harbour[0])
    if k < below:
        return nth(s.harbour[0], k) + 1
    return nth(s.harbour[1], k - below) + HALF + 1


@rule
def free_slots(s):
    """The tavern's empty slots, as a set."""
    found = 0
    for slot in range(SLOTS):
        if s.tavern[slot] == 0:
            found |= BIT[slot]
    return found


@rule
def is_dry(s):
    """W12: has nobody a card, and is there none to draw? Then nothing could ever happen any more."""
    for seat in range(s.seats):
        if s.held[seat] > 0:
            return False
    return free_slots(s) == ALL_SLOTS and not can_draw(s)


@rule
def threshold(s):
    """W1: so many face-up heroes in one party end the game."""
    return THRESHOLD[s.seats] - (1 if s.deck == 2 else 0)


@rule
def is_reached(s):
    """W2: has any party enough face-up heroes?"""
    most = 0
    for p in range(s.seats):
        most = max(most, count(s.up[p]))
    return most >= threshold(s)
