"""Which worlds of phase 1 are likely: those in which the other seat would have led what it led.

A view tells the trick on the table and no earlier one, so a lead that awaits our reply is all there is to judge by;
voids are respected by `imagine`. Hand-made play puts the cards of a hand in order, high ones first for a wanted prize
and low ones for another. The more cards of an imagined hand stand before the one that was led, the less likely it is.
"""

import numpy as np

from throneroom.bots.trun import is_wanted
from throneroom.games.trun import imagine
from throneroom.games.trun.pieces import CARDS, HAND, VALUE
from throneroom.games.trun.state import led
from throneroom.kit import below, count, rule

TRIES = 8  # worlds; the last one is taken as it is
DICE = 1024
FADES = 0.7  # with every card that would rather have been led
WHIM = 0.2  # nobody has to play as we think
CHANCE_TO_STAY = (DICE * np.maximum(WHIM, FADES ** np.arange(HAND))).astype(np.int64)
HIGHER = np.array([sum(1 << card for card in range(CARDS) if VALUE[card] > value) for value in VALUE], np.int64)
LOWER = np.array([sum(1 << card for card in range(CARDS) if VALUE[card] < value) for value in VALUE], np.int64)


@rule
def better_leads(hand, lead, prize):
    """How many cards of this hand would rather have been led for this prize."""
    return count(hand & (HIGHER[lead] if is_wanted(prize) else LOWER[lead]))


@rule
def imagine_likely(v, seat, worlds, rng):
    """Fill row 0 with a world of this view, the likely ones more often."""
    s = worlds[0]
    for _ in range(TRIES):
        worlds[0] = v[0]
        imagine(s, seat, rng)
        if led(s) < 0 or below(rng, DICE) < CHANCE_TO_STAY[better_leads(s.hand[1 - seat], led(s), s.prize)]:
            break
