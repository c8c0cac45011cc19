"""What keeps strangers from doing harm: origins, headers, rates, slow readers, and secrets that stay secret."""

import asyncio
import json
import logging
import re
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import get
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.rig.serving import AtTable, Clock, Person, Served, quick_server
from tests.server.test_routes import EXPECTED
from throneroom.server import connection, guard, safety, sockets, wire
from throneroom.server.errors import Forbidden, TooMany
from throneroom.server.guard import Deed
from throneroom.server.people import COOKIE
from throneroom.server.safety import HEADERS, POLICY, Rate, check_origin

FOREIGN = "https://evil.example"
WRITES = [route.split() for route in EXPECTED if route.startswith(("POST", "DELETE"))]


# -- where something comes from -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "fine"),
    [
        ({}, True),
        ({"origin": "http://here:8000"}, True),
        ({"origin": "https://throne.example"}, True),
        ({"origin": "http://here"}, False),
        ({"origin": "http://here:8000.evil.example"}, False),
        ({"origin": "https://evil.example/http://here:8000"}, False),
        ({"origin": FOREIGN}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"origin": "http://[::1"}, False),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
    ],
)
def test_only_our_own_pages_and_programs_may_act(headers: dict[str, str], fine: bool) -> None:
    sent = {"host": "here:8000"} | headers
    if fine:
        check_origin(sent, "https://throne.example")
    else:
        with pytest.raises(Forbidden):
            check_origin(sent, "https://throne.example")


