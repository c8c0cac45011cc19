"""Make the portable modules: `python -m throneroom.modules.make [GAME…]`, or `make rules`.

Numba compiles the doors of each room for a generic processor and gives their LLVM code by its public door. All of it is
put together, given the target wasm32 and optimised once by llvmlite, and linked by wasm-ld. Nothing is left that a
module would have to import: no allocation, no exceptions, no C library.
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

    from throneroom.kit.game import Game

NUMBA = "0.68.1"  # one version makes modules, so that they can be compared
GENERIC = {"THRONEROOM_SPEED": "native", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_OPT": "0"}
TRIPLE, FEATURES = "wasm32-unknown-unknown", "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint"
STACK = 1 << 16
LINK = ("--no-entry", "--gc-sections", "-O3", "--strip-all", "-z", f"stack-size={STACK}")


def main(games: list[str]) -> None:
    """Each game in a process of its own, set for a generic processor."""
    from throneroom.games import GAMES

    if os.environ.get("NUMBA_OPT") == "0":
        for game in games:
            make(GAMES[game])
        return
    for game in games or GAMES:
        with tempfile.TemporaryDirectory() as empty:  # kept code may be optimised for this processor
            environment = os.environ | GENERIC | {"THRONEROOM_CACHE": empty}
            subprocess.run([sys.executable, "-m", "throneroom.modules.make", game], env=environment, check=True)


def make(game: "Game") -> None:
    """Write the module of a game and what stands beside it."""
    from importlib.metadata import version

    from throneroom.bots.rooms import rooms_of
    from throneroom.bots.warming import sources_of
    from throneroom.kit.portable import ABI, MODULES
    from throneroom.kit.sources import OURS, digest

    if version("numba") != NUMBA:
        sys.exit(f"Modules are made with Numba {NUMBA}, and this is {version('numba')}.")
    files = sorted({*sources_of(game), Path(__file__).resolve()})
    made_from = digest(files)  # before it is read: an edit meanwhile makes the module stale
    rooms = dict(rooms_of(game))
    names = [*rooms, *(f"{place}.{door}" for place in rooms for door in rooms[place].DOORS)]
    code = linked(optimised(assembled(rooms)), names)
    layout = {
        "abi": ABI,
        "game": game.name,
        "rules": game.version,
        "wasm": hashlib.sha256(code).hexdigest(),
        "digest": made_from,
        "sources": [file.relative_to(OURS).as_posix() for file in files],
        "levels": levels_of(game),
        "rooms": {place: told(bound) for place, bound in rooms.items()},
    }
    (MODULES / f"{game.name}.wasm").write_bytes(code)
    (MODULES / f"{game.name}.json").write_text(json.dumps(layout, indent=1) + "\n", "utf-8")
    print(f"{game.name}: {len(code)} bytes")


# -- what is in a module ------------------------------------------------------------------------------------


def levels_of(game: "Game") -> dict[str, Any]:
    """How each level searches; a level that is more than a search tells its budget."""
    from throneroom.bots.levels import LEVELS, level
    from throneroom.bots.searching import Search

    found: dict[str, Any] = {}
    for name in LEVELS:
        player: Any = level(name, game)
        found[name] = {"simulations": player.simulations}
        if isinstance(player, Search):
            found[name]["settings"] = player.settings._asdict()
    return found


def told(bound: ModuleType) -> dict[str, Any]:
    """A room for whoever reads it from another language: its doors, and where each field lies."""
    doors = {name: (getattr(bound, name).__doc__ or "").partition("\n")[0] for name in bound.DOORS}
    return {"size": bound.ROOM.itemsize, "doors": doors, "fields": fields_of(bound.ROOM)}


def fields_of(kind: "np.dtype[Any]") -> dict[str, Any]:
    """Each field: where it begins, of what kind a number is, and how many there are; a record has fields again."""
    found: dict[str, Any] = {}
    for name, (whole, at, *_) in (kind.fields or {}).items():
        field: dict[str, Any] = {"at": at, "kind": "record" if whole.base.names else whole.base.name}
        if whole.shape:
            field["shape"] = list(whole.shape)
        if whole.base.names:
            field |= {"size": whole.base.itemsize, "fields": fields_of(whole.base)}
        found[name] = field
    return found


# -- from Python to WebAssembly -----------------------------------------------------------------------------


def assembled(rooms: Mapping[str, ModuleType]) -> str:
    """All doors as LLVM code, each under a name of ours and without arguments."""
    import numpy as np
    from llvmlite import binding
    from numba import typeof

    whole = binding.parse_assembly("")
    heads, doors = [], []
    for place, bound in rooms.items():
        size = bound.ROOM.itemsize
        heads.append(f'@"{place}" = global [{size} x i8] zeroinitializer, align 16')
        kind = typeof(np.zeros(1, bound.ROOM))
        for name in bound.DOORS:
            door = getattr(bound, name)
            door.compile((kind,))
            code = door.inspect_llvm((kind,))
            inner = re.search(rf"define i32 @(_ZN\S*?{name}\S*?)\(", code)
            assert inner, f"{place}.{name} is not in its own code"
            whole.link_in(binding.parse_assembly(prepared(code)))
            doors.append(ENTRY.format(name=f"{place}.{name}", inner=inner[1], place=place, size=size))
            heads.append(f"declare i32 @{inner[1]}(ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64)")
    whole.link_in(binding.parse_assembly("\n".join([*heads, *doors])))
    return str(whole)


ENTRY = """
define void @"{name}"() {{
  %result = alloca i64
  %trouble = alloca i64
  call i32 @{inner}(ptr %result, ptr %trouble, ptr null, ptr null, i64 1, i64 {size}, ptr @"{place}", i64 1, i64 {size})
  ret void
}}
"""


def prepared(code: str) -> str:
    """Numba's code without its target and without what belongs to CPython."""
    code = re.sub(r'target (datalayout|triple) = ".*"\n', "", code)
    code = re.sub(r'"target-(cpu|features)"="[^"]*"', "", code)
    code = code.replace("= common ", "= internal ")  # Numba's environments; wasm knows no common symbols
    return re.sub(  # nothing here is counted: every array is a part of a room
        r"define linkonce_odr void @(NRT_decref|NRT_incref)\(ptr (%\S+)\)[^{]*\{.*?\n\}",
        r"define linkonce_odr void @\1(ptr \2) alwaysinline {\n ret void\n}",
        code,
        flags=re.S,
    )


