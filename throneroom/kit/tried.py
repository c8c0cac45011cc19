"""A room that asks of Numba and LLVM what all rooms do: `kit/trial.py` lets a process make it, load it and use it.

python -m throneroom.kit.tried
"""

import sys

import numpy as np

from throneroom.kit.bits import count
from throneroom.kit.rule import door, rule
from throneroom.kit.state import layout_of_room, number

ROOM, DOORS = layout_of_room(number("n")), ("twice_counted",)


@rule
def twice(n, more=0):
    return 2 * n + more


@door
def twice_counted(room):
    r = room[0]
    r.n = twice(count(r.n), more=1)


def main() -> bool:
    """Does machine code give what Python does?"""
    from throneroom.kit.bind import bind
    from throneroom.kit.machine_code import compiled
    from throneroom.kit.native import loaded

    made, plain = np.full(1, 7, np.int64).view(ROOM), np.full(1, 7, np.int64).view(ROOM)
    loaded(compiled(bind("throneroom.kit", "throneroom.kit.tried")), DOORS)["twice_counted"](made.ctypes.data)
    twice_counted(plain)
    return bool(made == plain)


if __name__ == "__main__":
    sys.exit(not main())
