"""Second versions of games that exist in tests only: another rule or sentence, another field, other numbers for all."""

import importlib
import shutil
import sys
from pathlib import Path

import throneroom
from throneroom.kit.game import Game

GAMES = Path(throneroom.__file__).parent / "games"
Edits = dict[str, tuple[tuple[str, str], ...]]  # by files: what stands there, and what shall
SHARED: Edits = {
    "state.py": (("STATE = layout(\n", 'STATE = layout(\n    number("pauses"),\n'),),
    "__init__.py": (("version=1,", 'name="{game}", version=2,'),),
}
IN_TRUN: Edits = {  # nobody has to follow
    "state.py": (
        (
            "FIRST, DEAL, PRIZE, DRAW, LEAD, FOLLOW = range(1, 7)",
            "FIRST, DEAL, PRIZE, DRAW, LEAD, FOLLOW = range(2, 8)",
        ),
        ('("over", "first"', '("over", "pause", "first"'),
    ),
    "events.py": (("CHOSEN = EVENTS", 'PAUSED = EVENTS.add("paused", seat=WHO)\nCHOSEN = EVENTS'),),
    "reasons.py": (("NOT_YOUR_TURN =", 'PAUSE = REASONS.add("trun-pause", "R1")\nNOT_YOUR_TURN ='),),
    "flow.py": (("return hand & FOLLOWS[faction] if hand & OF[faction] != 0 else hand", "return hand"),),
}
IN_DEDICOVE: Edits = {  # the first hero turns one of another party before anything else; every later row moves
    "state.py": (('Register("over")', 'Register("over", "pause")'),),
    "rows.py": (('Register("end")', 'Register("end", "halt")'),),
    "events.py": (("GOT_HEIR = EVENTS", 'PAUSED = EVENTS.add("paused", seat=WHO)\nGOT_HEIR = EVENTS'),),
    "reasons.py": (("NOT_ASKED =", 'PAUSE = REASONS.add("dedicove-pause", "T1")\nNOT_ASKED ='),),
    "effects.py": (('"shaky-sharpshooter", HILL, ', '"shaky-sharpshooter", HILL, turn(OTHER), '),),
}
EDITS = {"trun": IN_TRUN, "dedicove": IN_DEDICOVE}


def package_of(game: str) -> str:
    """Its second version is imported under this name."""
    return f"scratch_{game}"


def second_version(game: str, folder: Path) -> Game:
    """Made in a folder."""
    package = package_of(game)
    shutil.copytree(GAMES / game, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (folder / package).glob("*.py"):
        text = file.read_text("utf-8").replace(f"throneroom.games.{game}", package)
        for before, after in (*SHARED.get(file.name, ()), *EDITS[game].get(file.name, ())):
            assert before in text, (file.name, before)
            text = text.replace(before, after.replace("{game}", game))
        file.write_text(text, "utf-8")
    sys.path.insert(0, str(folder))
    try:
        found: Game = importlib.import_module(package).GAME
    finally:
        sys.path.remove(str(folder))
    return found
