"""The tables of older versions are brought up to date at every start, by Alembic."""

from pathlib import Path

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text

HERE = Path(__file__).parent
ONE_AFTER_THE_OTHER = text("SELECT pg_advisory_xact_lock(7264)")  # of servers that start at the same time


def upgrade(engine: Engine, to: str = "head") -> None:
    """Every step that this database has not taken yet, in one transaction."""
    scripts = ScriptDirectory(str(HERE))

    def steps(revision: object, context: object) -> object:
        return scripts._upgrade_revs(to, revision)  # type: ignore[arg-type]

    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(ONE_AFTER_THE_OTHER)
        context = MigrationContext.configure(connection, opts={"fn": steps})
        with Operations.context(context):
            context.run_migrations()
