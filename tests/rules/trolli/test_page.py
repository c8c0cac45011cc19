"""The rules pages name every component there is."""

import re

import pytest

from tests.rules.test_completeness import page
from throneroom.games.trolli.data import EFFECTS
from throneroom.games.trolli.pieces import (
    CARD_NAMES,
    CASTLE_NAMES,
    CONDITION_NAMES,
    ROUND_NAMES,
    ROYAL_CARD_NAMES,
    TILE_NAMES,
)

IDS = (*TILE_NAMES, *CASTLE_NAMES, *CONDITION_NAMES, *ROYAL_CARD_NAMES, *CARD_NAMES, *ROUND_NAMES)


def is_named(name: str, text: str) -> bool:
    """In a table, as a word of its own."""
    return re.search(rf"^\|.*(?<![\w-]){re.escape(name)}(?![\w-])", text, re.MULTILINE) is not None


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_component_stands_in_a_table(language: str) -> None:
    text = page("trolli", language)
    assert [name for name in IDS if not is_named(name, text)] == []
    assert [name for name in EFFECTS if f"| `{name}` |" not in text] == []
    assert not is_named("K21", text)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("printed", "inferred", "designed", "six barns", "carry no bonus", "takes a cow from the supply")),
        ("cs", ("z pravidel", "odvozeno", "navrženo", "šest chlévů", "nemají bonus", "kráva ze zásoby")),
    ],
)
def test_what_is_ours_is_marked(language: str, words: tuple[str, ...]) -> None:
    text = " ".join(page("trolli", language).split())
    assert [word for word in words if word not in text] == []
