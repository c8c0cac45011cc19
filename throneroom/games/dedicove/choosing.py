"""What a row lets somebody choose among: the cards of one place, or of the two places of a swap, the left one first.

A side is three arguments of the row: its place, which parties, which factions. A verb may set one more limit.
"""

from throneroom.games.dedicove.pieces import EMPEROR, EVERY_FACTION
from throneroom.games.dedicove.reasons import REASONS
from throneroom.games.dedicove.rows import CARD_OF_ROW, FIRST_AT, MAY_AT, ME, ROWS, Rows, row
from throneroom.games.dedicove.sentence import cell, fits, here, is_in_chain, named, that
from throneroom.games.dedicove.state import DECLINE
from throneroom.kit import rule
from throneroom.kit.reasons import Attempt

SIDE_HERO, SIDE_HAND, SIDE_TAVERN, SIDE_GRAVE, SIDE_DRAWN = range(1, 6)
LEFT, RIGHT, LIMIT_AT, NEEDS_AT = 0, 3, 6, 7  # arguments of the row
PLACE, PARTIES, FACTIONS = range(3)  # of a side
NO_LIMIT, NOT_AGAIN, OWN_OF_TWO, PERFORMABLE = range(4)
BY_NAME = 0  # as a filter: the named faction

Side = tuple[int, int, int]
NO_SIDE: Side = (0, 0, 0)


def side_of(place: int, factions: int = EVERY_FACTION) -> Side:
    """A place that is no party."""
    return place, 0, factions


def choice(
    verb: int, left: Side, right: Side = NO_SIDE, limit: int = NO_LIMIT, needs: int = 0, by: int = ME, may: bool = False
) -> Rows:
    """A row that chooses."""
    return row(verb, *left, *right, limit, needs, by=by, may=may)


@rule
def side(s, row):
    """Which side of a row is chosen now? Of a swap the right one, when `that` is known."""
    return RIGHT if ROWS[row, FIRST_AT + RIGHT] != 0 and that(s) != 0 else LEFT


@rule
def wanted(s):
    """The factions that this row chooses among."""
    factions = cell(s, side(s, here(s)) + FACTIONS)
    return named(s) if factions == BY_NAME else factions


@rule
def may_decline(s):
    """E4, N10: is this the first selection of an instruction that may be declined? The graveyard's top is none."""
    if ROWS[here(s), MAY_AT] == 0:
        return False
    return side(s, here(s)) == LEFT or cell(s, LEFT + PLACE) == SIDE_GRAVE


@rule
def offer_to_decline(s, out):
    """The last option, where there is this offer; returns how many that are."""
    if may_decline(s):
        out[0] = DECLINE
        return 1
    return 0


# -- which cards ---------------------------------------------------------------------------------------------


def of_emperor(tried: Attempt) -> str:
    """The ruling for the tavern, or the rule for parties."""
    return "Q20" if cell(tried.v, LEFT + PLACE) == SIDE_TAVERN else "E38"


EMPEROR_HAS_NO_EFFECT = REASONS.add("dedicove-emperor", of_emperor)
ITSELF = REASONS.add("dedicove-itself", "Q21")
IN_CHAIN = REASONS.add("dedicove-in-chain", "E34")
EMPEROR_IS_IMPERIAL = REASONS.add("dedicove-emperor-imperial", "Q17")
WRONG_FACTION = REASONS.add("dedicove-wrong-faction", "E5")


@rule
def against_performing(s, card):
    """E34, E38: why a card is not performed."""
    if card == EMPEROR:
        return EMPEROR_HAS_NO_EFFECT
    if card == CARD_OF_ROW[here(s)]:
        return ITSELF
    return IN_CHAIN if is_in_chain(s, card) else 0


@rule
def against_card(s, card, factions, limit):
    """E5: why a card does not fit."""
    if limit == PERFORMABLE:
        return against_performing(s, card)
    if factions == EVERY_FACTION or fits(card, factions):
        return 0
    return EMPEROR_IS_IMPERIAL if card == EMPEROR else WRONG_FACTION
