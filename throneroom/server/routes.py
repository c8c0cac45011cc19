"""The small REST API beside the socket: people, tables, history, records, fairness."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, Schema, SecurityScheme
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct

from throneroom.bots import LEVELS
from throneroom.kit.errors import Malformed
from throneroom.kit.frames import WATCHER
from throneroom.kit.game import Game, Option
from throneroom.kit.text import read_seat
from throneroom.server import fair, lessons, past, wire
from throneroom.server.codes import LONGEST_CODE
from throneroom.server.errors import Conflict, Forbidden, Missing
from throneroom.server.guard import Deed, Who, is_for_all
from throneroom.server.hall import LONGEST_LIST
from throneroom.server.match import Match
from throneroom.server.people import COOKIE, LONGEST_NAME, YEAR, Guest, sign
from throneroom.server.relay import is_passed_on
from throneroom.server.safety import address_of
from throneroom.server.shelf import Key
from throneroom.server.site import Site
from throneroom.server.telling import facts_of

TableId = Annotated[str, PathParameter(max_length=32, pattern="^[a-z0-9]+" + wire.END)]
Secret = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]{32}" + wire.END)]
GameName = Annotated[str, PathParameter(max_length=32, pattern="^[a-z_]+" + wire.END)]
Played = Annotated[list[wire.Line] | None, QueryParameter(max_items=100)]
Eyes = Annotated[wire.Letter | Literal["watcher"] | None, QueryParameter(name="as")]
AnyRequest = Request[Any, Any, Any]


def read_fraction(text: str) -> int | float:
    """In JSON 2.0 is a whole number."""
    number = float(text)
    return int(number) if number.is_integer() else number


_decode = msgspec.json.Decoder(float_hook=read_fraction).decode


class StrictRequest(Request[Any, Any, Any]):
    """Takes a body as it is written: JSON that says it is JSON, no "2" for 2, no 0 for false."""

    async def json(self) -> Any:
        """What the route asks for; Malformed with a sentence that tells what is wrong."""
        wanted = self.scope["route_handler"].parsed_data_field
        if wanted is None or self.content_type[0] != "application/json":
            raise Malformed("message", why="it is not application/json")
        try:
            return msgspec.convert(_decode(await self.body()), wanted.annotation)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Malformed("message", why=str(error)) from None


class Problem(Struct, kw_only=True):
    """Why something was not done."""

    code: str
    rule: str
    args: dict[str, str | int]
    text: str


PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=why)
    for status, why in {
        400: "What was sent cannot be read.",
        403: "It is not this person's to do, or the request came from another site.",
        404: "There is no such thing, or this person may not know of it.",
        409: "It cannot be done now.",
        413: "Too long.",
        429: "Too much at once.",
        503: "The server cannot keep anything at the moment.",
    }.items()
}


def by(deed: Deed, *, replays: bool = False) -> dict[str, Any]:
    """Who may use a route, whether a whole match is replayed for it, and how it is described."""
    needs: list[dict[str, list[str]]] = [] if is_for_all(deed) else [{COOKIE: []}]
    return {"deed": deed, "replays": replays, "responses": PROBLEMS, "security": needs}


class OptionFacts(Struct, kw_only=True):
    """A choice when a table is opened; the first value is the default."""

    name: str
    values: list[str]
    of_seats: bool  # a value that is a seat's letter must be a seat of the table


class GameFacts(Struct, kw_only=True):
    """A game that is served here."""

    name: str
    rules: int
    seats: list[int]
    minutes: int  # that people take, about
    options: list[OptionFacts]
    levels: list[str]
    undo: bool
    lesson: bool


class Named(Struct, kw_only=True, forbid_unknown_fields=True):
    """A name that others see."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME, pattern=r"\S", description="With something to see in it.")]


class Me(Struct, kw_only=True):
    """The guest who asks."""

    id: str
    name: str


