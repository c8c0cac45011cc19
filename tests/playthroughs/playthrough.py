"""Whole games as text, with what each seat and the watchers see of every ply.

`python -m tests.playthroughs.playthrough --write` writes the files anew; read the difference before it is committed.
"""

import sys
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from pathlib import Path
from textwrap import wrap

import throneroom
from tests.rules.trun.golden import LUCK as GOLDEN_LUCK
from throneroom import WATCHER, Game, Luck, Position, View
from throneroom.games.trolli import GAME as TROLLI
from throneroom.kit import below, seeded
from throneroom.kit.game import Json
from throneroom.kit.text import seat_name

HERE = Path(__file__).parent
VIEWS_EVERY = 13
WIDEST = 150
Policy = Callable[[View], int]  # a legal action, chosen from what the seat may know


def playthrough(
    game: Game,
    luck: Luck | int | Sequence[str],
    policy: Policy,
    seats: int | None = None,
    views_every: int = VIEWS_EVERY,
) -> str:
    """A whole game, told ply by ply. It is played first and then told from its log, so that chance is told as well."""
    log = play_out(game.start(seats, luck=luck), policy).lines()
    position = game.start(seats, luck=())
    told = [f"{game.name}, rules {game.version}, {position.seats} seats, {options(position)}"]
    for ply, line in enumerate(log):
        if ply and ply % views_every == 0:
            told += views(position)
        told += tell(position, *line)
    scores = " ".join(f"{seat_name(seat)} {score}" for seat, score in enumerate(position.scores()))
    told += [*views(position), f"over after {len(log)} plies, scores {scores}", ""]
    return "\n".join(part for line in told for part in broken_up(line))


def broken_up(line: str) -> list[str]:
    """A line too long for a person is continued below, further in."""
    indent = " " * (len(line) - len(line.lstrip()) + 6)
    return wrap(line, WIDEST, subsequent_indent=indent, break_on_hyphens=False) if len(line) > WIDEST else [line]


def play_out(position: Position, policy: Policy) -> Position:
    """To the end."""
    while not position.is_over:
        seat = position.actor
        position.play(policy(position.view(seat)), seat)
    return position


def options(position: Position) -> str:
    """The options of a table on one line."""
    return ", ".join(f"{name} {value}" for name, value in position.options.items())


def tell(position: Position, who: str, what: str) -> list[str]:
    """One ply: what may be done, what is done, and who sees what of it."""
    may = [f"     {who} may {' | '.join(position.legal(position.actor))}"] if position.actor >= 0 else []
    ply = position.ply
    position.play_line(who, what)
    return [*may, f"{ply:3}  {who} {what}", *seen(position)]


def seen(position: Position) -> list[str]:
    """The events as each observer sees them; those who see the same share a line."""
    told = [(name, "; ".join(map(event, position.view(seat).events()))) for name, seat in observers(position)]
    if len({events for _, events in told}) == 1:
        return [f"       all: {told[0][1]}"]
    same = groupby(sorted(told, key=lambda pair: pair[1]), key=lambda pair: pair[1])
    return sorted(f"       {', '.join(name for name, _ in pairs)}: {events}" for events, pairs in same)


def event(told: Json) -> str:
    """`drew A ? deck>followers`"""
    way = f" {told['from']}>{told['to']}" if told["from"] and told["to"] else ""
    amount = f" {told['amount']}" if told["amount"] else ""
    card = f" {told['card']}" if told["card"] else ""
    return f"{told['kind']} {told['seat']}{card}{way}{amount}"


def views(position: Position) -> list[str]:
    """The table as each observer knows it."""
    lines = [f"---- after ply {position.ply - 1}"]
    for name, seat in observers(position):
        lines += [f"  {name} sees", *(f"    {line}" for line in position.view(seat).text.splitlines())]
    return [*lines, "----"]


def observers(position: Position) -> Iterable[tuple[str, int]]:
    """All seats and the watcher."""
    yield from ((seat_name(seat), seat) for seat in range(position.seats))
    yield "watcher", WATCHER


# -- the games that are told --------------------------------------------------------------------------------


def lowest(view: View) -> int:
    """The lowest legal action."""
    return view.actions()[0]


def at_random(*seed: int) -> Policy:
    """Any legal action."""
    rng = seeded(*seed)
    return lambda view: view.actions()[below(rng, len(view.actions()))]


def at_random_by_name(*seed: int) -> Policy:
    """Any legal action, in whatever order they are listed."""
    rng = seeded(*seed)

    def choose(view: View) -> int:
        named = sorted(zip(view.legal(), view.actions(), strict=True))
        return named[below(rng, len(named))][1]

    return choose


def busy(*seed: int) -> Policy:
    """Any legal action, but nobody stops while something else can be done."""
    rng = seeded(*seed)

    def choose(view: View) -> int:
        named = sorted(zip(view.legal(), view.actions(), strict=True))
        going = [action for text, action in named if text not in ("end", "done")] or [named[0][1]]
        return going[below(rng, len(going))]

    return choose


TRUN = throneroom.game("trun")
KRVAVY_TRUN = throneroom.game("krvavy_trun")
KRVAVY: dict[str, Callable[[], str]] = {  # test_krvavy_trun.py says what they show
    "krvavy_trun/two": lambda: playthrough(KRVAVY_TRUN, 382, at_random_by_name(382), 2),
    "krvavy_trun/three": lambda: playthrough(KRVAVY_TRUN, 91, at_random_by_name(91), 3),
    "krvavy_trun/four": lambda: playthrough(KRVAVY_TRUN, 3, at_random_by_name(3), 4, views_every=26),
    "krvavy_trun/five": lambda: playthrough(KRVAVY_TRUN, 11, at_random_by_name(11), 5, views_every=39),
}
TOLD: dict[str, Callable[[], str]] = {
    "trun/golden": lambda: playthrough(TRUN, ["first A", *GOLDEN_LUCK], lowest),
    "trun/random": lambda: playthrough(TRUN, 1, at_random(1)),
    "trun/draw": lambda: playthrough(TRUN, 242, at_random(242)),  # the Knights give no vote, two votes each
    **KRVAVY,
    "trolli/two": lambda: playthrough(TROLLI, 5, at_random_by_name(5), 2, views_every=100),
    "trolli/three": lambda: playthrough(TROLLI, 7, busy(7), 3, views_every=200),
    "trolli/four": lambda: playthrough(TROLLI, 9, busy(9), 4, views_every=300),
}
PLAYTHROUGHS = {name: told for name, told in TOLD.items() if name.partition("/")[0] in throneroom.GAMES}


def path_of(name: str) -> Path:
    """Where it is kept."""
    return HERE / f"{name}.txt"


def main() -> None:
    """Write them all, or say how."""
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.playthroughs.playthrough --write")
    for name, told in PLAYTHROUGHS.items():
        path_of(name).write_text(told(), "utf-8")


if __name__ == "__main__":
    main()
