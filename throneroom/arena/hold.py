"""Hold a contest: play what is missing, keep it, stop when the gate has its verdict."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from throneroom.arena.cluster import played_on_ray
from throneroom.arena.contest import Contest
from throneroom.arena.deal import Deal
from throneroom.arena.gate import Gate
from throneroom.arena.kept import Kept
from throneroom.arena.report import Report, report
from throneroom.arena.shares import shares
from throneroom.arena.workers import cores, played
from throneroom.kit.errors import Malformed

MOST_DEALS = 10**7
MOST_WORKERS = 256


def hold(
    contest: Contest,
    deals: int,
    *,
    path: Path | None = None,
    gate: Gate | None = None,
    workers: int | None = None,
    ray: str = "",
    progress: Callable[[int], None] = lambda deals: None,
) -> Report:
    """The report on so many deals, or on as many as the gate needed. Progress is told as deals that are done.

    They are played by so many processes here, or by the Ray cluster at an address.
    """
    workers = cores() if workers is None else workers
    if not 1 <= deals <= MOST_DEALS:
        raise Malformed("contest-deals", sent=deals)
    if not 1 <= workers <= MOST_WORKERS:
        raise Malformed("contest-workers", sent=workers)
    kept = Kept(path, contest) if path else None
    known = kept.deals[:deals] if kept else []
    done: list[Deal] = []

    def count(deal: Deal) -> bool:
        """Is it needed, and are more needed?"""
        done.append(deal)
        progress(len(done))
        if gate:
            gate.hear(float(shares(contest, [deal], contest.bots[0], contest.contested)[0]))
        return len(done) < deals and (gate is None or gate.verdict == "open")

    if all(count(deal) for deal in known):
        todo = range(len(known), deals)
        with closing(played_on_ray(contest, todo, ray) if ray else played(contest, todo, workers)) as coming:
            for deal in coming:
                if kept:
                    kept.add(deal)
                if not count(deal):
                    break
    return report(contest, done, gate)
