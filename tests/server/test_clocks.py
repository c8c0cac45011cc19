"""Live clocks: who pays for which time, and that running out of it never loses a match."""

import asyncio
import shutil
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.rig.killable import Server
from tests.server.rig.serving import AtTable, Clock, Person, Served, quick_server, serving
from tests.tiny import GAME as TINY
from throneroom.server import match as match_module
from throneroom.server.age import AHEAD
from throneroom.server.clocks import GRACE, SECOND, Clocks
from throneroom.server.errors import Conflict
from throneroom.server.wire import Control

HASTE = 200  # times as fast as the real time


async def begin(served: Served, bank: int, increment: int = 0) -> tuple[AtTable, AtTable]:
    """Eva is asked, Jan waits."""
    clock = {"bank": bank, "increment": increment}
    eva, jan = await served.match("trun", "Eva", "Jan", options={"first": "A"}, clock=clock)
    return eva, jan


@asynccontextmanager
async def timed(folder: Path, bank: int, increment: int = 0) -> AsyncIterator[tuple[Clock, Served, AtTable, AtTable]]:
    """The same at a server whose time stands unless somebody moves it."""
    clock = Clock()
    async with quick_server(folder, now=clock) as served:
        yield clock, served, *await begin(served, bank, increment)


async def both_vote(about: str, *places: AtTable) -> None:
    """They agree."""
    for place in places:
        await place.must("vote", about=about)


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
    clocks.keep(4000)
    clocks.run([2], 4000)  # seat 0 is asked no more
    assert [clocks.left_of(seat, 9000) for seat in range(3)] == [57_000, 60_000, 52_000]


def test_an_action_earns_the_increment_and_stops_the_clock() -> None:
    clocks = made()
    clocks.run([1], 0)
    assert clocks.answered(1, 10_000, 7) == 55_000
    assert clocks.left_of(1, 99_000) == 55_000
    assert clocks.answered(1, 99_000, 8) == 55_000  # a bot's action earns nothing
    assert [act.ply for act in clocks.acts] == [7, 8]  # and may be taken back like its person's own


def test_taking_back_gives_back_every_increment_and_no_time() -> None:
    clocks = made()
    for ply in range(4):  # a second for each
        clocks.run([1], ply * SECOND)
        clocks.answered(1, (ply + 1) * SECOND, ply)
    assert clocks.left[1] == 76_000
    clocks.run([1], 4 * SECOND)
    assert clocks.took_back(1, 5 * SECOND, 1) == 60_000  # five seconds were used, and one increment stays
    assert clocks.took_back(1, 5 * SECOND, 0) == 55_000
    assert clocks.took_back(1, 5 * SECOND, 0) == 55_000


def test_a_sealed_answer_that_is_taken_back_earns_nothing() -> None:
    clocks = made()
    clocks.run([0, 1], 0)
    clocks.answered(1, 1000, 4)
    clocks.run([0], 1000)
    assert clocks.took_back(1, 9000, 4) == 51_000  # as if it had thought on


def test_who_thinks_while_others_are_asked_and_takes_back_has_used_that_time() -> None:
    clocks = made()
    clocks.run([1], 0)
    clocks.answered(1, 1000, 4)
    clocks.run([0], 1000)
    clocks.pause(2000)
    clocks.resume(50_000)
    assert clocks.took_back(1, 53_000, 4) == 55_000


def test_what_may_be_taken_back_outlives_a_restart_in_a_pause() -> None:
    clocks, again = made(), made()
    clocks.run([1], 0)
    clocks.answered(1, 1000, 4)
    clocks.pause(2000)
    again.restore(clocks.keep(3000))
    again.resume(50_000)
    assert again.took_back(1, 51_000, 4) == 57_000


def test_an_undo_is_refused_where_it_would_cost_all_the_time_that_is_left() -> None:
    clocks = made(bank=5, increment=10)
    clocks.run([1], 0)
    clocks.answered(1, 4000, 0)
    clocks.run([1], 4000)
    clocks.check_undo(1, 4999, 0)
    with pytest.raises(Conflict) as refused:
        clocks.check_undo(1, 5000, 0)
    assert refused.value.code == "undo-time"


