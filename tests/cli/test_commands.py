"""The other commands."""

import json
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.native import cache_in
from throneroom import GAMES
from throneroom.arena.report import Report
from throneroom.bots.rooms import wanted_of
from throneroom.bots.simulate import Simulation
from throneroom.cli.doctor import EXTRAS
from throneroom.cli.terminal import Language
from throneroom.kit.kept import Wanted
from throneroom.kit.record import Record
from throneroom.kit.speech import LANGUAGES
from throneroom.kit.speed import NATIVE
from throneroom.server import sqlite

SCENARIO = """name: a Knight beats a Goblin
game: trun
before:
  A hand {G9}
  B hand {K2}
  ask lead A
actions:
  A play G9
  B play K2
scores: %s
"""


def test_games(run: Run) -> None:
    listed = run("games", "--lang", "cs").out
    assert "trun" in listed
    assert "Trůn" in listed
    assert "first=random|A|B" in listed


def test_every_language_can_be_chosen() -> None:
    assert tuple(Language) == LANGUAGES


def test_the_version(run: Run) -> None:
    assert run("--version").out.startswith("throneroom ")


def test_doctor(run: Run) -> None:
    told = run("doctor")
    assert told.code == 0
    for word in ("python", "numpy", "numba", "sqlite", "cache", "extra postgres", "en, cs"):
        assert word in told.out


def test_doctor_knows_every_extra() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(EXTRAS) == set(project["optional-dependencies"])


def test_doctor_tells_of_an_old_sqlite(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "is_racy", lambda version: True)
    assert "has a rare fault that 3.51.3 mended" in " ".join(run("doctor").out.split())


