"""The seats of a rematch are kept for those who sat there."""

from alembic import op
from sqlalchemy import Column, String

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """At tables of before nobody is awaited."""
    op.add_column("seats", Column("awaited", String(32)))
    op.create_index("seats_by_awaited", "seats", ["awaited"])


def downgrade() -> None:
    """As before."""
    op.drop_index("seats_by_awaited", "seats")
    op.drop_column("seats", "awaited")
