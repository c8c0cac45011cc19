"""Hosts remove and silence; when people were here last; a line of chat knows the id that its client gave it."""

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, String

revision = "0003"
down_revision = "0002"
LAST_MOVE = "SELECT MAX(at) FROM moves WHERE moves.match = matches.id"


def upgrade() -> None:
    """What was played last is the last that is known of anybody's presence."""
    op.add_column("matches", Column("seen", BigInteger))
    op.execute(f"UPDATE matches SET seen = COALESCE(({LAST_MOVE}), created)")
    op.add_column("chat", Column("client", String(64)))
    op.create_index("chat_by_client", "chat", ["match", "guest", "client"], unique=True)
    op.create_table("removed", *_guest_at_a_table())
    op.create_table("silenced", *_guest_at_a_table(), Column("name", String(64), nullable=False))


def _guest_at_a_table() -> tuple[Column[str], Column[str]]:
    match = ForeignKey("matches.id", ondelete="CASCADE")
    return Column("match", String(32), match, primary_key=True), Column("guest", String(32), primary_key=True)


def downgrade() -> None:
    """As before."""
    op.drop_table("silenced")
    op.drop_table("removed")
    op.drop_index("chat_by_client", "chat")
    op.drop_column("chat", "client")
    op.drop_column("matches", "seen")
