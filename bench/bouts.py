"""Which contests docs/bots.md tells: every game at every table, and what has to be reached."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from throneroom.bots import LEVELS, bot
from throneroom.games import game as game_called

MEASURE = "baseline:1000"
PAGE, HERALD, CHANCELLOR, REGENT = LEVELS
LONGEST_THOUGHT = 1.0  # seconds: what people may have to wait
AT_THE_GATES = 0.1
STEP, STEP_OF_TWO, CLIFF = 0.05, 0.55, 0.85  # a level above the one below: over a fair share, between two, and no more
DRAW = 0.03  # so far below a fair share may end what need not win
ODDS = 9  # page against each of those who play at random: nine of ten between two


@dataclass(frozen=True)
class Field:
    """A game as it is contested: deals for the law, seats and budget at the gates, and what is wanted there."""

    game: str
    deals: int  # of a contest for the law
    seats: int = 0
    gated: int = 0  # deals at the gates
    budget: int = 0
    goals: dict[str, float] = field(default_factory=dict)  # the least share, by the lower end of its interval
    equal_time: float | None = None  # the same against the baseline that thinks as long
    floors: dict[tuple[int, str], float] = field(default_factory=dict)  # the same of the shipped regent, by seats too


FIELDS = (
    Field("trun", 200, 2, 1000, 4000, {"uniform": 0.97, "greedy": 0.84, MEASURE: 0.63}, equal_time=0.54),
    Field(
        "krvavy_trun",
        100,
        4,
        400,
        300,
        {"uniform": 0.85, "greedy": 0.36, MEASURE: 0.30},
        floors={(4, MEASURE): 0.36, (4, "baseline:10000"): 0.28},
    ),
    Field("dedicove", 80, floors={(4, MEASURE): 0.32, (6, MEASURE): 0.20}),
    Field("trolli", 40, floors={(2, MEASURE): 0.90}),
)


@dataclass(frozen=True)
class Bout:
    """One contest of the page; `wanted` is of the lower end of the interval, `most` of the share itself."""

    part: str
    field: Field
    seats: int
    bots: tuple[str, str]
    deals: int
    wanted: float | None = None
    most: float | None = None
    ceiling: str = ""
    equal_time: bool = False
    limit: float = AT_THE_GATES

    @property
    def name(self) -> str:
        """By which its result is kept."""
        table = f"{self.field.game} {self.seats}" if self.part in LAWS else self.field.game
        return f"{self.part} {table} {' '.join(self.bots)}{' equal time' if self.equal_time else ''}"


# -- what every game has to keep at every table --------------------------------------------------------------


def levels(field: Field) -> Iterator[Bout]:
    """The ladder law: each level is worth its name, and none is a cliff."""
    for seats in game_called(field.game).seats:
        fair = 1 / seats
        step, most = (STEP_OF_TWO, CLIFF) if seats == 2 else (fair + STEP, None)
        for lower, upper in pairwise(LEVELS):
            yield _law("levels", field, seats, (upper, lower), step, most)


def beginners(field: Field) -> Iterator[Bout]:
    """Page is no fool: hardly anything is lost to whoever plays at random, and plain hand-made play is no better."""
    for seats in game_called(field.game).seats:
        yield _law("beginners", field, seats, (PAGE, "uniform"), ODDS / (ODDS + seats - 1))
        yield _law("beginners", field, seats, (PAGE, "greedy"), 1 / seats - DRAW)


def tenfold(field: Field) -> Iterator[Bout]:
    """The budget law: to think ten times as long never harms."""
    game = game_called(field.game)
    for seats in game.seats:
        more = f"best:{10 * bot(REGENT, game).simulations}"  # type: ignore[attr-defined]
        yield _law("tenfold", field, seats, (more, REGENT), 1 / seats - DRAW, limit=10 * LONGEST_THOUGHT)


def floors(field: Field) -> Iterator[Bout]:
    """What the strongest level is worth beside plain search."""
    for (seats, other), wanted in field.floors.items():
        yield _law("floors", field, seats, (REGENT, other), wanted)


def _law(
    part: str,
    field: Field,
    seats: int,
    bots: tuple[str, str],
    wanted: float,
    most: float | None = None,
    limit: float = LONGEST_THOUGHT,
) -> Bout:
    return Bout(part, field, seats, bots, field.deals, wanted, most, limit=limit)


# -- how strong the best bot is -----------------------------------------------------------------------------

LADDER = ("uniform", "greedy", *LEVELS[:-1])  # and `best`, against MEASURE
BUDGETS = (100, 300, 1000, 3000)  # of the curve
CURVES = ("best", "baseline")
SOME, FEW = 4, 8  # the other parts are content with so many times fewer deals
CEILED = ("greedy", MEASURE)  # against these the Oracle plays too


def gates(field: Field) -> Iterator[Bout]:
    """What has to be reached with a small budget."""
    best = f"best:{field.budget}"
    for other, wanted in field.goals.items():
        yield Bout("gates", field, field.seats, (best, other), field.gated, wanted)
    if field.equal_time:
        yield Bout("gates", field, field.seats, (best, "baseline"), field.gated, field.equal_time, equal_time=True)


def ceiling(field: Field) -> Iterator[Bout]:
    """What there is to win for somebody who sees everything."""
    for other in CEILED if field.gated else ():
        best, oracle = f"best:{field.budget}", f"oracle:{field.budget}"
        yield Bout("ceiling", field, field.seats, (best, other), field.gated // SOME, ceiling=oracle)


def ladder(field: Field) -> Iterator[Bout]:
    """Everybody against the same bot."""
    for name in (*LADDER, f"best:{field.budget}") if field.gated else ():
        yield Bout("ladder", field, field.seats, (name, MEASURE), field.gated // SOME)


def curve(field: Field) -> Iterator[Bout]:
    """What a larger budget brings."""
    for name in CURVES if field.gated else ():
        for budget in BUDGETS:
            if f"{name}:{budget}" != MEASURE:
                yield Bout("curve", field, field.seats, (f"{name}:{budget}", MEASURE), field.gated // FEW)


LAWS = {"levels": levels, "beginners": beginners, "tenfold": tenfold, "floors": floors}
PARTS = {**LAWS, "gates": gates, "ceiling": ceiling, "ladder": ladder, "curve": curve}
