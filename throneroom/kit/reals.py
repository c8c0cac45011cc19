"""`exp` and `log` of our own: plain arithmetic, so that every machine and every speed gives the same bits.

Libraries differ in the last bit, and one bit is enough to choose another move. `sqrt` is exact everywhere.
"""

import math

import numpy as np

from throneroom.kit.bits import count
from throneroom.kit.rule import rule

LN2 = 0.6931471805599453
LN2_HIGH = 0.693147180369123816490  # the first bits of ln 2: a whole number of them is exact
LN2_LOW = 1.90821492927058770002e-10
ROOT2 = math.sqrt(2.0)
LEAST, MOST = -700.0, 700.0  # beyond them 0 and a very large number do
POWERS = np.array([2.0**k for k in range(-1022, 1023)])
ONE = 1022  # the place of 2 to the 0
TERMS = np.array([1.0 / math.factorial(k) for k in range(14)])
ODD = np.array([1.0 / (2 * k + 1) for k in range(13)])


@rule
def exp(x):
    """e to the x: so many halvings or doublings of what a short sum gives near 0."""
    if x < LEAST:
        return 0.0
    x = min(x, MOST)
    doublings = int(x / LN2 + 0.5) if x >= 0.0 else -int(0.5 - x / LN2)
    rest = (x - doublings * LN2_HIGH) - doublings * LN2_LOW
    total = 0.0
    for k in range(len(TERMS)):
        total = total * rest + TERMS[len(TERMS) - 1 - k]
    return total * POWERS[ONE + doublings]


@rule
def log(n):
    """The natural logarithm of a whole number from 1 on."""
    below = n | n >> 1
    below |= below >> 2
    below |= below >> 4
    below |= below >> 8
    below |= below >> 16
    below |= below >> 32
    halvings = count(below) - 1
    rest = n * POWERS[ONE - halvings]
    if rest > ROOT2:
        rest *= 0.5
        halvings += 1
    s = (rest - 1.0) / (rest + 1.0)
    total = 0.0
    for k in range(len(ODD)):
        total = total * (s * s) + ODD[len(ODD) - 1 - k]
    return halvings * LN2 + 2.0 * s * total
