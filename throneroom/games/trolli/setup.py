"""How a match begins: the table before anything is drawn, clans, castles, hands (R10-R27)."""

from throneroom.games.trolli.caves import HOUSE
from throneroom.games.trolli.cows import take_cows
from throneroom.games.trolli.data import BEDS, HAND, SUPPLY, VILLAGE_START
from throneroom.games.trolli.displays import ask_displays
from throneroom.games.trolli.events import EVENTS, FACE_CASTLE, FACE_ROYAL_CARD
from throneroom.games.trolli.mining import take_ore
from throneroom.games.trolli.pieces import (
    ALL_BABIES,
    ALL_CAMPS,
    ALL_CARDS,
    ALL_HALF,
    BABY_STOCK,
    CASTLE_COUNT,
    CASTLE_NAMES,
    CLAN_COVERED,
    CLAN_NAMES,
    CLAN_OPEN,
    CLAN_SHAFTS,
    CLAN_START,
    COLOUR,
    COWS,
    FACE_UP,
    FEW_CARDS,
    FEW_CAVE_TILES,
    FIRST_VILLAGE,
    HUMANS,
    KINDS,
    LATE_START,
    MOST_SEATS,
    OF_VILLAGES,
    OFF,
    PRINCESSES,
    ROYAL_CARD_NAMES,
    ROYAL_TILES,
    START,
)
from throneroom.games.trolli.power import gain_power
from throneroom.games.trolli.reasons import REASONS
from throneroom.games.trolli.registers import QUESTIONS, named
from throneroom.games.trolli.turn import DEAL, PASS
from throneroom.kit import BIT, CHANCE, EVERYONE, NOTHING, answered, argument, ask, has, rule, set_argument, tell
from throneroom.kit.kinds import FACE, SEATS, TO, WHO, one_of

CHOOSE_CLANS = 1  # the option: 0 is at random
SOME_TILES, SOME_MORE_TILES = FEW_CAVE_TILES
FULL_TABLE = MOST_SEATS  # with fewer players the tiles and cards marked T are not used
BELLS, WILD_CAMPS, WILD_BABIES, FARMERS = VILLAGE_START.values()
SUPPLY_PRINCESSES, SUPPLY_BABIES, SUPPLY_HUMANS, SUPPLY_COWS = SUPPLY.values()
CHOSEN = EVENTS.add("chosen", seat=WHO)
GOT_CLAN = EVENTS.add("clan", seat=WHO, clan=one_of(CLAN_NAMES))
CROWNED = EVENTS.add("castle", card=FACE, to=TO, quiet=True)
GOT_ROYAL_CARD = EVENTS.add("royal-card", card=FACE, quiet=True)
CLAN_TAKEN = REASONS.add("trolli-clan-taken", "A6")


@rule
def start(s, seats, options):
    """R10-R18: the table before anything is drawn. A1: what is marked T never comes into a stack."""
    s.seats = seats
    s.automatic = options[2]
    few = seats < FULL_TABLE
    s.cave_stack[0] = SOME_TILES if few else ALL_HALF
    s.cave_stack[1] = SOME_MORE_TILES if few else ALL_HALF
    s.card_stack = FEW_CARDS if few else ALL_CARDS
    s.royal_stack = BIT[ROYAL_TILES] - 1
    s.pool = OF_VILLAGES[seats]
    set_villages(s)
    for p in range(seats):
        s.room[p] = BIT[START]
        s.camps[p] = ALL_CAMPS
        s.babies[p] = ALL_BABIES
    if options[0] == 0:
        ask(s, STARTER, CHANCE, options[1])
    else:
        open_table(s, options[0] - 1, options[1])


@rule
def set_villages(s):
    """R12, A2, A3: what stands in the villages comes out of the supply."""
    for village in range(s.seats):
        s.bells[village] = BELLS
        s.wild_camps[village] = WILD_CAMPS
        s.wild_babies[village] = WILD_BABIES
        s.farm[village] = FARMERS
    s.supply[PRINCESSES] = SUPPLY_PRINCESSES
    s.supply[BABY_STOCK] = SUPPLY_BABIES - WILD_BABIES * s.seats
    s.supply[HUMANS] = SUPPLY_HUMANS - FARMERS * s.seats
    s.supply[COWS] = SUPPLY_COWS


@rule
def open_table(s, first, choose):
    """R12-R16, R19, R27: castles, displays and royal cards, then clans, then hands; what comes last is asked first."""
    s.first = first
    s.turn = (first + s.seats - 1) % s.seats
    ask(s, PASS, 0)
    for i in range(s.seats - 1, -1, -1):
        ask(s, DEAL, CHANCE, (first + i) % s.seats, HAND)
    for i in range(s.seats - 1, -1, -1):
        p = (first + i) % s.seats
        ask(s, CLAN, BIT[p] if choose == CHOOSE_CLANS else CHANCE, p)
    ask(s, ROYAL, CHANCE)
    ask_displays(s)
    ask(s, CROWN, CHANCE)


