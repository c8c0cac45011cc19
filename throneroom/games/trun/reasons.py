"""Why a card of Trůn cannot be played."""

from throneroom.games.trun.pieces import FACTION, FACTIONS, NAMES, VALUE
from throneroom.games.trun.state import led
from throneroom.kit.reasons import Attempt, Reasons, Tell

CARD: dict[str, Tell] = {
    "card": lambda tried: NAMES[tried.action],
    "faction": lambda tried: FACTIONS[FACTION[tried.action]],
    "value": lambda tried: int(VALUE[tried.action]),
}


def led_faction(tried: Attempt) -> str:
    """The faction that must be followed."""
    return FACTIONS[FACTION[led(tried.v)]]


REASONS = Reasons()
NOT_YOUR_TURN = REASONS.add("trun-not-your-turn", "R1")
NOT_NOW = REASONS.add("trun-not-now", "R1", thing=lambda tried: tried.thing)
NOT_IN_HAND = REASONS.add("trun-not-in-hand", "R2", **CARD)
MUST_FOLLOW = REASONS.add("trun-must-follow", "R4", **CARD, led=led_faction)
