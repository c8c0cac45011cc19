"""Our small Fluent says what fluent.runtime says, to the byte."""

from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from tests.texts.test_browser import cases
from tests.texts.test_catalogues import KNOWN
from throneroom.kit.catalogue import Catalogue
from throneroom.kit.speech import CATALOGUES, LANGUAGES, catalogue, say

NUMBERS = (*range(-30, 130), 999, 1000, 1001, 12_345, -1234, 1_000_002, 10**12)
COUNTED = """
counted = { $count } { $count ->
    [0] none
    [one] one
    [few] few
   *[other] other
 }, { NUMBER($count) }, { NUMBER($count, useGrouping: 0) }, { "\\u2060" }
"""


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False, functions={"NTH": lambda place: fluent_number(int(place) + 1)})
    for path in (CATALOGUES / language).glob("*.ftl"):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def theirs(made: FluentBundle, message: str, arguments: dict[str, str | int]) -> str:
    pattern = made.get_message(message).value
    assert pattern is not None
    text, errors = made.format_pattern(pattern, arguments)
    assert errors == []
    return str(text)


def test_every_message_is_said_as_fluent_says_it() -> None:
    asked = cases()
    assert len(asked) > 2 * len(KNOWN["en"])
    differ = [
        (language, name, words)
        for language, name, words in asked
        if catalogue(language).say(name, words) != theirs(bundle(language), name, words)
    ]
    assert differ == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_counted_as_fluent_counts_them(language: str) -> None:
    ours, made = Catalogue(language, [COUNTED]), FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(COUNTED))
    for number in NUMBERS:
        assert ours.say("counted", {"count": number}) == theirs(made, "counted", {"count": number})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found(language: str) -> None:
    assert [name for name in KNOWN[language] if name not in catalogue(language)] == []


def test_a_missing_argument_and_a_missing_message_are_named() -> None:
    assert say("en", "seat-thinking") == "{$seat} is thinking."
    assert say("cs", "no-such-message") == "no-such-message"


def test_places_in_a_row_are_counted_from_1_for_people() -> None:
    assert Catalogue("en", ["a = slot { NTH($slot) }"]).say("a", {"slot": 0}) == "slot 1"
    assert say("cs", "krvavy_trun-event-kept", seat="B", slot=0).startswith("B nechává pole 1 ")
    assert say("en", "web-krvavy_trun-to-between", before=1, after=2) == "Between slots 2 and 3"


def test_what_catalogues_do_not_use_is_not_guessed() -> None:
    for text in ("a = { -term }", "a = { DATETIME($day) }", "a = { NUMBER($n, minimumFractionDigits: 2) }"):
        with pytest.raises(NotImplementedError):
            Catalogue("en", [text]).say("a", {"day": 1, "n": 1})
    with pytest.raises(ValueError, match="no message"):
        Catalogue("en", ["a ="]).say("a", {})
