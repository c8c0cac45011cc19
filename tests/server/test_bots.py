"""Bots as seats: they see views only, share their workers fairly, and no table waits for one for ever."""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.laws.games import bots_of
from tests.server.rig.serving import AtTable, Served, quick_bots, quick_server
from tests.tiny import GAME as TINY
from throneroom import GAMES
from throneroom.bots import LEVELS, bot_names
from throneroom.server.people import Ids
from throneroom.server.pool import TRIES, Pool, Question, Thought
from throneroom.server.rota import Asker
from throneroom.server.thinking import choice, own_numbers
from throneroom.server.worker import think

NOTHING = Question("trun", 1, "uniform", 0, b"", ())
EVAS = Asker("Eva", "t1", waits=True)
HANGS = (sys.executable, "-S", "-c", "import time; time.sleep(1000)")
DIES = (sys.executable, "-S", "-c", "raise SystemExit(1)")
BABBLES = (sys.executable, "-S", "-c", "import sys; sys.stdin.buffer.read(4); print('x' * 10_000)")
MISSING = ("/no/such/program",)
SLOW_ECHO = """
import struct, sys, time
while head := sys.stdin.buffer.read(4):
    body = sys.stdin.buffer.read(struct.unpack(">I", head)[0])
    time.sleep(0.01)
    sys.stdout.buffer.write(struct.pack(">I", 2) + bytes([0x91, body[-1]]))
    sys.stdout.buffer.flush()
"""


class Recording(Pool):
    """Keeps every question, and knows no answer."""

    def __init__(self) -> None:
        super().__init__(0)
        self.questions: list[Question] = []

    async def choose(self, question: Question, asker: Asker) -> Thought:
        self.questions.append(question)
        return Thought(None, 0.0)


class Fixed(Ids):
    """The same secret for every match."""

    def luck(self) -> bytes:
        return bytes(32)


async def among_bots(served: Served, game: str, *levels: str) -> AtTable:
    """Eva watches."""
    eva = await served.person("Eva")
    place = await eva.join(await eva.open_table(game, len(levels)))
    for letter, level in zip("ABCDEF", levels, strict=False):
        await place.must("bot", seat=letter, level=level)
    await place.must("start")
    return place


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


# -- what they see ------------------------------------------------------------------------------------------


async def test_a_bot_is_told_its_view_and_nothing_else(tmp_path: Path) -> None:
    pool = Recording()
    async with quick_server(tmp_path, pool=pool) as served:
        eva = await served.against_bots("trun", "uniform", options={"first": "B"})
        await eva.see(lambda now: now["asked"] is not None)
        position = served.site.hall.live[eva.table].position
        assert position is not None
        question = pool.questions[0]
        assert question.__struct_fields__ == ("game", "rules", "level", "seat", "view", "numbers")
        assert (question.game, question.level, question.seat) == ("trun", "uniform", 1)
        again = GAMES["trun"].start(2, {"first": "B"}, ())
        for seat, action, *_ in position.log[: question.numbers[1]]:
            again.play(action, seat)
        assert question.view == again.view(1).array.tobytes()
        assert question.view != again.state().tobytes()


async def test_a_twin_of_the_hidden_world_asks_the_same_question(tmp_path: Path) -> None:
    """B's cards are the same, A's are others: not a byte of what B's bot is told may differ."""
    asked = []
    for mine in (["deal 1", "deal 2"], ["deal 7", "deal 9"]):
        pool = Recording()

        folder = tmp_path / mine[0]
        folder.mkdir()
        dealt = [*mine, "deal 3", "deal 4"]
        parts = {"games": {"tiny": TINY}, "luck": lambda match, dealt=dealt: dealt}
        async with quick_server(folder, pool=pool, ids=Fixed(), **parts) as served:
            eva = await served.against_bots("tiny", "uniform")
            await eva.see(lambda now: now["ply"] >= 5)
            await eva.must("play", action=eva.now["view"]["legal"][0]["text"], asked=eva.now["asked"])
        asked.append(pool.questions)
    assert asked[0]
    assert asked[0] == asked[1]


def test_the_numbers_of_a_bot_tell_nothing_about_luck() -> None:
    secret = bytes(range(32)).hex()
    assert own_numbers(secret) != own_numbers(bytes(32).hex())
    assert own_numbers(secret) < 2**56  # of 256 bits, through a hash


@pytest.mark.parametrize("game", list(GAMES))
def test_a_worker_chooses_a_legal_action_from_the_bytes_alone(game: str) -> None:
    position = GAMES[game].start(luck=3)
    view = position.view(position.actor)
    for level in bots_of(GAMES[game]):
        question = Question(game, GAMES[game].version, level, view.seat, view.array.tobytes(), (1, 2, 3))
        assert think(question) == think(question)
        assert think(question).action in view.actions()


# -- whole matches ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(GAMES))
async def test_bots_play_a_whole_match_in_all_seats(game: str, tmp_path: Path) -> None:
    levels = [*LEVELS[:-1], *bot_names(GAMES[game])]
    async with quick_server(tmp_path, pool=Pool(1)) as served:
        eva = await among_bots(served, game, *levels[: GAMES[game].seats[-1]])
        end = await eva.see(lambda now: now["table"]["status"] == "over")
        assert end["table"]["result"]["by"] == "played"
        assert served.site.metrics.bot_troubles._value.get() == 0


async def test_workers_end_with_the_hall(tmp_path: Path) -> None:
    pool = quick_bots(2)
    pids: list[int] = []
    async with quick_server(tmp_path, pool=pool):
        await asyncio.gather(*(pool.choose(NOTHING, EVAS) for _ in range(4)))
        pids.extend(worker.process.pid for worker in pool.workers if worker.process)
    assert len(pids) == 2
    assert all(map(is_gone, pids))


