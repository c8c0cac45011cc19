"""The version of the protocol is raised when a client that was built for it could not go on, and not before."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from throneroom.server import shapes, wire
from throneroom.server.promises import broken, keep, promises, read

KEPT = Path(__file__).parents[2] / "web" / "promised.txt"
NOW = json.loads(json.dumps(shapes.everything()))
Json = dict[str, Any]


def definitions(whole: Json, part: str) -> Json:
    schema = whole["protocol"] if part == "protocol" else whole["games"][part]["schema"]
    found: Json = schema["$defs"]
    return found


def test_what_is_promised_is_kept() -> None:
    """`make types` writes this file, too."""
    version, kept = read(KEPT.read_text("utf-8"))
    assert version == wire.VERSION, "Say `make types`."
    assert broken(kept, promises(NOW)) == []
    assert kept == promises(NOW), "Say `make types`."


def changed(part: str, name: str, change: Callable[[Json], object]) -> list[str]:
    """What a change of one definition breaks."""
    whole = copy.deepcopy(NOW)
    change(definitions(whole, part)[name])
    assert whole != NOW
    return broken(promises(NOW), promises(whole))


def more(definition: Json, *, needed: bool = False) -> None:
    """Another field."""
    definition["properties"]["mood"] = {"type": "string"}
    definition["required"] += ["mood"] if needed else []


def rename(definition: Json, field: str, other: str) -> None:
    definition["properties"][other] = definition["properties"].pop(field)


Change = tuple[str, str, Callable[[Json], object]]
BREAKING: dict[str, Change] = {
    "a field is gone": ("protocol", "Table", lambda it: it["properties"].pop("ply")),
    "a field has another name": (
        "trun",
        "Table",
        lambda it: rename(it, "led", "first"),
    ),
    "a field has another type": ("trolli", "Side", lambda it: it["properties"].update(cows={"type": "string"})),
    "a field may be missing": ("protocol", "Table", lambda it: it["required"].remove("moments")),
    "it may end in another way": ("protocol", "Result", lambda it: it["properties"]["by"]["enum"].append("bored")),
    "there is another kind of event": ("trun", "Event", lambda it: it["oneOf"].append({"$ref": "#/$defs/Sang"})),
    "a client must say more": ("protocol", "Say", lambda it: more(it, needed=True)),
    "a message is not understood": ("protocol", "Message", lambda it: it["anyOf"].pop()),
}
ADDING: dict[str, Change] = {
    "another field is told": ("protocol", "Table", lambda it: more(it, needed=True)),
    "another field of a game is told": ("trun", "Side", more),
    "a client may say more": ("protocol", "Say", more),
    "there is another message up": ("protocol", "Message", lambda it: it["anyOf"].append({"$ref": "#/$defs/Sing"})),
    "there is another message down": ("protocol", "Told", lambda it: it["anyOf"].append({"$ref": "#/$defs/Sung"})),
    "it is said in other words": ("protocol", "Say", lambda it: it.update(description="-")),
    "there is another limit": ("protocol", "Say", lambda it: it["properties"]["text"].update(maxLength=9)),
}


@pytest.mark.parametrize("what", BREAKING)
def test_what_a_client_relied_on_is_missed(what: str) -> None:
    assert changed(*BREAKING[what])


@pytest.mark.parametrize("what", ADDING)
def test_what_a_client_may_ignore_is_no_reason_to_reload(what: str) -> None:
    assert changed(*ADDING[what]) == []


def test_a_broken_promise_is_written_with_a_new_version_only(tmp_path: Path) -> None:
    file, whole = tmp_path / "promised.txt", copy.deepcopy(NOW)
    keep(file, NOW)
    assert read(file.read_text("utf-8")) == (wire.VERSION, promises(NOW))
    del definitions(whole, "trun")["Table"]["properties"]["led"]
    with pytest.raises(SystemExit, match=r"rely on trun\.Table\.led: raise VERSION"):
        keep(file, whole)
    keep(file, whole | {"version": wire.VERSION + 1})
    assert read(file.read_text("utf-8")) == (wire.VERSION + 1, promises(whole))
