"""Equal time: a bot with a budget gets as many simulations as fit into the time that another bot takes."""

import time
from collections.abc import Sequence

from throneroom.arena.contest import Contest
from throneroom.arena.deal import begin, warm_up
from throneroom.bots import BUDGETED, bot
from throneroom.bots.levels import BEST
from throneroom.games import game
from throneroom.kit.errors import Malformed
from throneroom.kit.rng import seeded
from throneroom.kit.view import View

ORACLE = "oracle"  # it sees more than the decisions that time is measured at
TIMED = tuple(kind for kind in BUDGETED if kind != ORACLE)
DEALS = range(-9, -1)  # numbers that no contest plays
TRIED = 200  # simulations, to begin with
ROUNDS = 3  # time is nearly, not wholly, in proportion to simulations


def equal_time(contest: Contest) -> tuple[str, ...]:
    """The bots by name, everybody's budget but the first one's set by measuring: CPU time at the same decisions."""
    kinds = [kind_of(name) for name in contest.bots]
    check(kinds)
    warm_up(contest)
    views = decisions(contest)
    goal = seconds_for(contest.bots[0], contest, views)
    return contest.bots[0], *(budgeted(kind, goal, contest, views) for kind in kinds[1:])


def kind_of(name: str) -> str:
    """A bot without its budget; the best level goes by its own name."""
    kind = name.partition(":")[0]
    return BEST if kind == "best" else kind


def check(kinds: Sequence[str]) -> None:
    """Refuse what cannot be measured, and what would be the same bot twice."""
    if ORACLE in kinds:
        raise Malformed("contest-equal-oracle")
    if not set(kinds[1:]) <= set(TIMED):
        raise Malformed("contest-equal", sent=",".join(kinds[1:]), known=", ".join(TIMED))
    if len(set(kinds)) < len(kinds):
        raise Malformed("contest-equal-same", sent=",".join(kinds))


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