def test_doctor_tells_that_there_is_no_sqlite(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("pysqlite3", "sqlite3"):
        monkeypatch.setitem(sys.modules, module, None)
    told = run("doctor")
    assert told.code == 0
    assert "but this Python has none" in " ".join(told.out.split())


def test_warm(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []

    def make(rooms: list[Wanted]) -> bool:
        asked.append(("make", rooms[0].game))
        return True

    def forget_failures(rooms: list[Wanted]) -> None:
        asked.append(("forget", rooms[0].game))

    monkeypatch.setattr("throneroom.kit.speed.SPEED", NATIVE)
    monkeypatch.setattr("throneroom.kit.native.make", make)
    monkeypatch.setattr("throneroom.kit.kept.forget_failures", forget_failures)
    warmed = run("warm", "trun", "trolli")
    assert warmed.code == 0
    assert asked == [("forget", "trun"), ("forget", "trolli"), ("make", "trun"), ("make", "trolli")]
    assert [line.split()[2] for line in warmed.out.splitlines()[:2]] == ["trun", "trolli"]
    assert "Compiled in " in warmed.out


def test_warm_names_the_games_that_could_not_be_compiled(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throneroom.kit.speed.SPEED", NATIVE)
    monkeypatch.setattr("throneroom.kit.native.make", lambda rooms: rooms[0].game != "trun")
    warmed = run("warm", "trun", "trolli")
    assert warmed.code == 1
    assert "could not be compiled for this processor: trun." in warmed.err


def test_simulate_json_has_all_keys(run: Run) -> None:
    told = run("simulate", "trun", "--seats", "2", "--games", "60", "--seed", "3", "--bots", "greedy,uniform", "--json")
    result = json.loads(told.out)
    assert set(result) == {field.name for field in fields(Simulation)}
    assert sum(result["wins"]) + result["draws"] == result["games"] == 60
    assert told.err == ""


def test_simulate_as_a_table(run: Run) -> None:
    told = run("simulate", "trun", "--games", "10", "--option", "first=A")
    assert "games_per_cpu_second" in told.out


ARENA = ("arena", "krvavy_trun", "--seats", "3", "--bots", "greedy,uniform", "--deals", "4", "--workers", "1")


def test_arena_json(run: Run, tmp_path: Path) -> None:
    told = run(*ARENA, "--ceiling", "baseline:20", "--gate", "0.3:0.5", "--json", "--plot", tmp_path / "plot.svg")
    found = json.loads(told.out)
    assert set(found) == {field.name for field in fields(Report)}
    for result in found["results"]:
        assert {"name", "win_share", "low", "high", "games"} <= set(result)
        assert result["low"] <= result["win_share"] <= result["high"]
        assert result["games"] == 12
    assert [result["name"] for result in found["results"]] == ["greedy", "uniform"]
    assert found["results"][0]["win_share"] + 2 * found["results"][1]["win_share"] == pytest.approx(1)
    assert [pace["illegal"] for pace in found["thinking"]] == [0, 0, 0]
    assert found["gate"]["verdict"] == "open"
    assert "greedy" in (tmp_path / "plot.svg").read_text("utf-8")
    assert told.err == ""


def test_arena_as_tables(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    once, again = (run(*ARENA, "--save", kept, "--lang", "cs").out for _ in range(2))
    assert once == again  # times too: the second run read them
    assert "greedy" in once
    assert "33.3%" in once


@pytest.mark.parametrize(("scores", "code", "said"), [("A 0 B 2", 0, "ok"), ("A 2 B 0", 1, "differs")])
def test_scenario(run: Run, tmp_path: Path, scores: str, code: int, said: str) -> None:
    file = tmp_path / "one.txt"
    file.write_text(SCENARIO % scores, "utf-8")
    told = run("scenario", file)
    assert (told.code, told.out.split()[0]) == (code, said)


def test_one_unreadable_scenario_does_not_hide_the_others(run: Run, tmp_path: Path) -> None:
    good = tmp_path / "good.txt"
    good.write_text(SCENARIO % "A 0 B 2", "utf-8")
    told = run("scenario", tmp_path / "none", good)
    assert told.code == 2
    assert "good.txt" in told.out


def test_replay_shows_each_seat_what_it_saw(run: Run, record: Path) -> None:
    """The first hands: A's cards are in A's replay at once, in B's only when played; a watcher sees neither hand."""
    lines = Record.load(record).log
    dealt = [text.partition(" ")[2] for seat, text in lines if text.startswith("deal ")]
    hands = {"A": dealt[:13], "B": dealt[13:]}
    first = {eyes: run("replay", record, "--seat", eyes).out.partition("Lead any card.")[0] for eyes in "AB"}
    for eyes, page in first.items():
        words = page.replace("\n", " ").split()
        other = "B" if eyes == "A" else "A"
        assert set(hands[eyes]) <= set(words)
        assert not (set(hands[other]) - set(hands[eyes])) & set(words)
    watched = run("replay", record).out
    assert "Hand" in watched
    assert "draws unseen:" not in watched


def test_blind_draws_are_told_to_their_owner_alone(run: Run, record: Path) -> None:
    told = {eyes: run("replay", record, "--seat", eyes).out.replace("\n", " ") for eyes in "AB"}
    for eyes, other in (("A", "B"), ("B", "A")):
        assert f"{other} draws unseen:" not in told[eyes]


# -- circumstances ------------------------------------------------------------------------------------------


def test_interpreted_it_still_plays_and_says_so_in_one_line(shell: Run) -> None:
    played = shell("play", "trun", "--luck", "5", typed="1\n" * 26, THRONEROOM_SPEED="interpreted")
    assert played.code == 0
    assert "THRONEROOM_SPEED" in played.err
    assert len(played.err.splitlines()) == 1
    assert "throneroom replay" in played.out


@pytest.mark.usefixtures("numba")
@pytest.mark.parametrize(("language", "said"), [("en", "could not be compiled"), ("cs", "nepodařilo přeložit")])
def test_native_rules_that_could_not_be_compiled_are_told_of_in_one_line(
    shell: Run, home: Path, language: str, said: str
) -> None:
    cache = cache_in(home)
    for wanted in wanted_of(GAMES["trun"]):
        (cache / wanted.name).mkdir()
        (cache / wanted.name / "failed").touch()
    own = {"THRONEROOM_SPEED": NATIVE, "THRONEROOM_CACHE": str(cache)}
    told = shell("simulate", "trun", "--games", "2", "--lang", language, **own)
    assert told.code == 0
    assert said in told.err
    assert "THRONEROOM_SPEED=native throneroom warm trun" in told.err
    assert len(told.err.splitlines()) == 1


def test_portable_rules_need_no_cache(shell: Run) -> None:
    played = shell("play", "trun", "--bot", "uniform", typed="1\n1\n", THRONEROOM_CACHE="/proc/nope")
    assert played.code == 0
    assert played.err == ""


def test_doctor_says_in_one_line_that_there_is_no_place_for_a_cache(shell: Run) -> None:
    told = shell("doctor", THRONEROOM_CACHE="/proc/nope")
    assert told.code == 0
    assert "cache" in told.out + told.err


def test_a_reader_that_goes_away_is_no_trouble(home: Path, record: Path) -> None:
    command = [sys.executable, "-m", "throneroom.cli", "replay", str(record)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
