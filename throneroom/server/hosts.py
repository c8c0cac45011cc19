"""How a host keeps order: close the table, send a watcher away, mute somebody for all."""

from sqlalchemy import delete, insert

from throneroom.server import removal, schema, wire
from throneroom.server.errors import Missing
from throneroom.server.match import Match
from throneroom.server.people import Guest
from throneroom.server.store import Change
from throneroom.server.table import NO_INVITATION


async def close(match: Match, guest: Guest, message: wire.Close) -> None:
    """An open table goes; a match ends without a winner, and what was played stays."""
    match.need("open", "playing", "paused")
    if match.status == "open":
        await match.write(*removal.of_open_table(match.id))
        match.is_closed = True
    else:
        await match.end(removal.CLOSED)


async def remove(match: Match, guest: Guest, message: wire.Remove) -> None:
    """The invitation is void with it: as another guest they would come back by it."""
    found = {other for other in _named(match, message.name) if match.seat_of(other) is None}
    if not found:
        raise Missing("watcher", sent=message.name)
    v = schema.visitors.c
    rows = [{"match": match.id, "guest": other} for other in sorted(found - match.removed)]
    await match.write(
        *([(insert(schema.removed), rows)] if rows else []),
        (delete(schema.visitors).where((v.match == match.id) & v.guest.in_(found)), []),
        match.change(invite=NO_INVITATION, code=None),
    )
    match.visitors -= found
    match.removed |= found
    match.invite = NO_INVITATION
    for other in found:
        match.send_away(other)


async def silence(match: Match, guest: Guest, message: wire.Silence) -> None:
    """It holds for the person, whatever they are called later."""
    if not message.on:
        await _hear_again(match, guest, message.name)
    elif found := _named(match, message.name):
        await mute_for_all(match, dict.fromkeys(sorted(found), message.name))
    else:
        raise Missing("person", sent=message.name)


async def mute_for_all(match: Match, names: dict[str, str], *more: Change) -> None:
    """These guests, and under which names; with another change, as that of a seat that they take over."""
    fresh = {guest: name for guest, name in names.items() if guest not in match.silenced}
    rows = [{"match": match.id, "guest": guest, "name": name} for guest, name in fresh.items()]
    if rows or more:
        await match.write(*more, *([(insert(schema.silenced), rows)] if rows else []))
    match.silenced |= fresh


async def _hear_again(match: Match, host: Guest, name: str) -> None:
    """Not oneself: whoever was muted may have become the host of a rematch."""
    found = {other for other, then in match.silenced.items() if then == name} | _named(match, name)
    found.discard(host.id)
    s = schema.silenced.c
    await match.write((delete(schema.silenced).where((s.match == match.id) & s.guest.in_(found)), []))
    match.silenced = {other: then for other, then in match.silenced.items() if other not in found}


def _named(match: Match, name: str) -> set[str]:
    """Everybody but the host who has this name now, or had it when they spoke."""
    return (match.guests_named(name) | match.talk.speakers(name)) - {match.host or ""}
