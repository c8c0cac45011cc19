"""An own action can be taken back before a bot answers it: who waits, for how long, and who pays."""

import asyncio
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from tests.server.rig.killable import Server
from tests.server.rig.serving import AtTable, Clock, Person, Served, quick_server, serving
from tests.server.rig.timing import Replies, lanes_at
from tests.server.test_pace import Telltale
from tests.tiny import GAME as TINY
from throneroom.server.clocks import SECOND, Clocks
from throneroom.server.errors import Conflict
from throneroom.server.pace import at_once
from throneroom.server.wire import LONGEST_OFFER, Control

AT_EASE = 0.6  # seconds: a bot that does not wait has answered by then
LONG = LONGEST_OFFER


async def act(place: AtTable, offer: int = 0) -> dict[str, Any]:
    """The first legal action; the table after it."""
    now = await place.see(lambda now: now["asked"] is not None)
    done = await place.must("play", action=now["view"]["legal"][0]["text"], asked=now["asked"], offer=offer)
    return await place.see(lambda now: now["ply"] > done["ply"])


async def answered(place: AtTable) -> float:
    """Seconds until B has acted."""
    begin = perf_counter()
    await place.see(lambda now: any(moment["seat"] == "B" for moment in now["moments"]))
    return perf_counter() - begin


async def at_trun(served: Served, **more: Any) -> AtTable:
    """Eva leads, a bot follows."""
    return await served.against_bots("trun", "uniform", options={"first": "A"}, **more)


# -- who waits ----------------------------------------------------------------------------------------------


async def test_a_bot_waits_until_the_offer_has_passed(served: Served) -> None:
    eva = await at_trun(served)
    now = await act(eva, 1200)
    assert now["undo"]["ply"] == now["ply"] - 1
    assert 900 < now["undo"]["left"] <= 1200
    assert 0.8 < await answered(eva) < 3
    assert eva.now["undo"] is None  # chance has drawn since


async def test_without_an_offer_nobody_waits(served: Served) -> None:
    eva = await at_trun(served)
    assert ((await act(eva))["undo"] or {"left": 0})["left"] == 0
    assert await answered(eva) < AT_EASE


async def test_a_dismissed_offer_is_over(served: Served) -> None:
    eva = await at_trun(served)
    await act(eva, LONG)
    await eva.must("dismiss")
    assert await answered(eva) < AT_EASE
    await eva.must("dismiss")  # there is none, and that is well


async def test_nobody_dismisses_what_another_one_is_offered(tmp_path: Path) -> None:
    async with quick_server(tmp_path, games={"tiny": TINY}) as served:
        people = [await served.person(name) for name in ("Eva", "Jan")]
        table = await people[0].open_table("tiny", 3)
        eva, jan = [await person.join(table) for person in people]
        match = served.site.hall.live[table]
        for place, letter in ((eva, "A"), (jan, "C")):
            await place.must("sit", seat=letter)
        await eva.must("bot", seat="B", level="uniform")
        match.thinking.add(1)  # the bot says nothing yet
        await eva.must("start")
        now = await act(eva, LONG)
        assert now["undo"]["left"] > 0
        await jan.must("dismiss")
        assert match.offer
        assert match.offer.left > 0
        assert (await act(jan, 0))["undo"]["left"] == 0  # somebody else acts, and the offer to Eva is gone
        assert match.offer is None


async def test_what_is_taken_back_is_asked_again_and_offered_again(served: Served) -> None:
    eva = await at_trun(served)
    before = (await eva.see(lambda now: now["asked"] is not None))["view"]
    for _ in range(2):
        ply = (await act(eva, LONG))["undo"]["ply"]
        await eva.must("undo")
        now = await eva.see(lambda now: now["asked"] is not None)
        assert (now["view"], now["undo"]) == (before, None)
        assert now["moments"][-1]["undo"] == ply
    await act(eva)
    assert await answered(eva) < 2 * AT_EASE


async def test_bots_among_themselves_and_people_among_themselves_wait_for_nothing(tmp_path: Path) -> None:
    async with quick_server(tmp_path) as served:
        eva, jan, _ = await served.match("krvavy_trun", "Eva", "Jan", "Ivo", options={"first": "A"})
        now = await act(eva, LONG)  # a card that lies face down taught nobody anything
        assert now["undo"] == {"ply": now["ply"] - 1, "left": 0}
        assert served.site.hall.live[eva.table].offer is None
        assert (await jan.see(lambda now: now["asked"] is not None))["undo"] is None
        await eva.must("undo")


