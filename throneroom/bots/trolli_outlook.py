"""What a table of Jak se trollí princezny promises: the points that each seat will have, as a sum of what counts.

A thing counts for so many points when nothing is left to be played, and for so many more with every round that is left.
Weights: `trolli_weights`, made by `python -m bench.trolli_outlook`.
"""

from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from throneroom.bots.trolli_weights import WEIGHTS
from throneroom.games.trolli.acting import ACT, against_activating, against_deed, against_royal, deeds_of, own_points
from throneroom.games.trolli.acting import foreign_points as others_points
from throneroom.games.trolli.data import SWAP_DIAMONDS, SWAP_GOLD
from throneroom.games.trolli.flow import STEPS
from throneroom.games.trolli.moving import MOVE
from throneroom.games.trolli.pieces import (
    ACTION_NAMES,
    BABIES,
    BABY,
    BELL,
    CAMP,
    CAMPS,
    CAVE_COUNT,
    CAVES,
    DECK_SIZES,
    DIAMOND,
    FIRST_VILLAGE,
    GOLD,
    ITEMS,
    KIND,
    KINDS,
    MINE,
    OFF,
    ORES,
    PRICE,
    PRICE_ORE,
    PRICE_POWER,
    PRINTED,
    ROYAL_CARD_NEEDS,
    ROYAL_CARD_OF,
    ROYAL_CARDS,
    ROYAL_TILE,
    TILE_KINDS,
)
from throneroom.games.trolli.registers import FOREIGN_POINTS, OWN_POINTS, USED, USED_CASTLE, WHERE
from throneroom.games.trolli.scoring import counted, score, winners
from throneroom.games.trolli.state import deck_size, human_count, trolls_at
from throneroom.games.trolli.tiles import LAY, LEFT, ROW, TILE
from throneroom.kit import BIT, OVER, actor, argument, count, has, lowest, rule, step
from throneroom.kit.frames import FIRST, STEP
from throneroom.kit.reals import exp

NAMES: list[str] = []
ROUNDS = int(DECK_SIZES.sum(axis=1).max())
PRINCESS_DEED, BELL_DEED = ACTION_NAMES.index("princess"), ACTION_NAMES.index("bell")
SWAP_DEED = ACTION_NAMES.index("swap")
FEW = 3  # ores, power: more of them are worth less


def _rows(*names: str) -> int:
    """The row of the first of these."""
    NAMES.extend(names)
    return len(NAMES) - len(names)


def _twice(things: Sequence[str]) -> list[str]:
    """The first few of a thing, and those beyond."""
    return [f"{which} {thing}" for thing in things for which in ("few", "more")]


SCORE = _rows("points")
ORE = _rows(*_twice(ORES))
MIGHT = _rows(*_twice(["power"]))
COWS = _rows(*_twice(["cows"]))
FIELDS = _rows(*_twice([f"fields for a {item}" for item in ITEMS]))
BEDS = _rows(*_twice(["beds"]))
BARNS = _rows("empty barns")
FILLED = _rows(*(f"filled {ore}" for ore in ORES))
SHAFTS = _rows(*(f"shafts {ore}" for ore in ORES))
CAMPS_LEFT = _rows(*(f"own camp {camp}" for camp in CAMPS))
BABIES_LEFT = _rows(*(f"own baby {baby}" for baby in BABIES))
HUMANS = _rows("humans")
ROYALS = _rows("royal tiles")
CARDS = _rows("troll cards")
TILES = _rows("tiles")
SLOTS = _rows("slots")
NEAR, CLAIMS = _rows("royal cards in progress"), _rows("royal cards to claim")
CAMP_READY, BABY_READY = _rows("ready for a camp"), _rows("ready for a baby")
BELL_NEAR, PRINCESS_NEAR = _rows("ready for a bell, points there"), _rows("ready for a princess, points there")
BELL_READY, PRINCESS_READY = _rows("ready for a bell"), _rows("ready for a princess")
IN_CAVES = _rows(*(f"points in the {cave} cave" for cave in CAVES))
IN_VILLAGES = _rows("points in the best village")
AWAY = _rows("trolls out of play")
MOVES = _rows("moves of this turn")
POINTS = _rows(*(f"action points in the {cave} cave" for cave in CAVES), "action points in a village")
FOREIGN = _rows("action points of others")
DEEDS = _rows(*(f"may {deed}" for deed in ACTION_NAMES))
ROYAL_DEED = _rows("may activate")
HOMEWARD = _rows("trolls go home")
LAYING = _rows(*(f"to lay a {kind} tile" for kind in TILE_KINDS))
TAKING = _rows("cave tiles to take", "royal tiles to take")
ASKED = _rows(*(f"asked {name}" for name in STEPS))
SPREAD = _rows("spread")  # how far the result may be from that
WIDE = len(NAMES)


