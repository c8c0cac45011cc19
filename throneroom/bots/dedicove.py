"""Hand-made play of Dědicové trůnu: the notes of the rules specification (9.2). It reads a view, nothing else.

What the others want is read from their parties (`dedicove_heirs`). A worth is a part of a victory.
"""

import numpy as np
import numpy.typing as npt

from throneroom.bots.dedicove_heirs import FACTIONS, READING, deal_heirs, read_hopes
from throneroom.bots.dedicove_value import DISTANCE, FARTHEST, evaluate
from throneroom.games.dedicove.asking import CHOOSE_PLAYER
from throneroom.games.dedicove.choosing import FACTIONS as FACTIONS_AT
from throneroom.games.dedicove.choosing import LEFT
from throneroom.games.dedicove.copies import ASIDE, PERFORM, PLAY_ANOTHER
from throneroom.games.dedicove.counting import COUNT
from throneroom.games.dedicove.flow import legal
from throneroom.games.dedicove.hands import CHOOSE_CARD, CHOOSE_DISCARD, CHOOSE_GIFT
from throneroom.games.dedicove.heroes import CHOOSE_HERO
from throneroom.games.dedicove.markers import (
    BY_LEAD,
    CHOOSE_WAY,
    FLAGS_AT,
    IF_GREEN_LEADS,
    IF_RED_LEADS,
    MOVE,
    SPAN,
    STEPS_AT,
    WAYS_AT,
)
from throneroom.games.dedicove.pieces import ALLIED, SPACES
from throneroom.games.dedicove.piles import CHOOSE_DRAWN
from throneroom.games.dedicove.result import faction_at
from throneroom.games.dedicove.rows import BY_AT, FACTION, FIRST_AT, FIRST_ROW, ME, ROWS, VERB_AT
from throneroom.games.dedicove.sentence import here, verb
from throneroom.games.dedicove.setup import SET_UP
from throneroom.games.dedicove.state import (
    CARDS_WIDE,
    DECLINE,
    FROM_HARBOUR,
    PASS,
    PLAY,
    card_at,
    is_up_at,
    seat_at,
    threshold,
)
from throneroom.games.dedicove.tavern import CHOOSE_SLOT, TOSS
from throneroom.games.dedicove.turn import ACT, DRAW_ONE, DROP_ONE, MORE
from throneroom.games.dedicove.turning import LOOK, TURN
from throneroom.kit import UNKNOWN, below, cells, count, lowest, rule, step
from throneroom.kit.state import layout_of_room

__all__ = ["SCRATCH", "believe", "evaluate", "greedy", "usual"]

WIDEST = 128
NEVER = -100.0
WHIM = 1e-6  # equal answers are chosen by chance
UNSEEN = 0.04  # what a card of the harbour is worth
IDLE = 0.03  # what a turn without a play costs
FRIEND, FOE, CLUTTER = 0.1, 0.03, 0.01  # a hero of the own factions, another's hero, a hero too many
SECOND = 0.3  # how much the worse of the own factions counts
WON, CERTAIN = 0.5, 4.0  # the hope with which to end it, and how much that weighs


def _nearness() -> npt.NDArray[np.float64]:
    """What is left of a hope that is so many steps away, by the heroes missing to the end: late steps are dear."""
    table = [[lost**steps for steps in range(FARTHEST + 1)] for lost in (0.5, 0.6, 0.75, 0.82, 0.87)]
    return np.array(table).round(12)  # the last bits of a power differ from machine to machine


NEARNESS = _nearness()
SCRATCH = layout_of_room(cells("acts", WIDEST), ("hopes", np.float64, (2, FACTIONS)), ("reading", READING, (1,)))


