"""A second version of a game."""

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.versions.scratch import package_of, second_version
from throneroom.kit import portable, versions
from throneroom.kit.game import Game
from throneroom.modules.keep import layout_to_keep


@pytest.fixture
def second(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Version 2 of Trůn, if the test names no other game, beside which the module of version 1 is kept."""
    name: str = getattr(request, "param", "trun")
    kept = tmp_path / "kept" / f"{package_of(name)}@1"
    kept.parent.mkdir()
    shutil.copy(portable.MODULES / f"{name}.wasm", f"{kept}.wasm")
    Path(f"{kept}.json").write_text(json.dumps(layout_to_keep(name)), "utf-8")
    monkeypatch.setattr(portable, "KEPT", kept.parent)
    yield second_version(name, tmp_path)
    portable._module.cache_clear()
    versions.earlier.cache_clear()
    for found in [module for module in sys.modules if module.partition(".")[0] == package_of(name)]:
        del sys.modules[found]
