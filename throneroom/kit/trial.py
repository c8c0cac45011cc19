"""Does Numba work here? It is tried in a process of its own (`kit/tried.py`), for it may crash."""

import importlib.util
import os
import platform
import subprocess
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path

from throneroom.kit.cache import folder, write
from throneroom.kit.compiling import compiler

LONGEST_TRIAL = 120  # seconds
TRIED = ("bits.py", "compiling.py", "machine_code.py", "native.py", "processor.py", "rule.py", "tried.py")
WORKS = 0


@cache
def works() -> bool:
    """Does Numba compile here? Tried once for each one that is found."""
    found = importlib.util.find_spec("numba")
    if found is None or found.origin is None or os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return False
    try:
        files = tuple(Path(__file__).with_name(name) for name in TRIED)
        mark = folder("trial", files, _known(Path(found.origin))) / "code"
        known = mark.read_text() if mark.exists() else ""
        return (int(known) if known.isdigit() else _tried(mark)) == WORKS
    except Exception:  # whatever is wrong with it, there are other speeds
        return False


def _tried(mark: Path) -> int:
    """How the trial ended. Whoever was killed told nothing, and is asked again another time."""
    done = subprocess.run(
        [sys.executable, "-m", "throneroom.kit.tried"],
        env=compiler(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=LONGEST_TRIAL,
        check=False,
    )
    if done.returncode >= 0:
        write(mark, str(done.returncode).encode())
    return done.returncode


def _known(numba: Path) -> str:
    """This Numba and what it works with."""
    parts = [version(name) for name in ("numba", "llvmlite", "numpy")]
    return "\n".join([*parts, platform.python_version(), str(numba), str(numba.stat().st_mtime_ns)])
