"""Notation, position text, JSON for people."""

from collections.abc import Sequence
from typing import Any, get_args

import numpy as np

from throneroom.games.trolli.acting import ACT, deeds_of, foreign_points, own_points, royal_effect
from throneroom.games.trolli.data import BABIES, CAMPS, CAVE_CAULDRONS, VILLAGE_CAULDRONS, VILLAGES
from throneroom.games.trolli.deducing import options_of
from throneroom.games.trolli.effect_moves import EVERY_TROLL, MOVABLE, TROLLS_TO
from throneroom.games.trolli.flow import STEPS, refusal
from throneroom.games.trolli.mining import mined
from throneroom.games.trolli.moving import ENDING, FOREIGN_AT_FIRST, MOVE, OWN_AT_FIRST, PHASE, against_place, barred
from throneroom.games.trolli.network import completed
from throneroom.games.trolli.notation import action_json, meant, read_action, write_action
from throneroom.games.trolli.pieces import (
    ACTION_NAMES,
    ACTIVATE,
    CARD_NAMES,
    CASTLE_NAMES,
    CAVE_TILES,
    CLAN_NAMES,
    EDGES,
    EFFECT_NAMES,
    FIRST_VILLAGE,
    KINDS,
    MINE,
    PLACE_NAMES,
    PRINTED,
    PRINTED_NAME,
    ROUND_NAMES,
    ROYAL_CARD_NAMES,
    ROYAL_CARD_OF,
    ROYAL_NAMES,
    SLOT_NAMES,
    TILE_NAMES,
    TROLL_NAMES,
)
from throneroom.games.trolli.position import ZONES, card_names, cave_names, free_fields_of, write_position
from throneroom.games.trolli.power import GAINING, gained_power
from throneroom.games.trolli.reading import read_position
from throneroom.games.trolli.reasons import REASONS
from throneroom.games.trolli.registers import FOREIGN_POINTS, OWN_POINTS, WHERE
from throneroom.games.trolli.scoring import SOURCES, counted, points, score, winners
from throneroom.games.trolli.shapes import (
    Activation,
    Backs,
    Caves,
    Deed,
    Item,
    Items,
    Join,
    Ores,
    Place,
    Question,
    Seat,
    Sheet,
    Side,
    Standing,
    Stock,
    Table,
    Village,
)
from throneroom.games.trolli.state import deck_size, has_room, is_village, power_max, trolls_at
from throneroom.games.trolli.tiles import LAY, LEFT, TILE, TILING, built
from throneroom.games.trolli.turn import CARD
from throneroom.kit import actor, has
from throneroom.kit.frames import FIRST, STEP
from throneroom.kit.game import Frame
from throneroom.kit.ranking import places
from throneroom.kit.reasons import Attempt
from throneroom.kit.state import plain
from throneroom.kit.text import names_in

SEATS: tuple[Seat, ...] = ("A", "B", "C", "D")
THINGS: tuple[Item, ...] = get_args(Item)

# -- for people ---------------------------------------------------------------------------------------------


def view_json(v: Any, seat: int) -> Table:
    """The table as this seat knows it: rules count on a plain copy as they do on a view."""
    s = known = plain(v)
    frame = known.stack[int(known.depth) - 1].tolist() if known.depth else None
    return {
        "step": STEPS[frame[STEP]] if frame else "over",
        "turn": SEATS[known.turn],
        "first": SEATS[known.first],
        "round": int(known.played[known.turn]) + (1 if frame and frame[STEP] == CARD else 0),
        "rounds": int(deck_size(s)),
        "king": {"place": PLACE_NAMES[known.king], "seat": SEATS[known.king_of]} if known.king else None,
        "caves": cave_names(known.cave_display),
        "royals": names_in(known.royal_display, TILE_NAMES[CAVE_TILES:]),
        "cards": card_names(known.card_display),
        "royal_cards": names_in(known.royal_cards, ROYAL_CARD_NAMES),
        "stacks": (
            sum(int(half).bit_count() for half in known.cave_stack),
            int(known.royal_stack).bit_count(),
            int(known.card_stack).bit_count(),
        ),
        "supply": _stock(known.supply),
        "villages": [_village_json(s, known, village) for village in range(known.seats)],
        "seats": [_player_json(s, known, p) for p in range(known.seats)],
        "question": _question_json(s, frame) if frame else None,
        "winners": None if frame else names_in(int(winners(s)), SEATS),
        "ranking": None if frame else _ranking(s),
    }


