"""Uniform play counted, compiled: what the rules page says of the size of the game.

The page counts every card of a hand as a choice, each of the five G0 too, so that is how these games are played.
"""

import math

import numpy as np

from throneroom.games.trun.flow import draw, play, replies, scores, start, vote
from throneroom.games.trun.pieces import OF
from throneroom.games.trun.state import FOLLOW, STATE, kind
from throneroom.kit import CHANCE, OVER, actor, argument, below, count, door, nth, number, rule, step
from throneroom.kit.state import layout_of_room

TIE_BREAKS, UNAWARDED, UNAWARDED_KNIGHTS, TWO_ALL, VOTES_3, VOTES_4, VOTES_5, REPLIES, FORCED, WON_BY_LEADER, WON = (
    range(11)
)
SCORED = 11  # and the next four: cards scored of each faction
LOG10 = 16  # of the product of all choices
CELLS = 17

ROOM = layout_of_room(
    ("worlds", STATE, (2,)),  # an empty table, and the one that is played at
    number("games"),
    number("rng", 1),
    ("counts", np.float64, (CELLS,)),
    number("options", 1),  # nobody writes here
    number("points", 2),
)
DOORS = ("census",)


@door
def census(room):
    """Add so many `games` to the `counts`."""
    r = room[0]
    s = r.worlds[1]
    for _ in range(r.games):
        r.worlds[1] = r.worlds[0]
        start(s, 2, r.options)
        first = play_counted(s, r.rng, r.counts)
        scores(s, r.points)
        count_votes(s, r.counts)
        count_result(r.points, first, r.counts)


@rule
def play_counted(s, rng, out):
    """One game; returns who led first."""
    first = -1
    seat = actor(s)
    while seat != OVER:
        if seat == CHANCE:
            play(s, seat, draw(s, rng))
        else:
            first = seat if first < 0 else first
            cards = replies(s.hand[seat], argument(s)) if step(s) == FOLLOW else s.hand[seat]
            n = count(cards)
            out[LOG10] += math.log10(n)
            if step(s) == FOLLOW:
                out[REPLIES] += n
                out[FORCED] += n == 1
            play(s, seat, kind(nth(cards, below(rng, n))))
        seat = actor(s)
    return first


@rule
def count_votes(s, out):
    """Ties, unawarded votes and what was scored."""
    unawarded = 0
    for faction in range(len(OF)):
        a, b = count(s.score[0] & OF[faction]), count(s.score[1] & OF[faction])
        out[SCORED + faction] += a + b
        if vote(s, faction) < 0:
            unawarded = 1
            out[UNAWARDED_KNIGHTS] += faction == 1
        elif a == b:
            out[TIE_BREAKS] += 1
    out[UNAWARDED] += unawarded


@rule
def count_result(points, first, out):
    """How the votes were split."""
    best = max(points[0], points[1])
    if points[0] == points[1]:
        out[TWO_ALL] += 1
        return
    out[WON] += 1
    out[WON_BY_LEADER] += points[first] == best
    if points[0] + points[1] == 5:
        out[VOTES_3 + best - 3] += 1