def test_whose_time_ends_first() -> None:
    clocks = made()
    assert clocks.next_end(0) is None
    clocks.run([1], 0)
    clocks.run([0, 1], 5000)
    assert clocks.next_end(6000) == 54_000
    assert clocks.ended(6000) == []
    assert clocks.next_end(60_000) == 0
    assert clocks.ended(60_000) == [1]


def test_no_clock_goes_below_nothing() -> None:
    clocks = made()
    clocks.run([0], 0)
    assert clocks.left_of(0, 10**9) == 0
    clocks.keep(10**9)
    clocks.run([], 10**9)
    assert clocks.left[0] == 0


def test_who_comes_back_after_a_time_out_has_the_grace_once() -> None:
    clocks = made(bank=300)
    clocks.grant(0)
    assert clocks.left[0] == 300 * SECOND
    clocks.left[0] = 0
    clocks.grant(0)
    assert clocks.left[0] == GRACE
    clocks.left[0] = 0
    with pytest.raises(Conflict) as refused:
        clocks.grant(0)
    assert refused.value.code == "no-time"
    assert clocks.left[0] == 0


def test_what_is_stored_holds_all_that_was_used() -> None:
    clocks, again = made(), made()
    clocks.run([0, 2], 1000)
    clocks.left[1] = 0
    clocks.grant(1)
    again.run([2], again.restore(clocks.keep(6000)))  # seat 0 had answered by then
    assert [again.left_of(seat, 9000) for seat in range(3)] == [55_000, GRACE, 52_000]
    assert again.graced == {1}


def test_an_age_that_goes_back_gives_no_time() -> None:
    clocks = made()
    clocks.run([0], 5000)
    assert clocks.left_of(0, 1000) == 60_000


# -- at a table ---------------------------------------------------------------------------------------------


async def test_a_bank_is_used_up_and_grows_by_the_increment(tmp_path: Path) -> None:
    async with timed(tmp_path, 300, 7) as (clock, _, eva, jan):
        assert eva.now["clocks"] == {"at": clock.time, "left": {"A": 300_000, "B": 300_000}, "running": ["A"]}
        clock.time += 10_000
        await move(eva)
        assert eva.now["clocks"]["left"] == {"A": 297_000, "B": 300_000}
        assert eva.now["clocks"]["running"] == ["B"]
        clock.time += 20_000
        assert await left(eva, "B") == 280_000
        await move(jan)
        assert jan.now["clocks"]["left"] == {"A": 297_000, "B": 287_000}


async def trolls(served: Served) -> tuple[AtTable, int]:
    """Whoever moves first in a game of Trolls has just begun to; and that ply."""
    places = await served.match("trolli", "Eva", "Jan", clock={"bank": 300, "increment": 10})
    while True:
        asked = places["AB".index(places[0].now["view"]["waiting"][0])]
        now = await asked.see(lambda now: now["asked"] is not None)
        if now["view"]["legal"][0]["text"].startswith("move"):
            return asked, now["ply"]
        done = await asked.must("play", action=now["view"]["legal"][0]["text"], asked=now["asked"])
        for place in places:
            await place.see(lambda now: now["ply"] > done["ply"])  # noqa: B023


def letter(place: AtTable) -> str:
    found: str = place.now["you"]["seat"]
    return found


