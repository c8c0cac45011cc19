"""Invitations have codes that can be said aloud; no two open tables have the same."""

from alembic import op
from sqlalchemy import Column, String

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables of before have none until somebody makes a new invitation."""
    op.add_column("matches", Column("code", String(64)))
    op.create_index("matches_by_code", "matches", ["code"], unique=True)


def downgrade() -> None:
    """As before."""
    op.drop_index("matches_by_code", "matches")
    op.drop_column("matches", "code")
