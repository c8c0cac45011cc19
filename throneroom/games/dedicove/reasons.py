"""Why something cannot be done in Dědicové trůnu. Each family of verbs adds its own reasons."""

from throneroom.games.dedicove.state import PLAY
from throneroom.kit.reasons import Reasons

REASONS = Reasons()
NOT_ASKED = REASONS.add("dedicove-not-asked", "T14")
NOT_IN_HAND = REASONS.add("dedicove-not-in-hand", "T2", hero=lambda tried: tried.action % PLAY)
