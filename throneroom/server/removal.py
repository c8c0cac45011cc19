"""What is taken out of the store: tables, guests, everything. By a server, or by somebody at the machine."""

import secrets
from typing import Any

import msgspec
from sqlalchemy import Text, delete, func, insert, select, union, update
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import FunctionElement

from throneroom.kit.text import SEATS
from throneroom.server import schema, wire
from throneroom.server.store import Change
from throneroom.server.table import STAND_IN

NOBODY = "–"
AT_TABLES = (schema.visitors, schema.removed, schema.silenced)  # who may come to which table, and who may speak
CLOSED = wire.Result(scores=[], winners=[], by="closed")


def of_open_table(table: str) -> list[Change]:
    """A table where nothing was played goes without a trace."""
    m = schema.matches
    return [(delete(m).where((m.c.id == table) & (m.c.status == "open")), [])]


def of_table(table: str, now: int) -> list[Change]:
    """An open table goes; a match ends without a winner, and what was played stays."""
    m = schema.matches
    running = (m.c.id == table) & m.c.status.in_(("playing", "paused"))
    result = msgspec.json.encode(CLOSED).decode()
    return [
        *of_open_table(table),
        (update(m).where(running).values(status="over", result=result, ended=now), []),
    ]


class without(FunctionElement[str]):  # not of the registry of functions: it is ours alone
    """A column of JSON without one of its keys."""

    type = Text()
    inherit_cache = True


@compiles(without, "sqlite")
def _without_in_sqlite(call: without, compiler: SQLCompiler, **more: Any) -> str:
    json, key = (compiler.process(part, **more) for part in call.clauses)
    return f"json_remove({json}, '$.' || {key})"


@compiles(without, "postgresql")
def _without_in_postgresql(call: without, compiler: SQLCompiler, **more: Any) -> str:
    json, key = (compiler.process(part, **more) for part in call.clauses)
    return f"CAST(CAST({json} AS jsonb) - {key} AS text)"


def of_luck(guest: str) -> Change:
    """A contribution to a match that has not begun."""
    m, s = schema.matches, schema.seats
    mine = s.c.guest == guest
    letter = select(func.substr(SEATS, s.c.seat + 1, 1)).where((s.c.match == m.c.id) & mine).scalar_subquery()
    there = (m.c.status == "open") & m.c.id.in_(select(s.c.match).where(mine))
    return update(m).where(there).values(contributions=without(m.c.contributions, letter)), []


def tables_of(guest: str) -> Any:
    """Where a guest is host, has a seat or may look."""
    s, m = schema.seats.c, schema.matches.c
    visits = [select(table.c.match).where(table.c.guest == guest) for table in AT_TABLES]
    return union(
        select(m.id).where(m.host == guest), select(s.match).where((s.guest == guest) | (s.awaited == guest)), *visits
    )


def of_guest(guest: str) -> list[Change]:
    """Name, chat, visits and open tables go; a bot plays on, and finished matches keep the seat without a name."""
    m, s = schema.matches, schema.seats
    mine, own = s.c.guest == guest, m.c.host == guest
    is_open, is_over = (s.c.match.in_(select(m.c.id).where(m.c.status == status)) for status in ("open", "over"))
    return [
        (delete(m).where(own & (m.c.status == "open")), []),
        of_luck(guest),
        (update(s).where(s.c.awaited == guest).values(awaited=None, name=""), []),
        (update(s).where(mine & is_open).values(guest=None, name="", link=None), []),
        (update(s).where(mine & ~is_over).values(bot=STAND_IN), []),
        (update(s).where(mine).values(guest=None, name=NOBODY, link=None), []),
        (update(m).where(own).values(host=None, host_name=NOBODY), []),
        (delete(schema.chat).where(schema.chat.c.guest == guest), []),
        *((delete(table).where(table.c.guest == guest), []) for table in AT_TABLES),
        (delete(schema.guests).where(schema.guests.c.id == guest), []),
    ]


def of_everything() -> list[Change]:
    """Every match and every guest; the key that signs cookies stays."""
    tables = (schema.moves, schema.chat, *AT_TABLES, schema.seats, schema.matches, schema.guests)
    return [(delete(table), []) for table in tables]


def from_outside(*changes: Change) -> list[Change]:
    """The same, done beside a server: it notices before it stores anything more, and reads everything again."""
    s = schema.settings
    touched = {"name": "touched", "value": secrets.token_hex(8)}
    return [*changes, (delete(s).where(s.c.name == "touched"), []), (insert(s), [touched])]
