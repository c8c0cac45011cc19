"""Native rules: machine code for this processor, made once by a process of its own (`kit/machine_code.py`) and kept.

Numba works in that process alone, so it cannot do any harm here; what it made is loaded by llvmlite.
"""

import ctypes
import json
import signal
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from throneroom.kit.bind import bind
from throneroom.kit.compiling import compiler
from throneroom.kit.kept import Wanted, failure, kept, lacking
from throneroom.kit.processor import machine

LONGEST_COMPILE = 3600  # seconds: the largest game takes two minutes alone, and may have to wait for others
FINISHED, REFUSED, TOO_LONG = 0, 1, 124
STOPPED = (-signal.SIGINT, -signal.SIGTERM)
KILLED = (*STOPPED, -9)  # by somebody else: that tells nothing about the rules

# -- what is made -------------------------------------------------------------------------------------------


def command(rooms: Iterable[Wanted]) -> list[str]:
    """The process that makes these rooms, all of them at once: what they share is compiled once."""
    told = json.dumps([[str(room.file), room.package, room.template, dict(room.others)] for room in rooms])
    return [sys.executable, "-m", "throneroom.kit.machine_code", told]


def make(rooms: Sequence[Wanted], errors: int | None = None) -> bool:
    """Make what is lacking of one game; is all of it there now? Whoever wants the same meanwhile waits for it."""
    if todo := lacking(rooms):
        note_crash(todo, _ended(command(todo), errors))
    return all(kept(room.file) for room in rooms)


def _ended(command: list[str], errors: int | None) -> int:
    """How the compiler ended. This process may speak with others by its input and output."""
    nothing = subprocess.DEVNULL
    try:
        done = subprocess.run(
            command, env=compiler(), stdin=nothing, stdout=nothing, stderr=errors, timeout=LONGEST_COMPILE, check=False
        )
    except subprocess.TimeoutExpired:
        return TOO_LONG
    return done.returncode


def note_crash(rooms: Iterable[Wanted], code: int) -> None:
    """A compiler that crashed could not mark the room it was at: the first that is lacking, for it keeps the order."""
    if code not in (FINISHED, REFUSED, *KILLED):
        for room in lacking(rooms)[:1]:
            failure(room.file).touch()


# -- what is loaded -----------------------------------------------------------------------------------------

Doors = Mapping[str, Callable[[Any], object]]  # each is given the address of its room
_loaded: dict[tuple[str, ...], Doors | None] = {}
_ONE_AT_A_TIME = threading.Lock()
failed: set[str] = set()  # packages of which something could not be compiled


def doors(wanted: Wanted) -> Doors | None:
    """The doors of a room, made if nobody has done so yet; nothing where that fails, which one line tells."""
    key = (wanted.package, wanted.template, *wanted.others.values())
    with _ONE_AT_A_TIME:
        if key not in _loaded:
            _loaded[key] = _opened(wanted)
            if _loaded[key] is None and wanted.package not in failed:
                failed.add(wanted.package)
                warnings.warn(CompileWarning(wanted.game), stacklevel=4)
        return _loaded[key]


class CompileWarning(UserWarning):
    """Numba could not compile a room."""

    def __init__(self, game: str) -> None:
        self.game = game
        super().__init__(
            f"The rules of {game} could not be compiled for this processor, so they run slower. "
            f"`THRONEROOM_SPEED=native throneroom warm {game}` tries again and says why."
        )


def _opened(wanted: Wanted) -> Doors | None:
    try:
        code = kept(wanted.file) if make([wanted], subprocess.DEVNULL) else None
        return loaded(code, bind(*wanted).DOORS) if code else None
    except Exception:  # whatever is wrong, the rules can be had at another speed
        return None


def loaded(code: bytes, names: Iterable[str]) -> Doors:
    """The doors that are in this machine code."""
    from llvmlite import binding

    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine())
    engine.add_object_file(binding.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _engines.append(engine)
    return {name: _door(engine.get_function_address(f"room.{name}"), name) for name in names}


def _door(address: int, name: str) -> Callable[[Any], object]:
    if not address:
        raise LookupError(f"There is no door {name} in this machine code.")
    return ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)  # it lets other threads run meanwhile


_engines: list[Any] = []  # as long as they live, so does their code
