"""Make machine code for this processor; `kit/native.py` starts this and loads what it made.

python -m throneroom.kit.machine_code JSON        a list of rooms: file, package, template, and what is swapped in it
"""

import json
import os
import sys
from pathlib import Path

from throneroom.kit.bind import bind
from throneroom.kit.compiling import assembled, optimised
from throneroom.kit.native import machine, triple


def main(rooms: list[tuple[str, str, str, dict[str, str]]]) -> None:
    """An object for each room, written by rename. What several rooms share is compiled once."""
    for file, package, template, others in rooms:
        code = assembled({"room": bind(package, template, others)}, own_memory=False)
        draft = Path(f"{file}.{os.getpid()}")
        draft.write_bytes(optimised(code, triple(), machine()))
        draft.replace(file)


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
