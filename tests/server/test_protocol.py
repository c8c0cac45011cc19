"""docs/protocol.md holds: every message has one example that can be read, every route and limit stands there."""

import json
import re
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest

from throneroom.bots import bot_names
from throneroom.games import GAMES
from throneroom.server import callers, clocks, connection, deeds, hall, pace, people, shapes, site, sockets, wire
from throneroom.server.routes import API

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLE = re.compile(r"^### (\w+)$(?:(?!^###).)*?^```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EXAMPLES = EXAMPLE.findall(PAGE)
SCHEMA = shapes.protocol()
UP = [(name, text) for name, text in EXAMPLES if "do" in json.loads(text)]
DOWN = [(name, text) for name, text in EXAMPLES if "type" in json.loads(text)]


def valid(kind: str, value: Any) -> bool:
    return jsonschema_rs.is_valid({**SCHEMA, "$ref": f"#/$defs/{kind}"}, value)


def tags(union: Any) -> list[str]:
    return sorted(struct.__struct_config__.tag for struct in get_args(union))


def test_the_client_is_built_for_what_the_server_speaks() -> None:
    """`make types` writes this file; the client's types are made from it."""
    kept = (Path(__file__).parents[2] / "web" / "protocol.json").read_text("utf-8")
    assert json.loads(kept) == shapes.everything()


def test_every_message_has_one_example() -> None:
    assert sorted(name for name, _ in UP) == tags(wire.Message)
    assert sorted(name for name, _ in DOWN) == tags(wire.Told)
    assert PAGE.count("```json") == len(EXAMPLES)


@pytest.mark.parametrize(("name", "text"), UP, ids=[name for name, _ in UP])
def test_what_a_client_may_say(name: str, text: str) -> None:
    message: Any = wire.read(text)
    assert type(message).__struct_config__.tag == name
    assert valid("Message", json.loads(text))
    assert not valid("Message", {**json.loads(text), "nonsense": 1})
    assert msgspec.to_builtins(message) == json.loads(text)  # nothing is left out


@pytest.mark.parametrize(("name", "text"), DOWN, ids=[name for name, _ in DOWN])
def test_what_a_client_is_told(name: str, text: str) -> None:
    message: Any = msgspec.json.decode(text, type=wire.Told, strict=True)
    assert type(message).__struct_config__.tag == name
    assert valid("Told", json.loads(text))
    assert not valid("Told", {"type": name})
    read, sent = json.loads(wire.encode(message)), json.loads(text)
    for part in ("moments", "view"):  # what belongs to a game is not read here
        read.pop(part, None)
        sent.pop(part, None)
    assert read == sent


def test_what_a_game_adds_is_as_the_game_declares_it() -> None:
    told = json.loads(dict(DOWN)["table"])
    own = shapes.of_game(GAMES[told["table"]["game"]])
    parts = {"event": told["moments"][0]["events"], "action": told["view"]["legal"]}
    for part, examples in parts.items():
        schema = {**own["properties"][part], "$defs": own["$defs"]}
        assert examples
        assert all(jsonschema_rs.is_valid(schema, example) for example in examples), part
        assert not any(jsonschema_rs.is_valid(schema, {"text": example}) for example in examples), part


def test_every_reason_to_say_goodbye_is_told() -> None:
    for why in get_args(wire.Bye.__annotations__["why"]):
        assert f"| `{why}` |" in PAGE


def test_every_status_is_told() -> None:
    for status in get_args(wire.Facts.__annotations__["status"]):
        assert re.search(rf"^\| `{status}` \| \w", PAGE, re.MULTILINE), status
    for by in get_args(wire.Result.__annotations__["by"]):
        assert f"`{by}`" in PAGE.partition("| `over` |")[2].partition("\n")[0], by


def test_every_route_is_listed() -> None:
    listed = set(re.findall(r"^\| `(GET|POST|DELETE) (/api/[^`?]+)", PAGE, re.MULTILINE))
    served = {
        (method, path.replace(":str", ""))
        for handler in API
        for path in handler.paths
        for method in handler.http_methods
        if method != "HEAD"
    }
    assert listed == served


def test_the_times_of_bots_and_clocks_are_the_real_ones() -> None:
    rows = re.findall(r"^\| (`.*`) \| ([\d.]+)", PAGE.partition("## When bots answer")[2], re.MULTILINE)
    told = {level: float(seconds) for levels, seconds in rows for level in re.findall(r"`(\w+)`", levels)}
    assert told == {level: pace.by_level(level, 0.0, 0.0) for level in bot_names(GAMES["trun"])}
    assert f"{clocks.GRACE // clocks.SECOND} seconds, once" in PAGE


def test_the_limits_are_the_real_ones() -> None:
    limits = PAGE.partition("## Limits")[2].partition("## ")[0]
    for number in (
        sockets.A_SECOND,
        sockets.AT_ONCE,
        sockets.LONGEST_NUISANCE,
        round(1 / sockets.FORGIVEN),
        connection.MOST_WAITING,
        callers.MOST_CALLERS,
        callers.MOST_OF_ONE,
        int(callers.LONGEST_REQUEST),
        int(callers.LONGEST_ANSWER),
        site.MOST_SOCKETS,
        site.MOST_PER_GUEST,
        *site.REPLAYS,
        *site.REPLAYS_OF_ONE,
        hall.MOST_TABLES,
        hall.MOST_BOTS,
        people.LONGEST_NAME,
        deeds.LONGEST_CHAT,
        hall.CHAT[1],
        wire.LONGEST_FRAME // 1024,
    ):
        assert re.search(rf"\b{number:,}\b", limits), number
