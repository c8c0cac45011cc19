"""Numba, by its public doors alone: rules that compiled code can call, and doors that Python can."""

import hashlib
import importlib.util
import inspect
import os
import platform
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from throneroom.kit.cache import home

OPTIONS: Any = {"nogil": True, "error_model": "numpy"}
INLINE = os.environ.get("NUMBA_OPT") != "0"  # what is not optimised here is optimised as a whole by `modules.make`
_ONE_AT_A_TIME = threading.Lock()  # two threads must not take each other's setting for the user's own
PATIENCE = 120  # seconds for the trial
TRIAL = """
import numba, numpy
from numba.extending import intrinsic, overload

def count(a):
    return int(a[0].x).bit_count()

@intrinsic
def population(context, x):
    return x(x), lambda context, builder, signature, arguments: builder.ctpop(arguments[0])

@overload(count, jit_options={"nogil": True, "error_model": "numpy", "forceinline": True})
def native_count(a):
    return lambda a: population(a[0].x)

@numba.njit(nogil=True, error_model="numpy")
def door(a):
    return count(a)

a = numpy.zeros(1, numpy.dtype((numpy.record, [("x", numpy.int64)])))
a[0].x = 7
raise SystemExit(int(door(a)) != 3)
"""


@cache
def works() -> bool:
    """Does Numba compile here? Tried once for each one that is found, in a process of its own: it may crash."""
    found = importlib.util.find_spec("numba")
    if found is None or found.origin is None or os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return False
    try:
        mark = home() / f"trial-{_known(Path(found.origin))}"
        if not mark.exists():
            tried = subprocess.run([sys.executable, "-c", TRIAL], capture_output=True, timeout=PATIENCE, check=False)
            mark.write_text(str(tried.returncode))
        if mark.read_text() != "0":
            return False
        import numba.extending  # noqa: F401
    except Exception:  # whatever is wrong with it, there are other speeds
        return False
    return True


def _known(numba: Path) -> str:
    """A name for this Numba and what it works with."""
    parts = [version(name) for name in ("numba", "llvmlite", "numpy")]
    whole = "\n".join([*parts, platform.python_version(), str(numba), str(numba.stat().st_mtime_ns)])
    return hashlib.sha256(whole.encode()).hexdigest()[:16]


def callable_by_rules(function: Callable[..., Any], inline: bool) -> None:
    """Let compiled code call this function, which stays plain Python for everybody else.

    It is compiled for int64 alone: Numba by itself would do so for every width of number.
    """
    from numba.extending import overload

    parameters = inspect.signature(function).parameters

    def body(**given: Any) -> Any:
        return function if all(map(_is_plain, given.values())) else _widened(function, given)

    names = ", ".join(f"{name}={name}" for name in parameters)
    chooser: dict[str, Any] = {"body": body}
    exec(f"def choose({_heads(parameters)}): return body({names})", chooser)
    overload(function, jit_options=OPTIONS | {"forceinline": inline and INLINE}, strict=False)(chooser["choose"])


def _is_plain(kind: Any) -> bool:
    from numba import types

    kind = types.unliteral(kind) if isinstance(kind, types.Type) else kind
    if isinstance(kind, types.Integer):
        return bool(kind == types.int64)
    return isinstance(kind, types.Type) and not isinstance(kind, types.Omitted)


def _widened(function: Callable[..., Any], given: Mapping[str, Any]) -> Any:
    """Calls the same function with every whole number as int64."""
    from numba import types

    def wide(name: str, kind: Any) -> str:
        if not isinstance(kind, types.Type) or isinstance(kind, types.Omitted):  # a default that nobody overrode
            return f"int64({getattr(kind, 'value', kind)})"
        return f"int64({name})" if isinstance(types.unliteral(kind), types.Integer) else name

    call = ", ".join(wide(name, kind) for name, kind in given.items())
    made: dict[str, Any] = {"function": function, "int64": types.int64}
    exec(f"def wider({_heads(inspect.signature(function).parameters)}): return function({call})", made)
    return made["wider"]


def _heads(parameters: Mapping[str, inspect.Parameter]) -> str:
    """The parameters as they stand in a definition."""
    return ", ".join(str(one.replace(annotation=one.empty)) for one in parameters.values())


def door(function: Callable[..., Any], place: Path) -> Any:
    """A function for Python to call. Its cache is ours, and the user's own settings stay as they are."""
    import numba

    settings: Any = numba.config
    with _ONE_AT_A_TIME:
        before = settings.CACHE_DIR
        settings.CACHE_DIR = str(place)
        try:
            return numba.njit(cache=True, **OPTIONS)(function)
        finally:
            settings.CACHE_DIR = before
