"""Native rules: machine code for this processor, made once by a process of its own (`kit/machine_code.py`) and kept.

Numba works in that process alone, so it cannot do any harm here; what it made is loaded by llvmlite.
"""

import ctypes
import json
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from filelock import FileLock

from throneroom.kit.bind import CONTRACT, bind, path_of
from throneroom.kit.cache import folder, home
from throneroom.kit.compiling import compiler
from throneroom.kit.sources import sources

MAKERS = (Path(__file__), Path(__file__).with_name("machine_code.py"))
# -- what is kept -------------------------------------------------------------------------------------------


class Wanted(NamedTuple):
    """A room: a template, bound to the package of a game, and what else is swapped in it."""

    package: str
    template: str
    others: Mapping[str, str] = MappingProxyType({})

    @property
    def game(self) -> str:
        """The short name of the game."""
        return self.package.rpartition(".")[2]

    @property
    def place(self) -> str:
        """The short name of the room."""
        return self.template.rpartition(".")[2]

    @property
    def sources(self) -> tuple[Path, ...]:
        """Every file that it is made from."""
        return sources(path_of(self.template), swaps={CONTRACT: self.package, **self.others})

    @property
    def file(self) -> Path:
        """Where its machine code is kept. Any edit in its sources moves the place, and so does another processor."""
        return folder(f"{self.game}-{self.place}", (*self.sources, *MAKERS), _processor()) / "room.o"


@cache
def _processor() -> str:
    from llvmlite import binding

    parts = [version(name) for name in ("numba", "llvmlite", "numpy")]
    return " ".join([*parts, binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()])


def command(rooms: Iterable[Wanted]) -> list[str]:
    """The process that makes these rooms, all of them at once: what they share is compiled once."""
    told = json.dumps([[str(room.file), room.package, room.template, dict(room.others)] for room in rooms])
    return [sys.executable, "-m", "throneroom.kit.machine_code", told]


def lacking(rooms: Iterable[Wanted]) -> list[Wanted]:
    """Those that are not kept yet."""
    return [room for room in rooms if not room.file.exists()]


def make(rooms: Sequence[Wanted], errors: int | None = None) -> bool:
    """Make what is lacking of one game. Whoever wants the same meanwhile waits for it."""
    with FileLock(home() / f"{rooms[0].game}.lock"):
        todo = lacking(rooms)
        return not todo or subprocess.run(command(todo), env=compiler(), stderr=errors, check=False).returncode == 0


# -- what is loaded -----------------------------------------------------------------------------------------


def triple() -> str:
    """The processor and the system we compile for; LLVM loads objects of one format only on Windows."""
    from llvmlite import binding

    return f"{binding.get_process_triple()}{'-elf' if sys.platform == 'win32' else ''}"


def machine() -> Any:
    """LLVM's own word for this processor."""
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    return binding.Target.from_triple(triple()).create_target_machine(
        cpu=binding.get_host_cpu_name(),
        features=binding.get_host_cpu_features().flatten(),
        opt=3,
        codemodel="jitdefault",
        jit=True,
    )


Doors = Mapping[str, Callable[[int], object]]  # each is given the address of its room
_loaded: dict[Path, Doors | None] = {}
_ONE_AT_A_TIME = threading.Lock()
failed: set[str] = set()  # packages of which something could not be compiled


def doors(wanted: Wanted) -> Doors | None:
    """The doors of a room, made if nobody has done so yet; nothing where that fails, which one line tells."""
    with _ONE_AT_A_TIME:
        file = wanted.file
        if file not in _loaded:
            _loaded[file] = _load(file, bind(*wanted).DOORS) if make([wanted], subprocess.DEVNULL) else None
            if _loaded[file] is None:
                failed.add(wanted.package)
                warnings.warn(CompileWarning(wanted.game), stacklevel=4)
        return _loaded[file]


class CompileWarning(UserWarning):
    """Numba could not compile a room."""

    def __init__(self, game: str) -> None:
        super().__init__(
            f"The rules of {game} could not be compiled: they run portable. `throneroom warm {game}` says why."
        )


def _load(file: Path, names: Iterable[str]) -> Doors:
    from llvmlite import binding

    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine())
    engine.add_object_file(binding.ObjectFileRef.from_path(str(file)))
    engine.finalize_object()
    _engines.append(engine)
    kind = ctypes.CFUNCTYPE(None, ctypes.c_void_p)  # it lets other threads run meanwhile
    return {name: kind(engine.get_function_address(f"room.{name}")) for name in names}


_engines: list[Any] = []  # as long as they live, so does their code
