"""Several servers share a database: each match is played by one of them."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, String, Text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """No match of before belongs to a node."""
    op.add_column("matches", Column("owner", String(32)))
    op.add_column("matches", Column("fence", BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "nodes",
        Column("id", String(32), primary_key=True),
        Column("url", Text, nullable=False),
        Column("until", BigInteger, nullable=False),
        Column("zero", BigInteger, nullable=False),
        Column("evicted", Integer, nullable=False),
    )


def downgrade() -> None:
    """As before."""
    op.drop_table("nodes")
    op.drop_column("matches", "fence")
    op.drop_column("matches", "owner")
