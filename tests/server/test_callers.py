"""Connections that say nothing, little or too slowly: they are closed, and keep nobody out."""

import asyncio
import contextlib
import signal
import socket
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from litestar import get

from tests.server.rig.killable import Server
from tests.server.rig.serving import Served, quick_server
from tests.server.rig.tls import TLS
from throneroom.server import callers
from throneroom.server.callers import Caller, Callers
from throneroom.server.guard import Deed
from throneroom.server.hosting import Polite
from throneroom.server.safety import Rate, network_of

resource = pytest.importorskip("resource")
SILENT = 1100
FEW = 1024  # file descriptors, as a shell grants them
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HEAD = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n"


@contextlib.asynccontextmanager
async def called(served: Served) -> AsyncIterator[Streams]:
    """A connection of somebody who does not speak as a browser does."""
    streams = await asyncio.open_connection("127.0.0.1", int(served.url.rpartition(":")[2]))
    try:
        yield streams
    finally:
        streams[1].close()
        with contextlib.suppress(OSError):
            await streams[1].wait_closed()


def crowd_of(served: Served) -> Callers:
    assert isinstance(served.server, Polite)
    return served.server.crowd


async def is_closed(streams: Streams, within: float) -> bool:
    """Does the server hang up in this time?"""
    try:
        async with asyncio.timeout(within):
            return await streams[0].read() is not None
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


# -- those who say nothing ----------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def silent(port: int, many: int) -> AsyncIterator[None]:
    """So many connections on which nothing is said."""
    with contextlib.ExitStack() as stack:
        for _ in range(many):
            line = stack.enter_context(socket.socket())
            line.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                line.connect(("127.0.0.1", port))
        await asyncio.sleep(2)
        yield


@pytest.fixture
def _many_files() -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 2 * SILENT:
        pytest.skip("this machine grants too few file descriptors")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 2 * SILENT), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.usefixtures("_many_files")
