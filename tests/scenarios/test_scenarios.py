"""Every scenario file of every game passes; and the runner notices each kind of slip."""

from pathlib import Path

import pytest

import throneroom
from throneroom.kit.errors import Malformed
from throneroom.kit.scenario import read_scenario

HERE = Path(__file__).parent
FILES = sorted(path for game in throneroom.GAMES for path in (HERE / game).glob("*.txt"))

GOOD = """\
name: a Knight beats a Goblin
game: trun
rules: R8 R14
before:
  A hand {G9 D0}
  B hand {K2 D1}
  prize {D7}
  deck {M3 U6 G2}
  ask lead A
actions:
  A play G9
  B may play D1 | play K2   # in any order
  B may not play K9 because R2
  B play K2
  chance draw M3
after:
  B followers {D7} score {}
  A followers {M3}
  ask prize, lead B
view B:
  A followers {?1}
  told drew A ?
scores: A 0 B 0
"""


def differences(changed: str = "", to: str = "") -> list[str]:
    """What the runner says about the good scenario with one thing changed."""
    return read_scenario(GOOD.replace(changed, to)).run(throneroom.game("trun"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario_file(path: Path) -> None:
    scenario = read_scenario(path.read_text("utf-8"))
    assert scenario.game == path.parent.name
    assert scenario.run(throneroom.game(scenario.game)) == []


@pytest.mark.parametrize("name", throneroom.GAMES)
def test_every_game_has_scenarios(name: str) -> None:
    assert any(path.parent.name == name for path in FILES)


def test_a_true_scenario_has_no_differences() -> None:
    scenario = read_scenario(GOOD)
    assert scenario.name == "a Knight beats a Goblin"
    assert scenario.rules == ("R8", "R14")
    assert scenario.run(throneroom.game("trun")) == []


@pytest.mark.parametrize(
    ("changed", "to", "line"),
    [
        ("play D1 | play K2", "play K2", 12),
        ("play D1 | play K2", "play D1 | play K2 | play G3", 12),
        ("because R2", "because R4", 13),
        ("may not play K9 because R2", "may not play D1", 13),
        ("may not play K9 because R2", "may not play X9", 13),
        ("B play K2\n", "B play K9\n", 14),
        ("chance draw M3", "chance draw M4", 15),
        ("B followers {D7}", "B followers {D6}", 17),
        ("score {}", "score {G9}", 17),
        ("B followers {D7}", "B followers {}", 17),
        ("B followers {D7}", "B soldiers {D7}", 17),
        ("ask prize, lead B", "ask prize, lead A", 19),
        ("A followers {?1}", "A followers {M3}", 21),
        ("told drew A ?", "told drew A M3", 22),
        ("scores: A 0 B 0", "scores: A 0 B 1", 23),
        ("A hand {G9 D0}", "A hand {G9 X0}", 4),
    ],
)
def test_a_difference_is_told_with_its_line(changed: str, to: str, line: int) -> None:
    (difference,) = differences(changed, to)
    assert difference.startswith(f"line {line}: ")


def test_all_differences_of_the_outcome_are_told() -> None:
    found = read_scenario(GOOD.replace("{D7} score", "{D6} score").replace("B 0", "B 1")).run(throneroom.game("trun"))
    assert [difference.split(":")[0] for difference in found] == ["line 17", "line 23"]


def test_a_zone_is_compared_with_repetition() -> None:
    text = "name: n\ngame: trun\nbefore:\n  A hand {G0 G0}\n  ask lead A\nafter:\n  A hand {G0}\n"
    assert len(read_scenario(text).run(throneroom.game("trun"))) == 1


def test_a_deck_in_order_answers_for_chance() -> None:
    assert differences("deck {M3 U6 G2}", "deck M3 U6 G2")[0].startswith("line 15: chance draw M3: refused")


def test_a_scenario_of_another_game_is_not_run() -> None:
    assert differences("game: trun", "game: krvavy") == ["this scenario is of krvavy, not of trun"]


@pytest.mark.parametrize(
    ("changed", "to", "sent"),
    [
        ("name: a", "title: a", "title: a Knight beats a Goblin"),
        ("before:\n", "before\n", "before"),
        ("before:\n", "before: now\n", "before: now"),
        ("game: trun", "game:", "game:"),
        ("rules: R8", "rules: R8\n  R9\nscores: A 0 B 0", "R9"),
        ("name: a Knight beats a Goblin\n", "", "name: ?"),
        ("name: a Knight", "  A hand {}\nname: a Knight", "A hand {}"),
        ("view B", "view Z", "view Z:"),
        ("after:", "actions:", "actions:"),
        ("A play G9", "Z play G9", "Z play G9"),
        ("A play G9", "A", "A"),
        ("A play G9", "A play G9 because R2", "A play G9 because R2"),
    ],
)
def test_what_cannot_be_read_is_quoted(changed: str, to: str, sent: str) -> None:
    with pytest.raises(Malformed) as refused:
        read_scenario(GOOD.replace(changed, to, 1))
    assert refused.value.code == "scenario"
    assert refused.value.arguments == {"sent": sent}
