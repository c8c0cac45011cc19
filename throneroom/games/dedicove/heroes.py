"""Heroes in parties: which of them a row may choose, and the question. What is done with them: the verbs' own files."""

from throneroom.games.dedicove.choosing import (
    DOWN,
    FACES,
    FACTIONS,
    ITS,
    LIMIT_AT,
    MINE,
    NEEDS_AT,
    NEXTS,
    NO_NEED,
    NOT_AGAIN,
    OTHERS,
    OWN_OF_TWO,
    PARTIES,
    PERFORMABLE,
    UP,
    against_card,
    may_decline,
    offer_to_decline,
    side,
)
from throneroom.games.dedicove.notation import A_PLACE
from throneroom.games.dedicove.pieces import EVERY_FACTION
from throneroom.games.dedicove.reasons import REASONS
from throneroom.games.dedicove.rows import FIRST_AT, ROWS
from throneroom.games.dedicove.sentence import DONE, ENDS, ask_decider, cell, decline, here, it, that, the_only
from throneroom.games.dedicove.state import (
    DECLINE,
    QUESTIONS,
    everybody,
    index_at,
    is_up_at,
    next_seat,
    place_of,
    seat_at,
)
from throneroom.kit import BIT, count, has, lowest, members, rule
from throneroom.kit.reasons import Attempt

# -- why not this hero ---------------------------------------------------------------------------------------

WHOSE = {MINE: "own", OTHERS: "other", ITS: "own", NEXTS: "next"}  # who is picked decides among their own


def wanted_party(tried: Attempt) -> str:
    """Whose heroes can be chosen."""
    return WHOSE[whose_of(here(tried.v), side(tried.v, here(tried.v)))]


def wanted_face(tried: Attempt) -> str:
    """Must it lie face up? Not if it does."""
    return "no" if is_up_at(tried.v, tried.action) else "yes"


NO_SUCH_HERO = REASONS.add("dedicove-hero-target", "E5")
WRONG_PARTY = REASONS.add("dedicove-wrong-party", "E9", whose=wanted_party)
WRONG_FACE = REASONS.add("dedicove-wrong-face", "E5", up=wanted_face)
ONLY_OWN = REASONS.add("dedicove-only-own", "Q33")
OWN_HIDDEN = REASONS.add("dedicove-own-hidden", "Q27")
LOOKED_ALREADY = REASONS.add("dedicove-looked-already", "Q28")


@rule
def whose_of(row, at):
    """Whose parties a side of a row speaks of."""
    return int(ROWS[row, FIRST_AT + at + PARTIES]) // FACES


@rule
def face_of(row, at):
    """Which way the heroes of a side must lie."""
    return int(ROWS[row, FIRST_AT + at + PARTIES]) % FACES


@rule
def parties(s, whose):
    """N5: whose parties are meant, as a set of seats."""
    if whose == MINE:
        return BIT[s.turn]
    if whose == OTHERS:
        return everybody(s) & ~BIT[s.turn]
    if whose == ITS:
        return BIT[it(s)]
    if whose == NEXTS:
        return BIT[next_seat(s, s.turn)]
    return everybody(s)


@rule
def lying(s, seat, face):
    """The places of a party whose heroes lie this way, as a set."""
    found = BIT[s.heroes[seat]] - 1
    if face == UP:
        return found & s.up[seat]
    return found & ~s.up[seat] if face == DOWN else found


@rule
def against_party(s, whose, limit, seat):
    """E9, Q33: why no hero of this party is chosen."""
    if limit == OWN_OF_TWO and s.seats == 2 and seat != s.turn:
        return ONLY_OWN
    return 0 if has(parties(s, whose), seat) else WRONG_PARTY


@rule
def against_place(s, seat, i, factions, limit):
    """E5, Q28: why not the hero in this place, where party and face are right."""
    if limit == NOT_AGAIN and place_of(seat, i) == that(s):
        return LOOKED_ALREADY
    return against_card(s, int(s.party[seat, i]), factions, limit)


@rule
def against_hero(s, row, seat, i):
    """E5, E9: why not the i-th hero of a party; 0 if it can be chosen."""
    at, limit = side(s, row), int(ROWS[row, FIRST_AT + LIMIT_AT])
    refused = against_party(s, whose_of(row, at), limit, seat)
    if refused != 0:
        is_own_hidden = seat == s.turn and not has(s.up[seat], i)
        return OWN_HIDDEN if limit == NOT_AGAIN and is_own_hidden else refused
    if not has(lying(s, seat, face_of(row, at)), i):
        return WRONG_FACE
    return against_place(s, seat, i, int(ROWS[row, FIRST_AT + at + FACTIONS]), limit)


@rule
def choosable(s, row, seat):
    """The places of one party that nothing is against."""
    at, limit = side(s, row), int(ROWS[row, FIRST_AT + LIMIT_AT])
    if against_party(s, whose_of(row, at), limit, seat) != 0:
        return BIT[0] & 0
    found = lying(s, seat, face_of(row, at))
    factions = int(ROWS[row, FIRST_AT + at + FACTIONS])
    if factions == EVERY_FACTION and limit not in (NOT_AGAIN, PERFORMABLE):
        return found
    left = found
    while left != 0:
        i = lowest(left)
        left &= left - 1
        if against_place(s, seat, i, factions, limit) != 0:
            found ^= BIT[i]
    return found


# -- the question --------------------------------------------------------------------------------------------


@rule
def among_heroes(s, row):
    """How many can be chosen, and the first of them."""
    n = 0
    first = 0
    for seat in range(s.seats):
        found = choosable(s, row, seat)
        if n == 0 and found != 0:
            first = place_of(seat, lowest(found))
        n += count(found)
    return n, first


@rule
def options_of_hero(s, seat, out):
    """Every place that can be chosen, then the offer to decline."""
    n = 0
    for owner in range(s.seats):
        m = members(choosable(s, here(s), owner), out[n:])
        for i in range(n, n + m):
            out[i] += place_of(owner, 0)
        n += m
    return n + offer_to_decline(s, out[n:])


@rule
def refusal_of_hero(s, seat, action):
    """E5"""
    if action == DECLINE and may_decline(s):
        return 0
    owner, i = seat_at(action), index_at(action)
    if not (0 <= owner < s.seats and 0 <= i < s.heroes[owner]):
        return NO_SUCH_HERO
    return against_hero(s, here(s), owner, i)


CHOOSE_HERO = QUESTIONS.add("choose-hero", row=True, options=options_of_hero, refusal=refusal_of_hero, says=A_PLACE)


@rule
def begin_hero(s):
    """E7: nothing, the only one, or a question."""
    n, first = among_heroes(s, here(s))
    may = may_decline(s)
    if n == 0:
        if may:
            decline(s)
        return DONE if cell(s, NEEDS_AT) == NO_NEED else ENDS
    if n == 1 and not may:
        return the_only(CHOOSE_HERO, first)
    return ask_decider(s, CHOOSE_HERO)
