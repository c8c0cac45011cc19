"""`throneroom doctor`: what is here, what is missing, and where things lie."""

import importlib.metadata
import importlib.util
import platform
from collections.abc import Iterator
from pathlib import Path

from throneroom.cli.terminal import Lang, console, tell_notices, voice

PARTS = ("throneroom", "numpy", "wasmtime", "numba")
EXTRAS = {
    "native": ("numba",),
    "rules": ("numba", "ziglang"),
    "postgres": ("psycopg",),
    "nodes": ("psycopg", "redis", "httpx"),
    "granian": ("granian",),
    "arena": ("openskill",),
    "ray": ("ray",),
    "bench": ("pyspiel", "pettingzoo", "rlcard"),
    "dev": ("pytest", "xdist", "hypothesis", "scipy", "ruff", "mypy", "build"),
}
MEGABYTE = 1_000_000


def doctor(lang: Lang = None) -> None:
    """Versions, compiled or not and why, the cache, and which extras are there."""
    from rich.table import Table
    from rich.text import Text

    import throneroom.games  # noqa: F401 - so that its notices come first

    tell_notices()
    table = Table.grid(padding=(0, 2))
    for label, value in [*_versions(), _sqlite(), *_rules(), *_places(), *_extras()]:
        table.add_row(Text(label, "bold"), Text(value))
    console().print(table)


def _versions() -> Iterator[tuple[str, str]]:
    yield "python", f"{platform.python_version()} ({platform.system()} {platform.machine()})"
    for part in PARTS:
        try:
            yield part, importlib.metadata.version(part)
        except importlib.metadata.PackageNotFoundError:
            yield part, voice.say("cli-doctor-missing", modules=part)


def _sqlite() -> tuple[str, str]:
    from throneroom.cli.database import sqlite_notice
    from throneroom.kit.errors import Refusal
    from throneroom.server.sqlite import driver

    try:
        return "sqlite", sqlite_notice() or f"{driver().sqlite_version} ({driver().__name__})"
    except Refusal as refusal:
        return "sqlite", refusal.sentence(voice.language)


def _rules() -> Iterator[tuple[str, str]]:
    from throneroom.games import GAMES
    from throneroom.kit.speech import LANGUAGES
    from throneroom.kit.speed import SPEED

    yield voice.say("cli-doctor-games"), ", ".join(GAMES)
    yield voice.say("cli-doctor-rules"), SPEED
    yield voice.say("cli-doctor-languages"), ", ".join(LANGUAGES)


def _places() -> Iterator[tuple[str, str]]:
    from throneroom.cli import saves
    from throneroom.kit import cache

    home = cache.home()
    files = [file for file in home.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files) / MEGABYTE
    folders = sum(place.is_dir() for place in home.iterdir())
    yield voice.say("cli-doctor-cache"), str(home)
    yield voice.say("cli-doctor-size"), voice.say("cli-doctor-size-is", megabytes=f"{size:.1f}", folders=folders)
    yield voice.say("cli-doctor-writable"), voice.say("cli-yes" if _is_usual(home) else "cli-no")
    yield voice.say("cli-doctor-matches"), str(saves.folder())


def _is_usual(home: Path) -> bool:
    """Is the cache where it was asked for, not in the temporary place that stands in for it?"""
    import os

    import platformdirs

    from throneroom.kit.cache import PLACE

    return home == Path(os.environ.get(PLACE) or platformdirs.user_cache_dir("throneroom", appauthor=False))


def _extras() -> Iterator[tuple[str, str]]:
    for extra, modules in EXTRAS.items():
        missing = [module for module in modules if importlib.util.find_spec(module) is None]
        said = "cli-doctor-missing" if missing else "cli-doctor-present"
        yield f"{voice.say('cli-doctor-extra')} {extra}", voice.say(said, modules=", ".join(missing))
