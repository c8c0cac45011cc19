"""Which files a template or a rule is made of: what it imports, of ours alone, as far as rules reach.

A package is asked only for the names that somebody wants of it, so the rules of a game do not depend on its texts.
"""

import ast
import hashlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

OURS = Path(__file__).resolve().parents[1]
Wanted = tuple[Path, str]  # a file, and the name that is wanted of it (a package's), or nothing: all of it


def sources(*begin: Path, swaps: Mapping[str, str] = MappingProxyType({})) -> tuple[Path, ...]:
    """Every file of ours whose edit can change what these files do. Imports of a swapped module mean another one."""
    todo: set[Wanted] = {(path, "") for path in begin}
    seen: set[Wanted] = set()
    while todo:
        wanted = todo.pop()
        seen.add(wanted)
        todo |= set(_needed(*wanted, swaps)) - seen
    return tuple(sorted({path for path, _ in seen}))


def digest(files: Iterable[Path], root: Path = OURS) -> str:
    """One number for the contents of these files, wherever they are installed."""
    total = hashlib.sha256()
    for file in files:
        name = file.relative_to(root).as_posix() if file.is_relative_to(root) else file.name
        total.update(name.encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return total.hexdigest()


def _needed(path: Path, name: str, swaps: Mapping[str, str]) -> Iterator[Wanted]:
    for module, names in _imports(path):
        given = names & {name} if name and path.name == "__init__.py" else names
        if given or not names:
            yield from _found(path, swaps.get(module, module), given)


def _found(path: Path, module: str, names: frozenset[str]) -> Iterator[Wanted]:
    """The files of a module, if it is ours or lies beside the file that imports it."""
    ours = module.split(".")[0] == OURS.name
    stem = (OURS.parent if ours else _root(path)).joinpath(*module.split("."))
    if not ours and not _root(path).joinpath(module.split(".")[0] + ".py").exists() and not _in_package(path, module):
        return
    if stem.with_suffix(".py").is_file():
        yield stem.with_suffix(".py"), ""
    elif (stem / "__init__.py").is_file():
        for name in names:
            inner = stem / f"{name}.py"
            yield (inner, "") if inner.is_file() else (stem / "__init__.py", name)


def _root(path: Path) -> Path:
    folder = path.parent
    while (folder / "__init__.py").exists():
        folder = folder.parent
    return folder


def _in_package(path: Path, module: str) -> bool:
    """Is the module of the same package as the file?"""
    inside = path.relative_to(_root(path)).parts
    return len(inside) > 1 and inside[0] == module.split(".")[0]


@cache
def _imports(path: Path) -> tuple[tuple[str, frozenset[str]], ...]:
    """What a file imports when it is imported itself: each module with the names that are taken from it."""
    found = []
    for statement in _at_once(ast.parse(path.read_text("utf-8")).body):
        if isinstance(statement, ast.ImportFrom) and statement.module:
            found.append((statement.module, frozenset(alias.name for alias in statement.names)))
        elif isinstance(statement, ast.Import):
            found += [(alias.name, frozenset()) for alias in statement.names]
    return tuple(found)


def _at_once(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a module, those inside `if` and `try` too; what only a type checker reads does not count."""
    for statement in body:
        if isinstance(statement, ast.If):
            if not (isinstance(statement.test, ast.Name) and statement.test.id == "TYPE_CHECKING"):
                yield from _at_once(statement.body + statement.orelse)
        elif isinstance(statement, ast.Try):
            yield from _at_once(statement.body)
        else:
            yield statement
