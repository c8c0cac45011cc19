"""Leaks to plant in the server: each a small patch of the real code, as a tired programmer might write it."""

import contextlib
import importlib
import importlib.util
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import throneroom.server

SERVER = "throneroom.server"
AROUND = tuple(f"tests.server.rig.{name}" for name in ("serving", "taped", "fixed", "twins", "encoded"))


@dataclass(frozen=True)
class Leak:
    """Replace one piece of a module by another."""

    name: str
    module: str
    honest: str
    leaky: str
    game: str = "tiny"  # whose twins must tell it

    def __str__(self) -> str:
        return self.name

    def source(self, path: Path) -> str:
        """The module with the leak."""
        source = path.read_text("utf-8")
        assert source.count(self.honest) == 1, f"{self.name}: the code to patch has moved"
        return source.replace(self.honest, self.leaky)


@contextlib.contextmanager
def planted(leak: Leak) -> Iterator[ModuleType]:
    """tests.server.rig.twins around a second server, in which there is this leak; the first one is left as it was."""
    mine = {name: module for name, module in sys.modules.items() if name.startswith(SERVER) or name in AROUND}
    honest = throneroom.server
    for name in mine:
        del sys.modules[name]
    try:
        importlib.import_module(SERVER)
        load_leaky(leak)
        yield importlib.import_module("tests.server.rig.twins")
    finally:
        for name in [name for name in sys.modules if name.startswith(SERVER) or name in AROUND]:
            del sys.modules[name]
        sys.modules.update(mine)
        throneroom.server = honest


def load_leaky(leak: Leak) -> None:
    """The patched module first, so that all others find this one."""
    name = f"{SERVER}.{leak.module}"
    spec = importlib.util.find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    exec(compile(leak.source(Path(spec.origin)), spec.origin, "exec"), module.__dict__)


SEEN = "told.append(moment(ply, entry, view, table if table != before else None))"
LEAKS = [
    Leak(
        "one-message-for-all-who-wait",
        "telling",
        "            if reader not in written:\n"
        "                written[reader] = self._message(reader, news, tables)\n"
        "            connection.tell(written[reader])\n",
        "            asked = seat if match.position and seat in match.position.waiting else None\n"
        "            if (asked, *reader[1:]) not in written:\n"
        "                written[asked, *reader[1:]] = self._message(reader, news, tables)\n"
        "            connection.tell(written[asked, *reader[1:]])\n",
    ),
    Leak("watcher-sits-down", "telling", "position.saw(ply, observer)", "position.saw(ply, max(observer, 0))"),
    Leak(
        "faces-in-the-news",
        "telling",
        SEEN,
        SEEN.replace("view, ", "View(position.game, observer, position.state()), "),
    ),
    Leak(
        "action-in-the-news",
        "telling",
        SEEN,
        f"{SEEN}\n        told[-1].events.append({{'did': entry[1]}})",
    ),
    Leak(
        "version-from-the-log",
        "telling",
        "ply=match.ply,",
        "ply=hash(tuple(position.log)) % 1000 if position else 0,",
    ),
    Leak(
        "a-bit-of-a-sealed-answer",
        "telling",
        "resigned=seat.resigned,",
        "resigned=bool(match.position and int(match.position.state()['sealed'][0][number]) & 1),",
    ),
    Leak("guest-for-name", "telling", "name=seat.name,", "name=seat.guest or seat.name,"),
    Leak("secret-in-the-facts", "telling", 'if match.status == "over" else None', "if match.position else None"),
    Leak("secret-for-the-curious", "routes", "secret=match.secret if over else None,", "secret=match.secret,"),
    Leak(
        "others-eyes",
        "routes",
        'if wanted != own and match.status != "over":',
        'if wanted != own and match.status == "open":',
    ),
    Leak(
        "early-record", "routes", 'if match.status != "over" or match.position is None:', "if match.position is None:"
    ),
    Leak(
        "one-story-for-all",
        "routes",
        "    told = []\n",
        "    kept, observer = match.__dict__.setdefault('stories', {}), eyes_of(match, guest, eyes)\n"
        "    if match.ply not in kept:\n"
        "        kept[match.ply] = list(past.story(match, observer, tables))\n"
        "    return kept[match.ply]\n",
    ),
    Leak(
        "table-of-somebody-else",
        "telling",
        "before, table = table, view.json()",
        "before, table = table, (view if ply == position.ply - 1 else position.saw(ply, 0)).json()",
    ),
    Leak("story-of-somebody-else", "past", "view = again.view(observer)", "view = again.view(max(observer, 0))"),
    Leak(
        "next-entry",
        "past",
        ".view(observer).json()\n",
        ".view(observer).json() | {'next': match.position.log[ply:][:1]}\n",
    ),
    Leak("export-of-the-table", "hall", " & (s.c.seat == moves.c.seat)", ""),
    Leak(
        "tag-of-the-state",
        "routes",
        "    match, _ = await table_for(request, table)\n    return facts_of(match)",
        "    match, _ = await table_for(request, table)\n"
        "    tag = str(hash(match.position.state().tobytes()) if match.position else 0)\n"
        "    return Response(facts_of(match), headers={'etag': tag})",
    ),
    Leak(
        "refusal-tells-what-is-legal",
        "deeds",
        "    return await match.enter(seat, message.action, message.asked, message.id)",
        "    try:\n"
        "        return await match.enter(seat, message.action, message.asked, message.id)\n"
        "    except Exception as refusal:\n"
        "        refusal.arguments['legal'] = ', '.join(match.position.legal(match.position.actor))\n"
        "        raise",
    ),
    Leak(
        "refusal-for-all",
        "sockets",
        "connection.tell(wire.refused(refusal, message_id))",
        "[each.tell(wire.refused(refusal, message_id)) for each in match.connections]",
    ),
    Leak("bot-gets-the-state", "thinking", "view.array.tobytes()", "match.position.state().tobytes()"),
    Leak(
        "bytes-in-the-metrics",
        "metrics",
        "            self.move_seconds.observe(seconds)",
        "            self.move_seconds.observe(seconds)\n            self.changes.inc(len(message.action))",
        "krvavy_trun",
    ),
]
