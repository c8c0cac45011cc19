"""Pairs of histories that an observer must not be able to tell apart, ready to be played through a server."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tests.laws.games import TABLES, Table, legal, walk
from tests.laws.twins import Ply, played, twins_of
from throneroom import CHANCE, OVER, WATCHER
from throneroom.kit import seeded
from throneroom.kit.rng import Rng, below
from throneroom.kit.state import top_frame

PLAIN, BOT, SECRETS = range(3)  # kinds of pairs: only cards are hidden, a bot listens, the luck's secret is hidden too


@dataclass(frozen=True)
class Step:
    """What a seat does."""

    seat: int
    action: int
    text: str


@dataclass(frozen=True)
class Twin:
    """One history of a pair, ready to be played through a server."""

    name: str
    answers: list[int]  # of CHANCE: places in the list of what was possible
    steps: list[Step]


@dataclass(frozen=True)
class Pair:
    """Two histories that the observer must not be able to tell apart."""

    table: Table
    observer: int
    kind: int
    seed: int
    twins: tuple[Twin, Twin]

    def __str__(self) -> str:
        kind = ("plain", "bot", "secrets")[self.kind]
        return f"{self.table}, observer {self.observer}, {kind}, seed {self.seed}"


def seats_to_watch(game: str) -> list[tuple[Table, int]]:
    """Every table of a game with every observer, ordered so that a few of them are as different as can be."""
    tables = [table for table in TABLES if table.game.name == game]
    return [
        (table, table.observers()[(turn + number) % (table.seats + 1)])
        for turn in range(7)
        for number, table in enumerate(tables)
        if turn <= table.seats
    ]


def pairs_of(game: str, numbers: Iterable[int]) -> Iterator[Pair]:
    """Pairs by their numbers; any few in a row are of all kinds, and in the end every place has been of every kind."""
    places = seats_to_watch(game)
    for number in numbers:
        table, observer = places[number % len(places)]
        kind = (number + number // len(places)) % 3
        yield make_pair(table, observer, PLAIN if kind == BOT and observer == WATCHER else kind, number)


def make_pair(table: Table, observer: int, kind: int, seed: int) -> Pair:
    """A history that ends where a person is asked, and its twin with other hidden cards."""
    rng = seeded(seed, observer + 9, 4)
    one, other = two_histories(table, observer, rng)
    return Pair(table, observer, kind, seed, (script(table, one, "one"), script(table, other, "two")))


def two_histories(table: Table, observer: int, rng: Rng) -> tuple[list[Ply], list[Ply]]:
    """Half of them as long as can be, the others cut somewhere; at the end something hidden is different."""
    while True:
        plies = whole(table, rng)
        plies = settled(table, plies[: below(rng, len(plies))] if below(rng, 2) else plies, rng)
        while len(decisions := [number for number, ply in enumerate(plies) if ply.seat != CHANCE]) > 1:
            if other := other_than(table, plies, observer, rng):
                return plies, other
            plies = plies[: decisions[-1 - len(decisions) // 9]]


def whole(table: Table, rng: Rng) -> list[Ply]:
    """A uniform game to its end."""
    asked = ((top_frame(state), seat, action) for state, seat, action in walk(table, rng) if seat != OVER)
    return [Ply(frame[0], frame[2], seat, action) for frame, seat, action in asked]


def other_than(table: Table, plies: list[Ply], observer: int, rng: Rng) -> list[Ply] | None:
    """A twin that is not the same at the end."""
    end = played(table, plies).tobytes()
    others = twins_of(table, plies, observer, rng)
    return next((other for other in others if played(table, other).tobytes() != end), None)


def settled(table: Table, plies: list[Ply], rng: Rng) -> list[Ply]:
    """CHANCE has answered, and the match is not over: the end opens everything."""
    plies, doors = list(plies), table.game.doors
    state = played(table, plies)
    while doors.actor_of(state) == CHANCE:
        frame = top_frame(state)
        options = legal(table, state, CHANCE)
        plies.append(Ply(frame[0], frame[2], CHANCE, options[below(rng, len(options))]))
        doors.play_on(state, CHANCE, plies[-1].action)
    if doors.actor_of(state) == OVER:
        while plies.pop().seat == CHANCE:
            pass
    return plies


def script(table: Table, plies: list[Ply], name: str) -> Twin:
    """A history as a server needs it."""
    made, state = Twin(name, [], []), table.empty()
    for ply in plies:
        if ply.seat == CHANCE:
            made.answers.append(legal(table, state, CHANCE).index(ply.action))
        else:
            text = table.game.codec.write_action(top_frame(state), ply.action)
            made.steps.append(Step(ply.seat, ply.action, text))
        table.game.doors.play_on(state, ply.seat, ply.action)
    return made
