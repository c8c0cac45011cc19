"""Moving a troll: where it may go, who is pushed out, and the action points it brings (R38-R47)."""

from throneroom.games.trolli.acting import ACT, foreign_points, own_points
from throneroom.games.trolli.caves import OUT, WENT_HOME, first_troll_at, move_troll
from throneroom.games.trolli.data import CAVE_CAULDRONS
from throneroom.games.trolli.displays import ask_displays
from throneroom.games.trolli.effect_moves import (
    EVERY_TROLL,
    MOVED,
    NO_VILLAGE,
    TROLL_TEXTS,
    alike,
    alike_by,
    can_move_troll,
    troll_moves,
)
from throneroom.games.trolli.events import EVENTS, TROLL
from throneroom.games.trolli.pieces import CAVE_COUNT, FIRST_VILLAGE, MINE, MOST_SEATS, OFF, PLACES_WIDE
from throneroom.games.trolli.reasons import REASONS, SAME_PLACE
from throneroom.games.trolli.registers import QUESTIONS, named
from throneroom.games.trolli.state import cave_room, caves_with_room, has_room, is_village, trolls_at
from throneroom.kit import BIT, EVERYONE, NOTHING, answered, argument, ask, count, has, lowest, rule, tell
from throneroom.kit.kinds import COUNT, FROM, SEATS, TO, WHO

PHASE = 0  # argument of MOVE: 2 with the first troll, 3 with the second
TROLL_THERE, PLACE_THERE = range(2)  # arguments of PUSH: who comes, and where
WHOSE, MOVED_TROLL, OWN_AT_FIRST, FOREIGN_AT_FIRST = range(4)  # arguments of ENDING; the second is a move
PUSHED = EVENTS.add("pushed", seat=WHO, troll=TROLL, from_=FROM)
POINTS = EVENTS.add("points", seat=WHO, place=TO, points=COUNT, quiet=True)
ENDED = EVENTS.add("ended", seat=WHO)
BARRED = REASONS.add("trolli-barred", "R47")
CROWDED = REASONS.add("trolli-full-cave", "R40")
OWN_VILLAGE = REASONS.add("trolli-own-village", "A14")
NOBODY = REASONS.add("trolli-nobody", "A14")
ALIKE = alike_by(lambda v: EVERY_TROLL & ~barred(v))

# -- where to -----------------------------------------------------------------------------------------------


@rule
def barred(s):
    """R47, A13: the troll that may not be moved, in phase 3 the one of phase 2."""
    return BIT[s.mover - 1] if s.mover > 0 and argument(s, PHASE) == 3 else 0


@rule
def against_victim(s, p, other, place):
    """R41, A14: another player, who has a troll there."""
    return 0 if other != p and trolls_at(s, other, place) > 0 else NOBODY


@rule
def victims(s, p, place):
    """R41, A14: whose troll may be pushed out of a full village."""
    found = 0
    for other in range(s.seats):
        if against_victim(s, p, other, place) == 0:
            found |= BIT[other]
    return found


@rule
def against_place(s, p, place):
    """R38-R41: an empty cauldron, or in a village somebody to push out."""
    if place >= FIRST_VILLAGE + s.seats:
        return NO_VILLAGE
    if has_room(s, p, place):
        return 0
    if not is_village(place):
        return CROWDED
    return 0 if victims(s, p, place) != 0 else OWN_VILLAGE


@rule
def open_places(s, p):
    """All places that a player's troll can enter from elsewhere."""
    found = 0
    for place in range(MINE, FIRST_VILLAGE + s.seats):
        if against_place(s, p, place) == 0:
            found |= BIT[place]
    return found


@rule
def moves(s, p, out):
    """R38, A12: any own troll but the barred one, to a different place."""
    return troll_moves(s, p, EVERY_TROLL & ~barred(s), open_places(s, p), out)


@rule
def can_move(s, p):
    """A15: is there any move?"""
    return can_move_troll(s, p, EVERY_TROLL & ~barred(s), open_places(s, p))


@rule
def against_move(s, p, action):
    """R38-R41, R47, A12-A14"""
    troll, place = action // PLACES_WIDE, action % PLACES_WIDE
    if has(barred(s), troll):
        return BARRED
    if s.trolls[p, troll] == place:
        return SAME_PLACE
    found = against_place(s, p, place)
    if found == 0 and alike(s, p, troll, EVERY_TROLL & ~barred(s)) >= 0:
        return ALIKE
    return found


@rule
def move(s, p, action):
    """R38, R41, R47: a troll to another place; from a full village somebody is pushed out."""
    troll, place = action // PLACES_WIDE, action % PLACES_WIDE
    if argument(s, PHASE) == 2:
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


MOVE = QUESTIONS.add(
    "move", options=moves, refusal=against_move, answer=move, is_open=can_move, own_time=True,
    texts=TROLL_TEXTS, rule="R38",
)  # fmt: skip

# -- who is pushed out --------------------------------------------------------------------------------------


@rule
def against_pushing(s, p, victim):
    """A14"""
    return against_victim(s, p, victim, argument(s, PLACE_THERE))


@rule
def choose_victim(s, p, victim):
    """R41"""
    troll, place = argument(s, TROLL_THERE), argument(s, PLACE_THERE)
    answered(s)
    push_out(s, p, victim, troll, place)


PUSH = QUESTIONS.add("push", refusal=against_pushing, answer=choose_victim, texts=named("push", SEATS[:MOST_SEATS]))


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


# -- and then -----------------------------------------------------------------------------------------------


@rule
def arrive(s, p, troll, place):
    """R42, R43, R45: action points are counted once, now; when the phase has ended, displays are filled up."""
    move_troll(s, p, troll, place, MOVED)
    own, theirs = own_points(s, p, place), foreign_points(s, p, place)
    tell(s, POINTS, p, NOTHING, 0, place, EVERYONE, own + theirs)
    ask_displays(s)
    ask(s, ENDING, 0, p, troll * PLACES_WIDE + place, own, theirs)
    ask(s, ACT, BIT[p], place, own, theirs, 0)


@rule
def never(s, p):
    """Nobody is asked."""
    return False


@rule
def end_phase(s, p):
    """R45: told as news, for nobody takes anything back across the end of a phase."""
    whose = argument(s, WHOSE)
    answered(s)
    tell(s, ENDED, whose, NOTHING, 0, 0, EVERYONE, 0, BIT[whose])


ENDING = QUESTIONS.add("ending", is_open=never, lapse=end_phase)
