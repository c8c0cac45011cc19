"""`throneroom replay-all`: every stored match once more under the rules."""

from typing import TYPE_CHECKING

import typer

from throneroom.cli.database import Database, existing, looked_at, troubles
from throneroom.cli.terminal import Lang, console, sentence_about, tell_notices, voice

if TYPE_CHECKING:
    from throneroom.server.store import Store

DIFFERS = 1


def replay_all(database: Database = None, lang: Lang = None) -> None:
    """Replay every stored match, and tell where status or result differ. Exit code 1 if one does."""
    import throneroom.games  # noqa: F401 - so that its notices come first

    tell_notices()
    store = looked_at(existing(database))
    try:
        with troubles():
            count, differ = _replay(store)
    finally:
        store.close()
    print(voice.say("cli-replayed", count=count, differ=differ))
    if differ:
        raise typer.Exit(DIFFERS)


def _replay(store: "Store") -> tuple[int, int]:
    """How many matches there were, and how many differ; each of those is told in a line."""
    from rich.progress import Progress

    from throneroom.server.audit import begun, difference

    matches, differ, shown = begun(store), 0, console(stderr=True)
    with Progress(console=shown, transient=True, disable=not shown.is_terminal) as bar:
        for match in bar.track(matches, description=voice.say("cli-simulating")):
            if found := difference(store, match):
                differ += 1
                print(f"{match}  {sentence_about(found)}", flush=True)
    return len(matches), differ
