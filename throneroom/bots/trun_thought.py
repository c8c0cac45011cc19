"""The doors to Trůn's strongest play: phase 1 is searched, phase 2 is solved."""

from base64 import b85decode

import numpy as np
import numpy.typing as npt

from throneroom.bots import trun_solver as solver
from throneroom.bots.settings import MOST_NODES
from throneroom.bots.trun import SCRATCH
from throneroom.bots.trun_search import search
from throneroom.bots.trun_value import COLUMNS as UNITS
from throneroom.bots.trun_weights import SCALE, WEIGHTS
from throneroom.bots.ucb_tree import COLUMNS, most_tried
from throneroom.games.trun.pieces import CARDS
from throneroom.games.trun.state import STATE
from throneroom.kit import cells, door, number
from throneroom.kit.state import layout_of_room

MEMO = 1 << 18  # positions that the solver remembers


def network() -> npt.NDArray[np.float32]:
    """The weights of the value, as the rules want them."""
    numbers = np.frombuffer(b85decode("".join(WEIGHTS.split())), "<i2")
    return (numbers.reshape(-1, UNITS) / SCALE).astype(np.float32)


NET = network()
ROOM = layout_of_room(
    ("seen", STATE, (1,)),
    number("seat"),
    number("simulations"),
    ("explore", np.float64, ()),
    number("rng", 1),
    number("action"),
    cells("acts", CARDS),
    number("path", 2 * CARDS),
    ("sums", np.float32, (UNITS,)),
    ("worlds", STATE, (1,)),
    ("scratch", SCRATCH, (1,)),
    number("tree", MOST_NODES, COLUMNS),
    ("won", np.float64, (MOST_NODES,)),
    number("nodes"),  # that the solver may look at
    number("settled"),  # 1: it is known who wins, or by how much
    number("lost"),  # 1: the seat that is asked, against best play
    ("work", solver.WORK, (1,)),
    ("blank", solver.WORK, (1,)),  # nobody writes here
    number("memo", MEMO, 2),
)
DOORS = ("forget", "think", "begin", "solve", "measure")


@door
def forget(room):
    """An empty tree."""
    r = room[0]
    for k in range(COLUMNS):
        r.tree[0, k] = 0


@door
def think(room):
    """So many `simulations` more from what a `seat` has `seen`; the `action` tried most."""
    r = room[0]
    search(r, NET)
    r.action = most_tried(r.tree)


@door
def begin(room):
    """Take up `seen`, a position of phase 2 without holes."""
    r = room[0]
    r.work[0] = r.blank[0]
    for i in range(len(r.memo)):
        r.memo[i, 0] = 0
        r.memo[i, 1] = 0
    solver.begin(r.seen, r.work)


@door
def solve(room):
    """Look at so many `nodes` more: is it `settled`, is it `lost`, and the best `action` found so far."""
    r = room[0]
    r.settled = 1 if solver.find_winner(r.work, r.nodes, r.memo) else 0
    w = r.work[0]
    r.lost = 1 if (w.high < 0 if w.seat[0] == 0 else w.low > 0) else 0
    r.action = solver.best_card(r.work)


@door
def measure(room):
    """The same for the margin: is it `settled` to the last vote?"""
    r = room[0]
    r.settled = 1 if solver.go_on(r.work, r.nodes, r.memo) else 0
    r.action = solver.best_card(r.work)
