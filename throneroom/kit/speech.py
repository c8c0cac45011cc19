"""Sentences from the Fluent catalogues in throneroom/locale: one for terminal, server and browser."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

CATALOGUES = Path(__file__).resolve().parents[1] / "locale"
LANGUAGES = ("en", "cs")


@cache
def bundle(language: str) -> "FluentBundle":
    """Every message of one language."""
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks would show up as boxes in many terminals; both languages are written left to right.
    made = FluentBundle([language], use_isolating=False)
    for path in sorted((CATALOGUES / language).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    return made


def say(language: str, message: str, /, **arguments: str | int) -> str:
    """One message in one language. A missing one is a defect that a test finds; a person still sees its name."""
    for tongue in (language, "en"):
        known = bundle(tongue)
        if known.has_message(message):
            value = known.get_message(message).value
            return str(known.format_pattern(value, arguments)[0]) if value is not None else message
    return message
