"""Moving a troll: where it may go, who is pushed out, and the action points it brings (R38-R47)."""

from throneroom.games.trolli.actions import (
    ask_displays,
    foreign_points,
    own_points,
)
from throneroom.games.trolli.data import CAVE_CAULDRONS, TROLLS
from throneroom.games.trolli.effects import (
    has_room,
    is_double,
)
from throneroom.games.trolli.events import MOVED, POINTS, PUSHED, WENT_HOME
from throneroom.games.trolli.pieces import (
    CAVE_COUNT,
    FIRST_VILLAGE,
    MINE,
    OFF,
    PLACES_WIDE,
)
from throneroom.games.trolli.state import ACT, ENDING, OUT, PUSH, cave_room, caves_with_room, is_village, trolls_at
from throneroom.games.trolli.verbs import (
    first_troll_at,
    move_troll,
)
from throneroom.kit import (
    BIT,
    EVERYONE,
    NOTHING,
    answered,
    argument,
    ask,
    count,
    has,
    lowest,
    rule,
    tell,
)


@rule
def barred(s):
    """R47, A13: the troll that may not be moved, in phase 3 the one of phase 2."""
    return BIT[s.mover - 1] if s.mover > 0 and argument(s) == 3 else 0


@rule
def victims(s, p, place):
    """R41, A14: whose troll may be pushed out of a full village."""
    found = 0
    for other in range(s.seats):
        if other != p and trolls_at(s, other, place) > 0:
            found |= BIT[other]
    return found


@rule
def can_enter(s, p, place):
    """R38-R41: an empty cauldron, or in a village somebody to push out."""
    return has_room(s, p, place) or (is_village(place) and victims(s, p, place) != 0)


@rule
def open_places(s, p):
    """All places that a player's troll can enter from elsewhere."""
    found = 0
    for place in range(MINE, FIRST_VILLAGE + s.seats):
        if can_enter(s, p, place):
            found |= BIT[place]
    return found


@rule
def moves(s, p, out):
    """R38, A12: any own troll but the barred one, to a different place; equal trolls once."""
    n = 0
    places = open_places(s, p)
    trolls = (BIT[TROLLS] - 1) & ~barred(s)
    for troll in range(TROLLS):
        if not has(trolls, troll) or is_double(s, p, troll, trolls):
            continue
        left = places & ~BIT[s.trolls[p, troll]]
        while left != 0:
            out[n] = troll * PLACES_WIDE + lowest(left)
            left &= left - 1
            n += 1
    return n


@rule
def can_move(s, p):
    """A15: is there any move?"""
    places = open_places(s, p)
    found = 0
    for troll in range(TROLLS):
        if not has(barred(s), troll):
            found |= places & ~BIT[s.trolls[p, troll]]
    return found != 0


@rule
def move(s, p, action):
    """R38, R41, R47: a troll to another place; from a full village somebody is pushed out."""
    troll, place = action // PLACES_WIDE, action % PLACES_WIDE
    if argument(s) == 2:
        s.mover = troll + 1
    answered(s)
    if has_room(s, p, place):
        arrive(s, p, troll, place)
        return
    found = victims(s, p, place)
    if count(found) > 1:
        ask(s, PUSH, BIT[p], troll, place)
    else:
        push_out(s, p, lowest(found), troll, place)


@rule
def push_out(s, p, victim, troll, place):
    """R41, A14: its owner is asked for a cave, or it finds one; where none has room, the troll is out of play."""
    pushed = first_troll_at(s, victim, place)
    move_troll(s, victim, pushed, OFF, PUSHED)
    arrive(s, p, troll, place)
    if caves_with_room(s, victim) == 0:
        return
    if s.automatic != 0:
        move_troll(s, victim, pushed, homely_cave(s, victim) + MINE, WENT_HOME)
    else:
        ask(s, OUT, BIT[victim], pushed)


@rule
def homely_cave(s, p):
    """A14: of the caves with room the one with most of a player's trolls and humans, the first of equals."""
    best, most = 0, -1
    for cave in range(CAVE_COUNT):
        n = CAVE_CAULDRONS - cave_room(s, p, cave + MINE)
        if n < CAVE_CAULDRONS and n > most:
            best, most = cave, n
    return best


@rule
def arrive(s, p, troll, place):
    """R42, R43, R45: action points are counted once, now; when the phase has ended, displays are filled up."""
    move_troll(s, p, troll, place, MOVED)
    own, theirs = own_points(s, p, place), foreign_points(s, p, place)
    tell(s, POINTS, p, NOTHING, 0, place, EVERYONE, own + theirs)
    ask_displays(s)
    ask(s, ENDING, 0, p, troll * PLACES_WIDE + place, own, theirs)
    ask(s, ACT, BIT[p], place, own, theirs, 0)
