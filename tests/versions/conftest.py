"""A second version of Trůn."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.versions.scratch import PACKAGE, second_trun
from throneroom.kit import portable, versions
from throneroom.kit.game import Game


@pytest.fixture
def second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Version 2, beside which the module of version 1 is kept."""
    kept = tmp_path / "kept"
    kept.mkdir()
    for kind in ("wasm", "json"):
        shutil.copy(portable.MODULES / f"trun.{kind}", kept / f"{PACKAGE}@1.{kind}")
    monkeypatch.setattr(portable, "KEPT", kept)
    yield second_trun(tmp_path)
    portable._module.cache_clear()
    versions.earlier.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
        del sys.modules[name]
