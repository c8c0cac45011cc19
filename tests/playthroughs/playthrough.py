"""Whole games as text, with what each seat and the watchers see of every ply.

`python -m tests.playthroughs.playthrough --write` writes the files anew; read the difference before it is committed.
"""

import re
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
PLY = re.compile(r" *\d+  (?P<who>[A-E]|chance) (?P<what>\S.*)")
Policy = Callable[[View], int]  # a legal action, chosen from what the seat may know


def playthrough(
    game: Game,
    luck: Luck | int | Sequence[str],
    policy: Policy,
    seats: int | None = None,
    views_every: int = VIEWS_EVERY,
) -> str:
    """A whole game, told ply by ply. It is played first and then told from its log, so that chance is told as well."""
    return retold(game.start(seats, luck=()), play_out(game.start(seats, luck=luck), policy).lines(), views_every)


def ending(game: Game, begin: str, policy: Policy) -> str:
    """The end of a game, from a position on."""
    log = play_out(game.from_text(begin, ()), policy).lines()
    return "\n".join([*begin.splitlines(), "", retold(game.from_text(begin, ()), log, VIEWS_EVERY)])


def scripted(game: Game, name: str, seats: int, views_every: int) -> str:
    """A game that was played once and is kept as the plies of its file: what they lead to is told anew."""
    return retold(game.start(seats, luck=()), plies(path_of(name).read_text("utf-8")), views_every)


def plies(text: str) -> list[tuple[str, str]]:
    """Who did what, as it stands in a file."""
    return [(found["who"], found["what"]) for line in text.splitlines() if (found := PLY.fullmatch(line))]


def retold(position: Position, log: Sequence[tuple[str, str]], views_every: int) -> str:
    """What a log leads to, ply by ply."""
    game = position.game
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


def stopping(view: View) -> int:
    """Nothing that is not asked for."""
    named = dict(zip(view.legal(), view.actions(), strict=True))
    return next((named[text] for text in ("end", "done") if text in named), view.actions()[0])


TRUN = throneroom.game("trun")
KRVAVY_TRUN = throneroom.game("krvavy_trun")
KRVAVY: dict[str, Callable[[], str]] = {  # test_krvavy_trun.py says what they show
    "krvavy_trun/two": lambda: playthrough(KRVAVY_TRUN, 382, at_random_by_name(382), 2),
    "krvavy_trun/three": lambda: playthrough(KRVAVY_TRUN, 91, at_random_by_name(91), 3),
    "krvavy_trun/four": lambda: playthrough(KRVAVY_TRUN, 3, at_random_by_name(3), 4, views_every=26),
    "krvavy_trun/five": lambda: playthrough(KRVAVY_TRUN, 11, at_random_by_name(11), 5, views_every=39),
}
LAST_TURN = """seats 2 first A turn B
caves {P01 L01 R01 V01 V09} royals {K01 K02 K03 K04 K05} trolls-up {bat1 bat5 snake5 toad5 toad8}
village-I castle:C4 bells:3 camps:3 babies:1 humans:1
village-II castle:C5 bells:3 camps:3 babies:1 humans:1
A clan red covered 3 camps {O G D X} babies {P Q C T} played 12 %s
B clan yellow covered 3 camps {O G D X} babies {P Q C T} played 11 hand {night-1c} %s
ask pass - move B 3 move B 2 card B"""  # the last turn of all, with what A and B have
TIED = LAST_TURN % ("network {B3E:P02.0} princesses 1", "humans mine:4 build:3")
SHARED = LAST_TURN % ("humans mine:2", "humans mine:1 power:1")
TROLLS: dict[str, Callable[[], str]] = {  # test_trolli.py says what they show
    "trolli/two": lambda: scripted(TROLLI, "trolli/two", 2, 100),
    "trolli/three": lambda: scripted(TROLLI, "trolli/three", 3, 200),
    "trolli/four": lambda: scripted(TROLLI, "trolli/four", 4, 300),
    "trolli/tied": lambda: ending(TROLLI, TIED, stopping),
    "trolli/shared": lambda: ending(TROLLI, SHARED, stopping),
}
TOLD: dict[str, Callable[[], str]] = {
    "trun/golden": lambda: playthrough(TRUN, ["first A", *GOLDEN_LUCK], lowest),
    "trun/random": lambda: playthrough(TRUN, 1, at_random(1)),
    "trun/draw": lambda: playthrough(TRUN, 242, at_random(242)),  # the Knights give no vote, two votes each
    **KRVAVY,
    **TROLLS,
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