async def test_the_hall_closes_while_a_bot_thinks(tmp_path: Path) -> None:
    pool = Pool(1, command=HANGS)
    pids: list[int] = []
    async with quick_server(tmp_path, pool=pool) as served:
        await served.against_bots("trun", "uniform", options={"first": "B"})
        while pool.workers[0].process is None:
            await asyncio.sleep(0.01)
        pids.append(pool.workers[0].process.pid)
    assert is_gone(pids[0])


# -- trouble ------------------------------------------------------------------------------------------------


async def test_a_killed_worker_is_replaced_and_asked_again(tmp_path: Path) -> None:
    pool = quick_bots()
    async with quick_server(tmp_path, pool=pool) as served:
        eva = await served.against_bots("trun", "uniform", options={"first": "B"})
        for _ in range(3):
            now = await eva.see(lambda now: now["asked"] is not None)
            worker = pool.workers[0].process
            assert worker is not None
            with suppress(ProcessLookupError):  # it is dead already, and was not needed since
                os.kill(worker.pid, signal.SIGKILL)
            done = await eva.must("play", action=now["view"]["legal"][0]["text"], asked=now["asked"])
            await eva.see(lambda now, ply=done["ply"]: now["ply"] > ply)  # type: ignore[misc]
        assert (await eva.play_to_the_end())["table"]["result"]["by"] == "played"


@pytest.mark.parametrize("command", [HANGS, DIES, BABBLES, MISSING], ids=["hangs", "dies", "babbles", "missing"])
async def test_a_table_goes_on_when_no_worker_answers(command: tuple[str, ...], tmp_path: Path) -> None:
    pool = Pool(1, longest=0.2, command=command)
    async with quick_server(tmp_path, pool=pool) as served:
        eva = await served.against_bots("trun", "uniform", options={"first": "B"})
        await eva.see(lambda now: now["asked"] is not None)
        troubles = served.site.metrics.bot_troubles._value.get()
        assert troubles >= TRIES
        assert troubles % TRIES == 0
        match = served.site.hall.live[eva.table]
        assert match.position is not None
        assert next(seat for seat, *_ in match.position.log if seat >= 0) == 1  # something legal was played


async def test_an_action_that_is_not_legal_is_replaced_by_one_that_is(tmp_path: Path) -> None:
    async with quick_server(tmp_path, pool=quick_bots()) as served:  # which always says -1
        eva = await served.against_bots("trun", "uniform")
        assert (await eva.play_to_the_end())["table"]["result"]["by"] == "played"


async def test_a_worker_that_was_interrupted_does_not_answer_the_next_question() -> None:
    pool = Pool(1, command=(sys.executable, "-S", "-c", SLOW_ECHO))
    await pool.choose(ask(1), EVAS)
    cancelled = asyncio.create_task(pool.choose(ask(2), EVAS))
    await asyncio.sleep(0.002)
    cancelled.cancel()
    assert (await pool.choose(ask(3), EVAS)).action == 3
    await pool.close()


async def test_a_bot_that_is_not_asked_any_more_is_left_in_peace(tmp_path: Path) -> None:
    pool = Recording()
    async with quick_server(tmp_path, pool=pool) as served:
        eva, _ = await served.match("trun", "Eva", "Jan", options={"first": "A"})
        assert (await choice(served.site.hall.live[eva.table], 1, 0, "uniform", served.site.hall.pool)).action is None
        assert pool.questions == []


# -- fairness -----------------------------------------------------------------------------------------------


def ask(number: int) -> Question:
    return Question("trun", 1, "uniform", 0, b"", (number,))


async def test_of_one_table_whoever_asked_first_is_served_first() -> None:
    pool = Pool(1, command=(sys.executable, "-S", "-c", SLOW_ECHO))
    served: list[int | None] = []

    async def wait(number: int) -> None:
        served.append((await pool.choose(ask(number), EVAS)).action)

    async with asyncio.TaskGroup() as group:
        for number in range(20):
            group.create_task(wait(number))
        await asyncio.sleep(0)
        assert pool.waiting == 20
    assert served == list(range(20))
    assert pool.waiting == 0
    await pool.close()


async def test_a_busy_table_does_not_hold_up_another(tmp_path: Path) -> None:
    """One worker; five bots at one table and one at another: the one waits for no more than five others."""
    pool = quick_bots()
    order: list[str] = []
    choose = pool.choose

    async def noted(question: Question, asker: Asker) -> Thought:
        order.append(question.game)
        return await choose(question, asker)

    pool.choose = noted  # type: ignore[method-assign]
    async with quick_server(tmp_path, pool=pool) as served:
        many = await among_bots(served, "krvavy_trun", *["uniform"] * 5)
        few = await among_bots(served, "trun", "uniform", "uniform")
        await few.see(lambda now: now["table"]["status"] == "over")
        await many.see(lambda now: now["table"]["status"] == "over")
        first = order.index("trun")
        last = len(order) - order[::-1].index("trun")
        between = [run_of for run_of in "".join(game[0] for game in order[first:last]).split("t") if run_of]
        assert max(map(len, between), default=0) <= 5


async def test_several_workers_work_at_once() -> None:
    pool = Pool(2, command=(sys.executable, "-S", "-c", SLOW_ECHO))
    thoughts = await asyncio.gather(*(pool.choose(ask(number), EVAS) for number in range(10)))
    assert [thought.action for thought in thoughts] == list(range(10))
    assert len({worker.process.pid for worker in pool.workers if worker.process}) == 2
    await pool.close()
    assert all(worker.process is None for worker in pool.workers)
