"""Every change of the table, and who sees it."""

from throneroom.games.krvavy_trun.events import (
    COVERED,
    DISCARDED,
    ELIMINATED,
    GAINED,
    KEPT,
    LAID_ASIDE,
    LOST,
    MOVED,
    PLACED,
    REVEALED,
    STOLE,
    TOOK,
)
from throneroom.games.krvavy_trun.state import (
    acting_slot,
    family_at,
    is_covered,
    is_up,
    kind_at,
    laid_at,
    owner_at,
    player,
    slots,
    top,
)
from throneroom.kit import BIT, EVERYONE, NOTHING, closed_up, has, parted, rule, tell

# -- the row ------------------------------------------------------------------------------------------------


@rule
def open_gap(s, at):
    """Make room for a card in the row."""
    for i in range(s.length, at, -1):
        write_card(s, i, s.face[i - 1], s.family[i - 1], s.points[i - 1], s.laid[i - 1])
    s.tops = parted(s.tops, at)
    s.up = parted(s.up, at)
    s.length += 1


@rule
def close_gap(s, at):
    """Take a card out of the row; the later ones move up, and nothing is left behind the last."""
    for i in range(at, s.length - 1):
        write_card(s, i, s.face[i + 1], s.family[i + 1], s.points[i + 1], s.laid[i + 1])
    s.tops = closed_up(s.tops, at)
    s.up = closed_up(s.up, at)
    s.length -= 1
    write_card(s, s.length, 0, 0, 0, 0)


@rule
def write_card(s, at, face, family, points, laid):
    """A card of the row: its kind, its family, the points that lie on it, and which one it is."""
    s.face[at] = face
    s.family[at] = family
    s.points[at] = points
    s.laid[at] = laid


@rule
def insert_slot(s, slot, face, family, points, laid):
    """A card as a new slot before this one; returns its place. R37: at or before the cursor, it moves the cursor on."""
    at = top(s, slot) if slot < slots(s) else s.length
    open_gap(s, at)
    write_card(s, at, face, family, points, laid)
    s.tops |= BIT[at]
    if slot < s.cursor:
        s.cursor += 1
    return at


@rule
def take_top(s, slot):
    """The top card leaves its slot. R16: an empty slot disappears, and R19: the cursor stays with its slot."""
    at = top(s, slot)
    close_gap(s, at)
    if at < s.length and is_covered(s, at):
        s.tops |= BIT[at]
    elif slot < s.cursor - 1:
        s.cursor -= 1


# -- placing ------------------------------------------------------------------------------------------------


@rule
def lay_aside(s, family, kind):
    """S1: a card set aside; only its player sees it."""
    s.hand[family] ^= BIT[kind]
    s.aside[family] |= BIT[kind]
    seat = player(s, family)
    tell(s, LAID_ASIDE, seat, kind, 0, 0, BIT[seat], family, BIT[seat])


@rule
def place_new(s, family, kind, slot):
    """R5: a new slot at an end of the row."""
    s.hand[family] ^= BIT[kind]
    s.placed += 1
    insert_slot(s, slot, kind + 1, family, 0, s.placed)
    seat = player(s, family)
    tell(s, PLACED, seat, kind, slot, s.placed, BIT[seat], family)


@rule
def place_on(s, family, kind, slot):
    """R5, R8: on top of an own slot, hiding what lies there."""
    s.hand[family] ^= BIT[kind]
    s.placed += 1
    at = top(s, slot)
    open_gap(s, at)
    write_card(s, at, kind + 1, family, 0, s.placed)
    s.tops ^= BIT[at] | BIT[at + 1]
    seat = player(s, family)
    tell(s, COVERED, seat, kind, slot, s.placed, BIT[seat], family)


# -- points -------------------------------------------------------------------------------------------------


@rule
def gain(s, seat, points, slot, laid):
    """Points from the supply into a purse, for a card that lies in a slot, or has lain there."""
    if points > 0:
        s.purse[seat] += points
        tell(s, GAINED, seat, NOTHING, slot, laid, EVERYONE, points)


@rule
def steal(s, thief, victim):
    """R28: one point from purse to purse, if there is one and it is another's."""
    if thief != victim and s.purse[victim] > 0:
        s.purse[victim] -= 1
        s.purse[thief] += 1
        tell(s, STOLE, thief, NOTHING, 0, 0, EVERYONE, victim)


@rule
def keep(s, slot):
    """R11: one point from the supply on the card."""
    s.points[top(s, slot)] += 1
    tell(s, KEPT, owner_at(s, slot), NOTHING, slot, laid_at(s, slot), EVERYONE)


@rule
def take_points(s, slot):
    """R12: all points on the card into its player's purse."""
    s.purse[owner_at(s, slot)] += lift_points(s, slot, TOOK)


@rule
def lose_points(s, slot):
    """R23, R32: the points on a card go back to the supply."""
    lift_points(s, slot, LOST)


@rule
def lift_points(s, slot, kind):
    """All points off a card, told if there are any."""
    at = top(s, slot)
    points = int(s.points[at])
    s.points[at] = 0
    if points > 0:
        tell(s, kind, owner_at(s, slot), NOTHING, slot, laid_at(s, slot), EVERYONE, points)
    return points


# -- cards in the row ---------------------------------------------------------------------------------------


@rule
def reveal(s, slot):
    """R12: the top card is turned up for all to see."""
    s.up |= BIT[top(s, slot)]
    seat = owner_at(s, slot)
    tell(s, REVEALED, seat, kind_at(s, slot), slot, laid_at(s, slot), EVERYONE, 0, EVERYONE & ~BIT[seat])


@rule
def eliminate(s, slot):
    """R21, R23, R25: turned up, its points lost, face up in front of its player. Who gains by it is told elsewhere."""
    lose_points(s, slot)
    leave_row(s, slot, ELIMINATED)


@rule
def discard(s, slot):
    """R15: a card leaves the row for another reason."""
    leave_row(s, slot, DISCARDED)


@rule
def leave_row(s, slot, event):
    """A top card goes to its family's discards, for all to see."""
    kind, family = kind_at(s, slot), family_at(s, slot)
    seat = player(s, family)
    news = 0 if is_up(s, slot) else EVERYONE & ~BIT[seat]
    tell(s, event, seat, kind, slot, laid_at(s, slot), EVERYONE, family, news)
    s.discards[family] |= BIT[kind]
    take_top(s, slot)


@rule
def move(s, slot, gap):
    """R37, R44: a top card with its points and facing becomes a slot of its own; gaps are counted before the move."""
    at = top(s, slot)
    face, family, points, laid = s.face[at], s.family[at], s.points[at], s.laid[at]
    up = has(s.up, at)
    before = slots(s)
    audience = EVERYONE if up else BIT[player(s, int(family))]
    mover = owner_at(s, acting_slot(s))
    tell(s, MOVED, mover, int(face) - 1, slot, gap, audience, family)
    take_top(s, slot)
    place = insert_slot(s, gap - 1 if slots(s) < before and gap > slot else gap, face, family, points, laid)
    s.up |= BIT[place] if up else 0
