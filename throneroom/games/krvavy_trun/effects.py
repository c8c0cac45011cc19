"""What the cards do. An ability first asks for its target, if there is a choice, and then acts.

The acting card is the top card of the slot under the cursor. An Impersonator acts with another card's ability, but with
her own place, player and name.
"""

from throneroom.games.krvavy_trun.events import COPIED
from throneroom.games.krvavy_trun.pieces import (
    ARCHER,
    CONSPIRACY,
    DECREE,
    FIRST_SCHEME,
    HEIR,
    HEIR_POINTS,
    IMPERSONATOR,
    LORD_POINTS,
    MURDER,
    SPY,
    SQUIRE,
    TRAP,
    TRAP_REVEALED,
    TRAP_SPRUNG,
)
from throneroom.games.krvavy_trun.state import (
    COPY,
    MOVE,
    MOVE_TO,
    SPY_ON,
    STRIKE,
    acting_slot,
    family_at,
    is_covered,
    is_up,
    kind_at,
    laid_at,
    owner_at,
    slots,
    top,
)
from throneroom.games.krvavy_trun.verbs import (
    discard,
    eliminate,
    gain,
    lose_points,
    move,
    reveal,
    steal,
    take_points,
)
from throneroom.kit import BIT, EVERYONE, ask, count, lowest, rule, tell

LEFT, STAYS, ASKS = 0, 1, 2  # the acting card has left its slot, is still there, or its player is asked


# -- targets, as sets of slots, players or gaps --------------------------------------------------------------


@rule
def neighbours(s, slot):
    """The slots directly before and after."""
    return (BIT[slot + 1] if slot + 1 < slots(s) else 0) | (BIT[slot - 1] if slot > 0 else 0)


@rule
def strike_targets(s, kind):
    """R26, R27, R36. B2: a table may ask Archers and Squires to spare own cards while they can hit another's."""
    reach = strike_reach(s, kind)
    if s.own_last == 0 or kind == MURDER:
        return reach
    others = of_others(s, reach)
    return reach if others == 0 else others


@rule
def of_others(s, reach):
    """Those of some slots that are not the acting player's, of either family in the duel."""
    mine, found = owner_at(s, acting_slot(s)), 0
    while reach != 0:
        slot = lowest(reach)
        if owner_at(s, slot) != mine:
            found |= BIT[slot]
        reach &= reach - 1
    return found


@rule
def strike_reach(s, kind):
    """R26, R27, R36: both ends, the neighbours, or any slot."""
    if kind == ARCHER:
        return BIT[0] | BIT[slots(s) - 1]
    if kind == SQUIRE:
        return neighbours(s, acting_slot(s))
    return BIT[slots(s)] - 1


@rule
def spy_targets(s):
    """R28: the players of the neighbours."""
    near = neighbours(s, acting_slot(s))
    players = 0
    while near != 0:
        players |= BIT[owner_at(s, lowest(near))]
        near &= near - 1
    return players


@rule
def copy_targets(s):
    """R30: neighbours that are characters, face up."""
    near = neighbours(s, acting_slot(s))
    found = 0
    while near != 0:
        slot = lowest(near)
        if is_up(s, slot) and kind_at(s, slot) < FIRST_SCHEME:
            found |= BIT[slot]
        near &= near - 1
    return found


@rule
def move_targets(s):
    """R37, B9: any slot but the Decree's own."""
    return (BIT[slots(s)] - 1) & ~BIT[acting_slot(s)]


@rule
def gap_targets(s, slot):
    """R37, B10: any gap, unless the row would stay as it is."""
    gaps = BIT[slots(s) + 1] - 1
    at = top(s, slot)
    alone = at + 1 == s.length or not is_covered(s, at + 1)
    return gaps & ~(BIT[slot] | BIT[slot + 1]) if alone else gaps


# -- resolving ----------------------------------------------------------------------------------------------


@rule
def ask_or(s, step, targets, argument):
    """The only target, or -1 where the acting card's player is asked for it."""
    if count(targets) == 1:
        return lowest(targets)
    ask(s, step, BIT[owner_at(s, acting_slot(s))], argument)
    return -1


@rule
def act(s, kind):
    """R13, R14: the ability of a face-up card, as far as it has a target."""
    if kind == MURDER:
        return begin_strike(s, kind)
    if kind == DECREE:
        return begin_move(s)
    if kind == IMPERSONATOR:
        return begin_copying(s)
    return act_like(s, kind)


@rule
def act_like(s, kind):
    """The abilities that can be copied. An Impersonator has none of them, so nothing goes in circles."""
    if kind in (ARCHER, SQUIRE):
        return begin_strike(s, kind)
    if kind == SPY:
        return begin_spying(s)
    if kind == HEIR:
        inherit(s)
    else:
        rule_lands(s)
    return STAYS


