"""Python in a process with an environment of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run(code: str, /, *place: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """What a program says, in this folder or in another."""
    command, own = [sys.executable, "-c", code], os.environ | environment
    return subprocess.run(
        command, cwd=place[0] if place else None, env=own, capture_output=True, text=True, check=False
    )
