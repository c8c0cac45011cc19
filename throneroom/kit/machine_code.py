"""Make machine code for this processor; `kit/native.py` starts this and loads what it made.

python -m throneroom.kit.machine_code JSON        a list of rooms: file, package, template, and what is swapped in it
"""

import json
import sys
import traceback
from pathlib import Path
from types import ModuleType

from filelock import FileLock

from throneroom.kit.bind import bind
from throneroom.kit.compiling import assembled, optimised
from throneroom.kit.kept import Wanted, failure, is_lacking, keep
from throneroom.kit.processor import machine, triple


def main(rooms: dict[Path, Wanted]) -> bool:
    """Make those of one game that are still lacking; were all of them made? What they share is compiled once."""
    file, room = next(iter(rooms.items()))
    with FileLock(file.parents[1] / f"{room.game}.lock"):
        made = [is_made(file, rooms[file]) for file in rooms if is_lacking(file)]  # one that fails holds up no other
    return all(made)


def is_made(file: Path, room: Wanted) -> bool:
    """Make one. The file was named before the sources were read here: only what they still are belongs there."""
    try:
        code = compiled(bind(*room))
    except Exception:
        traceback.print_exc()
        if room.name == file.parent.name:
            failure(file).touch()
        return False
    if room.name != file.parent.name:
        print(f"The sources of {file.parent.name} were edited meanwhile.", file=sys.stderr)
        return False
    keep(file, code)
    return True


def compiled(bound: ModuleType) -> bytes:
    """An object with the doors of a room."""
    return optimised(assembled({"room": bound}, own_memory=False), triple(), machine())


if __name__ == "__main__":
    sys.exit(not main({Path(file): Wanted(*room) for file, *room in json.loads(sys.argv[1])}))
