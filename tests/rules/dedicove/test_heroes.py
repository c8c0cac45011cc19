"""Every hero: its normal case, and one in which something it asks for is impossible. The cases are in heroes.txt."""

from pathlib import Path

import pytest

from tests.rules.dedicove.table import ALL, GAME, whole
from throneroom.kit.scenario import read_scenario

LINES = (Path(__file__).parent / "heroes.txt").read_text("utf-8").splitlines()
CASES = dict(line.split(": ", 1) for line in LINES if not line.startswith("#"))


def scenario(name: str) -> str:
    """A case as a scenario: the hero is played, then what is written."""
    before, actions, after = (part.strip() for part in CASES[name].split(">"))
    steps = [f"A play {name.split()[0]}", *filter(None, (step.strip() for step in actions.split(",")))]
    blocks = {"before": whole(before).splitlines(), "actions": steps, "after": after.split(";")}
    text = "".join(f"{title}:\n" + "".join(f"  {line.strip()}\n" for line in lines) for title, lines in blocks.items())
    return f"name: {name}\ngame: dedicove\n{text}"


@pytest.mark.parametrize("name", CASES)
def test_hero(name: str) -> None:
    assert read_scenario(scenario(name)).run(GAME) == []


def test_every_hero_has_both_cases() -> None:
    assert set(CASES) == {f"{hero} {case}" for hero in ALL for case in ("normal", "short")}
