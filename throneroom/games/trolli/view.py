"""Who may know what (V1-V3), what a seat can imagine, what a network is told, and what always holds."""

from throneroom.games.trolli.data import SUPPLY, VILLAGE_START
from throneroom.games.trolli.network import half_shaft
from throneroom.games.trolli.pieces import (
    ALL_CARDS,
    BABY,
    BABY_C,
    BABY_STOCK,
    BELL,
    BESIDE,
    CAMP,
    CARDS,
    CAVE_COUNT,
    CAVE_TILES,
    CLAN_SHAFTS,
    COWS,
    EDGES,
    EFFECT_COUNT,
    FACING,
    FEW_CARDS,
    FEW_CAVE_TILES,
    FIRST_VILLAGE,
    HALF,
    HUMANS,
    ITEMS,
    KIND,
    KINDS,
    MINE,
    MOST_SEATS,
    NEAR,
    OF_VILLAGES,
    PERIOD,
    PRINCESSES,
    ROUND_CARDS,
    ROYAL_CARDS,
    ROYAL_TILES,
    SLOTS,
    START,
    STOCK,
    TILE_SHAFTS,
    VP_TILE,
)
from throneroom.games.trolli.state import (
    FIELD,
    MOST_VILLAGES,
    PERIOD_COUNT,
    STEPS,
    cave_room,
    deck_size,
    drawn,
    human_count,
    power_max,
    tiles_in,
    trolls_at,
    village_room,
)
from throneroom.kit import (
    BIT,
    WATCHER,
    actor,
    argument,
    count,
    has,
    large_rule,
    lowest,
    rule,
    show_table,
    some_of,
    step,
)
from throneroom.kit.frames import FIRST, STEP

# -- view: built up from an empty table ---------------------------------------------------------------------


@large_rule
def view(s, seat, v):
    """V1-V3: everything but the round cards of others, of which only the backs are seen, and the decks."""
    show_table(s, seat, v)
    show_common(s, v)
    show_sets(s, v)
    show_boards(s, v)
    show_villages(s, v)
    for p in range(s.seats):
        if p == seat:
            v.hand[p] = s.hand[p]
        else:
            for period in range(PERIOD_COUNT):
                v.unseen_hand[p, period] = count(s.hand[p] & PERIOD[period]) + s.unseen_hand[p, period]


@large_rule
def show_common(s, v):
    """Displays, stacks (sets: what is not elsewhere), the king, what was played."""
    v.first = s.first
    v.turn = s.turn
    v.mover = s.mover
    v.king = s.king
    v.king_of = s.king_of
    v.royal_cards = s.royal_cards
    v.royal_stack = s.royal_stack
    v.royal_display = s.royal_display
    v.card_stack = s.card_stack
    v.card_display = s.card_display
    v.card_discards = s.card_discards
    v.spent = s.spent
    for half in range(2):
        v.cave_stack[half] = s.cave_stack[half]
        v.cave_display[half] = s.cave_display[half]
        v.cave_discards[half] = s.cave_discards[half]
    copy_row(s.supply, v.supply)


@large_rule
def show_sets(s, v):
    """What a player has, as sets."""
    for p in range(s.seats):
        v.occupied[p] = s.occupied[p]
        v.shut[p] = s.shut[p]
        v.room[p] = s.room[p]
        v.royals[p] = s.royals[p]
        v.counts[p] = s.counts[p]
        v.cards[p] = s.cards[p]
        v.fulfilled[p] = s.fulfilled[p]
        v.camps[p] = s.camps[p]
        v.babies[p] = s.babies[p]


@large_rule
def show_boards(s, v):
    """What a player has, as numbers."""
    copy_row(s.clan, v.clan)
    copy_row(s.might, v.might)
    copy_row(s.barns, v.barns)
    copy_row(s.covered, v.covered)
    copy_row(s.cows, v.cows)
    copy_row(s.beds, v.beds)
    copy_row(s.princesses, v.princesses)
    copy_row(s.played, v.played)
    copy_grid(s.ore, v.ore)
    copy_grid(s.shafts, v.shafts)
    copy_grid(s.filled, v.filled)
    copy_grid(s.items, v.items)
    copy_grid(s.trolls, v.trolls)
    copy_grid(s.humans, v.humans)
    copy_grid(s.tile, v.tile)
    copy_grid(s.turned, v.turned)
    copy_grid(s.built, v.built)
    for p in range(s.seats):
        copy_grid(s.free[p], v.free[p])


