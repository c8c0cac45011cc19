"""What the contests have shown, as a page: docs/bots.md and its drawings."""

import datetime
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from bench.report import cpu_model
from throneroom.arena.plot import Share, curve, ladder
from throneroom.arena.report import Ceiling, Report, Result
from throneroom.games import GAMES
from throneroom.kit.speech import say

BEGIN, END = "<!-- figures: python -m bench.bots --write -->", "<!-- end of figures -->"
GATES = ("against", "share", "95 % interval", "wanted", "", "deals", "CPU ms", "99 of 100", "illegal, late")
CEILINGS = ("against", "bot", "Oracle", "share of the Oracle's edge", "deals")
LAW = ("seats", "share", "95 % interval", "wanted", "", "deals", "CPU ms", "99 of 100", "illegal, late")
NAMES = {
    "levels": "The ladder law: each level beats the one below in all other seats.",
    "beginners": "The first step: page against those who do not search.",
    "tenfold": "The budget law: ten times the budget of `regent` never harms.",
    "floors": "The strongest level beside plain search.",
}
LADDER = ("bot", "share", "95 % interval", "deals", "CPU ms")


class Shown(msgspec.Struct, kw_only=True):
    """One contest, and what was wanted of its first bot."""

    name: str
    part: str
    wanted: float | None
    most: float | None = None  # its share shall not be greater
    enough: int  # deals, before which there is no verdict
    code: str  # fingerprint of the code that played
    report: Report
    date: str = msgspec.field(default_factory=lambda: datetime.date.today().isoformat())
    machine: str = msgspec.field(default_factory=cpu_model)

    @property
    def first(self) -> Result:
        """The bot that it is about."""
        return self.report.results[0]

    @property
    def other(self) -> str:
        """The bot that it is measured by."""
        return self.report.results[1].name

    def sentence(self) -> str:
        """For whoever waits."""
        share = f"{_percent(self.first.win_share)} ({_interval(self.first)})"
        verdict = f", {self.verdict}" if self.wanted else ""
        return f"{self.name}: {share}, {self.report.deals} deals{verdict}"

    @property
    def verdict(self) -> str:
        """Has the lower end reached it, and the share not gone beyond, without an illegal or late move?"""
        if self.report.deals < self.enough:
            return "not yet"
        own = self.report.thinking[0]
        is_enough = self.wanted is not None and self.first.low >= self.wanted
        is_within = self.most is None or self.first.win_share <= self.most
        return "met" if is_enough and is_within and own.illegal == own.late == 0 else "missed"


# -- kept between runs --------------------------------------------------------------------------------------


def load(path: Path) -> dict[str, Shown]:
    """All results so far."""
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Shown]) if path.exists() else {}


def save(shown: Shown, path: Path) -> None:
    """This one in place of an older one of the same name."""
    known = load(path) | {shown.name: shown}
    path.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(known.items()))), indent=1) + b"\n")


# -- the page -----------------------------------------------------------------------------------------------


def write(known: dict[str, Shown], page: Path) -> None:
    """Put the figures between the marks of the page, and the drawings beside it."""
    before, _, rest = page.read_text().partition(BEGIN)
    _, _, after = rest.partition(END)
    parts: list[str] = []
    for game in GAMES:
        if own := [one for one in known.values() if one.report.game == game]:
            parts += _game(game, own, page)
    page.write_text("\n\n".join([f"{before}{BEGIN}", *parts, f"{END}{after}"]))


def _game(game: str, own: Sequence[Shown], page: Path) -> Iterator[str]:
    title = say("cs", f"{game}-name")
    yield f"### {title}"
    yield _circumstances(own)
    for part, told in PARTS.items():
        if some := [one for one in own if one.part == part]:
            yield from told(some, title, page)


def _laws(part: str) -> "Part":
    """One of the laws, at every table."""

    def told(bouts: Sequence[Shown], title: str, page: Path) -> Iterator[str]:
        yield f"**{NAMES[part]}**"
        yield _table(LAW, map(_law, sorted(bouts, key=lambda one: (one.report.seats, one.name))))

    return told


def _law(one: Shown) -> tuple[str, ...]:
    share = _percent(one.first.win_share)
    wanted = f"≥ {one.wanted:.0%}" + (f", ≤ {one.most:.0%}" if one.most else "")
    return (
        f"{one.report.seats}: `{one.first.name}` against `{one.other}`",
        share,
        _interval(one.first),
        wanted,
        one.verdict,
        f"{one.report.deals:,}",
        *_times(one),
    )


def _gates(gates: Sequence[Shown], title: str, page: Path) -> Iterator[str]:
    late = f"late is what took longer than {gates[0].report.limit:g} s"
    table = f"{gates[0].report.seats} seats, where a fair share is {_percent(gates[0].report.fair)}"
    yield f"**The gates**, by the lower end of the interval; the bot is `{gates[0].first.name}`, {table}; {late}."
    yield _table(GATES, map(_gate, sorted(gates, key=lambda one: -(one.wanted or 0))))


