"""The steps lead from an empty database to exactly what the code expects."""

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

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
