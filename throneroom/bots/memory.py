"""What a search is told, and the memory it works in. Memory is made once and used for every decision."""

from typing import Any, NamedTuple

import numpy as np

from throneroom.kit.game import Game

# Who searches: the seat itself, all in one tree, or everybody in a tree of their own.
ALONE, SINGLE, MULTIPLE = range(3)
EVER = 1 << 30  # a depth that no playout reaches
DICE = 1024  # chances in a playout are so many parts
SEATS = 8
ACTION, QUESTION, CHILD, SIBLING, TRIES, CHANCES, SEAT = range(7)  # columns of the tree
COLUMNS = 7


class Settings(NamedTuple):
    """How a search thinks. Numbers only: compiled code reads them."""

    observers: int = ALONE
    explore: float = 0.7
    breadth: float = 0.0  # 0: every answer is tried; else about `breadth` times the root of the visits
    trust: float = 0.0  # the head start of the answer that the game's hand-made player likes
    whims: int = DICE  # how many of DICE choices in a playout are uniform, the others hand-made
    depth: int = EVER  # decisions of a playout before the position is judged by the game's evaluation
    margin: float = 0.0  # how much of the worth of a result is its margin, the rest being victory
    redeal: int = 0  # MULTIPLE: how many of DICE simulations are played in worlds as another seat imagines them


class Memory(NamedTuple):
    """Arrays for one thread."""

    tree: Any  # a row for every node
    won: Any  # what came of it, summed up
    marks: Any  # which actions are legal now: the number of the question, times two, plus one for a known answer
    path: Any  # the nodes of this simulation
    where: Any  # at which node of its tree each seat is, -1 if beyond it
    counts: Any  # nodes in use, questions so far
    acts: Any
    points: Any
    worth: Any  # what a result is worth to each seat
    worlds: Any  # an empty table, the world of this simulation, and the view that another seat has of it


NODES, STAMP = 0, 1


def memory(game: Game, nodes: int) -> Memory:
    """Room for so many nodes."""
    return Memory(
        tree=np.zeros((nodes, COLUMNS), np.int64),
        won=np.zeros(nodes, np.float64),
        marks=np.zeros(game.actions, np.int64),
        path=np.zeros(game.longest + SEATS, np.int64),
        where=np.zeros(SEATS, np.int64),
        counts=np.zeros(2, np.int64),
        acts=np.zeros(game.widest, np.int16),
        points=np.zeros(SEATS, np.int64),
        worth=np.zeros(SEATS, np.float64),
        worlds=np.zeros(3, game.state),
    )
