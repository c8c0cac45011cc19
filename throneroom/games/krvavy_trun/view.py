"""Who may know what (section 4 of the rules), what a seat can imagine, and what a network is told."""

from throneroom.games.krvavy_trun.pieces import ALL, ASIDE, CARDS, FIRST_SCHEME, LONGEST_ROW, MOST_FAMILIES
from throneroom.games.krvavy_trun.state import FIRST, PLACE, SET_ASIDE, STEPS, families, is_covered, player
from throneroom.kit import BIT, UNKNOWN, WATCHER, actor, count, has, one_of, rule, show_table, step

# -- view: built up from an empty table ---------------------------------------------------------------------


@rule
def view(s, seat, v):
    """Own cards, everything public, and for the rest how many cards there are."""
    show_table(s, seat, v)
    v.turn = s.turn
    v.first = s.first
    v.cursor = s.cursor
    v.length = s.length
    v.placed = s.placed
    v.tops = s.tops
    v.up = s.up
    v.only_heir = s.only_heir
    v.own_last = s.own_last
    for p in range(s.seats):
        v.purse[p] = s.purse[p]
    for family in range(families(s)):
        v.discards[family] = s.discards[family]
        if player(s, family) == seat:
            v.hand[family] = s.hand[family]
            v.aside[family] = s.aside[family]
        else:
            v.unseen_hand[family] = count(s.hand[family]) + s.unseen_hand[family]
            v.unseen_aside[family] = count(s.aside[family]) + s.unseen_aside[family]
    show_row(s, seat, v)


@rule
def show_row(s, seat, v):
    """Backs, points, stacks and which card is which are public; a face only to its player until it was turned up."""
    for i in range(s.length):
        v.family[i] = s.family[i]
        v.points[i] = s.points[i]
        v.laid[i] = s.laid[i]
        known = has(s.up, i) or player(s, int(s.family[i])) == seat
        v.face[i] = s.face[i] if known else UNKNOWN


# -- imagine: every world that cannot be ruled out, each equally likely --------------------------------------


@rule
def imagine(v, seat, rng):
    """An unseen family's cards over its face-down cards, its hand and its set-aside cards."""
    for family in range(families(v)):
        if player(v, family) != seat:
            unseen = unseen_of(v, family)
            unseen = imagine_row(v, family, unseen, rng)
            unseen = imagine_hand(v, family, unseen, rng)
            v.aside[family] |= unseen
            v.unseen_aside[family] = 0


@rule
def unseen_of(v, family):
    """The kinds of a family that this view does not place anywhere."""
    unseen = ALL & ~(v.discards[family] | v.hand[family] | v.aside[family])
    for i in range(v.length):
        if v.family[i] == family and v.face[i] > 0:
            unseen &= ~BIT[v.face[i] - 1]
    return unseen


@rule
def imagine_row(v, family, unseen, rng):
    """A face for every unknown card of the family in the row."""
    for i in range(v.length):
        if v.family[i] == family and v.face[i] == UNKNOWN:
            kind = one_of(unseen, rng)
            unseen ^= BIT[kind]
            v.face[i] = kind + 1
    return unseen


@rule
def imagine_hand(v, family, unseen, rng):
    """And for every unknown card of the hand."""
    for _ in range(v.unseen_hand[family]):
        kind = one_of(unseen, rng)
        unseen ^= BIT[kind]
        v.hand[family] |= BIT[kind]
    v.unseen_hand[family] = 0
    return unseen


# -- features -----------------------------------------------------------------------------------------------

FAMILY_NUMBERS = 3 * CARDS + 3  # hand, aside, discards; unseen hand, unseen aside, purse
ROW_NUMBERS = CARDS + MOST_FAMILIES + 4  # kind, family, points, up, covered, whether it acts now
FEATURES = MOST_FAMILIES * FAMILY_NUMBERS + LONGEST_ROW * ROW_NUMBERS + len(STEPS) + 5


