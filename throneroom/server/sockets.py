"""The socket of a table: the one door through which matches are played."""

import asyncio
from contextlib import suppress
from time import perf_counter
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery, PathParameter

from throneroom.kit.errors import Refusal
from throneroom.server import wire
from throneroom.server.clocks import SECOND
from throneroom.server.connection import LAST_WORDS, Connection
from throneroom.server.deeds import hear
from throneroom.server.errors import TooMany
from throneroom.server.guard import Deed
from throneroom.server.match import Match
from throneroom.server.people import Guest
from throneroom.server.safety import Rate, address_of
from throneroom.server.site import Site

POLICY_VIOLATION = 1008
A_SECOND, AT_ONCE = 20, 60  # messages of one socket
LONGEST_NUISANCE = 20  # refusals for haste at once, after which a socket is closed
FORGIVEN = 0.1  # of them, a second


@websocket("/api/tables/{table:str}/socket", deed=Deed.LOOK)
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: Annotated[str, PathParameter(max_length=32)],
    protocol: FromQuery[int] = wire.UNTOLD,
) -> None:
    """Join a table; from then on one message after the other."""
    site: Site = socket.app.state.site
    guest = await site.must_be_guest(socket.cookies)
    address = address_of(socket)
    if not site.admit(address, guest.id):
        await socket.close(POLICY_VIOLATION, "often")
        return
    try:
        place = await (site.relay.find(socket, table) if site.relay else site.hall.match(table))
        with suppress(OSError, WebSocketDisconnect):  # they have gone meanwhile
            await socket.accept()
            if isinstance(place, Match):
                await meet(socket, guest, place, site, protocol)
            elif site.relay:
                await site.relay.pass_on(socket, place)
    finally:
        site.dismiss(address, guest.id)
        del socket.receive, socket.send  # they hold the socket, which would wait for the collector


async def meet(socket: WebSocket[Any, Any, Any], guest: Guest, match: Match, site: Site, protocol: int) -> None:
    """One person at one table, from coming to going."""
    connection = Connection(guest, socket)
    sending = asyncio.create_task(connection.send_all())
    if protocol != wire.VERSION:
        connection.close("reload", None)
    try:
        with suppress(TimeoutError):  # somebody reads too slowly even for the goodbye
            async with asyncio.timeout(None) as connection.end:
                await stay(socket, connection, match, site)
    finally:
        connection.end = None
        if connection in match.connections:
            await match.leave(connection)
        if not connection.is_open:
            await asyncio.wait([sending], timeout=LAST_WORDS)
        sending.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sending


async def stay(socket: WebSocket[Any, Any, Any], connection: Connection, match: Match, site: Site) -> None:
    """From the first message to the last."""
    try:
        if connection.is_open:
            await match.join(connection)
        await listen(socket, connection, match, site)
    except Refusal:
        connection.close("store", 2)


async def listen(socket: WebSocket[Any, Any, Any], connection: Connection, match: Match, site: Site) -> None:
    """Until the person goes or is sent away."""
    rate, patience = Rate(A_SECOND, AT_ONCE), Rate(FORGIVEN, LONGEST_NUISANCE, lambda: site.hall.age() / SECOND)
    while connection.is_open:
        try:
            frame = await socket.receive_data("text")
        except (WebSocketDisconnect, KeyError, UnicodeError):
            return
        message_id = ""
        try:
            rate.check("")
            message = wire.read(frame or "")
            message_id = message.id
            if isinstance(message, wire.Say | wire.Emote):
                site.chat_rate.check(f"{match.id} {address_of(socket)}")  # one person may have many names
            if may_begin(match, connection, message):  # not heard yet: what others say meanwhile reaches this person
                await site.hall.warming.wait(match.game)
            connection.is_heard = True
            begin = perf_counter()
            await hear(match, connection, message)
            site.metrics.heard(message, perf_counter() - begin)
        except Refusal as refusal:
            if refusal.code == "often":
                bear(connection, patience)
            connection.tell(wire.refused(refusal, message_id))
        connection.is_heard = False
        await connection.flush()


def may_begin(match: Match, connection: Connection, message: wire.Message) -> bool:
    """Could play begin with it?"""
    if isinstance(message, wire.Sit):
        return match.awaits(connection.guest.id) is not None
    return isinstance(message, wire.Start)


def bear(connection: Connection, patience: Rate) -> None:
    """Somebody is too hasty: sent away if that was so too often of late."""
    try:
        patience.check("")
    except TooMany:
        connection.close("often", 10)
