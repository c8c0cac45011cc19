"""Every hero: its normal case, and one in which something it asks for is impossible. The cases are in heroes.txt."""

from pathlib import Path

import pytest

from tests.rules.dedicove.table import ALL, GAME, asked, at, whole
from throneroom.kit.scenario import read_scenario

LINES = (Path(__file__).parent / "heroes.txt").read_text("utf-8").splitlines()
CASES = dict(line.split(": ", 1) for line in LINES if not line.startswith("#"))
DRAWING = ("draw", "from-harbour")


def parts(name: str) -> tuple[str, list[str], str]:
    """What is there before, what is done (the hero is played first), and what is there after."""
    before, actions, after = (part.strip() for part in CASES[name].split(">"))
    return before, [f"A play {name.split()[0]}", *filter(None, (step.strip() for step in actions.split(",")))], after


def scenario(name: str) -> str:
    """A case as a scenario."""
    before, steps, after = parts(name)
    blocks = {"before": whole(before).splitlines(), "actions": steps, "after": after.split(";")}
    text = "".join(f"{title}:\n" + "".join(f"  {line.strip()}\n" for line in lines) for title, lines in blocks.items())
    return f"name: {name}\ngame: dedicove\n{text}"


@pytest.mark.parametrize("name", CASES)
def test_hero(name: str) -> None:
    assert read_scenario(scenario(name)).run(GAME) == []


@pytest.mark.parametrize("name", CASES)
def test_E11_nothing_more_is_asked(name: str) -> None:
    before, steps, _ = parts(name)
    assert asked(at(before, *steps)).split()[0] in DRAWING  # T8


def test_every_hero_has_both_cases() -> None:
    assert set(CASES) == {f"{hero} {case}" for hero in ALL for case in ("normal", "short")}
