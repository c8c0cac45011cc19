"""Whole games as text, with what each seat and the watchers see of every ply.

`python -m tests.playthroughs.playthrough --write` writes the files anew; read the difference before it is committed.
"""

import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from textwrap import wrap
from typing import Any

import throneroom
from tests.playthroughs.reading import begun, plies
from tests.rules.dedicove.table import whole
from tests.rules.trun.golden import LUCK as GOLDEN_LUCK
from throneroom import WATCHER, Game, Luck, Position, View
from throneroom.games.dedicove import GAME as DEDICOVE_GAME
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
    table: str = "",
) -> str:
    """A whole game, or one from a position on, told ply by ply.

    It is played first and then told from its log, so that chance is told as well.
    """
    log = play_out(begun(game, luck, seats, table), policy).lines()
    return retold(begun(game, (), seats, table), log, views_every, table)


def replayed(game: Game, name: str, seats: int, views_every: int) -> str:
    """A game that was played once and is kept as the plies of its file: what they lead to is told anew."""
    return retold(game.start(seats, luck=()), plies(path_of(name).read_text("utf-8")), views_every)


def retold(position: Position, log: Sequence[tuple[str, str]], views_every: int, table: str = "") -> str:
    """What a log leads to, ply by ply."""
    game = position.game
    told = [f"{game.name}, rules {game.version}, {position.seats} seats, {options(position) or 'from a position'}"]
    told += [f"    {line.strip()}" for line in table.splitlines()]
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
    """`drew A ? deck>followers`: what every event can have stands by itself, the rest behind its name."""
    rest = dict(told)
    words = [rest.pop(name) for name in ("kind", "seat", "card") if rest.get(name)]
    if "from" in rest and "to" in rest:
        words.append(f"{place(rest.pop('from'))}>{place(rest.pop('to'))}")
    return " ".join([*words, *(f"{name}={place(value)}" for name, value in rest.items())])


def place(value: Any) -> str:
    """`party A 3`"""
    return " ".join(map(str, value.values())) if isinstance(value, dict) else str(value)


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


def eager(wanted: Iterable[int], *seed: int) -> Policy:
    """Plays heroes, those that are wanted first, and keeps them; whatever else, by chance. Nobody declines."""
    rng, kept = seeded(*seed), {str(card) for card in wanted}

    def rank(text: str) -> int:
        word, *rest = text.split()
        if word == "play":
            return 0 if rest[0] in kept else 1
        if word in ("pass", "stop", "decline") or (word == "discard" and rest[0] in kept):
            return 4
        return 3 if word == "discard" else 2

    def choose(view: View) -> int:
        named = sorted(zip(view.legal(), view.actions(), strict=True))
        best = min(rank(text) for text, _ in named)
        liked = [action for text, action in named if rank(text) == best]
        return liked[below(rng, len(liked))]

    return choose


def scripted(*script: str) -> Policy:
    """These actions in this order, and eager play after them."""
    left, otherwise = [*script], eager((), 1)

    def choose(view: View) -> int:
        return dict(zip(view.legal(), view.actions(), strict=True))[left.pop(0)] if left else otherwise(view)

    return choose


TRUN = throneroom.game("trun")
KRVAVY_TRUN = throneroom.game("krvavy_trun")
KRVAVY: dict[str, Callable[[], str]] = {  # krvavy_trun_facts.py says what they show
    "krvavy_trun/two": lambda: playthrough(KRVAVY_TRUN, 382, at_random_by_name(382), 2),
    "krvavy_trun/three": lambda: playthrough(KRVAVY_TRUN, 91, at_random_by_name(91), 3),
    "krvavy_trun/four": lambda: playthrough(KRVAVY_TRUN, 3, at_random_by_name(3), 4, views_every=26),
    "krvavy_trun/five": lambda: playthrough(KRVAVY_TRUN, 11, at_random_by_name(11), 5, views_every=39),
}

GALLERY = (1, 13, 15, 13, 99)  # seeds: in each of these games seventeen heroes are played, in order of their numbers


def gallery(number: int) -> tuple[range, str]:
    """Seventeen heroes in six hands, and a table on which they find targets."""
    shown = range(17 * number + 1, 17 * number + 18)
    others = [card for card in range(1, 85) if card not in shown]
    hands = ["{" + " ".join(map(str, shown[seat::6])) + "}" for seat in range(6)]
    seats = [
        f"{letter} heir {seat + 1} hand {hands[seat]} party {others[5 * seat]}u {others[5 * seat + 1]}d"
        for seat, letter in enumerate("ABCDEF")
    ]
    piles = [
        "tavern " + " ".join(map(str, others[40:43])),
        "wilderness " + " ".join(map(str, others[44:48])),
        f"graveyard {others[50]} {others[52]}" + ("" if 85 in shown else " 85"),
    ]
    return shown, whole("; ".join(["seats 6", "R 6 G 6", *seats, *piles, "ask act A"]))


def in_gallery(number: int) -> str:
    """That game."""
    shown, table = gallery(number)
    return playthrough(DEDICOVE_GAME, GALLERY[number], eager(shown, GALLERY[number]), views_every=60, table=table)


def rare(text: str, *script: str) -> str:
    """From a position on."""
    return playthrough(DEDICOVE_GAME, 1, scripted(*script), views_every=25, table=whole(text))


