"""A second version of Trůn that exists in tests only: another rule, another field, other numbers for everything."""

import importlib
import shutil
import sys
from pathlib import Path

import throneroom
from throneroom.kit.game import Game

TRUN = Path(throneroom.__file__).parent / "games" / "trun"
PACKAGE = "scratch_trun"
EDITS = {
    "state.py": (
        ("STATE = layout(\n", 'STATE = layout(\n    number("pauses"),\n'),
        (
            "FIRST, DEAL, PRIZE, DRAW, LEAD, FOLLOW = range(1, 7)",
            "FIRST, DEAL, PRIZE, DRAW, LEAD, FOLLOW = range(2, 8)",
        ),
        ('("over", "first"', '("over", "pause", "first"'),
    ),
    "events.py": (("CHOSEN = EVENTS", 'PAUSED = EVENTS.add("paused", seat=WHO)\nCHOSEN = EVENTS'),),
    "reasons.py": (("NOT_YOUR_TURN =", 'PAUSE = REASONS.add("trun-pause", "R1")\nNOT_YOUR_TURN ='),),
    "flow.py": (("return hand & FOLLOWS[faction] if hand & OF[faction] != 0 else hand", "return hand"),),
    "__init__.py": (("Game.of(__name__, version=1", 'Game.of(__name__, name="trun", version=2'),),
}


def second_trun(folder: Path) -> Game:
    """Made in a folder, imported under a name of its own. In it nobody has to follow."""
    shutil.copytree(TRUN, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (folder / PACKAGE).glob("*.py"):
        text = file.read_text("utf-8").replace("throneroom.games.trun", PACKAGE)
        for before, after in EDITS.get(file.name, ()):
            assert before in text, (file.name, before)
            text = text.replace(before, after)
        file.write_text(text, "utf-8")
    sys.path.insert(0, str(folder))
    try:
        game: Game = importlib.import_module(PACKAGE).GAME
    finally:
        sys.path.remove(str(folder))
    return game
