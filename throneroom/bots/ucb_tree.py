"""A tree of questions with their answers, tried by UCB. The baseline grows in it, so it is frozen as well."""

import math

from throneroom.kit.reals import log
from throneroom.kit.rule import rule

ACTION, SEAT, ASKED, CHILD, SIBLING, TRIES, CHANCES = range(7)  # columns; row 0 is the root
COLUMNS = CHANCES + 1


@rule
def pick(tree, won, node, asked, acts, n, explore):
    """The best answer by UCB, or 0 while some are new; and how many of the legal ones are known.

    Known answers change places with the first of acts, so the new ones stand behind them.
    """
    best = -1.0
    chosen = 0
    known = 0
    child = tree[node, CHILD]
    while child != 0:
        if tree[child, ASKED] == asked:
            for i in range(known, n):
                if acts[i] == tree[child, ACTION]:
                    acts[i] = acts[known]
                    acts[known] = tree[child, ACTION]
                    known += 1
                    tree[child, CHANCES] += 1
                    tries = tree[child, TRIES]
                    promise = won[child] / tries + explore * math.sqrt(log(tree[child, CHANCES]) / tries)
                    if promise > best:
                        best = promise
                        chosen = child
                    break
        child = tree[child, SIBLING]
    return chosen if known == n else 0, known


@rule
def grow(tree, node, new, seat, asked, action):
    """A new answer below a node."""
    tree[new, ACTION] = action
    tree[new, SEAT] = seat
    tree[new, ASKED] = asked
    tree[new, CHILD] = 0
    tree[new, TRIES] = 0
    tree[new, CHANCES] = 1
    tree[new, SIBLING] = tree[node, CHILD]
    tree[node, CHILD] = new


@rule
def most_tried(tree):
    """The answer that was tried most."""
    best = tree[0, CHILD]
    child = best
    while child != 0:
        if tree[child, TRIES] > tree[best, TRIES]:
            best = child
        child = tree[child, SIBLING]
    return int(tree[best, ACTION])
