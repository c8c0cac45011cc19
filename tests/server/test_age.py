"""The age of a server: it only grows, and every life goes on where the one before ended."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.rig.serving import Clock
from throneroom.server.age import AHEAD, NOTED_EVERY, Age
from throneroom.server.store import Store


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path / "hall.db")
    store.open()
    yield store
    store.close()


async def life(store: Store, clock: Clock) -> Age:
    age = Age(store, clock)
    await age.open()
    return age


async def test_it_is_the_sum_of_all_lives_and_stands_in_between(store: Store, clock: Clock) -> None:
    for _ in range(3):
        age = await life(store, clock)
        clock.time += 1000
        await age.close()
        clock.time += 3_600_000
    assert (await life(store, clock))() == 3000


async def test_a_kill_gives_nothing_of_it_back_and_takes_little(store: Store, clock: Clock) -> None:
    for number in range(1, 11):
        age = await life(store, clock)
        await age.note()
        before = age()
        clock.time += NOTED_EVERY * number // 10
        lived = age()
        clock.time += 3_600_000
        assert lived <= (await life(store, clock))() <= before + AHEAD


async def test_a_clock_begins_to_run_with_a_note_that_reaches_to_the_next(store: Store, clock: Clock) -> None:
    age = await life(store, clock)
    clock.time += 10**7
    await store.write(*age.due())
    assert age.due() == []
    clock.time += AHEAD - NOTED_EVERY + 1
    assert len(age.due()) == 1
    clock.time += NOTED_EVERY
    lived = age()
    assert (await life(store, clock))() >= lived - 1


async def test_it_never_goes_back(store: Store, clock: Clock) -> None:
    age = await life(store, clock)
    clock.time += 5000
    await age.note()
    assert (await life(store, clock))() >= 5000
