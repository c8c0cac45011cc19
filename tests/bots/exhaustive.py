"""Phase 2 of Trůn by plain exhaustive search over the rules themselves: nothing is cut, nothing is remembered."""

import numpy as np

from throneroom.games.trun import STATE, actor, legal, play, scores
from throneroom.games.trun.pieces import HAND
from throneroom.kit import OVER, door
from throneroom.kit.state import States

PLIES = 2 * HAND + 1


@door
def exhaustive(a, worlds, acts, tried, best, points):
    """The margin of seat A when both play their best; a row of everything for each ply."""
    ply = 0
    worlds[0] = a[0]
    tried[0] = -1
    while True:
        seat = actor(worlds[ply])
        if seat == OVER:
            scores(worlds[ply], points)
            best[ply] = points[0] - points[1]
        elif tried[ply] < 0:
            acts[ply, 0] = legal(worlds[ply], seat, acts[ply, 1:])
            tried[ply] = 0
        if seat != OVER and tried[ply] < acts[ply, 0]:
            tried[ply] += 1
            worlds[ply + 1] = worlds[ply]
            play(worlds[ply + 1], seat, int(acts[ply, tried[ply]]))
            ply += 1
            tried[ply] = -1
            continue
        if ply == 0:
            return best[0]
        ply -= 1
        is_better = best[ply + 1] > best[ply] if actor(worlds[ply]) == 0 else best[ply + 1] < best[ply]
        if tried[ply] == 1 or is_better:
            best[ply] = best[ply + 1]


def margin(state: States) -> int:
    """The same, with the memory it needs."""
    worlds, acts = np.zeros(PLIES, STATE), np.zeros((PLIES, HAND + 1), np.int16)
    tried, best = np.zeros(PLIES, np.int64), np.zeros(PLIES, np.int64)
    return int(exhaustive(state, worlds, acts, tried, best, np.zeros(2, np.int64)))
