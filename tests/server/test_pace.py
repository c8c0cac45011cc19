"""Time tells nothing: when a bot's answer is told does not depend on what it holds, and nobody is held up meanwhile."""

import asyncio
from pathlib import Path
from time import perf_counter

import numpy as np
import pytest

from tests.server.rig.serving import quick_bots, quick_server, serving
from tests.server.rig.timing import Replies, lanes_at, measure
from tests.tiny import GAME as TINY
from throneroom import GAMES
from throneroom.bots import bot_names
from throneroom.kit.view import View
from throneroom.server.pace import STEP, Pace, at_once, by_level
from throneroom.server.pool import Pool, Question, Thought
from throneroom.server.rota import Asker

TOLD_APART = 0.05  # from a half: an AUC of 0.55
FLOORS = {"uniform": 0.35, "greedy": 0.35, "page": 0.35, "herald": 0.5, "chancellor": 0.75, "regent": 1.25}


@pytest.mark.parametrize("level", bot_names(GAMES["trun"]))
def test_however_short_a_thought_was_it_is_told_at_the_same_time(level: str) -> None:
    times = [FLOORS[level] * part / 100 for part in range(100)]
    assert {by_level(level, 0.0, taken) for taken in times} == {FLOORS[level]}
    assert {by_level(level, STEP, STEP + taken) for taken in times if taken < FLOORS[level] - STEP} == {FLOORS[level]}


def test_the_wait_for_a_worker_is_rounded_up_to_steps() -> None:
    waits = [number / 100 for number in range(1, 101)]
    assert {by_level("page", waited, waited) for waited in waits} == {0.35, 0.6, 0.85, 1.1}
    assert all(by_level("page", waited, waited + 0.1) == by_level("page", waited, waited) for waited in waits)


def test_nothing_is_told_before_it_is_known() -> None:
    assert all(by_level("page", 0.0, taken / 100) >= taken / 100 for taken in range(1000))


# -- over the wire ------------------------------------------------------------------------------------------


class Telltale(Pool):
    """A bot that thinks where it has a choice, and needs no time where it has none."""

    def __init__(self) -> None:
        super().__init__(0)

    async def choose(self, question: Question, asker: Asker) -> Thought:
        view = View(GAMES["trun"], question.seat, np.frombuffer(bytearray(question.view), GAMES["trun"].state))
        await asyncio.sleep(0.03 if len(view.actions()) > 1 else 0.0)
        return Thought(view.actions()[0], 0.0)


@pytest.mark.parametrize("pace", [by_level, at_once])
async def test_a_forced_reply_looks_like_a_free_one(pace: Pace, tmp_path: Path) -> None:
    """And it would be seen if it did not."""
    replies = Replies(wanted=25)
    async with serving(tmp_path / "hall.db", pool=Telltale(), pace=pace, synchronous="OFF") as served:
        await lanes_at(served.url, "page", 32, replies)
    assert abs(replies.auc - 0.5) < 0.2 if pace is by_level else replies.auc > 0.7, replies.shown()


class Slow(Pool):
    """One worker, which thinks for so many seconds for each seat."""

    def __init__(self, seconds: dict[int, float]) -> None:
        super().__init__(1)
        self.seconds = seconds
        vars(self.workers[0]).update(ask=self._ask)

    async def _ask(self, question: Question) -> int:
        await asyncio.sleep(self.seconds[question.seat])
        view = View(TINY, question.seat, np.frombuffer(bytearray(question.view), TINY.state))
        return view.actions()[0]


async def answers_of_two(folder: Path, first: float) -> dict[str, float]:
    """Two bots make a sealed choice beside Eva: by seat, how long it took until it was told."""
    async with serving(folder, pool=Slow({1: first, 2: 0.1}), pace=by_level, games={"tiny": TINY}) as served:
        eva = await served.against_bots("tiny", "regent", "regent")
        times: dict[str, float] = {}
        begin = perf_counter()
        while len(times) < 2:
            moments, now = (await eva.hear())["moments"], perf_counter()
            times |= {moment["seat"]: now - begin for moment in moments if moment["seat"] in "BC"}
    return times


async def test_a_bot_does_not_show_how_long_another_took(tmp_path: Path) -> None:
    quick, slow = await asyncio.gather(*(answers_of_two(tmp_path / str(first), first) for first in (0.0, 0.9)))
    assert {seat: abs(quick[seat] - slow[seat]) < 0.2 for seat in quick} == {"B": True, "C": True}, (quick, slow)


PACED = ("--paced", "--workers=2")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "wanted", "lanes", "flags"),
    [("herald", 500, 96, PACED), ("regent", 500, 96, PACED), ("regent", 100, 2, ())],
    ids=["herald", "regent", "as soon as it is known"],
)
async def test_500_forced_replies_look_like_500_free_ones(
    level: str, wanted: int, lanes: int, flags: tuple[str, ...]
) -> None:
    """The server's own path, its own workers, and times as they are at the other end of the socket.

    Without the pace the same measurement tells them apart.
    """
    replies = await measure(level, wanted, lanes, *flags)
    assert (abs(replies.auc - 0.5) <= TOLD_APART) == bool(flags), replies.shown()


# -- nobody waits with it -----------------------------------------------------------------------------------


async def test_bots_among_themselves_need_no_pace(tmp_path: Path) -> None:
    """Nobody who looks on can use what could be told from it; the same bots among people are paced."""
    asked: list[str] = []

    def noted(level: str, waited: float, taken: float) -> float:
        asked.append(level)
        return 0.0

    async with quick_server(tmp_path, pace=noted) as served:
        eva = await served.person("Eva")
        place = await eva.join(await eva.open_table("trun", 2))
        for seat in "AB":
            await place.must("bot", seat=seat, level="uniform")
        await place.must("start")
        await place.see(lambda now: now["table"]["status"] == "over")
        assert asked == []
        await (await served.against_bots("trun", "greedy")).play_to_the_end()
        assert set(asked) == {"greedy"}


async def test_while_an_answer_waits_to_be_told_people_are_heard(tmp_path: Path) -> None:
    async with quick_server(tmp_path, pool=quick_bots(), pace=lambda *_: 2.0, games={**GAMES, "tiny": TINY}) as served:
        eva = await served.against_bots("tiny", "uniform")
        match = served.site.hall.live[eva.table]
        assert match.position is not None
        for _ in range(2):
            now = await eva.see(lambda now: now["asked"] is not None)
            await eva.must("play", action=now["view"]["legal"][0]["text"], asked=now["asked"])
            await eva.must("undo")
            await eva.see(lambda now: now["asked"] is not None)
        await eva.must("say", text="Take your time.")
        assert all(seat != 1 for seat, *_ in match.position.log)  # all this before the bot answered
        await eva.must("vote", about="pause")
        ply = match.ply
        while match.thinking:
            await asyncio.sleep(0.05)
        assert match.ply == ply  # what it wanted to say came in a pause
        await eva.must("vote", about="resume")
        await eva.see(lambda now: any(moment["seat"] == "B" for moment in now["moments"]))
