"""Native rules: machine code is made once, whole or not at all; without it the rules run at another speed."""

import weakref
from pathlib import Path

import pytest

from tests.kit.running import ROOT, run
from tests.native import cache_in
from throneroom.kit import native, room
from throneroom.kit.kept import Wanted, failure, keep, kept
from throneroom.kit.speed import NATIVE, SWITCH

SUM = """
import numpy as np
from throneroom.kit.rule import IN_COMPILER, door, rule
from throneroom.kit.state import layout_of_room, number

ROOM, DOORS = layout_of_room(number("n")), ("both",)

@rule
def twice(n, more=0):
    return 2 * n + more

@door
def both(room):
    r = room[0]
    r.n = twice(r.n) + twice(r.n, 1)
"""
NOT_FOR_NUMBA = SUM.replace("r = room[0]", "r = [*room][0]")
ALLOCATES = SUM.replace("r.n = twice", "r.n = np.arange(r.n).sum() - 190 + twice")
OPEN = """
import sys
from throneroom.kit import native
from throneroom.kit.room import room
calls = []
run = native.subprocess.run
native.subprocess.run = lambda *given, **more: calls.append(given) or run(*given, **more)
both = room("both", "both")
both.at.n[0] = 20
both.door.both()
print(both.at.n[0], len(calls), "numba" in sys.modules, both.speed)
"""
ONCE, NEVER = ["81", "1", "False", "native"], ["81", "0", "False", "native"]

native_only = pytest.mark.usefixtures("numba")


def native_in(place: Path) -> dict[str, str]:
    """An environment with native rules, the modules of a folder and a cache of its own there."""
    return {"PYTHONPATH": f"{place}:{ROOT}", "THRONEROOM_CACHE": str(cache_in(place)), SWITCH: NATIVE}


def opened(place: Path, text: str = SUM) -> list[str]:
    """What the room of this text gives, how often a compiler was started, whether Numba is here, and the speed."""
    (place / "both.py").write_text(text)
    return run(OPEN, **native_in(place)).stdout.split()


def kept_in(place: Path) -> Path:
    """The only file of machine code."""
    (file,) = (place / "cache").glob("both-*/room.code")
    return file


# -- what is made ---------------------------------------------------------------------------------------------


@native_only
def test_a_room_is_compiled_once_and_numba_is_not_needed_to_open_it(tmp_path: Path) -> None:
    assert [opened(tmp_path) for _ in range(2)] == [ONCE, NEVER]


@native_only
def test_an_edit_compiles_a_room_anew(tmp_path: Path) -> None:
    for factor, found in ((2, 81), (3, 121)):
        assert opened(tmp_path, SUM.replace("2 *", f"{factor} *")) == [str(found), *ONCE[1:]]


@native_only
def test_an_edit_while_it_compiles_keeps_nothing_under_the_old_name(tmp_path: Path) -> None:
    (tmp_path / "both.py").write_text(SUM)
    code = (
        "import pathlib, subprocess\n"
        "from throneroom.kit import kept, native\n"
        "room = kept.Wanted('both', 'both')\n"
        f"command, source = native.command([room]), pathlib.Path({str(tmp_path / 'both.py')!r})\n"
        "source.write_text(source.read_text().replace('2 *', '3 *'))\n"
        "ended = subprocess.run(command, env=native.compiler(), stderr=subprocess.DEVNULL).returncode\n"
        "print(ended, [file.name for file in room.file.parent.iterdir()])"
    )
    assert run(code, **native_in(tmp_path)).stdout.strip() == "1 []"


@native_only
def test_two_compilers_at_once_make_a_room_once(tmp_path: Path) -> None:
    (tmp_path / "both.py").write_text(SUM + "if IN_COMPILER: open('compiled', 'a').write('.')\n")
    code = (
        "import subprocess\n"
        "from throneroom.kit import kept, native\n"
        "command, own = native.command([kept.Wanted('both', 'both')]), native.compiler()\n"
        "print(*[one.wait() for one in [subprocess.Popen(command, env=own) for _ in range(2)]])"
    )
    assert run(code, tmp_path, **native_in(tmp_path)).stdout.split() == ["0", "0"]
    assert (tmp_path / "compiled").read_text() == "."


@native_only
def test_what_lies_where_somebody_stands_is_not_taken_for_a_library(tmp_path: Path) -> None:
    here, modules = tmp_path / "here", tmp_path / "modules"
    for place in (here, modules):
        place.mkdir()
    (here / "json.py").write_text("raise ImportError('not the library')\n")
    (modules / "both.py").write_text(SUM)
    (modules / "open.py").write_text(OPEN)
    code = f"import runpy, sys; sys.path.remove(''); runpy.run_path({str(modules / 'open.py')!r})"
    assert run(code, here, **native_in(modules)).stdout.split() == ONCE


