"""A rule as other rules call it is a part of them: there is code of it to link, and none to run.

Numba would optimise a rule deep in a chain of calls, and make machine code of it, with every link of that chain. A
part is optimised where it is linked, together with everything around it; what a game promises (`contract`) is called
from so many places that it is optimised once, before. A door is what Python calls: there is machine code of it, and
none to link.
"""

from collections.abc import Iterable
from typing import Any

from llvmlite import binding
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.typed_passes import NopythonTypeInference

from throneroom.kit import contract

ENVIRONMENT = "_ZN08NumbaEnv"  # how Numba's names begin
CALLED_BY_PYTHON = "_ZN7cpython"


class Library(JITCodeLibrary):
    """What Numba makes of a function: a module to run and one to link."""

    def names_only(self, names: Iterable[str], begin: str) -> Any:
        """A module without code, with those names that begin so."""
        empty = str(self._codegen._create_empty_module(self.name))
        found = (f'@"{name}" = common global ptr null' for name in names if name.startswith(begin))
        return binding.parse_assembly("\n".join((empty, *found)))


class Door(Library):
    """Code to run. Numba reads from the other module which names there are."""

    def _get_module_for_linking(self) -> Any:
        return self.names_only((one.name for one in self._final_module.functions), CALLED_BY_PYTHON)


class Optimised(Library):
    """Code to link. Numba reads from the other module which environments there are."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True
        linked = self._get_module_for_linking()
        self._final_module = self.names_only((one.name for one in linked.global_variables), ENVIRONMENT)
        super()._finalize_final_module()


class Part(Optimised):
    """Code to link as it is."""

    def _optimize_final_module(self) -> None: ...


@register_pass(mutates_CFG=False, analysis_only=True)
class MakeDoor(FunctionPass):
    """Numba makes a library of its own where there is none yet."""

    _name = "make_door"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def kind(self, name: str) -> type[Library]:
        """Which library a rule gets."""
        return Door

    def run_pass(self, state: Any) -> bool:
        """Changes no code."""
        name = state.func_id.func_qualname
        state.library = self.kind(name)(state.targetctx.codegen(), name)
        state.library.enable_object_caching()
        return False


@register_pass(mutates_CFG=False, analysis_only=True)
class MakePart(MakeDoor):
    """The same for what rules call."""

    _name = "make_part"

    def kind(self, name: str) -> type[Library]:
        """The contract's once, the others where they are linked."""
        return Optimised if name in contract.__annotations__ else Part


class DoorCompiler(CompilerBase):
    """As Numba compiles, but with our libraries."""

    library: type[FunctionPass] = MakeDoor

    def define_pipelines(self) -> list[Any]:
        """One, and nothing but compiled code."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(self.library, NopythonTypeInference)
        passes.finalize()
        return [passes]


class PartCompiler(DoorCompiler):
    """The same for what rules call."""

    library = MakePart
