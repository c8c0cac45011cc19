"""The table of Jak se trollí princezny, and its small readers.

Open information is everything but the round cards in hands and decks. Stacks are sets that nobody can know the order
of: what is turned up is drawn when it is needed. So are round decks: all undrawn round cards lie in one pool, from
which each player draws first dawn, then dusk, then night cards.
"""

from throneroom.games.trolli.data import (
    CAVE_CAULDRONS,
    POWER_MAX,
    POWER_MAX_EXTENDED,
    TROLLS,
    VILLAGE_CAULDRONS,
    VILLAGES,
)
from throneroom.games.trolli.pieces import (
    BABY_T,
    CAVE_COUNT,
    DECK_SIZES,
    EFFECT_COUNT,
    FIRST_VILLAGE,
    ITEMS,
    KINDS,
    MINE,
    MOST_SEATS,
    SLOTS,
    STOCK,
    TILE_KINDS,
)
from throneroom.kit import BIT, cells, count, has, layout, lowest, nth, number, rule

PERIOD_COUNT = 3
MOST_VILLAGES = len(VILLAGES)

STATE = layout(
    number("first"),  # who begins
    number("turn"),  # whose turn it is
    number("mover"),  # the troll moved in phase 2 of this turn plus 1: it may not move in phase 3
    number("king"),  # the place where the troll king stands, 0 beside the board
    number("king_of"),  # in whose cave, if it is one
    number("automatic"),  # an option: trolls that are pushed out choose no cave
    number("royal_cards"),  # face up
    number("cave_stack", 2),  # cave tiles lie in two sets: the first 32, and the others
    number("cave_display", 2),
    number("cave_discards", 2),
    number("royal_stack"),
    number("royal_display"),
    number("card_stack"),  # two bits a design, equal cards in unary
    number("card_display"),
    number("card_discards"),
    number("pool"),  # round cards that nobody has drawn
    number("spent"),  # round cards that were played
    number("hand", MOST_SEATS),
    number("unseen_hand", MOST_SEATS, PERIOD_COUNT),  # views only: how many this seat may not know; backs are seen
    number("occupied", MOST_SEATS),  # slots with a tile
    number("shut", MOST_SEATS),  # slots behind the wall of a VP tile: nothing is ever laid there
    number("room", MOST_SEATS),  # slots that can take a tile with five passages
    number("royals", MOST_SEATS),  # royal tiles in the network
    number("counts", MOST_SEATS),  # VP conditions in the network
    number("cards", MOST_SEATS),  # designs of troll cards
    number("fulfilled", MOST_SEATS),  # royal cards
    number("camps", MOST_SEATS),  # own camps still on the board
    number("babies", MOST_SEATS),  # own babies still on the board
    cells("clan", MOST_SEATS),  # its number plus 1
    cells("ore", MOST_SEATS, KINDS),
    cells("shafts", MOST_SEATS, KINDS),
    cells("filled", MOST_SEATS, KINDS),
    cells("might", MOST_SEATS),  # troll power
    cells("barns", MOST_SEATS),  # open ones
    cells("covered", MOST_SEATS),
    cells("cows", MOST_SEATS),
    cells("beds", MOST_SEATS),
    cells("princesses", MOST_SEATS),
    cells("items", MOST_SEATS, len(ITEMS)),
    cells("free", MOST_SEATS, len(ITEMS), EFFECT_COUNT),  # free fields by the bonus for filling them
    cells("trolls", MOST_SEATS, TROLLS),  # where each stands
    cells("humans", MOST_SEATS, CAVE_COUNT),
    cells("tile", MOST_SEATS, SLOTS),  # the tile plus 1
    cells("turned", MOST_SEATS, SLOTS),  # its edge k lies on edge k + turned of the slot
    cells("built", MOST_SEATS, len(TILE_KINDS)),  # tiles by kind
    cells("played", MOST_SEATS),  # round cards
    cells("tower", MOST_VILLAGES),  # of a village: princesses
    cells("bells", MOST_VILLAGES),
    cells("wild_camps", MOST_VILLAGES),
    cells("wild_babies", MOST_VILLAGES),
    cells("farm", MOST_VILLAGES),  # humans
    cells("castle", MOST_VILLAGES),  # its castle tile plus 1
    cells("camp", MOST_VILLAGES, MOST_SEATS),  # camps of the players
    cells("supply", len(STOCK)),
    frames=24,
    events=24,
)

