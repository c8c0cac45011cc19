"""`@rule`, the one decorator: compiled where Numba is, plain Python where it is not or is switched off."""

import os
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

from throneroom.kit import cache

SWITCH = "THRONEROOM_INTERPRETED"

Function = TypeVar("Function", bound=Callable[..., Any])


def _why_interpreted() -> str:
    if os.environ.get(SWITCH, "0") not in ("", "0"):
        return f"{SWITCH} is set"
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return "NUMBA_DISABLE_JIT is set"
    try:
        import numba  # noqa: F401
    except ImportError:
        return "Numba is not installed"
    return ""


WHY_INTERPRETED = _why_interpreted()
COMPILED = not WHY_INTERPRETED


def rule(function: Function) -> Function:
    """A function of the rules subset (docs/architecture.md): fixed memory in, small integers out."""
    return _made(function, inline=True)


def large_rule(function: Function) -> Function:
    """A rule that is called, not copied into its callers: for large ones that are reached in several ways."""
    return _made(function, inline=False)


def plainly(function: Function) -> Function:
    """The same rule for a plain state: interpreted, and so is every rule that it calls."""
    if function not in _PLAIN:
        body: Any = getattr(function, "py_func", function)
        own: dict[str, Any] = {}
        _PLAIN[function] = FunctionType(body.__code__, own, body.__name__, body.__defaults__)
        for name in set(body.__code__.co_names) & body.__globals__.keys():
            value = body.__globals__[name]
            own[name] = plainly(value) if hasattr(value, "py_func") else value
    return _PLAIN[function]  # type: ignore[return-value]


def is_plainly(function: Callable[..., Any], body: Callable[..., Any]) -> None:
    """A compiled word that stands for something else in Python."""
    _PLAIN[function] = body


_PLAIN: dict[Callable[..., Any], Callable[..., Any]] = {}


def _made(function: Function, inline: bool) -> Function:
    if not COMPILED:
        return function
    from throneroom.kit.compiling import compiled

    return compiled(function, cache.folder_of(Path(function.__code__.co_filename)), inline)  # type: ignore[no-any-return]
