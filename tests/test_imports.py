"""Imports point one way: cli -> server, arena, research -> bots -> games -> kit; and so do those inside the server."""

import ast
import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

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


def imported(path: Path) -> Iterator[str]:
    """All that a module names in an import, also inside a function or for its types alone."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def cycle(package: Path) -> list[str]:
    """Modules of which each imports the one before; none, if they can be put in order."""
    modules = {f"throneroom.{package.name}.{path.stem}": path for path in package.glob("*.py")}
    order = TopologicalSorter({name: {*imported(path)} & modules.keys() for name, path in modules.items()})
    try:
        order.prepare()
    except CycleError as error:
        return [str(name) for name in error.args[1]]
    return []


def test_the_modules_of_the_server_have_an_order() -> None:
    assert cycle(PACKAGE / "server") == []


@pytest.mark.parametrize(
    "back",
    [
        "import throneroom.server.a\n",
        "from throneroom.server import a\n",
        "def late():\n    from throneroom.server.a import A\n",
        "if TYPE_CHECKING:\n    from throneroom.server.a import A\n",
    ],
)
def test_a_cycle_is_seen(tmp_path: Path, back: str) -> None:
    server = tmp_path / "server"
    server.mkdir()
    (server / "a.py").write_text("from throneroom.server.b import B\n")
    (server / "b.py").write_text("from throneroom.kit import rule\n")
    assert cycle(server) == []
    (server / "b.py").write_text(back)
    assert len(cycle(server)) == 3


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
