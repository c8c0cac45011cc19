"""What the playthroughs of Dědicové trůnu show, read from the files themselves."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, takewhile

import pytest

from tests.playthroughs.playthrough import DEDICOVE, begun, path_of
from throneroom import WATCHER, Position
from throneroom.games.dedicove import GAME
from throneroom.games.dedicove.result import CRITERIA
from throneroom.kit.game import Json

FILES = sorted(DEDICOVE)
PLY = re.compile(r" *\d+  (?P<who>[A-F]|chance) (?P<what>\S.*)")
TABLE = re.compile(r" {4}( {6})?\S")  # a line of the first position
HEAD = re.compile(r"(?P<seats>\d) seats, ")
SHOWN = {
    *(f"hero {card} is played" for card in range(1, 86)),
    *(f"decided by {criterion}" for criterion in CRITERIA),
    "a chain of three copies",
    "20 lets 39 be played, which performs 20",
    "a shuffle in the middle of a draw",
    "nothing left to draw",
    "it ends by somebody else's party",
    "the turns run out",
}


def positions(text: str) -> Iterator[Position]:
    """The game of a file, played again: the table before the first ply and after every ply."""
    first, *lines = text.splitlines()
    head = HEAD.search(first)
    assert head
    table = [*takewhile(lambda line: TABLE.match(line), lines)]
    position = begun(GAME, (), int(head["seats"]), unbroken(table))
    yield position
    for line in lines:
        if found := PLY.fullmatch(line):
            position.play_line(found["who"], found["what"])
            yield position


def unbroken(table: list[str]) -> str:
    """A position text; a line that was too long was continued further in."""
    return "\n".join(line[4:] for line in table).replace("\n      ", " ")


def facts_of(text: str) -> set[str]:
    """What this game shows."""
    facts = set[str]()
    for position in positions(text):
        table = position.view(WATCHER).json()["table"]
        facts |= facts_of_events(position.view(WATCHER).events()) | facts_of_chain(table["chain"])
        if not table["harbour"] and not table["wilderness"]:
            facts.add("nothing left to draw")
    return facts | facts_of_end(table)


def facts_of_events(events: list[Json]) -> set[str]:
    """Heroes that are played, and a harbour that runs dry before the second card."""
    facts = {f"hero {event['card']} is played" for event in events if event["kind"] == "played"}
    for one, other in pairwise(events):
        if one["kind"] == "drew" and one["to"] == {"pile": "drawn"} and other["kind"] == "shuffled":
            facts.add("a shuffle in the middle of a draw")
    return facts


def facts_of_chain(chain: list[int]) -> set[str]:
    """Copies of copies."""
    facts = set()
    if len(chain) > 3 and 20 not in chain:  # the Priest's are plays, not copies
        facts.add("a chain of three copies")
    if chain == [20, 39, 20]:
        facts.add("20 lets 39 be played, which performs 20")
    return facts


def facts_of_end(table: Json) -> set[str]:
    """Who decided it, and how."""
    facts = {f"decided by {table['result']['criterion']}"}
    up = {seat: sum(hero["up"] for hero in table["seats"][seat]["party"]) for seat in range(len(table["seats"]))}
    full = [seat for seat, heroes in up.items() if heroes >= table["threshold"]]
    if full and "ABCDEF".index(table["turn"]) not in full:
        facts.add("it ends by somebody else's party")
    if table["result"]["capped"]:
        facts.add("the turns run out")
    return facts


@cache
def facts_of_file(name: str) -> frozenset[str]:
    """Read once."""
    return frozenset(facts_of(path_of(name).read_text("utf-8")))


@pytest.mark.parametrize("fact", sorted(SHOWN))
def test_some_file_shows_it(fact: str) -> None:
    assert any(fact in facts_of_file(name) for name in FILES)


def test_a_file_is_a_whole_game() -> None:
    for name in FILES:
        *_, last = positions(path_of(name).read_text("utf-8"))
        assert last.is_over
        scores = " ".join(f"{'ABCDEF'[seat]} {score}" for seat, score in enumerate(last.scores()))
        assert path_of(name).read_text("utf-8").splitlines()[-1].endswith(f"scores {scores}")