async def test_nobody_acts_in_a_guests_name_from_another_site(served: Served) -> None:
    eva, _ = await served.match("trun", "Eva", "Jan")
    for method, path in WRITES:
        path = path.replace("{table:str}", eva.table)
        for headers in ({"Origin": FOREIGN}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
            answer = await eva.person.http.request(method, path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "origin"), path
    for headers, status in (({"Origin": served.url}, 201), ({}, 201)):
        answer = await eva.person.http.post("/api/guests", json={"name": "Eva"}, headers=headers)
        assert answer.status_code == status


async def test_a_form_of_another_site_is_not_read(served: Served) -> None:
    """A form can send text/plain without asking first; JSON it cannot."""
    eva = await served.person("Eva")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        headers = {"Content-Type": kind}
        answer = await eva.http.post("/api/guests", content='{"name":"Mallory"}', headers=headers)
        assert answer.status_code == 400
    assert (await eva.http.get("/api/me")).json()["name"] == "Eva"


async def knock(person: Person, table: str, **headers: str) -> int:
    """The status of a socket that is asked for."""
    address = f"{person.url.replace('http', 'ws')}/api/tables/{table}/socket?protocol={wire.VERSION}"
    try:
        async with connect(address, additional_headers=person.cookie | headers):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


async def test_a_socket_is_opened_from_our_own_pages_and_programs_only(served: Served) -> None:
    eva = await served.person("Eva")
    table = await eva.open_table("trun", 2)
    assert await knock(eva, table) == 101
    assert await knock(eva, table, Origin=served.url) == 101
    for origin in (FOREIGN, "null", served.url + "0"):
        assert await knock(eva, table, Origin=origin) == 403
    served.site.public_url = "https://throne.example"
    assert await knock(eva, table, Origin="https://throne.example") == 101


# -- headers ------------------------------------------------------------------------------------------------


async def test_every_answer_carries_the_headers(served: Served) -> None:
    eva, nobody = await served.person("Eva"), await served.person()
    table = await eva.open_table("trun", 2)
    asked = [route.split() for route in EXPECTED if not route.startswith("SOCKET")]
    asked += [["GET", "/nothing"], ["PUT", "/api/me"], ["OPTIONS", "/api/me"], ["HEAD", "/"], ["GET", "//"]]
    for person in (nobody, eva):
        for method, path in asked:
            answer = await person.http.request(method, path.replace("{table:str}", table))
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, path
            assert "access-control-allow-origin" not in answer.headers
            assert "server" not in answer.headers


async def test_a_defect_is_told_without_details_and_with_the_headers(tmp_path: Path) -> None:
    async def broken() -> str:
        raise RuntimeError("the secret is 42")

    with capture_logs() as lines:
        async with quick_server(tmp_path) as served:
            served.app.register(get("/broken", deed=Deed.SEE_SERVER)(broken))
            answer = await (await served.person("Eva")).http.get("/broken")
            assert answer.status_code == 500
            assert answer.json()["code"] == "defect"
            assert "42" not in answer.text
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
    assert [line["event"] for line in lines if line["log_level"] == "error"] == ["defect"]


async def test_a_defect_in_a_socket_is_noted_and_closes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> bytes:
        raise RuntimeError("the secret is 42")

    with capture_logs() as lines:
        async with quick_server(tmp_path) as served:
            eva, jan = await served.match("trun", "Eva", "Jan")
            with monkeypatch.context() as patch:
                patch.setattr("throneroom.server.deeds.obey", broken)
                await eva.send("say", text="Ahoj")
                await eva.socket.wait_closed()
            assert "42" not in (eva.socket.close_reason or "")
            await jan.must("say", text="Ahoj")
    assert [line["event"] for line in lines if line["log_level"] == "error"] == ["defect"]


def test_no_script_and_no_style_but_our_own_files() -> None:
    rules = dict(rule.strip().split(" ", 1) for rule in POLICY.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert "unsafe" not in POLICY


async def test_our_pages_obey_the_policy(served: Served) -> None:
    nobody = await served.person()
    for path in ("/", "/privacy"):
        page = (await nobody.http.get(path)).text
        assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", page)), path
        assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:|https?://", page), path


# -- too much -----------------------------------------------------------------------------------------------


def test_a_rate_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("throneroom.server.safety.time.monotonic", lambda: now)
    rate = Rate(2, 3)
    for _ in range(3):
        rate.check("here")
    for _ in range(3):
        with pytest.raises(TooMany):
            rate.check("here")
    rate.check("there")  # others are not held up
    now = 0.5
    rate.check("here")
    with pytest.raises(TooMany):
        rate.check("here")
    now = 100.0
    for _ in range(3):
        rate.check("here")
    with pytest.raises(TooMany):
        rate.check("here")


def test_a_rate_remembers_only_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(safety, "MOST_ADDRESSES", 10)
    rate = Rate(0, 1)
    for number in range(100):
        rate.check(str(number))
    assert len(rate._buckets) == 10


async def test_an_address_that_asks_too_often_has_to_wait(served: Served) -> None:
    eva = await served.person("Eva")
    table = await eva.open_table("trun", 2)
    served.site.read_rate, served.site.write_rate, served.site.socket_rate = (Rate(0, n) for n in (5, 3, 2))
    reads = [(await eva.http.get("/api/me")).status_code for _ in range(7)]
    assert reads == [200] * 5 + [429] * 2
    writes = [(await eva.http.post("/api/guests", json={"name": "Eva"})).status_code for _ in range(5)]
    assert writes == [201] * 3 + [429] * 2
    assert [await knock(eva, table) for _ in range(4)] == [101] * 2 + [403] * 2


async def test_a_socket_that_talks_too_fast_is_refused_and_then_closed(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan")
    for _ in range(sockets.AT_ONCE + 3 * sockets.LONGEST_NUISANCE):
        await eva.send("mute", name="Jan")
    assert (await eva.hear_until("refused"))["code"] == "often"
    assert await eva.hear_until("bye") == {"type": "bye", "why": "often", "back": 10}
    await eva.socket.wait_closed()
    await jan.must("say", text="Ahoj")


async def refused_for_haste(place: AtTable, many: int) -> None:
    """So many messages more than a socket may send at once."""
    found = 0
    while found < many:
        found += (await place.ask("mute", name="Jan")).get("code") == "often"


async def test_haste_is_forgiven_with_time(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        eva, _ = await served.match("trun", "Eva", "Jan")
        for _ in range(3):
            await refused_for_haste(eva, sockets.LONGEST_NUISANCE - 1)
            clock.time += 3_600_000
        await refused_for_haste(eva, sockets.LONGEST_NUISANCE)
        for _ in range(sockets.AT_ONCE):
            await eva.send("mute", name="Jan")
        assert (await eva.hear_until("bye"))["why"] == "often"


async def test_a_guest_has_only_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throneroom.server.site.MOST_PER_GUEST", 3)
    async with quick_server(tmp_path) as served:
        served.site.most_sockets = 5
        eva, jan, ivo = [await served.person(name) for name in ("Eva", "Jan", "Ivo")]
        table = await eva.open_table("trun", 2)
        places = [await eva.join(table) for _ in range(3)]
        assert await knock(eva, table) == 403
        places += [await jan.join(table) for _ in range(2)]
        assert await knock(ivo, table) == 403  # so many of one address
        await places[0].socket.close()
        while served.site._sockets["127.0.0.1"] == 5:
            await asyncio.sleep(0.01)
        assert await knock(ivo, table) == 101
        for place in places[1:]:
            await place.socket.close()
        while served.site._sockets:
            await asyncio.sleep(0.01)


async def test_who_reads_too_slowly_is_let_go_while_the_others_play_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "AT_ONCE", 10**6)
    monkeypatch.setattr(connection, "LAST_WORDS", 0.2)
    monkeypatch.setattr(sockets, "LAST_WORDS", 0.2)

    async def fall_asleep(person: Person, table: str) -> socket.socket:
        """A socket that is opened and never read, as from a phone in a tunnel."""
        host, port = person.url.removeprefix("http://").split(":")
        asleep = socket.socket()
        asleep.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        asleep.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(asleep, (host, int(port)))
        lines = [
            f"GET /api/tables/{table}/socket?protocol={wire.VERSION} HTTP/1.1",
            f"Host: {host}:{port}",
            "Connection: Upgrade",
        ]
        lines += ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
        lines += [f"Cookie: {person.cookie['Cookie']}", "", ""]
        await loop.sock_sendall(asleep, "\r\n".join(lines).encode())
        return asleep

    with capture_logs() as lines:
        async with quick_server(tmp_path) as served:
            eva, jan = await served.match("trun", "Eva", "Jan", options={"first": "A"})
            match = served.site.hall.live[eva.table]
            served.server.servers[0].sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            asleep = await fall_asleep(await served.person("Ivo"), eva.table)
            await eva.see(lambda now: now["table"]["watchers"] == 1)
            sent = 0
            while len(match.connections) == 3:
                await eva.must("vote", about="draw", yes=sent % 2 == 0)
                sent += 1
                assert sent < 20_000
            assert all(one.behind <= connection.MOST_WAITING for one in match.connections)
            await eva.must("vote", about="draw", yes=False)
            ends = await asyncio.gather(eva.play_to_the_end(), jan.play_to_the_end())
            assert ends[0]["table"]["result"]["by"] == "played"
            assert ends[0]["table"]["watchers"] == 0
            asleep.close()
    assert [line for line in lines if line["log_level"] == "error"] == []


async def test_no_frame_is_longer_than_agreed(served: Served) -> None:
    assert served.server.config.ws_max_size == wire.LONGEST_FRAME == 16 * 1024
    assert not served.server.config.ws_per_message_deflate  # or a small frame could be a huge message


# -- secrets ------------------------------------------------------------------------------------------------


class Listening(httpx.AsyncBaseTransport):
    """Keeps every answer but those that hand out a secret on purpose."""

    def __init__(self, inner: httpx.AsyncBaseTransport, heard: list[str]) -> None:
        self.inner = inner
        self.heard = heard

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        answer = await self.inner.handle_async_request(request)
        await answer.aread()
        if request.url.path.rpartition("/")[2] not in ("guests", "tables", "invite", "seat-link"):
            self.heard.append(f"{answer.headers} {answer.text}")
        return answer

    async def aclose(self) -> None:
        await self.inner.aclose()


async def blunder(place: AtTable) -> None:
    """Everything that can be refused."""
    http, at = place.person.http, f"/api/tables/{place.table}"
    for path in ("/nothing", f"{at}/record", f"{at}/view?ply=99999", f"{at}/story?as=B", "/api/tables/nosuch"):
        await http.get(path)
    for path in (f"{at}/enter", "/api/seat-links"):
        await http.post(path, json={"secret": "0" * 32})
        await http.post(path, content=b"{")
    for message in ({"do": "play", "action": "x", "asked": 0}, {"do": "start"}, {"do": "sit", "seat": "B"}, {}):
        await place.socket.send(json.dumps(message))
        await place.hear_until("refused")


async def test_no_secret_is_in_a_log_or_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)  # more than the server listens to
    secrets: list[str] = []
    heard: list[str] = []
    frames: list[str] = []

    with capture_logs() as lines:
        async with quick_server(tmp_path) as served:
            eva, jan = await served.match("trun", "Eva", "Jan", public=False)
            match = served.site.hall.live[eva.table]
            for place in (eva, jan):
                place.person.http._transport = Listening(place.person.http._transport, heard)
                secrets.append(place.person.http.cookies[COOKIE].partition(".")[2])
            secrets.append((await eva.person.http.post(f"/api/tables/{eva.table}/invite")).json()["secret"])
            link = (await eva.person.http.post(f"/api/tables/{eva.table}/seat-link")).json()["secret"]
            secrets.extend((link, served.site.hall.key.hex(), match.invite, match.secret))
            await blunder(eva)
            phone = await served.person("Eva")
            assert (await phone.http.post("/api/seat-links", json={"secret": link})).status_code == 200
            again = await phone.join(eva.table)
            with monkeypatch.context() as patch:
                patch.delitem(guard.ALLOWED, Deed.CHAT)
                await again.refused("say", text="Ahoj")
            await asyncio.gather(again.play_to_the_end(), jan.play_to_the_end())
            secrets.remove(match.secret)  # which is published now; it was in no frame before
            before = [frame for place in (eva, again, jan) for frame in place.frames if '"status":"over"' not in frame]
            assert before
            assert not any(match.secret in frame for frame in before)
            frames.extend(frame for place in (eva, again, jan) for frame in place.frames)
            assert match.secret not in str(lines) + caplog.text
    assert secrets
    assert heard
    written = str(lines) + caplog.text + str(heard) + str(frames)
    assert [secret for secret in secrets if secret in written] == []
