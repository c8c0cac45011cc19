"""The figures of the balance bench, as lines and as numbers."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from bench.balance_play import Deal, Numbers
from throneroom.arena.shares import interval
from throneroom.games.trolli.events import FACES, PAID_FOR
from throneroom.games.trolli.pieces import (
    CARD_NAMES,
    CASTLE_NAMES,
    CAVE_TILES,
    CLAN_NAMES,
    ROYAL_CARD_NAMES,
    ROYAL_NAMES,
    TILE_ACTION,
    TILE_NAMES,
)
from throneroom.games.trolli.scoring import SOURCES

Figures = dict[str, Any]
SELDOM = 0.2  # of a fair share: what is used less is told
TOLERANCE = 0.03


def estimate(values: Numbers) -> tuple[float, float, float]:
    """The mean over deals, and its interval."""
    seen = values[~np.isnan(values)]
    return float(seen.mean()), *interval(seen)


def percent(found: tuple[float, float, float]) -> str:
    """`48.2 % (46.0-50.4)`."""
    return f"{100 * found[0]:.1f} % ({100 * found[1]:.1f}-{100 * found[2]:.1f})"


def field_report(seats: int, deals: Sequence[Deal]) -> tuple[list[str], Figures]:
    """All-rounders among themselves."""
    clans = {name: estimate(np.array([deal.clans[i] for deal in deals])) for i, name in enumerate(CLAN_NAMES)}
    places = {f"{i + 1}": estimate(np.array([deal.places[i] for deal in deals])) for i in range(seats)}
    leader = estimate(np.array([deal.leader for deal in deals]))
    points = np.mean([deal.points for deal in deals], axis=0)
    parts = dict(zip(SOURCES, points / points.sum(), strict=True))
    use = used(deals, seats)
    lines = [
        f"{seats} seats, {len(deals)} deals, {len(deals) * seats} matches; fair is {100 / seats:.0f} %",
        *(f"  {name:10} {percent(found)}" for name, found in clans.items()),
        *(f"  place {name:4} {percent(found)}" for name, found in places.items()),
        f"  points {points.sum():.1f}: " + ", ".join(f"{name} {100 * part:.1f} %" for name, part in parts.items()),
        f"  {np.mean([deal.decisions for deal in deals]):.0f} decisions; who leads at half-time wins {percent(leader)}",
        *(use_line(name, shares) for name, shares in use.items()),
    ]
    figures = {"clans": clans, "places": places, "points": float(points.sum()), "parts": parts, "leader": leader}
    return lines, figures | {"use": use}


def strategy_line(strategy: str, seats: int, deals: Sequence[Deal]) -> tuple[str, Figures]:
    """One scripted strategy against all-rounders."""
    share = estimate(np.array([deal.first for deal in deals]))
    points = np.mean([deal.first_points for deal in deals], axis=0)
    own = ", ".join(f"{name} {n:.1f}" for name, n in zip(SOURCES, points, strict=True))
    line = f"  {strategy:10} {percent(share)}, {points.sum():.1f} points: {own}"
    return line, {"share": share, "points": dict(zip(SOURCES, points.tolist(), strict=True))}


# -- how often everything is used ---------------------------------------------------------------------------

Use = dict[str, float]  # by piece: 1 is a fair share


def used(deals: Sequence[Deal], seats: int) -> dict[str, Use]:
    """How often each piece is taken when it lies there, beside the mean of all of its sort."""
    total = {name: np.sum([deal.used[name] for deal in deals], axis=0) for name in deals[0].used}
    cave, royal = TILE_NAMES[:CAVE_TILES], TILE_NAMES[CAVE_TILES:]
    active = [name for name, effect in zip(ROYAL_NAMES, TILE_ACTION[CAVE_TILES:], strict=True) if effect]
    sorts = {"cave tiles": cave, "royal tiles": royal, "troll cards": CARD_NAMES}
    sorts |= {"castles": CASTLE_NAMES, "royal cards": ROYAL_CARD_NAMES}
    found = {sort: rates(names, total["took"], total["shown"]) for sort, names in sorts.items()}
    found["activations"] = rates(active, total["activated"][:-1], total["took"])
    found["actions"] = {name: float(n / total["paid"].mean()) for name, n in zip(PAID_FOR, total["paid"], strict=True)}
    return found


def rates(names: Sequence[str], taken: Numbers, there: Numbers) -> Use:
    """Taken for each time that it was there; 1 is the mean. What is left in the box with few players is not told."""
    seen = [name for name in names if there[FACES.index(name)]]
    at = [FACES.index(name) for name in seen]
    rate = taken[at] / there[at]
    return dict(zip(seen, (rate / rate.mean()).tolist(), strict=True))


def use_line(sort: str, shares: Use) -> str:
    """The least used of a sort; those below a fifth of a fair share are marked."""
    least = sorted(shares.items(), key=lambda item: item[1])[:6]
    return f"  {sort}: " + ", ".join(f"{name} {share:.2f}{'!' * (share < SELDOM)}" for name, share in least) + " ..."