@rule
def begin_strike(s, kind):
    """R26, R27, R36"""
    targets = strike_targets(s, kind)
    if targets == 0:
        return STAYS
    slot = ask_or(s, STRIKE, targets, kind)
    return ASKS if slot < 0 else strike(s, slot)


@rule
def strike(s, slot):
    """R22-R24, R33, R34, R41, R42: eliminate, and what a Trap does about it."""
    attacker = owner_at(s, acting_slot(s))
    kind, victim, laid = kind_at(s, slot), owner_at(s, slot), laid_at(s, slot)
    itself = slot == acting_slot(s)
    eliminate(s, slot)
    gain(s, attacker, 1, slot, laid)
    if itself:
        return LEFT
    if kind == TRAP and victim != attacker:
        gain(s, victim, TRAP_SPRUNG, slot, laid)
        discard(s, acting_slot(s))
        return LEFT
    return end_of(s)


@rule
def end_of(s):
    """R15: a scheme that was used is discarded, a character stays."""
    if kind_at(s, acting_slot(s)) < FIRST_SCHEME:
        return STAYS
    discard(s, acting_slot(s))
    return LEFT


@rule
def begin_spying(s):
    """R28"""
    targets = spy_targets(s)
    if targets == 0:
        return STAYS
    seat = ask_or(s, SPY_ON, targets, 0)
    return ASKS if seat < 0 else spy(s, seat)


@rule
def spy(s, seat):
    """R28"""
    steal(s, owner_at(s, acting_slot(s)), seat)
    return STAYS


@rule
def inherit(s):
    """R29, R39: points if no other face-up top card has the acting card's own name. B6: a table may ask for more."""
    mine = acting_slot(s)
    if shown(s, kind_at(s, mine)) == 1 and (s.only_heir == 0 or shown(s, HEIR) == 1):
        gain(s, owner_at(s, mine), HEIR_POINTS, mine, laid_at(s, mine))


@rule
def shown(s, kind):
    """How many top cards of a kind lie face up."""
    n, up = 0, s.tops & s.up
    while up != 0:
        if s.face[lowest(up)] - 1 == kind:
            n += 1
        up &= up - 1
    return n


@rule
def rule_lands(s):
    """R31: one point, and one for each neighbour of the own family."""
    mine = acting_slot(s)
    near = neighbours(s, mine)
    points = LORD_POINTS
    while near != 0:
        if family_at(s, lowest(near)) == family_at(s, mine):
            points += LORD_POINTS
        near &= near - 1
    gain(s, owner_at(s, mine), points, mine, laid_at(s, mine))


@rule
def begin_copying(s):
    """R30, B8"""
    targets = copy_targets(s)
    if targets == 0:
        return STAYS
    slot = ask_or(s, COPY, targets, 0)
    return ASKS if slot < 0 else copy(s, slot)


@rule
def copy(s, slot):
    """R30, R40: that ability once, as if it were printed on her; copying another Impersonator does nothing."""
    kind = kind_at(s, slot)
    mine = acting_slot(s)
    tell(s, COPIED, owner_at(s, mine), kind, slot, mine, EVERYONE)
    return STAYS if kind == IMPERSONATOR else act_like(s, kind)


@rule
def begin_move(s):
    """R37: which card; alone in the row it is just discarded (B9)."""
    targets = move_targets(s)
    if targets == 0:
        return end_of(s)
    slot = ask_or(s, MOVE, targets, 0)
    return ASKS if slot < 0 else begin_move_to(s, slot)


@rule
def begin_move_to(s, slot):
    """R37: to which gap."""
    gap = ask_or(s, MOVE_TO, gap_targets(s, slot), slot)
    return ASKS if gap < 0 else move_to(s, slot, gap)


@rule
def move_to(s, slot, gap):
    """R37: moved, then the Decree is discarded."""
    move(s, slot, gap)
    return end_of(s)


@rule
def turn_up(s):
    """R12, R32, R35: reveal the acting card, take its points, and let it act."""
    slot = acting_slot(s)
    kind = kind_at(s, slot)
    seat = owner_at(s, slot)
    reveal(s, slot)
    if kind == TRAP:
        lose_points(s, slot)
        gain(s, seat, TRAP_REVEALED, slot, laid_at(s, slot))
        return end_of(s)
    points = int(s.points[top(s, slot)])
    take_points(s, slot)
    if kind == CONSPIRACY:
        gain(s, seat, points, slot, laid_at(s, slot))
        return end_of(s)
    return act(s, kind)
