"""Rude clients: wrong types, huge, deep, binary, out of order, resent, mutated. Nothing breaks, the match goes on."""

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Iterator
from itertools import product
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from tests.server.rig.serving import AtTable, Person, Served, quick_server
from tests.server.test_routes import routes_of
from throneroom.kit.errors import Malformed
from throneroom.server import sockets, wire
from throneroom.server.past import replayed
from throneroom.server.people import COOKIE

VALID: list[dict[str, Any]] = [
    {"do": "play", "action": "play G7", "asked": 29, "id": "c-1", "offer": 100},
    {"do": "undo", "ply": 29},
    {"do": "dismiss"},
    {"do": "sit", "seat": "A", "luck": "0f"},
    {"do": "stand"},
    {"do": "bot", "seat": "B", "level": "uniform"},
    {"do": "open", "seat": "B"},
    {"do": "start"},
    {"do": "hand", "level": "uniform"},
    {"do": "back"},
    {"do": "resign"},
    {"do": "vote", "about": "draw", "yes": True},
    {"do": "rematch"},
    {"do": "say", "text": "Ahoj"},
    {"do": "emote", "what": "oops"},
    {"do": "mute", "name": "Jan", "on": True},
    {"do": "close"},
    {"do": "remove", "name": "watcher"},
    {"do": "silence", "name": "Jan", "on": True},
    {"do": "why", "thing": "G7"},
]
ENDS = ("close", "remove")  # after these there is less to be tried
WRONG: list[Any] = [
    None,
    True,
    -1,
    0,
    2**63,
    2**64,
    10**30,
    1e308,
    "",
    "x" * 201,
    "\u0000",
    "💥",
    [],
    {},
    [[]],
    {"a": 1},
]
DEEP = "[" * 8000 + "]" * 8000
NO_MESSAGE = ["", " ", "{", "}", "null", "1", '"x"', "[]", "{}", "NaN", "\u0000", DEEP, '{"do":' + DEEP[:8000] + "}"]


def clumsy() -> Iterator[str]:
    """Every message with every field wrong, missing or too much."""
    for message in VALID:
        for field in message:
            yield json.dumps({name: value for name, value in message.items() if name != field})
            yield from (json.dumps(message | {field: wrong}) for wrong in WRONG)
        yield json.dumps(message | {"more": 1})
        yield json.dumps([message])
        yield json.dumps(message)[:-1]
        yield json.dumps(message) * 2


def mutated(chance: random.Random, message: str) -> str:
    """A few characters changed, doubled or lost."""
    letters = list(message)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(letters))
        letters[place] = chance.choice(["", letters[place] * 2, chance.choice('{}[]",:0eE-\\\u0000\u2028💥'), "9" * 40])
        letters = letters or [" "]
    return "".join(letters)


def would_act(message: str) -> bool:
    """Is it by accident a message that the server would rightly obey?"""
    try:
        return not isinstance(wire.read(message), wire.Mute | wire.Why)
    except Malformed:
        return False


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    """A server that may not note a defect."""
    with capture_logs() as lines:
        async with quick_server(tmp_path) as served:
            yield served
    assert [line for line in lines if line["log_level"] in ("error", "critical")] == []


@pytest.fixture(autouse=True)
def _in_no_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "AT_ONCE", 10**6)


async def still_answers(place: AtTable) -> None:
    await place.send("mute", name="nobody", id="still here")
    while (await place.hear()).get("id") != "still here":
        pass


def unharmed(served: Served, place: AtTable) -> bytes:
    """The state, which is what the log leads to."""
    match = served.site.hall.live[place.table]
    assert match.position is not None
    state = match.position.state().tobytes()
    assert replayed(match, match.ply).state().tobytes() == state
    return state


async def send_all(place: AtTable, messages: Iterator[str]) -> None:
    """Every message is refused, or answered if it can do no harm."""
    for message in messages:
        await place.socket.send(message)
        while (answer := await place.hear())["type"] not in ("refused", "done", "because"):
            pass
        assert answer["type"] == "refused" or not would_act(message), message