def table_of(weights: Mapping[str, tuple[float, float]]) -> npt.NDArray[np.float64]:
    """What each thing counts for when so many rounds are left; what is not in the weights counts nothing."""
    ends, rounds = np.array([weights.get(name, (0.0, 0.0)) for name in NAMES]).T
    return np.array([ends + left * rounds for left in range(ROUNDS + 1)])


TABLE = table_of(WEIGHTS)


@rule
def outlook(s, p, w):
    """All that a player has, as it counts now."""
    total = w[SCORE] * score(s, p) + possessions(s, p, w) + works(s, p, w) + plans(s, p, w) + presence(s, p, w)
    return total + turn(s, p, w) if s.turn == p else total


@rule
def graded(w, first, n, few):
    """Up to a few count for one weight, those beyond for another."""
    return w[first] * min(n, few) + w[first + 1] * max(n - few, 0)


@rule
def possessions(s, p, w):
    """What can be spent or filled."""
    total = graded(w, MIGHT, int(s.might[p]), FEW) + graded(w, COWS, int(s.cows[p]), 2)
    total += graded(w, BEDS, int(s.beds[p]) - int(s.princesses[p]), 1) + w[BARNS] * (int(s.barns[p]) - int(s.cows[p]))
    for ore in range(KINDS):
        total += graded(w, ORE + 2 * ore, int(s.ore[p, ore]), FEW)
        total += w[FILLED + ore] * int(s.filled[p, ore]) + w[SHAFTS + ore] * int(s.shafts[p, ore])
    for item in range(len(ITEMS)):
        total += graded(w, FIELDS + 2 * item, int(s.free[p, item].sum()), 1)
    return total


@rule
def works(s, p, w):
    """What has been built, hired and freed, and royal cards."""
    total = w[HUMANS] * human_count(s, p) + w[ROYALS] * int(s.built[p, ROYAL_TILE]) + w[CARDS] * count(s.cards[p])
    total += w[TILES] * count(s.occupied[p]) + w[SLOTS] * min(count(s.room[p]), 12)
    for i in range(len(CAMPS)):
        total += w[CAMPS_LEFT + i] if has(s.camps[p], i) else 0.0
    for i in range(len(BABIES)):
        total += w[BABIES_LEFT + i] if has(s.babies[p], i) else 0.0
    for card in range(ROYAL_CARDS):
        if has(s.royal_cards & ~s.fulfilled[p], card):
            total += claim_worth(s, p, w, card)
    return total


@rule
def claim_worth(s, p, w, card):
    """A royal card that may be claimed, or is on its way: the nearer, the more."""
    needs = int(ROYAL_CARD_NEEDS[card])
    got = min(counted(s, p, int(ROYAL_CARD_OF[card])), needs)
    return w[CLAIMS] if got == needs else w[NEAR] * got * got / (needs * needs)


@rule
def plans(s, p, w):
    """What could be done at once, if only there were points enough at the place."""
    total = 0.0
    if s.free[p, CAMP].sum() > 0 and s.cows[p] > 0:
        total += w[CAMP_READY]
    if s.free[p, BABY].sum() > 0 and s.might[p] >= PRICE[SWAP_DEED, PRICE_POWER] and can_swap(s, p):
        total += w[BABY_READY]
    if s.free[p, BELL].sum() > 0 and can_pay(s, p, BELL_DEED):
        total += w[BELL_READY] + w[BELL_NEAR] * points_nearby(s, p, s.bells)
    if s.beds[p] > s.princesses[p] and can_pay(s, p, PRINCESS_DEED):
        total += w[PRINCESS_READY] + w[PRINCESS_NEAR] * points_nearby(s, p, s.tower)
    return total


