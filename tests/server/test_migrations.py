"""The steps lead from an empty database to exactly what the code expects."""

import json
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from throneroom.server import schema
from throneroom.server.migrations import upgrade
from throneroom.server.store import Store


def test_the_steps_make_the_tables_of_the_code(database: str) -> None:
    engine = Store(database)._writer
    upgrade(engine)
    upgrade(engine)  # a second start changes nothing
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


FIRST = "0001"
CLOCKED = {
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
        put(connection, "matches", **CLOCKED)
        for seat in range(2):
            put(connection, "seats", **PLACE, seat=seat, guest=f"g{seat}")
        for ply, left in enumerate((290_000, 285_000)):
            put(connection, "moves", **MOVE, ply=ply, seat=0, left=left)


def test_a_match_of_before_goes_on_with_the_time_that_was_stored(database: str) -> None:
    store = Store(database)
    before(store)
    store.prepare()
    with store._writer.connect() as connection:
        (kept,) = connection.execute(text("SELECT clocks FROM matches")).scalars()
    store.close()
    assert json.loads(kept) == {"at": 0, "left": [285_000, 300_000], "graced": []}


# -- a database of before -----------------------------------------------------------------------------------

GUEST = ("INSERT INTO guests VALUES ('g1', 'Eva', 1, 2)",)
MATCH = (
    "INSERT INTO matches VALUES ('m{n}', 'trun', 1, 2, '{{}}', NULL, 0, TRUE, 'g1', 'Eva', '{status}', '00', '{{}}',"
    " 'x', NULL, NULL, {created}, NULL)"
)
BEFORE = (
    *GUEST,
    MATCH.format(n=1, status="playing", created=10),
    MATCH.format(n=2, status="open", created=20),
    "INSERT INTO moves VALUES ('m1', 0, -1, 3, NULL, 500, NULL, NULL)",
    "INSERT INTO moves VALUES ('m1', 1, 0, 4, NULL, 700, NULL, 'c-1')",
    "INSERT INTO chat VALUES ('m1', 0, 'g1', 0, 'Eva', 'Ahoj', 600)",
    "INSERT INTO chat VALUES ('m1', 1, 'g1', 0, 'Eva', 'Ahoj', 601)",
    "INSERT INTO visitors VALUES ('m1', 'g1')",
)


def old_database(database: str) -> None:
    """As the first version left it."""
    engine = Store(database)._writer
    upgrade(engine, FIRST)
    with engine.begin() as connection:
        for line in BEFORE:
            connection.execute(text(line))
    engine.dispose()


def test_what_was_stored_before_is_still_there_and_has_what_is_new(database: str) -> None:
    old_database(database)
    store = Store(database)
    store.prepare()
    seen = {row["id"]: row["seen"] for row in store.look(select(schema.matches))}
    assert seen == {"m1": 700, "m2": 20}
    assert [(row["text"], row["client"]) for row in store.look(select(schema.chat))] == [("Ahoj", None)] * 2
    assert len(store.look(select(schema.moves))) == 2
    for table in (schema.removed, schema.silenced):
        assert store.look(select(table)) == []
    with store._writer.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    store.close()
