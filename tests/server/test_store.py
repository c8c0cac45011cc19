"""The store itself: groups of changes in one commit, and whom an error concerns."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import DataError, OperationalError

from throneroom.server import schema
from throneroom.server.errors import Unavailable
from throneroom.server.store import LARGEST_STEP, Change, Store, Taken

TOO_LARGE, NUL = 1 << 70, "\0"  # what SQLite cannot store, and what PostgreSQL cannot


def setting(name: str, value: Any = "") -> Change:
    return insert(schema.settings), [{"name": name, "value": value}]


async def write_together(store: Store, *changes: Change) -> list[BaseException | None]:
    """All of them at once, so that they share a commit; what each was told."""
    return await asyncio.gather(*(store.write(change) for change in changes), return_exceptions=True)


def names(store: Store) -> list[str]:
    return sorted(row["name"] for row in store.look(select(schema.settings.c.name)))


async def test_whoever_comes_second_is_told_and_the_others_are_stored(database: str) -> None:
    store = Store(database)
    store.open()
    told = await write_together(store, setting("a"), setting("b"), setting("a"), setting("c"))
    assert [type(error) for error in told] == [type(None), type(None), Taken, type(None)]
    assert names(store) == ["a", "b", "c"]
    assert store.is_well
    store.close()


async def test_a_change_that_cannot_be_stored_harms_nobody_else(database: str) -> None:
    store = Store(database)
    store.open()
    worst = NUL if "://" in database else TOO_LARGE
    told = await write_together(store, setting("a"), setting("b", worst), setting("c"))
    assert [type(error) for error in told] == [type(None), DataError if worst is NUL else OverflowError, type(None)]
    assert names(store) == ["a", "c"]
    assert store.is_well
    store.close()


async def test_changes_of_one_job_are_stored_together_or_not_at_all(database: str) -> None:
    store = Store(database)
    store.open()
    await write_together(store, setting("a"))
    with pytest.raises(Taken):
        await store.write(setting("b"), setting("c"), setting("a"))
    assert names(store) == ["a"]
    store.close()


async def test_every_commit_is_counted(database: str) -> None:
    store, counted = Store(database), []
    store.on_commit = lambda changes, seconds: counted.append((changes, seconds))
    store.open()
    await write_together(store, *(setting(f"s{n}") for n in range(20)))
    store.close()
    assert sum(changes for changes, _ in counted) == 20
    assert len(counted) < 20
    assert all(seconds > 0 for _, seconds in counted)


async def test_closing_finishes_every_commit(database: str) -> None:
    store = Store(database)
    store.open()
    tasks = [asyncio.create_task(store.write(setting(f"s{n}"))) for n in range(50)]
    await asyncio.sleep(0)
    await asyncio.to_thread(store.close)
    await asyncio.gather(*tasks)
    again = Store(database)
    again.open()
    assert len(names(again)) == 50
    again.close()


async def test_many_rows_of_one_statement_are_stored_in_steps(database: str) -> None:
    statement, many = insert(schema.settings), 2 * LARGEST_STEP + 1
    rows = [{"name": f"{n:04}", "value": str(n)} for n in range(many)]
    rows[1] = {"value": "1", "name": "0001"}  # named, so their order does not matter
    store = Store(database)
    store.open()
    await write_together(store, (statement, rows[:10]), (statement, rows[10:]))
    assert {row["name"]: row["value"] for row in store.look(select(schema.settings))} == {
        f"{n:04}": str(n) for n in range(many)
    }
    store.close()


async def test_a_row_in_a_large_group_that_exists_already_is_told_to_its_own_job(database: str) -> None:
    statement = insert(schema.settings)
    store = Store(database)
    store.open()
    jobs = [(statement, [{"name": name, "value": ""}]) for name in "abac"]
    told = await write_together(store, *jobs)
    assert [type(error) for error in told] == [type(None), type(None), Taken, type(None)]
    assert names(store) == ["a", "b", "c"]
    store.close()


async def test_what_waited_while_somebody_touched_the_store_is_not_stored(database: str) -> None:
    forgotten: list[bool] = []
    store = Store(database)
    store.open()
    outside = Store(database)
    with outside._writer.begin() as connection:
        connection.execute(insert(schema.settings), [{"name": "touched", "value": "1"}])
    store.on_touched = lambda: forgotten.append(True)
    waiting = [asyncio.ensure_future(store.write(setting(name))) for name in "ab"]
    told = await asyncio.gather(*waiting, return_exceptions=True)
    assert all(isinstance(error, Unavailable) for error in told)
    await asyncio.sleep(0)
    await store.write(setting("c"))  # made from what was read again
    assert forgotten == [True]
    assert names(store) == ["c", "touched"]
    outside.close()
    store.close()


async def test_who_cannot_read_is_told_so_without_the_question(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def look_together(self: Store, *queries: Any) -> Any:
        raise OperationalError("SELECT", {"secret": "0f"}, Exception("disk I/O error"))

    monkeypatch.setattr(Store, "look_together", look_together)
    store = Store(database)
    with pytest.raises(Unavailable) as refusal:
        await store.read(select(schema.settings))
    assert refusal.value.code == "store"
    assert "0f" not in refusal.value.sentence()


def test_no_engine_tells_its_parameters_in_errors(database: str) -> None:
    store = Store(database)
    assert store._writer.hide_parameters
    assert store._reader.hide_parameters