@rule
def can_swap(s, p):
    """R75: gold or diamonds."""
    return s.ore[p, GOLD] >= SWAP_GOLD or s.ore[p, DIAMOND] >= SWAP_DIAMONDS


@rule
def can_pay(s, p, deed):
    """Troll power and ore."""
    for ore in range(KINDS):
        if s.ore[p, ore] < PRICE[deed, PRICE_ORE + ore]:
            return False
    return s.might[p] >= PRICE[deed, PRICE_POWER]


@rule
def points_nearby(s, p, stock):
    """Trolls and camps that would count in the best village where such a thing is."""
    best = 0
    for village in range(s.seats):
        if stock[village] > 0:
            place = village + FIRST_VILLAGE
            best = max(best, own_points(s, p, place) + others_points(s, p, place))
    return best


@rule
def presence(s, p, w):
    """Trolls where they stand, with those who help them."""
    total = w[AWAY] * trolls_at(s, p, OFF)
    for cave in range(CAVE_COUNT):
        total += w[IN_CAVES + cave] * own_points(s, p, MINE + cave)
    best = 0
    for village in range(s.seats):
        best = max(best, own_points(s, p, FIRST_VILLAGE + village))
    return total + w[IN_VILLAGES] * best


@rule
def turn(s, p, w):
    """What is left of a turn: moves, action points, and questions that wait for an answer."""
    total = 0.0
    for i in range(s.depth):
        frame = s.stack[i]
        now = int(frame[STEP])
        total += w[ASKED + now]
        if now == MOVE:
            total += w[MOVES]
        elif now == LAY:
            total += w[LAYING + KIND[frame[FIRST]]]
        elif now == TILE:
            total += w[TAKING + min(int(frame[FIRST + ROW]), 1)] * int(frame[FIRST + LEFT])
        elif now == ACT:
            total += w[POINTS + min(int(frame[FIRST + WHERE]), FIRST_VILLAGE) - MINE] * int(frame[FIRST + OWN_POINTS])
            total += w[FOREIGN] * int(frame[FIRST + FOREIGN_POINTS])
            total += w[HOMEWARD] if int(frame[FIRST + USED]) & USED_CASTLE != 0 else 0.0
    return total + chances(s, p, w) if step(s) == ACT else total


@rule
def chances(s, p, w):
    """The actions that can be taken now."""
    total = 0.0
    place = argument(s, WHERE)
    left = deeds_of(place)
    while left != 0:
        deed = lowest(left)
        left &= left - 1
        if against_deed(s, p, deed, place) == 0:
            total += w[DEEDS + deed]
    left = s.royals[p] | BIT[PRINTED] if against_activating(s) == 0 else 0
    while left != 0:
        tile = lowest(left)
        left &= left - 1
        if against_royal(s, p, tile) == 0:
            return total + w[ROYAL_DEED]
    return total


@rule
def hopes(s, table, out):
    """Each seat's hope of winning: the result if it is over, else from what the table promises."""
    if actor(s) == OVER:
        share(s, out)
        return
    most = -1e9
    for p in range(s.seats):
        out[p] = outlook(s, p, table[deck_size(s) - int(s.played[p])])
        most = max(most, out[p])
    spread = table[deck_size(s) - int(s.played[s.turn]), SPREAD]
    total = 0.0
    for p in range(s.seats):
        out[p] = exp((out[p] - most) / spread)
        total += out[p]
    for p in range(s.seats):
        out[p] /= total


@rule
def share(s, out):
    """A victory, shared among the winners."""
    won = winners(s)
    for p in range(s.seats):
        out[p] = 1.0 / count(won) if has(won, p) else 0.0


@rule
def evaluate(s, out):
    """The same by the weights that were learnt."""
    hopes(s, TABLE, out)
