"""What a contest has shown."""

from collections.abc import Sequence
from dataclasses import dataclass

from throneroom.arena.contest import Contest
from throneroom.arena.deal import Deal, Thinking
from throneroom.arena.gate import Gate
from throneroom.arena.ratings import ratings
from throneroom.arena.shares import interval, part_of_edge, shares


@dataclass(frozen=True)
class Result:
    """One bot: its share of the victories with 95 % interval, in how many matches it sat, its rating."""

    name: str
    win_share: float
    low: float
    high: float
    games: int
    rating: float | None
    rating_sigma: float | None


@dataclass(frozen=True)
class Edge:
    """The first bot's gain over a fair share, as a part of the ceiling's."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Ceiling:
    """A bot in place of the first one on the same deals, and what part of its edge the first one has."""

    name: str
    win_share: float
    low: float
    high: float
    edge: Edge | None  # nothing where the ceiling has no sure edge itself


@dataclass(frozen=True)
class Verdict:
    """What the gate says."""

    low: float
    high: float
    ratio: float
    verdict: str


@dataclass(frozen=True)
class Pace:
    """How long a bot thought, by the clock and of the processor. Times are never the same twice."""

    name: str
    decisions: int
    mean_ms: float
    p99_ms: float
    cpu_mean_ms: float
    cpu_p99_ms: float
    illegal: int
    late: int


@dataclass(frozen=True)
class Report:
    """All of it."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    deals: int
    matches: int
    fair: float
    results: list[Result]
    ceiling: Ceiling | None
    gate: Verdict | None
    limit: float
    thinking: list[Pace]


def report(contest: Contest, deals: Sequence[Deal], gate: Gate | None = None) -> Report:
    """From all deals that count."""
    return Report(
        game=contest.game,
        seats=contest.seats,
        options=contest.options,
        seed=contest.seed,
        deals=len(deals),
        matches=len(deals) * len(contest.tables),
        fair=1 / contest.seats,
        results=results(contest, deals),
        ceiling=ceiling(contest, deals) if contest.ceiling else None,
        gate=Verdict(gate.low, gate.high, gate.ratio, gate.verdict) if gate else None,
        limit=contest.limit,
        thinking=[pace(name, [deal.thinking[name] for deal in deals], contest.limit) for name in contest.players],
    )


def results(contest: Contest, deals: Sequence[Deal]) -> list[Result]:
    """A line for each bot, in the order in which they were named."""
    rated = ratings(contest, deals)
    found = []
    for name in contest.bots:
        values = shares(contest, deals, name, contest.contested)
        sat = sum(name in table for table in contest.contested)
        rating, sigma = rated.get(name, (None, None))
        found.append(Result(name, float(values.mean()), *interval(values), sat * len(deals), rating, sigma))
    return found


def ceiling(contest: Contest, deals: Sequence[Deal]) -> Ceiling:
    """The other bot's share, and the first one's edge as a part of its edge."""
    tables = contest.tables[len(contest.contested) :]
    best = shares(contest, deals, contest.ceiling, tables)
    own = shares(contest, deals, contest.bots[0], contest.contested)
    part = part_of_edge(own, best, 1 / contest.seats)
    return Ceiling(contest.ceiling, float(best.mean()), *interval(best), Edge(*part) if part else None)


def pace(name: str, parts: Sequence[Thinking], limit: float) -> Pace:
    """All decisions of one bot."""
    total = Thinking()
    for part in parts:
        total.join(part)
    count = max(total.decisions, 1)
    return Pace(
        name=name,
        decisions=total.decisions,
        mean_ms=1e3 * total.clock.seconds / count,
        p99_ms=1e3 * total.clock.percentile(99),
        cpu_mean_ms=1e3 * total.cpu.seconds / count,
        cpu_p99_ms=1e3 * total.cpu.percentile(99),
        illegal=total.illegal,
        late=total.late(limit),
    )
