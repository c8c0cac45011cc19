"""The arena: the same contest gives the same results, and its figures mean what they say."""

import dataclasses
import math
import shutil
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as xml
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

import throneroom
from throneroom import bots
from throneroom.arena.contest import Contest, code_of, contest
from throneroom.arena.deal import Deal, Thinking, play_deal
from throneroom.arena.equal import budgeted, equal_time
from throneroom.arena.gate import FEWEST, Gate, read_gate
from throneroom.arena.hold import hold
from throneroom.arena.kept import Kept
from throneroom.arena.plot import Share, curve, ladder
from throneroom.arena.ratings import ratings
from throneroom.arena.report import Report
from throneroom.arena.shares import interval, part_of_edge, share, shares
from throneroom.bots.greedy import Greedy
from throneroom.games import GAMES
from throneroom.kit.errors import Illegal, Malformed
from throneroom.kit.game import Game
from throneroom.kit.rng import Rng
from throneroom.kit.view import View

TRUN, KRVAVY = GAMES["trun"], GAMES["krvavy_trun"]


def lasting(report: Report) -> dict[str, object]:
    """All but the times, which are never the same twice."""
    return {name: value for name, value in dataclasses.asdict(report).items() if name != "thinking"}


def pair(seed: int = 0) -> Contest:
    return contest(TRUN, ["greedy", "uniform"], seed=seed)


# -- who meets whom -----------------------------------------------------------------------------------------


def test_two_bots_change_seats() -> None:
    assert pair().tables == (("greedy", "uniform"), ("uniform", "greedy"))


def test_one_against_the_rest_sits_everywhere() -> None:
    tables = contest(KRVAVY, ["greedy", "uniform"], seats=4).tables
    assert [table.index("greedy") for table in tables] == [0, 1, 2, 3]
    assert all(table.count("uniform") == 3 for table in tables)


def test_more_bots_than_seats_all_meet() -> None:
    tables = contest(TRUN, ["greedy", "uniform", "baseline:1"]).tables
    assert len(tables) == len(set(tables)) == 6


def test_the_ceiling_sits_where_the_first_bot_sat() -> None:
    made = contest(KRVAVY, ["greedy", "uniform"], seats=3, ceiling="baseline:1")
    assert made.tables[:3] == made.contested
    assert [table.index("baseline:1") for table in made.tables[3:]] == [0, 1, 2]


@pytest.mark.parametrize("named", [["greedy"], ["greedy", "greedy"], ["greedy", "nobody"]])
def test_other_bots_are_refused(named: list[str]) -> None:
    with pytest.raises(Malformed):
        contest(TRUN, named)


# -- the same again -----------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_results_and_another_one_others() -> None:
    once, again, other = (hold(pair(seed), 30, workers=1) for seed in (1, 1, 2))
    assert lasting(once) == lasting(again)
    assert once.results != other.results


def test_the_number_of_workers_changes_nothing() -> None:
    made = contest(KRVAVY, ["greedy", "uniform"], seats=3, ceiling="baseline:2")
    assert lasting(hold(made, 9, workers=2)) == lasting(hold(made, 9, workers=1))


def test_after_a_kill_it_goes_on(tmp_path: Path) -> None:
    path, deals = tmp_path / "kept", 4000
    words = ["arena", "trun", "--bots", "greedy,uniform", "--deals", str(deals), "--workers", "1", "--save", str(path)]
    with subprocess.Popen([sys.executable, "-m", "throneroom.cli", *words]) as process:
        while not path.exists() or path.read_bytes().count(b"\n") < 20:
            time.sleep(0.02)
        process.send_signal(signal.SIGKILL)
    content = path.read_bytes()
    known = content.count(b"\n") - 1
    assert known < deals
    path.write_bytes(content[:-7])  # as if the kill had come in the middle of a line
    told: list[int] = []
    resumed = hold(pair(), known + 20, path=path, workers=1, progress=told.append)
    assert lasting(resumed) == lasting(hold(pair(), known + 20, workers=1))
    assert told == list(range(1, known + 21))
    assert len(Kept(path, pair()).deals) == known + 20


def test_what_is_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept"
    first = hold(pair(), 5, path=path, workers=1)
    monkeypatch.setattr("throneroom.arena.hold.played", None)
    assert hold(pair(), 5, path=path, workers=1) == first


