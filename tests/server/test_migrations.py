"""The steps lead from an empty database to exactly what the code expects."""

import json
from pathlib import Path
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from throneroom.server.migrations import upgrade
from throneroom.server.schema import metadata
from throneroom.server.store import Store


def test_the_steps_make_the_tables_of_the_code(tmp_path: Path) -> None:
    engine = Store(tmp_path / "hall.db")._writer
    upgrade(engine)
    upgrade(engine)  # a second start changes nothing
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


FIRST = "0001"
MATCH = {
    "id": "t1", "game": "trun", "rules": 1, "seats": 2, "options": "{}", "bank": 300, "increment": 5, "public": True,
    "host": "g1", "host_name": "Eva", "status": "paused", "secret": "00" * 32, "contributions": "{}", "invite": "",
    "created": 0,
}  # fmt: skip
PLACE = {"match": "t1", "name": "Eva", "resigned": False}
MOVE = {"match": "t1", "action": 3, "at": 0}


def put(connection: Connection, table: str, **row: Any) -> None:
    names = ", ".join(f'"{name}"' for name in row)
    connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({', '.join(f':{name}' for name in row)})"), row)


def before(store: Store) -> None:
    """A database of the first version, with a match in it: A has used some time, B none."""
    upgrade(store._writer, FIRST)
    with store._writer.begin() as connection:
        put(connection, "matches", **MATCH)
        for seat in range(2):
            put(connection, "seats", **PLACE, seat=seat, guest=f"g{seat}")
        for ply, left in enumerate((290_000, 285_000)):
            put(connection, "moves", **MOVE, ply=ply, seat=0, left=left)


def test_a_match_of_before_goes_on_with_the_time_that_was_stored(tmp_path: Path) -> None:
    store = Store(tmp_path / "hall.db")
    before(store)
    store.prepare()
    with store._writer.connect() as connection:
        (kept,) = connection.execute(text("SELECT clocks FROM matches")).scalars()
    store.close()
    assert json.loads(kept) == {"at": 0, "left": [285_000, 300_000], "graced": []}
