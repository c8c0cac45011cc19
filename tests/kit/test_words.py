"""The kit's words: bits, numbers, luck, layouts, frames and events."""

import hashlib
import hmac
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from throneroom import Luck
from throneroom.kit import (
    EVERYONE,
    TOO_DEEP,
    TOO_MANY_EVENTS,
    WATCHER,
    answered,
    ask,
    below,
    blank,
    cells,
    count,
    has,
    hush,
    layout,
    lowest,
    members,
    nth,
    number,
    seeded,
    sees,
    shuffle,
    some_of,
    step,
    tell,
)

sets = st.integers(0, 2**62 - 1)


@given(sets)
def test_bits_agree_with_python_sets(x: int) -> None:
    as_set = {i for i in range(63) if x >> i & 1}
    out = np.zeros(63, np.int16)
    assert count(x) == len(as_set)
    assert out[: members(x, out)].tolist() == sorted(as_set)
    assert [nth(x, k) for k in range(len(as_set))] == sorted(as_set)
    assert all(has(x, i) == (i in as_set) for i in range(63))
    if as_set:
        assert lowest(x) == min(as_set)


@given(sets, st.integers(0, 2**32))
def test_some_of_is_a_subset_of_the_right_size(x: int, seed: int) -> None:
    n = count(x) // 2
    chosen = some_of(x, n, seeded(seed))
    assert chosen & ~x == 0
    assert count(chosen) == n


def test_numbers_below_n_are_uniform() -> None:
    rng = seeded(1)
    assert chisquare(np.bincount([below(rng, 7) for _ in range(7_000)])).pvalue > 1e-4


def test_neighbouring_seeds_differ() -> None:
    first = [below(seeded(7, seed), 1 << 20) for seed in range(2_000)]
    assert len(set(first)) > 1_990


def test_shuffle_reaches_every_order_equally() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    rng = seeded(3)
    for _ in range(6_000):
        cards = np.arange(3)
        shuffle(cards, 3, rng)
        seen[tuple(cards.tolist())] += 1
    assert len(seen) == 6
    assert chisquare(list(seen.values())).pvalue > 1e-4


def test_luck_is_the_published_formula() -> None:
    luck = Luck(b"s" * 32, b"contribution")
    message = b"contribution" + (0).to_bytes(4, "big") + (0).to_bytes(4, "big")
    expected = int.from_bytes(hmac.new(b"s" * 32, message, "sha256").digest()[:8], "big") % 52
    assert luck.answer(52) == expected
    assert luck.commitment == hashlib.sha256(b"s" * 32).hexdigest()
    assert luck.answers == 1


def test_luck_looked_at_ahead_is_the_same_luck() -> None:
    one, other = Luck.seeded(5), Luck.seeded(5)
    assert [number % 7 for number in one.ahead(5)] == [other.answer(7) for _ in range(5)]
    one.used(3)
    assert one.answers == 3
    assert one.ahead(2) == Luck(one.secret, answers=3).ahead(2)


def test_luck_is_uniform_and_fresh_luck_differs() -> None:
    luck = Luck.seeded(5)
    assert chisquare(np.bincount([luck.answer(6) for _ in range(6_000)])).pvalue > 1e-4
    assert Luck.fresh().secret != Luck.fresh().secret


def test_a_layout_refuses_names_that_numpy_has() -> None:
    with pytest.raises(ValueError, match="size"):
        layout(number("size"), frames=2, events=2)


def test_a_layout_has_no_padding() -> None:
    made = layout(cells("odd", 3), number("even"), frames=1, events=1)
    assert made.itemsize % 8 == 0
    assert blank(made).tobytes() == bytes(made.itemsize)


def test_too_many_frames_and_events_are_told_as_faults() -> None:
    state = blank(layout(number("unused"), frames=2, events=2))[0]
    for _ in range(3):
        ask(state, 1, 1)
    assert int(state.depth) == 2
    assert int(state.fault) == TOO_DEEP
    for _ in range(3):
        tell(state, 1, 0, 0, 0, 0, EVERYONE)
    assert int(state.told) == 2
    assert int(state.fault) == TOO_DEEP | TOO_MANY_EVENTS


def test_answered_questions_and_old_events_leave_no_bytes() -> None:
    state = blank(layout(number("unused"), frames=2, events=2))
    ask(state[0], 3, 1, 4, 5, 6, 7)
    tell(state[0], 1, 2, 3, 4, 5, EVERYONE, 6, 7)
    assert step(state[0]) == 3
    answered(state[0])
    hush(state[0])
    assert state.tobytes() == bytes(state.itemsize)


def test_sees_knows_seats_and_watchers() -> None:
    assert [sees(0b101, seat) for seat in (0, 1, 2, WATCHER)] == [True, False, True, False]
    assert all(sees(EVERYONE, seat) for seat in (*range(6), WATCHER))
