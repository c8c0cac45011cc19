"""The tavern: which of its cards a row may choose, and sweep, toss, recruit, fill."""

from functools import partial

from throneroom.games.dedicove.choosing import (
    BY_NAME,
    FACTIONS,
    LIMIT_AT,
    NEEDS_AT,
    NEEDS_ONE,
    NO_NEED,
    TAVERN_SIDE,
    against_card,
    choice,
    may_decline,
    offer_to_decline,
    side,
    wanted,
)
from throneroom.games.dedicove.events import IN_GRAVE, IN_PARTY, IN_TAVERN, TOOK
from throneroom.games.dedicove.notation import A_SLOT
from throneroom.games.dedicove.pieces import SLOTS
from throneroom.games.dedicove.reasons import REASONS
from throneroom.games.dedicove.rows import VERBS, Rows, row
from throneroom.games.dedicove.sentence import DONE, ENDS, IT_AT, ask_row, cell, decline, fits, here, the_only
from throneroom.games.dedicove.state import DECLINE, QUESTIONS
from throneroom.games.dedicove.verbs import discard_open, join_party, leave_tavern, lift_from_grave, refill, report
from throneroom.kit import BIT, EVERYONE, count, lowest, members, rule, set_argument

NO_SUCH_SLOT = REASONS.add("dedicove-tavern", "E5")
EMPTY_SLOT = REASONS.add("dedicove-empty-slot", "E20")

# -- the question --------------------------------------------------------------------------------------------


@rule
def against_slot(s, slot):
    """E5, E20: why not the card of this slot."""
    card = int(s.tavern[slot])
    if card == 0:
        return EMPTY_SLOT
    return against_card(s, card, cell(s, side(s, here(s)) + FACTIONS), cell(s, LIMIT_AT))


@rule
def slots(s):
    """The slots that nothing is against, as a set."""
    found = 0
    for slot in range(SLOTS):
        if against_slot(s, slot) == 0:
            found |= BIT[slot]
    return found


@rule
def options_of_slot(s, seat, out):
    """Slots from 1, then the offer to decline."""
    n = members(slots(s), out)
    for i in range(n):
        out[i] += 1
    return n + offer_to_decline(s, out[n:])


@rule
def refusal_of_slot(s, seat, action):
    """E5, E20"""
    if action == DECLINE and may_decline(s):
        return 0
    return against_slot(s, action - 1) if 1 <= action <= SLOTS else NO_SUCH_SLOT


CHOOSE_SLOT = QUESTIONS.add("choose-slot", row=True, options=options_of_slot, refusal=refusal_of_slot, says=A_SLOT)


@rule
def begin_slot(s):
    """E7: nothing, the only card, or a question."""
    found = slots(s)
    may = may_decline(s)
    if found == 0:
        if may:
            decline(s)
        return DONE if cell(s, NEEDS_AT) == NO_NEED else ENDS
    if count(found) == 1 and not may:
        return the_only(CHOOSE_SLOT, lowest(found) + 1)
    return ask_row(s, CHOOSE_SLOT, BIT[s.turn])


# -- toss ----------------------------------------------------------------------------------------------------


@rule
def toss_card(s, action):
    """E27: to the wilderness."""
    slot = action - 1
    discard_open(s, leave_tavern(s, slot), IN_TAVERN + slot)
    return DONE


TOSS = VERBS.add("toss", begin=begin_slot, effect=toss_card, asks=(CHOOSE_SLOT,))


def may_toss(factions: int) -> Rows:
    """Discard one from the tavern, or decline, which ends the sentence."""
    return choice(TOSS, TAVERN_SIDE[factions], needs=NEEDS_ONE, may=True)


# -- recruit -------------------------------------------------------------------------------------------------


@rule
def recruit_hero(s, action):
    """E28: face up into the party."""
    slot = action - 1
    card = leave_tavern(s, slot)
    place = join_party(s, s.turn, card, True)
    report(s, TOOK, s.turn, card, IN_TAVERN + slot, IN_PARTY + place, EVERYONE)
    return DONE


RECRUIT = VERBS.add("recruit", begin=begin_slot, effect=recruit_hero, asks=(CHOOSE_SLOT,))
recruit = partial(choice, RECRUIT, TAVERN_SIDE)

# -- sweep, fill ---------------------------------------------------------------------------------------------


@rule
def begin_sweep(s):
    """E27: in slot order; X is how many."""
    factions = wanted(s)
    n = 0
    for slot in range(SLOTS):
        if s.tavern[slot] != 0 and fits(int(s.tavern[slot]), factions):
            discard_open(s, leave_tavern(s, slot), IN_TAVERN + slot)
            n += 1
    set_argument(s, n, IT_AT)
    return DONE


SWEEP = VERBS.add("sweep", begin=begin_sweep)


def sweep(factions: int = BY_NAME) -> Rows:
    """Discard all such cards of the tavern; `it` is how many. If nothing is said, those of the named faction."""
    return choice(SWEEP, TAVERN_SIDE[factions])


@rule
def begin_fill(s):
    """E20: from the top of the graveyard, as many as there are."""
    for slot in range(SLOTS):
        if s.tavern[slot] == 0 and s.buried > 0:
            refill(s, slot, lift_from_grave(s, s.buried - 1), IN_GRAVE)
    return DONE


FILL = VERBS.add("fill", begin=begin_fill)
fill_from_grave = partial(row, FILL)
