"""Tiles: which may be taken, where they may be laid, and the actions of the building cave (R29, R55-R64, A25-A28)."""

from throneroom.games.trolli.cows import uncover
from throneroom.games.trolli.data import BUILT, BUILT_WITHOUT_CAMP
from throneroom.games.trolli.displays import refresh, tile_list
from throneroom.games.trolli.network import lay
from throneroom.games.trolli.pieces import (
    BELL_TILE,
    BESIDE,
    CAMP_X,
    CAVE_TILES,
    CONDITION,
    EDGES,
    HALF,
    KIND,
    NEAR,
    SLOT_NAMES,
    START,
    TILE_NAMES,
    VP_TILE,
)
from throneroom.games.trolli.reasons import NO_STACK, REASONS
from throneroom.games.trolli.registers import QUESTIONS, VERBS, count_down, deed, named, paired
from throneroom.games.trolli.state import CAVE_ROW, ROYAL_ROW, tiles_in
from throneroom.kit import BIT, answered, argument, ask, count, has, lowest, members_from, rule, set_argument

LEFT, MUST, ROW = range(3)  # arguments of TILE: how many, may none be declined, from which display
BETWEEN = QUESTIONS.add("between")  # tiles of one action; `royal` gives it the rest

NO_TILE = REASONS.add("trolli-no-tile", "R55")
NOT_DISPLAYED = REASONS.add(
    "trolli-not-displayed", lambda tried: "R55" if argument(tried.v, ROW) == CAVE_ROW else "R78"
)
SAME_POINTS = REASONS.add("trolli-same-points", "R61")
FIRST_VP = REASONS.add("trolli-first-vp", "A28")
NO_PLACE = REASONS.add("trolli-no-place", "A26")
OCCUPIED = REASONS.add("trolli-occupied", "R29")
NOT_THE_START = REASONS.add("trolli-start", "R29", slot=lambda tried: SLOT_NAMES[START])
APART = REASONS.add("trolli-apart", "R29")
WALL = REASONS.add("trolli-wall", "R60")
NEIGHBOURS = REASONS.add("trolli-neighbours", "A27")
SEALED = REASONS.add("trolli-sealed", "A26")
PASSAGE = REASONS.add("trolli-passage", "R60")

# -- where a tile may be laid -------------------------------------------------------------------------------


@rule
def neighbour(s, p, slot):
    """The one tile beside a slot, or -1 where there is none or more than one."""
    near = NEAR[slot] & s.occupied[p]
    return lowest(near) if count(near) == 1 else -1


@rule
def against_walls(s, p, slot):
    """A27, A26: beside exactly one tile, and never so that the network is sealed (safety rule of the design)."""
    if neighbour(s, p, slot) < 0:
        return NEIGHBOURS
    left = s.room[p] & ~(BIT[slot] | NEAR[slot])  # for tiles with five passages, were a VP tile laid here
    return 0 if left != 0 else SEALED


@rule
def vp_slots(s, p):
    """R60, A27, A28: where a VP tile may be laid."""
    found = 0
    left = s.room[p]
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        if against_walls(s, p, slot) == 0:
            found |= BIT[slot]
    return found


@rule
def edge_towards(slot, there):
    """Over which edge of a slot the other one lies."""
    for edge in range(EDGES):
        if BESIDE[slot, edge] == there:
            return edge
    return 0


@rule
def passage(s, p, slot):
    """R60: how a VP tile is turned, its only passage towards its neighbour."""
    return edge_towards(slot, neighbour(s, p, slot))


@rule
def layings(s, p, out):
    """R29: every slot with every turn that is allowed there."""
    is_vp = KIND[argument(s)] == VP_TILE
    n = 0
    left = vp_slots(s, p) if is_vp else s.room[p]
    while left != 0:
        slot = lowest(left)
        left &= left - 1
        if is_vp:
            out[n] = slot * EDGES + passage(s, p, slot)
            n += 1
        else:
            for turned in range(EDGES):
                out[n] = slot * EDGES + turned
                n += 1
    return n


@rule
def against_laying(s, p, action):
    """R29, R60, A26, A27"""
    slot, turned = action // EDGES, action % EDGES
    if not has(s.room[p], slot):
        return against_slot(s, p, slot)
    if KIND[argument(s)] != VP_TILE:
        return 0
    found = against_walls(s, p, slot)
    return PASSAGE if found == 0 and turned != passage(s, p, slot) else found


@rule
def against_slot(s, p, slot):
    """R29, R60: what is wrong with a slot that takes no tile at all."""
    if has(s.occupied[p], slot):
        return OCCUPIED
    if s.occupied[p] == 0:
        return NOT_THE_START
    return APART if NEAR[slot] & s.occupied[p] == 0 else WALL