@pytest.mark.parametrize("content", [b"", b'{"format":1,'])
def test_a_file_that_was_just_begun_is_begun_again(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "kept"
    path.write_bytes(content)
    hold(pair(), 2, path=path, workers=1)
    assert path.read_bytes().count(b"\n") == 3


def test_the_file_of_another_contest_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    hold(pair(), 2, path=path, workers=1)
    before = path.read_bytes()
    with pytest.raises(Illegal, match="another contest"):
        hold(pair(seed=1), 2, path=path, workers=1)
    assert path.read_bytes() == before


@pytest.mark.parametrize("spoil", [lambda lines: [*lines[:1], *lines[2:]], lambda lines: [*lines, b"[]"]])
def test_a_spoiled_file_is_refused(tmp_path: Path, spoil: object) -> None:
    path = tmp_path / "kept"
    hold(pair(), 3, path=path, workers=1)
    assert callable(spoil)
    path.write_bytes(b"\n".join(spoil(path.read_bytes().splitlines())) + b"\n")
    with pytest.raises(Malformed):
        hold(pair(), 3, path=path, workers=1)


# -- what is played -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wrong:
    """Never legal."""

    game: Game
    name: str = "wrong"

    def choose(self, view: View, rng: Rng) -> int:
        return -7


@pytest.fixture
def more_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.KINDS, "again", Greedy)
    monkeypatch.setitem(bots.KINDS, "wrong", Wrong)


@pytest.mark.usefixtures("more_bots")
def test_equal_bots_share_every_deal() -> None:
    made = contest(TRUN, ["greedy", "again"])
    deals = [play_deal(made, number) for number in range(20)]
    assert shares(made, deals, "greedy", made.contested).tolist() == [0.5] * 20
    assert {deal.winners[0] for deal in deals} >= {1, 2}


@pytest.mark.usefixtures("more_bots")
def test_illegal_actions_lose_and_are_counted() -> None:
    told = hold(contest(KRVAVY, ["wrong", "greedy"], seats=3), 2, workers=1)
    assert [result.win_share for result in told.results] == [0, 0.5]
    assert [pace.illegal for pace in told.thinking] == [6, 0]


def test_late_actions_are_counted() -> None:
    late = {}
    for limit in (1e-9, 60):
        late[limit] = hold(contest(TRUN, ["greedy", "uniform"], limit=limit), 1, workers=1).thinking
    assert [pace.late for pace in late[1e-9]] == [pace.decisions for pace in late[1e-9]] == [52, 52]
    assert [pace.late for pace in late[60]] == [0, 0]


def test_percentiles_of_thinking() -> None:
    thinking, more = Thinking(), Thinking()
    for milliseconds in range(1, 201):
        (more if milliseconds % 3 else thinking).took(milliseconds / 1e3, milliseconds / 2e3)
    thinking.join(more)
    assert thinking.clock.percentile(99) == pytest.approx(0.198, rel=0.02)
    assert thinking.clock.percentile(50) == pytest.approx(0.1, rel=0.02)
    assert thinking.cpu.percentile(50) == pytest.approx(0.05, rel=0.02)
    assert thinking.clock.seconds == pytest.approx(20.1)
    assert thinking.decisions == 200


@pytest.mark.parametrize(("clock", "cpu", "late"), [(3, 0.1, 0), (0.1, 3, 0), (3, 3, 1)])
def test_late_is_too_long_by_the_clock_and_by_the_processor(clock: float, cpu: float, late: int) -> None:
    thinking = Thinking()
    thinking.took(clock, cpu)
    thinking.took(0.1, 0.1)
    assert thinking.late(limit=1) == late


def test_the_oracle_is_shown_everything() -> None:
    """Elsewhere it refuses to play."""
    made = contest(KRVAVY, ["greedy", "uniform"], seats=3, ceiling="oracle:2")
    assert play_deal(made, 0).thinking["oracle:2"].decisions > 3


