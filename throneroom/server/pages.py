"""The browser client: files that were built into the package, and one page for every address of its own."""

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import PathParameter

import throneroom
from throneroom.server.errors import Missing
from throneroom.server.guard import Deed

FOLDER = Path(throneroom.__file__).parent / "web"
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets carry a hash of what is in them
FRESH = "no-cache"
PACKED = {".html", ".js", ".css", ".svg", ".webmanifest"}  # fonts and pictures are packed already
ICONS = ("icon.svg", "icon-turn.svg", "icon-192.png", "icon-512.png", "icon-maskable.png")
BESIDE = (*ICONS, "manifest.webmanifest", "page.css", "worker.js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")

Name = Annotated[str, PathParameter(max_length=120, pattern=r"^[\w.-]+$")]


@cache
def packed(path: Path, _changed: float) -> bytes:
    """The same file, a third of the size. Nothing in it is a secret."""
    return gzip.compress(path.read_bytes(), 9)


def file(request: Request[Any, Any, Any], name: str, age: str) -> Response[bytes]:
    """A file of the client, packed for browsers that take it so."""
    path = FOLDER / name
    if not path.is_file():
        raise Missing("no-page")
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"cache-control": age, "vary": "accept-encoding"}
    if path.suffix in PACKED and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = packed(path, path.stat().st_mtime), "gzip"
    else:
        body = path.read_bytes()
    return Response(body, media_type=media, headers=headers)


OWN = [
    "/",
    "/about",
    "/join",
    "/seat",
    "/t/{table:str}",
    "/replay/{table:str}",
    "/rules/{game:str}",
    "/learn/{game:str}",
]


@get(
    OWN,
    deed=Deed.SEE_SERVER,
    include_in_schema=False,
)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client finds out by itself where it is."""
    if not FOLDER.is_dir():
        raise Missing("no-client")
    return file(request, "index.html", FRESH)


@get("/assets/{name:str}", deed=Deed.SEE_SERVER, include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: Name) -> Response[bytes]:
    """A part of the client."""
    return file(request, f"assets/{name}", FOR_EVER)


@get(
    [f"/{name}" for name in BESIDE],
    deed=Deed.SEE_SERVER,
    include_in_schema=False,
)
async def beside(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What a browser looks for beside the page."""
    return file(request, request.url.path.removeprefix("/"), FRESH)


PAGES = [page, asset, beside]