@rule
def greedy(v, seat, scratch, rng):
    """The action that is worth most; equal ones by chance."""
    acts, hopes = scratch.acts, scratch.hopes
    n = legal(v, seat, acts)
    if n == 1:
        return int(acts[0])
    read_hopes(v, seat, hopes, scratch.reading[0])
    best, most = int(acts[0]), NEVER
    for i in range(n):
        value = worth(v, seat, hopes, step(v), int(acts[i])) + WHIM * below(rng, 1000)
        if value > most:
            best, most = int(acts[i]), value
    return best


usual = greedy


@rule
def believe(v, s, seat, scratch, rng):
    """An imagined world with the heirs that the others seem to have."""
    if v.heir[(seat + 1) % v.seats] == UNKNOWN:
        deal_heirs(v, s, seat, scratch.reading[0], rng)


@rule
def worth(v, seat, hopes, now, action):
    """What an answer is worth."""
    if now == CHOOSE_WAY:
        return outlook(v, hopes, 0, v.red + action // SPAN - SPACES, v.green + action % SPAN - SPACES)
    if now in (ACT, PLAY_ANOTHER):
        return turn_worth(v, seat, hopes, action)
    if now in (DROP_ONE, MORE, CHOOSE_DISCARD, CHOOSE_GIFT):
        return -card_worth(v, hopes, action) if action != PASS else -IDLE
    if now == DRAW_ONE:
        return UNSEEN if action == FROM_HARBOUR else card_worth(v, hopes, int(v.tavern[action - 1]))
    if now == SET_UP:
        return hidden_worth(v, hopes, action // CARDS_WIDE) - card_worth(v, hopes, action % CARDS_WIDE)
    if now in (CHOOSE_CARD, CHOOSE_DRAWN):
        return hidden_worth(v, hopes, action)
    if now == CHOOSE_HERO:
        return hero_worth(v, seat, hopes, action)
    if now == CHOOSE_SLOT:
        return slot_worth(v, hopes, action)
    return player_worth(v, seat, hopes, action) if now == CHOOSE_PLAYER else 0.0


# -- markers -------------------------------------------------------------------------------------------------


@rule
def missing(v):
    """How many face-up heroes the fullest party lacks to the end."""
    most = 0
    for p in range(v.seats):
        most = max(most, count(v.up[p]))
    return min(max(0, threshold(v) - most), len(NEARNESS) - 1)


@rule
def outlook(v, hopes, factions, red, green):
    """Z9: the better of the own two factions, and a little of the other; `factions` have one hero more."""
    first, second = 0.0, 0.0
    late = missing(v)
    for i in range(FACTIONS):
        hope = hopes[factions >> i & 1, i] * NEARNESS[late, DISTANCE[i, red, green]]
        first, second = max(first, hope), max(second, min(first, hope))
    return first + SECOND * second


@rule
def verdict(v, hopes, factions, red, green):
    """Z10: what it is worth to end it with the markers there."""
    i = lowest(faction_at(red, green))
    return CERTAIN * (hopes[factions >> i & 1, i] - WON)


@rule
def row_worth(v, hopes, row, times, factions, ends):
    """The best way of a movement, or staying where it is no movement of ours; `ends` if the game is over then."""
    best = NEVER
    if ROWS[row, VERB_AT] == MOVE and ROWS[row, BY_AT] == ME:
        flags = int(ROWS[row, FIRST_AT + FLAGS_AT])
        for k in range(ROWS[row, FIRST_AT + WAYS_AT]):
            at = FIRST_AT + STEPS_AT + 2 * k
            red, green = int(ROWS[row, at]) * times, int(ROWS[row, at + 1]) * times
            if is_way(v, flags, k):
                if flags & BY_LEAD != 0 and v.green > v.red:
                    red, green = green, red
                best = max(best, place_worth(v, hopes, factions, v.red + red, v.green + green, ends))
    return best if best > NEVER else place_worth(v, hopes, factions, v.red, v.green, ends)


@rule
def is_way(v, flags, k):
    """E17, E18: does the k-th way exist now?"""
    if flags & BY_LEAD != 0 and v.red == v.green:
        return False
    if k == 1 and flags & IF_RED_LEADS != 0:
        return v.red > v.green
    return not (k == 1 and flags & IF_GREEN_LEADS != 0 and v.green <= v.red)


@rule
def place_worth(v, hopes, factions, red, green, ends):
    """The markers there, as far as the track goes."""
    red, green = min(SPACES, max(1, red)), min(SPACES, max(1, green))
    return verdict(v, hopes, factions, red, green) if ends else outlook(v, hopes, factions, red, green)


# -- cards ---------------------------------------------------------------------------------------------------


@rule
def is_friend(v, seat, card):
    """Is the hero of an own faction?"""
    return card > 0 and FACTION[card] & ALLIED[v.heir[seat]] != 0


@rule
def card_worth(v, hopes, card):
    """Z11, Z14: what playing it would change."""
    moved = row_worth(v, hopes, int(FIRST_ROW[card]), 1, int(FACTION[card]), False)
    return moved - outlook(v, hopes, 0, v.red, v.green)


@rule
def hidden_worth(v, hopes, card):
    """Z11, Z12: friends are hidden, they count and do not end the game; what moves well is kept to be played."""
    gained = outlook(v, hopes, int(FACTION[card]), v.red, v.green) - outlook(v, hopes, 0, v.red, v.green)
    return 2 * gained - CLUTTER - SECOND * card_worth(v, hopes, card)


@rule
def turn_worth(v, seat, hopes, action):
    """Z10, Z13: play what changes most for the better; end the game where it is won."""
    if action < PLAY:
        return -IDLE - (card_worth(v, hopes, action) if action != PASS else 0.0)
    card = action - PLAY
    if count(v.up[seat]) + 1 < threshold(v):
        return card_worth(v, hopes, card)
    return row_worth(v, hopes, int(FIRST_ROW[card]), 1, int(FACTION[card]), True)


@rule
def slot_worth(v, hopes, action):
    """A card of the tavern: to be performed, to be had, or to be thrown out for the movement that follows."""
    now = verb(v)
    as_it_is = outlook(v, hopes, 0, v.red, v.green)
    if action == DECLINE:
        return 0.0
    if now == TOSS:
        return row_worth(v, hopes, here(v) + 1, 1, 0, False) - as_it_is
    card = int(v.tavern[action - 1])
    if now == ASIDE:
        return card_worth(v, hopes, card)
    return outlook(v, hopes, int(FACTION[card]), v.red, v.green) - as_it_is


@rule
def hero_worth(v, seat, hopes, place):
    """Z10: who loses friends and foes, and whether the turned hero ends the game."""
    if place == DECLINE:
        return 0.0
    owner, card, now = seat_at(place), card_at(v, place), verb(v)
    friend = FRIEND if is_friend(v, seat, card) else CLUTTER
    if now == PERFORM:
        return card_worth(v, hopes, card)
    if now == LOOK:
        return CLUTTER
    if now == TURN and not is_up_at(v, place) and count(v.up[owner]) + 1 >= threshold(v):
        return verdict(v, hopes, 0, v.red, v.green)
    if now == TURN and owner == seat:
        return card_worth(v, hopes, card)
    return -friend if owner == seat else friend + FOE


@rule
def player_worth(v, seat, hopes, picked):
    """Somebody else; where heroes are counted, whose number moves the markers best."""
    row = here(v)
    if ROWS[row + 1, VERB_AT] != COUNT:
        return 0.0 if picked == seat else FOE
    n = 0
    counted = ROWS[row + 1, FIRST_AT + LEFT + FACTIONS_AT]
    for i in range(v.heroes[picked]):
        if v.up[picked] >> i & 1 != 0 and FACTION[v.party[picked, i]] & counted != 0:
            n += 1
    return row_worth(v, hopes, row + 2, min(3, n), 0, False)
