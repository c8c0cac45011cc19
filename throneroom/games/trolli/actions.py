"""The actions of the places (R50-R77): when they may be taken, and what they do.

The top frame is ACT: where the player acts, own action points, those of others' trolls, and what was used already.
"""

from throneroom.games.trolli.data import (
    ACTIVATE_AP,
    BUILT,
    BUILT_WITHOUT_CAMP,
    GAIN_POWER,
    MINED,
    SWAP_DIAMONDS,
    SWAP_GOLD,
)
from throneroom.games.trolli.effects import can_do, cards_to_take, do
from throneroom.games.trolli.events import ACTIVATED, CAMPED, CASTLE_USED, FACE_CASTLE, FACE_TILE, GOT_BELL, SWAPPED
from throneroom.games.trolli.network import can_build
from throneroom.games.trolli.pieces import (
    ACTION_PLACE,
    ACTIVATE,
    BABY,
    BABY_P,
    BABY_Q,
    BELL,
    BUYING,
    CAMP,
    CAMP_X,
    CAMPING,
    CASTLE,
    CASTLE_EFFECT,
    CAVE_TILES,
    CLAN_ACTION,
    COWS,
    DEEDS,
    DIAMOND,
    FIRST_VILLAGE,
    FOREIGN,
    GAINING,
    GOLD,
    HIRE,
    KINDS,
    NEW_CARDS,
    NEW_TILES,
    PRICE,
    PRICE_AP,
    PRICE_COW,
    PRICE_ORE,
    PRICE_POWER,
    PRINTED,
    REFILLING,
    RESCUE,
    STEAL,
    SWAP,
    TEAR_DOWN,
    TILE_ACTION,
    TILING,
)
from throneroom.games.trolli.state import (
    CAMPSITE,
    CARD_ROW,
    CAVE_ROW,
    CHANGELING,
    FIELD,
    HOUSE,
    REVEAL,
    ROYAL_ROW,
    TILE,
    TROLL_CARD,
    caves_with_room,
    free_fields,
    is_village,
    power_max,
    tiles_in,
    trolls_at,
)
from throneroom.games.trolli.verbs import (
    babies_to_send,
    discard_display,
    fill_field,
    gain_power,
    mine,
    pay,
    pay_activation,
    refill,
    send_baby,
    take_cows,
    take_princess,
)
from throneroom.kit import (
    BIT,
    CHANCE,
    EVERYONE,
    NOTHING,
    argument,
    ask,
    count,
    has,
    lowest,
    rule,
    set_argument,
    tell,
)

USED_CASTLE = 4  # in the last argument of ACT; below it the number of royal activations
GAIN_FIRST, GAIN_SECOND, GAIN_THIRD = GAIN_POWER
MINED_FIRST, MINED_MORE = MINED

# -- action points ------------------------------------------------------------------------------------------


@rule
def own_points(s, p, place):
    """R42, R49, A10: own trolls and the king; humans in a cave, own camps in a village."""
    n = trolls_at(s, p, place) + (1 if s.king == place and s.king_of == p else 0)
    if is_village(place):
        return n + int(s.camp[place - FIRST_VILLAGE, p])
    return n + int(s.humans[p, place - 1])


@rule
def foreign_points(s, p, place):
    """R49, A17: the trolls of others in a village; never their camps."""
    n = 0
    if is_village(place):
        for other in range(s.seats):
            if other != p:
                n += trolls_at(s, other, place)
    return n


# -- may it be taken? ---------------------------------------------------------------------------------------


@rule
def has_points(s, deed):
    """A17: enough action points for it?"""
    theirs = argument(s, 2) if FOREIGN[deed] != 0 else 0
    return argument(s, 1) + theirs >= PRICE[deed, PRICE_AP]


@rule
def can_pay(s, p, deed):
    """Troll power, ore and a cow?"""
    if s.might[p] < PRICE[deed, PRICE_POWER] or s.cows[p] < PRICE[deed, PRICE_COW]:
        return False
    for ore in range(KINDS):
        if s.ore[p, ore] < PRICE[deed, PRICE_ORE + ore]:
            return False
    return deed != SWAP or s.ore[p, GOLD] >= SWAP_GOLD or s.ore[p, DIAMOND] >= SWAP_DIAMONDS


