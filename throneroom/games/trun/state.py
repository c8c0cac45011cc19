"""The table of Trůn, and its small readers."""

from typing import Final

from throneroom.games.trun.pieces import COPIES, ZEROS
from throneroom.kit import BIT, argument, count, layout, number, rule, step

STATE = layout(
    number("hand", 2),
    number("followers", 2),  # phase 1: the follower piles
    number("shown", 2),  # the prizes among a seat's followers, still held: everyone knows these
    number("score", 2),
    number("void", 2),  # factions a seat is publicly out of, until the phase ends (V1)
    number("deck"),
    number("prize"),
    number("removed"),
    number("unseen_hand", 2),  # views only: how many cards of a pile this seat may not know
    number("unseen_followers", 2),
    number("unseen_deck"),
    frames=4,
    events=8,
)

FIRST, DEAL, PRIZE, DRAW, LEAD, FOLLOW = range(1, 7)
STEPS: Final = ("over", "first", "deal", "prize", "draw", "lead", "follow")


@rule
def kind(card):
    """A19: CHANCE draws one of up to five G0; from then on it is just a G0, and nobody learns which."""
    return 0 if card < COPIES else card


@rule
def add(pile, card):
    """The pile with this card."""
    place = count(pile & ZEROS) if card < COPIES else card
    return pile | 1 << int(place)


@rule
def drop(pile, card):
    """The pile without this card, which it holds."""
    place = count(pile & ZEROS) - 1 if card < COPIES else card
    return pile ^ 1 << int(place)


@rule
def joined(pile, cards):
    """Two sets of cards as one pile."""
    zeros = count(pile & ZEROS) + count(cards & ZEROS)
    return (pile | cards) & ~ZEROS | (BIT[zeros] - 1)


@rule
def without(pile, other):
    """The cards of a pile that are left when those of another, which it contains, are taken out."""
    zeros = count(pile & ZEROS) - count(other & ZEROS)
    return pile & ~other & ~ZEROS | (BIT[zeros] - 1)


@rule
def deck_size(s):
    """How many cards the draw deck holds, in a view as well."""
    return count(s.deck) + s.unseen_deck


@rule
def is_phase_two(s):
    """R19, R21: the deck is used up and the follower piles are the hands."""
    return deck_size(s) == 0


@rule
def led(s):
    """The card that was led, while a reply is awaited; otherwise -1."""
    return argument(s) if step(s) == FOLLOW else -1
