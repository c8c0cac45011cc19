"""Trůn's solver: it agrees with exhaustive search, is told nothing but a view's world, and gives nothing away."""

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from tests.bots.exhaustive import margin
from throneroom import Position, game
from throneroom.bots.trun_mind import Mind
from throneroom.bots.trun_solver import WORK
from throneroom.games.trun.pieces import HAND
from throneroom.kit import OVER, count, seeded
from throneroom.kit.rng import Rng, below
from throneroom.kit.room import Room, room
from throneroom.kit.state import States

TRUN = game("trun")
TRICKS = 6  # left in an ending
ENOUGH = 1 << 40
PATIENT = 10**6  # simulations: the solver always comes to an end


def taken_up(state: States) -> Room:
    """The solver before this position."""
    thought = room(TRUN.package, "throneroom.bots.trun_thought")
    thought.at.seen[0] = state.view(np.uint8)
    thought.door.begin()
    return thought


def work_of(thought: Room) -> np.void:
    """What the solver knows."""
    known: np.void = thought.at.work[0].view(WORK)[0]
    return known


def solved(state: States) -> tuple[int, int]:
    """The value for seat A, and a best card."""
    thought = taken_up(state)
    thought.at.nodes[0] = ENOUGH
    thought.door.measure()
    assert thought.at.settled[0]
    assert work_of(thought)["low"] == work_of(thought)["high"]
    return int(work_of(thought)["low"]), int(thought.at.action[0])


def at_random(match: Position, rng: Rng) -> None:
    """One decision, any."""
    actions = match.view(match.actor).actions()
    match.play(actions[below(rng, len(actions))])


def ending(number: int, tricks: int, led: bool = False) -> Position:
    """A match played at random until so many tricks are left; `led`: with a card on the table."""
    match, rng = TRUN.start(luck=number), seeded(number)
    while match.state()[0].deck != 0 or match.actor < 0 or count(int(match.state()[0].hand[match.actor])) > tricks:
        at_random(match, rng)
    if led:
        at_random(match, rng)
    return match


def disagreements(numbers: range) -> Iterator[int]:
    for number in numbers:
        state = ending(number, TRICKS, led=number % 4 == 3).state()
        if solved(state)[0] != margin(state):
            yield number


def test_it_agrees_with_exhaustive_search() -> None:
    assert list(disagreements(range(100))) == []


@pytest.mark.slow
def test_it_agrees_with_exhaustive_search_on_2000_endings() -> None:
    assert list(disagreements(range(1000, 3000))) == []


def test_the_best_card_keeps_the_value() -> None:
    for number in range(20):
        match = ending(number, TRICKS)
        value, card = solved(match.state())
        match.play(card)
        assert margin(match.state()) == value


def test_only_zeros_may_tie() -> None:
    """R29, R30: equal Knights go to the highest one; equal `G0` go to nobody."""
    knights = TRUN.from_text("A hand {K9}\nB hand {K8}\nask lead A", ()).state()
    zeros = TRUN.from_text("A hand {G0} score {G0}\nB hand {U0} score {G0 G0}\nask lead A", ()).state()
    assert solved(knights)[0] == margin(knights) == 1
    assert solved(zeros)[0] == margin(zeros)


def test_pauses_change_nothing() -> None:
    """Neither the card nor the number of nodes depends on how often somebody looks at the clock."""
    for number in range(6):
        found = []
        for slice_of_nodes in (7, ENOUGH):
            thought = taken_up(ending(number, TRICKS).state())
            thought.at.nodes[0], thought.at.settled[0] = slice_of_nodes, 0
            while not thought.at.settled[0]:
                assert work_of(thought)["nodes"] % slice_of_nodes == 0
                thought.door.solve()
            known = work_of(thought)
            found.append((int(known["nodes"]), int(known["low"]), int(known["high"]), int(thought.at.action[0])))
        assert found[0] == found[1]


def test_a_small_budget_still_names_a_legal_card() -> None:
    for number in range(10):
        match = ending(number, HAND)
        thought = taken_up(match.state())
        thought.at.nodes[0] = 100
        thought.door.measure()
        assert not thought.at.settled[0]
        assert work_of(thought)["nodes"] == 100
        assert int(thought.at.action[0]) in match.view(match.actor).actions()


Choose = Callable[[Position], int]


def outcome(number: int, choose: Choose) -> tuple[int, int]:
    """What a start of phase 2 is worth to a seat, and what it came to against best play: margins."""
    match, mine = ending(number, HAND), number % 2
    sign = 1 - 2 * mine
    worth = sign * solved(match.state())[0]
    while match.actor != OVER:
        match.play(choose(match) if match.actor == mine else solved(match.state())[1])
    scores = match.scores()
    return worth, sign * (scores[0] - scores[1])


def by_solver(match: Position) -> int:
    """A best card."""
    return solved(match.state())[1]


def by_mind(match: Position) -> int:
    """From the view alone, with time enough for every start."""
    return Mind(TRUN, "mind", PATIENT).choose(match.view(match.actor), seeded(match.ply))


def gives_margin_away(number: int) -> bool:
    worth, came = outcome(number, by_solver)
    return came < worth


def gives_result_away(number: int) -> bool:
    """A win, a draw or a loss: the mind gives votes for a chance to win, and wants no more than to win."""
    worth, came = outcome(number, by_mind)
    return bool(np.sign(came) < np.sign(worth))


def test_no_value_is_lost() -> None:
    assert [number for number in range(3) if gives_margin_away(number) or gives_result_away(number)] == []


@pytest.mark.slow
def test_no_value_is_lost_on_500_starts() -> None:
    assert [number for number in range(500) if gives_margin_away(number) or gives_result_away(number)] == []
