"""`exp` and `log` of our own: near the library's, and the same bits everywhere."""

import math
import struct

import pytest

from throneroom.kit.reals import exp, log


@pytest.mark.parametrize("x", [-699.0, -30.5, -1.0, -0.3, -1e-9, 0.0, 1e-9, 0.34, 0.35, 1.0, 7.25, 88.8, 699.0])
def test_exp_is_near_the_librarys(x: float) -> None:
    assert exp(x) == pytest.approx(math.exp(x), rel=4e-16 * max(1, abs(x)))


def test_exp_ends_in_nothing_and_goes_no_further_than_it_can() -> None:
    assert exp(-1e6) == 0.0
    assert math.isfinite(exp(1e6))


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 7, 10, 63, 64, 65, 1000, 131_071, 10**9, 2**40 + 1, 2**62])
def test_log_is_near_the_librarys(n: int) -> None:
    assert log(n) == pytest.approx(math.log(n), rel=4e-16, abs=1e-16)


def test_log_of_one_is_nothing_and_it_grows() -> None:
    assert log(1) == 0.0
    values = [log(n) for n in range(1, 5000)]
    assert values == sorted(values)


def test_the_bits_are_these() -> None:
    """On every machine: a search that differs in one of them can choose another action."""
    bits = [struct.pack("<d", value).hex() for value in (exp(-0.7), exp(3.3), log(3), log(12_345))]
    assert bits == BITS


BITS = ["4255ddb90dc8df3f", "7b7b80e7d51c3b40", "0a03ad7aea93f13f", "e718ae268ed72240"]