def _ranking(s: Any) -> list[Standing]:
    """R83: best first."""
    counted = [(int(score(s, p)), int(s.princesses[p])) for p in range(int(s.seats))]
    return [
        {"place": place, "seat": SEATS[p], "points": counted[p][0], "princesses": counted[p][1]}
        for place, p in places(counted)
    ]


def _question_json(s: Any, frame: Frame) -> Question:
    """What the question is about: the place and the points, the tile to lay."""
    now, arguments = frame[STEP], frame[FIRST:]
    acts = now == ACT
    return {
        "place": PLACE_NAMES[arguments[WHERE]] if acts else None,
        "points": arguments[OWN_POINTS] if acts else None,
        "foreign": arguments[FOREIGN_POINTS] if acts else None,
        "spent": _spent(s, arguments) if acts else None,
        "phase": arguments[PHASE] if now == MOVE else None,
        "tile": TILE_NAMES[arguments[0]] if now == LAY else None,
        "left": arguments[LEFT] if now == TILE else None,
        "joins": _joins_json(s, arguments[0]) if now == LAY else [],
        "deeds": _deeds_json(s, arguments[WHERE]) if acts else [],
        "activations": _activations_json(s) if acts and not is_village(arguments[WHERE]) else [],
        "prospects": _prospects_json(s) if now == MOVE else {},
        "barred": names_in(_barred(s, now, arguments), TROLL_NAMES),
    }


def _barred(s: Any, now: int, arguments: Sequence[int]) -> int:
    """R47, A44: the trolls that may not be moved now."""
    if now == TROLLS_TO:
        return EVERY_TROLL & ~arguments[MOVABLE]
    return int(barred(s)) if now == MOVE else 0


def _spent(s: Any, arguments: Sequence[int]) -> tuple[int, int]:
    """Action points, own and foreign, that were used already; the frame below knows how many there were."""
    below = s.stack[max(int(s.depth) - 2, 0)].tolist()
    if below[STEP] != ENDING:
        return 0, 0
    own, foreign = below[FIRST + OWN_AT_FIRST], below[FIRST + FOREIGN_AT_FIRST]
    return max(own - arguments[OWN_POINTS], 0), max(foreign - arguments[FOREIGN_POINTS], 0)


def _joins_json(s: Any, tile: int) -> list[Join]:
    """R30: for every `lay` that completes shafts the edges of the slot where they are."""
    p = int(actor(s))
    found: list[Join] = []
    for action in options_of(s, p):
        slot, turned = divmod(action, EDGES)
        if edges := [edge for edge in range(EDGES) if completed(s, p, tile, slot, turned, edge)]:
            found.append({"slot": SLOT_NAMES[slot], "turned": turned, "edges": edges})
    return found


def _deeds_json(s: Any, place: int) -> list[Deed]:
    """The actions of this place: how much each brings, and why it cannot be taken now."""
    p = int(actor(s))
    return [
        {"do": name, "amount": _amount(s, p, deed), "why": _code(s, p, deed, name)}
        for deed, name in enumerate(ACTION_NAMES)
        if has(deeds_of(place), deed)
    ]


def _activations_json(s: Any) -> list[Activation]:
    """R53: the own tiles that do something, and why one cannot be used now."""
    p = int(actor(s))
    return [
        {"what": name, "why": _code(s, p, ACTIVATE + tile, name)}
        for tile, name in [(PRINTED, PRINTED_NAME), *enumerate(ROYAL_NAMES)]
        if (tile == PRINTED or has(s.royals[p], tile)) and royal_effect(s, p, tile)
    ]


def _code(s: Any, p: int, action: int, name: str) -> str | None:
    why = REASONS.why(int(refusal(s, p, action)), Attempt(s, p, action, name))
    return why.code if why else None


def _amount(s: Any, p: int, deed: int) -> int:
    """R50-R52, R55, R67: so many pieces of ore, tiles or steps."""
    if deed < KINDS:
        return int(mined(s, p, deed))
    if deed == TILING:
        return int(built(s, p))
    if deed == GAINING:
        gained = int(gained_power(s, p))
        return min(gained, int(power_max(s, p)) - int(s.might[p])) or gained
    return 1