def optimised(code: str) -> bytes:
    """An object for wasm32, everything but our names made internal and what nobody needs left out."""
    from llvmlite import binding

    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    target = binding.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(cpu="generic", features=FEATURES, opt=3)
    module = binding.parse_assembly(f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n{code}')
    for function in module.functions:
        if not function.is_declaration and function.name.startswith(("_ZN", "NRT_")):
            function.linkage = "internal"
    tuning = binding.create_pipeline_tuning_options(speed_level=2)  # 3 passes whole states by value
    passes = binding.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(module, passes)
    module.verify()
    made: bytes = machine.emit_object(module)
    return made


def linked(made: bytes, names: list[str]) -> bytes:
    """The module: its memory, and under these names the address of each room and the doors."""
    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder) / "rules.o", Path(folder) / "rules.wasm"
        before.write_bytes(made)
        exports = [f"--export={name}" for name in names]
        subprocess.run([*linker(), *LINK, *exports, str(before), "-o", str(after)], check=True)
        return after.read_bytes()


def linker() -> list[str]:
    """wasm-ld as the package ziglang brings it, or the machine's own."""
    if importlib.util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    for name in ("wasm-ld", "wasm-ld-19"):
        if shutil.which(name):
            return [name]
    return sys.exit("There is no wasm-ld: `pip install ziglang` brings one.")


if __name__ == "__main__":
    main(sys.argv[1:])
