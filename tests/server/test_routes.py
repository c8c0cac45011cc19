"""Every route and every message of the socket, tried by everybody: who may, and what the others are told."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from litestar import Litestar, get
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import InvalidStatus

from tests.server.rig.serving import AtTable, Person, Served, serving
from throneroom.server import guard, wire
from throneroom.server.deeds import NEEDS
from throneroom.server.errors import Forbidden, Missing
from throneroom.server.guard import ALLOWED, AT_TABLE, Deed, Who, check
from throneroom.server.pages import BESIDE, FOLDER

PEOPLE = ("nobody", "stranger", "visitor", "seated", "host")
OPEN_TO_ALL = (200,) * 5
FOR_GUESTS = (403, 200, 200, 200, 200)
AT_A_TABLE = (403, 404, 200, 200, 200)
CLIENT = (
    *(
        "/",
        "/about",
        "/join",
        "/seat",
        "/t/{table:str}",
        "/replay/{table:str}",
        "/rules/{game:str}",
        "/learn/{game:str}",
    ),
    *(f"/{name}" for name in BESIDE),
)


def is_built(path: str) -> bool:
    """Is the browser client there?"""
    return (FOLDER / (path.removeprefix("/") if "." in path else "index.html")).is_file()


# At a private table that is being played: nobody (no name), a stranger, a visitor, somebody with a seat, the host.
EXPECTED: dict[str, tuple[int, ...]] = {
    "POST /api/guests": (201,) * 5,
    "GET /api/me": FOR_GUESTS,
    "GET /api/me/export": FOR_GUESTS,
    "GET /api/me/matches": FOR_GUESTS,
    "DELETE /api/me": (403, 204, 204, 204, 204),
    "GET /api/games": OPEN_TO_ALL,
    "GET /api/lessons/{game:str}": OPEN_TO_ALL,
    "GET /api/lessons/{game:str}/why": OPEN_TO_ALL,
    "GET /api/tables": OPEN_TO_ALL,
    "GET /api/matches": OPEN_TO_ALL,
    "POST /api/tables": (403, 201, 201, 201, 201),
    "GET /api/tables/{table:str}": AT_A_TABLE,
    "POST /api/tables/{table:str}/invitation": OPEN_TO_ALL,
    "POST /api/codes": (404,) * 5,  # play has begun
    "POST /api/codes/enter": (403, 404, 404, 404, 404),
    "POST /api/tables/{table:str}/enter": FOR_GUESTS,
    "POST /api/tables/{table:str}/invite": (403, 404, 403, 403, 201),
    "POST /api/tables/{table:str}/seat-link": (403, 404, 403, 201, 403),
    "POST /api/seat-links": (403, 404, 404, 404, 404),
    "GET /api/tables/{table:str}/story": AT_A_TABLE,
    "GET /api/tables/{table:str}/view": AT_A_TABLE,
    "GET /api/tables/{table:str}/record": (403, 404, 409, 409, 409),
    "GET /api/tables/{table:str}/fairness": AT_A_TABLE,
    "SOCKET /api/tables/{table:str}/socket": (403, 403, 101, 101, 101),
    "GET /api/whoami": OPEN_TO_ALL,
    "GET /healthz": OPEN_TO_ALL,
    "GET /readyz": OPEN_TO_ALL,
    "GET /metrics": OPEN_TO_ALL,
    "GET /privacy": OPEN_TO_ALL,
    "GET /api/protocol.json": OPEN_TO_ALL,
    "GET /api/openapi/openapi.json": OPEN_TO_ALL,
    "GET /api/openapi": OPEN_TO_ALL,
    **{f"GET {path}": OPEN_TO_ALL if is_built(path) else (404,) * 5 for path in CLIENT},
    "GET /assets/{name:str}": (404,) * 5,
    "GET /api/openapi/{path:str}": (404,) * 5,
}
NEW_TABLE = {"game": "trun", "seats": 2}


def routes_of(app: Litestar) -> set[str]:
    """Every method of every path."""
    found = {
        f"{method} {route.path}" for route in app.routes if isinstance(route, HTTPRoute) for method in route.methods
    }
    found |= {f"SOCKET {route.path}" for route in app.routes if isinstance(route, WebSocketRoute)}
    return {route for route in found if not route.startswith("OPTIONS ")}


class Cast:
    """A match at a table, and somebody of every kind."""

    def __init__(self, people: dict[str, Person], table: str, invite: str) -> None:
        self.people = people
        self.table = table
        self.invite = invite

    @classmethod
    async def gather(cls, served: Served, *, public: bool) -> "Cast":
        people = {who: await served.person("" if who == "nobody" else who) for who in PEOPLE}
        people["other"] = await served.person("other")
        table, invite = await people["host"].open_for("trun", 2, public=public, options={"first": "A"})
        for who in ("visitor", "seated", "other"):
            await people[who].enter(table, invite)
        return cls(people, table, invite)

    async def start(self) -> dict[str, AtTable]:
        at = {who: await self.people[who].join(self.table) for who in ("visitor", "seated", "other", "host")}
        await at["seated"].must("sit", seat="A")
        await at["other"].must("sit", seat="B")
        await at["host"].must("start")
        return at

    async def ask(self, who: str, route: str) -> int:
        """The status that this person gets."""
        known = route.replace("{table:str}", self.table).replace("{game:str}", "trun")
        method, path = re.sub("{.*}", "nothing", known).split()
        if method == "SOCKET":
            return await self.knock(who)
        bodies = {"/guests": {"name": who}, "/tables": NEW_TABLE, "/enter": {"secret": self.invite}}
        bodies |= {"/seat-links": {"secret": "0" * 32}, "/invitation": {"secret": self.invite}}
        bodies = {"/codes": {"code": "tango-zebra-42"}, "/codes/enter": {"code": "tango-zebra-42"}} | bodies
        body = next((body for end, body in bodies.items() if path.endswith(end)), None)
        queries: dict[str, dict[str, Any]] = {"/view": {"ply": 0}, "/why": {"thing": "G0"}}
        query = next((query for end, query in queries.items() if path.endswith(end)), None)
        answer = await self.people[who].http.request(
            method, path, params=query, json=body if method == "POST" else None
        )
        return answer.status_code

    async def knock(self, who: str) -> int:
        try:
            place = await self.people[who].join(self.table)
        except InvalidStatus as refused:
            return refused.response.status_code
        await place.socket.close()
        return 101


async def test_every_route_is_expected_here(tmp_path: Path) -> None:
    async with serving(tmp_path / "hall.db") as served:
        assert routes_of(served.app) == EXPECTED.keys()


@pytest.mark.parametrize("public", [False, True])
async def test_who_may_use_which_route(public: bool, tmp_path: Path) -> None:
    async with serving(tmp_path / "hall.db") as served:
        unchanged = await Cast.gather(served, public=public)
        await unchanged.start()
        for route, statuses in EXPECTED.items():
            cast = unchanged
            if not route.startswith("GET"):
                cast = await Cast.gather(served, public=public)
                await cast.start()
            found = tuple([await cast.ask(who, route) for who in PEOPLE])
            expected = dict(zip(PEOPLE, statuses, strict=True))
            if public:
                expected["stranger"] = expected["visitor"]  # a public table is open to everybody with a name
            assert dict(zip(PEOPLE, found, strict=True)) == expected, route


async def test_a_private_table_does_not_exist_for_strangers(tmp_path: Path) -> None:
    async with serving(tmp_path / "hall.db") as served:
        cast = await Cast.gather(served, public=False)
        await cast.start()
        stranger = cast.people["stranger"].http
        for route in EXPECTED:
            method, path = route.split()
            if path.startswith("/api/tables/{table") and method != "SOCKET":
                wrong = {"secret": "0" * 32} if path.endswith(("/enter", "/invitation")) else None
                answers = [
                    await stranger.request(method, path.replace("{table:str}", table), json=wrong)
                    for table in (cast.table, "nosuchtable")
                ]
                assert answers[0].status_code == answers[1].status_code == 404
                assert answers[0].content == answers[1].content
        assert cast.table not in (await stranger.get("/api/tables")).text


async def test_a_public_table_stands_in_the_lobby_until_it_starts(tmp_path: Path) -> None:
    async with serving(tmp_path / "hall.db") as served:
        cast = await Cast.gather(served, public=True)
        assert cast.table in (await cast.people["nobody"].http.get("/api/tables")).text
        await cast.start()
        assert cast.table not in (await cast.people["nobody"].http.get("/api/tables")).text


# -- the socket ---------------------------------------------------------------------------------------------

ROLES = ("visitor", "seated", "other", "host")  # seat A is asked first; the host has no seat
DONE = ("done",) * 4
WITH_SEAT = ("no-seat", "done", "done", "no-seat")
BY_HOST = ("forbidden", "forbidden", "forbidden", "done")
MESSAGES: dict[str, tuple[str, dict[str, Any], tuple[str, ...]]] = {
    "sit": ("open", {"seat": "C"}, DONE),
    "stand": ("open", {}, WITH_SEAT),
    "bot": ("open", {"seat": "C", "level": "uniform"}, BY_HOST),
    "open": ("open", {"seat": "C"}, BY_HOST),
    "start": ("open", {}, ("forbidden", "forbidden", "forbidden", "seats-open")),
    "play": ("playing", {"action": "", "asked": 0}, ("no-seat", "done", "stale", "no-seat")),
    "undo": ("playing", {}, ("no-seat", "no-undo", "no-undo", "no-seat")),
    "hand": ("playing", {"level": "uniform"}, WITH_SEAT),
    "back": ("playing", {}, WITH_SEAT),
    "resign": ("playing", {}, WITH_SEAT),
    "vote": ("playing", {"about": "draw"}, WITH_SEAT),
    "rematch": ("over", {}, WITH_SEAT),
    "say": ("playing", {"text": "Ahoj"}, DONE),
    "mute": ("playing", {"name": "other"}, DONE),
    "close": ("open", {}, BY_HOST),
    "remove": ("playing", {"name": "visitor"}, BY_HOST),
    "silence": ("playing", {"name": "visitor"}, BY_HOST),
    "why": ("playing", {"thing": "play G7"}, ("no-seat", "because", "because", "no-seat")),
}


def tag_of(message: Any) -> str:
    tag: str = message.__struct_config__.tag
    return tag


async def stage(served: Served, status: str) -> dict[str, AtTable]:
    """A table in this state, with somebody in every role."""
    people = {role: await served.person(role) for role in ROLES}
    table = await people["host"].open_table("krvavy_trun", 3, options={"first": "A"})
    at = {role: await person.join(table) for role, person in people.items()}
    await at["seated"].must("sit", seat="A")
    await at["other"].must("sit", seat="B")
    if status == "open":
        return at
    await at["host"].must("bot", seat="C", level="uniform")
    await at["host"].must("start")
    if status == "over":
        for role in ("seated", "other"):
            await at[role].must("vote", about="abandon")
    return at


async def attempt(place: AtTable, seat_a: AtTable, do: str, more: dict[str, Any]) -> str:
    """What is said to this message."""
    if do == "play":
        asked = await seat_a.see(lambda now: now["asked"] is not None)
        more = {"action": asked["view"]["legal"][0]["text"], "asked": asked["asked"]}
    answer = await place.ask(do, **more)
    return str(answer["code"] if answer["type"] == "refused" else answer["type"])


def test_every_message_is_expected_here() -> None:
    assert {tag_of(message) for message in get_args(wire.Message)} == MESSAGES.keys()
    assert set(get_args(wire.Message)) == NEEDS.keys()
    assert set(NEEDS.values()) <= AT_TABLE


@pytest.mark.parametrize("do", list(MESSAGES))
async def test_who_may_send_which_message(do: str, tmp_path: Path) -> None:
    status, more, expected = MESSAGES[do]
    async with serving(tmp_path / "hall.db") as served:
        found: list[str] = []
        for role in ROLES:
            if not found or found[-1] == "done":
                at = await stage(served, status)
            moved = {"seat": {"seated": "A", "other": "B"}.get(role, "C")} if do == "sit" else {}
            found.append(await attempt(at[role], at["seated"], do, more | moved))
        assert tuple(found) == expected


async def test_nobody_takes_a_seat_of_another_or_a_second_one(tmp_path: Path) -> None:
    async with serving(tmp_path / "hall.db") as served:
        at = await stage(served, "open")
        assert await at["visitor"].refused("sit", seat="A") == "seat-taken"
        assert await at["seated"].refused("sit", seat="C") == "seat-taken"
        assert await at["visitor"].refused("sit", seat="D") == "seat"
        assert await at["host"].refused("bot", seat="A", level="uniform") == "seat-taken"
        assert await at["host"].refused("open", seat="A") == "seat-here"


async def test_a_match_that_is_over_is_open_to_whoever_has_its_address_and_nothing_more(tmp_path: Path) -> None:
    async with serving(tmp_path / "hall.db") as served:
        eva, jan = await served.match("trun", "Eva", "Jan", public=False)
        table, stranger = eva.table, await served.person("Stranger")
        pages = ("", "/story?as=B", "/view?ply=3&as=A", "/record", "/fairness")
        for page in pages:
            assert (await stranger.http.get(f"/api/tables/{table}{page}")).status_code == 404
        for place in (eva, jan):
            await place.must("vote", about="abandon")
        for page in pages:
            assert (await stranger.http.get(f"/api/tables/{table}{page}")).status_code == 200
        await eva.must("rematch")
        again = (await stranger.http.get(f"/api/tables/{table}")).json()["rematch"]
        assert (await stranger.http.get(f"/api/tables/{again}")).status_code == 404
        for closed in (table, again):
            with pytest.raises(InvalidStatus):
                await stranger.join(closed)


# -- deny by default ----------------------------------------------------------------------------------------


def test_every_deed_is_decided() -> None:
    assert ALLOWED.keys() == set(Deed)


def test_a_deed_that_nobody_is_allowed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(guard.ALLOWED, Deed.CHAT)
    with pytest.raises(Forbidden):
        check(Deed.CHAT, set(Who))


def test_a_stranger_is_told_that_there_is_no_table() -> None:
    for deed in AT_TABLE:
        with pytest.raises(Missing):
            check(deed, {Who.ANYONE, Who.GUEST})
        with pytest.raises(Forbidden):
            check(deed, {Who.ANYONE})


async def test_a_route_that_names_no_deed_is_closed(tmp_path: Path) -> None:
    async with serving(tmp_path / "hall.db") as served:
        eva = await served.person("Eva")
        served.app.register(get("/forgotten")(forgotten))
        assert (await eva.http.get("/forgotten")).status_code == 403


async def forgotten() -> str:
    """A new route, and nobody thought of who may use it."""
    return "secret"


async def test_a_message_that_names_no_deed_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(NEEDS, wire.Say)
    async with serving(tmp_path / "hall.db") as served:
        (eva, _) = await served.match("trun", "Eva", "Jan")
        assert await eva.refused("say", text="Ahoj") == "forbidden"