def _prospects_json(s: Any) -> dict[Place, tuple[int, int]]:
    """R42, R49: the points, own and foreign, that a troll would have at each place it can enter."""
    p = int(actor(s))
    return {
        PLACE_NAMES[place]: (
            int(own_points(s, p, place)) + 1,
            int(foreign_points(s, p, place)) - (0 if has_room(s, p, place) else 1),
        )
        for place in range(MINE, FIRST_VILLAGE + int(s.seats))
        if against_place(s, p, place) == 0
    }


def _village_json(s: Any, known: Any, village: int) -> Village:
    place, seats = FIRST_VILLAGE + village, range(known.seats)
    return {
        "name": VILLAGES[village],
        "castle": CASTLE_NAMES[known.castle[village] - 1] if known.castle[village] else None,
        "princess": int(known.tower[village]),
        "bells": int(known.bells[village]),
        "camps": int(known.wild_camps[village]),
        "babies": int(known.wild_babies[village]),
        "humans": int(known.farm[village]),
        "outposts": {SEATS[p]: int(known.camp[village][p]) for p in seats if known.camp[village][p]},
        "trolls": {SEATS[p]: int(trolls_at(s, p, place)) for p in seats if trolls_at(s, p, place)},
        "cauldrons": VILLAGE_CAULDRONS,
    }


def _player_json(s: Any, known: Any, p: int) -> Side:
    return {
        "clan": CLAN_NAMES[known.clan[p] - 1] if known.clan[p] else None,
        "ore": _ores(known.ore[p]),
        "shafts": _ores(known.shafts[p]),
        "filled": _ores(known.filled[p]),
        "power": int(known.might[p]),
        "power_max": int(power_max(s, p)),
        "barns": int(known.barns[p]),
        "covered": int(known.covered[p]),
        "cows": int(known.cows[p]),
        "beds": int(known.beds[p]),
        "princesses": int(known.princesses[p]),
        "items": _items(known.items[p]),
        "fields": [
            {"item": THINGS[i], "bonus": EFFECT_NAMES[b]} for i, b in sorted(free_fields_of(known, p).elements())
        ],
        "camps": names_in(int(known.camps[p]), CAMPS),
        "babies": names_in(int(known.babies[p]), BABIES),
        "trolls": [PLACE_NAMES[place] for place in known.trolls[p]],
        "humans": _caves(known.humans[p]),
        "cauldrons": CAVE_CAULDRONS,
        "network": [
            {"slot": SLOT_NAMES[i], "tile": TILE_NAMES[known.tile[p][i] - 1], "turned": int(known.turned[p][i])}
            for i in np.flatnonzero(known.tile[p])
        ],
        "cards": names_in(int(known.cards[p]), CARD_NAMES),
        "fulfilled": names_in(int(known.fulfilled[p]), ROYAL_CARD_NAMES),
        "progress": {
            card: int(counted(s, p, int(ROYAL_CARD_OF[i])))
            for i, card in enumerate(ROYAL_CARD_NAMES)
            if known.royal_cards >> i & 1
        },
        "hand": names_in(int(known.hand[p]), ROUND_NAMES),
        "unseen_hand": _backs(known.unseen_hand[p]),
        "sheet": _sheet(s, p),
    }


# -- small rows of numbers by their names ---------------------------------------------------------------------


def _ores(row: Any) -> Ores:
    obsidian, gold, diamonds = row.tolist()
    return {"O": obsidian, "G": gold, "D": diamonds}


def _items(row: Any) -> Items:
    camps, babies, bells = row.tolist()
    return {"camp": camps, "baby": babies, "bell": bells}


def _stock(row: Any) -> Stock:
    princesses, babies, humans, cows = row
    return {"princess": princesses, "baby": babies, "human": humans, "cow": cows}


def _caves(row: Any) -> Caves:
    mine, build, power = row.tolist()
    return {"mine": mine, "build": build, "power": power}


def _backs(row: Any) -> Backs:
    dawn, dusk, night = row.tolist()
    return {"dawn": dawn, "dusk": dusk, "night": night}


def _sheet(s: Any, p: int) -> Sheet:
    sets, princesses, royal_tiles, humans, vp_tiles, cards = (int(points(s, p, i)) for i in range(len(SOURCES)))
    return {
        "sets": sets,
        "princesses": princesses,
        "royal-tiles": royal_tiles,
        "humans": humans,
        "vp-tiles": vp_tiles,
        "cards": cards,
    }
