"""Three nodes under a small storm, and whether the checker of histories sees what no order of moves explains."""

from math import inf

import pytest

from tests.server.rig.history import Call, History
from tests.server.rig.ledger import Row
from tests.server.rig.storm import storm


async def test_one_order_of_moves_explains_what_people_were_told_in_a_storm() -> None:
    ended = await storm({"kill": 1, "postgres": 1, "redis": 1, "pause": 1, "cut": 1, "unbus": 1}, 3, ["trun", "trun"])
    assert sum(ended.done.values()) == 6
    assert len(ended.history.calls) > 50
    assert ended.faults == []


def play(begin: float, end: float, ply: int) -> Call:
    return Call("m", begin, end, ply, ply % 2, f"p{ply}")


def look(begin: float, end: float, entries: int) -> Call:
    return Call("m", begin, end, entries)


LOG = [Row("m", ply, ply % 2, 7, None, f"p{ply}") for ply in range(4)]
GOOD = [play(0, 1, 0), play(2, 3, 1), play(4, 5, 2), play(6, 9, 3)]


@pytest.mark.parametrize(
    ("calls", "rows", "fault"),
    [
        (GOOD, LOG, ""),
        ([*GOOD[:3], play(0, inf, 3)], LOG, ""),
        ([*GOOD[:3], play(6, inf, 3)], LOG[:3], ""),
        (GOOD, LOG[:3], "lost"),
        (GOOD, [*LOG, Row("m", 4, 1, 7, None, "p3")], "twice"),
        ([play(0, 1, 1), play(2, 3, 0)], LOG, "order"),
        ([play(0, 3, 1), play(2, 4, 0)], LOG, ""),
        ([*GOOD, look(5.5, 5.6, 3)], LOG, ""),
        ([*GOOD, look(6.5, 7, 4)], LOG, ""),
        ([*GOOD, look(5.5, 5.6, 2)], LOG, "order"),
        ([*GOOD, look(5.5, 5.6, 4)], LOG, "order"),
    ],
)
def test_the_checker_of_histories_sees_what_is_wrong(calls: list[Call], rows: list[Row], fault: str) -> None:
    faults = History(calls).faults(rows)
    assert any(found.startswith(fault) for found in faults) if fault else not faults


def test_it_sees_who_was_told_what_is_not_stored() -> None:
    history = History(GOOD, {("m", 0, "A"), ("m", 3, "A")})
    assert [fault.partition(":")[0] for fault in history.faults(LOG)] == ["told"]
