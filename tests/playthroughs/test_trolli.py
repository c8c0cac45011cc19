"""What the playthroughs of Jak se trollí princezny show, read from the files themselves."""

from collections.abc import Iterator
from functools import cache

import pytest

from tests.playthroughs.playthrough import SHARED, TIED, TROLLS, path_of, plies
from throneroom import WATCHER, Position
from throneroom.games.trolli import GAME
from throneroom.games.trolli.data import ACTIONS, CAVES, CLANS, FACE_UP_ROYAL_CARDS, ROYAL_CARDS, VILLAGES
from throneroom.kit.game import Json

FILES = sorted(TROLLS)
BEGIN = {"trolli/tied": TIED, "trolli/shared": SHARED}
SEATS = {"trolli/two": 2, "trolli/three": 3, "trolli/four": 4}
DEEDS = {tuple(line.split()[:2]) for line in ACTIONS.strip().splitlines()}
SHOWN = {
    *(f"{clan} plays" for clan in CLANS),
    *(f"{deed} in a {place}" for deed, place in DEEDS),
    *(f"activate in a {cave}" for cave in CAVES),
    *(f"a {colour} royal card" for colour in FACE_UP_ROYAL_CARDS),
    "a troll is pushed out",
    "trolls go home from a castle",
    "a tie broken by princesses",
    "a shared victory",
}


def positions(name: str) -> Iterator[tuple[Position, str]]:
    """The game of a file, played again: the table before every ply with what is done there, and at the end."""
    begin = BEGIN.get(name)
    position = GAME.from_text(begin, ()) if begin else GAME.start(SEATS[name], luck=())
    for who, what in plies(path_of(name).read_text("utf-8")):
        yield position, what
        position.play_line(who, what)
    yield position, ""


def facts_of_action(table: Json, what: str) -> Iterator[str]:
    """Actions of places, and royal cards."""
    verb, *rest = what.split()
    if verb == "claim":
        yield f"a {ROYAL_CARDS[rest[0]][0]} royal card"
    if table["step"] == "act":
        place = table["question"]["place"]
        yield f"{verb} in a {place if place in CAVES else 'village'}"


def facts_of_events(events: list[Json]) -> Iterator[str]:
    """Trolls that have to go."""
    for event in events:
        if event["kind"] == "pushed":
            yield "a troll is pushed out"
        if event["kind"] == "home" and event["from"] in VILLAGES:
            yield "trolls go home from a castle"


def facts_of_result(position: Position) -> Iterator[str]:
    """Who played, and who won how."""
    seats = position.view(WATCHER).json()["table"]["seats"]
    yield from (f"{seat['clan']} plays" for seat in seats)
    best = [seat for seat, score in enumerate(position.scores()) if score == max(position.scores())]
    if len(position.winners()) > 1:
        yield "a shared victory"
    elif len(best) > 1:
        yield "a tie broken by princesses"


@cache
def facts_of(name: str) -> frozenset[str]:
    """What a file shows."""
    facts = set[str]()
    for position, what in positions(name):
        facts |= set(facts_of_events(position.view(WATCHER).events()))
        if what and position.actor >= 0:
            facts |= set(facts_of_action(position.view(WATCHER).json()["table"], what))
    return frozenset(facts | set(facts_of_result(position)))


@pytest.mark.parametrize("fact", sorted(SHOWN))
def test_some_file_shows_it(fact: str) -> None:
    assert any(fact in facts_of(name) for name in FILES)


def test_every_number_of_seats_has_a_whole_game() -> None:
    for name, seats in SEATS.items():
        *_, (last, _) = positions(name)
        assert (last.seats, last.is_over) == (seats, True)
        scores = " ".join(f"{'ABCD'[seat]} {score}" for seat, score in enumerate(last.scores()))
        assert path_of(name).read_text("utf-8").splitlines()[-1].endswith(f"scores {scores}")
