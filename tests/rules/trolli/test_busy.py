"""Games in which nobody stops while something can be done: uniform play ends its phases too early to build much."""

from collections.abc import Iterator

import numpy as np
import pytest

from tests.rules.trolli.table import GAME
from throneroom import CHANCE, OVER
from throneroom.games.trolli.acting import ACT
from throneroom.games.trolli.moving import MOVE
from throneroom.games.trolli.pieces import ACTIVATE, CLAIM, DONE, PLACES_WIDE
from throneroom.kit import blank, seeded
from throneroom.kit.rng import below
from throneroom.kit.speed import INTERPRETED, SPEED
from throneroom.kit.state import States, top_frame

GAMES = 2 if SPEED == INTERPRETED else 60


def busy(seats: int, seed: int) -> Iterator[tuple[States, int, int]]:
    """Before each action the state, who acts, and what."""
    doors, state, rng = GAME.doors, blank(GAME.state), seeded(seats, seed)
    doors.start_on(state, seats, np.array([0, seed % 2, 0]))
    out = np.zeros(GAME.widest, np.int16)
    while (seat := doors.actor_of(state)) != OVER:
        n = doors.legal_of(state, seat, out)
        assert 0 < n <= GAME.widest
        going = [int(action) for action in out[:n] if action != DONE or seat == CHANCE] or [DONE]
        action = going[below(rng, len(going))]
        yield state, seat, action
        doors.play_on(state, seat, action)
    yield state, OVER, 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R47_R53_busy_games_hold_together(seats: int) -> None:
    """No invariant is ever broken; one activation in a phase; in phase 3 another troll than in phase 2."""
    for seed in range(GAMES):
        activations, mover, plies = 0, -1, 0
        for state, _, action in busy(seats, seed):
            assert GAME.doors.broken_in(state) == 0
            frame = top_frame(state)
            plies += 1
            if frame and frame[0] == MOVE and action < CLAIM:
                assert frame[2] == 2 or action // PLACES_WIDE != mover
                activations, mover = 0, action // PLACES_WIDE
            if frame and frame[0] == ACT and ACTIVATE <= action < CLAIM:
                activations += 1
                assert activations == 1
        assert plies <= GAME.longest


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_busy_games_use_most_of_the_rules(seats: int) -> None:
    """So the test above means something: networks grow, and something is won."""
    tiles = points = 0
    for seed in range(GAMES):
        *_, (last, _, _) = busy(seats, seed)
        scores = np.zeros(seats, np.int64)
        GAME.doors.scores_of(last, scores)
        tiles += int(last[0].built.sum())
        points += int(scores.sum())
    assert tiles >= GAMES * seats
    assert points >= GAMES * seats
