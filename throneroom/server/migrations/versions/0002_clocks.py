"""The clocks of a match are stored as they stand: before, only what was left to a seat after its own action was."""

import json

from alembic import op
from sqlalchemy import Column, Connection, Text, text

revision = "0002"
down_revision = "0001"

CLOCKED = "SELECT id, seats, bank FROM matches WHERE bank IS NOT NULL AND status IN ('playing', 'paused')"
LEFT = 'SELECT seat, "left" FROM moves WHERE match = :table AND "left" IS NOT NULL ORDER BY ply'
KEEP = "UPDATE matches SET clocks = :kept WHERE id = :table"


def upgrade() -> None:
    """Add them; matches that are being played go on with what is known."""
    op.add_column("matches", Column("clocks", Text))
    connection = op.get_bind()
    for table, seats, bank in connection.execute(text(CLOCKED)).all():
        connection.execute(text(KEEP), {"table": table, "kept": kept(connection, table, seats, bank)})


def kept(connection: Connection, table: str, seats: int, bank: int) -> str:
    """What every seat had left after its last action."""
    left = dict.fromkeys(range(seats), bank * 1000)
    for seat, after in connection.execute(text(LEFT), {"table": table}):
        left[seat] = after
    return json.dumps({"at": 0, "left": list(left.values()), "graced": []})


def downgrade() -> None:
    """Remove them."""
    op.drop_column("matches", "clocks")