class Whoever(Struct, kw_only=True):
    """The guest who asks, if it is one."""

    guest: Me | None


class NewTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """What to play, and how."""

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[int, Meta(ge=1, le=6)]
    options: dict[str, str] = {}
    clock: wire.Control | None = None
    public: bool = True


class OpenedTable(Struct, kw_only=True):
    """The table's id, and its invitation: whoever shows the secret, or says the code, may come in."""

    id: str
    invite: str
    code: str


class Invitation(Struct, kw_only=True, forbid_unknown_fields=True):
    """The secret of an invitation or of a link to a seat."""

    secret: Secret


class Spoken(Struct, kw_only=True, forbid_unknown_fields=True):
    """The code of an invitation, however it is written: case, marks, spaces and hyphens do not matter."""

    code: Annotated[str, Meta(max_length=LONGEST_CODE)]


class Invited(Struct, kw_only=True):
    """Who invites to what, and whether the reader is there already."""

    table: wire.Facts
    yours: bool


class Link(Struct, kw_only=True):
    """A secret that is shown this once."""

    secret: str


class NewInvitation(Struct, kw_only=True):
    """A secret and a code that are shown this once; the code is empty where play has begun."""

    secret: str
    code: str


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
    answers: list[fair.Answered] | None
    holds: bool | None


def site_of(request: AnyRequest) -> Site:
    """The server that was asked."""
    site: Site = request.app.state.site
    return site


async def table_for(request: AnyRequest, table: str) -> tuple[Match, Guest]:
    """A table, and who asks about it."""
    site = site_of(request)
    return await site.hall.match(table), await site.must_be_guest(request.cookies)


COOKIES = SecurityScheme("apiKey", name=COOKIE, security_scheme_in="cookie", description="Of POST /api/guests.")


def describe(components: Components, games: Iterable[Game]) -> None:
    """What Litestar cannot know: which tables there are, and that unknown fields are refused."""
    components.security_schemes = {COOKIE: COOKIES}
    schemas = components.schemas
    for sent in (Named, NewTable, Invitation, Spoken):
        schemas[sent.__name__].additional_properties = False
    schemas[NewTable.__name__].one_of = [table_schema(game, seats) for game in games for seats in game.seats]


def table_schema(game: Game, seats: int) -> Schema:
    """A game with one number of seats, and its options."""
    values = {option.name: game.option_values(option.name, seats) for option in game.options}
    options = Schema(properties={name: Schema(enum=list(known)) for name, known in values.items()})
    options.additional_properties = False
    return Schema(
        title=f"{game.name}, {seats} seats",
        properties={"game": Schema(const=game.name), "seats": Schema(const=seats), "options": options},
    )


# -- people -------------------------------------------------------------------------------------------------


@post("/api/guests", status_code=201, **by(Deed.TAKE_NAME))
async def take_name(request: AnyRequest, data: JSONBody[Named]) -> Response[Me]:
    """Become a guest, or take another name."""
    site = site_of(request)
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


@get("/api/me", **by(Deed.SEE_SELF))
async def me(request: AnyRequest) -> Me:
    """Who am I here?"""
    guest = await site_of(request).must_be_guest(request.cookies)
    return Me(id=guest.id, name=guest.name)


@get("/api/whoami", **by(Deed.SEE_LOBBY))
async def whoami(request: AnyRequest) -> Whoever:
    """Do I have a name here already? Nobody is refused for having none."""
    guest = await site_of(request).guest_of(request.cookies)
    return Whoever(guest=Me(id=guest.id, name=guest.name) if guest else None)


@get("/api/me/export", **by(Deed.SEE_SELF))
async def export(request: AnyRequest) -> dict[str, list[dict[str, Any]]]:
    """Everything that is stored about me."""
    site = site_of(request)
    return await site.hall.stored_about(await site.must_be_guest(request.cookies))


