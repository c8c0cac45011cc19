"""The order of play. Rule numbers: docs/rules/krvavy_trun.en.md.

first player · set aside · { place, each family · resolve the row } x 6
"""

from throneroom.games.krvavy_trun.effects import (
    ASKS,
    LEFT,
    STAYS,
    act,
    begin_move_to,
    copy,
    copy_targets,
    gap_targets,
    move_targets,
    move_to,
    spy,
    spy_targets,
    strike,
    strike_targets,
    turn_up,
)
from throneroom.games.krvavy_trun.events import CHOSEN, ROUND
from throneroom.games.krvavy_trun.pieces import ALL, ASIDE, ROUNDS
from throneroom.games.krvavy_trun.reasons import (
    NO_COPY,
    NO_GAP,
    NO_MOVE,
    NO_PLACE,
    NO_SPYING,
    NO_STRIKE,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    ONLY_DECIDE,
)
from throneroom.games.krvavy_trun.state import (
    COPY,
    DECIDE,
    FIRST,
    MOVE,
    MOVE_TO,
    PLACE,
    PLACES_WIDE,
    SET_ASIDE,
    SPY_ON,
    STRIKE,
    acting_slot,
    families,
    is_up,
    kind_at,
    owner_at,
    placing_family,
    player,
    slots,
    slots_of,
)
from throneroom.games.krvavy_trun.verbs import keep, lay_aside, place_new, place_on
from throneroom.kit.bits import BIT, best_of, has, is_among, lowest, members, members_from
from throneroom.kit.events import EVERYONE, hush, tell
from throneroom.kit.frames import CHANCE, NOTHING, answered, argument, ask, is_asked, set_argument, step
from throneroom.kit.reasons import NO_ACTION
from throneroom.kit.rng import one_of
from throneroom.kit.rule import rule

START_PURSE = 1
KEEP, REVEAL = 0, 1
MANY = 64  # more than cards in the row
AT_END, AT_START, ON_SLOT = 0, 1, 2  # places, the end first (B35); ON_SLOT + slot


@rule
def start(s, seats, options):
    """S1-S5: everyone has the ten cards of a family and one point; three cards will be set aside."""
    s.seats = seats
    s.only_heir = options[1]
    s.own_last = options[2]
    for family in range(families(s)):
        s.hand[family] = ALL
    for seat in range(seats):
        s.purse[seat] = START_PURSE
    if options[0] == 0:
        ask(s, FIRST, CHANCE)
    else:
        open_table(s, options[0] - 1)


@rule
def open_table(s, first):
    """S1, S3"""
    s.first = first
    ask(s, SET_ASIDE, CHANCE, 0)


# -- what may be done ---------------------------------------------------------------------------------------


