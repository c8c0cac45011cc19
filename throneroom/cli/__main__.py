"""`throneroom`: the commands, and how their troubles are told."""

import contextlib
import os
import sys
from typing import Annotated

import typer

from throneroom.cli.admin import admin
from throneroom.cli.arena import arena
from throneroom.cli.backup import backup, restore
from throneroom.cli.doctor import doctor
from throneroom.cli.games import games
from throneroom.cli.play import play
from throneroom.cli.replay import replay
from throneroom.cli.replay_all import replay_all
from throneroom.cli.scenario import scenario
from throneroom.cli.serve import serve
from throneroom.cli.simulate import simulate
from throneroom.cli.terminal import complain, listen_to_warnings, sentence_about, tell_heard
from throneroom.cli.think import think
from throneroom.cli.verify import verify
from throneroom.cli.warm import warm

REFUSED, INTERRUPTED = 2, 130

app = typer.Typer(
    name="throneroom",
    help="Games about empty thrones, in your terminal.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
for command in (
    play,
    serve,
    think,
    games,
    replay,
    verify,
    scenario,
    simulate,
    arena,
    warm,
    doctor,
    replay_all,
    backup,
    restore,
):
    app.command()(command)
app.add_typer(admin, name="admin")


def _tell_version(wanted: bool) -> None:
    if wanted:
        from throneroom import __version__

        print(f"throneroom {__version__}")
        raise typer.Exit


@app.callback()
def throneroom(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Tell the version.")
    ] = False,
) -> None:
    """Games about empty thrones, in your terminal."""


def main() -> None:
    """The command that was typed. What cannot be done is told in one sentence, with exit code 2."""
    listen_to_warnings()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        app(prog_name="throneroom")
    except (ValueError, OSError) as problem:
        complain(sentence_about(problem))
        sys.exit(REFUSED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    finally:
        tell_heard()  # rooms are opened after the notices
        _flush_quietly()


def _flush_quietly() -> None:
    """Whoever read our output may have gone; that is no reason to complain at exit."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
