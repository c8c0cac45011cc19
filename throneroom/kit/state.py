"""A state is one NumPy record of fixed size without padding: copy is assignment, equality is bytes."""

from collections.abc import Iterable
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

States = npt.NDArray[Any]  # an array of states; the doors from Python take arrays of one
Field = tuple[str, type | np.dtype[Any], tuple[int, ...]]

MOST_SEATS = 6
MOST_OPTIONS = 15
FRAME = 6  # step, asked, and four arguments
EVENT = 8  # kind, seat, card, source, target, amount, seen_by, news


def number(name: str, *shape: int) -> Field:
    """A scalar or a set (int64), or several of them."""
    return name, np.int64, shape


def cells(name: str, *shape: int) -> Field:
    """An array of small numbers (int16)."""
    return name, np.int16, shape


def check_names(fields: Iterable[Field]) -> None:
    """Refuse what could not be reached by its name."""
    for name, *_ in fields:
        if hasattr(np.record, name):
            raise ValueError(f"Every NumPy scalar has an attribute {name!r}: call the field something else.")


def layout(*fields: Field, frames: int, events: int) -> np.dtype[Any]:
    """A game's own fields, the stack of questions, the sealed answers and the events of the last action."""
    check_names(fields)
    ours = [number("seats"), number("depth"), number("told"), number("fault")]
    small = [cells("stack", frames, FRAME), cells("events", events, EVENT), cells("sealed", MOST_SEATS)]
    ordered = sorted([*ours, *fields, *small], key=lambda field: field[1] is np.int16)
    loose = sum(int(np.prod(shape)) for _, kind, shape in ordered if kind is np.int16) % 4
    if loose:
        ordered.append(cells("spare", 4 - loose))
    made = np.dtype((np.record, np.dtype(ordered, align=True)))
    assert made.itemsize == sum(np.dtype(kind).itemsize * int(np.prod(shape)) for _, kind, shape in ordered)
    return made


def layout_of_room(*fields: Field, words: tuple[str, int] | None = None) -> np.dtype[Any]:
    """Its fields, aligned as C does. `words` are the same bytes as one of its states, as numbers."""
    check_names(fields)
    made = np.dtype(sorted(fields, key=_is_narrow), align=True)
    if words:
        name, row = words
        base, begin = made[name].base, made.fields[name][1]  # type: ignore[index]
        own = {field: made.fields[field][:2] for field in made.names or ()}  # type: ignore[index]
        own["words"] = (np.dtype((np.int64, (base.itemsize // 8,))), begin + row * base.itemsize)
        kinds, offsets = zip(*own.values(), strict=True)
        made = np.dtype({"names": [*own], "formats": kinds, "offsets": offsets, "itemsize": made.itemsize})
    return np.dtype((np.record, made))


def _is_narrow(field: Field) -> bool:
    """Behind all states and whole words: their sizes are multiples of eight, and so is where each of them begins."""
    kind = np.dtype(field[1])
    return not kind.names and kind.itemsize < 8


UNUSED = layout_of_room(number("unused"))  # for whoever needs no room


def blank(state: np.dtype[Any], length: int = 1) -> States:
    """So many empty states."""
    return np.zeros(length, state)


def copied(a: States) -> States:
    """The same bytes in memory of their own: NumPy's copy would go field by field, at ten times the price."""
    return a.view(np.uint8).copy().view(a.dtype)


def plain(s: Any) -> Any:
    """A state for Python to read: numbers and lists under the same names, each at a twentieth of the price."""
    read = SimpleNamespace()
    values = read.__dict__
    values.update(zip(s.dtype.names, s.tolist(), strict=True))
    for name in _rows(s.dtype):
        values[name] = values[name].tolist()
    return read


@cache
def _rows(state: np.dtype[Any]) -> tuple[str, ...]:
    """The fields that become lists. Those of two numbers, as frames and events, stay arrays: so rules read them."""
    return tuple(name for name in state.names or () if len(state[name].shape) == 1)


def top_frame(a: States) -> list[int]:
    """The question of an array of one state; nothing when it is over. Quicker from Python than a compiled reader."""
    depth = a["depth"].item()
    return a["stack"][0, depth - 1].tolist() if depth else []