@rule
def lay_down(s, p, action):
    """R55: out of the display into the network. R57: a bell tile uncovers a barn."""
    tile = argument(s)
    answered(s)
    if tile >= CAVE_TILES:
        s.royal_display ^= BIT[tile - CAVE_TILES]
    else:
        s.cave_display[tile // HALF] ^= BIT[tile % HALF]
        if KIND[tile] == BELL_TILE:
            uncover(s, p)
    lay(s, p, tile, action // EDGES, action % EDGES)


LAY = QUESTIONS.add(
    "lay", options=layings, refusal=against_laying, answer=lay_down,
    texts=paired("lay", SLOT_NAMES, range(EDGES)),
)  # fmt: skip

# -- which tile ---------------------------------------------------------------------------------------------


@rule
def against_building(s, p, tile):
    """A26: has it a legal place? R61: no VP condition twice. A28: not as the first tile."""
    if KIND[tile] != VP_TILE:
        return 0 if s.room[p] != 0 else NO_PLACE
    if has(s.counts[p], int(CONDITION[tile])):
        return SAME_POINTS
    if vp_slots(s, p) != 0:
        return 0
    return FIRST_VP if s.occupied[p] == 0 else NO_PLACE


@rule
def layable(s, p, half):
    """The cave tiles of one half of the display that have a legal place."""
    found = 0
    left = s.cave_display[half]
    while left != 0:
        i = lowest(left)
        left &= left - 1
        if against_building(s, p, half * HALF + i) == 0:
            found |= BIT[i]
    return found


@rule
def can_build(s, p, ore=0):
    """A19: is there any tile in the display that can be built?"""
    return layable(s, p, 0) | layable(s, p, 1) != 0


@rule
def is_tile_left(s, p):
    """Is there a tile of the row in question with a place?"""
    return can_build(s, p) if argument(s, ROW) == CAVE_ROW else s.royal_display != 0 and s.room[p] != 0


@rule
def tiles_to_take(s, p, out):
    """R55, R72, R78: cave or royal tiles of the display that have a legal place."""
    if argument(s, ROW) == CAVE_ROW:
        return tile_list(layable(s, p, 0), layable(s, p, 1), out)
    return members_from(CAVE_TILES, s.royal_display if s.room[p] != 0 else 0, out, 0)


@rule
def is_displayed(s, tile):
    """Does it lie in the row in question?"""
    if argument(s, ROW) == CAVE_ROW:
        return tile < CAVE_TILES and has(s.cave_display[tile // HALF], tile % HALF)
    return tile >= CAVE_TILES and has(s.royal_display, tile - CAVE_TILES)


@rule
def against_tile(s, p, tile):
    """R55, R72, R78"""
    return against_building(s, p, tile) if is_displayed(s, tile) else NOT_DISPLAYED


@rule
def choose_tile(s, p, tile):
    """Then where it is laid; for what was paid one tile must be taken (A33). A45: the next one may wait."""
    is_last = argument(s, LEFT) == 1
    set_argument(s, 0, MUST)
    count_down(s, LEFT)
    if not is_last:
        ask(s, BETWEEN, BIT[p])
    ask(s, LAY, BIT[p], tile)


@rule
def may_decline(s):
    """A33: what is granted may be declined; what was paid for is taken."""
    return argument(s, MUST) == 0


TILE = QUESTIONS.add(
    "tile", options=tiles_to_take, refusal=against_tile, answer=choose_tile, is_open=is_tile_left, may_end=may_decline,
    texts=named("tile", TILE_NAMES),
)  # fmt: skip


@rule
def offer_royal_tile(s, p):
    """R72, R78: for a princess or a royal card, if it can be laid."""
    ask(s, TILE, BIT[p], 1, 0, ROYAL_ROW)


@rule
def offer_tiles(s, p, n):
    """By an effect."""
    ask(s, TILE, BIT[p], n, 0, CAVE_ROW)


VERBS.add("build", can=can_build, ask=offer_tiles)

# -- actions of the building cave ---------------------------------------------------------------------------


@rule
def against_tiles(s, p, deed, place):
    """A19"""
    return 0 if can_build(s, p) else NO_TILE


@rule
def built(s, p):
    """R55: more, once the camp that stands there is gone."""
    return BUILT if has(s.camps[p], CAMP_X) else BUILT_WITHOUT_CAMP


@rule
def build(s, p, deed, place):
    """R55"""
    ask(s, TILE, BIT[p], built(s, p), 1, CAVE_ROW)


@rule
def against_new_tiles(s, p, deed, place):
    """A19: is there anything to turn up?"""
    return 0 if tiles_in(s.cave_stack) + tiles_in(s.cave_discards) > 0 else NO_STACK


@rule
def renew_tiles(s, p, deed, place):
    """R64"""
    refresh(s, CAVE_ROW)


TILING = deed("tiles", rule="R55", check=against_tiles, effect=build)
NEW_TILES = deed("new-tiles", rule="R64", check=against_new_tiles, effect=renew_tiles)
