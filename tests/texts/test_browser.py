"""Terminal, server and browser say the same: every message, formatted by both implementations of Fluent."""

import json
import shutil
import subprocess
import sys
from itertools import islice, product
from pathlib import Path

from tests.texts.test_catalogues import ANY, ARGUMENTS, KNOWN, variables
from throneroom.kit.speech import CATALOGUES, LANGUAGES, say

Case = tuple[str, str, dict[str, str | int]]
HERE = Path(__file__).parent
CLIENT = HERE.parents[1] / "web"
MOST = 400  # ways to fill one message


def node() -> str:
    """The machine's Node, or the one that a package brought."""
    found = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))
    assert found, "There is no Node: `make web` gets one."
    return found


def cases() -> list[Case]:
    """Every message of every catalogue, with the values that its arguments may have."""
    made: list[Case] = []
    for language in LANGUAGES:
        for name in KNOWN[language]:
            needed = sorted(variables(language, name))
            values = product(*(ARGUMENTS.get(argument, ANY) for argument in needed))
            made += [(language, name, dict(zip(needed, one, strict=True))) for one in islice(values, MOST)]
    return made


def said_by_the_browser(asked: list[Case]) -> list[str]:
    """The sentences of @fluent/bundle."""
    texts = {
        language: [path.read_text("utf-8") for path in sorted((CATALOGUES / language).glob("*.ftl"))]
        for language in LANGUAGES
    }
    question = json.dumps({"client": str(CLIENT), "catalogues": texts, "cases": asked})
    run = subprocess.run([node(), str(HERE / "format.mjs")], input=question, capture_output=True, text=True, check=True)
    sentences: list[str] = json.loads(run.stdout)
    return sentences


def test_both_implementations_say_the_same() -> None:
    asked = cases()
    there = said_by_the_browser(asked)
    assert len(there) == len(asked) > 2 * len(KNOWN["en"])
    differ = [
        (case, here, other)
        for case, other in zip(asked, there, strict=True)
        if (here := say(case[0], case[1], **case[2])) != other
    ]
    assert differ == []
