"""Machine code that is kept: a file for each room, which tells whether it is whole, or a mark that it cannot be had."""

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from throneroom.kit.bind import CONTRACT, path_of
from throneroom.kit.cache import folder, name_of, write
from throneroom.kit.processor import compiled_by
from throneroom.kit.sources import sources

MAKERS = tuple(Path(__file__).with_name(name) for name in ("kept.py", "machine_code.py", "native.py", "processor.py"))
DIGEST = hashlib.sha256().digest_size


class Wanted(NamedTuple):
    """A room: a template, bound to the package of a game, and what else is swapped in it."""

    package: str
    template: str
    others: Mapping[str, str] = MappingProxyType({})

    @property
    def game(self) -> str:
        """The short name of the game."""
        return self.package.rpartition(".")[2]

    @property
    def place(self) -> str:
        """The short name of the room."""
        return self.template.rpartition(".")[2]

    @property
    def sources(self) -> tuple[Path, ...]:
        """Every file that it is made from."""
        return sources(path_of(self.template), swaps={CONTRACT: self.package, **self.others})

    @property
    def name(self) -> str:
        """What its folder is called now. Any edit in its sources changes that, and so does another processor."""
        return name_of(*self._made_from)

    @property
    def file(self) -> Path:
        """Where its machine code is kept: from now on, for this process, whatever is edited."""
        return folder(*self._made_from) / "room.code"

    @property
    def _made_from(self) -> tuple[str, tuple[Path, ...], str]:
        return f"{self.game}-{self.place}", (*self.sources, *MAKERS), compiled_by()


def kept(file: Path) -> bytes | None:
    """The machine code, if it is there and whole: a damaged one would end the process that loads it."""
    try:
        whole = file.read_bytes()
    except FileNotFoundError:
        return None
    digest, code = whole[:DIGEST], whole[DIGEST:]
    return code if hashlib.sha256(code).digest() == digest else None


def keep(file: Path, code: bytes) -> None:
    """Keep machine code; what failed before does not count any more."""
    write(file, hashlib.sha256(code).digest() + code)
    failure(file).unlink(missing_ok=True)


def failure(file: Path) -> Path:
    """The mark that says: this could not be made, and would not be another time."""
    return file.with_name("failed")


def is_lacking(file: Path) -> bool:
    """Is it worth trying to make it?"""
    return not failure(file).exists() and kept(file) is None


def lacking(rooms: Iterable[Wanted]) -> list[Wanted]:
    """Those that are neither kept nor known to fail."""
    return [room for room in rooms if is_lacking(room.file)]


def forget_failures(rooms: Iterable[Wanted]) -> None:
    """Let them be tried again."""
    for room in rooms:
        failure(room.file).unlink(missing_ok=True)