@delete("/api/me", status_code=204, **by(Deed.SEE_SELF))
async def remove_me(request: AnyRequest) -> None:
    """Forget me: my name, my chat, my seats."""
    site = site_of(request)
    guest = await site.must_be_guest(request.cookies)
    await site.hall.remove_guest(guest.id)
    site.forget(guest.id)


@get("/api/me/matches", **by(Deed.SEE_SELF))
async def my_matches(request: AnyRequest) -> list[MatchFacts]:
    """My matches, the newest first."""
    site = site_of(request)
    guest = await site.must_be_guest(request.cookies)
    return [
        MatchFacts(**row | {"result": msgspec.json.decode(row["result"], type=wire.Result) if row["result"] else None})
        for row in await site.hall.matches_of(guest)
    ]


# -- lessons ------------------------------------------------------------------------------------------------


async def pages_of(request: AnyRequest, name: str, played: list[str] | None) -> tuple[list[lessons.Page], lessons.Desk]:
    """A lesson after so many actions of the learner."""
    hall = site_of(request).hall
    if name not in hall.games:
        raise Missing("lesson", game=name)
    game = hall.games[name]
    await hall.warming.wait(game)
    return await lessons.follow(game, played or [], lessons.by_bots(hall.pool, address_of(request)))


@get("/api/lessons/{game:str}", **by(Deed.SEE_LOBBY))
async def lesson(request: AnyRequest, game: GameName, played: Played = None) -> list[lessons.Page]:
    """What the learner sees next, after these actions. Nothing is stored, and it is no match."""
    pages, _ = await pages_of(request, game, played)
    return pages


@get("/api/lessons/{game:str}/why", **by(Deed.SEE_LOBBY))
async def lesson_why(request: AnyRequest, game: GameName, thing: wire.Line, played: Played = None) -> wire.Because:
    """Why the learner cannot use a thing now."""
    _, desk = await pages_of(request, game, played)
    return lessons.why_not(desk, thing)


# -- tables -------------------------------------------------------------------------------------------------


def option_facts(option: Option) -> OptionFacts:
    """An option as the form of a new table needs it."""
    return OptionFacts(name=option.name, values=list(option.values), of_seats=option.of_seats)


@get("/api/games", **by(Deed.SEE_LOBBY))
async def games(request: AnyRequest) -> list[GameFacts]:
    """What can be played here."""
    return [
        GameFacts(
            name=game.name,
            rules=game.version,
            seats=list(game.seats),
            minutes=game.minutes,
            options=[option_facts(option) for option in game.options],
            levels=list(LEVELS),
            undo=game.undo,
            lesson=lessons.has_lesson(game),
        )
        for game in site_of(request).hall.games.values()
    ]


@get("/api/tables", **by(Deed.SEE_LOBBY))
async def lobby(request: AnyRequest) -> list[wire.Facts]:
    """Public tables that wait for players."""
    hall, found = site_of(request).hall, []
    for row in await hall.lobby():
        with hall.skipping(row["id"]):
            found.append(facts_of(await hall.match(row["id"])))
    return await with_others(request, found)


@get("/api/matches", **by(Deed.SEE_LOBBY))
async def running(request: AnyRequest) -> list[wire.Facts]:
    """Public matches that are being played: to be watched."""
    found = [facts_of(match) for match in site_of(request).hall.running()[:LONGEST_LIST]]
    return await with_others(request, found)


async def with_others(request: AnyRequest, own: list[wire.Facts]) -> list[wire.Facts]:
    """And the tables of other nodes, the newest first. What is passed on asks for our own alone."""
    relay = site_of(request).relay
    if relay is None or is_passed_on(request):
        return own
    found = {facts.id: facts for facts in own}
    for told in await relay.ask_all(request):
        found |= {facts.id: facts for facts in msgspec.json.decode(told, type=list[wire.Facts])}
    return sorted(found.values(), key=lambda facts: (-facts.since, facts.id))[:LONGEST_LIST]


