"""What the browser prints on heroes and heirs: factions and plain movements, from the sentences of the rules.

`python web/src/games/dedicove/heroes.py` writes heroes.json beside it; with `--check` it only says whether it is old.
"""

import json
import sys
from pathlib import Path

from throneroom.games.dedicove.markers import MOVE
from throneroom.games.dedicove.pieces import ALLIED, FACTIONS, HEROES
from throneroom.games.dedicove.rows import FACTION, FIRST_ROW, ME, ROWS

PATH = Path(__file__).with_name("heroes.json")
JOINED = {1: "and", 2: "or", 3: "and/or"}  # by the number of ways


def faction(hero: int) -> str:
    """Its name; `all` for the Emperor."""
    return next((name for name, bit in FACTIONS.items() if FACTION[hero] == bit), "all")


def movement(hero: int) -> str:
    """`R+1 or G-1`; nothing where it depends on the table or comes inside the effect."""
    verb, by, _, flags, ways, *steps = (int(cell) for cell in ROWS[FIRST_ROW[hero]])
    if verb != MOVE or by != ME or flags:
        return ""
    shown = list(dict.fromkeys(f"{'RG'[i % 2]}{step:+}" for i, step in enumerate(steps) if step))
    return f" {JOINED[ways]} ".join(shown)


def heirs() -> list[list[str]]:
    """The two factions of each heir, by its number."""
    return [[name for name, bit in FACTIONS.items() if allied & bit] for allied in ALLIED]


def cards() -> str:
    """A line for each hero, and the heirs."""
    lines = [
        f'    "{hero}": {{ "faction": "{faction(hero)}", "move": "{movement(hero)}" }}' for hero in range(1, HEROES + 1)
    ]
    return '{\n  "heroes": {\n' + ",\n".join(lines) + f'\n  }},\n  "heirs": {json.dumps(heirs())}\n}}\n'


if __name__ == "__main__":
    if "--check" not in sys.argv:
        PATH.write_text(cards(), "utf-8")
    elif PATH.read_text("utf-8") != cards():
        raise SystemExit("Run python web/src/games/dedicove/heroes.py: the printed cards are out of date.")