@rule
def is_possible(s, p, deed, place):
    """A19: an action without effect may not be taken."""
    if deed < REFILLING:
        return s.filled[p, deed] > 0
    if deed < REFILLING + KINDS:
        return s.filled[p, deed - REFILLING] < s.shafts[p, deed - REFILLING]
    if deed == CAMPING:
        return s.camps[p] != 0 and free_fields(s, p, CAMP) != 0 and camp_villages(s) != 0
    if deed == TILING:
        return can_build(s, p)
    if deed == GAINING:
        return s.might[p] < power_max(s, p)
    if deed == BUYING:
        return cards_to_take(s, p) != 0
    if deed == NEW_TILES:
        return tiles_in(s.cave_stack) + tiles_in(s.cave_discards) > 0
    if deed == NEW_CARDS:
        return s.card_stack | s.card_discards != 0
    if is_village(place):
        return is_possible_in_village(s, p, deed, place - FIRST_VILLAGE)
    return True


@rule
def is_possible_in_village(s, p, deed, village):
    """R71: the item must be there, and a fitting free field."""
    if deed == RESCUE:
        return s.tower[village] > 0 and s.princesses[p] < s.beds[p]
    if deed == TEAR_DOWN:
        return s.bells[village] > 0 and free_fields(s, p, BELL) != 0
    if deed == CASTLE:
        return can_do(s, p, int(CASTLE_EFFECT[s.castle[village] - 1]))
    if deed == SWAP:
        return s.babies[p] != 0 and s.wild_babies[village] > 0 and free_fields(s, p, BABY) != 0
    if deed == HIRE:
        return s.farm[village] > 0 and caves_with_room(s, p) != 0
    return s.cows[p] < s.barns[p] and s.supply[COWS] > 0


@rule
def is_of_place(deed, place):
    """Is it an action of this place?"""
    return ACTION_PLACE[deed] == min(place, FIRST_VILLAGE)


@rule
def deeds(s, p, out):
    """The actions that can be taken here now, the activations of royal tiles among them."""
    place = argument(s)
    n = 0
    for deed in range(DEEDS):
        if is_of_place(deed, place) and has_points(s, deed) and can_pay(s, p, deed) and is_possible(s, p, deed, place):
            out[n] = deed
            n += 1
    if is_village(place) or argument(s, 1) < ACTIVATE_AP or argument(s, 3) % USED_CASTLE != 0:
        return n
    for tile in range(PRINTED + 1):
        if can_activate(s, p, tile):
            out[n] = ACTIVATE + tile
            n += 1
    return n


@rule
def royal_effect(s, p, tile):
    """What an activated tile, or the action printed on the board, does; 0 where a tile has no action."""
    return int(CLAN_ACTION[s.clan[p] - 1]) if tile == PRINTED else int(TILE_ACTION[CAVE_TILES + tile])


@rule
def can_activate(s, p, tile):
    """R53: a royal tile of the network, or the action printed on the board."""
    if tile != PRINTED and not has(s.royals[p], tile):
        return False
    return can_do(s, p, royal_effect(s, p, tile))


# -- taking it ----------------------------------------------------------------------------------------------


@rule
def take_action(s, p, deed):
    """Its price, then its effect or its first question."""
    place = argument(s)
    if deed >= ACTIVATE:
        activate(s, p, deed - ACTIVATE)
        return
    pay(s, p, deed)
    if deed < REFILLING:
        mine(s, p, deed, MINED_FIRST if has(s.camps[p], deed) else MINED_MORE)
    elif deed < REFILLING + KINDS:
        refill(s, p, deed - REFILLING)
    elif is_village(place):
        act_in_village(s, p, deed, place)
    elif deed == CAMPING:
        ask(s, CAMPSITE, BIT[p])
    elif deed == TILING:
        ask(s, TILE, BIT[p], BUILT if has(s.camps[p], CAMP_X) else BUILT_WITHOUT_CAMP, 1, CAVE_ROW)
    elif deed == GAINING:
        gain_power(s, p, gained_power(s, p))
    elif deed == BUYING:
        ask(s, TROLL_CARD, BIT[p], 1)
    else:
        refresh(s, CAVE_ROW if deed == NEW_TILES else CARD_ROW)


@rule
def gained_power(s, p):
    """R67: more, the fewer of the two babies still stand there."""
    babies = count(s.babies[p] & (BIT[BABY_P] | BIT[BABY_Q]))
    return GAIN_FIRST if babies == 2 else GAIN_SECOND if babies == 1 else GAIN_THIRD