def _ceilings(some: Sequence[Shown], title: str, page: Path) -> Iterator[str]:
    yield "**The ceiling**: the Oracle with the same budget, on the same deals."
    yield _table(CEILINGS, map(_ceiling, some))


def _ladder(steps: Sequence[Shown], title: str, page: Path) -> Iterator[str]:
    other, fair = steps[0].other, steps[0].report.fair
    yield f"**The ladder**: one of these, everybody else `{other}`."
    yield _table(LADDER, map(_step, sorted(steps, key=lambda one: -one.first.win_share)))
    drawn = ladder(f"{title}: against {other}", list(map(_share, steps)), fair)
    yield _drawing(page, f"bots-{steps[0].report.game}", drawn)


def _curve(points: Sequence[Shown], title: str, page: Path) -> Iterator[str]:
    other, fair = points[0].other, points[0].report.fair
    yield f"**Strength over budget**: one of these, everybody else `{other}`."
    families: dict[str, list[Share]] = {}
    for one in points:
        families.setdefault(one.first.name.partition(":")[0], []).append(_share(one))
    yield _table(("simulations", *families), _budgets(families))
    drawn = curve(f"{title}: against {other}", families, fair)
    yield _drawing(page, f"bots-{points[0].report.game}-budgets", drawn)


Part = Callable[[Sequence[Shown], str, Path], Iterator[str]]
PARTS: dict[str, Part] = {part: _laws(part) for part in NAMES} | {
    "gates": _gates,
    "ceiling": _ceilings,
    "ladder": _ladder,
    "curve": _curve,
}


def _circumstances(own: Sequence[Shown]) -> str:
    dates = sorted({one.date for one in own})
    machines = ", ".join(sorted({one.machine for one in own}))
    return f"Measured on {dates[0]}{f' to {dates[-1]}' if dates[1:] else ''}, cores of {machines}."


def _gate(one: Shown) -> tuple[str, ...]:
    other = f"`{one.other}`, equal time" if one.name.endswith("equal time") else f"`{one.other}`"
    wanted = f"≥ {one.wanted:.0%}" if one.wanted else ""
    share = _percent(one.first.win_share)
    return other, share, _interval(one.first), wanted, one.verdict, f"{one.report.deals:,}", *_times(one)


def _times(one: Shown) -> tuple[str, str, str]:
    """How long the first bot thought, and what anybody did wrong."""
    pace, everybody = one.report.thinking[0], one.report.thinking
    wrong = f"{sum(each.illegal for each in everybody)}, {sum(each.late for each in everybody)}"
    return f"{pace.cpu_mean_ms:.1f}", f"{pace.cpu_p99_ms:.1f}", wrong


def _ceiling(one: Shown) -> tuple[str, ...]:
    top = one.report.ceiling
    assert top is not None
    part = f"{_percent(top.edge.share)} ({_percent(top.edge.low)}–{_percent(top.edge.high)})" if top.edge else "—"
    own, best = _percent(one.first.win_share), _percent(top.win_share)
    return (
        f"`{one.other}`",
        f"{own} ({_interval(one.first)})",
        f"{best} ({_interval(top)})",
        part,
        f"{one.report.deals:,}",
    )


def _step(one: Shown) -> tuple[str, ...]:
    pace = f"{one.report.thinking[0].cpu_mean_ms:.2f}"
    return f"`{one.first.name}`", _percent(one.first.win_share), _interval(one.first), f"{one.report.deals:,}", pace


def _share(one: Shown) -> Share:
    result = one.first
    return Share(result.name, result.win_share, result.low, result.high, float(result.name.partition(":")[2] or 0))


def _budgets(families: dict[str, list[Share]]) -> Iterator[tuple[str, ...]]:
    for budget in sorted({share.at for shares in families.values() for share in shares}):
        cells = []
        for shares in families.values():
            found = [share for share in shares if share.at == budget]
            cells.append(f"{_percent(found[0].value)} ({_interval(found[0])})" if found else "—")
        yield f"{budget:,.0f}", *cells


def _drawing(page: Path, name: str, drawing: str) -> str:
    page.with_name(f"{name}.svg").write_text(drawing)
    return f"![The same as a drawing]({name}.svg)"


def _table(columns: Sequence[str], lines: Iterable[tuple[str, ...]]) -> str:
    rule = ["---", *("---:" for _ in columns[1:])]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (columns, rule, *lines))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _interval(result: Result | Ceiling | Share) -> str:
    return f"{100 * result.low:.1f}–{100 * result.high:.1f} %"
