"""Generic code bound to one game, as a real module.

Rules take no functions as arguments. So a template (doors, playouts, search) is written against `kit.contract` and
copied once per game, with that name replaced by the game's package.
"""

import importlib.util
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType, ModuleType

CONTRACT = "throneroom.kit.contract"
_ONE_AT_A_TIME = threading.RLock()  # a module that is still being made must not be seen by another thread


def bind(package: str, template: str, others: Mapping[str, str] = MappingProxyType({})) -> ModuleType:
    """The template module with the contract, and any other module named here, replaced by one game's own."""
    swaps = {CONTRACT: package, **others}
    name = "__".join([template, *swaps.values()]).replace(".", "_")
    with _ONE_AT_A_TIME:
        if name not in sys.modules:
            _load(name, path_of(template), swaps)
        return sys.modules[name]


def path_of(module: str) -> Path:
    """The file of a module."""
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"There is no module {module} to bind.")
    return Path(spec.origin)


def _load(name: str, template: Path, swaps: dict[str, str]) -> None:
    text = template.read_text("utf-8")
    for general, special in swaps.items():
        text = text.replace(f"from {general} import", f"from {special} import")
    module = ModuleType(name)
    module.__file__ = str(template)
    sys.modules[name] = module
    try:
        exec(compile(text, str(template), "exec"), module.__dict__)
    except BaseException:
        del sys.modules[name]
        raise
