"""A sheet to draw on, as SVG: a title, a line below it, and light or dark as the reader has it."""

from collections.abc import Iterable
from html import escape

WIDTH, TOP = 820, 64  # below the top there is room for what is drawn

LIGHT = """\
text { font: 13px system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; fill: #24292f; }
.page { fill: #ffffff; }
.title { font-size: 17px; font-weight: 600; }
.small { font-size: 11px; fill: #57606a; }
.figure { font-weight: 600; font-variant-numeric: tabular-nums; }
.grid { stroke: #d0d7de; }
"""
DARK = """\
  text { fill: #e6edf3; }
  .page { fill: #0d1117; }
  .small { fill: #9aa4b0; }
  .grid { stroke: #3d444d; }
"""


def sheet(title: str, below: str, lines: Iterable[str], height: int, light: str, dark: str) -> str:
    """The whole file; `light` and `dark` are the styles of what only this drawing has."""
    head = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        ' role="img" aria-labelledby="t">',
        f"<style>\n{LIGHT}{light}@media (prefers-color-scheme: dark) {{\n{DARK}{dark}}}\n</style>",
        f'<rect class="page" width="{WIDTH}" height="{height}" rx="8"/>',
        f'<text class="title" id="t" x="12" y="26">{escape(title)}</text>',
        f'<text class="small" x="12" y="46">{escape(below)}</text>',
    ]
    return "\n".join([*head, *lines, "</svg>"]) + "\n"
