"""One rules source, many speeds: interpreted, portable and native rules give the same bytes."""

import os
import subprocess
import sys

import pytest

from tests.laws.games import TABLES
from tests.modules.hosts import in_chromium, in_node
from throneroom import GAMES
from throneroom.bots.rooms import wanted_of
from throneroom.kit import native
from throneroom.kit.speed import INTERPRETED, NATIVE, PORTABLE, SWITCH

PLAYED = sorted({table.game.name for table in TABLES})
LARGE = [pytest.param(game, marks=pytest.mark.slow) for game in ("dedicove", "trolli")]  # a minute or two to compile

native_only = pytest.mark.usefixtures("numba")


def each(game: str, games: int) -> int:
    """So many games, shared out among all its tables."""
    tables = sum(table.game.name == game for table in TABLES)
    return -(-games // tables)


def run(module: str, game: str, count: int, speed: str, *more: str) -> list[str]:
    """What a program of the tests prints at a speed."""
    command = [sys.executable, "-m", f"tests.laws.{module}", game, str(count), *more]
    done = subprocess.run(command, env=os.environ | {SWITCH: speed}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    *digests, opened = done.stdout.splitlines()
    assert opened == (INTERPRETED if speed == PORTABLE and game not in GAMES else speed)  # the small one has no module
    assert digests
    return digests


@pytest.mark.parametrize("game", PLAYED)
def test_portable_and_interpreted_rules_give_the_same_bytes(game: str) -> None:
    """At one table here: interpreted, all of them are for the slow set."""
    assert run("digest", game, 1, PORTABLE, "1") == run("digest", game, 1, INTERPRETED, "1")


@native_only
@pytest.mark.parametrize("game", ["krvavy_trun", *LARGE])
def test_native_and_portable_rules_give_the_same_bytes(game: str) -> None:
    assert run("surveys", game, 300, NATIVE) == run("surveys", game, 300, PORTABLE)


@native_only
@pytest.mark.parametrize("game", ["tiny", "trun", pytest.param("krvavy_trun", marks=pytest.mark.slow), *LARGE])
def test_native_and_portable_doors_give_the_same_bytes(game: str) -> None:
    wanted = wanted_of(next(table.game for table in TABLES if table.game.name == game))
    assert native.make(wanted)  # all rooms at once: that takes less time than one after the other
    for what, count in (("surveys", 300), ("digest", 40)):
        assert run(what, game, count, NATIVE) == run(what, game, count, PORTABLE)


@pytest.mark.parametrize("game", GAMES)
def test_node_and_chromium_give_the_same_bytes(game: str) -> None:
    portable = run("surveys", game, 50, PORTABLE)
    assert in_node(game, 50) == portable
    assert in_chromium(game, 50) == portable


@native_only
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_thousands_of_games_give_the_same_bytes_at_every_speed(game: str) -> None:
    count = each(game, 2_000 if game == "trolli" else 10_000)
    portable = run("surveys", game, count, PORTABLE)
    assert run("surveys", game, count, NATIVE) == portable
    assert in_node(game, count) == portable
    assert in_chromium(game, count) == portable


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_many_games_interpreted_give_the_same_bytes(game: str) -> None:
    count = each(game, 200)
    assert run("surveys", game, count, INTERPRETED) == run("surveys", game, count, PORTABLE)
    few = each(game, 60)
    assert run("digest", game, few, INTERPRETED) == run("digest", game, few, PORTABLE)
