"""`python -m bench.capacity`: what so many tables need, from the figures that stand in docs/scale.md and docs/bots.md.

Nothing is measured here. Every term is read from a page that a measurement has written, or is told as assumed.
"""

import math
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "scale.md"
BEGIN, END = "<!-- capacity: python -m bench.capacity -->", "<!-- end of capacity -->"
SERVER, PACED = "Throneroom, SQLite, synced", "200 tables, a move a second each"
PAUSE = 10  # seconds between two moves of a table: people think
FULL = 0.6  # of a core, so that a busy minute finds room
DECISIONS = 0.5  # of all moves, where a person plays with a bot
PRICE = 10  # € for a core and month
TABLES = (1_000, 10_000, 100_000, 1_000_000)
NUMBER = r"([\d,.]+)"


class Prices(NamedTuple):
    """Seconds of one core."""

    crowded: float  # of the server, for a move, when it has all it can do
    calm: float  # the same at 200 tables
    bot: float  # of a worker, for a decision of the strongest bot


def main() -> None:
    """Write it into the page."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n\n{section()}\n\n{END}{rest.partition(END)[2]}", "utf-8")


def section() -> str:
    """What stands between the marks."""
    found = prices(PAGE.read_text("utf-8"), (DOCS / "bots.md").read_text("utf-8"))
    return "\n\n".join(["\n".join(table) for table in (terms(found), sizes(found))])


def prices(scale: str, bots: str) -> Prices:
    """As they were measured."""
    crowded = figure(scale, rf"\| {SERVER} \| {NUMBER} \|")
    calm = re.search(rf"\| {SERVER} \| {PACED} \| {NUMBER} \| {NUMBER}% \|", scale)
    assert calm
    return Prices(
        1 / crowded, float(calm[2]) / 100 / float(calm[1]), figure(bots, rf"`best:4000` .*\| {NUMBER} \|") / 1e3
    )


def figure(page: str, pattern: str) -> float:
    """The first number that stands there."""
    found = re.search(pattern, page)
    assert found, pattern
    return float(found[1].replace(",", ""))


def terms(found: Prices) -> Iterator[str]:
    """Each with where it comes from."""
    yield from rows(
        ("term", "value", "from"),
        ("a move, of a server that has all it can do", f"{found.crowded * 1e3:.2f} ms of a core", "moves/CPU-s above"),
        ("a move, at 200 tables", f"{found.calm * 1e3:.2f} ms of a core", f"busy above, *{PACED}*"),
        (
            "a decision of the strongest bot, Trůn",
            f"{found.bot * 1e3:.2f} ms of a core",
            "[bots.md](bots.md), the ladder",
        ),
        ("a table makes a move", f"every {PAUSE} s", "assumed"),
        ("a core may be used", f"to {FULL:.0%}", "assumed"),
        ("of all moves, bots make", f"{DECISIONS:.0%}", "assumed: a person and a bot at each table"),
        ("a move on PostgreSQL, for server and database", "–", "not measured yet"),
        ("a move that another node passes on", "–", "not measured yet"),
        ("memory of an idle table and of a socket", "–", "not measured yet"),
        ("bytes to a browser for a move", "–", "not measured yet"),
    )


def sizes(found: Prices) -> Iterator[str]:
    """Cores for so many tables, and what they cost."""
    lines = []
    for tables in TABLES:
        moves = tables / PAUSE
        least, most = (cores(moves * price) for price in (found.crowded, found.calm))
        bots = cores(moves * DECISIONS * found.bot)
        cost = between((least + bots) * PRICE, (most + bots) * PRICE)
        lines.append((f"{tables:,}", f"{moves:,.0f}", between(least, most), f"{bots:,}", cost))
    costs = f"€ a month at {PRICE} € a core (assumed)"
    yield from rows(("tables at once", "moves a second", "cores for servers", "cores for bots", costs), *lines)


def cores(busy: float) -> int:
    """So many, each used as far as it may be."""
    return math.ceil(busy / FULL)


def between(least: int, most: int) -> str:
    """One number where both are the same."""
    return f"{least:,}" if least == most else f"{least:,} to {most:,}"


def rows(*lines: Sequence[str]) -> Iterator[str]:
    """As Markdown."""
    head, *rest = lines
    for line in (head, ["---", *["---:"] * (len(head) - 1)], *rest):
        yield f"| {' | '.join(line)} |"


if __name__ == "__main__":
    main()
