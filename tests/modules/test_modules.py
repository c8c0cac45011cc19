"""The portable modules: fresh, small, in need of nothing, and the same in every host."""

import gzip
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import throneroom
from tests.modules.hosts import HERE, run_in_node
from tests.native import cache_in
from throneroom import CHANCE, GAMES, OVER
from throneroom.bots.rooms import rooms_of, sources_of, wanted_of
from throneroom.kit import blank, native
from throneroom.kit.portable import MODULES, is_stale, read_layout
from throneroom.kit.sources import OURS
from throneroom.kit.speed import NATIVE, PORTABLE, SWITCH
from throneroom.modules import make

SMALL = 80_000  # bytes, gzipped
EXAMPLE = HERE.parents[1] / "examples" / "abi" / "play.mjs"
FEW, MANY = 3, 1000  # decisions of each level
BRIEFLY, LONG = 40, 200  # simulations at most

every_game = pytest.mark.parametrize("game", GAMES)
native_only = pytest.mark.usefixtures("numba")


@every_game
def test_a_module_is_fresh_small_and_imports_nothing(game: str) -> None:
    import wasmtime

    code, layout = (MODULES / f"{game}.wasm").read_bytes(), read_layout(game)
    assert not is_stale(layout), "make rules"
    assert len(gzip.compress(code, 9)) <= SMALL
    assert wasmtime.Module(wasmtime.Engine(), code).imports == []


@every_game
def test_the_layout_is_that_of_the_rooms_and_names_every_source(game: str) -> None:
    layout = read_layout(game)
    bound = dict(rooms_of(GAMES[game]))
    assert layout["rooms"] == {place: make.told(room) for place, room in bound.items()}
    assert layout["levels"] == make.levels_of(GAMES[game])
    assert layout["rules"] == GAMES[game].version
    needed = {file.relative_to(OURS).as_posix() for file in sources_of(GAMES[game])}
    assert {*layout["sources"]} == needed | {"modules/make.py"}


@every_game
def test_states_in_a_room_begin_where_whole_words_do(game: str) -> None:
    for place, bound in rooms_of(GAMES[game]):
        for name, (kind, at, *_) in bound.ROOM.fields.items():
            if kind.base.names:
                assert (at % 8, kind.base.itemsize % 8) == (0, 0), f"{place}.{name}"


