"""Hand-made play of Dědicové trůnu: the notes of the rules specification. It reads a view, nothing else.

Worths are in tenths of a marker's step. What the others want is guessed by Bayes over all ways to deal the heirs: each
face-up hero in a party speaks for the heirs that are allied with its faction.
"""

import numpy as np

from throneroom.games.dedicove import grammar as g
from throneroom.games.dedicove.effects import FACTION, FIRST_ROW, ROWS
from throneroom.games.dedicove.flow import CARDS_WIDE, FROM_HARBOUR, PASS, legal
from throneroom.games.dedicove.markers import SPAN
from throneroom.games.dedicove.pieces import ALLIED, HEIRS, SPACES
from throneroom.games.dedicove.result import faction_at
from throneroom.games.dedicove.sentence import BY_AT, DECLINE, FIRST_AT, VERB_AT
from throneroom.games.dedicove.state import (
    ALL_DISCARD,
    ANOTHER,
    DRAW,
    DRAWN,
    DROP,
    GIVE,
    HAND,
    HERO,
    MORE,
    MOVE,
    PLAY,
    PLAYER,
    SET_UP,
    TAVERN,
    TURN,
    card_at,
    is_up_at,
    seat_at,
    threshold,
)
from throneroom.kit import argument, below, count, has, large_rule, rule, step

FACTIONS = 4
WIDEST = 128
STEP, OWN_CARD, END, NEVER = 10, 6, 400, -100_000


def _distances() -> "np.ndarray[tuple[int, ...], np.dtype[np.int16]]":
    """The fewest steps from every position to one where a faction wins (Z8)."""
    table = np.full((FACTIONS, SPACES + 1, SPACES + 1), 99, np.int16)
    spaces = range(1, SPACES + 1)
    for faction in range(FACTIONS):
        goals = [(r, g) for r in spaces for g in spaces if faction_at(r, g) == 1 << faction]
        for red in spaces:
            for green in spaces:
                table[faction, red, green] = min(abs(red - r) + abs(green - g) for r, g in goals)
    return table


DISTANCE = _distances()


@large_rule
def greedy(v, seat, rng):
    """The action that is worth most; equal ones by chance."""
    acts = np.zeros(WIDEST, np.int16)
    n = legal(v, seat, acts)
    best, most = int(acts[0]), NEVER
    for i in range(n):
        value = 4 * worth(v, seat, step(v), int(acts[i])) + below(rng, 4)
        if value > most:
            best, most = int(acts[i]), value
    return best


