"""Hand-made play of Trůn: the greedy player of the rules page's notes. It reads a view, nothing else."""

import numpy as np

from throneroom.bots.unguided import believe
from throneroom.games.trun.flow import replies
from throneroom.games.trun.pieces import BEATS, DOPPELGANGER, DWARVES, FACTION, KNIGHT, OF, UNDEADS, VALUE
from throneroom.games.trun.state import is_phase_two, led
from throneroom.kit import count, has, lowest, rule
from throneroom.kit.reals import exp
from throneroom.kit.state import UNUSED

__all__ = ["SCRATCH", "believe", "evaluate", "greedy", "usual"]

SCRATCH = UNUSED
WANTED_VALUE = 5
SPARING = VALUE + 10 * (FACTION == DOPPELGANGER).astype(np.int8)  # Doppelgangers are kept for better moments


@rule
def cheapest(cards, cost):
    """The card of a set that costs least."""
    best = lowest(cards)
    while cards != 0:
        card = lowest(cards)
        if cost[card] < cost[best]:
            best = card
        cards &= cards - 1
    return best


@rule
def dearest(cards, cost):
    """The card of a set that costs most."""
    best = lowest(cards)
    while cards != 0:
        card = lowest(cards)
        if cost[card] > cost[best]:
            best = card
        cards &= cards - 1
    return best


@rule
def greedy(v, seat, scratch, rng):
    """Fight for good prizes, then for votes."""
    lead = led(v)
    hand = v.hand[seat]
    if is_phase_two(v):
        return favour_lead(hand) if lead < 0 else favour_reply(replies(hand, lead), lead)
    return recruit_lead(v, hand) if lead < 0 else recruit_reply(v, replies(hand, lead), lead)


usual = greedy


@rule
def is_wanted(prize):
    """A Knight, a Doppelganger, or a high card."""
    card = lowest(prize)
    return FACTION[card] == KNIGHT or FACTION[card] == DOPPELGANGER or VALUE[card] >= WANTED_VALUE


@rule
def recruit_lead(v, hand):
    """High for a wanted prize, low for another."""
    return dearest(hand, VALUE) if is_wanted(v.prize) else cheapest(hand, VALUE)


@rule
def recruit_reply(v, options, lead):
    """Win cheaply what is wanted (a led Undead always is); lose with the lowest card that does not score."""
    winning = options & BEATS[lead]
    losing = options & ~BEATS[lead]
    if winning != 0 and (losing == 0 or has(UNDEADS, lead) or is_wanted(v.prize)):
        return cheapest(winning, SPARING)
    harmless = losing & ~UNDEADS
    return cheapest(harmless if harmless != 0 else losing, VALUE)


@rule
def favour_lead(hand):
    """The highest card that is no Dwarf; Dwarves last, the lowest first."""
    others = hand & ~DWARVES
    return dearest(others, VALUE) if others != 0 else cheapest(hand, VALUE)


@rule
def favour_reply(options, lead):
    """Collect Dwarves by losing, win everything else cheaply, throw high Dwarves away where the trick is lost."""
    winning = options & BEATS[lead]
    losing = options & ~BEATS[lead]
    dwarves = losing & DWARVES
    if dwarves != 0 and (winning == 0 or has(DWARVES, lead)):
        return dearest(dwarves, VALUE)
    if winning != 0:
        return cheapest(winning, SPARING)
    return cheapest(losing, VALUE)


# -- how it stands ------------------------------------------------------------------------------------------

DOUBT = 1.5  # factions by which an unfinished game may still turn


@rule
def evaluate(s, out):
    """Each seat's hope, from what it has recruited and scored of each faction."""
    lead = 0.0
    for faction in range(len(OF)):
        mine = count(s.score[0] & OF[faction]) + count(s.followers[0] & OF[faction])
        theirs = count(s.score[1] & OF[faction]) + count(s.followers[1] & OF[faction])
        lead += (mine - theirs) / (mine + theirs + 1.0)
    out[0] = 1.0 / (1.0 + exp(-lead / DOUBT))
    out[1] = 1.0 - out[0]
