"""What people do at a table: a function for each message. Each checks, stores, and only then believes."""

from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec
from sqlalchemy import delete, insert, select

from throneroom.bots import bot_names
from throneroom.kit.errors import Malformed, Stale
from throneroom.kit.text import SEATS, seat_name
from throneroom.server import hosts, schema, wire
from throneroom.server.clocks import SECOND
from throneroom.server.connection import Connection
from throneroom.server.errors import Conflict, Forbidden
from throneroom.server.guard import Deed
from throneroom.server.match import MOVES, Match
from throneroom.server.people import Guest
from throneroom.server.store import Taken
from throneroom.server.table import STAND_IN, Seat
from throneroom.server.telling import reason

LONGEST_CHAT = 2000  # lines of a table that are kept
LONGEST_CUT = 2 * 60 * SECOND  # whoever is away for longer has gone


async def hear(match: Match, connection: Connection, message: wire.Message) -> None:
    """One message of one person: refused, or done, stored and told."""
    async with match.turn():
        if not connection.is_open:
            return
        await match.time_out()  # before an answer that came too late
        answer = await obey(match, connection, message)
        connection.tell(answer)
        if match.is_closed:
            match.hall.forget(match, "closed", None)
        elif match.teller.has_news:
            match.tell_news()


async def obey(match: Match, connection: Connection, message: wire.Message) -> bytes:
    """Do what is asked for, if this person may, and answer."""
    match.check(NEEDS.get(type(message)), connection.guest)
    if isinstance(message, wire.Why):
        return because(match, connection.guest, message)
    ply = await DEEDS[type(message)](match, connection.guest, message)
    return done(message, match.ply if ply is None else ply)


def done(message: wire.Message, ply: int) -> bytes:
    """It is done and stored."""
    return wire.encode(wire.Done(id=message.id, ply=ply))


# -- before the start ---------------------------------------------------------------------------------------


async def sit(match: Match, guest: Guest, message: wire.Sit) -> None:
    """Take an open seat. A rematch begins when the last for whom a seat is kept has come."""
    match.need("open")
    number = SEATS.index(message.seat)
    seat, own = match.seat(number), {match.seat_of(guest.id), match.awaits(guest.id)}
    if not own <= {None, number} or not seat.is_free_for(guest.id):
        raise Conflict("seat-taken", seat=message.seat)
    mine = {message.seat: message.luck} if message.luck else {}
    await _contribute(match, number, Seat(guest.id, guest.name), _others_luck(match, number) | mine)
    if seat.awaited and not any(place.is_open for place in match.seats):
        await start(match, guest, wire.Start())


async def stand(match: Match, guest: Guest, message: wire.Stand) -> None:
    """Leave it again."""
    match.need("open")
    number = match.own_seat(guest)
    await _contribute(match, number, Seat(), _others_luck(match, number))


def _others_luck(match: Match, number: int) -> dict[str, str]:
    return {seat: luck for seat, luck in match.contributions.items() if seat != seat_name(number)}


async def _contribute(match: Match, number: int, seat: Seat, contributions: dict[str, str]) -> None:
    await match.write(
        match.seat_change(number, guest=seat.guest, name=seat.name, link=None, awaited=None),
        match.change(contributions=msgspec.json.encode(contributions).decode()),
    )
    match.seats[number], match.contributions = seat, contributions


async def seat_bot(match: Match, guest: Guest, message: wire.Bot) -> None:
    """A bot takes an open seat."""
    _check_level(match, message.level)
    match.hall.check_bots(guest.id)
    await _give(match, message.seat, message.level)


async def open_seat(match: Match, guest: Guest, message: wire.Open) -> None:
    """A bot leaves its seat, or somebody who is not here loses it."""
    number = SEATS.index(message.seat)
    owner = match.seat(number).guest
    if owner is None:
        await _give(match, message.seat, None)
        return
    match.need("open")
    if any(connection.guest.id == owner for connection in match.connections):
        raise Conflict("seat-here", seat=message.seat)
    await _contribute(match, number, Seat(), _others_luck(match, number))


async def _give(match: Match, letter: str, level: str | None) -> None:
    match.need("open")
    number = SEATS.index(letter)
    if match.seat(number).guest is not None:
        raise Conflict("seat-taken", seat=letter)
    await match.write(match.seat_change(number, bot=level, name=level or "", link=None, awaited=None))
    match.seats[number] = Seat(bot=level, name=level or "")


def _check_level(match: Match, level: str) -> None:
    if level not in bot_names(match.game):
        raise Malformed("bot", sent=level, known=", ".join(bot_names(match.game)))


async def start(match: Match, guest: Guest, message: wire.Start) -> None:
    """The contributions are fixed, then luck deals."""
    match.need("open")
    if any(seat.is_open for seat in match.seats):
        raise Conflict("seats-open")
    position = match.game.start(len(match.seats), match.options, match.hall.luck(match), watched=True)
    dealt = match.rows(position, 0, "") if position.ply else []
    await match.write(match.change(status="playing", code=None), *([(MOVES, dealt)] if dealt else []))
    match.position, match.status = position, "playing"
    match.since = dealt[0]["at"] if dealt else match.now()


