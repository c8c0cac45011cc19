"""The API is what its description says: schemathesis sends what fits and what does not, and finds no difference."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.rig.serving import Person, Served, serving
from throneroom.server import hall
from throneroom.server.people import COOKIE

FEW, MANY = 6, 100  # examples of every request
DESCRIPTION = "/api/openapi/openapi.json"
NAMES = """
[[operations]]
include-path = "/api/guests"
checks.positive_data_acceptance.expected-statuses = [201, 400] # what can be seen, no portable pattern tells
[phases.stateful]
enabled = false # it guesses links from names alone: a lesson's `table`, which is a message, to every table of the API
"""
SETTINGS = f"""
[dictionaries.tables]
values = {{}}
[parameters]
"path.table" = {{{{ dictionary = "tables", probability = 0.9 }}}}
[auth.openapi.{COOKIE}]
api_key = "{{}}"
{NAMES}
"""


async def explore(served: Served, folder: Path, settings: str, examples: int, *more: str) -> None:
    """Every check of schemathesis over the served description."""
    config = folder / "schemathesis.toml"
    config.write_text(settings)
    process = await asyncio.create_subprocess_exec(
        *(
            sys.executable,
            "-m",
            "schemathesis.cli",
            "--config-file",
            str(config),
            "run",
            served.url + DESCRIPTION,
            *more,
        ),
        *("--checks", "all", "--max-examples", str(examples), "--seed", "1", "--no-color", "--continue-on-failure"),
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    output, _ = await process.communicate()
    assert process.returncode == 0, output.decode()


async def settle(eva: Person) -> list[str]:
    """Tables of a host in every state: open, being played, over; and a private one."""
    tables = [await eva.open_table("trun", 2, public=n < 3) for n in range(4)]
    for table in tables[1:]:
        place = await eva.join(table)
        await place.ask("sit", seat="A")
        await place.ask("bot", seat="B", level="uniform")
        await place.ask("start")
        if table == tables[2]:
            await place.ask("resign")
    return tables


async def explore_as_nobody(folder: Path, examples: int) -> None:
    async with serving(folder / "hall.db") as served:
        await explore(served, folder, NAMES, examples)


async def explore_as_host(folder: Path, examples: int) -> None:
    async with serving(folder / "hall.db") as served:
        eva = await served.person("Eva")
        settings = SETTINGS.format(await settle(eva), eva.http.cookies[COOKIE])
        await explore(served, folder, settings, examples, "--exclude-method", "DELETE")


async def explore_leaving(folder: Path) -> None:
    async with serving(folder / "hall.db") as served:
        eva = await served.person("Eva")
        settings = SETTINGS.format(["none"], eva.http.cookies[COOKIE])
        await explore(served, folder, settings, 1, "--include-method", "DELETE")
        assert (await eva.http.get("/api/me")).status_code == 403


async def test_the_api_as_nobody(tmp_path: Path) -> None:
    await explore_as_nobody(tmp_path, FEW)


async def test_the_api_by_leaving(tmp_path: Path) -> None:
    await explore_leaving(tmp_path)


async def test_the_api_as_a_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "MOST_TABLES", 10**6)
    await explore_as_host(tmp_path, FEW)


@pytest.mark.slow
async def test_the_api_at_length(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "MOST_TABLES", 10**6)
    (tmp_path / "nobody").mkdir()
    await explore_as_nobody(tmp_path / "nobody", MANY)
    await explore_as_host(tmp_path, MANY)
