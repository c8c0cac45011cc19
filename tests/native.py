"""Rooms that must run natively, so that a test does not pass without machine code."""

import shutil
from pathlib import Path
from types import MappingProxyType

from tests.missing import missing
from throneroom.kit.cache import home
from throneroom.kit.room import Others, Room, _here, room
from throneroom.kit.speed import NATIVE
from throneroom.kit.trial import works


def native_room(package: str, template: str, others: Others = MappingProxyType({})) -> Room:
    """This thread's room, in machine code and nothing else."""
    if not works():
        missing("Numba")
    found = room(package, template, others, NATIVE)
    assert found.speed == NATIVE
    return found


def cache_in(place: Path) -> Path:
    """An empty cache, which only knows that Numba works: trying it takes seconds."""
    for known in home().glob("trial-*/"):
        shutil.copytree(known, place / "cache" / known.name, dirs_exist_ok=True)
    return place / "cache"


def speeds_opened() -> str:
    """The speeds of all rooms that this thread has opened: one word, if nothing stepped in for another."""
    return " ".join(sorted({room.speed for room in _here.rooms.values()}))
