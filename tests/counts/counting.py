"""Counts: how many lines of play there are from a position to a depth, chance included.

A file holds a position text and one line `counts 5 20 …` for depth 1, 2, …
`python -m tests.counts.counting FILE DEPTH …` prints slow counts (THRONEROOM_SPEED=interpreted: without compiled code);
`python -m tests.counts.counting --write` counts all files anew.
"""

import sys
from dataclasses import dataclass
from pathlib import Path

import throneroom
from throneroom import Game, Position

HERE = Path(__file__).parent
DEPTHS = range(1, 6)
FILES = sorted(path for game in throneroom.GAMES for path in (HERE / game).glob("*.txt"))


@dataclass(frozen=True)
class Counts:
    """A position and what was counted from it."""

    path: Path
    text: str
    expected: tuple[int, ...]

    @property
    def game(self) -> Game:
        """By the folder."""
        return throneroom.game(self.path.parent.name)

    @property
    def position(self) -> Position:
        """Chance waits to be answered by hand."""
        return self.game.from_text(self.text, ())


def read(path: Path) -> Counts:
    """One file."""
    text, _, counts = path.read_text("utf-8").partition("\ncounts")
    return Counts(path, text, tuple(map(int, counts.split())))


def quick(position: Position, depth: int) -> int:
    """By the compiled counter of the kit."""
    return position.game.doors.lines_of_play(position.state(), depth)


def slow(position: Position, depth: int) -> int:
    """By copying and playing, as a reader of the API would count. A game that is over is one line."""
    if depth == 0 or position.is_over:
        return 1
    return sum(slow(after(position, action), depth - 1) for action in position.actions(position.actor))


def after(position: Position, action: int) -> Position:
    """A copy in which this was played."""
    copy = position.copy()
    copy.play(action, position.actor)
    return copy


def write(path: Path) -> None:
    """Count a file anew."""
    counts = read(path)
    found = " ".join(str(quick(counts.position, depth)) for depth in DEPTHS)
    path.write_text(f"{counts.text}\ncounts {found}\n", "utf-8")


def main(arguments: list[str]) -> None:
    """Count files anew, or print slow counts."""
    if arguments == ["--write"]:
        for path in FILES:
            write(path)
        return
    for file, depth in zip(arguments[::2], arguments[1::2], strict=True):
        print(slow(read(Path(file)).position, int(depth)))


if __name__ == "__main__":
    main(sys.argv[1:])