CAVE_ROW, ROYAL_ROW, CARD_ROW = range(3)  # the displays


@rule
def power_max(s, p):
    """The end of the troll-power track."""
    return POWER_MAX if has(s.babies[p], BABY_T) else POWER_MAX_EXTENDED


@rule
def trolls_at(s, p, place):
    """How many trolls of a player stand there."""
    n = 0
    for t in range(TROLLS):
        if s.trolls[p, t] == place:
            n += 1
    return n


@rule
def cave_room(s, p, place):
    """R76: empty cauldrons of a cave."""
    return CAVE_CAULDRONS - int(s.humans[p, place - MINE]) - trolls_at(s, p, place)


@rule
def village_room(s, place):
    """Empty cauldrons of a village."""
    n = VILLAGE_CAULDRONS
    for p in range(s.seats):
        n -= trolls_at(s, p, place)
    return n


@rule
def has_room(s, p, place):
    """Is there an empty cauldron for a player's troll?"""
    return village_room(s, place) > 0 if is_village(place) else cave_room(s, p, place) > 0


@rule
def caves_with_room(s, p):
    """The caves, from 0, where a troll or a human finds an empty cauldron."""
    found = 0
    for cave in range(CAVE_COUNT):
        if cave_room(s, p, cave + MINE) > 0:
            found |= 1 << cave
    return found


@rule
def human_count(s, p):
    """Humans on a player's board."""
    return int(s.humans[p, 0]) + int(s.humans[p, 1]) + int(s.humans[p, 2])


@rule
def free_fields(s, p, item):
    """The bonuses of a player's free fields for an item, as a set."""
    found = 0
    for bonus in range(EFFECT_COUNT):
        if s.free[p, item, bonus] > 0:
            found |= 1 << bonus
    return found


@rule
def deck_size(s):
    """R26: so many round cards has every player."""
    return int(DECK_SIZES[s.seats, 0]) + int(DECK_SIZES[s.seats, 1]) + int(DECK_SIZES[s.seats, 2])


@rule
def drawn(s, p):
    """How many round cards a player has drawn so far."""
    n = int(s.played[p]) + count(s.hand[p])
    for period in range(PERIOD_COUNT):
        n += s.unseen_hand[p, period]
    return n


@rule
def period_of_draw(s, n):
    """R26: dawn cards lie on top, then dusk, then night."""
    if n < DECK_SIZES[s.seats, 0]:
        return 0
    return 1 if n < int(DECK_SIZES[s.seats, 0]) + int(DECK_SIZES[s.seats, 1]) else 2


@rule
def is_village(place):
    """Or a cave."""
    return place >= FIRST_VILLAGE


# -- cave tiles in two halves, troll cards in unary ---------------------------------------------------------


@rule
def tiles_in(pile):
    """How many cave tiles lie in a pile of two halves."""
    return count(pile[0]) + count(pile[1])


@rule
def nth_tile(pile, k):
    """The k-th cave tile of a pile."""
    n = count(pile[0])
    return nth(pile[0], k) if k < n else 32 + nth(pile[1], k - n)


@rule
def with_card(pile, card):
    """Another copy of a design in a pile: its bits count in unary."""
    return pile | (BIT[2 * card + 1] if has(pile, 2 * card) else BIT[2 * card])


@rule
def without_card(pile, card):
    """One copy less."""
    return pile & ~(BIT[2 * card + 1] if has(pile, 2 * card + 1) else BIT[2 * card])


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
