"""Every route, tried by everybody: who may, and what the others are told. Messages: test_messages.py."""

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, get
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import InvalidStatus

from tests.server.rig.cast import KIND, PEOPLE, Cast, casting, name_of
from tests.server.rig.serving import Person, Served, serving
from throneroom.server import guard
from throneroom.server.errors import Forbidden, Missing
from throneroom.server.guard import ALLOWED, AT_TABLE, Deed, Who, check
from throneroom.server.pages import BESIDE, FOLDER

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
Statuses = tuple[int, ...]


def is_built(path: str) -> bool:
    """Is the browser client there?"""
    return (FOLDER / (path.removeprefix("/") if "." in path else "index.html")).is_file()


# At a private table that is being played: nobody (no name), a stranger, a visitor, somebody with a seat, the host.
EXPECTED: dict[str, Statuses] = {
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
READ_AFTER_THE_END = ("", "/story", "/view", "/record", "/fairness")
OTHERWISE: dict[str, dict[str, Statuses]] = {
    "open": {
        "POST /api/codes": OPEN_TO_ALL,
        "POST /api/codes/enter": FOR_GUESTS,
        "GET /api/tables/{table:str}/view": (403, 404, 409, 409, 409),
    },
    "playing": {},
    "over": {f"GET /api/tables/{{table:str}}{end}": FOR_GUESTS for end in READ_AFTER_THE_END},
}
OF_TABLES = [route for route in EXPECTED if "/tables/{" in route or "/codes" in route]
INVITED = [route for route in OF_TABLES if route.endswith(("/invitation", "/codes", "enter"))]
READING = ("GET", "SOCKET")
NEW_TABLE = {"game": "trun", "seats": 2}


def routes_of(app: Litestar) -> set[str]:
    """Every method of every path."""
    found = {
        f"{method} {route.path}" for route in app.routes if isinstance(route, HTTPRoute) for method in route.methods
    }
    found |= {f"SOCKET {route.path}" for route in app.routes if isinstance(route, WebSocketRoute)}
    return {route for route in found if not route.startswith("OPTIONS ")}


def expected(route: str, who: str, status: str, public: bool) -> int:
    """The status that this person gets."""
    column = list(PEOPLE)
    statuses = dict(zip(column, OTHERWISE[status].get(route, EXPECTED[route]), strict=True))
    if who == "removed" and route in INVITED:
        return 404 if statuses["stranger"] != 403 else 403  # theirs is void
    if who == "stranger" and public:
        return statuses["visitor"]  # a public table is open to everybody with a name
    if who == "host" and public and statuses["seated"] < 400:
        return statuses["seated"]
    return statuses[KIND[who]]


class Asking:
    """One after the other asks for the same."""

    def __init__(self, cast: Cast, status: str, public: bool) -> None:
        self.cast = cast
        self.stage = cast.stages[status, public]

    async def ask(self, who: str, route: str) -> tuple[int, str]:
        """The status that this person gets, and all that they are told."""
        known = route.replace("{table:str}", self.stage.table).replace("{game:str}", "trun")
        method, path = re.sub("{.*}", "nothing", known).split()
        if method == "SOCKET":
            return await self.knock(who), ""
        queries: dict[str, dict[str, Any]] = {"/view": {"ply": 0}, "/why": {"thing": "G0"}}
        query = next((query for end, query in queries.items() if path.endswith(end)), None)
        body = self.body(who, path) if method == "POST" else None
        answer = await self.cast.people[who].http.request(method, path, params=query, json=body)
        return answer.status_code, f"{answer.headers} {answer.text}"

    def body(self, who: str, path: str) -> dict[str, Any] | None:
        """What fits; whoever was sent away has the invitation of before."""
        stage, was_removed = self.stage, who == "removed"
        invite = {"secret": stage.void if was_removed else stage.invite}
        code = {"code": (stage.void_code if was_removed else stage.code) or "tango-zebra-42"}
        bodies: dict[str, dict[str, Any]] = {
            "/guests": {"name": name_of(who)},
            "/tables": NEW_TABLE,
            "/seat-links": {"secret": "0" * 32},
        }
        bodies |= {"/codes": code, "/codes/enter": code, "/enter": invite, "/invitation": invite}
        return next((body for end, body in bodies.items() if path.endswith(end)), None)

    async def knock(self, who: str) -> int:
        try:
            place = await self.cast.people[who].join(self.stage.table)
        except InvalidStatus as refused:
            return refused.response.status_code
        await place.socket.close()
        return 101

    async def check(self, who: str, route: str, wanted: int) -> None:
        """The right answer, with no secret in it; a refusal tells of nobody, and has changed nothing."""
        status, told = await self.ask(who, route)
        assert status == wanted, (who, route)
        others = {name_of(other) for other in KIND if other != who}
        hidden = self.cast.secrets(who) | (others if status >= 400 else set())
        assert [text for text in hidden if text in told] == [], (who, route, told)
        if not route.startswith(READING) and await self.cast.settle():
            assert status < 400, (who, route)


async def test_every_route_is_expected_here(served: Served) -> None:
    assert routes_of(served.app) == EXPECTED.keys()


async def test_who_may_use_which_route(tmp_path: Path) -> None:
    async with casting(tmp_path, *OTHERWISE) as cast:
        for status, public in cast.stages:
            asking = Asking(cast, status, public)
            for route in EXPECTED if (status, public) == ("playing", False) else OF_TABLES:
                for who in KIND:
                    await asking.check(who, route, expected(route, who, status, public))
                assert not await cast.settle(), route


async def test_a_private_table_does_not_exist_for_strangers(tmp_path: Path) -> None:
    async with casting(tmp_path, "open", "playing") as cast:
        for (route, who), stage in product(product(OF_TABLES, PEOPLE["stranger"]), cast.stages.values()):
            if "{table" in route and not route.startswith("SOCKET") and not stage.public:
                found, missing = [await refusal(cast.people[who], route, table) for table in (stage.table, "no")]
                assert found == missing, (who, route)
        for path, who in product(("tables", "matches"), (*PEOPLE["nobody"], *PEOPLE["stranger"])):
            told = (await cast.people[who].http.get(f"/api/{path}")).text
            assert not [stage.table for stage in cast.stages.values() if not stage.public and stage.table in told]
        told = (await cast.people["nobody"].http.get("/api/tables")).text  # the lobby
        assert [stage.table in told for stage in cast.stages.values()] == [False, True, False, False]


async def refusal(person: Person, route: str, table: str) -> bytes:
    """What somebody is told who has no invitation to this table."""
    method, path = route.split()
    body = {"secret": "0" * 32} if route in INVITED else None
    answer = await person.http.request(method, path.replace("{table:str}", table), json=body)
    assert answer.status_code == 404, route
    return answer.content


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
