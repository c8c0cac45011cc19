"""A bar chart on a logarithmic scale, as SVG: light or dark as the reader has it."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from throneroom.arena.sheet import TOP, sheet

LABELS, PLOT = 210, 560  # the rest is for the figure behind the longest bar
STEP, THICK, FOOT = 40, 20, 34

LIGHT = """\
.figure { paint-order: stroke; stroke: #ffffff; stroke-width: 6px; stroke-linejoin: round; }
.ours { fill: #b4690e; }
.other { fill: #7d8da1; }
"""
DARK = """\
  .figure { stroke: #0d1117; }
  .ours { fill: #e3a341; }
  .other { fill: #6e7f94; }
"""


@dataclass(frozen=True)
class Bar:
    """One line of the chart."""

    family: str
    name: str
    value: float
    ours: bool


@dataclass(frozen=True)
class Scale:
    """Whole powers of ten, from below the least to above the greatest."""

    low: int
    high: int

    @classmethod
    def of(cls, values: Sequence[float]) -> "Scale":
        """With room for all of these."""
        return cls(math.floor(math.log10(min(values))), math.ceil(math.log10(max(values))))

    def x(self, value: float) -> float:
        """Where a value ends."""
        return LABELS + PLOT * (math.log10(value) - self.low) / (self.high - self.low)


def drawn(bars: Sequence[Bar]) -> str:
    """The whole file."""
    scale = Scale.of([bar.value for bar in bars])
    height = TOP + STEP * len(bars) + FOOT
    lines = [
        *_grid(scale, height - FOOT),
        *(part for n, bar in enumerate(bars) for part in _bar(bar, scale, TOP + STEP * n)),
    ]
    title = "Decisions per CPU-second, one core, random play"
    below = "Logarithmic: each line is ten times the one before. Of other libraries, the fastest game."
    return sheet(title, below, lines, height, LIGHT, DARK)


def _grid(scale: Scale, bottom: int) -> Iterator[str]:
    for power in range(scale.low, scale.high + 1):
        x = scale.x(10.0**power)
        yield f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 6}" y2="{bottom}"/>'
        yield f'<text class="small" x="{x:.1f}" y="{bottom + 18}" text-anchor="middle">{readable(10.0**power)}</text>'


def _bar(bar: Bar, scale: Scale, y: int) -> Iterator[str]:
    end, middle = scale.x(bar.value), y + THICK // 2
    yield f'<text x="12" y="{middle - 1}">{escape(bar.family)}</text>'
    yield f'<text class="small" x="12" y="{middle + 13}">{escape(bar.name)}</text>'
    kind = "ours" if bar.ours else "other"
    yield f'<rect class="{kind}" x="{LABELS}" y="{y}" width="{end - LABELS:.1f}" height="{THICK}" rx="3"/>'
    yield f'<text class="figure" x="{end + 8:.1f}" y="{middle + 5}">{readable(bar.value)}</text>'


def readable(value: float) -> str:
    """Three digits at most: 38.2 M, 412 k."""
    for size, unit in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if value >= size:
            return f"{value / size:.3g}{unit}"
    return f"{value:.3g}"
