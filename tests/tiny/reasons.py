"""Why something cannot be done in Peek."""

from throneroom.kit.reasons import Attempt, Reasons
from throneroom.kit.text import seat_name


def seat(tried: Attempt) -> str:
    return seat_name(max(tried.seat, 0))


REASONS = Reasons()
NOT_ASKED = REASONS.add("not-asked", "", seat=seat)
NOT_LEGAL = REASONS.add("not-legal", "", seat=seat)