# -- play ---------------------------------------------------------------------------------------------------


async def play(match: Match, guest: Guest, message: wire.Play) -> int:
    """An action; the same id twice plays once."""
    seat = match.own_seat(guest)
    if message.id and (seat, message.id) in match.done:
        return match.done[seat, message.id]
    _need_turn(match, seat)
    ply = await match.enter(seat, message.action, message.asked, message.id)
    if message.offer:
        match.offer_undo(seat, message.offer)
    return ply


async def undo(match: Match, guest: Guest, message: wire.Undo) -> int:
    """Take back own actions."""
    seat = match.own_seat(guest)
    if message.id and (seat, message.id) in match.done:
        return match.done[seat, message.id]
    _need_turn(match, seat)
    return await match.undo(seat, message.ply, message.id)


async def dismiss(match: Match, guest: Guest, message: wire.Dismiss) -> None:
    """The own last action stays."""
    seat = match.own_seat(guest)
    if match.offer and match.offer.seat == seat:
        match.offer.end()


def _need_turn(match: Match, seat: int) -> None:
    """While a bot plays a seat, nobody else does."""
    match.need("playing")
    if match.seats[seat].bot is not None:
        raise Conflict("bot-plays")


# -- leaving it to others -----------------------------------------------------------------------------------


async def hand(match: Match, guest: Guest, message: wire.Hand) -> None:
    """Let a bot play this seat for a while."""
    _check_level(match, message.level)
    match.hall.check_bots(guest.id)
    await _hand(match, guest, message.level)


async def back(match: Match, guest: Guest, message: wire.Back) -> None:
    """And play it again oneself."""
    await _hand(match, guest, None)


async def _hand(match: Match, guest: Guest, level: str | None) -> None:
    match.need("playing", "paused")
    number = match.own_seat(guest)
    seat = match.seats[number]
    if seat.resigned:
        raise Conflict("resigned")
    if seat.bot and not level and match.clocks:
        match.clocks.grant(number)
    if level:
        match.note_handed(number)
    await match.write(match.seat_change(number, bot=level))
    seat.bot = level


async def resign(match: Match, guest: Guest, message: wire.Resign) -> None:
    """With two seats, or against bots only, it is over and the others have won; else a bot plays on."""
    match.need("playing", "paused")
    number = match.own_seat(guest)
    if match.seats[number].resigned:
        raise Conflict("resigned")
    others = [other for other in range(len(match.seats)) if other != number]
    if len(others) == 1 or not match.people_beside(number):
        await match.end(match.outcome("resigned", others), match.seat_change(number, resigned=True))
    else:
        await match.write(match.seat_change(number, resigned=True, bot=STAND_IN))
        match.seats[number].bot = STAND_IN
    match.seats[number].resigned = True


VOTED_WHILE = {
    "draw": ("playing", "paused"),
    "abandon": ("playing", "paused"),
    "pause": ("playing",),
    "resume": ("paused",),
}


async def vote(match: Match, guest: Guest, message: wire.Vote) -> None:
    """It happens when everybody agrees."""
    number = match.own_seat(guest)
    match.need(*VOTED_WHILE[message.about])
    if match.seats[number].resigned:
        raise Conflict("resigned")
    votes = match.votes.setdefault(message.about, set())
    (votes.add if message.yes else votes.discard)(number)
    match.teller.changed()
    if votes >= _voters(match, message.about) or _may_end_pause(match, number, message.about):
        await _agree(match, message.about)
        match.votes.clear()


def _voters(match: Match, about: str) -> set[int]:
    """A draw needs every person with a seat, and so does a pause where there are clocks: nobody stops them alone.

    The rest is decided by those who are here or were a moment ago.
    """
    people = {n: seat.guest for n, seat in enumerate(match.seats) if seat.guest and not seat.resigned}
    needs_all = about == "draw" or (about == "pause" and match.clocks is not None)
    return {n for n, guest in people.items() if needs_all or match.away_for(guest) < LONGEST_CUT}


def _may_end_pause(match: Match, number: int, about: str) -> bool:
    """Without clocks, whoever did not agree to a pause may end it alone: they were away when it began."""
    return about == "resume" and match.clocks is None and number not in match.pausing and number in match.votes[about]


async def _agree(match: Match, about: str) -> None:
    if about == "draw":
        await match.end(match.outcome("draw", range(len(match.seats))))
    elif about == "abandon":
        await match.end(match.outcome("abandoned", ()))
    else:
        status = "paused" if about == "pause" else "playing"
        match.pausing = match.votes[about] if about == "pause" else set()
        if match.clocks:
            (match.clocks.pause if about == "pause" else match.clocks.resume)(match.age())
        await match.write(match.change(status=status))
        match.status = status


