"""Power cuts: what the real store wrote and synced is taped; disks are made as a cut at any point may leave them.

python -m tests.server.rig.powercut --images 1000 --seed 7
"""

import argparse
import os
import random
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

from tests.missing import missing
from tests.server.rig.appending import Acknowledged, faults

SOURCE = Path(__file__).with_name("powercut.c")
HEAD = struct.Struct("<IIQQ")
ENDINGS = ("", "-wal", "-journal")
SECTOR = 512  # what a disk writes whole or not at all
FOLDER = 0


class Kind(IntEnum):
    """As in powercut.c."""

    CREATE = 1
    UNLINK = 2
    RENAME = 3
    WRITE = 4
    TRUNCATE = 5
    SYNC = 6
    MARK = 7


@dataclass(frozen=True)
class Call:
    """Something that the store did to its files, or a mark."""

    kind: Kind
    file: int
    offset: int  # also a length to cut to, or a name's number
    data: bytes


# -- taping -------------------------------------------------------------------------------------------------


def compiler() -> list[str]:
    """The machine's C compiler, or the one that a package brought."""
    if found := shutil.which("cc") or shutil.which("gcc") or shutil.which("clang"):
        return [found]
    return [sys.executable, "-m", "ziglang", "cc"] if find_spec("ziglang") else missing("a C compiler")


def must_watch() -> None:
    """Where no process can be watched like this, it is told."""
    if not sys.platform.startswith("linux"):
        missing("Linux")
    compiler()


def build(folder: Path) -> Path:
    """The shim, to be preloaded."""
    made = folder / "powercut.so"
    subprocess.run([*compiler(), "-shared", "-fPIC", "-O1", "-o", made, SOURCE, "-ldl", "-lpthread"], check=True)
    return made


def preloaded(shim: Path, database: Path, **more: Path) -> dict[str, str]:
    """The environment of a process whose database is watched."""
    words = {f"POWERCUT_{name.upper()}": str(path.resolve()) for name, path in more.items()}
    return os.environ | words | {"LD_PRELOAD": str(shim), "POWERCUT_DATABASE": str(database.resolve())}


def tape(folder: Path, synchronous: str, plies: int) -> list[Call]:
    """Everything that the real store did to its files while matches grew to so many plies."""
    database, log = folder / f"{synchronous}.db", folder / f"{synchronous}.log"
    command = [sys.executable, "-m", "tests.server.rig.watched", str(database.resolve()), synchronous, str(plies)]
    subprocess.run(command, check=True, env=preloaded(build(folder), database, log=log), timeout=300)
    return list(read(log.read_bytes()))


def read(log: bytes) -> Iterator[Call]:
    """A tape."""
    at = 0
    while at < len(log):
        kind, file, offset, length = HEAD.unpack_from(log, at)
        at += HEAD.size
        data = log[at : at + length]
        at += length
        yield Call(Kind(kind), file, offset, data)


# -- a disk -------------------------------------------------------------------------------------------------


@dataclass
class Disk:
    """What is durable, and what has only been said so far."""

    kept: dict[int, bytearray] = field(default_factory=dict)  # by file
    said: dict[int, list[Call]] = field(default_factory=dict)
    names: dict[int, int] = field(default_factory=dict)  # the entries of the folder: which file bears which name
    renamed: list[tuple[int, int]] = field(default_factory=list)  # entries that are not durable yet; 0 is gone
    acknowledged: Acknowledged = field(default_factory=dict)

    def take(self, call: Call) -> None:
        """One thing more has happened."""
        if call.kind is Kind.MARK:
            match, ply = call.data.decode().split()
            self.acknowledged[match] = int(ply)
        elif call.kind is Kind.CREATE:
            self.kept[call.file], self.said[call.file] = bytearray(), []
            self.renamed.append((call.offset, call.file))
        elif call.kind is Kind.UNLINK:
            self.renamed.append((call.offset, 0))
        elif call.kind is Kind.SYNC:
            self._sync(call.file)
        else:
            assert call.kind in (Kind.WRITE, Kind.TRUNCATE), call
            self.said[call.file].append(call)

    def _sync(self, file: int) -> None:
        """Of a file, its data; of the folder, which files there are."""
        if file == FOLDER:
            self.names |= dict(self.renamed)
            self.renamed.clear()
            return
        for call in self.said[file]:
            apply(call, self.kept[file])
        self.said[file].clear()

    def files_at_the_end(self) -> list[bytes]:
        """As if nothing had ever failed."""
        for file in (*self.said, FOLDER):
            self._sync(file)
        return [bytes(self.kept[file]) for _, file in sorted(self.names.items()) if file]

    def after_a_cut(self, rng: random.Random) -> dict[int, bytes]:
        """The files that may be found when the power is back, by name."""
        found = {}
        for name, file in self._names_after(rng).items():
            if file:
                found[name] = bytes(self._data_after(file, rng))
        return found

    def _names_after(self, rng: random.Random) -> dict[int, int]:
        """Of each name's changes that were not synced some have happened, in their order."""
        names = dict(self.names)
        for name in range(len(ENDINGS)):
            changes = [file for changed, file in self.renamed if changed == name]
            if happened := rng.randint(0, len(changes)):
                names[name] = changes[happened - 1]
        return names

    def _data_after(self, file: int, rng: random.Random) -> bytearray:
        """Everything synced, and whatever of the rest has reached the disk."""
        data = bytearray(self.kept[file])
        for call in survivors(self.said[file], rng):
            apply(call, data)
        return data


