"""The API is what its description says: schemathesis sends what fits and what does not, and finds no difference."""

import asyncio
import sys
from pathlib import Path

import pytest
from litestar.types import Message, Scope

from tests.server.rig.serving import Person, Served, serving
from throneroom.games import GAMES
from throneroom.server import hall
from throneroom.server.people import COOKIE
from throneroom.server.routes import API

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
[auth.openapi.{COOKIE}]
api_key = "{{}}"
{NAMES}
"""
FOUND_IN = {"table": "path", "game": "path", "secret": "body", "code": "body"}  # what no guess would meet


def known(words: dict[str, list[str]]) -> str:
    """Words of this server, which are said most of the time."""
    lists = [f"[dictionaries.{name}]\nvalues = {found}" for name, found in words.items()]
    places = [f'"{FOUND_IN[name]}.{name}" = {{ dictionary = "{name}", probability = 0.8 }}' for name in words]
    return "\n".join([*lists, "[parameters]", *places])


class Asked:
    """Which requests have been answered."""

    def __init__(self, served: Served) -> None:
        self.routes: set[tuple[str, str]] = set()
        served.app.before_send.append(self.note)

    async def note(self, message: Message, scope: Scope) -> None:
        """One answer begins."""
        if message["type"] == "http.response.start" and "path_template" in scope:
            self.routes.add((str(scope.get("method")), scope["path_template"]))

    def missing(self, *methods: str) -> set[tuple[str, str]]:
        """Routes of the API that nobody has asked for by these methods."""
        routes = {
            (str(method), path.replace(":str", "")) for it in API for method in it.http_methods for path in it.paths
        }
        return {(method, path) for method, path in routes if method in methods} - self.routes


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


async def settle(eva: Person) -> dict[str, list[str]]:
    """Tables of a host in every state: open, being played, over; and a private one. What opens them, too."""
    words: dict[str, list[str]] = {"table": [], "game": [*GAMES], "secret": [], "code": []}
    for n in range(4):
        opened = await eva.http.post("/api/tables", json={"game": "trun", "seats": 2, "public": n < 3})
        for name, told in (("table", "id"), ("secret", "invite"), ("code", "code")):
            words[name].append(opened.json()[told])
    for table in words["table"][1:]:
        await play(eva, table, to_the_end=table == words["table"][2])
        link = await eva.http.post(f"/api/tables/{table}/seat-link")
        words["secret"].append(link.json()["secret"])
    return words


async def play(eva: Person, table: str, *, to_the_end: bool) -> None:
    """Against a bot."""
    place = await eva.join(table)
    for message in ({"do": "sit", "seat": "A"}, {"do": "bot", "seat": "B", "level": "uniform"}, {"do": "start"}):
        await place.must(**message)
    if to_the_end:
        await place.must("resign")


async def explore_as_nobody(folder: Path, examples: int) -> None:
    async with serving(folder / "hall.db") as served:
        asked = Asked(served)
        await explore(served, folder, NAMES, examples)
        assert asked.missing("GET", "POST", "DELETE") == set()


async def explore_as_host(folder: Path, examples: int) -> None:
    async with serving(folder / "hall.db") as served:
        eva = await served.person("Eva")
        settings = known(await settle(eva)) + SETTINGS.format(eva.http.cookies[COOKIE])
        asked = Asked(served)
        await explore(served, folder, settings, examples, "--exclude-method", "DELETE")
        assert asked.missing("GET", "POST") == set()


async def explore_leaving(folder: Path) -> None:
    async with serving(folder / "hall.db") as served:
        eva = await served.person("Eva")
        settings = SETTINGS.format(eva.http.cookies[COOKIE])
        asked = Asked(served)
        await explore(served, folder, settings, 1, "--include-method", "DELETE")
        assert asked.missing("DELETE") == set()
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
