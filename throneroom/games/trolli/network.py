"""The underground network: what a tile that is laid completes and adds (R29, R30, R56-R63).

Every tile but a VP tile has five passages, so walls are only those of VP tiles: the slots behind them are shut for
ever, and `room` holds the slots where a tile with five passages may go.
"""

from throneroom.games.trolli.data import VP_WALL_TO_WALL
from throneroom.games.trolli.events import EVENTS, FACE_TILE, ORE
from throneroom.games.trolli.pieces import (
    BESIDE,
    CAVE_TILES,
    CONDITION,
    EDGE,
    EDGES,
    FACING,
    KIND,
    KINDS,
    MOST_FIELDS,
    NEAR,
    PRINCESS_TILE,
    ROYAL_TILE,
    SLOT_NAMES,
    TILE_FIELDS,
    TILE_SHAFTS,
    VP_TILE,
)
from throneroom.kit import BIT, EVERYONE, NOTHING, has, rule, tell
from throneroom.kit.events import TARGET
from throneroom.kit.kinds import COUNT, FACE, WHO, one_of

LAID = EVENTS.add("laid", seat=WHO, card=FACE, slot=one_of(SLOT_NAMES, TARGET), turned=COUNT)
SHAFT = EVENTS.add("shaft", seat=WHO, ore=ORE)

assert not VP_WALL_TO_WALL  # A27: the slots at a wall are shut for other VP tiles, too


@rule
def half_shaft(s, p, slot, edge):
    """What a tile shows at an edge of its slot."""
    return int(EDGE[s.tile[p, slot] - 1, (edge - s.turned[p, slot] + EDGES) % EDGES])


@rule
def completed(s, p, tile, slot, turned, edge):
    """R30: the shaft, from 1 on, that a tile would complete over an edge of its slot; 0 if none."""
    there = int(BESIDE[slot, edge])
    half = int(EDGE[tile, (edge - turned + EDGES) % EDGES])
    if there < 0 or not has(s.occupied[p], there) or half != half_shaft(s, p, there, int(FACING[slot, edge])):
        return 0
    return half


@rule
def lay(s, p, tile, slot, turned):
    """R29, R60: a tile into the network, with what it completes and adds."""
    s.tile[p, slot] = tile + 1
    s.turned[p, slot] = turned
    tell(s, LAID, p, FACE_TILE + tile, 0, slot, EVERYONE, turned)
    enclose(s, p, tile, slot)
    for edge in range(EDGES):
        join(s, p, completed(s, p, tile, slot, turned, edge))
    furnish(s, p, tile)


@rule
def enclose(s, p, tile, slot):
    """What is open and what is shut from now on."""
    s.occupied[p] |= BIT[slot]
    s.built[p, KIND[tile]] += 1
    if KIND[tile] == VP_TILE:
        s.counts[p] |= BIT[CONDITION[tile]]
        s.shut[p] |= NEAR[slot] & ~s.occupied[p]
        s.room[p] &= ~s.shut[p]
    else:
        s.room[p] |= NEAR[slot]
        s.room[p] &= ~s.shut[p]
    s.room[p] &= ~s.occupied[p]
    if KIND[tile] == ROYAL_TILE:
        s.royals[p] |= BIT[tile - CAVE_TILES]


@rule
def join(s, p, half):
    """R30, R62, R63: two equal halves make a shaft, empty."""
    if half > 0:
        s.shafts[p, half - 1] += 1
        tell(s, SHAFT, p, NOTHING, 0, half - 1, EVERYONE)


@rule
def furnish(s, p, tile):
    """R56-R58: shafts in the middle, filled; beds; fields."""
    for ore in range(KINDS):
        s.shafts[p, ore] += TILE_SHAFTS[tile, ore]
        s.filled[p, ore] += TILE_SHAFTS[tile, ore]
    if KIND[tile] == PRINCESS_TILE:
        s.beds[p] += 1
    for i in range(MOST_FIELDS):
        if TILE_FIELDS[tile, i, 0] >= 0:
            s.free[p, TILE_FIELDS[tile, i, 0], TILE_FIELDS[tile, i, 1]] += 1
