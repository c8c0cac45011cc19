"""Equal time: a bot with a budget gets as many simulations as fit into the time that another bot takes."""

import time
from collections.abc import Sequence

from throneroom.arena.contest import Contest
from throneroom.arena.deal import begin, warm_up
from throneroom.bots import BUDGETED, bot
from throneroom.games import game
from throneroom.kit.errors import Malformed
from throneroom.kit.rng import seeded
from throneroom.kit.view import View

DEALS = range(-9, -1)  # numbers that no contest plays
TRIED = 200  # simulations, to begin with
ROUNDS = 3  # time is nearly, not wholly, in proportion to simulations


def equal_time(contest: Contest) -> tuple[str, ...]:
    """The bots by name, everybody's budget but the first one's set by measuring: CPU time at the same decisions."""
    first, *others = contest.bots
    if any(name.partition(":")[0] not in BUDGETED for name in others):
        raise Malformed("contest-equal", sent=",".join(others), known=", ".join(BUDGETED))
    warm_up(contest)
    views = decisions(contest)
    goal = seconds_for(first, contest, views)
    return first, *(budgeted(name.partition(":")[0], goal, contest, views) for name in others)


def decisions(contest: Contest) -> list[View]:
    """What the first bot is asked when it plays all seats."""
    chooser, asked = bot(contest.bots[0], game(contest.game)), []
    for number in DEALS:
        match, rng = begin(contest, number), seeded(contest.seed, number)
        while not match.is_over:
            view = match.view(match.actor)
            asked.append(view)
            match.play(chooser.choose(view, rng), view.seat)
    return asked


def seconds_for(name: str, contest: Contest, views: Sequence[View]) -> float:
    """CPU time of one decision in the mean."""
    chooser, rng = bot(name, game(contest.game)), seeded(contest.seed)
    began = time.process_time()
    for view in views:
        chooser.choose(view, rng)
    return (time.process_time() - began) / len(views)


def budgeted(kind: str, goal: float, contest: Contest, views: Sequence[View]) -> str:
    """So many simulations that a decision takes the wanted time in the mean."""
    simulations = TRIED
    for _ in range(ROUNDS):
        simulations = max(1, round(simulations * goal / seconds_for(f"{kind}:{simulations}", contest, views)))
    return f"{kind}:{simulations}"
