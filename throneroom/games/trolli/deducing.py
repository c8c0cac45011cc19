"""What follows from the written part of a position, and whether play can lead to it."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from throneroom.games.trolli.data import BARNS, CAVES, SUPPLY
from throneroom.games.trolli.fields import FIELD, ITEM
from throneroom.games.trolli.flow import legal
from throneroom.games.trolli.invariants import are_walls_right, is_connected
from throneroom.games.trolli.network import enclose, half_shaft
from throneroom.games.trolli.pieces import (
    ALL_CARDS,
    ALL_HALF,
    BABY,
    BABY_C,
    BABY_STOCK,
    BESIDE,
    CARD_NAMES,
    CAVE_TILES,
    CLAN_SHAFTS,
    COWS,
    EDGES,
    FACING,
    FEW_CARDS,
    FEW_CAVE_TILES,
    FIRST_VILLAGE,
    HALF,
    HUMANS,
    KIND,
    MOST_SEATS,
    OF_VILLAGES,
    PRINCESSES,
    ROYAL_TILES,
    START,
    TILE_SHAFTS,
    VP_TILE,
)
from throneroom.games.trolli.position import added_beds, printed_fields
from throneroom.games.trolli.setup import CLAN
from throneroom.games.trolli.state import cave_room, deck_size, drawn, power_max, village_room
from throneroom.games.trolli.turn import CARD, DEAL
from throneroom.kit import actor, has
from throneroom.kit.errors import Malformed
from throneroom.kit.frames import ASKED, FIRST, STEP
from throneroom.kit.text import SEATS


def deduce(s: Any, has_pool: bool) -> None:
    """Shafts, beds, fields, barns, stacks and the supply."""
    for p in range(int(s.seats)):
        _deduce_board(s, p)
    for half in (0, 1):
        every = ALL_HALF if s.seats == MOST_SEATS else FEW_CAVE_TILES[half]
        seen = int(s.cave_display[half]) | int(s.cave_discards[half])
        s.cave_stack[half] = every & ~seen & ~_laid(s, half * HALF, HALF)
    s.royal_stack = (1 << ROYAL_TILES) - 1 & ~int(s.royal_display) & ~_laid(s, CAVE_TILES, ROYAL_TILES)
    s.card_stack = _card_stack(s)
    if has_pool:
        hands = 0
        for p in range(int(s.seats)):
            hands |= int(s.hand[p])
        s.pool = int(OF_VILLAGES[s.seats]) & ~int(s.spent) & ~hands
    _deduce_supply(s)


def _laid(s: Any, first: int, n: int) -> int:
    """The tiles in all networks, as a set of these n."""
    found = 0
    for tile in s.tile[s.tile > 0].tolist():
        found |= 1 << tile - 1 - first if first <= tile - 1 < first + n else 0
    return found


def _card_stack(s: Any) -> int:
    every, stack = FEW_CARDS if s.seats < MOST_SEATS else ALL_CARDS, 0
    for card in range(len(CARD_NAMES)):
        piles = (every, -int(s.card_display), -int(s.card_discards))
        left = sum((1 if pile > 0 else -1) * (abs(pile) >> 2 * card & 3).bit_count() for pile in piles)
        left -= sum(int(s.cards[p]) >> card & 1 for p in range(int(s.seats)))
        if left < 0:
            raise Malformed("trolli-table", sent=CARD_NAMES[card])
        stack |= (1 << left) - 1 << 2 * card
    return stack


def _deduce_board(s: Any, p: int) -> None:
    for (item, bonus), n in printed_fields(s, p).items():
        s.free[p][item][bonus] += n
    s.beds[p] += added_beds(s, p)
    if s.clan[p]:
        s.barns[p] = BARNS - int(s.covered[p]) - (1 if has(int(s.babies[p]), BABY_C) else 0)
        s.shafts[p] += CLAN_SHAFTS[s.clan[p] - 1]
    s.room[p] = 1 << START
    slots = np.flatnonzero(s.tile[p]).tolist()
    for slot in sorted(slots, key=lambda slot: KIND[s.tile[p][slot] - 1] == VP_TILE):  # walls last
        tile = int(s.tile[p][slot]) - 1
        s.shafts[p] += TILE_SHAFTS[tile]
        enclose(s, p, tile, slot)
    for slot in slots:
        _join_halves(s, p, slot)
    if slots:
        s.room[p] = int(s.room[p]) & ~int(s.occupied[p])


def _join_halves(s: Any, p: int, slot: int) -> None:
    """R30: every touching pair once, from its lower slot."""
    for edge in range(EDGES):
        there = int(BESIDE[slot][edge])
        if there > slot and s.tile[p][there]:
            half = int(half_shaft(s, p, slot, edge))
            if half and half == int(half_shaft(s, p, there, int(FACING[slot][edge]))):
                s.shafts[p][half - 1] += 1


def _deduce_supply(s: Any) -> None:
    """A3: what is nowhere else."""
    pending = sum(frame[STEP] == FIELD and frame[FIRST + ITEM] == BABY for frame in s.stack[: int(s.depth)].tolist())
    s.supply[PRINCESSES] = SUPPLY["princess"] - s.tower.sum() - s.princesses.sum()
    s.supply[BABY_STOCK] = SUPPLY["baby"] - s.wild_babies.sum() - s.items[:, BABY].sum() - pending
    s.supply[HUMANS] = SUPPLY["human"] - s.farm.sum() - s.humans.sum()
    s.supply[COWS] = SUPPLY["cow"] - s.cows.sum()


def check_table(s: Any) -> None:
    """What play can lead to, as far as the rules of the next action rely on it."""
    tiles = s.tile[s.tile > 0].tolist()
    faces = [int(s.spent), *(int(s.hand[p]) for p in range(int(s.seats)))]
    if s.supply.min() < 0 or s.free.min() < 0:
        raise Malformed("trolli-table", sent="supply")
    if len(set(tiles)) != len(tiles) or len(tiles) + sum(map(int.bit_count, _shown(s))) != _distinct_tiles(s):
        raise Malformed("trolli-table", sent="network")
    if sum(map(int.bit_count, faces)) != _union(faces).bit_count() or _union(faces) & ~int(OF_VILLAGES[s.seats]):
        raise Malformed("trolli-table", sent="hand")
    for p in range(int(s.seats)):
        _check_player(s, p)
    if any(village_room(s, FIRST_VILLAGE + village) < 0 for village in range(int(s.seats))):
        raise Malformed("trolli-table", sent="trolls")
    if s.depth and not _is_askable(s):
        raise Malformed("trolli-table", sent="ask")


def _union(sets: Iterable[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found


def _shown(s: Any) -> list[int]:
    piles = [*s.cave_display.tolist(), *s.cave_discards.tolist(), int(s.royal_display)]
    return [int(pile) for pile in piles]


def _distinct_tiles(s: Any) -> int:
    """How many different tiles lie in displays, discards and networks."""
    laid = [_laid(s, 0, HALF), _laid(s, HALF, HALF), _laid(s, CAVE_TILES, ROYAL_TILES)]
    shown = _shown(s)
    piles = [shown[0] | shown[2] | laid[0], shown[1] | shown[3] | laid[1], shown[4] | laid[2]]
    return sum(map(int.bit_count, piles))


def _check_player(s: Any, p: int) -> None:
    """Caves, barns, shafts, beds, the power track and the network of one player."""
    fits = all(cave_room(s, p, cave + 1) >= 0 for cave in range(len(CAVES)))
    fits &= s.cows[p] <= s.barns[p] and s.princesses[p] <= s.beds[p] and bool((s.filled[p] <= s.shafts[p]).all())
    fits &= s.might[p] <= power_max(s, p) and drawn(s, p) <= deck_size(s)
    fits &= bool(is_connected(s, p)) and bool(are_walls_right(s, p))
    if not fits or int(s.counts[p]).bit_count() != s.built[p][VP_TILE]:
        raise Malformed("trolli-table", sent=SEATS[p])


def _is_askable(s: Any) -> bool:
    """Has whoever is asked a clan, and something to answer?"""
    frame = s.stack[int(s.depth) - 1].tolist()
    seat = int(actor(s))
    if frame[ASKED] == 0:
        return False
    if seat >= 0 and frame[STEP] != CLAN and not s.clan[seat]:
        return False
    if frame[STEP] == CARD:
        return bool(s.hand[seat] or s.unseen_hand[seat].any())
    return frame[STEP] == DEAL or bool(options_of(s, seat))  # a view does not know what can be drawn


def options_of(v: Any, seat: int) -> list[int]:
    """The legal actions of a seat, or of CHANCE."""
    out = np.zeros(256, np.int16)
    options: list[int] = out[: legal(v, seat, out)].tolist()
    return options