async def test_no_time_is_won_by_taking_back_several_actions_at_once(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        mover, ply = await trolls(served)
        before = await left(mover, letter(mover))
        for _ in range(3):
            await move(mover)
            clock.time += 1_000
            await move(mover)
            ply = (await mover.must("undo", ply=ply))["ply"] + 1
            await mover.see(lambda now: now["ply"] == ply)  # noqa: B023
        assert await left(mover, letter(mover)) == before - 3_000


async def test_what_was_earned_is_taken_back_after_a_restart_too(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        mover, ply = await trolls(served)
        before = await left(mover, letter(mover))
        for _ in range(2):
            await move(mover)
        assert await left(mover, letter(mover)) == before + 20_000
    async with quick_server(tmp_path, now=clock) as served:
        place = await (await served.again(mover.person)).join(mover.table)
        await place.must("undo", ply=ply)
        assert await left(place, letter(mover)) == before


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
    async with timed(tmp_path, 60) as (_, _, eva, jan):
        table = await eva.person.open_table("trun", 2, clock={"bank": 60})
        waiting = await eva.person.join(table)
        assert (await waiting.see(lambda now: now["clocks"]))["clocks"]["running"] == []
        await jan.must("resign")
        assert (await eva.see(lambda now: now["table"]["status"] == "over"))["clocks"]["running"] == []


async def test_a_pause_stops_the_clocks(tmp_path: Path) -> None:
    async with timed(tmp_path, 300) as (clock, _, eva, jan):
        clock.time += 10_000
        await both_vote("pause", eva, jan)
        clock.time += 3_600_000
        assert await left(eva, "A") == 290_000
        await both_vote("resume", eva, jan)
        clock.time += 10_000
        assert await left(eva, "A") == 280_000


async def test_no_time_is_used_while_a_bot_plays(tmp_path: Path) -> None:
    async with timed(tmp_path, 300) as (clock, _, eva, jan):
        clock.time += 10_000
        await eva.must("hand", level="uniform")
        await jan.see(lambda now: now["asked"] is not None)
        clock.time += 100_000
        assert await left(eva, "A") == 290_000
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


# -- what a kill leaves behind ------------------------------------------------------------------------------


def as_killed(folder: Path) -> Path:
    """The database as it lies on the disk now, though the server has not ended."""
    copy = folder / "killed"
    copy.mkdir()
    for file in folder.glob("hall.db*"):
        shutil.copy(file, copy)
    return copy / "hall.db"


async def left_after_a_kill(place: AtTable, folder: Path, clock: Clock) -> dict[str, int]:
    """An hour later, at the next server."""
    killed = as_killed(folder)
    clock.time += 3_600_000
    async with serving(killed, now=clock) as served:
        again = await (await served.again(place.person)).join(place.table)
        left: dict[str, int] = (await again.see(lambda now: now["clocks"]))["clocks"]["left"]
    return left


async def test_a_kill_gives_nothing_back_of_a_question_that_is_open(tmp_path: Path) -> None:
    async with timed(tmp_path, 300) as (clock, served, eva, _):
        clock.time += 60_000
        await served.site.hall.age.note()  # as it is every few seconds
        clock.time += 3_000
        left = await left_after_a_kill(eva, tmp_path, clock)
        assert 237_000 - AHEAD <= left["A"] <= 237_000
        assert left["B"] == 300_000


async def test_the_first_question_is_counted_before_there_was_any_note(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        clock.time += 3_600_000  # nobody has played yet, and nothing was noted
        eva, _ = await begin(served, 300)
        clock.time += 4_000
        assert (await left_after_a_kill(eva, tmp_path, clock))["A"] <= 296_000


async def test_a_kill_gives_nothing_back_to_who_had_handed_the_seat_over(tmp_path: Path) -> None:
    async with timed(tmp_path, 300) as (clock, _, eva, _):
        clock.time += 60_000
        await eva.must("hand", level="uniform")
        assert 240_000 - AHEAD <= (await left_after_a_kill(eva, tmp_path, clock))["A"] <= 240_000


async def test_a_kill_gives_nothing_back_after_a_pause(tmp_path: Path) -> None:
    async with timed(tmp_path, 300) as (clock, _, eva, jan):
        clock.time += 60_000
        await both_vote("pause", eva, jan)
        clock.time += 60_000
        assert (await left_after_a_kill(eva, tmp_path, clock))["A"] == 240_000


async def test_a_kill_gives_nothing_back_to_others_who_are_asked(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock, games={"tiny": TINY}) as served:
        eva, jan = await served.match("tiny", "Eva", "Jan", clock={"bank": 300})
        clock.time += 60_000
        await move(jan)
        killed = as_killed(tmp_path)
    async with serving(killed, now=clock, games={"tiny": TINY}) as served:
        again = await (await served.again(eva.person)).join(eva.table)
        left = (await again.see(lambda now: now["clocks"]))["clocks"]["left"]
        assert 240_000 - AHEAD <= left["A"] <= 240_000


async def test_a_kill_gives_nothing_back_after_a_time_out(tmp_path: Path) -> None:
    async with timed(tmp_path, 60) as (clock, served, eva, jan):
        clock.time += 60_000
        await served.site.hall.live[eva.table]._ring()
        await jan.see(lambda now: now["table"]["seats"][0]["bot"] is not None)
        assert (await left_after_a_kill(eva, tmp_path, clock))["A"] == 0


async def test_nothing_is_given_back_when_a_match_is_read_again(tmp_path: Path) -> None:
    async with timed(tmp_path, 300) as (clock, served, eva, _):
        clock.time += 60_000
        served.site.hall.forget(served.site.hall.live[eva.table])
        clock.time += 10_000
        again = await eva.person.join(eva.table)
        assert (await again.see(lambda now: now["clocks"]))["clocks"]["left"]["A"] == 230_000


async def test_a_real_kill_gives_nothing_back(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db")
    server.start()
    await server.answers()
    eva, lived = Person(server.url), 2.0
    await eva.take_name("Eva")
    place = await eva.join(await eva.open_table("trun", 2, clock={"bank": 300}, options={"first": "A"}))
    await place.must("sit", seat="A")
    await place.must("bot", seat="B", level="uniform")
    begun = time.perf_counter()
    await place.must("start")
    await place.see(lambda now: now["asked"] is not None)
    try:
        for kills in range(1, 3):
            await asyncio.sleep(lived)
            server.end()
            server.start()
            await server.answers()
            place = await eva.join(place.table)
            now = await place.see(lambda now: now["clocks"])
            used = 300_000 - now["clocks"]["left"]["A"]
            passed = (time.perf_counter() - begun) * SECOND
            assert kills * lived * SECOND <= used <= passed + kills * AHEAD
    finally:
        server.end()
        await eva.leave()


# -- the clock on the wall ----------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [-3_600_000, 3_600_000])
async def test_a_jump_of_the_wall_clock_neither_takes_nor_gives_time(jump: int, tmp_path: Path) -> None:
    wall, steady = Clock(), Clock()
    async with quick_server(tmp_path, now=wall, steady=steady) as served:
        eva, jan = await begin(served, 300)
        wall.time += jump
        steady.time += 10_000
        assert await left(eva, "A") == 290_000
        await move(eva)
        assert (await jan.see(lambda now: now["asked"] is not None))["clocks"]["left"]["A"] == 290_000
        assert jan.now["clocks"]["at"] == wall.time
        killed = as_killed(tmp_path)
    async with serving(killed, now=wall, steady=steady) as served:
        again = await (await served.again(eva.person)).join(eva.table)
        assert (await again.see(lambda now: now["clocks"]))["clocks"]["left"]["A"] == 290_000


# -- a time-out acts once -----------------------------------------------------------------------------------


async def test_an_answer_that_comes_too_late_finds_the_bot(tmp_path: Path) -> None:
    """Also where the timer has not rung yet; it finds nothing more to do."""
    async with timed(tmp_path, 60, 30) as (clock, _, eva, jan):
        now = await eva.see(lambda now: now["asked"] is not None)
        clock.time += 60_000
        late = {"action": now["view"]["legal"][0]["text"], "asked": now["asked"]}
        assert await eva.refused("play", **late) == "bot-plays"
        assert (await jan.see(lambda now: now["clocks"]["running"] == ["B"]))["clocks"]["left"]["A"] == 0


async def test_two_timers_act_once(tmp_path: Path) -> None:
    async with timed(tmp_path, 60) as (clock, served, eva, _):
        clock.time += 60_000
        match = served.site.hall.live[eva.table]
        outs: list[Any] = []
        write = match.write

        async def noted(*changes: Any) -> None:
            outs.extend(change for change in changes if "UPDATE seats" in str(change[0]))
            await write(*changes)

        match.write = noted  # type: ignore[method-assign]
        await asyncio.gather(match._ring(), match._ring(), match._ring())
        assert len(outs) == 1


async def test_a_timer_that_rings_after_the_answer_tells_nobody(tmp_path: Path) -> None:
    async with timed(tmp_path, 60) as (clock, served, eva, jan):
        clock.time += 59_999
        await move(eva)
        await jan.see(lambda now: now["asked"] is not None)
        clock.time += 1
        await served.site.hall.live[eva.table]._ring()
        await jan.send("why", thing="G0", id="next")
        assert (await jan.hear())["type"] == "because"  # and no table came before it
        assert jan.now["table"]["seats"][0]["bot"] is None


async def test_a_timer_that_rings_while_the_answer_is_stored_changes_nothing(tmp_path: Path) -> None:
    async with timed(tmp_path, 60) as (clock, served, eva, jan):
        now = await eva.see(lambda now: now["asked"] is not None)
        match, store = served.site.hall.live[eva.table], served.site.hall.store
        write = store.write

        async def slow(*changes: Any, **more: Any) -> None:
            clock.time += 60_000  # her time would have ended meanwhile
            ringing = asyncio.create_task(match._ring())
            await write(*changes)
            rung.append(ringing)

        rung: list[asyncio.Task[None]] = []
        store.write = slow  # type: ignore[method-assign]
        await eva.must("play", action=now["view"]["legal"][0]["text"], asked=now["asked"])
        store.write = write  # type: ignore[method-assign]
        await rung[0]
        assert match.seats[0].bot is None
        assert (await jan.see(lambda now: now["asked"] is not None))["clocks"]["left"]["A"] == 60_000


async def test_nobody_comes_back_twice_without_time(tmp_path: Path) -> None:
    async with timed(tmp_path, 60) as (clock, served, eva, jan):
        match = served.site.hall.live[eva.table]
        clock.time += 60_000
        await match._ring()
        await jan.see(lambda now: now["asked"] is not None)
        await eva.must("back")
        while match.answering != [0]:  # whoever wins a trick leads the next one
            await move(jan)
        clock.time += GRACE
        await match._ring()
        assert await eva.refused("back") == "no-time"
        assert match.seats[0].bot == "greedy"
        assert match.clocks
        assert match.clocks.left[0] == 0


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
        assert now["clocks"]["left"]["A"] > GRACE - 10 * SECOND
        await jan.must("resign")


async def test_the_grace_survives_a_restart(tmp_path: Path) -> None:
    async with timed(tmp_path, 60) as (clock, served, eva, jan):
        clock.time += 60_000
        await served.site.hall.live[eva.table]._ring()
        await jan.see(lambda now: now["clocks"]["running"] == ["B"])  # the bot has played for Eva
        await eva.must("back")
    async with serving(tmp_path / "hall.db", now=clock) as served:
        place = await (await served.again(eva.person)).join(eva.table)
        now = await place.see(lambda now: now["clocks"])
        assert now["clocks"]["left"]["A"] == GRACE
        assert now["table"]["seats"][0]["bot"] is None


async def test_no_time_is_won_by_handing_the_seat_over_and_taking_it_back(tmp_path: Path) -> None:
    async with timed(tmp_path, 5) as (_, _, _, jan):
        await jan.must("hand", level="uniform")
        await jan.must("back")
        assert await left(jan, "B") == 5 * SECOND


async def test_who_takes_back_what_a_bot_has_answered_has_thought_all_the_time(tmp_path: Path) -> None:
    """A sealed choice: as long as others are asked it may be taken back, and a bot may have made it."""
    clock = Clock()
    async with quick_server(tmp_path, now=clock, games={"tiny": TINY}) as served:
        eva = (await served.match("tiny", "Eva", "Jan", "Ota", clock={"bank": 30, "increment": 0}))[0]
        before = await left(eva, "A")
        await eva.must("hand", level="uniform")
        await eva.see(lambda now: now["asked"] is None)
        clock.time += 4 * SECOND
        await eva.must("back")
        await eva.must("undo")
        assert await left(eva, "A") == before - 4 * SECOND


async def test_who_hands_over_what_is_asked_and_takes_it_back_has_thought_all_the_time(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock, pace=lambda *_: 3600) as served:
        eva, _ = await begin(served, bank=5)
        for _ in range(3):
            await eva.must("hand", level="uniform")
            clock.time += SECOND
            await eva.must("back")
        assert await left(eva, "A") == 2 * SECOND
        await eva.must("hand", level="uniform")
        clock.time += 2 * SECOND
        await served.site.hall.live[eva.table]._ring()
        await eva.must("back")  # with the grace
        assert await left(eva, "A") == GRACE