@native_only
def test_the_compiler_leaves_input_and_output_alone(tmp_path: Path) -> None:
    """A worker of the server speaks with it through them."""
    assert opened(tmp_path, SUM + "if IN_COMPILER: print('loud')\n") == ONCE


# -- what is damaged ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", [lambda whole: b"", lambda whole: whole[:-1], lambda whole: bytes(len(whole))])
def test_a_damaged_file_is_as_good_as_none(tmp_path: Path, damage: object) -> None:
    file = tmp_path / "room.code"
    assert kept(file) is None
    keep(file, b"machine code")
    assert kept(file) == b"machine code"
    file.write_bytes(damage(file.read_bytes()))  # type: ignore[operator]
    assert kept(file) is None


@native_only
def test_a_damaged_room_is_made_again(tmp_path: Path) -> None:
    opened(tmp_path)
    whole = kept_in(tmp_path).read_bytes()
    kept_in(tmp_path).write_bytes(whole[: len(whole) // 2])
    assert [opened(tmp_path) for _ in range(2)] == [ONCE, NEVER]


@native_only
def test_machine_code_of_something_else_ends_in_another_speed(tmp_path: Path) -> None:
    opened(tmp_path)
    keep(kept_in(tmp_path), kept(kept_in(tmp_path)).replace(b"room.both", b"room.none"))  # type: ignore[union-attr]
    assert opened(tmp_path) == ["81", "0", "False", "interpreted"]


# -- what cannot be made --------------------------------------------------------------------------------------


@native_only
@pytest.mark.parametrize("text", [NOT_FOR_NUMBA, ALLOCATES], ids=["not for Numba", "allocates"])
def test_a_room_that_cannot_be_compiled_runs_all_the_same_and_one_line_says_so(tmp_path: Path, text: str) -> None:
    (tmp_path / "both.py").write_text(text)
    done = run(OPEN, **native_in(tmp_path))
    assert done.stdout.split() == ["81", "1", "False", "interpreted"], done.stderr
    assert done.stderr.count("could not be compiled") == 1
    assert "Traceback" not in done.stderr


@native_only
def test_one_line_for_all_rooms_of_a_game(tmp_path: Path) -> None:
    for name in ("both", "second"):
        (tmp_path / f"{name}.py").write_text(NOT_FOR_NUMBA)
    code = "from throneroom.kit.room import room; room('both', 'both'); room('both', 'second')"
    done = run(code, **native_in(tmp_path))
    assert done.stderr.count("CompileWarning") == 1


@native_only
def test_a_failure_is_remembered_until_somebody_asks_for_another_try(tmp_path: Path) -> None:
    assert [opened(tmp_path, NOT_FOR_NUMBA)[1] for _ in range(2)] == ["1", "0"]
    code = "from throneroom.kit import kept; kept.forget_failures([kept.Wanted('both', 'both')])"
    assert run(code, **native_in(tmp_path)).returncode == 0
    assert opened(tmp_path, NOT_FOR_NUMBA)[1] == "1"


@native_only
def test_a_compiler_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    (tmp_path / "both.py").write_text(SUM)
    impatient = OPEN.replace("calls = []", "calls = []; native.LONGEST_COMPILE = 0.01")
    told = [run(impatient, **native_in(tmp_path)).stdout.split() for _ in range(2)]
    assert told == [["81", "1", "False", "interpreted"], ["81", "0", "False", "interpreted"]]


@pytest.mark.parametrize(
    ("code", "marked"), [(0, False), (1, False), (-2, False), (-9, False), (-15, False), (-6, True), (-11, True)]
)
def test_a_crash_is_remembered_and_a_kill_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, marked: bool
) -> None:
    monkeypatch.setattr(Wanted, "file", property(lambda wanted: tmp_path / wanted.place / "room.code"))
    rooms = [Wanted("both", name) for name in ("first", "second", "third")]
    for one in rooms:
        one.file.parent.mkdir()
    keep(rooms[0].file, b"made before it crashed")
    native.note_crash(rooms, code)
    assert [failure(one.file).exists() for one in rooms] == [False, marked, False]


# -- what is opened -------------------------------------------------------------------------------------------


def test_a_door_keeps_its_room_alive(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "doors", lambda wanted: {"both": lambda at: None})
    opened = room._opened(Wanted("throneroom.games.trun", "throneroom.kit.doors"), NATIVE)
    door, block = opened.door.both, weakref.ref(opened.block)
    del opened
    assert door() is None
    assert block() is not None
