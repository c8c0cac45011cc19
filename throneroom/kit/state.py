"""A state is one NumPy record of fixed size without padding: copy is assignment, equality is bytes."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

States = npt.NDArray[Any]  # an array of states; the doors from Python take arrays of one
Field = tuple[str, type, tuple[int, ...]]

MOST_SEATS = 6
FRAME = 6  # step, asked, and four arguments
EVENT = 8  # kind, seat, card, source, target, amount, seen_by, news


def number(name: str, *shape: int) -> Field:
    """A scalar or a set (int64), or several of them."""
    return name, np.int64, shape


def cells(name: str, *shape: int) -> Field:
    """An array of small numbers (int16)."""
    return name, np.int16, shape


def layout(*fields: Field, frames: int, events: int) -> np.dtype[Any]:
    """A game's own fields, the stack of questions, the sealed answers and the events of the last action."""
    for name, *_ in fields:
        if hasattr(np.record, name):
            raise ValueError(f"Every NumPy scalar has an attribute {name!r}: call the field something else.")
    ours = [number("seats"), number("depth"), number("told"), number("fault")]
    small = [cells("stack", frames, FRAME), cells("events", events, EVENT), cells("sealed", MOST_SEATS)]
    ordered = sorted([*ours, *fields, *small], key=lambda field: field[1] is np.int16)
    loose = sum(int(np.prod(shape)) for _, kind, shape in ordered if kind is np.int16) % 4
    if loose:
        ordered.append(cells("spare", 4 - loose))
    made = np.dtype((np.record, np.dtype(ordered, align=True)))
    assert made.itemsize == sum(np.dtype(kind).itemsize * int(np.prod(shape)) for _, kind, shape in ordered)
    return made


def blank(state: np.dtype[Any], length: int = 1) -> States:
    """So many empty states."""
    return np.zeros(length, state)


def copied(a: States) -> States:
    """The same bytes in memory of their own: NumPy's copy would go field by field, at ten times the price."""
    return a.view(np.uint8).copy().view(a.dtype)


def plain(s: Any) -> Any:
    """A state for Python to read: numbers and lists under the same names, each at a twentieth of the price."""
    fields = zip(s.dtype.names, s.tolist(), strict=True)
    return SimpleNamespace(**{name: value if type(value) is int else _listed(value) for name, value in fields})


def _listed(value: Any) -> Any:
    """Rows of frames and events stay arrays: rules read them by two numbers."""
    return value.tolist() if value.ndim == 1 else value


def top_frame(a: States) -> list[int]:
    """The question of an array of one state; nothing when it is over. Quicker from Python than a compiled reader."""
    depth = a["depth"].item()
    return a["stack"][0, depth - 1].tolist() if depth else []
