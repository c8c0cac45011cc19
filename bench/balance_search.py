"""A search for fair starts in Jak se trollí princezny: what each clan, and who comes later, has more at the beginning.

`python -m bench.balance_search [--deals 300] [--seconds 600] [--workers 2] [--begin "all D=1"] [--out FILE]`

Steps along one number at a time, measured on the same deals as what they are compared with: a step is kept where the
shares of clans and places come nearer to fair at all tables together. Afterwards everything is measured on fresh deals.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np

from bench.balance_play import Deal, Gains, Plan, Workers, read_gains
from bench.balance_report import estimate
from throneroom.arena.workers import cores
from throneroom.games.trolli import GAME
from throneroom.games.trolli.pieces import CLAN_NAMES

Shares = dict[str, tuple[float, float, float]]
THINGS = ("O", "G", "power", "cow", "H")
PLACES = tuple(f"{place} of {seats}" for seats in GAME.seats for place in range(2, seats + 1))
FRESH = 1_000_000  # deals that no step was chosen by begin here
MOST = 2  # more of anything, at the start
EVERY_THING = 1.5  # points of a share, squared: what it costs to give one thing more


def shares(seats: int, deals: list[Deal]) -> Shares:
    """Of clans and places, over or under a fair share, in points."""
    columns = {f"{name} at {seats}": np.array([deal.clans[i] for deal in deals]) for i, name in enumerate(CLAN_NAMES)}
    columns |= {f"{i + 1} of {seats}": np.array([deal.places[i] for deal in deals]) for i in range(seats)}
    found = {name: estimate(column - 1 / seats) for name, column in columns.items()}
    return {name: (100 * mean, 100 * low, 100 * high) for name, (mean, low, high) in found.items()}


def measured(workers: Workers, gains: Gains, first: int, deals: int) -> Shares:
    """At every number of seats."""
    found: Shares = {}
    for seats in GAME.seats:
        found |= shares(seats, workers.play(Plan(seats, gains=gains), range(first, first + deals)))
    return found


def unfairness(found: Shares, gains: Gains) -> float:
    """How far from fair all shares are, and how much is given away."""
    given = sum(abs(more) for (who, _), more in gains.items() if who != "all")
    return sum(mean * mean for mean, _, _ in found.values()) + EVERY_THING * given


def step_from(gains: Gains, found: Shares, rng: np.random.Generator) -> Gains:
    """Something more for who is behind, or something less for who is in front; those far off are looked at more."""
    sums: dict[str, float] = {clan: sum(found[f"{clan} at {seats}"][0] for seats in GAME.seats) for clan in CLAN_NAMES}
    sums |= {place: found[place][0] for place in PLACES}
    weights = np.array([abs(mean) + 0.5 for mean in sums.values()])
    who = str(rng.choice([*sums], p=weights / weights.sum()))
    change = 1 if sums[who] < 0 else -1
    if change < 0 and who in PLACES and not any(name == who for name, _ in gains):
        return gains  # who comes later never begins with less
    key = who, str(rng.choice(THINGS))
    return {name: more for name, more in (gains | {key: gains.get(key, 0) + change}).items() if more}


def is_allowed(gains: Gains) -> bool:
    """Within what a start may have."""
    least = {who: 0 if who in PLACES else -1 for who, _ in gains}
    return all(least[who] <= more <= MOST for (who, _), more in gains.items())


def search(workers: Workers, gains: Gains, deals: int, seconds: float) -> Gains:
    """Steps until the time is over."""
    until, rng = time.monotonic() + seconds, np.random.default_rng(0)
    found = measured(workers, gains, 0, deals)
    print(f"{unfairness(found, gains):.1f} with {written(gains) or 'nothing'}:\n{listed(found)}", flush=True)
    tried = {str(sorted(gains.items()))}
    while time.monotonic() < until:
        other = step_from(gains, found, rng)
        if not is_allowed(other) or str(sorted(other.items())) in tried:
            continue
        tried.add(str(sorted(other.items())))
        now = measured(workers, other, 0, deals)
        if unfairness(now, other) < unfairness(found, gains):
            gains, found = other, now
            print(f"{unfairness(found, gains):.1f}: {written(gains)}", flush=True)
    return gains


def listed(found: Shares) -> str:
    """A line for each share."""
    return "\n".join(f"{name:16} {mean:+.1f} ({low:+.1f} to {high:+.1f})" for name, (mean, low, high) in found.items())


def written(gains: Gains) -> str:
    """`red O=1, 2 of 4 power=1`."""
    return ", ".join(f"{who} {what}={more}" for (who, what), more in sorted(gains.items()))


def main() -> None:
    """Search, and measure what was found on fresh deals."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--begin", default="", help="all D=1, all bed=1, red O=1")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    workers = Workers(given.workers)
    gains = search(workers, read_gains(given.begin), given.deals, given.seconds)
    found = measured(workers, gains, FRESH, 3 * given.deals)
    workers.close()
    print(listed(found))
    if given.out:
        given.out.write_text(json.dumps({"gains": written(gains), "shares": found}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