@every_game
def test_no_rule_allocates(game: str) -> None:
    """A module could not; natively it would, unseen."""
    for file in sources_of(GAMES[game]):
        text = file.read_text("utf-8")
        for body in re.findall(r"^@(?:rule|door)\ndef .*?(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL):
            assert not re.search(r"np\.(zeros|empty|full|ones|array|arange)\b|\bmath\.(log|exp|pow)\b", body), body


# -- a stale module -------------------------------------------------------------------------------------------


@pytest.fixture
def edited(tmp_path: Path) -> Path:
    """A copy of the package in which a rule was edited after its module was made."""
    package = tmp_path / "throneroom"
    shutil.copytree(OURS, package, ignore=shutil.ignore_patterns("web", "__pycache__"))
    with (package / "games" / "trun" / "flow.py").open("a") as file:
        file.write("\n# edited\n")
    return tmp_path


def run_there(place: Path, *arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    own = os.environ | {"PYTHONPATH": str(place), "HOME": str(place)} | environment
    return subprocess.run(command, cwd=place, env=own, input=typed, capture_output=True, text=True, check=False)


def test_a_stale_module_is_never_used_and_one_line_says_so(edited: Path) -> None:
    code = (
        "import throneroom, throneroom.kit.portable as portable\n"
        "assert throneroom.game('trun').start(luck=1).waiting\n"
        "print(portable.module('throneroom.games.trun'), portable.module('throneroom.games.trolli') is not None)"
    )
    done = run_there(edited, "-c", code)
    assert done.stdout.split() == ["None", "True"], done.stderr
    assert done.stderr.count("StaleWarning") == 1


def test_the_terminal_says_it_in_a_sentence(edited: Path) -> None:
    done = run_there(edited, "-m", "throneroom", "play", "trun", "--luck", "5", typed="1\n" * 26)
    assert done.stderr.count("The module of trun was made from other sources") == 1, done.stderr


@native_only
def test_the_terminal_says_it_of_native_rules_too(edited: Path) -> None:
    """Where they could not be compiled, and the module that would step in is stale."""
    own = {"THRONEROOM_CACHE": str(cache_in(edited)), SWITCH: NATIVE}
    mark = (
        "from throneroom.bots.rooms import wanted_of; from throneroom.kit.kept import failure\n"
        "import throneroom; [failure(room.file).touch() for room in wanted_of(throneroom.game('trun'))]"
    )
    assert run_there(edited, "-c", mark, **own).returncode == 0
    told = run_there(edited, "-m", "throneroom", "simulate", "trun", "--games", "2", **own).stderr
    assert told.count("The module of trun was made from other sources") == 1
    assert len(told.splitlines()) == 2


def test_a_stale_module_is_not_packed_into_a_wheel(edited: Path) -> None:
    hook = (HERE.parents[1] / "hatch_build.py").read_text("utf-8")
    (edited / "hook.py").write_text(hook)
    code = (
        "import sys, types, pathlib\n"
        "parts = ['hatchling', 'builders', 'hooks', 'plugin', 'interface']\n"
        "for n in range(1, 6):\n"
        "    name = '.'.join(parts[:n]); sys.modules[name] = types.ModuleType(name)\n"
        "sys.modules[name].BuildHookInterface = object\n"
        "import hook; hook.BuildClient()._check_modules(pathlib.Path('throneroom'))"
    )
    done = run_there(edited, "-c", code)
    assert "The module of trun was made from other sources" in done.stderr


# -- the example ----------------------------------------------------------------------------------------------


@every_game
def test_the_example_plays_a_whole_game_as_the_rules_do(game: str) -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60
    seats, seed = GAMES[game].seats[-1], 7
    told = run_in_node(EXAMPLE, game, str(seats), str(seed)).splitlines()
    assert told == list(played_like_the_example(throneroom.game(game), seats, seed))


def played_like_the_example(game: throneroom.Game, seats: int, seed: int) -> list[str]:
    """The same choices by the doors from Python."""
    doors, state, rng, lines = game.doors, blank(game.state), np.array([seed]), list[str]()
    doors.start_on(state, seats, np.zeros(1, np.int64))
    out = np.zeros(game.widest, np.int16)
    asked, n = doors.question(state, out)
    while asked != OVER:
        seat = doors.actor_of(state)
        ply = len(lines) + 1
        action = doors.draw_from(state, rng) if seat == CHANCE else int(out[seed * ply % n])
        lines.append(f"{ply} {'chance' if seat == CHANCE else 'ABCDEF'[seat]} {action}")
        asked, n, *_ = doors.move(state, seat, action, (), out)
    points = np.zeros(seats, np.int64)
    doors.scores_of(state, points)
    winners = "".join("ABCDEF"[p] for p in range(seats) if doors.winners_of(state) >> p & 1)
    return [*lines, " ".join(["scores", *map(str, points.tolist()), "winners", winners])]


# -- searches -------------------------------------------------------------------------------------------------


def taped(game: str, decisions: int, simulations: int, speed: str) -> str:
    """A tape made at a speed."""
    command = [sys.executable, "-m", "tests.modules.tape", game, str(decisions), str(simulations)]
    done = subprocess.run(command, env=os.environ | {SWITCH: speed}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.strip()) == (0, speed)
    return done.stdout


def check_in_node(game: str, tape: str) -> None:
    """Node gives what the tape says, at every door."""
    files = (str(MODULES / f"{game}.wasm"), str(MODULES / f"{game}.json"))
    same, other = run_in_node(HERE / "tape.mjs", *files, given=tape).split()
    assert (int(same), int(other)) == (len(tape.splitlines()), 0)


@every_game
def test_every_level_thinks_alike_in_node(game: str) -> None:
    check_in_node(game, taped(game, FEW, BRIEFLY, PORTABLE))


def test_a_tape_that_differs_is_noticed() -> None:
    tape = taped("trun", 1, 5, PORTABLE)
    with pytest.raises(AssertionError):
        check_in_node("trun", re.sub(r'"after": "..', '"after": "__', tape, count=1))


@native_only
def test_native_levels_think_like_portable_ones() -> None:
    """One game here: compiling the searches of all four is for the slow set."""
    assert native.make(wanted_of(GAMES["trun"]))
    assert taped("trun", FEW, BRIEFLY, NATIVE) == taped("trun", FEW, BRIEFLY, PORTABLE)


@native_only
@pytest.mark.slow
@every_game
def test_a_thousand_decisions_of_every_level_are_alike_at_every_speed(game: str) -> None:
    tape = taped(game, MANY, LONG, PORTABLE)
    assert taped(game, MANY, LONG, NATIVE) == tape
    check_in_node(game, tape)


@pytest.mark.slow
@every_game
def test_a_module_made_again_is_the_same(game: str, tmp_path: Path) -> None:
    pytest.importorskip("ziglang", reason="`make .venv/rules` brings what makes modules")
    shutil.copytree(OURS, tmp_path / "throneroom", ignore=shutil.ignore_patterns("web", "__pycache__"))
    done = run_there(tmp_path, "-m", "throneroom.modules.make", game)
    assert done.returncode == 0, done.stderr
    for ending in ("wasm", "json"):
        again = (tmp_path / "throneroom" / "modules" / f"{game}.{ending}").read_bytes()
        assert again == (MODULES / f"{game}.{ending}").read_bytes()
