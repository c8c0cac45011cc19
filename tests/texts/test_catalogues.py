"""The Fluent catalogues: nothing is missing in a language, and every message can be said."""

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import throneroom
from throneroom.games import GAMES
from throneroom.games.krvavy_trun.pieces import FAMILIES, KINDS
from throneroom.kit.speech import CATALOGUES, LANGUAGES, bundle, say

SOURCES = sorted(Path(throneroom.__file__).parent.rglob("*.py"))
REFUSED = re.compile(r'(?:Malformed|Illegal|Stale|Why)\(\s*"([a-z0-9_-]+)"')
NUMBERS = (0, 1, 2, 5)
FACTIONS = ("goblin", "knight", "undead", "dwarf", "doppelganger")
ARGUMENTS: dict[str, tuple[str | int, ...]] = {
    "faction": FACTIONS,
    "led": FACTIONS,
    "value": NUMBERS,
    "card": (*KINDS, "Joker"),
    "family": tuple(FAMILIES),
    "mine": NUMBERS,
    "theirs": NUMBERS,
    "ply": (*NUMBERS, 1234),
    "seen": ("yes", "no"),
    "free": ("yes", "no"),
    "seat": ("Eliška", "B"),
}
ANY: tuple[str | int, ...] = ("play G7", *NUMBERS)


class Parts(Visitor):
    """The literal texts, variables and referenced messages of one message."""

    def __init__(self, message: ftl.Message) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.visit(message)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)


def entries(language: str) -> Iterator[ftl.EntryType]:
    for path in sorted((CATALOGUES / language).glob("*.ftl")):
        yield from FluentParser().parse(path.read_text("utf-8")).body


def messages(language: str) -> dict[str, Parts]:
    return {entry.id.name: Parts(entry) for entry in entries(language) if isinstance(entry, ftl.Message)}


KNOWN = {language: messages(language) for language in LANGUAGES}


def variables(language: str, name: str) -> set[str]:
    """The arguments a message needs, those of the messages it refers to included."""
    parts = KNOWN[language][name]
    return parts.variables.union(*(variables(language, other) for other in parts.references))


def refusal_codes() -> set[str]:
    return {code for path in SOURCES for code in REFUSED.findall(path.read_text("utf-8"))}


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Every refusal that is raised with a written code, and the names of its arguments."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(ast.Name("Malformed" | "Illegal" | "Stale"), [ast.Constant(str(code)), *_], keywords):
                    yield code, {keyword.arg for keyword in keywords if keyword.arg}


def needed_by_games() -> Iterator[str]:
    for name, game in GAMES.items():
        yield from (f"{name}-name", f"{name}-about")
        yield from (f"{name}-event-{kind}" for kind in game.events if kind)
        yield from (f"{name}-label-{place.split()[0]}" for place in game.places if place)  # `slot 3`: slot
        for option in game.options:
            yield f"{name}-option-{option.name}"
            yield from (f"{name}-option-{option.name}-{value}" for value in option.values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_fluent_and_no_message_is_written_twice(language: str) -> None:
    found = list(entries(language))
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    assert len([entry for entry in found if isinstance(entry, ftl.Message)]) == len(KNOWN[language])


def test_the_languages_have_the_same_messages() -> None:
    english = set(KNOWN["en"])
    assert english
    for language in LANGUAGES:
        assert set(KNOWN[language]) ^ english == set(), language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    spoken = bundle(language)
    for name in KNOWN[language]:
        needed = sorted(variables(language, name))
        pattern = spoken.get_message(name).value
        assert pattern is not None, name
        for values in product(*(ARGUMENTS.get(argument, ANY) for argument in needed)):
            text, errors = spoken.format_pattern(pattern, dict(zip(needed, values, strict=True)))
            assert errors == [], (name, values)
            assert str(text).strip(), (name, values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    codes = refusal_codes()
    assert {"not-legal", "trun-must-follow"} <= codes
    assert {code for code in codes if f"refused-{code}" not in KNOWN[language]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_brings_the_arguments_of_its_sentence(language: str) -> None:
    for code, given in refusals():
        assert variables(language, f"refused-{code}") <= given, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_with_something_sent_quotes_it(language: str) -> None:
    for code, given in refusals():
        assert "sent" not in given or "sent" in variables(language, f"refused-{code}"), code


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_have_their_words(language: str) -> None:
    assert set(needed_by_games()) - set(KNOWN[language]) == set()


def test_every_text_is_translated() -> None:
    """Only what has no letters of its own (placeables alone) may read the same in two languages."""
    for name, english in KNOWN["en"].items():
        text = "".join(english.texts)
        if any(letter.isalpha() for letter in text):
            assert text != "".join(KNOWN["cs"][name].texts), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_shouted_at(language: str) -> None:
    assert [name for name, parts in KNOWN[language].items() if "!" in "".join(parts.texts)] == []


def test_sentences_read_as_in_the_art_direction() -> None:
    assert say("cs", "trun-prompt-follow", led="dwarf", free="no") == "Přiznej trpaslíka, nebo zahraj měňavce."
    assert say("en", "trun-prompt-follow", led="dwarf", free="no") == "Follow with a dwarf or play a doppelganger."
    assert say("cs", "seat-thinking", seat="Radek") == "Radek přemýšlí."
    assert say("en", "trun-end-win", seat="Eliška", mine=3, theirs=2) == "Eliška wins, 3 votes to 2."
    votes = ("0 hlasů", "1 hlas", "2 hlasy", "5 hlasů")
    for mine, text in zip(NUMBERS, votes, strict=True):
        assert say("cs", "trun-end-win", seat="Eliška", mine=mine, theirs=2) == f"Vyhrává Eliška, {text} ku 2."
    points = ("0 bodů", "1 bod", "2 body", "5 bodů")
    for amount, text in zip(NUMBERS, points, strict=True):
        assert say("cs", "krvavy_trun-event-gained", seat="Eliška", amount=amount) == f"Eliška získává {text}."
