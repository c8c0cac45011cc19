"""Every numbered statement of a rules page has a test that bears its number, and no test bears any other."""

import re
from pathlib import Path

import pytest

import throneroom

HERE = Path(__file__).parent
PAGES = HERE.parents[1] / "docs" / "rules"
NUMBER = re.compile(r"[A-Z]\d+")


def numbers_of_page(text: str) -> set[str]:
    """The statements of a page: `**R4**`."""
    return set(re.findall(r"\*\*([A-Z]\d+)\*\*", text))


def names_of_tests(folder: Path) -> list[str]:
    """The names of all test functions under a folder."""
    texts = [path.read_text("utf-8") for path in sorted(folder.rglob("test_*.py"))]
    return [name for text in texts for name in re.findall(r"^def (test_\w+)", text, re.MULTILINE)]


def numbers_in(names: list[str]) -> set[str]:
    """`test_A13_A14_undead` bears A13 and A14."""
    return {word for name in names for word in name.split("_") if NUMBER.fullmatch(word)}


def missing(page: str, names: list[str]) -> list[str]:
    """Statements without a test."""
    return sorted(numbers_of_page(page) - numbers_in(names))


def unknown(page: str, names: list[str]) -> list[str]:
    """Numbers in the names of tests, of a kind the page has, that are not on the page."""
    known = numbers_of_page(page)
    kinds = {number[0] for number in known}
    return sorted(number for number in numbers_in(names) - known if number[0] in kinds)


def page(game: str, language: str) -> str:
    """A rules page as text."""
    return (PAGES / f"{game}.{language}.md").read_text("utf-8")


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("game", throneroom.GAMES)
def test_every_statement_has_a_test(game: str, language: str) -> None:
    names = names_of_tests(HERE / game)
    assert numbers_of_page(page(game, language))
    assert missing(page(game, language), names) == []
    assert unknown(page(game, language), names) == []


@pytest.mark.parametrize("game", throneroom.GAMES)
def test_both_languages_have_the_same_statements(game: str) -> None:
    assert numbers_of_page(page(game, "en")) == numbers_of_page(page(game, "cs"))


def test_a_missing_test_is_noticed() -> None:
    text, names = page("trun", "en"), names_of_tests(HERE / "trun")
    without = [name for name in names if "_R20_" not in name]
    assert len(without) == len(names) - 1
    assert missing(text, without) == ["R20"]


def test_a_number_that_is_not_on_the_page_is_noticed() -> None:
    names = [*names_of_tests(HERE / "trun"), "test_R33_what_nobody_wrote"]
    assert unknown(page("trun", "en"), names) == ["R33"]


def test_one_name_may_bear_several_numbers() -> None:
    assert numbers_in(["test_A13_A14_undead", "test_exactly_two_seats"]) == {"A13", "A14"}
