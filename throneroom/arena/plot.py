"""Drawings of results as SVG, light or dark as the reader has it: a ladder of shares, and shares over budgets."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import cycle

WIDTH, LEFT, RIGHT = 820, 200, 90
TOP, STEP, FOOT = 64, 34, 46
DEEP, EDGE, MARGIN, LEGEND = 300, 60, 40, 240  # of a plot with two axes
TICKS = (0, 0.25, 0.5, 0.75, 1)
COLOURS = ("one", "two", "three", "four")

STYLE = """\
text { font: 13px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; fill: #24292f; }
.page { fill: #ffffff; }
.title { font-size: 17px; font-weight: 600; }
.small { font-size: 11px; fill: #57606a; }
.figure { font-weight: 600; font-variant-numeric: tabular-nums; }
.grid { stroke: #d0d7de; }
.fair { stroke: #57606a; stroke-dasharray: 5 4; }
.line { fill: none; stroke-width: 2; }
.one { stroke: #b4690e; fill: #b4690e; }
.two { stroke: #2f6fb4; fill: #2f6fb4; }
.three { stroke: #4d8a2c; fill: #4d8a2c; }
.four { stroke: #7a4fa8; fill: #7a4fa8; }
.line.one, .line.two, .line.three, .line.four { fill: none; }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3; }
  .page { fill: #0d1117; }
  .small { fill: #9aa4b0; }
  .grid { stroke: #3d444d; }
  .fair { stroke: #9aa4b0; }
  .one { stroke: #e3a341; fill: #e3a341; }
  .two { stroke: #6ea8e0; fill: #6ea8e0; }
  .three { stroke: #86c463; fill: #86c463; }
  .four { stroke: #b48ee0; fill: #b48ee0; }
}"""


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
    return _page(title, "Share of victories with 95 % interval; the dashed line is a fair share.", lines, bottom + FOOT)


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
    return _page(title, "Share of victories with 95 % interval over simulations per decision.", lines, int(_y(0)) + 60)


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


def _page(title: str, below: str, lines: Sequence[str], height: int) -> str:
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        ' role="img" aria-labelledby="t">',
        f"<style>\n{STYLE}\n</style>",
        f'<rect class="page" width="{WIDTH}" height="{height}" rx="8"/>',
        f'<text class="title" id="t" x="12" y="26">{escape(title)}</text>',
        f'<text class="small" x="12" y="46">{escape(below)}</text>',
    ]
    return "\n".join([*head, *lines, "</svg>"]) + "\n"