async def rematch(match: Match, guest: Guest, message: wire.Rematch) -> None:
    """The same once more: the first who wants it opens the table, and all are told who does."""
    match.need("over")
    if match.rematch is None or not await match.hall.is_there(match.rematch):
        match.rematch = await match.hall.open_again(match, guest)
        match.votes.clear()
    match.votes.setdefault("rematch", set()).add(match.own_seat(guest))
    match.teller.changed()


# -- words --------------------------------------------------------------------------------------------------


async def say(match: Match, guest: Guest, message: wire.Say) -> None:
    """A line of chat, stored and then told; the same id twice is said once. The oldest lines go."""
    if message.id and await _was_said(match, guest, message.id):
        return
    text = " ".join("".join(c if c.isprintable() else " " for c in message.text).split())
    if not text:
        raise Malformed("chat")
    if guest.id in match.silenced:
        raise Forbidden("silenced")
    match.hall.chat_rate.check(f"{match.id} {guest.id}")
    seat, now = match.seat_of(guest.id), match.now()
    line = {"match": match.id, "line": match.lines, "guest": guest.id, "seat": seat, "client": message.id or None}
    line |= {"name": guest.name, "text": text, "at": now}
    c = schema.chat.c
    oldest = delete(schema.chat).where((c.match == match.id) & (c.line <= match.lines - LONGEST_CHAT))
    try:
        await match.hall.store.write((insert(schema.chat), [line]), (oldest, []), fences=match.fences)
    except Taken:  # the table is gone, or somebody else writes to it
        match.hall.forget(match)
        raise Stale("elsewhere") from None
    match.lines += 1
    letter = None if seat is None else seat_name(seat)
    match.talk.tell(guest.id, wire.Said(seat=letter, name=guest.name, text=text, at=now), match.connections)


async def _was_said(match: Match, guest: Guest, client: str) -> bool:
    """Asked of the store: before a crash it may have been stored, and not answered."""
    c = schema.chat.c
    same = (c.match == match.id) & (c.guest == guest.id) & (c.client == client)
    return bool(await match.hall.store.read(select(c.line).where(same)))


async def emote(match: Match, guest: Guest, message: wire.Emote) -> None:
    """A sign at one's own seat, told as a line of chat is, and kept nowhere; the same id twice is shown once."""
    match.need("playing", "paused", "over")
    seat: Any = seat_name(match.own_seat(guest))
    if match.talk.has_shown(guest.id, message.id):
        return
    if guest.id in match.silenced:
        raise Forbidden("silenced")
    match.hall.chat_rate.check(f"{match.id} {guest.id}")
    match.talk.show(guest.id, message.id, wire.Emoted(seat=seat, what=message.what), match.connections)


async def mute(match: Match, guest: Guest, message: wire.Mute) -> None:
    """Hear no more of whoever has this name here, also under another one; or hear them again."""
    change = match.talk.mute if message.on else match.talk.unmute
    change(guest.id, message.name, match.guests_named(message.name))


def because(match: Match, guest: Guest, message: wire.Why) -> bytes:
    """Why something cannot be used now."""
    seat = match.own_seat(guest)
    if match.position is None:
        raise Conflict("not-started")
    return wire.encode(reason(match.position, seat, message.thing, message.id))


NEEDS: dict[type, Deed] = {
    wire.Sit: Deed.SIT,
    wire.Stand: Deed.PLAY,
    wire.Bot: Deed.ARRANGE,
    wire.Open: Deed.ARRANGE,
    wire.Start: Deed.ARRANGE,
    wire.Play: Deed.PLAY,
    wire.Undo: Deed.PLAY,
    wire.Dismiss: Deed.PLAY,
    wire.Hand: Deed.PLAY,
    wire.Back: Deed.PLAY,
    wire.Resign: Deed.PLAY,
    wire.Vote: Deed.PLAY,
    wire.Rematch: Deed.PLAY,
    wire.Close: Deed.ARRANGE,
    wire.Remove: Deed.ARRANGE,
    wire.Silence: Deed.ARRANGE,
    wire.Say: Deed.CHAT,
    wire.Emote: Deed.PLAY,
    wire.Mute: Deed.LOOK,
    wire.Why: Deed.PLAY,
}
Doing = Callable[[Match, Guest, Any], Awaitable[int | None]]
DEEDS: dict[type, Doing] = cast(
    dict[type, Doing],
    {
        wire.Sit: sit,
        wire.Stand: stand,
        wire.Bot: seat_bot,
        wire.Open: open_seat,
        wire.Start: start,
        wire.Play: play,
        wire.Undo: undo,
        wire.Dismiss: dismiss,
        wire.Hand: hand,
        wire.Back: back,
        wire.Resign: resign,
        wire.Vote: vote,
        wire.Rematch: rematch,
        wire.Close: hosts.close,
        wire.Remove: hosts.remove,
        wire.Silence: hosts.silence,
        wire.Say: say,
        wire.Emote: emote,
        wire.Mute: mute,
    },
)
