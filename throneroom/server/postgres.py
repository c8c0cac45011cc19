"""How PostgreSQL is spoken to: whoever is paused or cut off in the middle of something holds nobody up for long."""

from typing import Any

from sqlalchemy import Engine, create_engine, event

PATIENCE = 2000  # milliseconds: locks of a transaction that does nothing are given back after this
LINE = {  # a line that was cut is noticed by the system
    "connect_timeout": 3,
    "tcp_user_timeout": 4000,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
}


def engine(url: str, *, writes: bool, most: int = 5) -> Engine:
    """For one writer, or for many readers."""
    made = create_engine(
        url,
        pool_size=1 if writes else most,
        pool_pre_ping=True,
        isolation_level="READ COMMITTED" if writes else "REPEATABLE READ",
        connect_args=LINE,
        hide_parameters=True,
    )
    event.listen(made, "connect", _be_brief)
    return made


def _be_brief(connection: Any, _: Any) -> None:
    connection.execute(f"SET idle_in_transaction_session_timeout = {PATIENCE}")
    connection.commit()
