"""Imports point one way: cli -> server, arena, research -> bots -> games -> kit."""

import re
from pathlib import Path

import throneroom

PACKAGE = Path(throneroom.__file__).parent
LEVEL = {"kit": 0, "games": 1, "bots": 2, "modules": 3, "server": 3, "arena": 3, "research": 3, "cli": 4}
IMPORTED = re.compile(r"^\s*(?:from|import) +throneroom\.(\w+)", re.MULTILINE)


def wrong_imports(package: Path) -> list[str]:
    wrong = []
    for path in package.glob("*/**/*.py"):
        own = path.relative_to(package).parts[0]
        for name in IMPORTED.findall(path.read_text("utf-8")):
            if name in LEVEL and (LEVEL[name] > LEVEL[own] or (LEVEL[name] == LEVEL[own] and name != own)):
                wrong.append(f"{path.relative_to(package)} imports {name}")
    return wrong


def test_imports_point_one_way() -> None:
    assert wrong_imports(PACKAGE) == []


def test_a_wrong_import_is_seen(tmp_path: Path) -> None:
    (tmp_path / "kit").mkdir()
    (tmp_path / "kit" / "a.py").write_text("from throneroom.games import GAMES\n")
    assert wrong_imports(tmp_path) == ["kit/a.py imports games"]


def test_no_game_is_named_outside_games_and_its_own_bots() -> None:
    named = []
    for path in PACKAGE.glob("**/*.py"):
        inside = path.relative_to(PACKAGE)
        text = path.read_text("utf-8")
        for game in throneroom.GAMES:
            if inside.parts[0] != "games" and inside.stem != game and re.search(rf'== *["\']{game}["\']', text):
                named.append(str(inside))
    assert named == []


PUBLIC = re.compile(r"(?:import|from) +((?:numba|llvmlite)[\w.]*)(?: +import +(\w+))?")


def test_numba_and_llvmlite_are_reached_by_their_public_modules() -> None:
    found = {
        f"{module}.{name}" if f"{module}.{name}" in ("llvmlite.binding", "numba.types", "numba.extending") else module
        for path in PACKAGE.glob("**/*.py")
        for module, name in PUBLIC.findall(path.read_text("utf-8"))
    }
    assert found == {"numba", "numba.types", "numba.extending", "llvmlite.binding"}
