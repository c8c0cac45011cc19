"""`throneroom backup` and `throneroom restore`: everything that a server has stored, in one file."""

from pathlib import Path
from typing import Annotated

import typer

from throneroom.cli.database import Database, existing, file_of, usual_file
from throneroom.cli.terminal import Lang, voice

CopyTo = Annotated[Path, typer.Argument(help="A file that is not there yet.", show_default=False)]
CopyOf = Annotated[Path, typer.Argument(help="A file that `throneroom backup` wrote.", show_default=False)]


def backup(file: CopyTo, database: Database = None, lang: Lang = None) -> None:
    """Copy everything that is stored into a file. The server may run, and nobody waits."""
    from throneroom.server.backup import back_up

    matches = back_up(_of_sqlite(existing(database)), file)
    print(voice.say("cli-backup-made", count=matches, path=str(file)))


def restore(file: CopyOf, database: Database = None, lang: Lang = None) -> None:
    """Bring a copy back, for a server that is not running. Nothing is overwritten."""
    from throneroom.server.backup import restore

    target = _of_sqlite(database or str(usual_file()))
    print(voice.say("cli-backup-restored", count=restore(file, target), path=str(target)))


def _of_sqlite(database: str) -> Path:
    """The file of SQLite; PostgreSQL has programs of its own for this."""
    from throneroom.kit.errors import Illegal

    if file := file_of(database):
        return Path(file)
    raise Illegal("backup-postgres")
