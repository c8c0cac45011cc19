"""What the playthroughs of Dědicové trůnu show, read from the files themselves."""

from itertools import pairwise

from tests.playthroughs.reading import played_again
from throneroom import WATCHER
from throneroom.games.dedicove.result import CRITERIA
from throneroom.kit.game import Json

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


def facts_of(text: str) -> set[str]:
    """What this game shows."""
    facts = set[str]()
    for position, _ in played_again(text):
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
