"""Quick numbers for bots, `imagine` and simulations: xorshift64 in an int64[1]. Matches take theirs from `luck`.

Only shifts and xor: they never overflow with a warning in interpreted NumPy, where a multiplication would.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from throneroom.kit.bits import count, nth
from throneroom.kit.rule import rule

Rng = npt.NDArray[np.int64]
_MASK = (1 << 64) - 1


def seeded(*seed: int) -> Rng:
    """A generator of its own for every tuple of seeds (splitmix64 over the parts)."""
    x = 0x9E3779B97F4A7C15
    for part in seed:
        x = (x ^ part) * 0xBF58476D1CE4E5B9 & _MASK
        x = (x ^ x >> 27) * 0x94D049BB133111EB & _MASK
        x ^= x >> 31
    return np.array([(x >> 1) or 1], np.int64)


@rule
def below(r: Any, n: int) -> int:
    """A number from 0 to n - 1."""
    x = r[0]
    x ^= x << 13
    x ^= (x >> 7) & 0x01FFFFFFFFFFFFFF
    x ^= x << 17
    r[0] = x
    return int((int(x >> 32) & 0x7FFFFFFF) * n >> 31)


@rule
def one_of(x, r):
    """A random member of a set that is not empty."""
    return nth(x, below(r, count(x)))


@rule
def some_of(x, n, r):
    """A random subset of n members."""
    chosen = x & 0
    for _ in range(n):
        one = 1 << one_of(x, r)
        chosen |= one
        x ^= one
    return chosen


@rule
def shuffle(cards, n, r):
    """The first n of an array in random order."""
    for i in range(n - 1, 0, -1):
        j = below(r, i + 1)
        held = cards[i]
        cards[i] = cards[j]
        cards[j] = held
