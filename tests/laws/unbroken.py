"""Laws of every game that can be checked in compiled code. A template: `bind` makes it for each game."""

import numpy as np

from throneroom.kit.bits import count, nth
from throneroom.kit.contract import STATE, actor, broken, legal, play, start, waiting
from throneroom.kit.frames import CHANCE, OVER
from throneroom.kit.rng import below
from throneroom.kit.rule import rule

PROBLEMS = ("", "broken invariant", "nobody can act", "too many options", "too long")
BROKEN, STUCK, TOO_WIDE, TOO_LONG = range(1, 5)


@rule
def first_problem(games, seats, options, widest, longest, rng):
    """0, or what went wrong first, with the number of the invariant in the tens."""
    acts = np.zeros(1024, np.int16)
    worlds = np.zeros(2, STATE)
    for _ in range(games):
        worlds[1] = worlds[0]
        start(worlds[1], seats, options)
        problem = problem_of(worlds[1], widest, longest, acts, rng)
        if problem != 0:
            return problem
    return 0


@rule
def problem_of(s, widest, longest, acts, rng):
    """One uniform game; of several waiting seats any may answer."""
    for _ in range(longest + 1):
        if broken(s) != 0:
            return BROKEN + 10 * broken(s)
        seat = actor(s)
        if seat == OVER:
            return 0
        if seat != CHANCE:
            seat = nth(waiting(s), below(rng, count(waiting(s))))
        n = legal(s, seat, acts)
        if n < 1:
            return STUCK
        if n > widest:
            return TOO_WIDE
        play(s, seat, int(acts[below(rng, n)]))
    return TOO_LONG
