"""What a name must not do: hide something, mix scripts that look alike, or be a bot's."""

import unicodedata
from functools import cache

from throneroom.bots import KINDS, LEVELS
from throneroom.kit.speech import LANGUAGES, say
from throneroom.kit.text import SEATS

BLANKS = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159"
)  # letters and signs without ink
SELECTORS = frozenset(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
LETTERS = ("Lu", "Ll", "Lt", "Lo")  # those that modify others belong to no script
TOGETHER = (  # scripts that people write side by side, and that are not mixed up
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA"},
    {"LATIN", "CJK", "BOPOMOFO"},
    {"LATIN", "CJK", "HANGUL"},
)


def hides_something(name: str) -> bool:
    """Is there a character without ink, or a mark with nothing to stand on?"""
    kinds = ["Zs", *map(unicodedata.category, name)]  # the one before each
    for before, c in zip(kinds, name, strict=False):
        if c in BLANKS or (c in SELECTORS and before != "So"):
            return True
        if before == "Zs" and unicodedata.category(c).startswith("M"):
            return True
    return False


def mixes_scripts(name: str) -> bool:
    """Are its letters of scripts that are not written together?"""
    found = {_script(c) for c in unicodedata.normalize("NFKC", name) if unicodedata.category(c) in LETTERS}
    return len(found) > 1 and not any(found <= scripts for scripts in TOGETHER)


def _script(letter: str) -> str:
    """Every letter's name begins with its script."""
    return unicodedata.name(letter, "?").partition(" ")[0]


def is_a_bots(name: str) -> bool:
    """Does it read as a bot's, in any of our languages, with or without a seat?"""
    words = [word for word in _plain(name).split() if word != "bot"]
    shorter = words[:-1] if words and words[-1] in SEATS.lower() else words
    return bool({"".join(words), "".join(shorter)} & _bots())


@cache
def _bots() -> frozenset[str]:
    kinds = (*KINDS, *LEVELS)
    shown = [say(language, f"web-level-{kind}") for language in LANGUAGES for kind in kinds]
    return frozenset(map(_plain, (*kinds, *shown)))


def _plain(name: str) -> str:
    """Small letters without marks or decoration, and spaces for all else."""
    return "".join(map(_letter, unicodedata.normalize("NFKC", name)))


def _letter(c: str) -> str:
    """LATIN LETTER SMALL CAPITAL G and LATIN SMALL LETTER G WITH HOOK are both a g."""
    if not unicodedata.category(c).startswith("L"):
        return " "
    last = unicodedata.name(c, c).partition(" WITH ")[0].rpartition(" ")[2]
    return last.lower() if len(last) == 1 else c.lower()
