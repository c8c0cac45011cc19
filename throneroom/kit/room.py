"""A room: one block of memory with everything that a template's doors read and write, and the doors to it.

A door takes its room and nothing else, at every speed: natively and interpreted a room is NumPy's memory, in a portable
module it is a place in the module's own. A room belongs to one thread.
"""

import threading
from collections.abc import Callable, Mapping
from types import MappingProxyType, ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from throneroom.kit import portable
from throneroom.kit.bind import bind
from throneroom.kit.speed import PORTABLE, SPEED
from throneroom.kit.state import States

Door = Callable[[], object]


class Room:
    """Fields as arrays under `at` (a number as an array of one, states as bytes), doors under `door`."""

    def __init__(self, block: States, doors: Mapping[str, Door]) -> None:
        self.block = block
        self.at = SimpleNamespace(**{name: _reached(block[name]) for name in block.dtype.names or ()})
        self.door = SimpleNamespace(**doors)


def _reached(field: Any) -> Any:
    """A field of the only record in a block, for Python to read and write without a copy."""
    if field.dtype.names:
        return field[0].view(np.uint8).reshape(*field.shape[1:], field.dtype.itemsize)
    return field if field.ndim == 1 else field[0]


_here = threading.local()
Others = Mapping[str, str]


def room(package: str, template: str, others: Others = MappingProxyType({})) -> Room:
    """This thread's room of a template that is bound to a game."""
    rooms: dict[tuple[str, ...], Room] = _here.__dict__.setdefault("rooms", {})
    key = (package, template, *others.values())
    if key not in rooms:
        rooms[key] = _opened(package, template, others)
    return rooms[key]


def _opened(package: str, template: str, others: Others) -> Room:
    bound = bind(package, template, others)
    module = portable.module(package) if SPEED == PORTABLE else None
    if module and (place := template.rpartition(".")[2]) in module.rooms:
        return Room(*module.opened(place, bound.ROOM))
    return made(bound)


def made(bound: ModuleType) -> Room:
    """A new room in NumPy's memory."""
    block = np.zeros(1, bound.ROOM)
    return Room(block, {name: _entered(getattr(bound, name), block) for name in bound.DOORS})


def _entered(door: Callable[[States], object], block: States) -> Door:
    return lambda: door(block)
