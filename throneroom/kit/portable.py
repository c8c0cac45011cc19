"""Portable rules: a game's WebAssembly module (`make rules`), run by wasmtime. docs/abi.md tells what is in one.

A module that was made from other sources than these is never used: interpreted rules step in, and one line says so.
"""

import atexit
import ctypes
import hashlib
import json
import threading
import warnings
import weakref
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from throneroom.kit.sources import OURS, digest
from throneroom.kit.speed import PORTABLE, SPEED
from throneroom.kit.state import States

MODULES = OURS / "modules"
KEPT = MODULES / "kept"  # of earlier versions, as `trun@1`
ABI = 1


class StaleWarning(UserWarning):
    """A module does not fit the sources."""

    def __init__(self, game: str) -> None:
        self.game = game
        super().__init__(f"The module of {game} was made from other sources: it runs interpreted until `make rules`.")


class Module:
    """One game's rules, search and hand-made play, ready to be opened by any thread."""

    def __init__(self, code: bytes, layout: dict[str, Any]) -> None:
        import wasmtime

        self.layout = layout
        self.rooms: dict[str, Any] = layout["rooms"]
        self._made = _kept(wasmtime.Module(_engine(), code))
        self._here = threading.local()

    def opened(self, place: str, kind: np.dtype[Any]) -> tuple[States, dict[str, Callable[[], object]]]:
        """A room in this thread's memory of the module, and its doors."""
        if not hasattr(self._here, "instance"):
            self._here.instance = Instance(self._made)
        block = self._here.instance.block(place, kind)
        return block, {name: self._here.instance.door(f"{place}.{name}") for name in self.rooms[place]["doors"]}

    def kind_of(self, place: str) -> np.dtype[Any]:
        """What a room looks like, by what stands beside the module alone: an earlier version has no sources."""
        return _record(self.rooms[place])


def _record(told: dict[str, Any]) -> np.dtype[Any]:
    """A layout as it was told: where each field begins, its kind and shape."""
    fields = told["fields"]
    kinds = [_record(field) if field["kind"] == "record" else np.dtype(field["kind"]) for field in fields.values()]
    shaped = [(kind, tuple(field.get("shape", ()))) for kind, field in zip(kinds, fields.values(), strict=True)]
    offsets = [field["at"] for field in fields.values()]
    made = np.dtype({"names": [*fields], "formats": shaped, "offsets": offsets, "itemsize": told["size"]})
    return np.dtype((np.record, made))


class Instance:
    """A module with memory of its own. It belongs to the thread that made it."""

    def __init__(self, made: Any) -> None:
        import wasmtime

        self._store = _kept(wasmtime.Store(_engine()))
        self._exports = wasmtime.Instance(self._store, made, []).exports(self._store)
        memory: Any = self._exports["memory"]
        begin = ctypes.addressof(memory.data_ptr(self._store).contents)
        self._bytes = (ctypes.c_uint8 * memory.data_len(self._store)).from_address(begin)  # it never grows

    def block(self, place: str, kind: np.dtype[Any]) -> States:
        """A room as NumPy sees it."""
        at: Any = self._exports[place]
        return np.frombuffer(self._bytes, kind, 1, at.value(self._store))

    def door(self, name: str) -> Callable[[], object]:
        """A function without arguments. wasmtime asks for its type in every call: half of what it costs."""
        function: Any = self._exports[name]
        function.type = _takes_nothing
        return partial(function, self._store)


class _Nothing(NamedTuple):
    """The type of a function without arguments and results."""

    params: tuple[()] = ()
    results: tuple[()] = ()


def _takes_nothing(store: Any, nothing: _Nothing = _Nothing()) -> _Nothing:
    return nothing


@cache
def _engine() -> Any:
    import wasmtime

    return _kept(wasmtime.Engine())


_open: weakref.WeakSet[Any] = weakref.WeakSet()


def _kept(thing: Any) -> Any:
    """To be closed before Python takes itself apart: afterwards wasmtime could not do so in silence."""
    _open.add(thing)
    return thing


@atexit.register
def _close() -> None:
    for thing in list(_open):
        thing.close()


_ONE_AT_A_TIME = threading.Lock()  # or two threads would compile the same module


def module(package: str) -> Module | None:
    """The module of a game, or of an earlier version of it (`package@1`); none if there is no fresh one."""
    with _ONE_AT_A_TIME:
        return _module(package.rpartition(".")[2])


@cache
def _module(game: str) -> Module | None:
    try:
        layout = read_layout(game)
        code = _file(game, "wasm").read_bytes()
    except FileNotFoundError:  # a game in the making has none yet
        return None
    if "@" in game:
        whole = layout["abi"] == ABI and hashlib.sha256(code).hexdigest() == layout["wasm"]
        return Module(code, layout) if whole else None
    if is_stale(layout):
        warnings.warn(StaleWarning(game), stacklevel=4)
        return None
    try:
        return Module(code, layout)
    except Exception as trouble:  # whatever keeps wasmtime from it, the rules themselves are here
        warnings.warn(f"wasmtime cannot run the module of {game}, so it runs interpreted: {trouble}", stacklevel=4)
        return None


def stale_games() -> list[str]:
    """Those whose rules run interpreted because their module is stale."""
    if SPEED != PORTABLE:
        return []
    return sorted(path.stem for path in MODULES.glob("*.json") if is_stale(read_layout(path.stem)))


def _file(game: str, kind: str) -> Path:
    return (KEPT if "@" in game else MODULES) / f"{game}.{kind}"


def read_layout(game: str) -> dict[str, Any]:
    """What stands beside a module: its rooms, and what it was made from."""
    layout: dict[str, Any] = json.loads(_file(game, "json").read_text("utf-8"))
    return layout


def is_stale(layout: dict[str, Any]) -> bool:
    """Was it made from other sources, for another ABI, or is it another module than the layout tells of?"""
    files, code = [OURS / name for name in layout["sources"]], MODULES / f"{layout['game']}.wasm"
    if layout["abi"] != ABI or not all(map(Path.is_file, [*files, code])):
        return True
    own = hashlib.sha256(code.read_bytes()).hexdigest() == layout["wasm"]
    return not own or digest(files) != str(layout["digest"])
