"""A gate: a contest may end as soon as it is clear enough on which side of a mark a bot's share lies.

A sequential probability ratio test over deals, in its normal form: the variance is the one seen so far.
"""

import math
from dataclasses import dataclass

from throneroom.kit.errors import Malformed

WRONG = 0.05  # how often either verdict may be wrong
FEWEST = 30  # before so many deals the variance is a guess
STEADY = 0.25 / FEWEST  # the variance of a few deals that ended alike is not nothing


@dataclass
class Gate:
    """Is the share rather `high` than `low`?"""

    low: float
    high: float
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def hear(self, value: float) -> None:
        """One deal more; after the verdict nothing counts."""
        if self.verdict == "open":
            self.deals += 1
            self.total += value
            self.squares += value * value

    @property
    def ratio(self) -> float:
        """The logarithm of how much more likely the deals are at `high` than at `low`."""
        if self.deals < FEWEST:
            return 0.0
        mean = self.total / self.deals
        variance = max(self.squares / self.deals - mean * mean, STEADY)
        return self.deals * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * variance)

    @property
    def verdict(self) -> str:
        """`passed`, `failed`, or `open` as long as it is not clear."""
        if abs(self.ratio) < math.log((1 - WRONG) / WRONG):
            return "open"
        return "passed" if self.ratio > 0 else "failed"


def read_gate(text: str) -> Gate:
    """`0.5:0.55`."""
    try:
        low, high = map(float, text.split(":"))
    except ValueError:
        raise Malformed("contest-gate", sent=text) from None
    if not 0 <= low < high <= 1:
        raise Malformed("contest-gate", sent=text)
    return Gate(low, high)
