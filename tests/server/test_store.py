"""The store itself: groups of changes in one commit, and whom an error concerns."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from throneroom.server import schema
from throneroom.server.store import Change, Store, Taken

TOO_LARGE = 1 << 70


def setting(name: str, value: Any = "") -> Change:
    return insert(schema.settings), [{"name": name, "value": value}]


async def write_together(store: Store, *changes: Change) -> list[BaseException | None]:
    """All of them at once, so that they share a commit; what each was told."""
    return await asyncio.gather(*(store.write(change) for change in changes), return_exceptions=True)


def names(store: Store) -> list[str]:
    return sorted(row["name"] for row in store.look(select(schema.settings.c.name)))


def test_whoever_comes_second_is_told_and_the_others_are_stored(tmp_path: Path) -> None:
    store = Store(tmp_path / "store.db")
    store.open()
    told = asyncio.run(write_together(store, setting("a"), setting("b"), setting("a"), setting("c")))
    assert [type(error) for error in told] == [type(None), type(None), Taken, type(None)]
    assert names(store) == ["a", "b", "c"]
    assert store.is_well
    store.close()


def test_a_change_that_cannot_be_stored_harms_nobody_else(tmp_path: Path) -> None:
    store = Store(tmp_path / "store.db")
    store.open()
    told = asyncio.run(write_together(store, setting("a"), setting("b", TOO_LARGE), setting("c")))
    assert [type(error) for error in told] == [type(None), OverflowError, type(None)]
    assert names(store) == ["a", "c"]
    assert store.is_well
    store.close()


def test_changes_of_one_job_are_stored_together_or_not_at_all(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        with pytest.raises(Taken):
            await store.write(setting("b"), setting("c"), setting("a"))

    store = Store(tmp_path / "store.db")
    store.open()
    asyncio.run(write_together(store, setting("a")))
    asyncio.run(write(store))
    assert names(store) == ["a"]
    store.close()


def test_every_commit_is_counted(tmp_path: Path) -> None:
    store, counted = Store(tmp_path / "store.db"), []
    store.on_commit = lambda changes, seconds: counted.append((changes, seconds))
    store.open()
    asyncio.run(write_together(store, *(setting(f"s{n}") for n in range(20))))
    store.close()
    assert sum(changes for changes, _ in counted) == 20
    assert len(counted) < 20
    assert all(seconds > 0 for _, seconds in counted)


def test_closing_finishes_every_commit(tmp_path: Path) -> None:
    async def leave(store: Store) -> None:
        tasks = [asyncio.create_task(store.write(setting(f"s{n}"))) for n in range(50)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*tasks)

    store = Store(tmp_path / "store.db")
    store.open()
    asyncio.run(leave(store))
    again = Store(tmp_path / "store.db")
    again.open()
    assert len(names(again)) == 50
    again.close()
