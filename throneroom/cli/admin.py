"""`throneroom admin`: what only somebody at the machine may do, also while the server runs."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer

from throneroom.cli.database import Database, existing, opened, troubles
from throneroom.cli.terminal import Lang, console, voice

if TYPE_CHECKING:
    from throneroom.server.store import Change, Row, Store

COLUMNS = ("id", "game", "status", "created", "people")
admin = typer.Typer(help="Look after a server: tables, guests, everything.", no_args_is_help=True)


@contextmanager
def _store(database: str | None) -> "Iterator[Store]":
    store = opened(existing(database))
    try:
        with troubles():
            yield store
    finally:
        store.close()


def _change(store: "Store", changes: "list[Change]") -> None:
    from throneroom.server.removal import from_outside

    store.open()
    asyncio.run(store.write(*from_outside(*changes)))


@admin.command()
def tables(database: Database = None, lang: Lang = None) -> None:
    """Every table that is not over, with the people at it."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    shown = Table(*(voice.say(f"cli-admin-{column}") for column in COLUMNS), box=SIMPLE_HEAD, pad_edge=False)
    with _store(database) as store:
        for row in _running(store):
            shown.add_row(*row)
    console().print(shown if shown.row_count else voice.say("cli-admin-none"))


def _running(store: "Store") -> Iterator[list[str]]:
    from sqlalchemy import select

    from throneroom.server.schema import matches, seats

    m = matches.c
    for row in store.look(select(matches).where(m.status != "over").order_by(m.created.desc())):
        sitting = store.look(select(seats).where(seats.c.match == row["id"]).order_by(seats.c.seat))
        people = ", ".join(f"{seat['name']} ({seat['guest']})" for seat in sitting if seat["guest"])
        created = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["created"] / 1000))
        yield [row["id"], row["game"], voice.say(f"table-status-{row['status']}"), created, people or "–"]


@admin.command()
def close(
    table: Annotated[str, typer.Argument(help="Its id, see `throneroom admin tables`.", show_default=False)],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Close a table: an open one goes, a match ends without a winner."""
    from throneroom.kit.errors import Illegal, Malformed
    from throneroom.server.hall import wall_clock
    from throneroom.server.removal import of_table
    from throneroom.server.schema import matches

    with _store(database) as store:
        found = _found(store, matches, matches.c.id == table)
        if not found:
            raise Malformed("cli-no-table", sent=table)
        if found[0]["status"] == "over":
            raise Illegal("cli-table-over", sent=table)
        _change(store, of_table(table, wall_clock()))
    print(voice.say("cli-admin-closed", table=table))


@admin.command()
def remove(
    guest: Annotated[str, typer.Argument(help="An id, or a name that only one guest has.", show_default=False)],
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Remove a guest with name, chat and visits; bots take over the seats."""
    from throneroom.kit.errors import Malformed
    from throneroom.server.removal import of_guest
    from throneroom.server.schema import guests

    with _store(database) as store:
        found = _found(store, guests, guests.c.id == guest) or _found(store, guests, guests.c.name == guest)
        if not found:
            raise Malformed("cli-no-guest", sent=guest)
        if len(found) > 1:
            raise Malformed("cli-which-guest", sent=guest, known=", ".join(row["id"] for row in found))
        _change(store, of_guest(found[0]["id"]))
    print(voice.say("cli-admin-removed", name=found[0]["name"], guest=found[0]["id"]))


@admin.command()
def reset(
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Remove every table, match and guest."""
    from throneroom.server.removal import of_everything

    with _store(database) as store:
        if not yes and not typer.confirm(voice.say("cli-admin-sure")):
            print(voice.say("cli-admin-nothing"))
            raise typer.Exit(1)
        _change(store, of_everything())
    print(voice.say("cli-admin-reset"))


def _found(store: "Store", table: Any, condition: Any) -> "list[Row]":
    from sqlalchemy import select

    return store.look(select(table).where(condition))