@large_rule
def show_villages(s, v):
    """All that stands in the villages."""
    copy_row(s.tower, v.tower)
    copy_row(s.bells, v.bells)
    copy_row(s.wild_camps, v.wild_camps)
    copy_row(s.wild_babies, v.wild_babies)
    copy_row(s.farm, v.farm)
    copy_row(s.castle, v.castle)
    copy_grid(s.camp, v.camp)


@large_rule
def copy_row(a, b):
    """All numbers of a row."""
    for i in range(len(a)):
        b[i] = a[i]


@large_rule
def copy_grid(a, b):
    """All numbers of a grid."""
    for i in range(a.shape[0]):
        for k in range(a.shape[1]):
            b[i, k] = a[i, k]


# -- imagine: every world that cannot be ruled out, each equally likely -------------------------------------


@large_rule
def imagine(v, seat, rng):
    """For every unseen card of a hand one of its period that this view does not place; the others are undrawn."""
    unseen = OF_VILLAGES[v.seats] & ~v.spent
    for p in range(v.seats):
        unseen &= ~v.hand[p]
    for p in range(v.seats):
        for period in range(PERIOD_COUNT):
            got = some_of(unseen & PERIOD[period], v.unseen_hand[p, period], rng)
            v.hand[p] |= got
            unseen ^= got
            v.unseen_hand[p, period] = 0
    v.pool = unseen


# -- features -----------------------------------------------------------------------------------------------

BOARD_NUMBERS = 9 + 3 * KINDS + len(ITEMS) * (EFFECT_COUNT + 1) + 8 + CAVE_COUNT + 2 * SLOTS + CARDS + 8
BOARD_NUMBERS += ROYAL_CARDS + PERIOD_COUNT
VILLAGE_NUMBERS = 6 + MOST_SEATS
COMMON_NUMBERS = CAVE_TILES + ROYAL_TILES + 2 * CARDS + ROYAL_CARDS + len(STOCK) + len(STEPS) + 4 + 4
FEATURES = ROUND_CARDS + MOST_SEATS * BOARD_NUMBERS + MOST_VILLAGES * VILLAGE_NUMBERS + COMMON_NUMBERS


@large_rule
def features(v, seat, out):
    """The own hand, boards (own first), villages, and what lies in the middle."""
    for i in range(len(out)):
        out[i] = 0
    me = 0 if seat == WATCHER else seat
    at = write_set(v.hand[me], ROUND_CARDS, out, 0)
    for k in range(v.seats):
        board_features(v, (me + k) % v.seats, out, at + k * BOARD_NUMBERS)
    at += MOST_SEATS * BOARD_NUMBERS
    for village in range(v.seats):
        village_features(v, me, village, out, at + village * VILLAGE_NUMBERS)
    common_features(v, me, seat, out, at + MOST_VILLAGES * VILLAGE_NUMBERS)


@large_rule
def write_set(x, n, out, at):
    """The members of a set as ones."""
    for i in range(n):
        out[at + i] = x >> i & 1
    return at + n


@large_rule
def write_row(row, out, at):
    """Numbers as they are."""
    for i in range(len(row)):
        out[at + i] = row[i]
    return at + len(row)


@large_rule
def board_features(v, p, out, at):
    """One player's board, network and cards."""
    out[at] = v.clan[p]
    out[at + 1] = v.might[p]
    out[at + 2] = v.barns[p]
    out[at + 3] = v.covered[p]
    out[at + 4] = v.cows[p]
    out[at + 5] = v.beds[p]
    out[at + 6] = v.princesses[p]
    out[at + 7] = v.played[p]
    out[at + 8] = 1 if v.turn == p else 0
    at = write_row(v.ore[p], out, at + 9)
    at = write_row(v.shafts[p], out, at)
    at = write_row(v.filled[p], out, at)
    at = write_row(v.items[p], out, at)
    for item in range(len(ITEMS)):
        at = write_row(v.free[p, item], out, at)
    for place in range(8):
        out[at + place] = trolls_at(v, p, place)
    at = write_row(v.humans[p], out, at + 8)
    at = write_row(v.tile[p], out, at)
    at = write_row(v.turned[p], out, at)
    at = write_set(v.cards[p], CARDS, out, at)
    at = write_set(v.camps[p], 4, out, at)
    at = write_set(v.babies[p], 4, out, at)
    at = write_set(v.fulfilled[p], ROYAL_CARDS, out, at)
    for period in range(PERIOD_COUNT):
        out[at + period] = v.unseen_hand[p, period]


