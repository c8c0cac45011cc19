"""A rule compiled: for Python a door, for other rules a part (`parts`), both kept in the cache."""

import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import filelock
import numba
from numba import types
from numba.core.caching import FunctionCache

from throneroom.kit.parts import DoorCompiler, PartCompiler

_njit: Any = numba.njit  # its types leave out that nobody calls rules from C
_settings: Any = numba.config
_ONE_AT_A_TIME = threading.Lock()  # two threads must not take each other's setting for the user's own


class Kept(FunctionCache):
    """Numba's cache in a place of ours. The user's own Numba settings stay as they are."""

    def __init__(self, function: Callable[..., Any], place: Path) -> None:
        self._place = place
        with _ONE_AT_A_TIME:
            before = _settings.CACHE_DIR
            _settings.CACHE_DIR = str(place)
            try:
                super().__init__(function)
            finally:
                _settings.CACHE_DIR = before

    def _index_key(self, *what: Any) -> Any:
        # Wherever Numba keeps them after all, a part must never be taken for a door: it cannot be run.
        return (*super()._index_key(*what), self._place.name)

    def save_overload(self, signature: Any, data: Any) -> None:
        # Numba reads and rewrites an index file: two processes at once would forget one of their results.
        with filelock.FileLock(self._place / "lock"):
            super().save_overload(signature, data)


def compiled(function: Callable[..., Any], place: Path, inline: bool) -> Any:
    """The function as a Numba dispatcher for Python; rules that call it get another one."""
    options = {"nogil": True, "forceinline": inline, "no_cfunc_wrapper": True}

    @cache
    def part() -> Any:
        made = _njit(**options, no_cpython_wrapper=True, pipeline_class=PartCompiler)(function)
        made._cache = Kept(function, place / "parts")
        return made

    def as_called(arguments: Any, named: Any) -> Any:
        return part().get_call_template(tuple(map(_plain, arguments)), {n: _plain(kind) for n, kind in named.items()})

    door = _njit(**options, pipeline_class=DoorCompiler)(function)
    door._cache = Kept(function, place)
    door.get_call_template = as_called
    door.get_overload = lambda signature: part().get_overload(signature)
    return door


def _plain(kind: Any) -> Any:
    """The type that a rule is compiled for: Numba alone would do so for every constant and width of number."""
    kind = types.unliteral(kind)
    return types.int64 if kind in types.signed_domain else kind