@rule
def targets(s):
    """What can be chosen now, as a set; placements have a list of their own."""
    now = step(s)
    if now == DECIDE:
        return BIT[KEEP] | BIT[REVEAL]
    if now == STRIKE:
        return strike_targets(s, argument(s))
    if now == SPY_ON:
        return spy_targets(s)
    if now == COPY:
        return copy_targets(s)
    if now == MOVE:
        return move_targets(s)
    if now == MOVE_TO:
        return gap_targets(s, argument(s))
    if now == FIRST:
        return BIT[s.seats] - 1
    return s.hand[argument(s) // ASIDE]


@rule
def legal(s, seat, out):
    """Any of the targets, or any card of the hand to any place."""
    if step(s) == PLACE:
        return placements(s, placing_family(s, argument(s)), out)
    return members(targets(s), out)


@rule
def places(s, family):
    """R5, R6: at both ends and on own slots; in an empty row there is only one place."""
    if s.length == 0:
        return BIT[AT_END]
    return BIT[AT_END] | BIT[AT_START] | slots_of(s, family) << ON_SLOT


@rule
def placements(s, family, out):
    """Every card of the hand at every place."""
    hand, all_places = s.hand[family], places(s, family)
    n = 0
    while hand != 0:
        kind = lowest(hand)
        hand &= hand - 1
        n = members_from(kind * PLACES_WIDE, all_places, out, n)
    return n


@rule
def refusal(s, seat, action):
    """Why this may not be done now: what is asked instead."""
    if not is_asked(s, seat):
        return NOT_YOUR_TURN
    if step(s) == PLACE:
        return refusal_to_place(s, placing_family(s, argument(s)), action)
    if is_among(targets(s), action):
        return 0
    return asked_instead(step(s))


@rule
def refusal_to_place(s, family, action):
    """R4-R6"""
    if action == NO_ACTION:
        return NO_PLACE
    if not has(s.hand[family], action // PLACES_WIDE):
        return NOT_IN_HAND
    return 0 if has(places(s, family), action % PLACES_WIDE) else NO_PLACE


@rule
def asked_instead(now):
    """The reason that tells what this question is about."""
    if now == DECIDE:
        return ONLY_DECIDE
    if now == STRIKE:
        return NO_STRIKE
    if now == SPY_ON:
        return NO_SPYING
    if now == COPY:
        return NO_COPY
    return NO_MOVE if now == MOVE else NO_GAP


@rule
def draw(s, rng):
    """An answer of CHANCE, all equally likely."""
    return one_of(targets(s), rng)


# -- what happens then --------------------------------------------------------------------------------------


@rule
def play(s, seat, action):
    """One action of a seat or of CHANCE."""
    hush(s)
    now = step(s)
    if now == PLACE:
        place(s, action)
    elif now == SET_ASIDE:
        set_aside(s, action)
    elif now == FIRST:
        answered(s)
        tell(s, CHOSEN, action, NOTHING, 0, 0, EVERYONE)
        open_table(s, action)
    else:
        resolve(s, answer(s, now, action))


@rule
def set_aside(s, kind):
    """S1: three cards of each family, at random."""
    done = argument(s)
    lay_aside(s, done // ASIDE, kind)
    if done + 1 < ASIDE * families(s):
        set_argument(s, done + 1)
        return
    answered(s)
    next_round(s)


@rule
def next_round(s):
    """R1, R4: a placement phase begins."""
    s.turn += 1
    s.cursor = 0
    tell(s, ROUND, s.first, NOTHING, 0, 0, EVERYONE, s.turn)
    ask_placement(s, 0)


@rule
def ask_placement(s, place):
    """R4, D2"""
    ask(s, PLACE, BIT[player(s, placing_family(s, place))], place)


@rule
def place(s, action):
    """R4, R5: one card; after the last one the row is resolved."""
    number = argument(s)
    family = placing_family(s, number)
    kind, where = action // PLACES_WIDE, action % PLACES_WIDE
    answered(s)
    if where >= ON_SLOT:
        place_on(s, family, kind, where - ON_SLOT)
    else:
        place_new(s, family, kind, 0 if where == AT_START else slots(s))
    if number + 1 < families(s):
        ask_placement(s, number + 1)
        return
    s.cursor = 1
    resolve(s, LEFT)


@rule
def answer(s, now, action):
    """What the acting card does with the answer."""
    asked_for = argument(s)
    answered(s)
    if now == STRIKE:
        return strike(s, action)
    if now == SPY_ON:
        return spy(s, action)
    if now == COPY:
        return copy(s, action)
    if now == MOVE:
        return begin_move_to(s, action)
    if now == MOVE_TO:
        return move_to(s, asked_for, action)
    if action == REVEAL:
        return turn_up(s)
    keep(s, acting_slot(s))
    return STAYS


@rule
def resolve(s, outcome):
    """R10, R17, R19: along the row until somebody is asked. A card that left makes way for what is there now."""
    while outcome != ASKS:
        if outcome == STAYS:
            s.cursor += 1
        slot = acting_slot(s)
        if slot >= slots(s):
            end_round(s)
            return
        if is_up(s, slot):
            outcome = act(s, kind_at(s, slot))
        else:
            ask(s, DECIDE, BIT[owner_at(s, slot)])
            outcome = ASKS


@rule
def end_round(s):
    """R1-R3: the first-player token passes on; after the sixth round it is over."""
    s.cursor = 0
    if s.turn == ROUNDS:
        return
    s.first = (s.first + 1) % s.seats
    next_round(s)


@rule
def scores(s, out):
    """R45: the points in the purse; those on cards count for nobody."""
    for seat in range(s.seats):
        out[seat] = s.purse[seat]


@rule
def winners(s):
    """R46, R47: the most points, then the most cards in the row, covered ones too; then they share the victory."""
    best, found = -1, 0
    for seat in range(s.seats):
        best, found = best_of(best, found, seat, MANY * s.purse[seat] + cards_in_row(s, seat))
    return found


@rule
def cards_in_row(s, seat):
    """R47"""
    n = 0
    for i in range(s.length):
        if player(s, int(s.family[i])) == seat:
            n += 1
    return n
