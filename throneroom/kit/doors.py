"""The doors from Python into compiled rules: arrays of one state go in (a bare record would cost ten times as much).

A template: `bind` makes it for each game.
"""

import numpy as np

from throneroom.kit.contract import (
    STATE,
    actor,
    broken,
    draw,
    features,
    imagine,
    legal,
    play,
    scores,
    start,
    view,
    waiting,
    winners,
)
from throneroom.kit.frames import CHANCE, OVER
from throneroom.kit.luck import RANGE
from throneroom.kit.rule import rule

BLANK = np.zeros(1, STATE)
LARGEST = np.uint64(RANGE - 1)  # what is declined here for being too large, Luck.answer decides


@rule
def start_on(a, seats, options):
    """The empty table."""
    start(a[0], seats, options)


@rule
def actor_of(a):
    """The lowest waiting seat, or CHANCE, or OVER."""
    return actor(a[0])


@rule
def waiting_of(a):
    """The set of waiting seats."""
    return waiting(a[0])


@rule
def legal_of(a, seat, out):
    """How many legal actions there are; they are written into out."""
    return legal(a[0], seat, out)


@rule
def draw_from(a, rng):
    """A random answer of CHANCE."""
    return draw(a[0], rng)


@rule
def play_on(a, seat, action):
    """One action, already known to be legal."""
    play(a[0], seat, action)


@rule
def question(a, out):
    """The set of seats asked now (or CHANCE, or OVER), and how many actions the lowest has, written into out."""
    seat = actor(a[0])
    if seat == OVER:
        return OVER, 0
    return CHANCE if seat == CHANCE else waiting(a[0]), legal(a[0], seat, out)


@rule
def advance(a, seat, action, out):
    """One action, already known to be legal, and the question that follows: one call instead of three."""
    play(a[0], seat, action)
    return question(a, out)


@rule
def answer_chance(a, numbers, out, given):
    """CHANCE answers by numbers until they run out or somebody is asked; what it answered is written into given.

    Returns the question that follows, and how many numbers were used. One that must be rejected ends the run.
    """
    used = 0
    while used < len(numbers) and actor(a[0]) == CHANCE:
        n = legal(a[0], CHANCE, out)
        if n == 0 or numbers[used] >= LARGEST - LARGEST % np.uint64(n):
            break
        given[used] = out[int(numbers[used] % np.uint64(n))]
        play(a[0], CHANCE, int(given[used]))
        used += 1
    asked, n = question(a, out)
    return asked, n, used


@rule
def scores_of(a, out):
    """The result per seat."""
    scores(a[0], out)


@rule
def winners_of(a):
    """The set of seats that won."""
    return winners(a[0])


@rule
def view_of(a, seat, v):
    """What a seat, or WATCHER, may know."""
    v[0] = BLANK[0]
    view(a[0], seat, v[0])


@rule
def imagine_in(v, seat, rng):
    """Fill the holes of a view."""
    imagine(v[0], seat, rng)


@rule
def features_of(v, seat, out):
    """Numbers for a network."""
    features(v[0], seat, out)


@rule
def broken_in(a):
    """The number of a broken invariant, or 0."""
    return broken(a[0])


@rule
def lines_of_play(a, depth, worlds, acts):
    """How many lines of play (chance included) there are to a depth: worlds and acts have a row for each level."""
    total = 0
    level = 0
    worlds[0] = a[0]
    acts[0, 0] = -1
    while level >= 0:
        if acts[level, 0] < 0:
            seat = actor(worlds[level])
            n = 0 if seat == OVER else legal(worlds[level], seat, acts[level, 2:])
            if level == depth or n == 0:
                total += 1
                level -= 1
                continue
            acts[level, 0] = n
            acts[level, 1] = 0
        if acts[level, 1] == acts[level, 0]:
            level -= 1
            continue
        action = int(acts[level, 2 + acts[level, 1]])
        acts[level, 1] += 1
        worlds[level + 1] = worlds[level]
        play(worlds[level + 1], actor(worlds[level]), action)
        level += 1
        acts[level, 0] = -1
    return total
