"""What must hold after every action."""

from throneroom.games.dedicove.effects import DECK
from throneroom.games.dedicove.pieces import EMPEROR, KEPT, SLOTS, SPACES
from throneroom.games.dedicove.piles import FOR_DRAW, FOR_REFILL, LEAVE_HARBOUR
from throneroom.games.dedicove.state import HALF, can_draw, everybody, free_slots, harbour_size
from throneroom.games.dedicove.turn import ACT, DRAW_ONE, DROP_ONE
from throneroom.kit import BIT, argument, count, has, lowest, rule, step

FAULTS = 100
MISPLACED, OFF_TRACK, STILL_ASIDE, WRONG_HAND, SLOT_FREE, WRONG_MARK, NOT_TIDY = range(1, 8)


@rule
def broken(s):
    """The first invariant that does not hold: I1-I5, then marks and tidiness; from 100 on faults."""
    if s.fault != 0:
        return FAULTS + s.fault
    if not is_tidy(s):
        return NOT_TIDY
    if not is_whole(s):
        return MISPLACED
    if not (1 <= s.red <= SPACES and 1 <= s.green <= SPACES):
        return OFF_TRACK
    if not are_marks_right(s):
        return WRONG_MARK
    if is_outside_step_one(s) and (s.asides != 0 or s.drawns != 0 or s.depth > 1):
        return STILL_ASIDE
    if s.depth == 0 or step(s) != ACT:
        return 0
    for p in range(s.seats):
        if s.held[p] > KEPT:
            return WRONG_HAND
    if s.turns > 0 and free_slots(s) != 0 and can_draw(s):
        return SLOT_FREE
    return 0


@rule
def is_outside_step_one(s):
    """I3: the end, the beginning of a turn, and its steps two to four."""
    if s.depth == 0:
        return True
    now = step(s)
    return now in (ACT, DRAW_ONE, DROP_ONE) or (now == LEAVE_HARBOUR and argument(s) in (FOR_DRAW, FOR_REFILL))


@rule
def is_tidy(s):
    """Hands sorted, no hole in a pile, nothing right behind its last card."""
    for p in range(s.seats):
        if not is_filled(s.hand[p], s.held[p]) or not is_filled(s.party[p], s.heroes[p]) or s.up[p] >> s.heroes[p] != 0:
            return False
        for i in range(1, s.held[p]):
            if s.hand[p, i] <= s.hand[p, i - 1]:
                return False
    return is_filled(s.wild, s.wilds) and is_filled(s.grave, s.buried) and is_filled(s.drawn, s.drawns)


@rule
def is_filled(cards, n):
    """A pile of n cards."""
    for i in range(n):
        if cards[i] <= 0:
            return False
    return n == len(cards) or cards[n] == 0


@rule
def is_whole(s):
    """I1: every card of the deck in exactly one place."""
    n = harbour_size(s) + s.wilds + s.buried + s.asides + s.drawns + SLOTS - count(free_slots(s))
    low, high = set_of(s.wild, s.wilds, s.harbour[0], s.harbour[1])
    low, high = set_of(s.grave, s.buried, low, high)
    low, high = set_of(s.aside, s.asides, low, high)
    low, high = set_of(s.drawn, s.drawns, low, high)
    low, high = set_of(s.tavern, SLOTS, low, high)
    for p in range(s.seats):
        low, high = set_of(s.hand[p], s.held[p], low, high)
        low, high = set_of(s.party[p], s.heroes[p], low, high)
        n += s.held[p] + s.heroes[p]
    deck = count(DECK[s.deck, 0]) + count(DECK[s.deck, 1]) + 1
    return low == DECK[s.deck, 0] and high == DECK[s.deck, 1] | BIT[EMPEROR - 1 - HALF] and n == deck


@rule
def set_of(cards, n, low, high):
    """Two sets with the cards of a pile added."""
    for i in range(n):
        card = int(cards[i])
        if card > HALF:
            high |= BIT[card - 1 - HALF]
        elif card > 0:
            low |= BIT[card - 1]
    return low, high


@rule
def are_marks_right(s):
    """H4, H5, H11: owners know theirs, all know what lies open or buried, nobody knows the harbour."""
    for p in range(s.seats):
        for i in range(s.held[p]):
            if not has(int(s.known[s.hand[p, i]]), p):
                return False
        for i in range(s.heroes[p]):
            needed = everybody(s) if has(s.up[p], i) else BIT[p]
            if s.known[s.party[p, i]] & needed != needed:
                return False
    for slot in range(SLOTS):
        if s.tavern[slot] > 0 and s.known[s.tavern[slot]] != everybody(s):
            return False
    for i in range(s.buried):
        if s.known[s.grave[i]] != everybody(s):
            return False
    for half in range(2):
        left = s.harbour[half]
        while left != 0:
            if s.known[lowest(left) + 1 + half * HALF] != 0:
                return False
            left &= left - 1
    return True
