"""The real store in a process whose writes are taped: run by `powercut.tape`, with the shim preloaded."""

import asyncio
import ctypes
import sys
from pathlib import Path

from tests.server.rig.appending import grow
from throneroom.server.store import Store


def run(database: Path, synchronous: str, plies: int) -> None:
    """Two lives of a server on one file; every acknowledged move leaves a mark on the tape."""
    mark = ctypes.CDLL(None).powercut_mark
    for end in (plies // 2, plies):
        store = Store(database, synchronous)
        asyncio.run(grow(store, end, lambda match, ply: mark(f"{match} {ply}".encode()), lambda found: None, end))


if __name__ == "__main__":
    run(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
