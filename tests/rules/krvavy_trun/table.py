"""Small tables to test rules on: rows that are resolved, hands that are placed."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

import throneroom
from throneroom import WATCHER, Position, View
from throneroom.games.krvavy_trun.text import ZONES
from throneroom.kit import below, seeded
from throneroom.kit.game import Json
from throneroom.kit.text import SEATS, read_zones

GAME = throneroom.game("krvavy_trun")
A, B, C, D, E = range(5)
CHARACTERS = ("Archer", "Squire", "Spy", "Heir", "Impersonator", "Lord")
SCHEMES = ("Murder", "Decree", "Trap", "Conspiracy")
KINDS = CHARACTERS + SCHEMES
FAMILIES = "RBGVY"
COUNTS = (2, 3, 4, 5)
Zones = Mapping[tuple[str, str], tuple[str, ...]]


def resolving(
    row: str, purses: str = "1 1 1", *, seats: int = 3, turn: int = 6, cursor: int = 1, more: str = ""
) -> Position:
    """A row that is resolved from this slot on (counted from 1), by default in the last round."""
    lines = [f"seats {seats} turn {turn} cursor {cursor} {more}", f"row {row}"]
    lines += [f"{seat} purse {purse}" for seat, purse in zip(SEATS, purses.split(), strict=False)]
    return GAME.from_text("\n".join(lines), ())


def placing(hand: str, row: str = "", *, seats: int = 3, turn: int = 1, who: str = "A", number: int = 0) -> Position:
    """This player places a card as number so many of the round."""
    first = SEATS[(SEATS.index(who) - number) % seats]
    text = f"seats {seats} turn {turn} first {first}\n{who} hand {{{hand}}}\nrow {row}\nask place {who} {number}"
    return GAME.from_text(text, ())


def done(position: Position, *actions: str) -> Position:
    """The same position after these actions."""
    for action in actions:
        position.play(action)
    return position


def result(position: Position) -> tuple[str, str]:
    """The row and the purses."""
    return row(position), purses(position)


def row(seen: Position | View) -> str:
    """The row as text, nothing if it is empty."""
    return " ".join(things(seen, "row"))


def purses(seen: Position | View) -> str:
    """`2 6 1`, read from the text."""
    return " ".join(there[0] for (_, name), there in zones(seen.text).items() if name == "purse")


def things(seen: Position | View, place: str) -> list[str]:
    """What lies in a place: `things(position, "A hand")`."""
    owner, _, name = place.rpartition(" ")
    return list(zones(seen.text).get((owner, name), ()))


@lru_cache(maxsize=64)
def zones(text: str) -> Zones:
    """What lies where, by owner and name; not to be changed."""
    return {(zone.owner, zone.name): zone.things for zone in read_zones(text, ZONES)}


def asked(position: Position) -> str:
    """The question: `decide A`."""
    return position.text.rpartition("ask ")[2] if "\nask " in position.text else "over"


def events(position: Position, kind: str = "", observer: int = WATCHER) -> list[Json]:
    """What the last action did, as this observer saw it."""
    return [event for event in position.view(observer).events() if kind in ("", event["kind"])]


def player_of(family: str, seats: int) -> int:
    """Whose family a letter stands for."""
    return FAMILIES.index(family) % seats if seats == 2 else FAMILIES.index(family)


def families_of(seat: int, seats: int) -> list[tuple[str, str]]:
    """The letters of a player's families, each with what its piles' names end with."""
    return [(FAMILIES[seat], ""), (FAMILIES[seat + 2], "2")] if seats == 2 else [(FAMILIES[seat], "")]


def stacks(seen: Position | View) -> list[list[str]]:
    """The slots, each a list of cards from the top."""
    return [slot.split("/") for slot in things(seen, "row")]


def walk(seats: int, seed: int, first: str = "random") -> Iterator[Position]:
    """A game of random actions, chance included: the table after every ply."""
    rng = seeded(seed, seats)
    position = GAME.start(seats, {"first": first}, luck=())
    yield position
    while not position.is_over:
        actions = position.actions(position.actor)
        position.play(actions[below(rng, len(actions))])
        yield position