# -- what stays ---------------------------------------------------------------------------------------------


async def test_what_another_person_has_seen_stays(served: Served) -> None:
    eva, _ = await served.match("trun", "Eva", "Jan", options={"first": "A"})
    assert (await act(eva, LONG))["undo"] is None
    assert await eva.refused("undo") == "undo-shown"


@pytest.mark.parametrize("how", ["resign", "hand"])
async def test_whoever_gives_up_or_hands_over_takes_nothing_back(how: str, served: Served) -> None:
    eva = await at_trun(served)
    await act(eva, LONG)
    await eva.must(how, **({"level": "uniform"} if how == "hand" else {}))
    await eva.see(lambda now: now["undo"] is None)
    assert await eva.refused("undo") in ("table-over", "bot-plays")


async def test_an_offer_is_no_longer_than_is_allowed(served: Served) -> None:
    eva = await at_trun(served)
    now = await eva.see(lambda now: now["asked"] is not None)
    mine = {"action": now["view"]["legal"][0]["text"], "asked": now["asked"]}
    assert await eva.refused("play", **mine, offer=LONG + 1) == "message"


async def test_to_give_up_against_bots_only_ends_the_match(served: Served) -> None:
    eva = await served.against_bots("krvavy_trun", "uniform", "uniform")
    await eva.must("resign")
    result = (await eva.see(lambda now: now["table"]["status"] == "over"))["table"]["result"]
    assert (result["by"], result["winners"]) == ("resigned", ["B", "C"])


# -- a server that was killed, and clocks -------------------------------------------------------------------


async def test_after_a_kill_in_the_wait_the_bot_answers(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db")
    try:
        server.start()
        await server.answers()
        person = Person(server.url)
        await person.take_name("Eva")
        place = await person.join(await person.open_table("trun", 2, options={"first": "A"}))
        await place.must("sit", seat="A")
        await place.must("bot", seat="B", level="uniform")
        await place.must("start")
        ply = (await act(place, LONG))["ply"]
        server.end()
        server.start()
        await server.answers()
        again = await person.join(place.table)
        await again.see(lambda now: now["ply"] > ply)
        await person.leave()
    finally:
        server.end()


async def test_waiting_costs_nobody_time_unless_it_is_taken_back(tmp_path: Path) -> None:
    clock = Clock()
    async with quick_server(tmp_path, now=clock) as served:
        eva = await at_trun(served, clock={"bank": 60, "increment": 5})
        now = await act(eva, LONG)
        assert (now["clocks"]["left"], now["clocks"]["running"]) == ({"A": 65_000, "B": 60_000}, [])
        clock.time += 3_000
        await eva.must("undo")
        now = await eva.see(lambda now: now["asked"] is not None)
        assert now["clocks"]["left"]["A"] == 57_000  # it thought for three seconds, and earned nothing
        await act(eva, LONG)
        clock.time += 3_000
        await eva.must("dismiss")
        await answered(eva)
        assert eva.now["clocks"]["left"]["A"] == 62_000


def test_who_has_no_time_left_for_the_wait_takes_nothing_back() -> None:
    clocks = Clocks.of(Control(bank=5), 2)
    clocks.run([0], 0)
    clocks.answered(0, 2 * SECOND, 0)
    clocks.check_undo(0, 5 * SECOND - 1, 0)
    with pytest.raises(Conflict) as refused:
        clocks.check_undo(0, 5 * SECOND, 0)
    assert refused.value.code == "undo-time"


# -- and it tells nothing -----------------------------------------------------------------------------------


async def test_after_an_offer_a_forced_reply_looks_like_a_free_one(tmp_path: Path) -> None:
    """Without one, bots that answer at once are told apart: tests/server/test_pace.py."""
    replies = Replies(wanted=25, offer=300)
    async with serving(tmp_path / "hall.db", pool=Telltale(), pace=at_once, synchronous="OFF") as served:
        async with asyncio.timeout(60):
            await lanes_at(served.url, "page", 16, replies)
    assert abs(replies.auc - 0.5) < 0.2, replies.shown()