def test_equal_time_finds_the_budget_of_an_equal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a clock on which every decision costs something, and every simulation a little more."""

    def cost(name: str, *_: object) -> float:
        return 0.001 + 0.0001 * int(name.partition(":")[2])

    monkeypatch.setattr("throneroom.arena.equal.seconds_for", cost)
    made = contest(TRUN, ["greedy", "baseline"])
    assert budgeted("baseline", cost("baseline:60"), made, []) == "baseline:60"


def test_equal_time_leaves_the_first_bot_as_it_is() -> None:
    first, second = equal_time(contest(TRUN, ["page:3", "baseline:777"]))
    assert first == "page:3"
    assert second.startswith("baseline:")
    assert int(second.partition(":")[2]) < 777


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        (["oracle:5", "baseline"], "the Oracle"),
        (["greedy", "oracle"], "the Oracle"),
        (["baseline:60", "baseline"], "the same bot more than once"),
        (["greedy", "baseline:1", "baseline:2"], "the same bot more than once"),
        (["best:5", "regent"], "the same bot more than once"),
        (["best:5", "greedy"], "with a budget"),
    ],
)
def test_equal_time_says_why_it_cannot_be(named: list[str], reason: str) -> None:
    with pytest.raises(Malformed, match=reason):
        equal_time(contest(TRUN, named))


def test_the_code_of_a_contest_is_that_of_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What other games' bots do, open or not yet, makes no result stale; what all bots share does."""
    shutil.copytree(Path(throneroom.__file__).parent, tmp_path / "throneroom")
    monkeypatch.setattr(throneroom, "__file__", str(tmp_path / "throneroom" / "__init__.py"))
    own = tmp_path / "throneroom" / "bots"
    before = code_of(TRUN)
    for name in ("krvavy_trun_levels.py", "dedicove.py", "trolli_value.py"):
        (own / name).write_text("")
    assert code_of(TRUN) == before
    for name in ("trun_belief.py", "search.py"):
        (own / name).write_text("")
        assert code_of(TRUN) != before
        before = code_of(TRUN)


# -- figures ------------------------------------------------------------------------------------------------


def test_a_victory_can_be_shared() -> None:
    assert [share(0b101, seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_the_interval_of_a_known_case() -> None:
    low, high = interval(np.repeat([0.0, 1.0], 200))
    assert [low, high] == pytest.approx([0.451, 0.549], abs=0.003)


def test_the_interval_holds_the_truth_nearly_always() -> None:
    rng = np.random.default_rng(5)
    found = [interval(rng.binomial(2, 0.8, 100) / 2) for _ in range(120)]
    assert 0.9 < np.mean([low <= 0.8 <= high for low, high in found]) < 0.99


def test_deals_that_all_end_alike_are_no_certainty() -> None:
    assert list(interval(np.ones(100))) == pytest.approx([0.025**0.01, 1])
    assert list(interval(np.zeros(1))) == pytest.approx([0, 0.975])


def test_a_part_of_the_edge() -> None:
    best = np.tile([0.75, 1.0, 1.0, 0.75], 50)
    part = part_of_edge((best + 0.5) / 2, best, 0.5)
    assert part == pytest.approx((0.5, 0.5, 0.5))
    assert part_of_edge(best, np.tile([0.0, 0.5], 100), 0.5) is None


@pytest.mark.parametrize(("truth", "verdict"), [(0.5, "failed"), (0.58, "passed")])
def test_the_gate_is_rarely_wrong(truth: float, verdict: str) -> None:
    rng, right = np.random.default_rng(3), 0
    for _ in range(200):
        gate = Gate(0.5, 0.58)
        while gate.verdict == "open":
            gate.hear(float(rng.binomial(2, truth)) / 2)
        right += gate.verdict == verdict
    assert right / 200 > 0.92


def test_the_gate_waits_for_some_deals_and_hears_nothing_after_its_verdict() -> None:
    gate = Gate(0.5, 0.6)
    for _ in range(100):
        gate.hear(1.0)
    assert gate.deals == FEWEST
    assert gate.verdict == "passed"


def test_the_gate_ends_a_contest() -> None:
    told = hold(pair(), 400, gate=read_gate("0.5:0.6"), workers=1)
    assert told.gate
    assert told.gate.verdict == "passed"
    assert told.deals < 100


def rated(seats: int, winners: list[int]) -> dict[str, tuple[float, float]]:
    made = contest(KRVAVY, ["greedy", "uniform"], seats=seats)
    return ratings(made, [Deal(number, winners, {}) for number in range(40)])


def test_ratings_follow_victories() -> None:
    fair = rated(3, [0b111] * 3)
    assert fair["greedy"][0] == pytest.approx(fair["uniform"][0])
    won = rated(3, [0b001, 0b010, 0b100])
    assert won["greedy"][0] > won["uniform"][0] + 5


def test_drawings_are_xml_and_hold_every_name() -> None:
    points = [Share(name, 0.5, 0.4, 0.6, at) for name, at in (("<a>", 10), ("b", 1000))]
    for drawing in (ladder("A & B", points, 0.25), curve("A & B", {"<a>": points, "b": points[:1]}, 0.5)):
        words = [node.text for node in xml.fromstring(drawing).iter() if node.text]
        assert {"A & B", "<a>", "b"} <= set(words)
        assert not any(math.isnan(float(node.get("cx", 0))) for node in xml.fromstring(drawing).iter())
