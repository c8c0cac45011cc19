"""What the terminal shows, and how it tells what happened."""

import io

import pytest
from rich.console import Console
from rich.theme import Theme

from tests.rules.dedicove.table import A, B, WATCHER, at
from throneroom import Position
from throneroom.games.dedicove import table
from throneroom.kit.speech import LANGUAGES

PLAIN = Theme(dict.fromkeys(("vert", "gules", "azure", "or"), "bold"))


def printed(position: Position, seat: int, language: str = "en") -> str:
    """The table as this seat sees it in 80 columns."""
    out = io.StringIO()
    Console(file=out, width=80, theme=PLAIN).print(table.draw(position.view(seat).json(), language))
    return out.getvalue()


def test_H9_who_searches_the_graveyard_reads_all_of_it() -> None:
    position = at("A hand {53 2}; graveyard 7 62 85", "A play 53", "A move G+1")
    seen = printed(position, A)
    assert "1: 7 Pigmented War Pig" in seen
    assert "2: 62 Furious Frog" in seen
    assert "3: 85 Buried Emperor" in seen
    for other in (B, WATCHER):
        assert "Furious Frog" not in printed(position, other)


def test_Q31_at_other_times_only_the_top_is_printed() -> None:
    seen = printed(at("A hand {53 2}; graveyard 7 62 85"), A)
    assert "Pigmented War Pig" in seen
    assert "Furious Frog" not in seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_H7_known_cards_of_the_wilderness_have_their_depth(language: str) -> None:
    position = at("A hand {5 6 7}; B hand {8}; wilderness 30", "A discard 5", "A discard 6")
    name = {"en": "Battle Pet Master", "cs": "Mazaný mazlíčkář"}[language]
    assert f"2: (5 {name})" in printed(position, A, language)
    assert name not in printed(position, B, language)
    assert "3: " not in printed(position, A, language)
