"""Whatever is greyed explains itself by a rule that is on the rules page, in both languages."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import throneroom
from tests.rules.test_completeness import numbers_of_page, page
from throneroom import WATCHER
from throneroom.kit.luck import Luck
from throneroom.kit.position import Position
from throneroom.kit.speech import LANGUAGES, catalogue
from throneroom.kit.text import seat_name

POSITIONS = 200
SHARE = 0.15  # of the positions of a match


def things_of_trun(view: dict[str, Any], seat: int) -> Iterator[str]:
    """What a browser lets people touch: the own hand."""
    yield from view["table"]["seats"][seat]["hand"]


def things_of_krvavy_trun(view: dict[str, Any], seat: int) -> Iterator[str]:
    """The own hands; while something is done in the row, every slot of it."""
    table = view["table"]
    slots = range(len(table["row"]))
    cards = [card for family in table["seats"][seat]["families"] for card in family["hand"]]
    step = table["step"]
    if step == "place":
        yield from (f"place {card} on {slot}" for card in cards for slot in slots)
    elif step in ("strike", "copy", "move", "to"):
        yield from (f"{step} {slot}" for slot in slots)
    elif step == "spy":
        yield from (f"spy {seat_name(other)}" for other in range(len(table["seats"])))
    yield from cards if seat_name(seat) not in view["waiting"] else ()


def things_of_dedicove(view: dict[str, Any], seat: int) -> Iterator[str]:
    """The own hand, the tavern, the heroes of all parties and the players; and what could be done another time."""
    table = view["table"]
    verb = (table["question"] or {}).get("verb") or "bury"
    for card in table["seats"][seat]["hand"]:
        yield from (f"play {card}", f"discard {card}", f"hide {card}")
    yield from (f"draw slot {slot + 1}" for slot, card in enumerate(table["tavern"]) if card)
    for other, party in enumerate(table["seats"]):
        yield f"pick {seat_name(other)}"
        yield from (f"{verb} {seat_name(other)}{place + 1}" for place in range(len(party["party"])))


def things_of_trolli(view: dict[str, Any], seat: int) -> Iterator[str]:
    """The own round cards, the actions of all places, the displays, and every place for a troll."""
    table = view["table"]
    yield from (f"play {card}" for card in table["seats"][seat]["hand"])
    yield from ("mine-D", "camp", "tiles", "buy", "princess", "castle", "hire", "activate board")
    yield from (f"claim {card}" for card in table["royal_cards"])
    if table["step"] in ("tile", "lay"):
        yield from (f"tile {tile}" for tile in table["caves"])
    if table["step"] == "move":
        yield from (f"move {troll} {place}" for troll in range(1, 6) for place in ("mine", "power", "I", "II"))


THINGS = {
    "trun": things_of_trun,
    "krvavy_trun": things_of_krvavy_trun,
    "dedicove": things_of_dedicove,
    "trolli": things_of_trolli,
}


def positions(game: str) -> Iterator[Position]:
    """Some positions of random matches with every number of seats."""
    dice = random.Random(game)
    rules = throneroom.GAMES[game]
    given = 0
    while given < POSITIONS:
        position = rules.start(dice.choice(rules.seats), {}, Luck.seeded(dice.randrange(10**6)))
        while not position.is_over and given < POSITIONS:
            if dice.random() < SHARE:
                given += 1
                yield position
            seat = position.actor
            position.play(dice.choice(position.legal(seat)), seat)


@pytest.mark.parametrize("game", throneroom.GAMES)
def test_every_greyed_thing_explains_itself(game: str) -> None:
    pages = {language: numbers_of_page(page(game, language)) for language in LANGUAGES}
    greyed = set()
    for position in positions(game):
        for seat in range(position.seats):
            view = position.view(seat)
            legal = position.legal(seat)
            usable = {*legal, *(text.split()[-1] for text in legal)}
            for thing in set(THINGS[game](view.json(), seat)) - usable:
                why = view.why_not(thing)
                assert why is not None, (view.json(), thing)
                greyed.add(why.code)
                for language in LANGUAGES:
                    assert why.rule in pages[language], (why, language)
                    said = catalogue(language).say(f"refused-{why.code}", dict(why.arguments))
                    assert "{$" not in said, (why, language)
    assert len(greyed) > 1, greyed


@pytest.mark.parametrize("game", throneroom.GAMES)
def test_a_watcher_can_use_nothing(game: str) -> None:
    position = next(positions(game))
    things = [*THINGS[game](position.view(position.actor).json(), position.actor), "nonsense", ""]
    assert all(position.view(WATCHER).why_not(thing) for thing in things)


@pytest.mark.parametrize("game", throneroom.GAMES)
def test_what_can_be_used_needs_no_excuse(game: str) -> None:
    for position in positions(game):
        view = position.view(position.actor)
        assert [text for text in position.legal(position.actor) if view.why_not(text) is not None] == []
