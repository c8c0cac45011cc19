"""The pictures of the rules pages: what A sees in each position that stands there, for the boards of the browser.

`python web/pictures.py` writes web/src/games/GAME/pictures.json; with `--check` it only says which are out of date.
"""

import json
import re
import sys
from pathlib import Path

from throneroom.games import GAMES

ROOT = Path(__file__).parents[1]
PICTURE = re.compile(r"^```picture (\w+).*?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def positions(page: str) -> dict[str, str]:
    """The positions on a page by the names of their pictures, without the captions."""
    return {name: re.sub(r"^#.*\n", "", text, flags=re.MULTILINE) for name, text in PICTURE.findall(page)}


def pictures(game: str) -> str:
    """All views of a game, one on a line; both languages must show the same."""
    shown = [positions((ROOT / f"docs/rules/{game}.{language}.md").read_text("utf-8")) for language in ("en", "cs")]
    if shown[0] != shown[1]:
        raise SystemExit(f"The pages of {game} differ in their positions.")
    views = {name: GAMES[game].from_text(text, ()).view(0).json() for name, text in shown[0].items()}
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(view)}" for name, view in views.items())
    return f"{{\n{lines}\n}}\n" if views else ""


def main() -> None:
    """Write or check them all."""
    old = []
    for game in GAMES:
        path = ROOT / f"web/src/games/{game}/pictures.json"
        if (made := pictures(game)) == (path.read_text("utf-8") if path.exists() else ""):
            continue
        old.append(game)
        if "--check" not in sys.argv:
            path.write_text(made, "utf-8")
    if old and "--check" in sys.argv:
        raise SystemExit(f"Run python web/pictures.py: the pictures of {', '.join(old)} are out of date.")


if __name__ == "__main__":
    main()
