"""Why something cannot be done in Krvavý trůn: what is asked instead."""

from throneroom.games.krvavy_trun.pieces import NAMES
from throneroom.games.krvavy_trun.state import PLACES_WIDE
from throneroom.kit import argument
from throneroom.kit.reasons import Attempt, Reasons

STRIKES = {"Archer": "R26", "Squire": "R27", "Murder": "R36"}


def of_turns(tried: Attempt) -> str:
    """The rule that says whose turn it is: none any more, while cards act, while they are placed."""
    return "R3" if not tried.v.depth else "R10" if tried.v.cursor else "R4"


def striking(tried: Attempt) -> str:
    """The card that strikes."""
    return NAMES[argument(tried.v)]


REASONS = Reasons()
NOT_YOUR_TURN = REASONS.add("krvavy_trun-not-your-turn", of_turns)
NOT_IN_HAND = REASONS.add("krvavy_trun-not-in-hand", "R4", card=lambda tried: NAMES[tried.action // PLACES_WIDE])
NO_PLACE = REASONS.add("krvavy_trun-place", "R5")
ONLY_DECIDE = REASONS.add("krvavy_trun-decide", "R11")
NO_STRIKE = REASONS.add("krvavy_trun-strike", lambda tried: STRIKES[striking(tried)], card=striking)
NO_SPYING = REASONS.add("krvavy_trun-spy", "R28")
NO_COPY = REASONS.add("krvavy_trun-copy", "R30")
NO_MOVE = REASONS.add("krvavy_trun-move", "B9")
NO_GAP = REASONS.add("krvavy_trun-to", "B10")
