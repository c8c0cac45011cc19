"""`throneroom serve`: a server for everybody on the same network, with one command."""

import importlib.util
import os
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from throneroom.cli.database import Database, check_readable, file_of, is_url, made, opened, sqlite_notice, troubles
from throneroom.cli.terminal import Lang, complain, tell_notices, voice

if TYPE_CHECKING:
    from throneroom.kit.errors import Illegal
    from throneroom.server.hosting import Address
    from throneroom.server.metrics import Numbers
    from throneroom.server.nodes import Alone
    from throneroom.server.site import Site
    from throneroom.server.store import Store

LAST_PORT = 65535
BUS_HELP = "A Redis, as redis://…: for news between servers, and for `throneroom think`."
EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)  # an address for examples (RFC 5737): nothing is sent to it


def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen. 0.0.0.0: phones on your network can join; 127.0.0.1: only you.")
    ] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="0 takes any free one.", min=0, max=LAST_PORT)] = 8765,
    database: Database = None,
    public_url: Annotated[str, typer.Option(help="The address that people use, if it is another one.")] = "",
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help="The address of a proxy in front; only it is believed about clients.")
    ] = None,
    tls_cert: Annotated[Path | None, typer.Option(help="A certificate (PEM), for https.")] = None,
    tls_key: Annotated[Path | None, typer.Option(help="Its key (PEM).")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser.")] = False,
    bots: Annotated[
        int | None, typer.Option(help="Processes that think for bots.", min=1, max=64, show_default="half your cores")
    ] = None,
    metrics: Annotated[
        str, typer.Option(metavar="HOST:PORT", help="Tell numbers for Prometheus here, not at the address of people.")
    ] = "",
    node_url: Annotated[
        str, typer.Option(help="With PostgreSQL: where other servers on it reach this one, if at another address.")
    ] = "",
    bus: Annotated[str, typer.Option(help=BUS_HELP)] = "",
    granian: Annotated[bool, typer.Option("--granian", help="Use the server granian in place of uvicorn.")] = False,
    lang: Lang = None,
) -> None:
    """Serve tables to everybody on your network. No account, no set-up; every action is on disk before it is told."""
    from throneroom.server.hosting import Address, serve, serve_with_granian

    _check((public_url, node_url), tls_cert, tls_key, granian)
    address = Address(host, port, tls_cert, tls_key, tuple(trusted_proxy or ()))
    with _listen(address) as taken, _telling(metrics) as numbers, _alone(place := made(database)):
        address = replace(address, port=taken.getsockname()[1])
        nodes = _nodes(place, (node_url or url_of(address)).rstrip("/"))
        site = _site(opened(place), nodes, bus, public_url, bots or max(1, (os.cpu_count() or 2) // 2))
        if numbers:
            numbers.tell(site.metrics)
            site.metrics_apart = True
        if not is_url(place) and (notice := sqlite_notice()):
            complain(notice)
        _welcome(public_url or url_of(address), "" if is_url(place) else place)
        if open_browser:
            _open(public_url or url_of(address))
        if granian:
            taken.close()
            serve_with_granian(site, address)
        else:
            serve(site, address, taken)
    print(voice.say("cli-serve-stopped"))


def _check(urls: tuple[str, ...], certificate: Path | None, key: Path | None, granian: bool) -> None:
    """Refuse what cannot work before anything is begun."""
    from throneroom.kit.errors import Malformed

    for url in urls:
        if url and not url.startswith(("http://", "https://")):
            raise Malformed("cli-url", sent=url)
    if granian and importlib.util.find_spec("granian") is None:
        raise Malformed("cli-extra", sent="granian", extra="granian")
    if (certificate is None) != (key is None):
        raise Malformed("cli-tls-pair")
    if certificate and key:
        _check_tls(certificate, key)


def _check_tls(certificate: Path, key: Path) -> None:
    import ssl

    from throneroom.kit.errors import Malformed

    for file in (certificate, key):
        file.open("rb").close()
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(certificate, key)
    except ssl.SSLError as error:
        raise Malformed("cli-tls", sent=str(certificate), why=error.reason or "?") from None


def _nodes(place: str, url: str) -> "Alone":
    """A file has one server; on PostgreSQL there may be others beside this one."""
    from throneroom.server.nodes import Alone, Nodes

    with troubles():
        return Alone() if file_of(place) is not None else Nodes(place, url)


def _site(store: "Store", nodes: "Alone", bus: str, public_url: str, workers: int) -> "Site":
    from throneroom.games import GAMES
    from throneroom.server.apart import Apart
    from throneroom.server.bus import Bus
    from throneroom.server.hall import Hall
    from throneroom.server.pool import Pool
    from throneroom.server.site import Site
    from throneroom.server.warming import Warming

    tell_notices()
    line = Bus(bus) if bus else None
    pool = Apart(line, workers) if line else Pool(workers)
    return Site(Hall(store, pool=pool, warming=Warming(GAMES), nodes=nodes, bus=line), public_url.rstrip("/"))


def _place(metrics: str) -> tuple[str, int]:
    """`127.0.0.1:9100`, `[::1]:9100`."""
    from throneroom.kit.errors import Malformed

    host, _, port = metrics.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port) > LAST_PORT:
        raise Malformed("cli-metrics", sent=metrics)
    return host.strip("[]"), int(port)


@contextmanager
def _telling(metrics: str) -> "Iterator[Numbers | None]":
    """Numbers at an address of their own, if one was given."""
    if not metrics:
        yield None
        return
    from throneroom.server.metrics import Numbers

    host, port = _place(metrics)
    try:
        telling = Numbers(host, port)
    except OSError as error:
        raise _taken(metrics, error) from None
    with closing(telling):
        print(voice.say("cli-serve-metrics", url=f"http://{host}:{telling.port}/metrics"))
        yield telling


def _alone(place: str) -> AbstractContextManager[None]:
    """One server writes to a file; several to PostgreSQL share the matches."""
    from throneroom.server.sqlite import for_one_server

    file = file_of(place)
    if file is None:
        return nullcontext()
    check_readable(place)  # a lock beside something else would be left there
    return for_one_server(file)


def _listen(address: "Address") -> socket.socket:
    try:
        return address.listen()
    except OSError as error:
        raise _taken(f"{address.host}:{address.port}", error) from None


def _taken(place: str, error: OSError) -> "Illegal":
    from throneroom.kit.errors import Illegal

    return Illegal("cli-port", sent=place, why=error.strerror or str(error))


# -- what a person is told ----------------------------------------------------------------------------------


def url_of(address: "Address") -> str:
    """The address that a phone on the same network can open."""
    host = own_address() if address.host in EVERYWHERE else address.host
    scheme, place = "https" if address.certificate else "http", f"[{host}]" if ":" in host else host
    return f"{scheme}://{place}:{address.port}"


def own_address() -> str:
    """The address of this machine on its network; its own name for itself where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            found: str = probe.getsockname()[0]
            return found
        except OSError:
            return "127.0.0.1"


def _welcome(url: str, file: str) -> None:
    import segno

    print(voice.say("cli-serve-welcome", url=url))
    segno.make(url, micro=False).terminal(sys.stdout, border=2, compact=True)
    if file:
        print(voice.say("cli-serve-kept", path=file))
    print(voice.say("cli-serve-stop"), flush=True)


def _open(url: str) -> None:
    """In a thread: a browser in the terminal would not give it back."""
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
