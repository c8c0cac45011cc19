"""`throneroom scenario`: do the rules still do what a text file says?"""

from pathlib import Path
from typing import Annotated

import typer

from throneroom.cli.terminal import Lang, complain, read_text, sentence_about, tell_notices, voice

DIFFERS, UNREADABLE = 1, 2


def scenario(
    files: Annotated[list[Path], typer.Argument(help="Scenario files.", show_default=False)],
    lang: Lang = None,
) -> None:
    """Run scenario files. Exit code 1 if one differs, 2 if one cannot be read."""
    import throneroom.games  # noqa: F401 - so that its notices come first

    tell_notices()
    worst = max(_run(file) for file in files)
    if worst:
        raise typer.Exit(worst)


def _run(file: Path) -> int:
    from throneroom.games import game
    from throneroom.kit.errors import Refusal
    from throneroom.kit.scenario import read_scenario

    try:
        read = read_scenario(read_text(file))
        differences = read.run(game(read.game))
    except (Refusal, OSError) as problem:
        complain(f"{file}: {sentence_about(problem)}")
        return UNREADABLE
    print(f"{voice.say('cli-differs' if differences else 'cli-ok')}  {file}  {read.name}")
    for difference in differences:
        print(f"    {difference}")
    return DIFFERS if differences else 0