@pytest.mark.parametrize("flags", [(), ("--tls",)], ids=["http", "https"])
async def test_a_newcomer_is_served_beside_1100_silent_connections(
    flags: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start_with_few(self: Server) -> None:
        with self.log.open("ab") as log:
            limited = ["/bin/sh", "-c", f'ulimit -n {FEW} && exec "$@"', "sh", *self.command]
            self.process = subprocess.Popen(limited, stdout=log, stderr=log, start_new_session=True)

    monkeypatch.setattr(Server, "start", start_with_few)
    server = Server(tmp_path / "hall.db", *flags)
    server.start()
    try:
        await server.answers()
        client = httpx.AsyncClient(base_url=server.url, timeout=10, verify=False)
        async with silent(server.port, SILENT), client as http:
            for _ in range(3):
                begin = time.perf_counter()
                assert (await http.get("/", headers={"Connection": "close"})).status_code in (200, 404)
                assert time.perf_counter() - begin < 2
                await asyncio.sleep(0.5)
    finally:
        server.end(signal.SIGKILL)


@pytest.mark.parametrize("tls", [(None, None), TLS], ids=["http", "https"])
async def test_the_longest_silent_of_an_address_makes_room(
    tls: tuple[Path | None, Path | None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(callers, "MOST_OF_ONE", 4)
    async with quick_server(tmp_path, tls=tls) as served:
        async with contextlib.AsyncExitStack() as stack:
            first, *others = [await stack.enter_async_context(called(served)) for _ in range(4)]
            newcomer = await served.person("Eva")
            assert (await newcomer.http.get("/api/me")).status_code == 200
            assert await is_closed(first, 1)
            assert not await is_closed(others[-1], 0.1)
            await newcomer.http.aclose()
        while crowd_of(served).count:
            await asyncio.sleep(0.01)
        assert not crowd_of(served)._silent_of


async def test_whoever_plays_is_not_cut_off_for_a_newcomer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with quick_server(tmp_path) as served:
        eva, jan = await served.match("trun", "Eva", "Jan")
        for place in (eva, jan):
            await place.person.http.aclose()
        crowd = crowd_of(served)
        while crowd.total > 2:
            await asyncio.sleep(0.01)
        monkeypatch.setattr(crowd, "most_of_one", 2)
        async with called(served) as (reader, _):
            assert (await reader.read()).startswith(b"HTTP/1.1 503 ")
        await jan.must("say", text="Ahoj")
        await jan.socket.close()
        while crowd.total > 1:
            await asyncio.sleep(0.01)
        async with called(served) as streams:
            assert not await is_closed(streams, 0.1)


def test_all_addresses_together_have_an_end() -> None:
    class Called(Caller):
        def __init__(self, address: str) -> None:
            self.address, self.is_gone = address, False

        def hang_up(self) -> None:
            self.is_gone = True
            crowd.note_request(self)

    crowd = Callers(3, 2)
    here, there, elsewhere = (Called(str(n)) for n in range(3))
    for caller in (here, there, elsewhere):
        assert crowd.admit(caller)
        crowd.note_silence(caller)
    crowd.note_request(here)
    assert crowd.admit(Called("3"))
    assert [caller.is_gone for caller in (here, there, elsewhere)] == [False, True, False]
    assert crowd.admit(Called("4"))
    assert not crowd.admit(Called("5"))  # nobody is silent any more
    assert not here.is_gone


# -- those who are slow -------------------------------------------------------------------------------------


@pytest.fixture
async def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """A server that waits for half a second."""
    hurry(monkeypatch)
    async with quick_server(tmp_path) as served:
        yield served


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "LONGEST_REQUEST", 0.5)
    monkeypatch.setattr(callers, "LONGEST_ANSWER", 0.5)


async def drip(streams: Streams, sent: bytes) -> None:
    with contextlib.suppress(OSError):
        for byte in sent:
            streams[1].write(bytes([byte]))
            await streams[1].drain()
            await asyncio.sleep(0.1)


@pytest.mark.parametrize(
    ("at_once", "slowly"),
    [
        (b"", b""),
        (b"", b"GET / HTTP/1.1\r\nHost: example\r\nX-Slow: yes\r\n"),
        (b"", b"\r\n" * 40),
        (HEAD, b'{"name": "' + b"x" * 40),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /healthz HTTP/1.1\r\nHost: example\r\n"),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", b"\r\n" * 40),
        (HEAD.replace(b"Host: x", b"Host: x\r\nOrigin: https://evil.example"), b'{"name": "' + b"x" * 40),
    ],
    ids=["nothing", "head", "lines", "body", "second head", "lines after an answer", "body of what is refused"],
)
async def test_a_slow_request_is_cut_off(at_once: bytes, slowly: bytes, hasty: Served) -> None:
    async with called(hasty) as streams:
        streams[1].write(at_once)
        dripping = asyncio.create_task(drip(streams, slowly))
        begin = time.perf_counter()
        assert await is_closed(streams, 3)
        assert time.perf_counter() - begin < 2.5
        dripping.cancel()
    while crowd_of(hasty).count:
        await asyncio.sleep(0.01)


async def test_whoever_does_not_read_an_answer_is_cut_off(hasty: Served) -> None:
    async def big() -> bytes:
        return b"x" * 30_000_000

    hasty.app.register(get("/big", deed=Deed.SEE_SERVER)(big))
    async with called(hasty) as streams, asyncio.timeout(5):
        streams[1].write(b"GET /big HTTP/1.1\r\nHost: x\r\n\r\n")
        while not crowd_of(hasty).count:
            await asyncio.sleep(0.01)
        while crowd_of(hasty).count:
            await asyncio.sleep(0.01)


async def test_whoever_goes_on_reading_gets_all_of_an_answer(hasty: Served) -> None:
    length, part = 30_000_000, 1_000_000

    async def big() -> bytes:
        return b"x" * length

    hasty.app.register(get("/big", deed=Deed.SEE_SERVER)(big))
    async with called(hasty) as (reader, writer):
        writer.write(b"GET /big HTTP/1.1\r\nHost: x\r\n\r\n")
        await reader.readuntil(b"\r\n\r\n")
        begin = time.perf_counter()
        for _ in range(length // part):
            await reader.readexactly(part)
            await asyncio.sleep(0.1)
        assert time.perf_counter() - begin > 4 * callers.LONGEST_ANSWER


async def test_a_request_that_takes_long_and_a_table_where_nobody_speaks_are_not_cut_off(hasty: Served) -> None:
    async def long() -> str:
        await asyncio.sleep(1.5)
        return "done"

    hasty.app.register(get("/long", deed=Deed.SEE_SERVER)(long))
    eva, _ = await hasty.match("trun", "Eva", "Jan")
    assert (await eva.person.http.get("/long")).text == "done"
    assert (await eva.person.http.get("/api/me")).status_code == 200
    await eva.must("say", text="Ahoj")


# -- before anything can be said ----------------------------------------------------------------------------


@pytest.mark.parametrize("slowly", [b"", b"\x16\x03\x01\x02\x00\x01" + b"x" * 40], ids=["nothing", "a beginning"])
async def test_a_slow_handshake_is_cut_off(slowly: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hurry(monkeypatch)
    async with quick_server(tmp_path, tls=TLS) as served, called(served) as streams, asyncio.timeout(10):
        while not crowd_of(served).total:
            await asyncio.sleep(0.01)
        dripping = asyncio.create_task(drip(streams, slowly))
        assert await is_closed(streams, 3)
        await dripping
        while crowd_of(served).total:
            await asyncio.sleep(0.01)


async def test_who_speaks_no_tls_is_cut_off(tmp_path: Path) -> None:
    async with quick_server(tmp_path, tls=TLS) as served, called(served) as streams:
        streams[1].write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert await is_closed(streams, 3)


async def test_a_match_is_played_over_tls(tmp_path: Path) -> None:
    async with quick_server(tmp_path, tls=TLS) as served:
        eva, jan = await served.match("trun", "Eva", "Jan")
        assert "secure" in str(await headers_of_a_new_guest(served))
        ends = await asyncio.gather(eva.play_to_the_end(), jan.play_to_the_end())
        assert {end["table"]["status"] for end in ends} == {"over"}
        for person in served.people:
            await person.leave()
        while crowd_of(served).total:
            await asyncio.sleep(0.01)


async def headers_of_a_new_guest(served: Served) -> str:
    """The cookie goes over TLS alone."""
    answer = await (await served.person()).http.post("/api/guests", json={"name": "Ivo"})
    return answer.headers["set-cookie"].lower()


# -- addresses ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:ffff:ffff:ffff", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_ipv6_counts_as_one(address: str, counted: str) -> None:
    assert network_of(address) == counted


async def test_whoever_has_a_network_has_the_limit_of_one_address(tmp_path: Path) -> None:
    async with quick_server(tmp_path, proxies=("127.0.0.1",)) as served:
        served.site.read_rate = Rate(0, 3)
        nobody = await served.person()
        found = [
            (await nobody.http.get("/api/games", headers={"X-Forwarded-For": address})).status_code
            for address in ("2001:db8::1", "2001:db8::2", "2001:db8::3:4:5", "2001:db8::6", "2001:db8:0:1::1")
        ]
        assert found == [200, 200, 200, 429, 200]
