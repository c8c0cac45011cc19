"""Every change of the table but the network's, and who sees it. Only round cards are ever secret."""

from throneroom.games.trolli.data import ACTIVATE_AP, TROLLS
from throneroom.games.trolli.events import (
    ACTIVATION,
    BOUGHT,
    DISCARDED,
    DREW,
    FACE_CARD,
    FACE_TILE,
    FILLED,
    GAINED,
    GOT_COW,
    GOT_POWER,
    GOT_PRINCESS,
    HOUSED,
    HUMAN_MOVED,
    IN_SUPPLY,
    MINED,
    PAID,
    PLACED,
    PLAYED,
    REFILLED_ALL,
    SHUFFLED,
    TURNED_UP,
    UNCOVERED,
)
from throneroom.games.trolli.pieces import (
    BABY_C,
    BABY_P,
    BABY_Q,
    BABY_STOCK,
    BELL_TILE,
    CARD_BED,
    CARD_FIELDS,
    CARDS,
    CAVE_TILES,
    COWS,
    FIRST_VILLAGE,
    FOREIGN,
    HALF,
    HUMANS,
    KIND,
    KINDS,
    MINE,
    OFF,
    PRICE,
    PRICE_AP,
    PRICE_COW,
    PRICE_ORE,
    PRICE_POWER,
    PRINCESSES,
)
from throneroom.games.trolli.state import CARD_ROW, CAVE_ROW, power_max, with_card, without_card
from throneroom.kit import BIT, CHANCE, EVERYONE, NOTHING, argument, rule, set_argument, tell

# -- resources ----------------------------------------------------------------------------------------------


@rule
def take_ore(s, p, ore, n):
    """From the supply, which never runs out."""
    s.ore[p, ore] += n
    tell(s, GAINED, p, NOTHING, 0, ore, EVERYONE, n)


@rule
def mine(s, p, ore, most):
    """R50-R52, A21: up to so many pieces from filled shafts."""
    n = min(most, int(s.filled[p, ore]))
    s.filled[p, ore] -= n
    s.ore[p, ore] += n
    tell(s, MINED, p, NOTHING, 0, ore, EVERYONE, n)


@rule
def refill(s, p, ore):
    """R66, A22: every shaft of one kind."""
    n = int(s.shafts[p, ore]) - int(s.filled[p, ore])
    s.filled[p, ore] = s.shafts[p, ore]
    tell(s, REFILLED_ALL, p, NOTHING, 0, ore, EVERYONE, n)


@rule
def take_cows(s, p, most):
    """R77: up to so many, one in each open barn."""
    n = min(most, min(int(s.barns[p]) - int(s.cows[p]), int(s.supply[COWS])))
    if n > 0:
        s.cows[p] += n
        s.supply[COWS] -= n
        tell(s, GOT_COW, p, NOTHING, 0, 0, EVERYONE, n)


@rule
def gain_power(s, p, most):
    """R67: as far as the track goes."""
    n = min(most, power_max(s, p) - int(s.might[p]))
    if n > 0:
        s.might[p] += n
        tell(s, GOT_POWER, p, NOTHING, 0, 0, EVERYONE, n)


@rule
def uncover(s, p):
    """R57, A29: a barn, if one is still covered."""
    if s.covered[p] > 0:
        s.covered[p] -= 1
        s.barns[p] += 1
        tell(s, UNCOVERED, p, NOTHING, 0, 0, EVERYONE)


@rule
def pay(s, p, deed):
    """A17: the price of an action; action points of other players' trolls go first."""
    points = int(PRICE[deed, PRICE_AP])
    if FOREIGN[deed] != 0:
        theirs = min(points, argument(s, 2))
        set_argument(s, argument(s, 2) - theirs, 2)
        points -= theirs
    set_argument(s, argument(s, 1) - points, 1)
    s.might[p] -= PRICE[deed, PRICE_POWER]
    for ore in range(KINDS):
        s.ore[p, ore] -= PRICE[deed, PRICE_ORE + ore]
    s.cows[p] -= PRICE[deed, PRICE_COW]
    s.supply[COWS] += PRICE[deed, PRICE_COW]
    tell(s, PAID, p, NOTHING, 0, 0, EVERYONE, deed)


@rule
def pay_activation(s, p):
    """R53: its action point, one activation in a phase."""
    set_argument(s, argument(s, 1) - ACTIVATE_AP, 1)
    set_argument(s, argument(s, 3) + 1, 3)
    tell(s, PAID, p, NOTHING, 0, 0, EVERYONE, ACTIVATION)


# -- displays -----------------------------------------------------------------------------------------------