SEVEN = "7u 8u 10u 11u 12u 13u 14u"  # with one more face up it ends
DEDICOVE: dict[str, Callable[[], str]] = {  # dedicove_facts.py says what they show
    "dedicove/two": lambda: playthrough(DEDICOVE_GAME, 2, eager((), 2), 2, views_every=40),
    "dedicove/four": lambda: playthrough(DEDICOVE_GAME, 4, eager((), 4), 4, views_every=80),
    "dedicove/six": lambda: playthrough(DEDICOVE_GAME, 6, eager((), 6), 6, views_every=120),
    **{f"dedicove/gallery-{n + 1}": partial(in_gallery, n) for n in range(len(GALLERY))},
    "dedicove/copies": lambda: rare(
        f"A heir 4 hand {{39}} party {SEVEN.replace('14u', '52u')}; B heir 1 hand {{1 2}}; graveyard 46 85; "
        "tavern 25 62 9; R 7 G 4; ask act A",
        "play 39",
        "perform A7",
        "aside slot 1",
        "aside slot 2",
        "move R-2",
    ),
    "dedicove/priest": lambda: rare(
        "A heir 5 hand {20 39 18} party 7u 8u 10u 11u 12u; B heir 6 hand {1 2}; ask act A",
        "play 20",
        "move R+2",
        "play 39",
        "perform A6",
        "move R+2",
        "play 18",
    ),
    "dedicove/shuffle": lambda: rare(
        f"A heir 1 hand {{55}} party {SEVEN}; B heir 5 hand {{1 2}}; harbour {{70}}; wilderness 30 31 32; ask act A",
        "play 55",
        "move R+1",
    ),
    "dedicove/another": lambda: rare(
        "seats 4; R 5 G 5; A heir 1 hand {17 1} party 2u 3u 4u 5u 6u; B heir 2 party 7u 8u 9u 10u 11u 12u 13d; "
        "C heir 3 party 18u 19u 21u 22u; D heir 4 party 23u 24u 26u 27u 28u; ask act A",
        "play 17",
        "turn B7",
    ),
    "dedicove/dry": lambda: rare(
        "A heir 1 hand {62} party 40u; B heir 2 hand {61} party 41u; tavern 9 - -; harbour {}; graveyard "
        + " ".join(str(card) for card in range(1, 86) if card not in (9, 40, 41, 61, 62))
        + "; ask act A",
        "play 62",
        "move R-2",
    ),
    "dedicove/fewest": lambda: rare(
        f"R 5 G 4; A heir 1 hand {{17}} party {SEVEN}; B heir 2 hand {{1}} party 20u 21d; ask act A", "play 17"
    ),
    "dedicove/number": lambda: rare(
        f"R 5 G 4; A heir 1 hand {{17}} party {SEVEN}; B heir 2 hand {{1}} party 19u 20u 21u 22u 23u 24u 25d 26d; "
        "ask act A",
        "play 17",
    ),
    "dedicove/cap": lambda: rare(
        "turns 119; cap 120; turn B; R 10 G 10; A heir 1 hand {1 2 3} party 37u; B heir 5 hand {4 5 6} party 40u; "
        "tavern 7 8 9; ask act B",
        "pass",
        "draw slot 1",
        "discard 7",
    ),
}
LAST_TURN = """seats 2 first A turn B
caves {P01 L01 R01 V01 V09} royals {K01 K02 K03 K04 K05} trolls-up {bat1 bat5 snake5 toad5 toad8}
village-I castle:C4 bells:3 camps:3 babies:1 humans:1
village-II castle:C5 bells:3 camps:3 babies:1 humans:1
A clan red covered 3 camps {O G D X} babies {P Q C T} played 12 %s
B clan yellow covered 3 camps {O G D X} babies {P Q C T} played 11 hand {night-1c} %s
ask pass - claims B move B 3 move B 2 card B"""  # the last turn of all, with what A and B have
TIED = LAST_TURN % ("network {B3E:P02.0} princesses 1", "humans mine:4 build:3")
SHARED = LAST_TURN % ("humans mine:2", "humans mine:1 power:1")
TROLLS: dict[str, Callable[[], str]] = {  # trolli_facts.py says what they show
    "trolli/two": lambda: replayed(TROLLI, "trolli/two", 2, 100),
    "trolli/three": lambda: replayed(TROLLI, "trolli/three", 3, 200),
    "trolli/four": lambda: replayed(TROLLI, "trolli/four", 4, 300),
    "trolli/tied": lambda: playthrough(TROLLI, (), stopping, table=TIED),
    "trolli/shared": lambda: playthrough(TROLLI, (), stopping, table=SHARED),
}
TOLD: dict[str, Callable[[], str]] = {
    "trun/golden": lambda: playthrough(TRUN, ["first A", *GOLDEN_LUCK], lowest),
    "trun/random": lambda: playthrough(TRUN, 1, at_random(1)),
    "trun/draw": lambda: playthrough(TRUN, 242, at_random(242)),  # the Knights give no vote, two votes each
    **KRVAVY,
    **DEDICOVE,
    **TROLLS,
}
PLAYTHROUGHS = {name: told for name, told in TOLD.items() if name.partition("/")[0] in throneroom.GAMES}


def path_of(name: str) -> Path:
    """Where it is kept."""
    return HERE / f"{name}.txt"


def main() -> None:
    """Write them all, or say how."""
    if sys.argv[1:2] != ["--write"]:
        sys.exit("usage: python -m tests.playthroughs.playthrough --write [NAME …]")
    for name in sys.argv[2:] or PLAYTHROUGHS:
        path_of(name).parent.mkdir(exist_ok=True)
        path_of(name).write_text(PLAYTHROUGHS[name](), "utf-8")


if __name__ == "__main__":
    main()
