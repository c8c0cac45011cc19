"""`@rule`: plain Python, which other rules can call in compiled code as well. `@door`: a rule that Python calls."""

import os
from collections.abc import Callable
from typing import Any, TypeVar

from throneroom.kit.compiling import COMPILING, callable_by_rules

Function = TypeVar("Function", bound=Callable[..., Any])
IN_COMPILER = bool(os.environ.get(COMPILING))  # this process does nothing but compile rules


def rule(function: Function) -> Function:
    """A function of the rules subset (docs/architecture.md): fixed memory in, small integers out."""
    if IN_COMPILER:
        callable_by_rules(function)
    return function


def door(function: Function) -> Function:
    """A rule that Python calls: it takes its room and nothing else, and `DOORS` names it. Rules do not call it."""
    return function
