"""What the hand-made player takes a table of Jak se trollí princezny to be worth, in tenths of a point.

Points count in full. All else counts for what it can still become: the fewer moves are left, the less.
"""

import numpy as np

from throneroom.games.trolli.moving import MOVE
from throneroom.games.trolli.pieces import BABY, BELL, CAMP, KINDS, ROYAL_CARD_NEEDS, ROYAL_CARD_OF, ROYAL_TILE
from throneroom.games.trolli.scoring import counted, score
from throneroom.games.trolli.state import deck_size, human_count
from throneroom.kit import count, lowest, rule
from throneroom.kit.frames import STEP

POINT = 10
SOON = 6  # moves: with fewer left the engine is worth less
ORE = np.array([4, 8, 12], np.int16)  # obsidian, gold, a diamond; so many of them are of use
USEFUL = np.array([6, 5, 4], np.int16)
FILLED = np.array([2, 4, 7], np.int16)
SHAFT = np.array([2, 3, 4], np.int16)  # for eight rounds
FIELD_WORTH = np.array([10, 7, 8], np.int16)  # a free field for a camp, a baby, a bell; two of each are of use
BED, MIGHT, COW, BARN, TILE_IN_NETWORK, CARD = 8, 3, 4, 1, 2, 2
ROYAL_CARD = 24  # when nearly fulfilled
FREED = 3  # a round, for each camp and baby that has left the board
HELPER = 2  # a round, for each human
ACTIVE_TILE = 2  # a round


@rule
def moves_left(s, p):
    """How many trolls a player will still move."""
    n = 2 * (deck_size(s) - int(s.played[p]))
    if s.turn == p:
        for i in range(s.depth):
            n += 1 if s.stack[i, STEP] == MOVE else 0
    return n


@rule
def value(s, p):
    """Points, and what can still become points."""
    return POINT * score(s, p) + engine(s, p) * min(moves_left(s, p), SOON) // SOON


@rule
def engine(s, p):
    """Resources, fields, beds, royal cards on the way, and what brings something in every round that is left."""
    left = deck_size(s) - int(s.played[p])
    total = MIGHT * int(s.might[p]) + COW * int(s.cows[p]) + BARN * int(s.barns[p])
    for ore in range(KINDS):
        total += int(ORE[ore]) * min(int(s.ore[p, ore]), int(USEFUL[ore]))
        total += int(FILLED[ore]) * int(s.filled[p, ore]) + int(SHAFT[ore]) * int(s.shafts[p, ore]) * left // 8
    for item in (CAMP, BABY, BELL):
        total += int(FIELD_WORTH[item]) * min(int(s.free[p, item].sum()), 2)
    total += BED * min(int(s.beds[p]) - int(s.princesses[p]), 2)
    total += CARD * count(s.cards[p]) + TILE_IN_NETWORK * count(s.occupied[p]) + progress(s, p)
    total += left * FREED * (8 - count(s.camps[p]) - count(s.babies[p]))
    return total + left * (HELPER * human_count(s, p) + ACTIVE_TILE * int(s.built[p, ROYAL_TILE]))


@rule
def progress(s, p):
    """How near the face-up royal cards are."""
    total = 0
    left = s.royal_cards & ~s.fulfilled[p]
    while left != 0:
        card = lowest(left)
        left &= left - 1
        needs = int(ROYAL_CARD_NEEDS[card])
        got = min(counted(s, p, int(ROYAL_CARD_OF[card])), needs)
        total += ROYAL_CARD * got * got // (needs * needs)
    return total
