"""While games compile, everything else goes on; a table begins when its game is ready."""

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.rig.serving import serving
from throneroom import GAMES
from throneroom.bots.rooms import sources_of, wanted_of
from throneroom.kit.game import Game
from throneroom.kit.kept import failure, keep
from throneroom.kit.native import STOPPED, TOO_LONG
from throneroom.kit.sources import OURS
from throneroom.kit.speed import NATIVE
from throneroom.server.warming import Warming, compile_beside

TRUN = GAMES["trun"]


class Held(Warming):
    """Compiles nothing until it is let go."""

    def __init__(self) -> None:
        super().__init__(GAMES)
        self.go = asyncio.Event()

    async def run(self) -> None:
        await self.go.wait()
        for ready in self._ready.values():
            ready.set()


async def test_a_start_waits_and_nobody_else_does(tmp_path: Path) -> None:
    warming = Held()
    async with serving(tmp_path / "hall.db", warming=warming) as served:
        eva = await served.person("Eva")
        assert (await eva.http.get("/healthz")).status_code == 200
        assert (await eva.http.get("/readyz")).status_code == 503
        table = await eva.open_table("trun", 2)
        place = await eva.join(table)
        for letter in "AB":
            assert (await place.ask("bot", seat=letter, level="uniform"))["type"] == "done"
        await place.send("start", id="s")
        watcher = await (await served.person("Radek")).join(table)
        assert (await watcher.hear())["table"]["status"] == "open"
        assert (await watcher.ask("say", text="slow today"))["type"] == "done"
        warming.go.set()
        assert (await place.hear_until("done"))["id"] == "s"
        assert (await eva.http.get("/readyz")).status_code == 200


async def test_a_stored_match_waits_as_well(tmp_path: Path) -> None:
    warming = Held()
    async with serving(tmp_path / "hall.db") as served:
        eva = await served.against_bots("trun", "uniform")
    async with serving(tmp_path / "hall.db", warming=warming) as served:
        back = await served.again(eva.person)
        assert (await back.http.get("/api/tables")).json() == []
        asked = asyncio.create_task(back.http.get(f"/api/tables/{eva.table}"))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(asked), 0.3)
        warming.go.set()
        assert (await asked).json()["status"] == "playing"


async def test_the_game_that_somebody_waits_for_is_next(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    async def compile_beside(game: Game) -> int:
        await asyncio.sleep(0)
        return 0

    monkeypatch.setattr("throneroom.server.warming.compile_beside", compile_beside)
    monkeypatch.setattr("throneroom.server.warming.load", lambda games, name: order.append(name))
    warming = Warming(GAMES)
    last = list(GAMES)[-1]
    waiting = asyncio.create_task(warming.wait(GAMES[last]))
    await asyncio.sleep(0)
    await warming.run()
    await waiting
    assert warming.is_done
    assert order[0] == last
    assert set(order) == set(GAMES)


async def test_a_game_that_cannot_be_loaded_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    async def compile_beside(game: Game) -> int:
        return 1

    def load(games: object, name: str) -> None:
        raise MemoryError

    monkeypatch.setattr("throneroom.server.warming.compile_beside", compile_beside)
    monkeypatch.setattr("throneroom.server.warming.load", load)
    warming = Warming(GAMES)
    await warming.run()
    assert warming.is_done


class Native(Warming):
    """Native rules, without a compiler: what is done is written down."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, ends: int | Exception = 0) -> None:
        super().__init__(GAMES)
        self.done: list[tuple[str, str]] = []
        self._ends = ends
        monkeypatch.setattr("throneroom.server.warming.SPEED", NATIVE)
        monkeypatch.setattr("throneroom.server.warming.compile_beside", self.compile)
        monkeypatch.setattr("throneroom.server.warming.load", lambda games, name: self.done.append(("load", name)))

    async def compile(self, game: Game) -> int:
        self.done.append(("compile", game.name))
        if isinstance(self._ends, Exception):
            raise self._ends
        return self._ends


@pytest.mark.parametrize("code", [0, 1, -11, -9], ids=["made", "failed", "crashed", "killed"])
async def test_native_rules_are_compiled_and_then_loaded(monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    warming = Native(monkeypatch, code)
    await warming.run()
    assert warming.done == [(what, name) for name in GAMES for what in ("compile", "load")]
    assert warming.is_done


@pytest.mark.parametrize("code", STOPPED)
async def test_a_compiler_that_was_stopped_ends_it(monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    warming = Native(monkeypatch, code)
    await warming.run()
    assert warming.done == [("compile", next(iter(GAMES)))]
    assert not warming.is_done


async def test_a_compiler_that_cannot_be_started_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    warming = Native(monkeypatch, OSError("no more processes"))
    await warming.run()
    assert warming.done == [(what, name) for name in GAMES for what in ("compile", "load")]
    assert warming.is_done


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A place for every room, and a compiler that ends with a code of its own."""
    monkeypatch.setattr("throneroom.kit.kept.Wanted.file", property(lambda wanted: tmp_path / wanted.place / "code"))
    command = [sys.executable, "-c", "raise SystemExit(7)"]
    monkeypatch.setattr("throneroom.kit.native.command", lambda rooms: command)
    for wanted in wanted_of(TRUN):
        wanted.file.parent.mkdir()
    return command


async def test_what_is_in_the_cache_is_not_compiled_again(compiler: list[str]) -> None:
    for wanted in wanted_of(TRUN):
        assert await compile_beside(TRUN) == 7
        failure(wanted.file).unlink()
        keep(wanted.file, b"code")
    assert await compile_beside(TRUN) == 0


async def test_what_made_a_compiler_crash_is_not_tried_again(compiler: list[str]) -> None:
    """With each try the room it was at is marked, and the next is left."""
    for _ in wanted_of(TRUN):
        assert await compile_beside(TRUN) == 7
    assert await compile_beside(TRUN) == 0


async def test_a_compiler_is_not_waited_for_without_end(compiler: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    compiler[-1] = "import time; time.sleep(60)"
    monkeypatch.setattr("throneroom.kit.native.LONGEST_COMPILE", 0.01)
    assert await compile_beside(TRUN) == TOO_LONG


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_an_edit_of_a_game_or_of_its_bots_makes_it_cold(game: Game) -> None:
    needed = {path.relative_to(OURS).as_posix() for path in sources_of(game)}
    own = f"games/{game.name}"
    assert {f"{own}/flow.py", f"{own}/view.py", f"bots/{game.name}.py", "bots/search.py", "kit/frames.py"} <= needed
    assert not {f"{own}/text.py", "kit/speech.py", "kit/position.py", "bots/levels.py"} & needed
