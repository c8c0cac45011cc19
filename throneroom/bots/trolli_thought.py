"""The doors to the search of Jak se trollí princezny."""

import numpy as np

from throneroom.bots.settings import MOST_NODES
from throneroom.bots.trolli_outlook import TABLE
from throneroom.bots.trolli_search import favourite, search
from throneroom.bots.trolli_search import forget as forget_all
from throneroom.bots.ucb_tree import COLUMNS
from throneroom.games.trolli.pieces import ACTION_NUMBERS, MOST_SEATS
from throneroom.games.trolli.state import STATE
from throneroom.kit import cells, door, number
from throneroom.kit.state import layout_of_room

DEEPEST = 4096  # decisions of a simulation
FIELDS = (
    ("seen", STATE, (1,)),
    number("seat"),
    number("simulations"),
    ("explore", np.float64, ()),
    number("breadth"),  # slots for a tile that are looked at
    number("rng", 1),
    number("action"),
    number("nodes"),  # in use
    number("most"),  # nodes that may be in use
    number("path", DEEPEST),  # the nodes of this simulation
    cells("acts", ACTION_NUMBERS),
    number("worths", ACTION_NUMBERS),
    ("hopes", np.float64, (MOST_SEATS,)),
    ("worth", np.float64, (MOST_SEATS,)),  # what the simulation brought
    ("worlds", STATE, (2,)),
    number("tree", MOST_NODES, COLUMNS),  # a row for every node
    ("won", np.float64, (MOST_NODES,)),  # what came of it, summed up
)
ROOM = layout_of_room(*FIELDS)
DOORS = ("forget", "think")


@door
def forget(room):
    """An empty tree."""
    forget_all(room[0])


@door
def think(room):
    """So many `simulations` more from what a `seat` has `seen`; the `action` tried most."""
    r = room[0]
    search(r, TABLE)
    r.action = favourite(r)
