"""The first tables, as they were then: later steps change them, this one stays."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

revision = "0001"
down_revision = None
metadata = MetaData()

Table("settings", metadata, Column("name", String(32), primary_key=True), Column("value", Text, nullable=False))

Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("bank", Integer),
    Column("increment", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(32)),
    Column("host_name", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("secret", String(128), nullable=False),
    Column("contributions", Text, nullable=False),
    Column("invite", String(64), nullable=False),
    Column("result", Text),
    Column("rematch", String(32)),
    Column("created", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Index("matches_by_status", "status", "public"),
)

Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32)),
    Column("name", String(64), nullable=False),
    Column("bot", String(32)),
    Column("resigned", Boolean, nullable=False),
    Column("link", String(64)),
    Index("seats_by_guest", "guest"),
    Index("seats_by_link", "link"),
)

Table(
    "moves",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("undone", Integer),
    Column("at", BigInteger, nullable=False),
    Column("left", Integer),
    Column("client", String(64)),
)

Table(
    "visitors",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True),
)

Table(
    "chat",
    metadata,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("guest", String(32)),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)


def upgrade() -> None:
    """Make them."""
    metadata.create_all(op.get_bind())


def downgrade() -> None:
    """Remove them."""
    metadata.drop_all(op.get_bind())
