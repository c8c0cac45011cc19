"""The search of Jak se trollí princezny: a table promises a sum of what was learnt, and the best answer is found."""

from collections.abc import Iterator

import numpy as np
import pytest

from bench.trolli_games import LEFT, NEXT, SCORE, SHARE
from bench.trolli_outlook import learnt, losses
from throneroom import Position, game
from throneroom.bots import trolli_mind
from throneroom.bots.trolli_mind import Mind
from throneroom.bots.trolli_outlook import NAMES, TABLE, WIDE, evaluate, hopes, outlook, table_of
from throneroom.bots.trolli_weights import WEIGHTS
from throneroom.games.trolli.data import TROLLS
from throneroom.games.trolli.flow import play
from throneroom.games.trolli.pieces import MINE, OFF
from throneroom.games.trolli.tiles import LAY
from throneroom.kit import seeded, step
from throneroom.kit.rng import below

TROLLI = game("trolli")
SPREAD, IN_MINE = NAMES.index("spread"), NAMES.index("points in the mine cave")


def after(plies: int, seats: int = 2) -> Position:
    """A match of whims."""
    match, rng = TROLLI.start(luck=4, seats=seats), seeded(4)
    while match.ply < plies and not match.is_over:
        actions = match.actions(match.actor)
        match.play(actions[below(rng, len(actions))], match.actor)
    return match


def questions(number: int) -> Iterator[Position]:
    """Where a seat has a choice that nobody narrows down."""
    plies = 40
    while number > 0:
        match = after(plies)
        if len(match.actions(match.actor)) > 1 and step(match.state()[0]) != LAY:
            number -= 1
            yield match
        plies = match.ply + 7


def hope_after(match: Position, action: int) -> float:
    """What the table promises whoever acts, once an action is taken."""
    state, found = match.state().copy(), np.zeros(8)
    play(state[0], match.actor, action)
    evaluate(state[0], found)
    return float(found[match.actor])


# -- the outlook ----------------------------------------------------------------------------------------------


def test_everything_that_counts_was_learnt() -> None:
    """If the game counts other things now: `python -m bench.trolli_outlook`."""
    assert set(WEIGHTS) == set(NAMES)
    assert (TABLE[:, SPREAD] > 0).all()


def test_the_outlook_is_a_sum() -> None:
    state = after(120, seats=3).state()
    for seat in range(3):
        parts = [outlook(state[0], seat, one) for one in np.eye(WIDE)]
        assert outlook(state[0], seat, TABLE[5]) == pytest.approx(np.dot(parts, TABLE[5]))


def test_a_thing_counts_by_the_rounds_that_are_left() -> None:
    table = table_of({"humans": (1.0, 0.5)})
    assert table[:3, NAMES.index("humans")].tolist() == [1.0, 1.5, 2.0]
    assert table.sum() == table[:, NAMES.index("humans")].sum()


def test_whoever_stands_in_a_cave_is_counted() -> None:
    state = after(0).state().copy()
    for trolls in range(TROLLS + 1):
        state["trolls"][0, 0] = [MINE] * trolls + [OFF] * (TROLLS - trolls)
        assert outlook(state[0], 0, np.eye(WIDE)[IN_MINE]) == trolls


def test_in_the_end_hope_is_the_result() -> None:
    match, found = after(10_000), np.zeros(8)
    assert match.is_over
    hopes(match.state()[0], TABLE, found)
    assert [seat for seat in range(2) if found[seat] > 0] == list(match.winners())
    assert found.sum() == 1


# -- the search -----------------------------------------------------------------------------------------------


def test_the_first_simulation_takes_what_promises_most() -> None:
    for match in questions(6):
        chosen = Mind(TROLLI, "one", 1).choose(match.view(match.actor), seeded(1))
        hoped = {action: hope_after(match, action) for action in match.actions(match.actor)}
        assert hoped[chosen] == pytest.approx(max(hoped.values()))


def test_looks_at_the_clock_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = []
    for chunk in (3, 1000):
        for name in ("CHUNK", "SLOW_CHUNK"):
            monkeypatch.setattr(trolli_mind, name, chunk)
        rng = seeded(1)
        chosen.append((Mind(TROLLI, "a", 40).choose(after(90).view(after(90).actor), rng), rng.tolist()))
    assert chosen[0] == chosen[1]


def test_a_full_tree_goes_on_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trolli_mind, "NODES", 1)
    match = after(90)
    assert Mind(TROLLI, "a", 60).choose(match.view(match.actor), seeded(1)) in match.actions(match.actor)


# -- what is learnt -------------------------------------------------------------------------------------------


def test_learning_finds_what_counts() -> None:
    """A seat ends with three points for each human, and one more for each round left."""
    random, humans = np.random.default_rng(1), NAMES.index("humans")
    rows = np.zeros((4000, 2, SHARE + 2))
    rows[..., humans] = random.integers(0, 5, (4000, 2))
    rows[..., LEFT] = random.integers(0, 10, (4000, 1))
    rows[..., SCORE] = rows[..., humans] * (3 + rows[..., LEFT]) + random.normal(0, 1, (4000, 2))
    rows[..., SHARE] = rows[..., SCORE] == rows[..., SCORE].max(axis=1, keepdims=True)
    rows[..., NEXT] = np.arange(4000)[:, None]
    found = learnt([rows])
    assert found[humans] == pytest.approx(3, abs=0.3)
    assert found[WIDE + humans] == pytest.approx(1, abs=0.1)
    assert losses(rows, rows[..., SCORE], 1.0, 0.0) < losses(rows, 0 * rows[..., SCORE], 1.0, 0.0)
