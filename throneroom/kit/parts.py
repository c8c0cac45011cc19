"""A rule as other rules call it is a part of them: there is code of it to link, and none to run.

Numba would optimise a rule deep in a chain of calls, and make machine code of it, with every link of that chain. A
part is optimised where it is linked, together with everything around it; what a game promises (`contract`) is called
from so many places that it is optimised once, before. A door is what Python calls: there is machine code of it, and
none to link.
"""

from collections.abc import Iterable
from typing import Any, ClassVar

from llvmlite import binding
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.typed_passes import NopythonTypeInference

from throneroom.kit import contract

ENVIRONMENT = "_ZN08NumbaEnv"  # how Numba's names for these begin
ENTRY_FROM_PYTHON = "_ZN7cpython"


class Library(JITCodeLibrary):
    """What Numba makes of a function: a module to run and a module to link."""

    def names_only(self, names: Iterable[str], begin: str) -> Any:
        """A module without code, with those names that begin so; each has room for an address."""
        empty = str(self._codegen._create_empty_module(self.name))
        found = (f'@"{name}" = common global i64 0' for name in names if name.startswith(begin))
        return binding.parse_assembly("\n".join((empty, *found)))


class Door(Library):
    """Code to run. The module to link tells only how Python enters."""

    def _get_module_for_linking(self) -> Any:
        return self.names_only((one.name for one in self._final_module.functions), ENTRY_FROM_PYTHON)


class Optimised(Library):
    """Code to link. The module to run holds only the environments, which Numba fills in by name."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()  # they are read from the code, which is not run
        self._finalized = True  # or the next line would finalise again
        linked = self._get_module_for_linking()
        self._final_module = self.names_only((one.name for one in linked.global_variables), ENVIRONMENT)
        super()._finalize_final_module()


class Part(Optimised):
    """Code to link as it is."""

    def _optimize_final_module(self) -> None: ...


class MakeLibrary(FunctionPass):
    """Gives a library of ours to Numba, which would make its own."""

    usual: ClassVar[type[Library]]
    contract: ClassVar[type[Library]]

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Changes no code."""
        name = state.func_id.func_qualname
        kind = self.contract if name in contract.__annotations__ else self.usual
        state.library = kind(state.targetctx.codegen(), name)
        state.library.enable_object_caching()
        return False


@register_pass(mutates_CFG=False, analysis_only=True)
class MakeDoor(MakeLibrary):
    """For what Python calls."""

    _name = "make_door"
    usual = contract = Door


@register_pass(mutates_CFG=False, analysis_only=True)
class MakePart(MakeLibrary):
    """For what rules call."""

    _name = "make_part"
    usual, contract = Part, Optimised


class DoorCompiler(CompilerBase):
    """Compiles as Numba does, into our libraries."""

    make: ClassVar[type[MakeLibrary]] = MakeDoor

    def define_pipelines(self) -> list[Any]:
        """One, and nothing but compiled code."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(self.make, NopythonTypeInference)
        passes.finalize()
        return [passes]


class PartCompiler(DoorCompiler):
    """The same for what rules call."""

    make = MakePart
