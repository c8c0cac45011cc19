"""The documents hold: the README's examples run, every link leads somewhere, every word of ours is explained."""

import doctest
import re
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\(([^)\s]+)\)")
WORDS = [
    "seat",
    "table",
    "match",
    "record",
    "layout",
    "state",
    "log",
    "ply",
    "action",
    "event",
    "view",
    "frame",
    "step",
    "verb",
    "legal",
    "chance",
    "imagine",
    "score",
    "position",
    "scenario",
    "playthrough",
]


def test_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))  # where the example saves its match
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert result.attempted >= 10
    assert result.failed == 0
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_the_readme_names_its_two_commands() -> None:
    text = README.read_text("utf-8")
    assert "make play" in text
    assert "make test" in text


def broken_links(page: Path) -> list[str]:
    """The relative links of a page that lead nowhere."""
    targets = [link.partition("#")[0] for link in LINK.findall(page.read_text("utf-8")) if "://" not in link]
    return [target for target in targets if target and not (page.parent / target).exists()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    assert broken_links(page) == []


def test_a_broken_link_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("[here](page.md#top) [there](nowhere.md) [out](https://example.org/x.md) [up](#top)\n", "utf-8")
    assert broken_links(page) == ["nowhere.md"]


def explained(text: str) -> set[str]:
    """The words in the first column of the tables of a page: `| **word** | ...`."""
    return set(re.findall(r"^\| \*\*([\w ]+)\*\*", text, re.MULTILINE))


def test_every_word_is_explained() -> None:
    assert set(WORDS) - explained((ROOT / "docs" / "words.md").read_text("utf-8")) == set()