@rule
def refresh(s, row):
    """R64, R69"""
    discard_display(s, row)
    ask(s, REVEAL, CHANCE, row)


@rule
def ask_displays(s):
    """R45: displays are filled up."""
    ask(s, REVEAL, CHANCE, CARD_ROW)
    ask(s, REVEAL, CHANCE, ROYAL_ROW)
    ask(s, REVEAL, CHANCE, CAVE_ROW)


@rule
def activate(s, p, tile):
    """R53, R65, R70"""
    pay_activation(s, p)
    tell(s, ACTIVATED, p, NOTHING if tile == PRINTED else FACE_TILE + CAVE_TILES + tile, 0, 0, EVERYONE)
    do(s, p, royal_effect(s, p, tile))


@rule
def act_in_village(s, p, deed, place):
    """R72-R77"""
    village = place - FIRST_VILLAGE
    if deed == RESCUE:
        take_princess(s, p, village)
        ask(s, TILE, BIT[p], 1, 0, ROYAL_ROW)
    elif deed == TEAR_DOWN:
        s.bells[village] -= 1
        tell(s, GOT_BELL, p, NOTHING, place, 0, EVERYONE)
        ask_field(s, p, BELL)
    elif deed == CASTLE:
        use_castle(s, p, village)
    elif deed == SWAP:
        ask(s, CHANGELING, BIT[p], village)
    elif deed == HIRE:
        ask(s, HOUSE, BIT[p], place)
    elif deed == STEAL:
        take_cows(s, p, 1)


@rule
def use_castle(s, p, village):
    """R74, A38: its effect; the trolls go home when the phase ends."""
    tile = int(s.castle[village]) - 1
    set_argument(s, argument(s, 3) | USED_CASTLE, 3)
    tell(s, CASTLE_USED, p, FACE_CASTLE + tile, FIRST_VILLAGE + village, 0, EVERYONE)
    do(s, p, int(CASTLE_EFFECT[tile]))


# -- fields, camps and babies -------------------------------------------------------------------------------


@rule
def ask_field(s, p, item):
    """Which free field: asked only where they differ."""
    free = free_fields(s, p, item)
    if count(free) == 1:
        settle_on(s, p, item, lowest(free))
    else:
        ask(s, FIELD, BIT[p], item)


@rule
def settle_on(s, p, item, bonus):
    """R54, R73, R75: on a field, and its bonus at once."""
    fill_field(s, p, item, bonus)
    do(s, p, bonus)


@rule
def camp_villages(s):
    """A30: villages with a neutral camp."""
    found = 0
    for village in range(s.seats):
        if s.wild_camps[village] > 0:
            found |= 1 << village
    return found


@rule
def campsites(s, p, out):
    """A30: any own camp, to any village with a neutral one."""
    n = 0
    for camp in range(4):
        for village in range(s.seats):
            if has(s.camps[p], camp) and s.wild_camps[village] > 0:
                out[n] = camp * 4 + village
                n += 1
    return n


@rule
def build_camp(s, p, camp, village):
    """R54: an own camp takes the place of a neutral one, which goes on a field."""
    s.camps[p] &= ~BIT[camp]
    s.wild_camps[village] -= 1
    s.camp[village, p] += 1
    tell(s, CAMPED, p, NOTHING, 0, FIRST_VILLAGE + village, EVERYONE, camp)
    ask_field(s, p, CAMP)


@rule
def changelings(s, p, out):
    """R75, A36: which own baby, paid in gold (0) or in diamonds (1)."""
    n = 0
    left = babies_to_send(s, p)
    while left != 0:
        baby = lowest(left)
        left &= left - 1
        if s.ore[p, GOLD] >= SWAP_GOLD:
            out[n] = baby * 2
            n += 1
        if s.ore[p, DIAMOND] >= SWAP_DIAMONDS:
            out[n] = baby * 2 + 1
            n += 1
    return n


@rule
def swap_babies(s, p, village, baby, in_diamonds):
    """R75: pay, leave the own baby, take a neutral one to a field."""
    if in_diamonds:
        s.ore[p, DIAMOND] -= SWAP_DIAMONDS
    else:
        s.ore[p, GOLD] -= SWAP_GOLD
    tell(s, SWAPPED, p, NOTHING, 0, FIRST_VILLAGE + village, EVERYONE, baby)
    s.wild_babies[village] -= 1
    send_baby(s, p, baby)
    ask_field(s, p, BABY)
