"""Who may know what (V1-V3), what a seat can imagine, and what a network is told."""

from throneroom.games.trolli.flow import STEPS
from throneroom.games.trolli.pieces import (
    CARDS,
    CAVE_COUNT,
    CAVE_TILES,
    EFFECT_COUNT,
    HALF,
    ITEMS,
    KINDS,
    MOST_SEATS,
    OF_VILLAGES,
    PERIOD,
    ROUND_CARDS,
    ROYAL_CARDS,
    ROYAL_TILES,
    SLOTS,
    STOCK,
)
from throneroom.games.trolli.state import MOST_VILLAGES, PERIOD_COUNT, trolls_at
from throneroom.kit import WATCHER, actor, argument, count, rule, show_table, some_of, step

# -- view: built up from an empty table ---------------------------------------------------------------------


@rule
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


@rule
def show_common(s, v):
    """Displays, stacks (sets: what is not elsewhere), the king, what was played."""
    v.first = s.first
    v.turn = s.turn
    v.mover = s.mover
    v.king = s.king
    v.king_of = s.king_of
    v.automatic = s.automatic
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


@rule
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


@rule
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


@rule
def show_villages(s, v):
    """All that stands in the villages."""
    copy_row(s.tower, v.tower)
    copy_row(s.bells, v.bells)
    copy_row(s.wild_camps, v.wild_camps)
    copy_row(s.wild_babies, v.wild_babies)
    copy_row(s.farm, v.farm)
    copy_row(s.castle, v.castle)
    copy_grid(s.camp, v.camp)


@rule
def copy_row(a, b):
    """All numbers of a row."""
    for i in range(len(a)):
        b[i] = a[i]


@rule
def copy_grid(a, b):
    """All numbers of a grid."""
    for i in range(a.shape[0]):
        for k in range(a.shape[1]):
            b[i, k] = a[i, k]


# -- imagine: every world that cannot be ruled out, each equally likely -------------------------------------


@rule
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


@rule
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


@rule
def write_set(x, n, out, at):
    """The members of a set as ones."""
    for i in range(n):
        out[at + i] = x >> i & 1
    return at + n


@rule
def write_row(row, out, at):
    """Numbers as they are."""
    for i in range(len(row)):
        out[at + i] = row[i]
    return at + len(row)


@rule
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


@rule
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


@rule
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
