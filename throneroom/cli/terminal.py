"""What the commands share: the language, the two streams, and the options that several of them take.

Nothing heavy is imported before it is needed: `throneroom --help` must not wait for Numba.
"""

import os
import sys
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from functools import cache
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Annotated, TextIO

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from throneroom.kit.game import Game


LONGEST_SILENCE = 2.5  # seconds, before it is said what takes so long


class Language(StrEnum):
    """The languages that a person can choose: those of kit.speech."""

    en = "en"
    cs = "cs"


def language_of(environment: "os._Environ[str] | dict[str, str]") -> Language:
    """What LC_ALL, LC_MESSAGES or LANG asks for, the first that is set; English where it is none of ours."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    wanted = next((environment[name] for name in names if environment.get(name)), "")
    return Language.cs if wanted.lower().startswith("cs") else Language.en


class Voice:
    """The language of this process, and sentences in it."""

    language: str = language_of(os.environ).value

    def say(self, message: str, /, **arguments: str | int) -> str:
        """One message of the catalogues."""
        from throneroom.kit.speech import say

        return say(self.language, message, **arguments)


voice = Voice()


def _choose(chosen: Language | None) -> Language | None:
    if chosen is not None:
        voice.language = chosen.value
    return chosen


def games_beginning(typed: str) -> list[str]:
    """For the Tab key: names of games, by their folders. To import them takes longer than a person waits."""
    found = (Path(__file__).parents[1] / "games").glob("*/__init__.py")
    return sorted(file.parent.name for file in found if file.parent.name.startswith(typed))


NAME_OF_GAME = typer.Argument(
    help="The game, see `throneroom games`.", show_default=False, autocompletion=games_beginning
)
Lang = Annotated[
    Language | None,
    typer.Option("--lang", callback=_choose, help="Language of all sentences; by default that of your system."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game, see `throneroom games`."),
]


def read_options(given: Sequence[str] | None) -> dict[str, str]:
    """`first=A` and the like; the game itself judges names and values."""
    from throneroom.kit.errors import Malformed

    options = {}
    for text in given or ():
        name, sign, value = text.partition("=")
        if not sign:
            raise Malformed("cli-option", sent=text)
        options[name.strip()] = value.strip()
    return options


def game_called(name: str) -> "Game":
    """A game by its name, with one line about anything that makes it slow."""
    from throneroom.games import game

    found = game(name)
    tell_notices()
    return found


# -- the two streams ----------------------------------------------------------------------------------------


# The tinctures of our art: charge on fill, readable on a dark and on a light terminal; then the same in 16 colours.
DARK, PALE = "#1d1408", "#ffffff"
TINCTURES = {
    "gules": (f"{PALE} on #a81f35", "bright_white on red"),
    "azure": (f"{PALE} on #2f6fb4", "bright_white on blue"),
    "vert": (f"{DARK} on #6fa84c", "black on green"),
    "or": (f"{DARK} on #e3ae3c", "black on yellow"),
    "purpure": (f"{PALE} on #54297a", "bright_white on magenta"),
    "sable": (f"{PALE} on #2b2530", "bright_white on black"),
    "teal": (f"{DARK} on #3aa59c", "black on cyan"),
}


@cache
def console(stderr: bool = False) -> "Console":
    """Where tables and sentences go. Texts are printed as they are: a name may hold square brackets."""
    from rich.console import Console
    from rich.theme import Theme

    made = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    few = made.color_system == "standard"
    made.push_theme(Theme({name: f"bold {tones[few]}" for name, tones in TINCTURES.items()}))
    return made


def complain(sentence: str) -> None:
    """One line on stderr."""
    print(" ".join(sentence.split()), file=sys.stderr)


def is_interactive() -> bool:
    """Does a person sit at both ends?"""
    return is_terminal(sys.stdin) and is_terminal(sys.stdout)


def is_terminal(stream: TextIO | None) -> bool:
    """A closed stream is none."""
    return stream is not None and stream.isatty()


@contextmanager
def patience() -> Iterator[None]:
    """Whoever waits for the compiler is told so, once it takes long."""
    from throneroom.kit.speed import NATIVE, SPEED

    timer = Timer(LONGEST_SILENCE, lambda: complain(voice.say("cli-patience")))
    timer.daemon = True
    if SPEED == NATIVE and is_terminal(sys.stderr):
        timer.start()
    try:
        yield
    finally:
        timer.cancel()


# -- notices: told once, in one line ------------------------------------------------------------------------

_heard: list[Warning] = []
_told: set[str] = set()


def listen_to_warnings() -> None:
    """Warnings become lines of ours; Python would print a path and a line of source code."""

    def hear(
        message: Warning | str,
        category: type[Warning],
        filename: str,
        lineno: int,
        file: TextIO | None = None,
        line: str | None = None,
    ) -> None:
        _heard.append(message if isinstance(message, Warning) else category(message))

    warnings.showwarning = hear
    _told.clear()


def tell_notices() -> None:
    """What was heard so far, and whether the rules run slower than they could."""
    from throneroom.kit.portable import stale_games
    from throneroom.kit.speed import INTERPRETED, SPEED, WHY_SLOWER

    tell_heard()
    for game in stale_games():
        _tell(voice.say("cli-stale", game=game))
    if WHY_SLOWER or SPEED == INTERPRETED:
        _tell(voice.say("cli-speed", speed=SPEED, why=WHY_SLOWER or "asked"))


def tell_heard() -> None:
    """What was heard and not told yet."""
    while _heard:
        _tell(_about(_heard.pop(0)))


def _tell(sentence: str) -> None:
    if sentence not in _told:
        _told.add(sentence)
        complain(sentence)


def _about(warning: Warning) -> str:
    """A warning as a sentence."""
    from throneroom.kit.cache import CacheWarning, home
    from throneroom.kit.native import CompileWarning
    from throneroom.kit.portable import StaleWarning

    if isinstance(warning, CacheWarning):
        return voice.say("cli-cache-elsewhere", place=str(home()))
    if isinstance(warning, CompileWarning):
        return voice.say("cli-not-compiled", game=warning.game)
    if isinstance(warning, StaleWarning):
        return voice.say("cli-stale", game=warning.game)
    return f"{type(warning).__name__}: {warning}"


def read_text(path: Path) -> str:
    """A text file; what is no text is refused."""
    from throneroom.kit.errors import Malformed

    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise Malformed("cli-no-text", sent=str(path)) from None


# -- troubles -----------------------------------------------------------------------------------------------

TROUBLES: dict[type[OSError], str] = {
    FileNotFoundError: "refused-cli-no-file",
    IsADirectoryError: "refused-cli-folder",
    NotADirectoryError: "refused-cli-no-file",
    PermissionError: "refused-cli-forbidden",
}


def sentence_about(problem: Exception) -> str:
    """A refusal or a trouble with a file as one sentence; whatever else it is, is a defect and goes on."""
    from throneroom.kit.errors import Refusal

    if isinstance(problem, Refusal):
        said = problem.sentence(voice.language)
        return voice.say("cli-with-rule", sentence=said, rule=problem.rule) if problem.rule else said
    if isinstance(problem, UnicodeDecodeError):
        return voice.say("refused-cli-no-text", sent=voice.say("cli-input"))
    if not isinstance(problem, OSError):
        raise problem
    message = TROUBLES.get(type(problem), "refused-cli-system")
    return voice.say(message, sent=str(problem.filename or ""), why=problem.strerror or str(problem))
