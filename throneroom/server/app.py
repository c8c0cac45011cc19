"""The server, put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from throneroom.kit.errors import Illegal, Malformed, Refusal, Stale
from throneroom.server import shapes, wire
from throneroom.server.errors import Conflict, Elsewhere, Forbidden, Missing, TooMany, Unavailable
from throneroom.server.guard import Deed
from throneroom.server.log import log
from throneroom.server.pages import PAGES
from throneroom.server.privacy import privacy
from throneroom.server.relay import Relay, is_passed_on
from throneroom.server.routes import API, Problem, StrictRequest, describe
from throneroom.server.safety import add_headers
from throneroom.server.site import Site, allow
from throneroom.server.sockets import table_socket

STATUS: dict[type[Refusal], int] = {
    Malformed: 400,
    Forbidden: 403,
    Missing: 404,
    Illegal: 409,
    Stale: 409,
    Conflict: 409,
    TooMany: 429,
    Unavailable: 503,
    Elsewhere: 503,
}
UNREADABLE = {404: "no-page", 405: "no-method"}
SWEEP = 300  # seconds


def refuse(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """A refusal as an answer."""
    problem = Problem(code=refusal.code, rule=refusal.rule, args=refusal.arguments, text=refusal.sentence())
    return Response(problem, status_code=STATUS.get(type(refusal), 400))


class Passing(ASGIResponse):
    """A request that another node answers."""

    def __init__(self, relay: Relay, request: Request[Any, Any, Any], table: Elsewhere) -> None:
        super().__init__()
        self._ask = lambda: relay.ask(request, table)
        self._refuse = lambda refusal: refuse(request, refusal).to_asgi_response(None, request)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Ask, then answer."""
        try:
            status, headers, body = await self._ask()
            answer = ASGIResponse(body=body, status_code=status, headers=headers)
        except Refusal as refusal:
            answer = self._refuse(refusal)
        await answer(scope, receive, send)


class PassedOn(Response[None]):
    """The same, as an answer of Litestar's."""

    def __init__(self, passing: Passing) -> None:
        super().__init__(None)
        self._passing = passing

    def to_asgi_response(self, *_: Any, **__: Any) -> ASGIResponse:
        """It knows all that it needs."""
        return self._passing


def pass_on(request: Request[Any, Any, Any], table: Elsewhere) -> Response[Any]:
    """Ask the node that has the table; but what another node has passed on goes back, or it might go round."""
    relay: Relay | None = request.app.state.site.relay
    if relay is None or is_passed_on(request):
        return refuse(request, table)
    return PassedOn(Passing(relay, request, table))


def refuse_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What does not fit the API at all. The details name fields, never values."""
    code = UNREADABLE.get(error.status_code, "request")
    refusal = Malformed(code, why=error.detail if error.status_code == 400 else "")
    headers = dict(error.headers or {})
    problem = Problem(code=code, rule="", args=refusal.arguments, text=refusal.sentence())
    return Response(problem, status_code=error.status_code, headers=headers)


def stumble(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A defect of ours, told without details."""
    refusal = Malformed("defect")
    return Response(Problem(code="defect", rule="", args={}, text=refusal.sentence()), status_code=500)


async def note_defect(error: Exception, scope: Scope) -> None:
    """What nobody foresaw, in a request or a socket."""
    if not isinstance(error, Refusal | HTTPException):
        log.error("defect", path=scope["path"], error=type(error).__name__, exc_info=error)


@get("/healthz", deed=Deed.SEE_SERVER, include_in_schema=False, media_type="text/plain")
async def health(request: Request[Any, Any, Any]) -> str:
    """The process is alive, and goes on without the bus."""
    bus = request.app.state.site.hall.bus
    return "ok\n" if bus is None or bus.is_there else "ok\nthe bus is away\n"


@get("/readyz", deed=Deed.SEE_SERVER, include_in_schema=False, media_type="text/plain")
async def ready(request: Request[Any, Any, Any]) -> Response[str]:
    """Games are compiled, the store takes changes, and a node has its lease."""
    site: Site = request.app.state.site
    if not site.hall.store.is_well:
        return Response("the store fails\n", status_code=503)
    if not site.hall.nodes.holds():
        return Response("the lease is over\n", status_code=503)
    return Response("ready\n") if site.is_ready else Response("not yet\n", status_code=503)


@get("/metrics", deed=Deed.SEE_SERVER, include_in_schema=False, media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> bytes:
    """For Prometheus."""
    page: bytes = request.app.state.site.metrics.page()
    return page


@get("/api/protocol.json", deed=Deed.SEE_SERVER, include_in_schema=False)
async def protocol() -> dict[str, Any]:
    """The messages of the socket, and each game's part of them, as JSON Schema."""
    return shapes.everything()


def make_app(site: Site) -> Litestar:
    """Routes, sockets, and the life of the hall."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        site.hall.store.open()
        site.hall.store.on_commit = site.metrics.committed
        site.hall.store.on_touched = site.forget_all
        site.hall.pool.on_trouble = site.bot_trouble
        site.hall.on_trouble = lambda what, error: log.error("defect", where=what, exc_info=error)
        await site.hall.open()
        sweeping = asyncio.create_task(sweep(site))
        try:
            yield
        finally:
            sweeping.cancel()
            await site.close()
            await asyncio.to_thread(site.hall.store.close)

    public = () if site.metrics_apart else (metrics,)
    app = Litestar(
        route_handlers=[*API, table_socket, health, ready, *public, protocol, privacy, *PAGES],
        lifespan=[life],
        state=State({"site": site}),
        guards=[allow],
        after_exception=[note_defect],
        exception_handlers={Elsewhere: pass_on, Refusal: refuse, HTTPException: refuse_request, Exception: stumble},
        openapi_config=OpenAPIConfig(
            title="Throneroom",
            version="1",
            openapi_router=Router(
                "/api/openapi", route_handlers=[], opt={"deed": Deed.SEE_SERVER}, include_in_schema=False
            ),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_class=StrictRequest,
        request_max_body_size=wire.LONGEST_FRAME,
        before_send=[add_headers],
        logging_config=None,
    )
    describe(app.openapi_schema.components, site.hall.games.values())
    return app


async def sweep(site: Site) -> None:
    """Now and then, for ever."""
    while True:
        await asyncio.sleep(SWEEP)
        try:
            await site.hall.sweep()
        except Refusal as refusal:
            log.warning("sweep", code=refusal.code)
        except Exception as error:  # or nothing would ever expire again
            log.error("defect", where="sweep", exc_info=error)