@post("/api/tables", status_code=201, **by(Deed.OPEN_TABLE))
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> OpenedTable:
    """Open a table; seats are taken through its socket."""
    site = site_of(request)
    guest = await site.must_be_guest(request.cookies)
    table, invite = await site.hall.open_table(guest, data.game, data.seats, data.options, data.clock, data.public)
    return OpenedTable(id=table, invite=invite.secret, code=invite.code)


@get("/api/tables/{table:str}", **by(Deed.READ))
async def table_facts(request: AnyRequest, table: TableId) -> wire.Facts:
    """What everybody at the table may know about it."""
    match, _ = await table_for(request, table)
    return facts_of(match)


@post("/api/tables/{table:str}/enter", status_code=200, **by(Deed.ENTER))
async def enter(request: AnyRequest, table: TableId, data: JSONBody[Invitation]) -> Place:
    """Show an invitation."""
    site = site_of(request)
    guest = await site.must_be_guest(request.cookies)
    await site.hall.enter(await site.hall.match(table), guest, data.secret)
    return Place(table=table)


async def invitation_to(request: AnyRequest, match: Match) -> Invited:
    """What is told to whoever has been invited, with a name or without."""
    guest = await site_of(request).guest_of(request.cookies)
    is_awaited = guest is not None and match.awaits(guest.id) is not None
    return Invited(table=facts_of(match), yours=is_awaited or bool(match.who(guest) & {Who.SEATED, Who.HOST}))


@post("/api/tables/{table:str}/invitation", status_code=200, **by(Deed.SEE_INVITATION))
async def look_at_invitation(request: AnyRequest, table: TableId, data: JSONBody[Invitation]) -> Invited:
    """Who invites, and to what."""
    hall = site_of(request).hall
    match = await hall.match(table)
    hall.check_invite(match, data.secret)
    return await invitation_to(request, match)


@post("/api/codes", status_code=200, **by(Deed.SEE_INVITATION))
async def look_at_code(request: AnyRequest, data: JSONBody[Spoken]) -> Invited:
    """Who invites by this code, and to what."""
    match = await site_of(request).invited_by(data.code, address_of(request))
    return await invitation_to(request, match)


@post("/api/codes/enter", status_code=200, **by(Deed.ENTER))
async def enter_by_code(request: AnyRequest, data: JSONBody[Spoken]) -> Place:
    """Come to the table of a code."""
    site = site_of(request)
    guest = await site.must_be_guest(request.cookies)
    await site.invited_by(data.code, address_of(request))
    return Place(table=(await site.hall.enter_by_code(data.code, guest)).id)


@post("/api/tables/{table:str}/invite", status_code=201, **by(Deed.ARRANGE))
async def new_invite(request: AnyRequest, table: TableId) -> NewInvitation:
    """A new invitation; the old one opens nothing any more."""
    match, _ = await table_for(request, table)
    made = await site_of(request).hall.new_invite(match)
    return NewInvitation(secret=made.secret, code=made.code)


@post("/api/tables/{table:str}/seat-link", status_code=201, **by(Deed.PLAY))
async def seat_link(request: AnyRequest, table: TableId) -> Link:
    """A one-time link that moves my seat to another device."""
    match, guest = await table_for(request, table)
    return Link(secret=await site_of(request).hall.seat_link(match, guest))


@post("/api/seat-links", status_code=200, **by(Deed.ENTER))
async def follow_link(request: AnyRequest, data: JSONBody[Invitation]) -> Place:
    """Take over a seat by its link."""
    site = site_of(request)
    guest = await site.must_be_guest(request.cookies)
    return Place(table=await site.hall.follow_link(guest, data.secret))


# -- history ------------------------------------------------------------------------------------------------