@rule
def features(v, seat, out):
    """Families (own first), the row, the step, and where the game stands."""
    for i in range(len(out)):
        out[i] = 0
    me = 0 if seat == WATCHER else seat
    n = families(v)
    for k in range(n):
        family_features(v, (me + k) % n, out, k * FAMILY_NUMBERS)
    row_features(v, me, out, MOST_FAMILIES * FAMILY_NUMBERS)
    at = MOST_FAMILIES * FAMILY_NUMBERS + LONGEST_ROW * ROW_NUMBERS
    out[at + step(v)] = 1
    at += len(STEPS)
    out[at] = 1 if actor(v) == seat else 0
    out[at + 1] = v.turn
    out[at + 2] = (v.first - me) % v.seats
    out[at + 3] = v.cursor
    out[at + 4] = v.length


@rule
def family_features(v, family, out, at):
    """One family's piles and its player's purse."""
    for kind in range(CARDS):
        out[at + kind] = v.hand[family] >> kind & 1
        out[at + CARDS + kind] = v.aside[family] >> kind & 1
        out[at + 2 * CARDS + kind] = v.discards[family] >> kind & 1
    at += 3 * CARDS
    out[at] = v.unseen_hand[family]
    out[at + 1] = v.unseen_aside[family]
    out[at + 2] = v.purse[player(v, family)]


@rule
def row_features(v, me, out, at):
    """Every card of the row: what is known of it."""
    n = families(v)
    slot = 0
    for i in range(v.length):
        slot += v.tops >> i & 1
        if v.face[i] > 0:
            out[at + v.face[i] - 1] = 1
        out[at + CARDS + (v.family[i] - me) % n] = 1
        out[at + CARDS + MOST_FAMILIES] = v.points[i]
        out[at + CARDS + MOST_FAMILIES + 1] = v.up >> i & 1
        out[at + CARDS + MOST_FAMILIES + 2] = 1 if is_covered(v, i) else 0
        out[at + CARDS + MOST_FAMILIES + 3] = 1 if slot == v.cursor else 0
        at += ROW_NUMBERS


# -- broken -------------------------------------------------------------------------------------------------

FAULTS = 100


@rule
def broken(s):
    """The first invariant that does not hold, I1-I5; from 100 on faults of the kit."""
    if s.fault != 0:
        return FAULTS + s.fault
    if s.tops >> s.length != 0 or s.up >> s.length != 0:
        return 1
    for i in range(s.length):
        if is_covered(s, i) and (i == 0 or s.family[i] != s.family[i - 1]):
            return 1
        if has(s.up, i) and s.points[i] != 0:
            return 2
        if step(s) == PLACE and has(s.up, i) and s.face[i] > FIRST_SCHEME:
            return 3
    if not is_each_another(s):
        return 1
    for family in range(families(s)):
        if not is_family_whole(s, family):
            return 4
    if s.placed != placed(s):
        return 4
    for seat in range(s.seats):
        if s.purse[seat] < 0:
            return 5
    return 0


@rule
def placed(s):
    """How many cards have come into the row: they lie there or were discarded."""
    n = s.length
    for family in range(families(s)):
        n += count(s.discards[family])
    return n


@rule
def is_each_another(s):
    """Is no card of the row taken for another, nor for one that was not placed yet?"""
    seen = 0
    for i in range(s.length):
        if not 0 < s.laid[i] <= s.placed or has(seen, int(s.laid[i])):
            return False
        seen |= BIT[s.laid[i]]
    return True


@rule
def is_family_whole(s, family):
    """I4: ten cards, each in one place, and a hand of 7 less the cards placed."""
    cards = s.hand[family] | s.aside[family] | s.discards[family]
    n = count(s.hand[family]) + count(s.aside[family]) + count(s.discards[family])
    for i in range(s.length):
        if s.family[i] == family:
            cards |= BIT[s.face[i] - 1]
            n += 1
    if cards != ALL or n != CARDS:
        return False
    held = count(s.hand[family])
    if s.turn == 0 or step(s) in (FIRST, SET_ASIDE):
        return held + count(s.aside[family]) == CARDS
    placed = CARDS - ASIDE - held
    return placed == s.turn or (step(s) == PLACE and placed == s.turn - 1)
