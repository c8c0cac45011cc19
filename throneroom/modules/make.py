"""Make the portable modules: `python -m throneroom.modules.make [GAME…]`, or `make rules`.

Numba compiles the doors of each room for a generic processor (`kit/compiling.py`). All of it is put together, given the
target wasm32 and optimised once, and linked by wasm-ld. Nothing is left that a module would have to import: no
allocation, no exceptions, no C library.
"""

import hashlib
import importlib.util
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

    from throneroom.kit.game import Game

NUMBA = "0.68.1"  # one version makes modules, so that they can be compared
GENERIC = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
TRIPLE, FEATURES = "wasm32-unknown-unknown", "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint"
INLINING = "--inline-threshold=1500"  # LLVM's own 225 is smaller by a quarter, and slower by a seventh in Krvavý trůn
STACK = 1 << 16
LINK = ("--no-entry", "--gc-sections", "-O3", "--strip-all", "-z", f"stack-size={STACK}")


def main(games: list[str]) -> None:
    """Each game in a process of its own, set for a generic processor."""
    from throneroom.games import GAMES
    from throneroom.kit.compiling import compiler
    from throneroom.kit.rule import IN_COMPILER

    for game in games or GAMES:
        if IN_COMPILER:
            make(GAMES[game])
        else:
            command = [sys.executable, "-m", "throneroom.modules.make", game]
            subprocess.run(command, env=compiler() | GENERIC, check=True)


def make(game: "Game") -> None:
    """Write the module of a game and what stands beside it."""
    from importlib.metadata import version

    from throneroom.bots.rooms import rooms_of, sources_of
    from throneroom.kit.compiling import assembled, optimised
    from throneroom.kit.portable import ABI, MODULES
    from throneroom.kit.sources import OURS, digest

    if version("numba") != NUMBA:
        sys.exit(f"Modules are made with Numba {NUMBA}, and this is {version('numba')}.")
    files = sorted({*sources_of(game), Path(__file__).resolve()})
    made_from = digest(files)  # before it is read: an edit meanwhile makes the module stale
    rooms = dict(rooms_of(game))
    names = [*rooms, *(f"{place}.{door}" for place in rooms for door in rooms[place].DOORS)]
    code = linked(optimised(assembled(rooms, own_memory=True), TRIPLE, machine()), names)
    layout = {
        "abi": ABI,
        "game": game.name,
        "rules": game.version,
        "wasm": hashlib.sha256(code).hexdigest(),
        "digest": made_from,
        "sources": [file.relative_to(OURS).as_posix() for file in files],
        "levels": levels_of(game),
        "steps": game.steps,
        "events": [kind.name for kind in game.events],
        "reasons": game.reasons.names,
        "facts": facts_of(game),
        "rooms": {place: told(bound) for place, bound in rooms.items()},
    }
    (MODULES / f"{game.name}.wasm").write_bytes(code)
    (MODULES / f"{game.name}.json").write_text(json.dumps(layout, indent=1) + "\n", "utf-8")
    print(f"{game.name}: {len(code)} bytes")


# -- what is in a module ------------------------------------------------------------------------------------


def facts_of(game: "Game") -> dict[str, Any]:
    """What an earlier version of the game tells of itself when it is opened again."""
    options = [[option.name, option.values, option.of_seats] for option in game.options]
    numbers = {name: getattr(game, name) for name in ("actions", "widest", "longest", "features", "undo")}
    return {"seats": [game.seats.start, game.seats.stop], "options": options, **numbers}


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


# -- from LLVM code to WebAssembly --------------------------------------------------------------------------


def machine() -> Any:
    """LLVM's word for WebAssembly."""
    from llvmlite import binding

    binding.set_option("throneroom", INLINING)
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    return binding.Target.from_triple(TRIPLE).create_target_machine(cpu="generic", features=FEATURES, opt=3)


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
