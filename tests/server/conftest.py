"""A server or a database for every test that asks for one."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.rig.postgres import QUICK, Postgres, postgres
from tests.server.rig.redis import Redis, redis
from tests.server.rig.serving import Served, quick_server


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Served]:
    """A server of its own, with quick bots."""
    async with quick_server(tmp_path) as served:
        yield served


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process."""
    with postgres(*QUICK) as running:
        yield running


@pytest.fixture
def bus() -> Iterator[Redis]:
    """A Redis of a test's own: it is killed there."""
    with redis() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store may keep things, of either kind: a file or a URL."""
    if request.param == "sqlite":
        return str(tmp_path / "store.db")
    cluster: Postgres = request.getfixturevalue("cluster")
    return cluster.database(f"test_{next(cluster.numbers)}")
