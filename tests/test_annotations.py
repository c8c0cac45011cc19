"""Every function says what it takes and gives. Only rules do not: Numba infers the types of their numbers."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = {"rule", "door", "overload", "intrinsic"}  # the last two are Numba's: it compares their bare signatures
Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(tree: ast.AST) -> Iterator[Function]:
    """All that are no rules, nor inside of one."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            if is_rule(node):
                continue
            yield node
        yield from functions(node)


def is_rule(function: Function) -> bool:
    marks = [mark.func if isinstance(mark, ast.Call) else mark for mark in function.decorator_list]
    return any(isinstance(mark, ast.Name) and mark.id in RULES for mark in marks)


def is_told(function: Function) -> bool:
    """Arguments and result are annotated; the first argument of a method may be bare."""
    given = function.args
    named = [*given.posonlyargs, *given.args]
    own = named[1:] if named and named[0].arg in ("self", "cls") else named
    others = [given.vararg, given.kwarg]
    arguments = [*own, *given.kwonlyargs, *(other for other in others if other)]
    return function.returns is not None and all(argument.annotation for argument in arguments)


def bare(text: str) -> list[str]:
    return [one.name for one in functions(ast.parse(text)) if not is_told(one)]


@pytest.mark.parametrize("folder", ["throneroom", "tests", "bench"])
def test_every_function_but_a_rule_is_annotated(folder: str) -> None:
    found = {path: bare(path.read_text("utf-8")) for path in sorted((ROOT / folder).rglob("*.py"))}
    assert {str(path.relative_to(ROOT)): names for path, names in found.items() if names} == {}


def test_what_is_bare_is_found() -> None:
    assert bare("@rule\ndef a(s): ...\ndef b(s) -> None: ...\nclass C:\n def d(self) -> int: ...") == ["b"]
    assert bare("def e(*, f: int): ...\nasync def g(*h) -> None: ...") == ["e", "g"]
