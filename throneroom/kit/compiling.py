"""Rules become LLVM code, in a process that does nothing else: Numba by its public doors alone.

The environment of that process (`compiler`) tells `@rule` to make itself known to Numba, and Numba not to optimise: all
doors are put together first and optimised once, as a whole. What comes of it is a portable module (`modules/make.py`)
or machine code for this processor (`kit/machine_code.py`).
"""

import inspect
import os
import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

COMPILING = "THRONEROOM_COMPILING"
OPTIONS: Any = {"nogil": True, "error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
FEWER_PARAMETERS = 2  # LLVM's level 3 passes whole states by value


def compiler() -> dict[str, str]:
    """The environment of a process that compiles; it finds every module that this one does, and no other."""
    from throneroom.kit.speed import INTERPRETED, SWITCH  # while it is imported, it asks whether Numba works

    path = os.pathsep.join(part or str(Path.cwd()) for part in sys.path)
    own = {COMPILING: "1", SWITCH: INTERPRETED, "NUMBA_OPT": "0", "PYTHONPATH": path, "PYTHONSAFEPATH": "1"}
    return {**os.environ, **own}


# -- rules that compiled code can call ----------------------------------------------------------------------


def callable_by_rules(function: Callable[..., Any]) -> None:
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
    overload(function, jit_options=OPTIONS, strict=False)(chooser["choose"])


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


# -- the doors of rooms as one piece of LLVM code -----------------------------------------------------------

KIND = re.compile(r"((?:\{[^}]*\}|\[[^\]]*\]|\w+)\**) [^,]*%[\w.]+")  # of a parameter, before its name
ENTRY = """
define void @"{name}"({taken}) {{
  %result = alloca i8, i64 8, align 8
  %trouble = alloca i8, i64 8, align 8
  %a = bitcast {any} %result to {0}
  %b = bitcast {any} %trouble to {1}
  %c = bitcast {any} {room} to {6}
  call i32 @{inner}({0} %a, {1} %b, {2} null, {3} null, i64 1, i64 {size}, {6} %c, i64 1, i64 {size})
  ret void
}}
declare i32 @{inner}({kinds})
"""


def assembled(rooms: Mapping[str, ModuleType], own_memory: bool) -> str:
    """All doors, each under the name `room.door`. A door takes its room, or nothing: then rooms are globals."""
    from llvmlite import binding

    whole = binding.parse_assembly("")
    for place, bound in rooms.items():
        size = bound.ROOM.itemsize
        entries = [f'@"{place}" = global [{size} x i8] zeroinitializer, align 16'] if own_memory else []
        for name in bound.DOORS:
            code, inner, kinds = _compiled(getattr(bound, name), bound.ROOM)
            whole.link_in(binding.parse_assembly(prepared(code)))
            told = {
                "any": "ptr" if kinds[0] == "ptr" else "i8*",
                "inner": inner,
                "kinds": ", ".join(kinds),
                "size": size,
            }
            taken, room = ("", f'@"{place}"') if own_memory else (f"{told['any']} %room", "%room")
            entries.append(ENTRY.format(*kinds, name=f"{place}.{name}", taken=taken, room=room, **told))
        whole.link_in(binding.parse_assembly("\n".join(entries)))
    return str(whole)


def _compiled(door: Callable[..., Any], room: Any) -> tuple[str, str, list[str]]:
    """A door as Numba gives it, its name there, and the kinds of its parameters: LLVM 15 still had typed pointers."""
    import numpy as np
    from numba import njit, typeof

    kinds = (typeof(np.zeros(1, room)),)
    made = njit(**OPTIONS)(door)
    made.compile(kinds)
    code: str = made.inspect_llvm(kinds)
    inner = re.search(rf"define i32 @(_ZN\S*?{door.__name__}\S*?)\((.*)\) ", code)
    assert inner, f"{door.__name__} is not in its own code"
    return code, inner[1], KIND.findall(inner[2])


def prepared(code: str) -> str:
    """Numba's code without its target and without what belongs to CPython."""
    code = re.sub(r'target (datalayout|triple) = ".*"\n', "", code)
    code = re.sub(r'"target-(cpu|features)"="[^"]*"', "", code)
    code = code.replace("= common ", "= internal ")  # Numba's environments; wasm knows no common symbols
    return re.sub(  # nothing here is counted: every array is a part of a room
        r"define linkonce_odr void @(NRT_decref|NRT_incref)\((\S+ %\S+)\)[^{]*\{.*?\n\}",
        r"define linkonce_odr void @\1(\2) alwaysinline {\n ret void\n}",
        code,
        flags=re.S,
    )


def optimised(code: str, triple: str, machine: Any) -> bytes:
    """An object for this machine, everything but our names made internal and what nobody needs left out."""
    from llvmlite import binding

    module = binding.parse_assembly(f'target datalayout = "{machine.target_data}"\ntarget triple = "{triple}"\n{code}')
    for function in module.functions:
        if not function.is_declaration and function.name.startswith(("_ZN", "NRT_")):
            function.linkage = "internal"
    tuning = binding.create_pipeline_tuning_options(speed_level=FEWER_PARAMETERS)
    passes = binding.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(module, passes)
    module.verify()
    _refuse_what_is_not_here(module)
    made: bytes = machine.emit_object(module)
    return made


BY_THE_SYSTEM = ("memcpy", "memmove", "memset", "memset_pattern16", "memcmp", "bcmp", "sqrt")  # beside `llvm.…`


def _refuse_what_is_not_here(module: Any) -> None:
    """Numba's memory manager is not linked: a call of it, from a rule that allocates, would go nowhere."""
    called = [part.name for part in (*module.functions, *module.global_variables) if part.is_declaration]
    lacking = [name for name in called if name not in BY_THE_SYSTEM and not name.startswith("llvm.")]
    if lacking:
        raise ValueError(f"Rules may not allocate or call a library, and these want {', '.join(lacking)}.")
