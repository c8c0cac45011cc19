"""Sets of up to 63 things in one int64."""

import numpy as np

from throneroom.kit.rule import COMPILED, rule

BIT = np.array([1 << i for i in range(63)], np.int64)

if COMPILED:  # `count` and `lowest` are the only two words with two bodies
    from numba.cpython.unsafe.numbers import trailing_zeros
    from numba.extending import intrinsic

    @intrinsic
    def _population(context, x):
        return x(x), lambda context, builder, signature, arguments: builder.ctpop(arguments[0])

    @rule
    def count(x):
        """How many members."""
        return _population(x)

    @rule
    def lowest(x):
        """The smallest member of a set that is not empty."""
        return trailing_zeros(x)

else:

    def count(x):
        """How many members."""
        return int(x).bit_count()

    def lowest(x):
        """The smallest member of a set that is not empty."""
        return (int(x) & -int(x)).bit_length() - 1


@rule
def has(x, member):
    """Is it a member?"""
    return x >> member & 1 != 0


@rule
def members(x, out):
    """Write the members in order, return how many."""
    n = 0
    while x != 0:
        out[n] = lowest(x)
        x &= x - 1
        n += 1
    return n


@rule
def nth(x, k):
    """The k-th smallest member, by halving: quicker than clearing k bits."""
    at = 0
    for width in (32, 16, 8, 4, 2, 1):
        below = count(x >> at & ((1 << width) - 1))
        if k >= below:
            k -= below
            at += width
    return at