@large_rule
def village_features(v, me, village, out, at):
    """One village."""
    out[at] = v.tower[village]
    out[at + 1] = v.bells[village]
    out[at + 2] = v.wild_camps[village]
    out[at + 3] = v.wild_babies[village]
    out[at + 4] = v.farm[village]
    out[at + 5] = v.castle[village]
    for k in range(v.seats):
        out[at + 6 + k] = v.camp[village, (me + k) % v.seats]


@large_rule
def common_features(v, me, seat, out, at):
    """Displays, royal cards, the supply, and the question."""
    at = write_set(v.cave_display[0], HALF, out, at)
    at = write_set(v.cave_display[1], HALF, out, at)
    at = write_set(v.royal_display, ROYAL_TILES, out, at)
    at = write_set(v.card_display, 2 * CARDS, out, at)
    at = write_set(v.royal_cards, ROYAL_CARDS, out, at)
    at = write_row(v.supply, out, at)
    out[at + step(v)] = 1
    at += len(STEPS)
    for i in range(4):
        out[at + i] = argument(v, i)
    out[at + 4] = 1 if actor(v) == seat else 0
    out[at + 5] = v.king
    out[at + 6] = (v.king_of - me) % v.seats
    out[at + 7] = v.mover


# -- broken -------------------------------------------------------------------------------------------------

FAULTS = 100
BARNS = 6
SOME_TILES = FEW_CAVE_TILES[0].bit_count() + FEW_CAVE_TILES[1].bit_count()
BELLS_OF_VILLAGE, CAMPS_OF_VILLAGE = VILLAGE_START["bells"], VILLAGE_START["camps"]
ALL_PRINCESSES, ALL_WILD_BABIES, ALL_HUMANS, ALL_COWS = SUPPLY.values()


@large_rule
def broken(s):
    """The first invariant that does not hold, I1-I12; from 100 on faults of the kit."""
    if s.fault != 0:
        return FAULTS + s.fault
    if not has_cauldrons(s):
        return 1
    for item in range(len(ITEMS)):
        if not is_item_kept(s, item):
            return 2
    if not are_people_kept(s):
        return 3
    if not are_cards_kept(s):
        return 4
    if not are_displays_kept(s):
        return 5
    for p in range(s.seats):
        found = broken_board(s, p)
        if found != 0:
            return found
    return 0


@rule
def broken_board(s, p):
    """I6-I12: barns, power, beds, shafts and the network of one player."""
    if s.clan[p] > 0 and not are_barns_right(s, p):
        return 6
    if s.might[p] < 0 or s.might[p] > power_max(s, p):
        return 7
    if s.princesses[p] > s.beds[p] or s.ore[p, 0] < 0 or s.ore[p, 1] < 0 or s.ore[p, 2] < 0:
        return 8
    if s.clan[p] > 0 and not are_shafts_right(s, p):
        return 9
    if not is_connected(s, p):
        return 10
    if not are_walls_right(s, p):
        return 11
    return 0 if count(s.counts[p]) == s.built[p, VP_TILE] else 12


@large_rule
def has_cauldrons(s):
    """I1: at most five in a cave, four in a village."""
    for village in range(s.seats):
        if village_room(s, FIRST_VILLAGE + village) < 0:
            return False
    for p in range(s.seats):
        for cave in range(CAVE_COUNT):
            if cave_room(s, p, cave + MINE) < 0 or s.humans[p, cave] < 0:
                return False
    return True


@rule
def pending(s, item):
    """Items on their way to a field that is being chosen."""
    n = 0
    for i in range(s.depth):
        if s.stack[i, STEP] == FIELD and s.stack[i, FIRST] == item:
            n += 1
    return n


@rule
def left_in(s, village, item):
    """What a village still has of an item."""
    if item == BELL:
        return int(s.bells[village])
    return int(s.wild_camps[village]) if item == CAMP else int(s.wild_babies[village])


@large_rule
def is_item_kept(s, item):
    """I2: bells, neutral camps and neutral babies are never lost."""
    n = pending(s, item)
    for p in range(s.seats):
        n += int(s.items[p, item])
    for village in range(s.seats):
        n += int(
            s.bells[village] if item == BELL else s.wild_camps[village] if item == CAMP else s.wild_babies[village]
        )
    if item == BABY:
        return n + int(s.supply[BABY_STOCK]) == ALL_WILD_BABIES
    return n == s.seats * (BELLS_OF_VILLAGE if item == BELL else CAMPS_OF_VILLAGE)