# -- the socket ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["seated", "watcher"])
async def test_what_is_no_message_is_refused(who: str, served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan")
    place = eva if who == "seated" else await (await served.person("watcher")).join(eva.table)
    before = unharmed(served, eva)
    await send_all(place, (message for message in [*NO_MESSAGE, *clumsy()] if not would_act(message)))
    assert unharmed(served, eva) == before
    await still_answers(place)
    await still_answers(jan)


SEEDS = [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 100))]


@pytest.mark.parametrize("seed", SEEDS)
async def test_mutated_messages_do_no_harm(seed: int, served: Served) -> None:
    chance = random.Random(seed)
    messages = [mutated(chance, json.dumps(chance.choice(VALID))) for _ in range(1000)]
    eva, jan = await served.match("trun", "Eva", "Jan")
    before = unharmed(served, eva)
    await send_all(eva, (message for message in messages if not would_act(message)))
    assert unharmed(served, eva) == before
    for place in (eva, jan):
        await still_answers(place)


@pytest.mark.parametrize("seed", SEEDS)
async def test_any_messages_in_any_order_do_no_harm(seed: int, served: Served) -> None:
    """Valid ones as well, from everybody at once: the match may end, but it stays what its log says."""
    chance = random.Random(seed)

    async def rave(place: AtTable, served: Served) -> None:
        for n in range(150):
            wishes = VALID if n > 120 else [wish for wish in VALID if wish["do"] not in ENDS]
            message = chance.choice(wishes) | {"id": f"c-{chance.randrange(20)}"}
            if message["do"] == "play" and (place.now.get("asked") is not None):
                legal = place.now["view"]["legal"]
                message |= {"asked": place.now["asked"], "action": chance.choice(legal)["text"]}
            await place.send(**message)
            if n % 10 == 9:
                await still_answers(place)

    places = await served.match("krvavy_trun", "Eva", "Jan", "Ivo")
    places.append(await (await served.person("watcher")).join(places[0].table))
    *seated, watcher = await asyncio.gather(*(rave(place, served) for place in places), return_exceptions=True)
    assert seated == [None] * 3
    assert watcher is None or isinstance(watcher, ConnectionClosed)  # the host may have sent them away
    for place in places[:3]:
        await still_answers(place)
    unharmed(served, places[0])