def apply(call: Call, data: bytearray) -> None:
    """A write, or a cut to a length."""
    end = call.offset + len(call.data)
    if call.kind is Kind.TRUNCATE:
        data[call.offset :] = b""
    if len(data) < end:
        data.extend(bytes(end - len(data)))
    data[call.offset : end] = call.data


def survivors(said: list[Call], rng: random.Random) -> list[Call]:
    """Of what was not synced: nothing, the beginning, any subset, or any sectors; the last of it torn."""
    how, likely = rng.choice(("none", "prefix", "subset", "subset", "sectors")), rng.random()
    if how == "none" or not said:
        return []
    if how == "sectors":
        return [part for call in said for part in sectors(call) if rng.random() < likely]
    kept = said[: rng.randint(1, len(said))] if how == "prefix" else [r for r in said if rng.random() < likely]
    return [*kept[:-1], *(torn(call, rng) for call in kept[-1:])]


def torn(call: Call, rng: random.Random) -> Call:
    """Only its first sectors, or all of it."""
    parts = list(sectors(call))
    data = b"".join(part.data for part in parts[: rng.randint(1, len(parts))])
    return Call(call.kind, call.file, call.offset, data)


def sectors(call: Call) -> Iterator[Call]:
    """A write as the disk does it."""
    begin, end = call.offset, call.offset + len(call.data)
    borders = [begin, *range(begin - begin % SECTOR + SECTOR, end, SECTOR), end]
    for one, next_one in pairwise(borders):
        yield Call(call.kind, call.file, one, call.data[one - begin : next_one - begin])


# -- cutting ------------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What was tried, and what went wrong."""

    images: int = 0
    unsynced: int = 0  # images at whose cut something was not synced
    losing: int = 0  # images in which an acknowledged move was missing
    faults: list[str] = field(default_factory=list)

    @property
    def damages(self) -> list[str]:
        """What is never allowed, not even without syncs."""
        return [fault for fault in self.faults if not fault.startswith("lost")]

    def __str__(self) -> str:
        told = f"{self.images} images ({self.unsynced} with something unsynced)"
        return f"{told}, {self.losing} with acknowledged moves lost, {len(self.damages)} damages"


def cut_points(calls: list[Call], images: int, rng: random.Random) -> list[int]:
    """Anywhere; right after a move was acknowledged; right before a sync; while the main file is written."""
    main = next(call.file for call in calls if call.kind is Kind.CREATE and call.offset == 0)
    places = [
        range(len(calls) + 1),
        [n + 1 for n, call in enumerate(calls) if call.kind is Kind.MARK],
        [n for n, call in enumerate(calls) if call.kind is Kind.SYNC],
        [n + 1 for n, call in enumerate(calls) if call.file == main],
    ]
    return sorted(rng.choice(rng.choice(places)) for _ in range(images))


def cut_often(calls: list[Call], images: int, folder: Path, seed: int) -> Tally:
    """So many cuts of one tape, each image opened by the real SQLite."""
    rng, disk, tally, done = random.Random(seed), Disk(), Tally(), 0
    for point in cut_points(calls, images, rng):
        for taken in calls[done:point]:
            disk.take(taken)
        done = point
        found = faults(lay_out(disk.after_a_cut(rng), folder), disk.acknowledged)
        tally.images += 1
        tally.unsynced += any(disk.said.values())
        tally.losing += any(fault.startswith("lost") for fault in found)
        tally.faults += found
    return tally


def lay_out(files: dict[int, bytes], folder: Path) -> Path:
    """An image as real files."""
    database = folder / "image.db"
    for ending in (*ENDINGS, "-shm"):
        Path(f"{database}{ending}").unlink(missing_ok=True)
    for name, data in files.items():
        Path(f"{database}{ENDINGS[name]}").write_bytes(data)
    return database


def main() -> int:
    """With FULL nothing is lost; with NORMAL something is, or the test does not bite."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--images", type=int, default=1000)
    parser.add_argument("--plies", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    tallies = {}
    for synchronous in ("FULL", "NORMAL"):
        begin = time.perf_counter()
        with tempfile.TemporaryDirectory() as folder:
            calls = tape(Path(folder), synchronous, chosen.plies)
            tallies[synchronous] = cut_often(calls, chosen.images, Path(folder), chosen.seed)
        seconds = time.perf_counter() - begin
        print(f"{synchronous}: {len(calls)} calls, {tallies[synchronous]}, {seconds:.0f} s", flush=True)
    full, normal = tallies["FULL"], tallies["NORMAL"]
    print(*full.faults[:20], *normal.damages[:20], sep="\n")
    return 0 if normal.losing and not full.faults and not normal.damages else 1


if __name__ == "__main__":
    sys.exit(main())
