"""What a row lets somebody choose among: the cards of one place, or of the two places of a swap, the left one first.

A side is three arguments of the row: its place, which parties, which factions. A verb may set one more limit.
"""

from dataclasses import dataclass, replace

from throneroom.games.dedicove.pieces import EMPEROR, EVERY_FACTION
from throneroom.games.dedicove.reasons import REASONS
from throneroom.games.dedicove.rows import CARD_OF_ROW, FIRST_AT, MAY_AT, ME, ROWS, Rows, row
from throneroom.games.dedicove.sentence import cell, fits, here, is_in_chain, named, that
from throneroom.games.dedicove.state import DECLINE
from throneroom.kit import rule
from throneroom.kit.reasons import Attempt

OF_PARTY, OF_HAND, OF_TAVERN, OF_GRAVE, OF_DRAWN = range(1, 6)  # places
ANYONE, MINE, OTHERS, ITS, NEXTS = range(5)  # whose party
UP, DOWN, EITHER = range(3)
FACES = 3
LEFT, RIGHT, LIMIT_AT, NEEDS_AT = 0, 3, 6, 7  # arguments of the row
PLACE, PARTIES, FACTIONS = range(3)  # of a side
NO_LIMIT, NOT_AGAIN, OWN_OF_TWO, PERFORMABLE = range(4)
NO_NEED, NEEDS_ONE, NEEDS_CARDS = range(3)  # what must be there, or the sentence ends
BY_NAME = 0  # as a filter: the named faction


@dataclass(frozen=True)
class Side:
    """`OTHER.up[HILL]`: whose, which way they lie, and of which factions; a negative filter means none of these."""

    place: int
    whose: int = ANYONE
    face: int = EITHER
    factions: int = EVERY_FACTION

    @property
    def up(self) -> "Side":
        """Face up."""
        return replace(self, face=UP)

    @property
    def down(self) -> "Side":
        """Hidden."""
        return replace(self, face=DOWN)

    def __getitem__(self, factions: int) -> "Side":
        return replace(self, factions=factions)


ANY, OWN, OTHER, THEIRS, NEIGHBOURS = (Side(OF_PARTY, whose) for whose in (ANYONE, MINE, OTHERS, ITS, NEXTS))
HAND_SIDE, TAVERN_SIDE, GRAVE_SIDE, DRAWN_SIDE = map(Side, (OF_HAND, OF_TAVERN, OF_GRAVE, OF_DRAWN))


def none_of(factions: int) -> int:
    """The filter [!f]."""
    return -factions


def choice(
    verb: int,
    *sides: Side,
    limit: int = NO_LIMIT,
    needs: int = NO_NEED,
    by: int = ME,
    may: bool = False,
) -> Rows:
    """A row that chooses on one side, or on two."""
    numbers = [number for side in sides for number in (side.place, side.whose * FACES + side.face, side.factions)]
    return row(verb, *numbers, *[0] * (LIMIT_AT - len(numbers)), limit, needs, by=by, may=may)


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
    return side(s, here(s)) == LEFT or cell(s, LEFT + PLACE) == OF_GRAVE


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
    return "Q20" if cell(tried.v, LEFT + PLACE) == OF_TAVERN else "E38"


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
