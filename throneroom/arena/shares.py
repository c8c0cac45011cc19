"""Win shares and how sure they are. The unit is the deal: matches of one deal are played with the same cards."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from throneroom.arena.contest import Contest, Table
from throneroom.arena.deal import Deal

Values = npt.NDArray[np.float64]  # one for each deal
RESAMPLES = 20_000
SURE = 0.95


def share(winners: int, seat: int) -> float:
    """A victory, or the part of it that is left when it is shared; there may be none."""
    return (winners >> seat & 1) / max(1, winners.bit_count())


def shares(contest: Contest, deals: Sequence[Deal], name: str, tables: Sequence[Table]) -> Values:
    """The mean share of a bot's seats at these tables, deal by deal."""
    seats = [
        (number, seat)
        for number, table in enumerate(contest.tables)
        if table in tables
        for seat, sitting in enumerate(table)
        if sitting == name
    ]
    return np.array([sum(share(deal.winners[n], seat) for n, seat in seats) / len(seats) for deal in deals])


def resampled(values: Values, seed: int = 0) -> Values:
    """The means of many draws of as many deals. Values may have several columns, which are drawn together."""
    distinct, counts = np.unique(values, axis=0, return_counts=True)
    drawn = np.random.default_rng(seed).multinomial(len(values), counts / len(values), RESAMPLES)
    return np.asarray(drawn @ distinct / len(values))


def interval(values: Values) -> tuple[float, float]:
    """95 of 100, by bootstrap over deals. Where all deals ended alike that is blind, and the deals not seen speak."""
    if np.ptp(values) == 0:
        seen = ((1 - SURE) / 2) ** (1 / len(values))  # at least so many of all deals end like these
        low = float(values[0]) * seen
        return low, low + 1 - seen
    low, high = np.quantile(resampled(values), [(1 - SURE) / 2, (1 + SURE) / 2])
    return float(low), float(high)


def part_of_edge(own: Values, best: Values, fair: float) -> tuple[float, float, float] | None:
    """A bot's gain over the fair share as a part of another's on the same deals: the figure and its interval."""
    drawn = resampled(np.column_stack([own, best])) - fair
    edges = np.array([own.mean(), best.mean()]) - fair
    if drawn[:, 1].min() <= 0:
        return None
    low, high = np.quantile(drawn[:, 0] / drawn[:, 1], [(1 - SURE) / 2, (1 + SURE) / 2])
    return float(edges[0] / edges[1]), float(low), float(high)
