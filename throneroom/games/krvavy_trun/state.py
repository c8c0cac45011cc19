"""The table of Krvavý trůn, and its small readers.

The row is a list of cards from its beginning to its end. The cards of one slot stand together, the top one first; those
below it are covered.
"""

from typing import Final

from throneroom.games.krvavy_trun.pieces import CARDS, DUEL_FAMILIES, LONGEST_ROW, MOST_FAMILIES
from throneroom.kit import BIT, cells, count, has, layout, lowest, nth, number, rule

STATE = layout(
    number("hand", MOST_FAMILIES),
    number("aside", MOST_FAMILIES),
    number("discards", MOST_FAMILIES),
    number("purse", MOST_FAMILIES),  # of a player
    number("turn"),  # the round, from 1
    number("first"),  # the player who places first in this round
    number("cursor"),  # the slot that is resolved now, counted from 1; 0 while cards are placed
    number("length"),  # cards in the row
    number("placed"),  # cards that came into it so far, those that have left it too
    number("tops"),  # the places of the row where the top card of a slot lies
    number("up"),  # the places of the row where a card lies whose face everyone has seen
    number("only_heir"),  # B6: 1 if an Impersonator who copies the Heir needs it to be the only one
    number("own_last"),  # B2: 1 if Archers and Squires must spare own cards while they can hit another's
    number("unseen_hand", MOST_FAMILIES),  # views only: how many cards this seat may not know
    number("unseen_aside", MOST_FAMILIES),
    cells("face", LONGEST_ROW),  # the kind plus 1
    cells("family", LONGEST_ROW),
    cells("points", LONGEST_ROW),
    cells("laid", LONGEST_ROW),  # which card it is: the how manieth one that was placed, from 1
    frames=8,
    events=128,
)

FIRST, SET_ASIDE, PLACE, DECIDE, STRIKE, SPY_ON, COPY, MOVE, MOVE_TO = range(1, 10)
PLACES_WIDE = 64  # a placement is kind * 64 + place
ACTIONS = CARDS * PLACES_WIDE
STEPS: Final = ("over", "choose-first", "set-aside", "place", "decide", "strike", "spy", "copy", "move", "to")


@rule
def families(s):
    """How many families play: one for each player, in the duel two (D1)."""
    return DUEL_FAMILIES if s.seats == 2 else s.seats


@rule
def player(s, family):
    """Whose family it is."""
    return family & 1 if s.seats == 2 else family


@rule
def slots(s):
    """How many slots the row has."""
    return count(s.tops)


@rule
def top(s, slot):
    """Where in the row the top card of a slot stands."""
    return nth(s.tops, slot)


@rule
def is_covered(s, at):
    """Does another card lie on the one at this place of the row?"""
    return not has(s.tops, at)


@rule
def laid_at(s, slot):
    """Which card lies on top of a slot."""
    return int(s.laid[top(s, slot)])


@rule
def kind_at(s, slot):
    """The kind of a slot's top card."""
    return int(s.face[top(s, slot)]) - 1


@rule
def family_at(s, slot):
    """The family of a slot."""
    return int(s.family[top(s, slot)])


@rule
def slots_of(s, family):
    """The slots of a family, as a set."""
    found, tops = 0, s.tops
    for slot in range(slots(s)):
        if s.family[lowest(tops)] == family:
            found |= BIT[slot]
        tops &= tops - 1
    return found


@rule
def owner_at(s, slot):
    """The player of a slot."""
    return player(s, family_at(s, slot))


@rule
def is_up(s, slot):
    """Does its top card lie face up?"""
    return has(s.up, top(s, slot))


@rule
def acting_slot(s):
    """The slot that is being resolved."""
    return s.cursor - 1


@rule
def placing_family(s, place):
    """R4, D2: whose card is placed as number `place` of the round, from 0."""
    if s.seats == 2:
        return (s.first + place & 1) + 2 * (place >> 1)
    return (s.first + place) % s.seats
