"""The small REST API beside the socket: people, tables, history, records, fairness."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from throneroom.bots import bot_names
from throneroom.kit.errors import Malformed
from throneroom.kit.frames import WATCHER
from throneroom.kit.text import read_seat
from throneroom.server import fair, past, wire
from throneroom.server.errors import Conflict, Forbidden
from throneroom.server.guard import Deed, Who, check
from throneroom.server.match import Match
from throneroom.server.people import COOKIE, LONGEST_NAME, YEAR, Guest, sign
from throneroom.server.site import Site
from throneroom.server.telling import facts_of

TableId = Annotated[str, PathParameter(max_length=32, pattern="^[a-z0-9]+$")]
Secret = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]{32}$")]
Eyes = Annotated[str | None, QueryParameter(name="as", pattern="^([A-F]|watcher)$")]
AnyRequest = Request[Any, Any, Any]


class Problem(Struct, kw_only=True):
    """Why something was not done."""

    code: str
    rule: str
    args: dict[str, str | int]
    text: str


class OptionFacts(Struct, kw_only=True):
    """A choice when a table is opened; the first value is the default."""

    name: str
    values: list[str]


class GameFacts(Struct, kw_only=True):
    """A game that is served here."""

    name: str
    rules: int
    seats: list[int]
    options: list[OptionFacts]
    levels: list[str]
    undo: bool


class Named(Struct, kw_only=True, forbid_unknown_fields=True):
    """A name that others see."""

    name: Annotated[
        str, Meta(min_length=1, max_length=LONGEST_NAME, pattern=r"^[^\s\x00-\x1f]([^\x00-\x1f]*[^\s\x00-\x1f])?$")
    ]


class Me(Struct, kw_only=True):
    """The guest who asks."""

    id: str
    name: str


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """What to play, and how."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[int, Meta(ge=1, le=6)]
    options: dict[str, str] = {}
    clock: wire.Control | None = None
    public: bool = True


class OpenedTable(Struct, kw_only=True):
    """The table's id, and the secret of its invitation: whoever shows it may come in."""

    id: str
    invite: str


class Invitation(Struct, kw_only=True, forbid_unknown_fields=True):
    """The secret of an invitation or of a link to a seat."""

    secret: Secret


class Link(Struct, kw_only=True):
    """A secret that is shown this once."""

    secret: str


class Place(Struct, kw_only=True):
    """Where to go."""

    table: str


class MatchFacts(Struct, kw_only=True):
    """A line of somebody's history."""

    id: str
    game: str
    status: str
    created: int
    ended: int | None
    result: wire.Result | None


class Fairness(Struct, kw_only=True):
    """What can be checked about the luck of a match; the secret is told after the end."""

    commitment: str
    contributions: dict[str, str]
    secret: str | None
    holds: bool | None


def site_of(request: AnyRequest) -> Site:
    """The server that was asked."""
    site: Site = request.app.state.site
    return site


async def table_for(request: AnyRequest, table: str, deed: Deed) -> tuple[Match, Guest | None]:
    """A table, if this person may do that there."""
    site = site_of(request)
    guest = await site.guest_of(request.cookies)
    if guest is None and deed not in (Deed.LOOK, Deed.SEE_OWN_STORY, Deed.SEE_EVERYTHING):
        raise Forbidden("no-name")
    match = await site.hall.match(table)
    match.check(deed, guest)
    return match, guest


# -- people -------------------------------------------------------------------------------------------------


@post("/api/guests", status_code=201)
async def take_name(request: AnyRequest, data: JSONBody[Named]) -> Response[Me]:
    """Become a guest, or take another name."""
    site = site_of(request)
    site.check_write(request)
    check(Deed.TAKE_NAME, {Who.ANYONE})
    guest = await site.hall.take_name(data.name, await site.guest_of(request.cookies))
    site.forget(guest.id)
    cookie = Cookie(
        key=COOKIE,
        value=sign(guest.id, site.hall.key),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https" or site.public_url.startswith("https"),
    )
    return Response(Me(id=guest.id, name=guest.name), cookies=[cookie])


@get("/api/me")
async def me(request: AnyRequest) -> Me:
    """Who am I here?"""
    guest = await site_of(request).must_be_guest(request.cookies)
    return Me(id=guest.id, name=guest.name)


@get("/api/me/export")
async def export(request: AnyRequest) -> dict[str, list[dict[str, Any]]]:
    """Everything that is stored about me."""
    site = site_of(request)
    return await site.hall.stored_about(await site.must_be_guest(request.cookies))


@delete("/api/me", status_code=204)
async def remove_me(request: AnyRequest) -> None:
    """Forget me: my name, my chat, my seats."""
    site = site_of(request)
    site.check_write(request)
    guest = await site.must_be_guest(request.cookies)
    await site.hall.remove_guest(guest.id)
    site.forget(guest.id)


@get("/api/me/matches")
async def my_matches(request: AnyRequest) -> list[MatchFacts]:
    """My matches, the newest first."""
    site = site_of(request)
    guest = await site.must_be_guest(request.cookies)
    return [
        MatchFacts(**row | {"result": msgspec.json.decode(row["result"], type=wire.Result) if row["result"] else None})
        for row in await site.hall.matches_of(guest)
    ]


# -- tables -------------------------------------------------------------------------------------------------


