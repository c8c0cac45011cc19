"""`@rule`, the one decorator: plain Python, which compiled code can call as well where the speed is native."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from throneroom.kit.speed import NATIVE, SPEED

Function = TypeVar("Function", bound=Callable[..., Any])
COMPILED = SPEED == NATIVE


def rule(function: Function) -> Function:
    """A function of the rules subset (docs/architecture.md): fixed memory in, small integers out."""
    return _callable(function, inline=True)


def large_rule(function: Function) -> Function:
    """A rule that is called, not copied into its callers: for large ones that are reached in several ways."""
    return _callable(function, inline=False)


def door(function: Function) -> Function:
    """A rule that Python calls: natively it is compiled, everything that it calls with it."""
    if not COMPILED:
        return function
    from throneroom.kit import cache, native

    made: Function = native.door(function, cache.folder_of(Path(function.__code__.co_filename)))
    return made


def _callable(function: Function, inline: bool) -> Function:
    if COMPILED:
        from throneroom.kit import native

        native.callable_by_rules(function, inline)
    return function