@large_rule
def worth(v, seat, now, action):
    """What an answer is worth."""
    if now == MOVE:
        return place_worth(v, seat, v.red + action // SPAN - SPACES, v.green + action % SPAN - SPACES)
    if now in (TURN, ANOTHER):
        return turn_worth(v, seat, action)
    if now in (DROP, MORE, ALL_DISCARD, GIVE):
        return -card_worth(v, seat, action) if action != PASS else -OWN_CARD
    if now == DRAW:
        return OWN_CARD if action == FROM_HARBOUR else card_worth(v, seat, int(v.tavern[action - 1]))
    if now == SET_UP:
        return hidden_worth(v, seat, action // CARDS_WIDE) - card_worth(v, seat, action % CARDS_WIDE)
    if now in (HAND, DRAWN):
        return hidden_worth(v, seat, action)
    if now == HERO:
        return hero_worth(v, seat, int(ROWS[argument(v), VERB_AT]), action)
    if now == TAVERN and action != DECLINE:
        return card_worth(v, seat, int(v.tavern[action - 1]))
    return 1 if now == PLAYER and action != seat else 0


# -- markers -------------------------------------------------------------------------------------------------


@large_rule
def place_worth(v, seat, red, green):
    """Z9: near to the better of the own two factions, not far from the other; more so when others want it too."""
    allied = int(ALLIED[v.heir[seat]]) if v.heir[seat] > 0 else 0
    near, far = 99, 0
    for faction in range(FACTIONS):
        if allied >> faction & 1 != 0:
            steps = int(DISTANCE[faction, red, green])
            near, far = min(near, steps), max(far, steps)
    if near == 0:
        return 2 * STEP - far - rivals(v, seat, int(faction_at(red, green)))
    return -STEP * near - far


@large_rule
def rivals(v, seat, faction):
    """How many others are likely to be allied with a faction, in tenths, where they have more of its heroes."""
    mine = strength_in(v, seat, faction)
    n = 0
    for p in range(v.seats):
        if p != seat and strength_in(v, p, faction) >= mine:
            n += chance_of_ally(v, seat, p, faction)
    return n


@rule
def strength_in(v, p, faction):
    """Heroes of a faction that lie known in a party."""
    n = 0
    for i in range(v.heroes[p]):
        if v.party[p, i] > 0 and FACTION[v.party[p, i]] & faction != 0:
            n += 1
    return n


@large_rule
def chance_of_ally(v, seat, p, faction):
    """In tenths, over the heirs that this seat does not hold, each as likely as the party's heroes speak for it."""
    total, allied = 0, 0
    for heir in range(1, HEIRS + 1):
        if heir != v.heir[seat]:
            weight = 2 + strength_in(v, p, int(ALLIED[heir]))
            total += weight
            if ALLIED[heir] & faction != 0:
                allied += weight
    return 10 * allied // total


# -- cards ---------------------------------------------------------------------------------------------------


@rule
def is_own(v, seat, card):
    """Is the hero of a faction that this seat is allied with?"""
    return v.heir[seat] > 0 and FACTION[card] & ALLIED[v.heir[seat]] != 0


@large_rule
def move_worth(v, seat, card):
    """What the movement of a card brings at best; 0 where it has none of its own."""
    row = int(FIRST_ROW[card])
    here = place_worth(v, seat, v.red, v.green)
    if ROWS[row, VERB_AT] != g.MOVE or ROWS[row, BY_AT] != g.ME:
        return 0
    flags = int(ROWS[row, FIRST_AT])
    best = NEVER
    for k in range(ROWS[row, FIRST_AT + 1]):
        red, green = int(ROWS[row, FIRST_AT + 2 + 2 * k]), int(ROWS[row, FIRST_AT + 3 + 2 * k])
        if flags & g.BY_LEAD != 0 and v.green > v.red:
            red, green = green, red
        if k == 1 and (
            (flags & g.IF_RED_LEADS != 0 and v.red <= v.green) or (flags & g.IF_GREEN_LEADS != 0 and v.green <= v.red)
        ):
            continue
        if flags & g.BY_LEAD != 0 and v.red == v.green:
            red, green = 0, 0
        red, green = min(SPACES, max(1, v.red + red)), min(SPACES, max(1, v.green + green))
        best = max(best, place_worth(v, seat, red, green) - here)
    return best


@large_rule
def card_worth(v, seat, card):
    """Z11, Z14: what it is to hold a card."""
    return move_worth(v, seat, card) + (OWN_CARD if is_own(v, seat, card) else 0)


@rule
def hidden_worth(v, seat, card):
    """Z11, Z12: heroes of the own factions are hidden, they count and do not end the game."""
    return 2 * OWN_CARD if is_own(v, seat, card) else -OWN_CARD


@large_rule
def turn_worth(v, seat, action):
    """Z10, Z13: play what moves best; end the game only where the position is won."""
    if action < PLAY:
        return -STEP if action == PASS else -STEP - card_worth(v, seat, action)
    card = action - PLAY
    gain = move_worth(v, seat, card)
    value = gain + (OWN_CARD if is_own(v, seat, card) else 0)
    if count(v.up[seat]) + 1 >= threshold(v):
        wins = place_worth(v, seat, v.red, v.green) + gain > 0 and leads_allies(v, seat, card)
        return END if wins else -END
    return value


@large_rule
def leads_allies(v, seat, card):
    """W7: of the own factions more heroes than anybody who may be allied with them."""
    allied = int(ALLIED[v.heir[seat]])
    mine = strength_in(v, seat, allied) + (1 if is_own(v, seat, card) else 0)
    most = 0
    for p in range(v.seats):
        if p != seat:
            most = max(most, strength_in(v, p, allied))
    return mine >= most


@large_rule
def hero_worth(v, seat, verb, place):
    """Burying, taking and turning hit the others, and heroes of the own factions there first."""
    if place == DECLINE:
        return 0
    owner, card = seat_at(place), card_at(v, place)
    own = card > 0 and is_own(v, seat, card)
    if verb == g.PERFORM:
        return move_worth(v, seat, card)
    if verb in (g.BURY, g.DISCARD, g.TAKE):
        harm = STEP if own else STEP // 2
        return harm if owner != seat else -harm if own or not is_up_at(v, place) else 1
    if verb == g.TURN and owner != seat:
        return 1 if has(v.up[owner], (place - 1) % 64) else 0
    return 1
