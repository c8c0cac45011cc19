"""Modules in other hosts than Python: Node and a browser."""

import base64
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from tests.laws.games import TABLES
from throneroom.kit import seeded
from throneroom.kit.portable import MODULES, read_layout

HERE = Path(__file__).parent
SEED = 20


def tables_of(game: str, count: int) -> list[dict[str, Any]]:
    """What is surveyed: every table of a game, the same numbers for all hosts. A seed travels as text: it is long."""
    return [
        {
            "name": str(table),
            "seats": table.seats,
            "options": table.game.option_numbers(dict(table.options)).tolist(),
            "games": count,
            "seed": str(seeded(SEED).item()),
        }
        for table in TABLES
        if table.game.name == game
    ]


def node() -> str:
    """Node of this machine, or of the package that the tests install where there is none."""
    found = shutil.which("node", path=f"{os.environ['PATH']}{os.pathsep}{HERE.parents[1] / '.venv' / 'bin'}")
    assert found, "There is no Node: `make .venv/node` brings one."
    return found


def run_in_node(script: Path, *arguments: str, given: str = "") -> str:
    """What a script prints."""
    done = subprocess.run([node(), str(script), *arguments], input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def in_node(game: str, count: int) -> list[str]:
    """The survey of a game in Node."""
    files = (str(MODULES / f"{game}.wasm"), str(MODULES / f"{game}.json"))
    given = json.dumps(tables_of(game, count))
    return run_in_node(HERE / "survey_in_node.mjs", *files, given=given).splitlines()


def in_chromium(game: str, count: int) -> list[str]:
    """The same in a browser."""
    from tests.web.browsing import run

    return run(_in_chromium(game, count))


async def _in_chromium(game: str, count: int) -> list[str]:
    from tests.web.browsing import the_browser

    code = base64.b64encode((MODULES / f"{game}.wasm").read_bytes()).decode()
    script = (HERE / "survey.mjs").read_text("utf-8").replace("export function", "function")
    page = await (await the_browser()).new_page()
    page.set_default_timeout(0)
    found: list[str] = await page.evaluate(
        f"""([code, layout, tables]) => {{
            {script}
            const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
            return WebAssembly.compile(bytes).then((module) => survey(bytes, layout, tables));
        }}""",
        [code, read_layout(game), tables_of(game, count)],
    )
    await page.close()
    return found
