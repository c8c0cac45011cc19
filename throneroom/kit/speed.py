"""Which speed the rules run at. One source, three speeds: they give the same bytes.

- interpreted: plain Python, for a debugger;
- portable: a WebAssembly module for each game, made beforehand (`make rules`), the speed of the base install;
- native: machine code for this processor, made by Numba once, for simulations and research.
"""

import importlib.util
import os

SWITCH = "THRONEROOM_SPEED"
INTERPRETED, PORTABLE, NATIVE = SPEEDS = ("interpreted", "portable", "native")


def _chosen() -> tuple[str, str]:
    """The speed, and the code of the sentence that tells why it is not the one that was asked for."""
    asked = os.environ.get(SWITCH) or PORTABLE
    if asked not in SPEEDS:
        from throneroom.kit.errors import Malformed

        raise Malformed("speed", sent=asked, known=", ".join(SPEEDS))
    if asked == NATIVE:
        from throneroom.kit.trial import works

        if works():
            return NATIVE, ""
        return _portable("numba" if importlib.util.find_spec("numba") else "no-numba")
    return _portable("") if asked == PORTABLE else (INTERPRETED, "")


def _portable(why: str) -> tuple[str, str]:
    try:
        import wasmtime  # noqa: F401
    except Exception:  # it is not there, or has nothing for this machine
        return INTERPRETED, "no-wasmtime"
    return PORTABLE, why


SPEED, WHY_SLOWER = _chosen()
