"""What bonuses, castle tiles, royal tiles, printed actions and troll cards do: sentences in shared verbs.

What needs no choice happens at once; for the rest the player is asked, and may decline (A33).
"""

from throneroom.games.trolli.data import TROLLS
from throneroom.games.trolli.network import can_build
from throneroom.games.trolli.pieces import (
    BUILD_TILES,
    CAVE_COUNT,
    COWS,
    FIRST_VILLAGE,
    GAIN_POWER,
    HUMAN,
    KINDS,
    LONGEST_SENTENCE,
    MINE,
    MINE_UP_TO,
    MOVE_EITHER,
    MOVE_HUMANS,
    MOVE_TROLLS,
    OFF,
    PLACES_WIDE,
    REFILL,
    SENTENCES,
    TAKE,
    TAKE_CARD,
    TAKE_COWS,
    UNCOVER,
)
from throneroom.games.trolli.state import (
    CAVE_ROW,
    HUMANS_TO,
    REFILLED,
    TILE,
    TROLL_CARD,
    TROLLS_TO,
    cave_room,
    caves_with_room,
    is_village,
    power_max,
    village_room,
)
from throneroom.games.trolli.verbs import gain_power, mine, take_cows, take_ore, uncover
from throneroom.kit import BIT, argument, ask, has, lowest, rule

# -- can it be done? ----------------------------------------------------------------------------------------


@rule
def refillable(s, p):
    """A19: the kinds of ore with an empty shaft."""
    found = 0
    for ore in range(KINDS):
        if s.filled[p, ore] < s.shafts[p, ore]:
            found |= 1 << ore
    return found


@rule
def cards_to_take(s, p):
    """R68, A33: the designs in the display that a player does not have yet."""
    found = 0
    left = s.card_display
    while left != 0:
        card = lowest(left) >> 1
        left &= ~(BIT[2 * card] | BIT[2 * card + 1])
        if not has(s.cards[p], card):
            found |= BIT[card]
    return found


@rule
def has_room(s, p, place):
    """Is there an empty cauldron for a player's troll?"""
    return village_room(s, place) > 0 if is_village(place) else cave_room(s, p, place) > 0


@rule
def is_double(s, p, troll, others):
    """Would moving one of the others, from the same place, be the same? The troll barred by R47 is like no other."""
    for other in range(troll):
        same = s.trolls[p, other] == s.trolls[p, troll] and other != s.mover - 1 and troll != s.mover - 1
        if same and has(others, other):
            return True
    return False


@rule
def troll_moves(s, p, trolls, out):
    """A44: these trolls to empty cauldrons elsewhere; equal ones once."""
    n = 0
    for troll in range(TROLLS):
        here = int(s.trolls[p, troll])
        if here == OFF or not has(trolls, troll) or is_double(s, p, troll, trolls):
            continue
        for place in range(MINE, FIRST_VILLAGE + s.seats):
            if place != here and has_room(s, p, place):
                out[n] = troll * PLACES_WIDE + place
                n += 1
    return n


@rule
def can_move_troll(s, p, trolls):
    """Is there such a move?"""
    for troll in range(TROLLS):
        here = int(s.trolls[p, troll])
        if here == OFF or not has(trolls, troll):
            continue
        for place in range(MINE, FIRST_VILLAGE + s.seats):
            if place != here and has_room(s, p, place):
                return True
    return False


@rule
def human_moves(s, p, out, n):
    """A44: from one cave to another, behind n others."""
    for source in range(CAVE_COUNT):
        for target in range(CAVE_COUNT):
            if source != target and s.humans[p, source] > 0 and cave_room(s, p, target + MINE) > 0:
                out[n] = HUMAN + source * 4 + target
                n += 1
    return n


@rule
def can_move_human(s, p):
    """Is there a human, and room in a cave that is not its own?"""
    room = caves_with_room(s, p)
    found = 0
    for cave in range(CAVE_COUNT):
        if s.humans[p, cave] > 0:
            found |= room & ~(1 << cave)
    return found != 0


@rule
def can_move_either(s, p):
    """Is something left of the top question, which is about trolls, and for one effect about humans, too?"""
    if argument(s) > 0 and can_move_troll(s, p, argument(s, 1)):
        return True
    return argument(s, 2) > 0 and can_move_human(s, p)


@rule
def either_moves(s, p, out):
    """A44: what may be moved by the top question."""
    n = troll_moves(s, p, argument(s, 1), out) if argument(s) > 0 else 0
    return human_moves(s, p, out, n) if argument(s, 2) > 0 else n


@rule
def can_verb(s, p, verb, ore):
    """A19: has a verb any effect now?"""
    if verb == TAKE:
        return True
    if verb == MINE_UP_TO:
        return s.filled[p, ore] > 0
    if verb == TAKE_COWS:
        return s.cows[p] < s.barns[p] and s.supply[COWS] > 0
    if verb == GAIN_POWER:
        return s.might[p] < power_max(s, p)
    if verb == UNCOVER:
        return s.covered[p] > 0
    if verb == REFILL:
        return refillable(s, p) != 0
    if verb == BUILD_TILES:
        return can_build(s, p)
    if verb == TAKE_CARD:
        return cards_to_take(s, p) != 0
    if verb in (MOVE_TROLLS, MOVE_EITHER) and can_move_troll(s, p, BIT[TROLLS] - 1):
        return True
    return verb in (MOVE_HUMANS, MOVE_EITHER) and can_move_human(s, p)


@rule
def can_do(s, p, effect):
    """A19: would any part of an effect do something?"""
    for i in range(LONGEST_SENTENCE):
        if can_verb(s, p, int(SENTENCES[effect, i, 0]), int(SENTENCES[effect, i, 1])):
            return True
    return False


# -- doing it -----------------------------------------------------------------------------------------------


@rule
def do(s, p, effect):
    """An effect: first what needs no choice, in order; then its questions, the last one first on the stack."""
    for i in range(LONGEST_SENTENCE):
        do_now(s, p, int(SENTENCES[effect, i, 0]), int(SENTENCES[effect, i, 1]), int(SENTENCES[effect, i, 2]))
    for i in range(LONGEST_SENTENCE - 1, -1, -1):
        ask_for(s, p, int(SENTENCES[effect, i, 0]), int(SENTENCES[effect, i, 2]))


@rule
def do_now(s, p, verb, ore, n):
    """The verbs without a choice."""
    if verb == TAKE:
        take_ore(s, p, ore, n)
    elif verb == MINE_UP_TO:
        mine(s, p, ore, n)
    elif verb == TAKE_COWS:
        take_cows(s, p, n)
    elif verb == GAIN_POWER:
        gain_power(s, p, n)
    elif verb == UNCOVER:
        uncover(s, p)


@rule
def ask_for(s, p, verb, n):
    """The verbs with one."""
    if verb == REFILL:
        ask(s, REFILLED, BIT[p])
    elif verb == BUILD_TILES:
        ask(s, TILE, BIT[p], n, 0, CAVE_ROW)
    elif verb == TAKE_CARD:
        ask(s, TROLL_CARD, BIT[p])
    elif verb == MOVE_TROLLS:
        ask(s, TROLLS_TO, BIT[p], n, BIT[TROLLS] - 1)
    elif verb == MOVE_HUMANS:
        ask(s, HUMANS_TO, BIT[p], n)
    elif verb == MOVE_EITHER:
        ask(s, TROLLS_TO, BIT[p], n, BIT[TROLLS] - 1, n)
