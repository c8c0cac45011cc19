"""A server for every test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.rig.serving import Served, quick_server


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    """A server of its own, with quick bots."""
    async with quick_server(tmp_path) as served:
        yield served
