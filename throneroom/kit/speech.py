"""Sentences from the Fluent catalogues in throneroom/locale: one for terminal, server and browser."""

from functools import cache
from pathlib import Path

from throneroom.kit.catalogue import Catalogue

CATALOGUES = Path(__file__).resolve().parents[1] / "locale"
LANGUAGES = ("en", "cs")


@cache
def catalogue(language: str) -> Catalogue:
    """Every message of one language."""
    return Catalogue(language, (path.read_text("utf-8") for path in sorted((CATALOGUES / language).glob("*.ftl"))))


def say(language: str, message: str, /, **arguments: str | int) -> str:
    """One message in one language. A missing one is a defect that a test finds; a person still sees its name."""
    for tongue in (language, "en"):
        if message in catalogue(tongue):
            return catalogue(tongue).say(message, arguments)
    return message
