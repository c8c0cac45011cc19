"""Keep the module of a game for good: `python -m throneroom.modules.keep GAME…`, before its version is raised.

Matches that began under this version go on and are replayed under it (`kit/versions.py`). What was kept once is never
written again.
"""

import json
import shutil
import sys
from typing import Any

from throneroom.games import GAMES
from throneroom.kit.portable import KEPT, MODULES, is_stale, read_layout
from throneroom.kit.versions import row_names


def main(games: list[str]) -> None:
    """Copy the module and its layout, under its version."""
    for game in games:
        layout = layout_to_keep(game)
        kept = KEPT / f"{game}@{layout['rules']}.wasm"
        if is_stale(layout):
            sys.exit(f"The module of {game} is stale: say `make rules` first.")
        if kept.exists():
            sys.exit(f"Version {layout['rules']} of {game} is kept already.")
        KEPT.mkdir(exist_ok=True)
        shutil.copy(MODULES / f"{game}.wasm", kept)
        kept.with_suffix(".json").write_text(json.dumps(layout, separators=(",", ":")) + "\n", "utf-8")
        print(f"{kept.name}: {kept.stat().st_size} bytes")


def layout_to_keep(game: str) -> dict[str, Any]:
    """What stands beside the module, and the names of what only texts must know."""
    return read_layout(game) | {"rows": [*row_names(GAMES[game])]}


if __name__ == "__main__":
    main(sys.argv[1:])