# -- who begins: the argument is the option for clans -------------------------------------------------------


@rule
def seats_of(s):
    """R18: any of them."""
    return BIT[s.seats] - 1


@rule
def choose_first(s, p, seat):
    """R18: and the table is opened."""
    choose = argument(s)
    answered(s)
    tell(s, CHOSEN, seat, NOTHING, 0, 0, EVERYONE)
    open_table(s, seat, choose)


STARTER = QUESTIONS.add(
    "choose-first", drawn_from=seats_of, drawn=choose_first, texts=named("first", SEATS[:MOST_SEATS])
)

# -- clans: the argument is whose ---------------------------------------------------------------------------


@rule
def free_clans(s):
    """A6: those that nobody has."""
    free = (1 << 4) - 1
    for p in range(s.seats):
        if s.clan[p] > 0:
            free &= ~BIT[s.clan[p] - 1]
    return free


@rule
def against_clan(s, p, clan):
    """A6"""
    return 0 if has(free_clans(s), clan) else CLAN_TAKEN


@rule
def choose_clan(s, p, clan):
    """R19: a player, or CHANCE for one."""
    whose = argument(s)
    answered(s)
    join_clan(s, whose, clan)


CLAN = QUESTIONS.add(
    "choose-clan", refusal=against_clan, drawn_from=free_clans, answer=choose_clan, drawn=choose_clan,
    texts=named("clan", CLAN_NAMES),
)  # fmt: skip


@rule
def join_clan(s, p, clan):
    """R19-R24: a board with its shafts, barns and start resources. A4: its human finds a cauldron at once."""
    s.clan[p] = clan + 1
    tell(s, GOT_CLAN, p, NOTHING, 0, 0, EVERYONE, clan)
    s.barns[p] = CLAN_OPEN[clan]
    s.covered[p] = CLAN_COVERED[clan]
    s.beds[p] = BEDS
    for ore in range(KINDS):
        s.shafts[p, ore] = CLAN_SHAFTS[clan, ore]
        s.filled[p, ore] = CLAN_SHAFTS[clan, ore]
        if begins_with(s, p, ore) > 0:
            take_ore(s, p, begins_with(s, p, ore), ore)
    gain_power(s, p, begins_with(s, p, KINDS))
    take_cows(s, p, begins_with(s, p, KINDS + 1))
    for _ in range(begins_with(s, p, KINDS + 2)):
        ask(s, HOUSE, BIT[p], OFF)


@rule
def begins_with(s, p, thing):
    """R24, A5: so many by its clan, and for going late."""
    return int(CLAN_START[s.clan[p] - 1, thing]) + int(LATE_START[s.seats, (p - s.first + s.seats) % s.seats, thing])


# -- castles and royal cards: the argument is how many lie there already ------------------------------------


@rule
def free_castles(s):
    """R12: castle tiles that stand in no village."""
    free = (1 << CASTLE_COUNT) - 1
    for village in range(s.seats):
        if s.castle[village] > 0:
            free &= ~BIT[s.castle[village] - 1]
    return free


@rule
def is_castle_bare(s, p):
    """R12: is there a village without a castle tile?"""
    return argument(s) < s.seats


@rule
def crown(s, p, tile):
    """R12: a castle tile on the castle of the next village."""
    village = argument(s)
    s.castle[village] = tile + 1
    tell(s, CROWNED, CHANCE, FACE_CASTLE + tile, 0, FIRST_VILLAGE + village, EVERYONE)
    set_argument(s, village + 1)


CROWN = QUESTIONS.add(
    "crown", drawn_from=free_castles, drawn=crown, is_open=is_castle_bare, texts=named("crown", CASTLE_NAMES)
)


@rule
def cards_of_colour(s):
    """R16: of the colour that comes next."""
    return COLOUR[argument(s)] & ~s.royal_cards


@rule
def is_card_missing(s, p):
    """R16: are not all royal cards face up yet?"""
    return argument(s) < FACE_UP


@rule
def show_royal_card(s, p, card):
    """R16"""
    s.royal_cards |= BIT[card]
    tell(s, GOT_ROYAL_CARD, CHANCE, FACE_ROYAL_CARD + card, 0, 0, EVERYONE)
    set_argument(s, argument(s) + 1)


ROYAL = QUESTIONS.add(
    "royal", drawn_from=cards_of_colour, drawn=show_royal_card, is_open=is_card_missing,
    texts=named("royal", ROYAL_CARD_NAMES),
)  # fmt: skip
