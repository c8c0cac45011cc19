"""What always holds (I1-I15): `broken` tells the first number that does not."""

from throneroom.games.trolli.acting import ACT
from throneroom.games.trolli.data import BARNS, DISPLAY, SUPPLY, VILLAGE_START
from throneroom.games.trolli.fields import FIELD, ITEM
from throneroom.games.trolli.moving import ENDING, MOVE, MOVED_TROLL
from throneroom.games.trolli.network import half_shaft
from throneroom.games.trolli.pieces import (
    ALL_CARDS,
    BABY,
    BABY_C,
    BABY_STOCK,
    BELL,
    BESIDE,
    CAMP,
    CAVE_COUNT,
    CAVE_TILES,
    CLAN_SHAFTS,
    COWS,
    EDGES,
    FACING,
    FEW_CARDS,
    FEW_CAVE_TILES,
    FIRST_VILLAGE,
    HUMANS,
    ITEMS,
    KIND,
    KINDS,
    MINE,
    MOST_SEATS,
    NEAR,
    OF_VILLAGES,
    PLACES_WIDE,
    PRINCESSES,
    ROYAL_TILES,
    SLOTS,
    START,
    TILE_SHAFTS,
    VP_TILE,
)
from throneroom.games.trolli.registers import USED, USED_CASTLE
from throneroom.games.trolli.state import cave_room, deck_size, drawn, human_count, power_max, tiles_in, village_room
from throneroom.kit import BIT, count, has, lowest, rule
from throneroom.kit.frames import FIRST, STEP

FAULTS = 100
SOME_TILES = FEW_CAVE_TILES[0].bit_count() + FEW_CAVE_TILES[1].bit_count()
BELLS_OF_VILLAGE, CAMPS_OF_VILLAGE = VILLAGE_START["bells"], VILLAGE_START["camps"]
ALL_PRINCESSES, ALL_WILD_BABIES, ALL_HUMANS, ALL_COWS = SUPPLY.values()


@rule
def broken(s):
    """The first invariant that does not hold, I1-I15; from 100 on faults of the kit."""
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
    return broken_turn(s)


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


@rule
def broken_turn(s):
    """I13: one activation in a phase. I14: another troll in phase 3. I15: everyone plays the whole deck."""
    is_phase_3 = True
    for i in range(s.depth):
        now = s.stack[i, STEP]
        if now == MOVE:
            is_phase_3 = False
        if now == ACT and s.stack[i, FIRST + USED] % USED_CASTLE > 1:
            return 13
        if now == ENDING and is_phase_3 and s.stack[i, FIRST + MOVED_TROLL] // PLACES_WIDE == s.mover - 1:
            return 14
    if s.depth == 0:
        for p in range(s.seats):
            if s.played[p] != deck_size(s):
                return 15
    return 0


@rule
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
        if s.stack[i, STEP] == FIELD and s.stack[i, FIRST + ITEM] == item:
            n += 1
    return n


@rule
def left_in(s, village, item):
    """What a village still has of an item."""
    if item == BELL:
        return int(s.bells[village])
    return int(s.wild_camps[village]) if item == CAMP else int(s.wild_babies[village])


@rule
def is_item_kept(s, item):
    """I2: bells, neutral camps and neutral babies are never lost."""
    n = pending(s, item)
    for p in range(s.seats):
        n += int(s.items[p, item])
    for village in range(s.seats):
        n += left_in(s, village, item)
    if item == BABY:
        return n + int(s.supply[BABY_STOCK]) == ALL_WILD_BABIES
    return n == s.seats * (BELLS_OF_VILLAGE if item == BELL else CAMPS_OF_VILLAGE)


@rule
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


@rule
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


@rule
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
    few = max(tiles_in(s.cave_display), max(count(s.royal_display), count(s.card_display))) <= DISPLAY
    return few and tiles == all_tiles and royals == ROYAL_TILES and cards == all_cards


@rule
def are_barns_right(s, p):
    """I6: six barns, and at most one cow in each open one."""
    under_baby = 1 if has(s.babies[p], BABY_C) else 0
    return 0 <= s.cows[p] <= s.barns[p] and s.barns[p] + s.covered[p] + under_baby == BARNS and s.covered[p] >= 0


@rule
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


@rule
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


@rule
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