@rule
def turn_up(s, row, card):
    """One from a stack into its display."""
    if row == CAVE_ROW:
        s.cave_stack[card // HALF] ^= BIT[card % HALF]
        s.cave_display[card // HALF] |= BIT[card % HALF]
        tell(s, TURNED_UP, CHANCE, FACE_TILE + card, 0, 0, EVERYONE, row)
    elif row == CARD_ROW:
        s.card_stack = without_card(s.card_stack, card >> 1)
        s.card_display = with_card(s.card_display, card >> 1)
        tell(s, TURNED_UP, CHANCE, FACE_CARD + (card >> 1), 0, 0, EVERYONE, row)
    else:
        s.royal_stack ^= BIT[card]
        s.royal_display |= BIT[card]
        tell(s, TURNED_UP, CHANCE, FACE_TILE + CAVE_TILES + card, 0, 0, EVERYONE, row)


@rule
def discard_display(s, row):
    """R64, R69: all that lies face up."""
    tell(s, DISCARDED, s.turn, NOTHING, 0, 0, EVERYONE, row)
    if row == CAVE_ROW:
        for half in range(2):
            s.cave_discards[half] |= s.cave_display[half]
            s.cave_display[half] = 0
        return
    for card in range(CARDS):
        while s.card_display >> 2 * card & 3 != 0:
            s.card_display = without_card(s.card_display, card)
            s.card_discards = with_card(s.card_discards, card)


@rule
def shuffle_discards(s, row):
    """A32: discards become the stack, when it is empty."""
    if row == CAVE_ROW:
        for half in range(2):
            s.cave_stack[half] = s.cave_discards[half]
            s.cave_discards[half] = 0
    else:
        s.card_stack = s.card_discards
        s.card_discards = 0
    tell(s, SHUFFLED, CHANCE, NOTHING, 0, 0, EVERYONE, row)


@rule
def take_tile(s, p, tile):
    """R55: out of the display. R57: a bell tile uncovers a barn."""
    if tile >= CAVE_TILES:
        s.royal_display ^= BIT[tile - CAVE_TILES]
    else:
        s.cave_display[tile // HALF] ^= BIT[tile % HALF]
        if KIND[tile] == BELL_TILE:
            uncover(s, p)


@rule
def take_card(s, p, card):
    """R68: a troll card with its fields."""
    s.card_display = without_card(s.card_display, card)
    s.cards[p] |= BIT[card]
    s.beds[p] += CARD_BED[card]
    for i in range(3):
        if CARD_FIELDS[card, i, 0] >= 0:
            s.free[p, CARD_FIELDS[card, i, 0], CARD_FIELDS[card, i, 1]] += 1
    tell(s, BOUGHT, p, FACE_CARD + card, 0, 0, EVERYONE)


# -- round cards --------------------------------------------------------------------------------------------


@rule
def draw_card(s, p, card):
    """R48: only its player sees the face."""
    s.pool ^= BIT[card]
    s.hand[p] |= BIT[card]
    tell(s, DREW, p, card, 0, 0, BIT[p], 0, BIT[p])


@rule
def play_card(s, p, card):
    """R35: for all to see; it stays played, for it ends phase 1."""
    s.hand[p] ^= BIT[card]
    s.spent |= BIT[card]
    s.played[p] += 1
    tell(s, PLAYED, p, card, 0, 0, EVERYONE, 0, EVERYONE)


@rule
def place_item(s, p, kind, village):
    """R36, A3: into the village, if the supply has one; a tower holds one princess."""
    if s.supply[kind] == 0 or (kind == PRINCESSES and s.tower[village] > 0):
        return
    s.supply[kind] -= 1
    if kind == PRINCESSES:
        s.tower[village] += 1
    elif kind == BABY_STOCK:
        s.wild_babies[village] += 1
    else:
        s.farm[village] += 1
    tell(s, PLACED, p, NOTHING, 0, FIRST_VILLAGE + village, EVERYONE, kind)


# -- trolls, humans, items ----------------------------------------------------------------------------------


@rule
def move_troll(s, p, troll, place, event):
    """From one place to another."""
    tell(s, event, p, NOTHING, int(s.trolls[p, troll]), place, EVERYONE, troll)
    s.trolls[p, troll] = place


@rule
def first_troll_at(s, p, place):
    """The first of a player's trolls there."""
    for troll in range(TROLLS):
        if s.trolls[p, troll] == place:
            return troll
    return 0


@rule
def house_human(s, p, source, cave):
    """R76, A4: a human from a village's farm, or at set-up from the supply, into a cauldron."""
    if source == OFF:
        s.supply[HUMANS] -= 1
    else:
        s.farm[source - FIRST_VILLAGE] -= 1
    s.humans[p, cave] += 1
    tell(s, HOUSED, p, NOTHING, IN_SUPPLY if source == OFF else source, cave + MINE, EVERYONE)


@rule
def move_human(s, p, source, target):
    """A44: between two caves."""
    s.humans[p, source] -= 1
    s.humans[p, target] += 1
    tell(s, HUMAN_MOVED, p, NOTHING, source + MINE, target + MINE, EVERYONE)


@rule
def fill_field(s, p, item, bonus):
    """R54, R73, R75: a neutral camp, baby or bell on a free field."""
    s.free[p, item, bonus] -= 1
    s.items[p, item] += 1
    tell(s, FILLED, p, NOTHING, 0, item, EVERYONE, bonus)


@rule
def take_princess(s, p, village):
    """R72: from the tower to a bed."""
    s.tower[village] -= 1
    s.princesses[p] += 1
    tell(s, GOT_PRINCESS, p, NOTHING, FIRST_VILLAGE + village, 0, EVERYONE)


@rule
def send_baby(s, p, baby):
    """R75, A42: what its place on the board gives, once it has left."""
    s.babies[p] &= ~BIT[baby]
    if baby == BABY_C:
        s.barns[p] += 1
        take_cows(s, p, 1)


@rule
def babies_to_send(s, p):
    """Own babies on the board; the two on the power action are alike, so the second one goes first."""
    left = s.babies[p]
    return left & ~BIT[BABY_P] if left & BIT[BABY_Q] != 0 else left
