"""A playthrough read back: the plies of its file, and its game played again."""

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile

import throneroom
from throneroom import Game, Luck, Position

HEAD = re.compile(r"(?P<game>\w+), rules \d+, (?P<seats>\d) seats, .*")
TABLE = re.compile(r" {4}( {6})?\S")  # a line of the first position
PLY = re.compile(r" *\d+  (?P<who>[A-F]|chance) (?P<what>\S.*)")


def plies(text: str) -> list[tuple[str, str]]:
    """Who did what, as it stands in a file."""
    return [(found["who"], found["what"]) for line in text.splitlines() if (found := PLY.fullmatch(line))]


def played_again(text: str) -> Iterator[tuple[Position, str]]:
    """The table before every ply, with what is done there; and at the end, with nothing."""
    position = begun_in(text)
    for who, what in plies(text):
        yield position, what
        position.play_line(who, what)
    yield position, ""


def begun_in(text: str) -> Position:
    """The table before the first ply of a file."""
    first, *lines = text.splitlines()
    head = HEAD.fullmatch(first)
    assert head
    table = takewhile(lambda line: TABLE.match(line), lines)
    return begun(throneroom.game(head["game"]), (), int(head["seats"]), unbroken(table))


def begun(game: Game, luck: Luck | int | Sequence[str], seats: int | None, table: str) -> Position:
    """A new match, or the position of a text."""
    return game.from_text(table, luck) if table else game.start(seats, luck=luck)


def unbroken(table: Iterator[str]) -> str:
    """A position text; a line that was too long was continued further in."""
    return "\n".join(line[4:] for line in table).replace("\n      ", " ")
