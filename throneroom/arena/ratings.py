"""Ratings of bots by openskill, from the matches of a contest in their order."""

from collections.abc import Sequence
from importlib.util import find_spec
from statistics import fmean

from throneroom.arena.contest import Contest
from throneroom.arena.deal import Deal

Rating = tuple[float, float]  # how good, and how unsure that is


def has_ratings() -> bool:
    """The extra `arena` brings openskill."""
    return find_spec("openskill") is not None


def ratings(contest: Contest, deals: Sequence[Deal]) -> dict[str, Rating]:
    """Everybody's rating; nothing without openskill. A bot on several seats takes the mean of what they earn."""
    if not has_ratings():
        return {}
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    now = {name: model.rating(name=name) for name in contest.bots}
    for deal in deals:
        for table, winners in zip(contest.contested, deal.winners, strict=False):  # the ceiling's tables follow
            lost = [float(not winners >> seat & 1) for seat in range(contest.seats)]
            rated = model.rate([[now[name]] for name in table], ranks=lost)
            for name in set(table):
                earned = [one for [one], sitting in zip(rated, table, strict=True) if sitting == name]
                now[name] = model.rating(
                    name=name, mu=fmean(one.mu for one in earned), sigma=fmean(one.sigma for one in earned)
                )
    return {name: (rating.mu, rating.sigma) for name, rating in now.items()}
