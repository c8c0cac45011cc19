"""Sets of up to 63 things in one int64."""

import os
from typing import Any

import numpy as np

from throneroom.kit.rule import IN_COMPILER, rule

BIT = np.array([1 << i for i in range(63)], np.int64)


def count(x: Any) -> int:
    """How many members."""
    return int(x).bit_count()


def lowest(x: Any) -> int:
    """The smallest member of a set that is not empty."""
    return (int(x) & -int(x)).bit_length() - 1


if IN_COMPILER:  # `count`, `lowest` and `nth` are the only words with two bodies: processors have instructions for them
    from llvmlite import binding
    from numba import types
    from numba.extending import intrinsic, overload

    @intrinsic
    def _population(context, x):
        return x(x), lambda context, builder, signature, arguments: builder.ctpop(arguments[0])

    @intrinsic
    def _trailing_zeros(context, x):
        def emit(context, builder, signature, arguments):
            return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

        return x(x), emit

    @overload(count)
    def _(x):
        return lambda x: _population(types.int64(x))  # type: ignore[call-arg]

    @overload(lowest)
    def _(x):
        return lambda x: _trailing_zeros(types.int64(x))  # type: ignore[call-arg]


@rule
def has(x, member):
    """Is it a member?"""
    return x >> member & 1 != 0


@rule
def is_among(things, number):
    """Is it a member? Of any number: what no set can hold is in none."""
    return 0 <= number < len(BIT) and has(things, number)


@rule
def parted(x, at):
    """Room for a member: those from this one on become one greater."""
    later = x >> at << at
    return x + later


@rule
def closed_up(x, at):
    """A member and its room taken away: the greater ones become one smaller."""
    return x & (1 << at) - 1 | x >> at + 1 << at


@rule
def members(x, out):
    """Write the members in order, return how many."""
    n = count(x)  # known before the loop, so that the processor sees its end coming
    for i in range(n):
        out[i] = lowest(x)
        x &= x - 1
    return n


@rule
def members_from(first, x, out, n):
    """Write the members, each counted on from a first number, behind n others; return how many there are then."""
    for i in range(n, n + count(x)):
        out[i] = first + lowest(x)
        x &= x - 1
        n += 1
    return n


@rule
def best_of(best, found, who, strength):
    """The greatest strength so far and the set of those who have it, with one more."""
    if strength > best:
        return strength, BIT[who]
    return best, found | BIT[who] if strength == best else found


def nth(x: Any, k: Any) -> int:
    """The k-th smallest member, by halving: quicker than clearing k bits."""
    at = 0
    for width in (32, 16, 8, 4, 2, 1):
        below = count(x >> at & ((1 << width) - 1))
        if k >= below:
            k -= below
            at += width
    return at


def _can_deposit() -> bool:
    """Does the processor we compile for spread bits over a mask in one quick step? (Zen 1 and 2 are slow at it.)"""
    if not IN_COMPILER or any(os.environ.get(name) for name in ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")):
        return False
    slow = binding.get_host_cpu_name() in ("znver1", "znver2")
    return bool(binding.get_host_cpu_features().get("bmi2", False)) and not slow


if _can_deposit():
    _deposit: Any = types.ExternalFunction("llvm.x86.bmi.pdep.64", types.int64(types.int64, types.int64))

    @overload(nth)
    def _(x, k):
        return lambda x, k: lowest(_deposit(types.int64(1) << k, types.int64(x)))

else:
    nth = rule(nth)