@large_rule
def are_people_kept(s):
    """I3: princesses, humans and cows are never lost; a tower holds one princess."""
    princesses, humans, cows = int(s.supply[PRINCESSES]), int(s.supply[HUMANS]), int(s.supply[COWS])
    for p in range(s.seats):
        princesses += int(s.princesses[p])
        humans += human_count(s, p)
        cows += int(s.cows[p])
    for village in range(s.seats):
        princesses += int(s.tower[village])
        humans += int(s.farm[village])
        if s.tower[village] > 1:
            return False
    return princesses == ALL_PRINCESSES and humans == ALL_HUMANS and cows == ALL_COWS and min(s.supply) >= 0


@large_rule
def are_cards_kept(s):
    """I4: every round card is in one place, and nobody draws more than a deck."""
    cards = s.pool | s.spent
    n = count(s.pool) + count(s.spent)
    played = 0
    for p in range(s.seats):
        cards |= s.hand[p]
        n += count(s.hand[p])
        played += int(s.played[p])
        if drawn(s, p) > deck_size(s):
            return False
    return cards == OF_VILLAGES[s.seats] and n == count(cards) and played == count(s.spent)


@large_rule
def are_displays_kept(s):
    """I5: tiles and troll cards are in one place each; at most five lie face up in a display."""
    tiles = tiles_in(s.cave_stack) + tiles_in(s.cave_display) + tiles_in(s.cave_discards)
    royals = count(s.royal_stack) + count(s.royal_display)
    cards = count(s.card_stack) + count(s.card_display) + count(s.card_discards)
    for p in range(s.seats):
        royals += count(s.royals[p])
        tiles += count(s.occupied[p]) - count(s.royals[p])
        cards += count(s.cards[p])
    all_tiles = CAVE_TILES if s.seats == MOST_SEATS else SOME_TILES
    all_cards = count(ALL_CARDS) if s.seats == MOST_SEATS else count(FEW_CARDS)
    few = tiles_in(s.cave_display) <= 5 and count(s.royal_display) <= 5 and count(s.card_display) <= 5
    return few and tiles == all_tiles and royals == ROYAL_TILES and cards == all_cards


@rule
def are_barns_right(s, p):
    """I6: six barns, and at most one cow in each open one."""
    under_baby = 1 if has(s.babies[p], BABY_C) else 0
    return 0 <= s.cows[p] <= s.barns[p] and s.barns[p] + s.covered[p] + under_baby == BARNS and s.covered[p] >= 0


@large_rule
def are_shafts_right(s, p):
    """I9: as many shafts as board, tiles and touching halves make, and no more pieces than shafts."""
    for ore in range(KINDS):
        twice = 2 * int(CLAN_SHAFTS[s.clan[p] - 1, ore])
        for slot in range(SLOTS):
            if s.tile[p, slot] > 0:
                twice += 2 * int(TILE_SHAFTS[s.tile[p, slot] - 1, ore]) + halves(s, p, slot, ore + 1)
        if twice != 2 * s.shafts[p, ore] or s.filled[p, ore] < 0 or s.filled[p, ore] > s.shafts[p, ore]:
            return False
    return True


@rule
def halves(s, p, slot, half):
    """At how many edges of a tile two of these halves touch."""
    n = 0
    for edge in range(EDGES):
        there = int(BESIDE[slot, edge])
        if there < 0 or s.tile[p, there] == 0 or half_shaft(s, p, slot, edge) != half:
            continue
        if half_shaft(s, p, there, int(FACING[slot, edge])) == half:
            n += 1
    return n


@large_rule
def is_connected(s, p):
    """I10: every tile is reached from the start."""
    reached = s.occupied[p] & BIT[START]
    todo = reached
    while todo != 0:
        slot = lowest(todo)
        todo &= todo - 1
        new = NEAR[slot] & s.occupied[p] & ~reached
        reached |= new
        todo |= new
    return reached == s.occupied[p]


@large_rule
def are_walls_right(s, p):
    """I11: a VP tile has one neighbour; what is shut and what has room follows from the tiles."""
    shut = 0
    near = BIT[START] if s.occupied[p] == 0 else 0
    for slot in range(SLOTS):
        if s.tile[p, slot] > 0 and KIND[s.tile[p, slot] - 1] == VP_TILE:
            if count(NEAR[slot] & s.occupied[p]) != 1:
                return False
            shut |= NEAR[slot] & ~s.occupied[p]
        elif s.tile[p, slot] > 0:
            near |= NEAR[slot]
    return shut == s.shut[p] and s.room[p] == near & ~shut & ~s.occupied[p]
