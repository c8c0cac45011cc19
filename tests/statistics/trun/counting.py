"""What is counted of a game: what the rules page says of its size.

The page counts every card of a hand as a choice, each of the five G0 too, so that is how these games are played.
"""

import math

from throneroom.games.trun.flow import replies, vote
from throneroom.games.trun.pieces import OF
from throneroom.games.trun.state import FOLLOW, kind
from throneroom.kit import argument, below, count, nth, rule, step

TIE_BREAKS, UNAWARDED, UNAWARDED_KNIGHTS, TWO_ALL, VOTES_3, VOTES_4, VOTES_5, REPLIES, FORCED, WON_BY_LEADER, WON = (
    range(11)
)
SCORED = 11  # and the next four: cards scored of each faction
LOG10 = 16  # of the product of all choices
FIRST = 17  # who led first: the seat, and one more
CELLS = 18


@rule
def chosen(s, seat, acts, rng, one):
    """Any card that may be played."""
    if one[FIRST] == 0:
        one[FIRST] = seat + 1
    cards = replies(s.hand[seat], argument(s)) if step(s) == FOLLOW else s.hand[seat]
    n = count(cards)
    one[LOG10] += math.log10(n)
    if step(s) == FOLLOW:
        one[REPLIES] += n
        one[FORCED] += n == 1
    return kind(nth(cards, below(rng, n)))


@rule
def count_result(s, points, one):
    """The votes, and how they were split."""
    count_votes(s, one)
    count_split(points, int(one[FIRST]) - 1, one)


@rule
def count_votes(s, one):
    """Ties, unawarded votes and what was scored."""
    unawarded = 0
    for faction in range(len(OF)):
        a, b = count(s.score[0] & OF[faction]), count(s.score[1] & OF[faction])
        one[SCORED + faction] += a + b
        if vote(s, faction) < 0:
            unawarded = 1
            one[UNAWARDED_KNIGHTS] += faction == 1
        elif a == b:
            one[TIE_BREAKS] += 1
    one[UNAWARDED] += unawarded


@rule
def count_split(points, first, one):
    """How the votes were split."""
    best = max(points[0], points[1])
    if points[0] == points[1]:
        one[TWO_ALL] += 1
        return
    one[WON] += 1
    one[WON_BY_LEADER] += points[first] == best
    if points[0] + points[1] == 5:
        one[VOTES_3 + best - 3] += 1
