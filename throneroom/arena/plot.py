"""Drawings of results as SVG, light or dark as the reader has it: a ladder of shares, and shares over budgets."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import cycle

from throneroom.arena.sheet import TOP, WIDTH, sheet

LEFT, RIGHT = 200, 90
STEP, FOOT = 34, 46
DEEP, EDGE, MARGIN, LEGEND = 300, 60, 40, 240  # of a plot with two axes
TICKS = (0, 0.25, 0.5, 0.75, 1)
COLOURS = ("one", "two", "three", "four")

LIGHT = """\
.fair { stroke: #57606a; stroke-dasharray: 5 4; }
.line { fill: none; stroke-width: 2; }
.one { stroke: #b4690e; fill: #b4690e; }
.two { stroke: #2f6fb4; fill: #2f6fb4; }
.three { stroke: #4d8a2c; fill: #4d8a2c; }
.four { stroke: #7a4fa8; fill: #7a4fa8; }
.line.one, .line.two, .line.three, .line.four { fill: none; }
"""
DARK = """\
  .fair { stroke: #9aa4b0; }
  .one { stroke: #e3a341; fill: #e3a341; }
  .two { stroke: #6ea8e0; fill: #6ea8e0; }
  .three { stroke: #86c463; fill: #86c463; }
  .four { stroke: #b48ee0; fill: #b48ee0; }
"""


@dataclass(frozen=True)
class Share:
    """A share with its interval; in a plot over budgets, `at` which budget."""

    name: str
    value: float
    low: float
    high: float
    at: float = 0


def ladder(title: str, shares: Sequence[Share], fair: float) -> str:
    """One line for each bot, the strongest on top, with its interval."""
    ordered = sorted(shares, key=lambda share: -share.value)
    bottom = TOP + STEP * len(ordered)
    lines = [*_across(fair, bottom)]
    for number, share in enumerate(ordered):
        y = TOP + STEP * number + STEP // 2
        lines += [
            f'<text x="12" y="{y + 5}">{escape(share.name)}</text>',
            f'<path class="one" stroke-width="2" d="M{_x(share.low):.1f} {y}H{_x(share.high):.1f}"/>',
            f'<circle class="one" cx="{_x(share.value):.1f}" cy="{y}" r="5"/>',
            f'<text class="figure" x="{WIDTH - RIGHT + 16}" y="{y + 5}">{share.value:.1%}</text>',
        ]
    below = "Share of victories with 95 % interval; the dashed line is a fair share."
    return sheet(title, below, lines, bottom + FOOT, LIGHT, DARK)


def curve(title: str, families: Mapping[str, Sequence[Share]], fair: float) -> str:
    """Shares over budgets, a line for each family; budgets on a logarithmic scale."""
    axis = Axis.of({share.at for shares in families.values() for share in shares})
    lines = [*_frame(axis, fair)]
    for kind, shares in zip(cycle(COLOURS), families.values(), strict=False):
        lines += _family(axis, kind, sorted(shares, key=lambda share: share.at))
    for number, (kind, name) in enumerate(zip(cycle(COLOURS), families, strict=False)):
        x, y = LEGEND * number + EDGE + 10, _y(0) + 38
        lines.append(f'<circle class="{kind}" cx="{x}" cy="{y:.1f}" r="4"/>')
        lines.append(f'<text x="{x + 12}" y="{y + 5:.1f}">{escape(name)}</text>')
    below = "Share of victories with 95 % interval over simulations per decision."
    return sheet(title, below, lines, int(_y(0)) + 60, LIGHT, DARK)


@dataclass(frozen=True)
class Axis:
    """Budgets from left to right."""

    budgets: Sequence[float]

    @classmethod
    def of(cls, budgets: Iterable[float]) -> "Axis":
        """All of these."""
        return cls(sorted(budgets))

    def x(self, budget: float) -> float:
        """Where a budget stands."""
        whole = math.log(self.budgets[-1] / self.budgets[0]) or 1.0
        return EDGE + (WIDTH - EDGE - MARGIN) * math.log(budget / self.budgets[0]) / whole


def _frame(axis: Axis, fair: float) -> Iterator[str]:
    across = f"M{EDGE} {{:.1f}}H{WIDTH - MARGIN}"
    for tick in TICKS:
        yield f'<path class="grid" d="{across.format(_y(tick))}"/>'
        yield f'<text class="small" x="{EDGE - 8}" y="{_y(tick) + 4:.1f}" text-anchor="end">{tick:.0%}</text>'
    yield f'<path class="fair" d="{across.format(_y(fair))}"/>'
    for budget in axis.budgets:
        at = f'x="{axis.x(budget):.1f}" y="{_y(0) + 18:.1f}"'
        yield f'<text class="small" {at} text-anchor="middle">{budget:,.0f}</text>'


def _family(axis: Axis, kind: str, shares: Sequence[Share]) -> Iterator[str]:
    points = " ".join(f"{axis.x(share.at):.1f},{_y(share.value):.1f}" for share in shares)
    yield f'<polyline class="line {kind}" points="{points}"/>'
    for share in shares:
        x = f"{axis.x(share.at):.1f}"
        yield f'<path class="{kind}" d="M{x} {_y(share.low):.1f}V{_y(share.high):.1f}"/>'
        yield f'<circle class="{kind}" cx="{x}" cy="{_y(share.value):.1f}" r="4"/>'


def _y(value: float) -> float:
    return TOP + 16 + DEEP * (1 - value)


def _x(value: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * value


def _across(fair: float, bottom: int) -> Iterator[str]:
    for tick in TICKS:
        yield f'<line class="grid" x1="{_x(tick):.1f}" x2="{_x(tick):.1f}" y1="{TOP - 4}" y2="{bottom}"/>'
        yield f'<text class="small" x="{_x(tick):.1f}" y="{bottom + 18}" text-anchor="middle">{tick:.0%}</text>'
    yield f'<line class="fair" x1="{_x(fair):.1f}" x2="{_x(fair):.1f}" y1="{TOP - 4}" y2="{bottom}"/>'
