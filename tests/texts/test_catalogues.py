"""The Fluent catalogues: nothing is missing in a language, and every message can be said."""

import ast
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import throneroom
from throneroom.cli.drawing import drawing_of
from throneroom.games import GAMES
from throneroom.games.krvavy_trun.pieces import FAMILIES, KINDS
from throneroom.kit.speech import CATALOGUES, LANGUAGES, catalogue, say
from throneroom.server.app import UNREADABLE
from throneroom.server.wire import Facts

SOURCES = sorted(Path(throneroom.__file__).parent.rglob("*.py"))
REFUSALS = ("Malformed", "Illegal", "Stale", "Forbidden", "Missing", "Conflict", "TooMany", "Unavailable")
STATUSES = get_args(Facts.__annotations__["status"])
MADE_UP = {
    "request",
    *UNREADABLE.values(),
    *(f"table-{status}" for status in STATUSES),
}  # codes that no call spells out
NUMBERS = (0, 1, 2, 5)
FACTIONS = ("goblin", "knight", "undead", "dwarf", "doppelganger")
ARGUMENTS: dict[str, tuple[str | int, ...]] = {
    "faction": FACTIONS,
    "led": FACTIONS,
    "value": NUMBERS,
    "card": (*KINDS, "Joker"),
    "family": tuple(FAMILIES),
    **dict.fromkeys(("slot", "gap", "before", "after"), NUMBERS),  # places in a row
    "mine": NUMBERS,
    "theirs": NUMBERS,
    "ply": (*NUMBERS, 1234),
    "seen": ("yes", "no"),
    "free": ("yes", "no"),
    "seat": ("Eliška", "B"),
    "over": ("yes", "no"),
    "most": (*NUMBERS, 1234),
    **dict.fromkeys(("count", "differ", "answers", "contributions", "minutes", "days"), NUMBERS),
}
CARDS = {"trun": "G7", "krvavy_trun": "Spy", "dedicove": "12", "trolli": "P05"}  # one that an event can show
OF_BOTH = ("bot", "Chat", " min", "Backspace")  # words that Czech and English share
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


def calls(*names: str) -> Iterator[tuple[str, ast.expr, set[str]]]:
    """Wherever one of these is made: the file, the code, and the names of its arguments."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(ast.Name(name), [code, *_], keywords) if name in names:
                    yield path.name, code, {keyword.arg for keyword in keywords if keyword.arg}


def spelled(code: ast.expr) -> list[str]:
    """The codes that stand in a call: one, or one of two."""
    match code:
        case ast.Constant(str(one)):
            return [one]
        case ast.IfExp(_, one, other):
            return [*spelled(one), *spelled(other)]
    return []


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Every refusal that is made with a written code, every reason of a game, and the names of their arguments."""
    for _, code, given in calls(*REFUSALS):
        yield from ((one, given) for one in spelled(code))
    for game in GAMES.values():
        yield from ((reason.code, set(reason.arguments)) for reason in game.reasons)


def refusal_codes() -> set[str]:
    return MADE_UP | {code for code, _ in refusals()}


def needed_by_games() -> Iterator[str]:
    for name, game in GAMES.items():
        yield from (f"{name}-name", f"{name}-about")
        yield from (f"{name}-event-{kind.name}" for kind in game.events if not kind.is_quiet)
        yield from needed_by_places(game)
        for option in game.options:
            yield f"{name}-option-{option.name}"
            yield from (f"{name}-option-{option.name}-{value}" for value in option.values)


def needed_by_places(game: throneroom.Game) -> Iterator[str]:
    """A place that is a word has a label; one of several parts, a sentence that is made of them."""
    for kind in game.events:
        for field in kind.fields.values():
            if field.type == "place" and not kind.is_quiet:
                words = (field.schema or {}).get("enum")
                yield from (f"{game.name}-label-{word}" for word in words) if words else (f"{game.name}-place",)


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
    for name in KNOWN[language]:
        needed = sorted(variables(language, name))
        for values in product(*(ARGUMENTS.get(argument, ANY) for argument in needed)):
            text = catalogue(language).say(name, dict(zip(needed, values, strict=True)))
            assert text.strip(), (name, values)
            assert "{$" not in text, (name, values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    codes = refusal_codes()
    assert {"not-legal", "trun-must-follow", "seat-taken", "table-paused", "no-page"} <= codes
    assert {code for code in codes if f"refused-{code}" not in KNOWN[language]} == set()


def test_every_code_that_is_not_spelled_out_is_known_here() -> None:
    made_up = {f"{file}: {ast.unparse(code)}" for file, code, _ in calls(*REFUSALS) if not spelled(code)}
    ours = {"table.py: f'table-{self.status}'", "app.py: code"}
    of_games = {"position.py: why.code", "sitting.py: why.code"}  # spelled where the game declares its reasons
    assert made_up == ours | of_games


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_an_event_brings_the_arguments_of_its_sentence(name: str, language: str) -> None:
    """What a message speaks of is a field of its event; words of a card come from the game."""
    game = GAMES[name]
    for kind in game.events:
        if not kind.is_quiet:
            given = {field for field, of in kind.fields.items() if not of.type.startswith("card")}
            if given != set(kind.fields):
                given |= {"seen", *drawing_of(game).card_words(CARDS[name], language)}
            assert variables(language, f"{name}-event-{kind.name}") <= given, kind.name


@pytest.mark.parametrize("name", GAMES)
def test_a_quiet_event_has_no_sentence(name: str) -> None:
    quiet = {f"{name}-event-{kind.name}" for kind in GAMES[name].events if kind.is_quiet}
    assert quiet & set(KNOWN["en"]) == set()


def test_every_text_is_translated() -> None:
    """Only what has no letters of its own (placeables alone), or a word of both, may read the same in two languages."""
    for name, english in KNOWN["en"].items():
        text = "".join(english.texts)
        if any(letter.isalpha() for letter in text) and text not in OF_BOTH:
            assert text != "".join(KNOWN["cs"][name].texts), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_shouted_at(language: str) -> None:
    assert [name for name, parts in KNOWN[language].items() if "!" in "".join(parts.texts)] == []


def test_czech_speaks_to_everybody() -> None:
    """Without a form for women behind that for men: such a sentence is said in another way."""
    assert [name for name, parts in KNOWN["cs"].items() if "(a)" in "".join(parts.texts)] == []


def test_sentences_read_as_in_the_art_direction() -> None:
    assert say("cs", "trun-prompt-follow", led="dwarf", free="no") == "Přiznej trpaslíka, nebo zahraj měňavce."
    assert say("en", "trun-prompt-follow", led="dwarf", free="no") == "Follow with a dwarf or play a doppelganger."
    assert say("cs", "seat-thinking", seat="Radek") == "Radek přemýšlí."
    assert say("en", "trun-end-win", seat="Eliška", mine=3, theirs=2) == "Eliška wins, 3 votes to 2."
    votes = ("0 hlasů", "1 hlas", "2 hlasy", "5 hlasů")
    for mine, text in zip(NUMBERS, votes, strict=True):
        assert say("cs", "trun-end-win", seat="Eliška", mine=mine, theirs=2) == f"Vyhrává Eliška, {text} ku 2."
    gains = ("0 bodů", "1 bod", "2 body", "5 bodů")
    for points, text in zip(NUMBERS, gains, strict=True):
        assert say("cs", "krvavy_trun-event-gained", seat="Eliška", points=points) == f"Eliška získává {text}."