def eyes_of(match: Match, guest: Guest, eyes: str | None) -> int:
    """Through whose eyes: one's own during a match, anybody's after it."""
    seat = match.seat_of(guest.id)
    own = WATCHER if seat is None else seat
    if eyes is None:
        return own
    wanted = WATCHER if eyes == "watcher" else read_seat(eyes)
    if wanted >= len(match.seats):
        raise Missing("seat", sent=eyes)
    if wanted != own and match.status != "over":
        raise Forbidden("others-eyes")
    return wanted


async def lasting(request: AnyRequest, match: Match, about: Key, make: Callable[[], Awaitable[bytes]]) -> Response[Any]:
    """An answer that is the same for ever once a match is over."""
    shelf, key, is_over = site_of(request).shelf, (match.id, *about), match.status == "over"
    written = shelf.find(key) if is_over else None
    if written is None:
        written = await make()
        if is_over:
            shelf.keep(key, written)
    return Response(written, media_type="application/json")


@get("/api/tables/{table:str}/story", **by(Deed.SEE_OWN_STORY, replays=True))
async def story(
    request: AnyRequest, table: TableId, eyes: Eyes = None, tables: FromQuery[bool] = True
) -> Response[list[wire.Moment]]:
    """All that has happened, as one seat saw it; `tables=false` leaves out what the table looked like."""
    match, guest = await table_for(request, table)
    observer = eyes_of(match, guest, eyes)
    return await lasting(request, match, ("story", observer, tables), lambda: write_story(match, observer, tables))


async def write_story(match: Match, observer: int, tables: bool) -> bytes:
    """Moment by moment."""
    told = []
    for moment in past.story(match, observer, tables):
        told.append(moment)
        await asyncio.sleep(0)  # others are heard meanwhile
    return wire.encode(told)


@get("/api/tables/{table:str}/view", **by(Deed.SEE_OWN_STORY, replays=True))
async def view_at(
    request: AnyRequest, table: TableId, ply: Annotated[int, QueryParameter(ge=0, le=100_000)], eyes: Eyes = None
) -> dict[str, Any]:
    """The table after so many entries of the log, as one seat saw it."""
    match, guest = await table_for(request, table)
    return past.view_at(match, eyes_of(match, guest, eyes), ply)


@get("/api/tables/{table:str}/record", **by(Deed.SEE_EVERYTHING, replays=True))
async def record(request: AnyRequest, table: TableId) -> Response[dict[str, Any]]:
    """The whole match as a record, after its end."""
    match, _ = await table_for(request, table)
    if match.status != "over" or match.position is None:
        raise Conflict("not-over")
    names = tuple(seat.name for seat in match.seats)  # whoever was forgotten since has none
    return await lasting(request, match, ("record", names), lambda: write_record(match))


async def write_record(match: Match) -> bytes:
    """As it is saved."""
    return past.record(match).to_json().encode()


@get("/api/tables/{table:str}/fairness", **by(Deed.READ, replays=True))
async def fairness(request: AnyRequest, table: TableId) -> Response[Fairness]:
    """Was luck fair? After the end anybody can check."""
    match, _ = await table_for(request, table)
    return await lasting(request, match, ("fairness",), lambda: write_fairness(match))


async def write_fairness(match: Match) -> bytes:
    """With the secret after the end."""
    over = match.status == "over"
    shown = Fairness(
        commitment=fair.commitment(match.secret),
        contributions=match.contributions,
        secret=match.secret if over else None,
        answers=fair.answers(match.position) if over and match.position else None,
        holds=not fair.faults(past.record(match), match.game) if over and match.position else None,
    )
    return wire.encode(shown)


API = [
    take_name,
    whoami,
    me,
    export,
    remove_me,
    my_matches,
    games,
    lesson,
    lesson_why,
    lobby,
    running,
    open_table,
    table_facts,
    look_at_invitation,
    look_at_code,
    enter_by_code,
    enter,
    new_invite,
    seat_link,
    follow_link,
    story,
    view_at,
    record,
    fairness,
]
