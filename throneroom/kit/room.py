"""A room: one block of memory with everything that a template's doors read and write, and the doors to it.

A door takes its room and nothing else, at every speed: natively and interpreted a room is NumPy's memory, in a portable
module it is a place in the module's own. A room belongs to one thread.
"""

import ctypes
import threading
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType, SimpleNamespace
from typing import Any

import numpy as np

from throneroom.kit import native, portable
from throneroom.kit.bind import bind
from throneroom.kit.kept import Wanted
from throneroom.kit.speed import INTERPRETED, NATIVE, PORTABLE, SPEED
from throneroom.kit.state import States

Door = Callable[[], object]


class Room:
    """Fields as arrays under `at` (a number as an array of one, states as bytes), doors under `door`."""

    def __init__(self, block: States, doors: Mapping[str, Door], speed: str) -> None:
        self.block, self.speed = block, speed
        self.at = SimpleNamespace(**{name: _reached(block[name]) for name in block.dtype.names or ()})
        self.door = SimpleNamespace(**doors)


def _reached(field: Any) -> Any:
    """A field of the only record in a block, for Python to read and write without a copy."""
    if field.dtype.names:
        return field[0].view(np.uint8).reshape(*field.shape[1:], field.dtype.itemsize)
    return field if field.ndim == 1 else field[0]


_here = threading.local()
Others = Mapping[str, str]


def room(package: str, template: str, others: Others = MappingProxyType({}), speed: str = SPEED) -> Room:
    """This thread's room of a template that is bound to a game."""
    rooms: dict[tuple[str, ...], Room] = _here.__dict__.setdefault("rooms", {})
    key = (package, template, *others.values(), speed)
    if key not in rooms:
        rooms[key] = _opened(Wanted(package, template, others), speed)
    return rooms[key]


def _opened(wanted: Wanted, speed: str) -> Room:
    """As quick as it can be had: natively, in the game's module, or interpreted. Earlier versions are modules only."""
    if "@" in wanted.package:
        kept = portable.module(wanted.package)
        assert kept, f"{wanted.package} is not kept"
        return Room(*kept.opened(wanted.place, kept.kind_of(wanted.place)), PORTABLE)
    bound = bind(*wanted)
    if speed == NATIVE and (doors := native.doors(wanted)):
        block = np.zeros(1, bound.ROOM)
        at = block.ctypes.data_as(ctypes.c_void_p)  # it keeps the block alive
        return Room(block, {name: partial(door, at) for name, door in doors.items()}, NATIVE)
    module = portable.module(wanted.package) if speed != INTERPRETED else None
    if module and wanted.place in module.rooms:
        return Room(*module.opened(wanted.place, bound.ROOM), PORTABLE)
    block = np.zeros(1, bound.ROOM)
    return Room(block, {name: partial(getattr(bound, name), block) for name in bound.DOORS}, INTERPRETED)


def speed_of(package: str) -> str:
    """The speed of one game's rules: what cannot be compiled runs portable, without a fresh module interpreted."""
    if "@" in package:
        return PORTABLE
    if SPEED == INTERPRETED or (SPEED == NATIVE and package not in native.failed):
        return SPEED
    return PORTABLE if portable.module(package) else INTERPRETED