@get("/api/games")
async def games(request: AnyRequest) -> list[GameFacts]:
    """What can be played here."""
    return [
        GameFacts(
            name=game.name,
            rules=game.version,
            seats=list(game.seats),
            options=[OptionFacts(name=option.name, values=list(option.values)) for option in game.options],
            levels=list(bot_names(game)),
            undo=game.undo,
        )
        for game in site_of(request).hall.games.values()
    ]


@get("/api/tables")
async def lobby(request: AnyRequest) -> list[wire.Facts]:
    """Public tables that wait for players."""
    hall = site_of(request).hall
    return [facts_of(await hall.match(row["id"])) for row in await hall.lobby()]


@post("/api/tables", status_code=201)
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> OpenedTable:
    """Open a table; seats are taken through its socket."""
    site = site_of(request)
    site.check_write(request)
    guest = await site.must_be_guest(request.cookies)
    table, invite = await site.hall.open_table(guest, data.game, data.seats, data.options, data.clock, data.public)
    return OpenedTable(id=table, invite=invite)


@get("/api/tables/{table:str}")
async def table_facts(request: AnyRequest, table: TableId) -> wire.Facts:
    """What everybody at the table may know about it."""
    match, _ = await table_for(request, table, Deed.LOOK)
    return facts_of(match)


@post("/api/tables/{table:str}/enter", status_code=200)
async def enter(request: AnyRequest, table: TableId, data: JSONBody[Invitation]) -> Place:
    """Show an invitation."""
    site = site_of(request)
    site.check_write(request)
    guest = await site.must_be_guest(request.cookies)
    await site.hall.enter(await site.hall.match(table), guest, data.secret)
    return Place(table=table)


@post("/api/tables/{table:str}/invite", status_code=201)
async def new_invite(request: AnyRequest, table: TableId) -> Link:
    """A new invitation; the old one opens nothing any more."""
    site_of(request).check_write(request)
    match, _ = await table_for(request, table, Deed.ARRANGE)
    return Link(secret=await site_of(request).hall.new_invite(match))


@post("/api/tables/{table:str}/seat-link", status_code=201)
async def seat_link(request: AnyRequest, table: TableId) -> Link:
    """A one-time link that moves my seat to another device."""
    site_of(request).check_write(request)
    match, guest = await table_for(request, table, Deed.PLAY)
    seat = match.seat_of(guest.id) if guest else None
    assert seat is not None
    return Link(secret=await site_of(request).hall.seat_link(match, seat))


@post("/api/seat-links", status_code=200)
async def follow_link(request: AnyRequest, data: JSONBody[Invitation]) -> Place:
    """Take over a seat by its link."""
    site = site_of(request)
    site.check_write(request)
    guest = await site.must_be_guest(request.cookies)
    return Place(table=await site.hall.follow_link(guest, data.secret))


# -- history ------------------------------------------------------------------------------------------------


def eyes_of(match: Match, guest: Guest | None, eyes: str | None) -> int:
    """Through whose eyes: one's own during a match, anybody's after it."""
    seat = match.seat_of(guest.id) if guest else None
    own = WATCHER if seat is None else seat
    if eyes is None:
        return own
    wanted = WATCHER if eyes == "watcher" else read_seat(eyes)
    if wanted >= len(match.seats):
        raise Malformed("seat", sent=eyes)
    if wanted != own and match.status != "over":
        raise Forbidden("others-eyes")
    return wanted


@get("/api/tables/{table:str}/story")
async def story(request: AnyRequest, table: TableId, eyes: Eyes = None) -> list[wire.Ply]:
    """All that has happened, as one seat saw it."""
    match, guest = await table_for(request, table, Deed.SEE_OWN_STORY)
    return list(past.story(match, eyes_of(match, guest, eyes)))


@get("/api/tables/{table:str}/view")
async def view_at(
    request: AnyRequest, table: TableId, ply: Annotated[int, QueryParameter(ge=0, le=100_000)], eyes: Eyes = None
) -> dict[str, Any]:
    """The table after so many entries of the log, as one seat saw it."""
    match, guest = await table_for(request, table, Deed.SEE_OWN_STORY)
    return past.view_at(match, eyes_of(match, guest, eyes), ply)


@get("/api/tables/{table:str}/record")
async def record(request: AnyRequest, table: TableId) -> Response[bytes]:
    """The whole match as a record, after its end."""
    match, _ = await table_for(request, table, Deed.SEE_EVERYTHING)
    if match.status != "over" or match.position is None:
        raise Conflict("not-over")
    return Response(past.record(match).to_json().encode(), media_type="application/json")


@get("/api/tables/{table:str}/fairness")
async def fairness(request: AnyRequest, table: TableId) -> Fairness:
    """Was luck fair? After the end anybody can check."""
    match, _ = await table_for(request, table, Deed.LOOK)
    over = match.status == "over"
    return Fairness(
        commitment=fair.commitment(match.secret),
        contributions=match.contributions,
        secret=match.secret if over else None,
        holds=not fair.faults(past.record(match), match.game) if over and match.position else None,
    )


API = [
    take_name,
    me,
    export,
    remove_me,
    my_matches,
    games,
    lobby,
    open_table,
    table_facts,
    enter,
    new_invite,
    seat_link,
    follow_link,
    story,
    view_at,
    record,
    fairness,
]