async def test_a_frame_that_is_too_long_closes_the_socket(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan")
    long = json.dumps({"do": "say", "text": "x" * (wire.LONGEST_FRAME - 25)})
    assert len(long) == wire.LONGEST_FRAME
    await eva.socket.send(long)
    assert (await eva.hear_until("refused"))["code"] == "message"
    await eva.socket.send(long + " ")
    assert await closed(eva) == 1009
    await still_answers(jan)
    await still_answers(await eva.person.join(eva.table))


async def test_binary_frames_are_refused_and_broken_text_closes_the_socket(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan")
    for frame in (b"", b"\x00\xff", msgspec.json.encode(VALID[0]), msgspec.msgpack.encode(VALID[0])):
        await eva.socket.send(frame)
        assert (await eva.hear_until("refused"))["code"] == "message"
    await still_answers(eva)
    await eva.socket.send(b'{"do":"say","text":"\xff\xfe"}', text=True)
    assert await closed(eva) == 1007
    await still_answers(jan)


async def closed(place: AtTable) -> int:
    """The code with which the server closes this socket."""
    await place.socket.wait_closed()
    assert place.socket.close_code is not None
    return place.socket.close_code


async def test_the_same_message_again_and_again_plays_once(served: Served) -> None:
    eva, jan = await served.match("trun", "Eva", "Jan", options={"first": "A"})
    now = await eva.see(lambda now: now["asked"] is not None)
    action, ply = now["view"]["legal"][0]["text"], now["ply"]
    for _ in range(50):
        await eva.send("play", action=action, asked=now["asked"], id="once")
    for _ in range(50):
        assert (await eva.hear_until("done"))["ply"] == ply
    await jan.see(lambda now: now["ply"] > ply)
    assert sum(seat == 0 for seat, *_ in served.site.hall.live[eva.table].position.log) == 1  # type: ignore[union-attr]


def test_every_field_of_every_message_is_tried_here() -> None:
    tried = {message["do"]: message.keys() - {"do", "id"} for message in VALID}
    assert tried == {it.__struct_config__.tag: {*it.__struct_fields__} - {"id"} for it in get_args(wire.Message)}
    assert all(isinstance(wire.read(json.dumps(message)), get_args(wire.Message)) for message in VALID)


# -- requests -----------------------------------------------------------------------------------------------

BODIES: list[bytes] = [
    b"",
    b"null",
    b"{",
    b"[]",
    b'{"name":1}',
    b'{"name":"\xff"}',
    b'{"name":"\\ud800"}',
    b'{"name":"Eva","name":"Jan"}',
    b'{"secret":"' + b"0" * 31 + b'"}',
    b'{"game":"trun","seats":1e400}',
    b'{"game":"trun","seats":2,"options":{"first":{}}}',
    b'{"game":"trun","seats":2,"clock":{"bank":1e30}}',
    DEEP.encode(),
    b'{"name":"' + b"x" * 20_000 + b'"}',
]
TABLES = ["x", "%00", "..%2f..", "%ff", "č", "x" * 5000, "'; drop table guests; --", "{table}", "nosuchtable?as=A", ""]
QUERIES = ("", "?ply=-1", "?ply=1e9", "?as=Z", "?played=x&thing=%00")
HEADERS: list[dict[str, str]] = [
    {"Cookie": "throneroom=" + "x" * 4000},
    {"Cookie": "throneroom=.; throneroom=a.b; =;;"},
    {"Cookie": 'throneroom="\\303\\251.\\377"'},
    {"Content-Type": "text/plain"},
    {"Content-Type": "application/x-www-form-urlencoded"},
    {"Content-Type": "multipart/form-data; boundary=x"},
    {"Content-Type": "application/json; charset=utf-7"},
    {"Content-Type": ""},
    {"Origin": "null"},
    {"Origin": "http://[::1"},
    {"Accept": "application/xml"},
]


async def test_no_request_breaks_anything(served: Served) -> None:
    eva = await served.person("Eva")
    table, name = await eva.open_table("trun", 2), {"name": "Eva"}
    found = (route.split() for route in routes_of(served.app) if not route.startswith("SOCKET"))
    routes = sorted(found, reverse=True)  # to leave comes last
    for method, path in routes:
        if method != "GET":
            here = filled(path, table)
            sent = [{"content": body, "headers": {"Content-Type": "application/json"}} for body in BODIES]
            sent += [{"content": json.dumps(name), "headers": headers} for headers in HEADERS]
            for more in sent if method != "DELETE" else sent[-len(HEADERS) :]:
                await no_defect(eva, method, here, **more)
        for sign, query in product(TABLES, QUERIES) if "{" in path else [("", query) for query in QUERIES]:
            await no_defect(eva, "GET", filled(path, sign) + query)
    assert (await eva.http.get("/api/tables")).status_code == 200


def filled(path: str, sign: str) -> str:
    """A route with this for its table or game."""
    return re.sub("{.*?}", lambda _: sign, path)


async def no_defect(eva: Person, method: str, path: str, **more: Any) -> None:
    """Refused, or answered; a cookie that was taken away by it is given back."""
    cookie = eva.http.cookies[COOKIE]
    answer = await eva.http.request(method, path, **more)
    assert answer.status_code < 500, (method, path, more)
    eva.http.cookies.clear()
    eva.http.cookies.set(COOKIE, cookie)


async def test_a_body_that_is_too_long_is_refused(served: Served) -> None:
    eva = await served.person("Eva")
    answer = await eva.http.post("/api/guests", json={"name": "x" * wire.LONGEST_FRAME})
    assert answer.status_code == 413
    assert answer.json()["code"] == "request"
