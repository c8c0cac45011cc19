"""A rule that only other rules call is a part of them. It is optimised there, together with everything around it.

Numba optimises whatever it has linked, so a rule deep in a chain of calls would be optimised with every link of that
chain. What a game promises (`contract`) is called from so many places that it is optimised once, before.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.typed_passes import NopythonTypeInference

from throneroom.kit import contract

_now = threading.local()


@contextmanager
def called_by_a_rule(name: str) -> Iterator[None]:
    """Whatever is compiled meanwhile is a part, unless the contract names it."""
    before = getattr(_now, "is_part", False)
    _now.is_part = name not in contract.__annotations__
    try:
        yield
    finally:
        _now.is_part = before


class Part(JITCodeLibrary):
    """Code that is linked as it is."""

    def _optimize_final_module(self) -> None: ...


@register_pass(mutates_CFG=False, analysis_only=True)
class MakePart(FunctionPass):
    """Numba makes a library of its own where there is none yet."""

    _name = "make_part"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Changes no code."""
        if getattr(_now, "is_part", False):
            state.library = Part(state.targetctx.codegen(), state.func_id.func_qualname)
            state.library.enable_object_caching()
        return False


class RuleCompiler(CompilerBase):
    """As Numba compiles, with parts."""

    def define_pipelines(self) -> list[Any]:
        """One, and nothing but compiled code."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(MakePart, NopythonTypeInference)
        passes.finalize()
        return [passes]
