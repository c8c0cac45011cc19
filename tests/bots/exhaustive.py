"""Phase 2 of Trůn by plain exhaustive search over the rules themselves: nothing is cut, nothing is remembered."""

import numpy as np

from tests.native import native_room
from throneroom.games.trun import STATE, actor, legal, play, scores
from throneroom.games.trun.pieces import HAND
from throneroom.kit import OVER, cells, door, number
from throneroom.kit.state import States, layout_of_room

PLIES = 2 * HAND + 1  # a row of everything for each
ROOM = layout_of_room(
    ("worlds", STATE, (PLIES,)),  # the first is where it begins
    cells("acts", PLIES, HAND + 1),
    number("tried", PLIES),
    number("best", PLIES),
    number("points", 2),
)
DOORS = ("exhaustive",)


@door
def exhaustive(room):
    """The margin of seat A when both play their best, as `best` of the first row."""
    r = room[0]
    ply = 0
    r.tried[0] = -1
    while True:
        seat = actor(r.worlds[ply])
        if seat == OVER:
            scores(r.worlds[ply], r.points)
            r.best[ply] = r.points[0] - r.points[1]
        elif r.tried[ply] < 0:
            r.acts[ply, 0] = legal(r.worlds[ply], seat, r.acts[ply, 1:])
            r.tried[ply] = 0
        if seat != OVER and r.tried[ply] < r.acts[ply, 0]:
            r.tried[ply] += 1
            r.worlds[ply + 1] = r.worlds[ply]
            play(r.worlds[ply + 1], seat, int(r.acts[ply, r.tried[ply]]))
            ply += 1
            r.tried[ply] = -1
            continue
        if ply == 0:
            return
        ply -= 1
        is_better = r.best[ply + 1] > r.best[ply] if actor(r.worlds[ply]) == 0 else r.best[ply + 1] < r.best[ply]
        if r.tried[ply] == 1 or is_better:
            r.best[ply] = r.best[ply + 1]


def margin(state: States) -> int:
    """The same for a state."""
    here = native_room("throneroom.games.trun", __name__)
    here.at.worlds[0] = state.view(np.uint8)
    here.door.exhaustive()
    return int(here.at.best[0])
