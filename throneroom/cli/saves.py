"""Where the terminal keeps matches: every match is a record on disk after every action, so that nothing is lost."""

import errno
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import platformdirs

from throneroom.kit.errors import Illegal, Malformed
from throneroom.kit.frames import CHANCE
from throneroom.kit.game import Game
from throneroom.kit.luck import Luck
from throneroom.kit.position import Position
from throneroom.kit.record import Record


def folder() -> Path:
    """The platform's data directory, or a temporary one where that cannot be written."""
    place = Path(platformdirs.user_data_dir("throneroom", appauthor=False)) / "matches"
    try:
        place.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=place):
            return place
    except OSError:
        return Path(tempfile.gettempdir())


def new_path(game: Game) -> Path:
    """A file that does not exist yet, named after the game and the time."""
    stem = f"{game.name}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    place = folder()
    names = [f"{stem}.json", *(f"{stem}-{n}.json" for n in range(2, 1000))]
    return next(path for name in names if not (path := place / name).exists())


def new_file(path: Path) -> Path:
    """The path of a file that can be made: a save never writes over something else."""
    if path.exists():
        raise Illegal("cli-exists", sent=str(path))
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
    return path


def save(position: Position, names: Sequence[str], path: Path) -> None:
    """The match as a record.

    The file lies on the player's own disk and holds all dealt cards anyway; with the secret of its luck beside them a
    match goes on with the luck that it began with, so nobody gets a better deal by starting the program again.
    """
    record = Record.of(position, list(names))
    if position.luck:
        record.secret = position.luck.secret.hex()
        record.digest = record.expected_digest()
    record.save(path)


def resume(record: Record, game: Game, luck: int | None) -> Position:
    """The match as it was saved, with the same luck ahead (a fresh one where the record does not tell it)."""
    position = record.replay(game)
    ahead = Luck.seeded(luck) if luck is not None else _luck_of(record)
    ahead.answers = sum(seat == CHANCE for seat, *_ in position.log)
    while position.asks_chance:  # it was cut off between an action and the answers of chance
        actions = position.actions(CHANCE)
        position.play(actions[ahead.answer(len(actions))], CHANCE)
    position.luck = ahead
    return position


def _luck_of(record: Record) -> Luck:
    try:
        return Luck(bytes.fromhex(record.secret)) if record.secret else Luck.fresh()
    except ValueError:
        raise Malformed("cli-secret") from None
