"""The underground network: where a tile may be laid, and what it completes (R29, R30, R59-R63, A25-A28).

Every tile but a VP tile has five passages, so walls are only those of VP tiles: the slots behind them are shut for
ever, and `room` holds the slots where a tile with five passages may go.
"""

from throneroom.games.trolli.data import VP_WALL_TO_WALL
from throneroom.games.trolli.events import FACE_TILE, LAID, SHAFT
from throneroom.games.trolli.pieces import (
    BESIDE,
    CAVE_TILES,
    CONDITION,
    EDGE,
    EDGES,
    FACING,
    HALF,
    KIND,
    KINDS,
    MOST_FIELDS,
    NEAR,
    PRINCESS_TILE,
    ROYAL_TILE,
    TILE_FIELDS,
    TILE_SHAFTS,
    VP_TILE,
)
from throneroom.kit import BIT, EVERYONE, NOTHING, count, has, lowest, rule, tell

assert not VP_WALL_TO_WALL  # A27: the slots at a wall are shut for other VP tiles, too


@rule
def neighbour(s, p, slot):
    """The one tile beside a slot, or -1 where there is none or more than one."""
    near = NEAR[slot] & s.occupied[p]
    return lowest(near) if count(near) == 1 else -1


@rule
def room_after_wall(s, p, slot):
    """What would still take a tile with five passages, were a VP tile laid here."""
    return s.room[p] & ~(BIT[slot] | NEAR[slot])


@rule
def vp_slots(s, p):
    """R60, A27, A28: beside exactly one tile, and never so that the network is sealed (safety rule of the design)."""
    found = 0
    left = s.room[p]
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        if neighbour(s, p, slot) >= 0 and room_after_wall(s, p, slot) != 0:
            found |= BIT[slot]
    return found


@rule
def slots_for(s, p, tile):
    """R29: where a tile may be laid."""
    return vp_slots(s, p) if KIND[tile] == VP_TILE else s.room[p]


@rule
def can_lay(s, p, tile):
    """A26: has it a legal place? R61: no VP condition twice."""
    if KIND[tile] != VP_TILE:
        return s.room[p] != 0
    return not has(s.counts[p], CONDITION[tile]) and vp_slots(s, p) != 0


@rule
def edge_towards(slot, there):
    """Over which edge of a slot the other one lies."""
    for edge in range(EDGES):
        if BESIDE[slot, edge] == there:
            return edge
    return 0


@rule
def layings(s, p, tile, out):
    """Every slot with every turn that is allowed there; a VP tile has its only passage towards its neighbour."""
    n = 0
    left = slots_for(s, p, tile)
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        if KIND[tile] == VP_TILE:
            out[n] = slot * EDGES + edge_towards(slot, neighbour(s, p, slot))
            n += 1
        else:
            for turned in range(EDGES):
                out[n] = slot * EDGES + turned
                n += 1
    return n


@rule
def half_shaft(s, p, slot, edge):
    """What a tile shows at an edge of its slot."""
    return int(EDGE[s.tile[p, slot] - 1, (edge - s.turned[p, slot] + EDGES) % EDGES])


@rule
def joined(s, p, tile, slot, turned, edge):
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
        join(s, p, joined(s, p, tile, slot, turned, edge))
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


@rule
def layable(s, p, half):
    """The cave tiles of one half of the display that have a legal place."""
    found = 0
    left = s.cave_display[half]
    while left != 0:
        i = lowest(left)
        left &= left - 1
        if can_lay(s, p, half * HALF + i):
            found |= BIT[i]
    return found


@rule
def can_build(s, p):
    """A19: is there any tile in the display that can be built?"""
    return layable(s, p, 0) | layable(s, p, 1) != 0
