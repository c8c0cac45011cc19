"""The socket of a table: the one door through which matches are played."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter

from throneroom.kit.errors import Refusal
from throneroom.server import wire
from throneroom.server.connection import Connection
from throneroom.server.errors import TooMany
from throneroom.server.guard import Deed
from throneroom.server.match import Match
from throneroom.server.safety import Rate, address_of, check_origin
from throneroom.server.site import Site

POLICY_VIOLATION = 1008
A_SECOND, AT_ONCE = 20, 60  # messages of one socket
LONGEST_NUISANCE = 20  # refusals for haste, after which a socket is closed


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: Annotated[str, PathParameter(max_length=32)]) -> None:
    """Join a table; from then on one message after the other."""
    site: Site = socket.app.state.site
    try:
        check_origin(socket.headers, site.public_url)
        site.socket_rate.check(address_of(socket))
        guest = await site.guest_of(socket.cookies)
        match = await site.hall.match(table)
        match.check(Deed.LOOK, guest)
    except Refusal as refusal:
        await socket.close(POLICY_VIOLATION, refusal.code)
        return
    assert guest is not None
    address = address_of(socket)
    if not site.admit(address, guest.id):
        await socket.close(POLICY_VIOLATION, "often")
        return
    await socket.accept()
    connection = Connection(guest, socket)
    sending = asyncio.create_task(connection.send_all())
    try:
        await match.join(connection)
        await listen(socket, connection, match, site)
    except Refusal:
        connection.close("store", 2)
    finally:
        site.dismiss(address, guest.id)
        if connection in match.connections:
            await match.leave(connection)
        if not connection.is_open:
            with suppress(Exception):
                await asyncio.wait_for(sending, 5)
        sending.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sending


async def listen(socket: WebSocket[Any, Any, Any], connection: Connection, match: Match, site: Site) -> None:
    """Until the person goes or is sent away."""
    rate, nuisance = Rate(A_SECOND, AT_ONCE), 0
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
            with site.metrics.time_message(message):
                await match.hear(connection, message)
        except Refusal as refusal:
            if isinstance(refusal, TooMany):
                nuisance += 1
                if nuisance > LONGEST_NUISANCE:
                    connection.close("often", 10)
            connection.tell(wire.refused(refusal, message_id))
