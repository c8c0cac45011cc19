"""Live clocks: who pays for which time, and that running out of it never loses a match."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.rig.serving import AtTable, Clock, Served, quick_server, serving
from tests.tiny import GAME as TINY
from throneroom.server import match as match_module
from throneroom.server.clocks import GRACE, SECOND, Clocks
from throneroom.server.wire import Control

HASTE = 200  # times as fast as the real time


async def begin(served: Served, bank: int, increment: int = 0) -> tuple[AtTable, AtTable]:
    """Eva is asked, Jan waits."""
    clock = {"bank": bank, "increment": increment}
    eva, jan = await served.match("trun", "Eva", "Jan", options={"first": "A"}, clock=clock)
    return eva, jan


async def move(place: AtTable) -> None:
    now = await place.see(lambda now: now["asked"] is not None)
    done = await place.must("play", action=now["view"]["legal"][0]["text"], asked=now["asked"])
    await place.see(lambda now: now["ply"] > done["ply"])


async def left(place: AtTable, letter: str) -> int:
    """Milliseconds, as told to somebody who looks just now."""
    watcher = await place.person.join(place.table)
    found: int = (await watcher.see(lambda now: now["clocks"]))["clocks"]["left"][letter]
    await watcher.socket.close()
    return found


# -- the clocks alone ---------------------------------------------------------------------------------------


def made(bank: int = 60, increment: int = 5, seats: int = 3) -> Clocks:
    return Clocks.of(Control(bank=bank, increment=increment), seats)


def test_only_the_clocks_of_those_who_are_asked_run() -> None:
    clocks = made()
    clocks.run([0, 2], 1000)
    assert [clocks.left_of(seat, 4000) for seat in range(3)] == [57_000, 60_000, 57_000]
    clocks.run([2], 4000)  # seat 0 is asked no more
    assert [clocks.left_of(seat, 9000) for seat in range(3)] == [57_000, 60_000, 52_000]


def test_an_action_earns_the_increment_and_stops_the_clock() -> None:
    clocks = made()
    clocks.run([1], 0)
    assert clocks.answered(1, 10_000) == 55_000
    assert clocks.left_of(1, 99_000) == 55_000
    assert clocks.answered(1, 99_000) == 55_000  # a bot's action earns nothing


def test_taking_back_gives_the_increment_back() -> None:
    clocks = made()
    clocks.run([1], 0)
    clocks.answered(1, 1000)
    clocks.run([1], 1000)
    assert clocks.answered(1, 2000, is_undo=True) == 58_000
    for second in range(2, 200):
        clocks.run([1], second * SECOND)
        clocks.answered(1, second * SECOND, is_undo=True)
    assert clocks.left[1] == 0


def test_whose_time_ends_first() -> None:
    clocks = made()
    assert clocks.next_end(0) is None
    clocks.run([1], 0)
    clocks.run([0, 1], 5000)
    assert clocks.next_end(6000) == (1, 54_000)
    assert clocks.next_end(10**9) == (0, 0)


def test_no_clock_goes_below_nothing() -> None:
    clocks = made()
    clocks.run([0], 0)
    assert clocks.left_of(0, 10**9) == 0
    clocks.run([], 10**9)
    assert clocks.left[0] == 0


def test_who_comes_back_has_at_least_the_grace() -> None:
    clocks = made(bank=300)
    clocks.grant(0)
    assert clocks.left[0] == 300 * SECOND
    clocks.left[0] = 0
    clocks.grant(0)
    assert clocks.left[0] == GRACE


# -- at a table ---------------------------------------------------------------------------------------------


async def test_a_bank_is_used_up_and_grows_by_the_increment(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        eva, jan = await begin(served, 300, 7)
        assert eva.now["clocks"] == {"at": clock.time, "left": {"A": 300_000, "B": 300_000}, "running": ["A"]}
        clock.time += 10_000
        await move(eva)
        assert eva.now["clocks"]["left"] == {"A": 297_000, "B": 300_000}
        assert eva.now["clocks"]["running"] == ["B"]
        clock.time += 20_000
        assert await left(eva, "B") == 280_000
        await move(jan)
        assert jan.now["clocks"]["left"] == {"A": 297_000, "B": 287_000}


async def test_sealed_choices_run_everybodys_clock(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock, games={"tiny": TINY}) as served:
        eva, jan = await served.match("tiny", "Eva", "Jan", clock={"bank": 60})
        assert eva.now["clocks"]["running"] == ["A", "B"]
        clock.time += 5_000
        await move(jan)
        assert jan.now["clocks"]["running"] == ["A"]
        clock.time += 5_000
        await move(eva)
        assert eva.now["clocks"]["left"] == {"A": 50_000, "B": 55_000}


async def test_a_table_without_clocks_has_none(served: Served) -> None:
    eva, _ = await served.match("trun", "Eva", "Jan")
    assert eva.now["clocks"] is None


async def test_no_clock_runs_before_the_start_or_after_the_end(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        eva, jan = await begin(served, 60)
        table = await eva.person.open_table("trun", 2, clock={"bank": 60})
        waiting = await eva.person.join(table)
        assert (await waiting.see(lambda now: now["clocks"]))["clocks"]["running"] == []
        await jan.must("resign")
        assert (await eva.see(lambda now: now["table"]["status"] == "over"))["clocks"]["running"] == []


async def test_a_pause_stops_the_clocks(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        eva, jan = await begin(served, 300)
        clock.time += 10_000
        for place in (eva, jan):
            await place.must("vote", about="pause")
        clock.time += 3_600_000
        assert await left(eva, "A") == 290_000
        for place in (eva, jan):
            await place.must("vote", about="resume")
        clock.time += 10_000
        assert await left(eva, "A") == 280_000


async def test_no_time_is_used_while_a_bot_plays(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        eva, jan = await begin(served, 300)
        clock.time += 10_000
        await eva.must("hand", level="uniform")
        clock.time += 100_000
        assert await left(eva, "A") == 290_000
        await jan.see(lambda now: now["asked"] is not None)
        assert (await jan.see(lambda now: now["clocks"]["running"] == ["B"]))["clocks"]["left"]["A"] == 290_000


async def test_clocks_stand_while_the_server_is_down(tmp_path: Path) -> None:
    clock = Clock()
    async with serving(tmp_path / "hall.db", now=clock) as served:
        eva, jan = await begin(served, 300)
        clock.time += 10_000
        await move(eva)
        clock.time += 20_000
        await move(jan)
    clock.time += 3_600_000
    async with serving(tmp_path / "hall.db", now=clock) as served:
        place = await (await served.again(eva.person)).join(eva.table)
        now = await place.see(lambda now: now["clocks"])
        assert now["clocks"]["left"] == {"A": 290_000, "B": 280_000}
        (asked,) = now["clocks"]["running"]
        clock.time += 5_000
        assert await left(place, asked) == now["clocks"]["left"][asked] - 5_000  # and run again


# -- time-outs, with all times and timers faster ------------------------------------------------------------


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """The time, so much faster that a bank of seconds is a moment."""
    monkeypatch.setattr(match_module, "SECOND", SECOND * HASTE)
    return lambda: int(time.monotonic() * SECOND * HASTE)


async def test_a_time_out_hands_the_seat_to_a_bot_and_loses_nothing(hurried: Callable[[], int], tmp_path: Path) -> None:
    async with quick_server(tmp_path, now=hurried) as served:
        eva, jan = await begin(served, 20)
        now = await jan.see(lambda now: now["table"]["seats"][0]["bot"] is not None)
        assert now["table"]["status"] == "playing"
        assert now["clocks"]["left"]["A"] == 0
        assert await eva.refused("play", action="play G7", asked=0) == "bot-plays"
        end = await jan.see(lambda now: now["table"]["status"] == "over")  # for Jan a bot plays as well by then
        assert end["table"]["result"]["by"] == "played"


async def test_who_comes_back_after_a_time_out_plays_on_with_grace(hurried: Callable[[], int], tmp_path: Path) -> None:
    async with quick_server(tmp_path, now=hurried) as served:
        eva, jan = await begin(served, 10)
        await eva.see(lambda now: now["table"]["seats"][0]["bot"] is not None)
        await eva.must("back")
        now = await eva.see(lambda now: now["table"]["seats"][0]["bot"] is None)
        assert 0 < now["clocks"]["left"]["A"] <= GRACE
        assert now["clocks"]["left"]["A"] > GRACE - 20 * SECOND
        await jan.must("resign")


async def test_the_grace_survives_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        eva, jan = await begin(served, 60)
        clock.time += 60_000
        match = served.site.hall.live[eva.table]
        await match._time_out(0)
        await jan.see(lambda now: now["clocks"]["running"] == ["B"])  # the bot has played for Eva
        await eva.must("back")
    async with serving(tmp_path / "hall.db", now=clock) as served:
        place = await (await served.again(eva.person)).join(eva.table)
        now = await place.see(lambda now: now["clocks"])
        assert now["clocks"]["left"]["A"] == GRACE
        assert now["table"]["seats"][0]["bot"] is None


async def test_no_time_is_won_by_handing_the_seat_over_and_taking_it_back(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        _, jan = await begin(served, bank=5)
        await jan.must("hand", level="uniform")
        await jan.must("back")
        assert await left(jan, "B") == 5 * SECOND
