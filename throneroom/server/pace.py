"""When a bot's answer is told: at a time that does not depend on what the bot holds."""

from collections.abc import Callable
from math import ceil

LONGEST = {"uniform": 0.1, "greedy": 0.1, "page": 0.1, "herald": 0.25, "chancellor": 0.5}  # seconds for a thought
LIMIT = 1.0  # of the strongest level, which thinks for as long as it may
STEP = 0.25  # seconds: a wait for a worker is rounded up to whole steps, the first of which is always taken

Pace = Callable[[str, float, float], float]


def by_level(level: str, waited: float, taken: float) -> float:
    """How many seconds after the question the answer is told; waiting for a worker and all until now are known.

    However long the bot really thought, it is taken to have thought for as long as its level may. Only where a machine
    is too slow for that, a step more is taken.
    """
    longest = LONGEST.get(level, LIMIT)
    return longest + STEP * max(1, ceil(waited / STEP), ceil((taken - longest) / STEP))


def at_once(level: str, waited: float, taken: float) -> float:
    """As soon as it is known."""
    return 0.0
