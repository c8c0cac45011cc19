"""What an operator is given works together: every file is well-formed, and names only what there is."""

import asyncio
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer
import yaml
from prometheus_client.parser import text_string_to_metric_families

from tests.missing import missing
from tests.server.rig.serving import quick_server
from throneroom.cli.__main__ import app
from throneroom.server.metrics import Numbers

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
UNITS = sorted(unit for unit in (DEPLOY / "systemd").iterdir() if unit.is_file())
SERVICES = [unit for unit in UNITS if unit.suffix == ".service"]
DASHBOARDS = sorted((DEPLOY / "grafana" / "dashboards").glob("*.json"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PROGRAM = "/opt/throneroom/bin/throneroom"
A_METRIC = re.compile(r"\b(?:throneroom|process)_[a-z_]+")


def accept(words: list[str]) -> None:
    """Throneroom's own reader of command lines has nothing to say against it."""
    command: Any = typer.main.get_command(app)
    while hasattr(command, "commands"):
        name, *words = words
        assert name in command.commands, f"there is no `throneroom {name}`"
        command = command.commands[name]
    command.make_context(name, words)


def filled(text: str) -> str:
    """With something for every variable."""
    return re.sub(r"\$\{(\w+)[^}]*\}", "some", text)


def commands_of(unit: Path) -> Iterator[list[str]]:
    """What a unit says to Throneroom, itself or through a shell."""
    for line in unit.read_text("utf-8").splitlines():
        if line.startswith("ExecStart="):
            words = shlex.split(filled(line.partition("=")[2]))
            words = shlex.split(words[2]) if words[0] == "/bin/sh" else words
            yield words[words.index(PROGRAM) + 1 :]


# -- containers ---------------------------------------------------------------------------------------------


def test_the_compose_file_fits_its_schema() -> None:
    words = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml"]
    checked = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def ours() -> dict[str, dict[str, Any]]:
    """The services that run Throneroom."""
    return {name: service for name, service in COMPOSE["services"].items() if service["image"] == "throneroom"}


@pytest.mark.parametrize("name", ours())
def test_what_a_container_runs_is_a_command(name: str) -> None:
    accept([filled(word) for word in ours()[name]["command"]])


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_a_service_names_only_what_there_is(name: str) -> None:
    service = COMPOSE["services"][name]
    assert set(service.get("depends_on", ())) <= COMPOSE["services"].keys()
    assert set(service["networks"]) <= COMPOSE["networks"].keys()
    for volume in service.get("volumes", ()):
        source = volume.partition(":")[0]
        assert (ROOT / source).exists() if source.startswith(".") else source in COMPOSE["volumes"]


def test_every_variable_has_a_line_in_the_example() -> None:
    lines = (DEPLOY / "example.env").read_text("utf-8").splitlines()
    given = {line.partition("=")[0] for line in lines if not line.startswith("#")}
    assert set(re.findall(r"\$\{(\w+)", (ROOT / "compose.yaml").read_text("utf-8"))) == given


def listening(flag: str) -> set[str]:
    """`node:8765` for every service of ours that listens."""
    found = {name: re.search(rf"{flag}=\S*?(\d+)(?:\s|$)", " ".join(each["command"])) for name, each in ours().items()}
    return {f"{name}:{port[1]}" for name, port in found.items() if port}


def test_the_proxy_knows_every_node_and_is_the_one_that_they_believe() -> None:
    asked = re.search(r"reverse_proxy (.+) {", (DEPLOY / "Caddyfile").read_text("utf-8"))
    assert asked
    assert set(asked[1].split()) == listening("--port")
    believed = {word for each in ours().values() for word in each["command"] if word.startswith("--trusted-proxy")}
    assert believed == {f"--trusted-proxy={COMPOSE['services']['proxy']['networks']['inside']['ipv4_address']}"}


def test_prometheus_asks_everybody_who_tells_numbers() -> None:
    jobs = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text("utf-8"))["scrape_configs"]
    assert {target for job in jobs for each in job["static_configs"] for target in each["targets"]} == listening(
        "--metrics"
    )


def test_the_image_is_made_of_what_there_is() -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    extras = re.search(r"\[([a-z,]+)\]\"", text)
    assert extras
    assert set(extras[1].split(",")) <= PROJECT["optional-dependencies"].keys()
    taken = [line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")]
    assert [path for path in taken if not (ROOT / path).exists()] == []
    assert {PROJECT["readme"], *PROJECT["license-files"], "hatch_build.py", "pyproject.toml"} <= set(taken)
    entry, command = (json.loads(found) for found in re.findall(r"^(?:ENTRYPOINT|CMD) (.+)$", text, re.MULTILINE))
    assert set(entry) <= PROJECT["scripts"].keys()
    accept(command)


# -- units --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_what_a_unit_starts_is_a_command(unit: Path) -> None:
    commands = list(commands_of(unit))
    assert commands
    for words in commands:
        accept(words)


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        missing("systemd-analyze")
    shutil.copytree(DEPLOY / "systemd", tmp_path, dirs_exist_ok=True)
    for unit in UNITS:
        (tmp_path / unit.name).write_text(unit.read_text("utf-8").replace(PROGRAM, "/bin/true"), "utf-8")
    words = ["systemd-analyze", "verify", *(str(tmp_path / unit.name) for unit in UNITS)]
    checked = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


# -- the dashboard ------------------------------------------------------------------------------------------


async def told(folder: Path) -> set[str]:
    """The names of all numbers of a server."""
    async with quick_server(folder) as served:
        numbers = Numbers("127.0.0.1", 0)
        numbers.tell(served.site.metrics)
        page = await asyncio.to_thread(httpx.get, f"http://127.0.0.1:{numbers.port}/metrics")
        numbers.close()
    return {sample.name for family in text_string_to_metric_families(page.text) for sample in family.samples}


async def test_a_dashboard_shows_every_number_of_ours_and_no_other(tmp_path: Path) -> None:
    names = await told(tmp_path)
    shown = {name for board in DASHBOARDS for name in A_METRIC.findall(board.read_text("utf-8"))}
    assert shown <= names
    families = {name.removesuffix("_bucket").removesuffix("_count") for name in shown}
    ours = {name for name in names if name.startswith("throneroom_") and not name.endswith(("_created", "_sum"))}
    assert {name.removesuffix("_bucket").removesuffix("_count") for name in ours} <= families


@pytest.mark.parametrize("board", DASHBOARDS, ids=lambda board: board.name)
def test_the_panels_of_a_dashboard_lie_beside_each_other_and_say_what_they_show(board: Path) -> None:
    panels = json.loads(board.read_text("utf-8"))["panels"]
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels]
    assert len(places) == len(set(places)) == len({panel["id"] for panel in panels})
    assert all(panel["title"] and panel["description"] and panel["targets"] for panel in panels)
