"""Every change of the table, and who sees it."""

from throneroom.games.krvavy_trun.state import (
    COVERED,
    DISCARDED,
    ELIMINATED,
    GAINED,
    IN_ASIDE,
    IN_DISCARDS,
    IN_HAND,
    IN_PURSE,
    IN_SLOT,
    IN_SUPPLY,
    KEPT,
    LAID_ASIDE,
    MOVED,
    PLACED,
    REVEALED,
    STOLE,
    TOOK,
    family_at,
    kind_at,
    owner_at,
    player,
    slots,
    top,
)
from throneroom.kit import BIT, EVERYONE, NOTHING, large_rule, rule, tell

# -- the row ------------------------------------------------------------------------------------------------


@rule
def open_gap(s, at):
    """Make room for a card in the row."""
    for i in range(s.length, at, -1):
        copy_card(s, i - 1, i)
    s.length += 1


@rule
def close_gap(s, at):
    """Take a card out of the row; the later ones move up, and nothing is left behind the last."""
    for i in range(at, s.length - 1):
        copy_card(s, i + 1, i)
    s.length -= 1
    write_card(s, s.length, 0, 0, 0, 0, 0)


@rule
def copy_card(s, source, target):
    """One card of the row over another."""
    write_card(s, target, s.face[source], s.family[source], s.points[source], s.up[source], s.covered[source])


@rule
def write_card(s, at, face, family, points, up, covered):
    """All that is known of a card in the row."""
    s.face[at] = face
    s.family[at] = family
    s.points[at] = points
    s.up[at] = up
    s.covered[at] = covered


@large_rule
def insert_slot(s, slot, face, family, points, up):
    """A card as a new slot before this one. R37: at or before the cursor, it moves the cursor on."""
    at = top(s, slot) if slot < slots(s) else s.length
    open_gap(s, at)
    write_card(s, at, face, family, points, up, 0)
    if slot < s.cursor:
        s.cursor += 1


@large_rule
def take_top(s, slot):
    """The top card leaves its slot. R16: an empty slot disappears, and R19: the cursor stays with its slot."""
    at = top(s, slot)
    close_gap(s, at)
    if at < s.length and s.covered[at] == 1:
        s.covered[at] = 0
    elif slot < s.cursor - 1:
        s.cursor -= 1


# -- placing ------------------------------------------------------------------------------------------------


@rule
def lay_aside(s, family, kind):
    """S1: a card set aside; only its player sees it."""
    s.hand[family] ^= BIT[kind]
    s.aside[family] |= BIT[kind]
    seat = player(s, family)
    tell(s, LAID_ASIDE, seat, kind, IN_HAND, IN_ASIDE, BIT[seat], family, BIT[seat])


@large_rule
def place_new(s, family, kind, slot):
    """R5: a new slot at an end of the row."""
    s.hand[family] ^= BIT[kind]
    insert_slot(s, slot, kind + 1, family, 0, 0)
    seat = player(s, family)
    tell(s, PLACED, seat, kind, IN_HAND, IN_SLOT + slot, BIT[seat], family)


@large_rule
def place_on(s, family, kind, slot):
    """R5, R8: on top of an own slot, hiding what lies there."""
    s.hand[family] ^= BIT[kind]
    at = top(s, slot)
    open_gap(s, at)
    write_card(s, at, kind + 1, family, 0, 0, 0)
    s.covered[at + 1] = 1
    seat = player(s, family)
    tell(s, COVERED, seat, kind, IN_HAND, IN_SLOT + slot, BIT[seat], family)


# -- points -------------------------------------------------------------------------------------------------


@large_rule
def gain(s, seat, points, slot):
    """Points from the supply into a purse, for the card in a slot."""
    if points > 0:
        s.purse[seat] += points
        tell(s, GAINED, seat, NOTHING, IN_SUPPLY, IN_SLOT + slot, EVERYONE, points)


@rule
def steal(s, thief, victim):
    """R28: one point from purse to purse, if there is one and it is another's."""
    if thief != victim and s.purse[victim] > 0:
        s.purse[victim] -= 1
        s.purse[thief] += 1
        tell(s, STOLE, thief, NOTHING, IN_PURSE, IN_PURSE, EVERYONE, victim)


@rule
def keep(s, slot):
    """R11: one point from the supply on the card."""
    s.points[top(s, slot)] += 1
    tell(s, KEPT, owner_at(s, slot), NOTHING, IN_SUPPLY, IN_SLOT + slot, EVERYONE, 1)


@rule
def take_points(s, slot):
    """R12: all points on the card into its player's purse."""
    at = top(s, slot)
    points = int(s.points[at])
    s.points[at] = 0
    if points > 0:
        s.purse[owner_at(s, slot)] += points
        tell(s, TOOK, owner_at(s, slot), NOTHING, IN_SLOT + slot, IN_PURSE, EVERYONE, points)


@rule
def lose_points(s, slot):
    """R23, R32: the points on a card go back to the supply."""
    s.points[top(s, slot)] = 0


# -- cards in the row ---------------------------------------------------------------------------------------


@large_rule
def reveal(s, slot):
    """R12: the top card is turned up for all to see."""
    at = top(s, slot)
    s.up[at] = 1
    tell(s, REVEALED, owner_at(s, slot), kind_at(s, slot), IN_SLOT + slot, IN_SLOT + slot, EVERYONE, 0, EVERYONE)


@rule
def eliminate(s, slot):
    """R21, R23, R25: turned up, its points lost, face up in front of its player. Who gains by it is told elsewhere."""
    leave_row(s, slot, ELIMINATED)


@rule
def discard(s, slot):
    """R15: a card leaves the row for another reason."""
    leave_row(s, slot, DISCARDED)


@large_rule
def leave_row(s, slot, event):
    """A top card goes to its family's discards, for all to see."""
    kind, family = kind_at(s, slot), family_at(s, slot)
    tell(s, event, player(s, family), kind, IN_SLOT + slot, IN_DISCARDS, EVERYONE, family, EVERYONE)
    s.discards[family] |= BIT[kind]
    take_top(s, slot)


@large_rule
def move(s, slot, gap):
    """R37, R44: a top card with its points and facing becomes a slot of its own; gaps are counted before the move."""
    at = top(s, slot)
    face, family, points, up = s.face[at], s.family[at], s.points[at], s.up[at]
    before = slots(s)
    audience = EVERYONE if up == 1 else BIT[player(s, int(family))]
    tell(s, MOVED, player(s, int(family)), int(face) - 1, IN_SLOT + slot, IN_SLOT + gap, audience)
    take_top(s, slot)
    insert_slot(s, gap - 1 if slots(s) < before and gap > slot else gap, face, family, points, up)
