"""Generic code bound to one game, as a real module.

Numba caches neither closures nor functions passed as arguments across processes. So a template (doors, playouts,
search) is written against `kit.contract` and copied once per game, with that name replaced by the game's package.
"""

import importlib.util
import os
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType, ModuleType

from throneroom.kit import cache
from throneroom.kit.rule import COMPILED
from throneroom.kit.sources import sources

CONTRACT = "throneroom.kit.contract"
_ONE_AT_A_TIME = threading.RLock()  # a module that is still being made must not be seen by another thread


def bind(package: str, template: str, others: Mapping[str, str] = MappingProxyType({})) -> ModuleType:
    """The template module with the contract, and any other module named here, replaced by one game's own."""
    swaps = {CONTRACT: package, **others}
    name = "__".join([template, *swaps.values()]).replace(".", "_")
    with _ONE_AT_A_TIME:
        if name not in sys.modules:
            _load(name, path_of(template), swaps, package.rpartition(".")[2])
        return sys.modules[name]


def path_of(module: str) -> Path:
    """The file of a module."""
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"There is no module {module} to bind.")
    return Path(spec.origin)


def _load(name: str, template: Path, swaps: dict[str, str], label: str) -> None:
    text = template.read_text("utf-8")
    for general, special in swaps.items():
        text = text.replace(f"from {general} import", f"from {special} import")
    path = template
    if COMPILED:
        path = _saved(cache.folder(label, sources(template, swaps=swaps)) / f"{name}.py", text)
    module = ModuleType(name)
    module.__file__ = str(path)
    sys.modules[name] = module
    try:
        exec(compile(text, str(path), "exec"), module.__dict__)
    except BaseException:
        del sys.modules[name]
        raise


def _saved(path: Path, text: str) -> Path:
    """Written by rename, so that another process sees all of it or nothing."""
    if not path.exists():
        draft = path.with_suffix(f".{os.getpid()}")
        draft.write_text(text, "utf-8")
        draft.replace(path)
    return path
