"""What the playthroughs of Jak se trollí princezny show, read from the files themselves."""

from collections.abc import Iterator

from tests.playthroughs.reading import played_again
from throneroom import WATCHER, Position
from throneroom.games.trolli.data import ACTIONS, CAVES, CLANS, FACE_UP_ROYAL_CARDS, ROYAL_CARDS, VILLAGES
from throneroom.kit.game import Json

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


def facts_of(text: str) -> set[str]:
    """What this game shows."""
    facts = set[str]()
    for position, what in played_again(text):
        facts |= set(facts_of_events(position.view(WATCHER).events()))
        if what and position.actor >= 0:
            facts |= set(facts_of_action(position.view(WATCHER).json()["table"], what))
    return facts | set(facts_of_result(position))
