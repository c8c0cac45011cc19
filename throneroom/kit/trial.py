"""Does Numba work here? It is tried in a process of its own, for it may crash."""

import hashlib
import importlib.util
import os
import platform
import subprocess
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path

from throneroom.kit.cache import home

PATIENCE = 120  # seconds
TRIAL = """
import numba, numpy
from numba.extending import intrinsic, overload

def count(a):
    return int(a[0].x).bit_count()

@intrinsic
def population(context, x):
    return x(x), lambda context, builder, signature, arguments: builder.ctpop(arguments[0])

@overload(count, jit_options={"nogil": True, "error_model": "numpy", "forceinline": True})
def native_count(a):
    return lambda a: population(a[0].x)

@numba.njit(nogil=True, error_model="numpy")
def door(a):
    return count(a)

a = numpy.zeros(1, numpy.dtype((numpy.record, [("x", numpy.int64)])))
a[0].x = 7
raise SystemExit(int(door(a)) != 3)
"""


@cache
def works() -> bool:
    """Does Numba compile here? Tried once for each one that is found, in a process of its own: it may crash."""
    found = importlib.util.find_spec("numba")
    if found is None or found.origin is None or os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return False
    try:
        mark = home() / f"trial-{_known(Path(found.origin))}"
        if not mark.exists():
            tried = subprocess.run([sys.executable, "-c", TRIAL], capture_output=True, timeout=PATIENCE, check=False)
            mark.write_text(str(tried.returncode))
        return mark.read_text() == "0"
    except Exception:  # whatever is wrong with it, there are other speeds
        return False


def _known(numba: Path) -> str:
    """A name for this Numba and what it works with."""
    parts = [version(name) for name in ("numba", "llvmlite", "numpy")]
    whole = "\n".join([*parts, platform.python_version(), str(numba), str(numba.stat().st_mtime_ns)])
    return hashlib.sha256(whole.encode()).hexdigest()[:16]
