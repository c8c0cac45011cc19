"""What clients of this version of the protocol rely on. docs/protocol.md tells when the version is raised.

`python -m throneroom.server.promises FILE` adds to the file what is new, and refuses where a promise is broken.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from throneroom.server import shapes

Json = dict[str, Any]
Promises = dict[str, str]  # by what is promised: a digest of how it looks
LISTS = ("Message", "Told", "Answer")  # whatever else stands there, nobody has to say or to hear it
FORM = ("type", "enum", "const", "$ref", "anyOf", "oneOf", "items", "prefixItems", "properties", "additionalProperties",
        "required")  # fmt: skip


def promises(whole: Json) -> Promises:
    """Every field and every list of choices, from what `shapes.everything` tells."""
    parts = {"protocol": whole["protocol"]} | {name: game["schema"] for name, game in whole["games"].items()}
    said = {_name(one) for one in whole["protocol"]["$defs"]["Message"]["anyOf"]}
    return {
        f"{part}.{name}{promise}": sha256(json.dumps(_form(looks), sort_keys=True).encode()).hexdigest()[:6]
        for part, schema in parts.items()
        for name, definition in schema["$defs"].items()
        for promise, looks in _of(name, definition, part == "protocol" and name in said)
    }


def _of(name: str, definition: Json, is_said: bool) -> Iterator[tuple[str, Any]]:
    """A field that is told stays; a field that clients need not say is never needed later."""
    needed = definition.get("required", [])
    if name in LISTS:
        yield from ((f".{_name(one)}", one) for one in definition["anyOf"])
    elif "properties" not in definition:
        yield "", definition
    else:
        yield from ((f".{field}", [looks, field in needed]) for field, looks in definition["properties"].items())
        if is_said:
            yield ".", sorted(needed)


def _name(reference: Json) -> str:
    return str(reference["$ref"]).rpartition("/")[2]


def _form(schema: Any) -> Any:
    """Without words and limits."""
    if isinstance(schema, list):
        return [_form(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {key: value for key, value in schema.items() if key in FORM}
    fields = {f".{name}": looks for name, looks in kept.pop("properties", {}).items()}
    return {key: _form(value) for key, value in (kept | fields).items()}


def broken(before: Promises, now: Promises) -> list[str]:
    """What clients relied on, and is no longer so."""
    return sorted(promise for promise, looks in before.items() if now.get(promise) != looks)


def write(version: int, now: Promises) -> str:
    """A line for the version, and one for each promise."""
    return f"version {version}\n" + "".join(f"{promise} {looks}\n" for promise, looks in sorted(now.items()))


def read(text: str) -> tuple[int, Promises]:
    """The version, and what was promised with it."""
    (_, version), *lines = (line.rsplit(" ", 1) for line in text.splitlines())
    return int(version), dict(lines)


def keep(file: Path, whole: Json) -> None:
    """Write what is promised now; a version that was raised promises anew."""
    version, before = read(file.read_text("utf-8")) if file.exists() else (0, {})
    now = promises(whole)
    if version == whole["version"] and (lost := broken(before, now)):
        raise SystemExit(f"Clients of version {version} rely on {', '.join(lost)}: raise VERSION in server/wire.py.")
    file.write_text(write(whole["version"], now), "utf-8")


if __name__ == "__main__":
    keep(Path(sys.argv[1]), shapes.everything())
